# The rules of Overworld in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-overworld-section-components = Matériel
-overworld-section-setup = Mise en place
-overworld-section-turn = Un tour : piocher et agrandir le plateau
-overworld-section-explorers = Explorateurs et régions
-overworld-section-gaps = Failles et portes de donjon
-overworld-section-end = La fin de la partie
-overworld-section-scoring = Décompte
-overworld-section-expansions = Extensions

OVW-1 = Joueurs et pièces
    .section = { -overworld-section-components }
    .also = matériel, pions, figurines, combien
    .text = Deux à quatre explorateurs jouent : noir, blanc, rouge et jaune. Chacun a 7 chameaux, 7 navires et 3 portes de donjon.

OVW-2 = Tuiles de relevé
    .section = { -overworld-section-components }
    .also = formes, pièces, arpentage
    .text =
        La carte grandit sur une grille de cases sans bord. Une tuile de relevé en couvre trois en forme de L : un bout, l’angle, l’autre bout. Sur son côté terre, chaque case est montagne (clair) ou forêt (foncé) ; sur son côté eau, chaque case est tourbillon (clair) ou récif (foncé).
        Il y a huit types, un pour chaque disposition de clair et de foncé, et cinq tuiles de chacun : 40 en tout. Un type s’écrit par son premier bout, son angle et son second bout, par exemple ldl pour clair, foncé, clair (light, dark, light). Retourner une tuile la met en miroir : ses deux bouts échangent leurs places.

OVW-3 = Tuiles de côte
    .section = { -overworld-section-components }
    .also = rivage, plage, littoral
    .text =
        Une tuile de côte est une case où la terre rencontre la mer. Un bord est terre, le bord opposé est eau, et les deux bords entre eux sont plats. Sa moitié terre est forêt ou montagne, sa moitié eau tourbillon ou récif.
        Il y en a dix, cinq de chacun de deux motifs, et les deux motifs ont deux faces. Le motif A montre forêt et tourbillon (A0) ou montagne et récif (A1), le motif B forêt et récif (B0) ou montagne et tourbillon (B1).

OVW-4 = Une tuile de moins à trois
    .section = { -overworld-section-components }
    .also = trois joueurs
    .text = À trois joueurs, une tuile de relevé tirée au hasard retourne dans la boîte, et personne ne voit laquelle. Une tuile n’est donc jamais piochée.

OVW-10 = Mise en place
    .section = { -overworld-section-setup }
    .also = préparation, premier joueur, qui commence, ordre du tour
    .text = Une tuile de côte, face tirée au hasard, est posée sur (0,0), bord terre au nord. Elle ne porte jamais de pièce. Les neuf autres tuiles de côte forment la pile, et les tuiles de relevé vont dans le sac. On tire au sort qui commence ; puis on joue dans le sens horaire.

OVW-20 = Piocher une tuile
    .section = { -overworld-section-turn }
    .also = prendre, tirer, pioche
    .text = Pioche une tuile de relevé dans le sac. Si toutes ses cases sont claires, ou toutes foncées, elle porte le symbole de côte : prends aussi une tuile de côte dans la pile et joue-la dans le même tour. En la posant, tu choisis n’importe quel motif encore disponible, et l’une ou l’autre face. Si la pile est vide, il n’y en a pas.

OVW-21 = Poser la tuile de relevé
    .section = { -overworld-section-turn }
    .also = placer, jouer, s’accorder, adjacent, tourner, retourner
    .text = Pose la tuile de relevé d’un côté ou de l’autre, tournée à volonté, sur trois cases vides, de sorte qu’elle partage au moins un bord avec une tuile de la table. Tous les bords qui se touchent doivent être pareils : terre contre terre, eau contre eau. La forêt peut être à côté de la montagne, et le récif à côté du tourbillon. Le bord plat d’une côte n’accepte pas de tuile de relevé. Les coins ne comptent pas. Les cases d’une faille résolue sont fermées.

OVW-22 = Poser la tuile de côte
    .section = { -overworld-section-turn }
    .also = placer, jouer, rivage
    .text =
        Pose la tuile de côte de sorte que son bord terre ou son bord eau touche le même sur la tuile de relevé que tu viens de poser. Tous ses autres bords qui touchent quelque chose doivent s’accorder aussi ; plat contre plat convient. Toute case vide qui n’est pas fermée fait l’affaire, même un trou que tu viens de créer : on ne cherche les failles que lorsque toutes les tuiles et tous les explorateurs du tour sont placés.
        Tu dois donc poser la tuile de relevé là où la côte trouve une place. S’il n’y a vraiment aucune place de ce genre, la côte retourne dans la pile.

OVW-23 = Une tuile qui ne va nulle part
    .section = { -overworld-section-turn }
    .also = passer, sauter, bloqué
    .text = Si une tuile de relevé ne va nulle part, elle est mise de côté et ton tour est terminé. Dans une vraie partie, cela n’arrive pas.

OVW-30 = Explorateurs sur la tuile de relevé
    .section = { -overworld-section-explorers }
    .also = pions, figurines, chameaux, navires, revendiquer
    .text = Mets un explorateur de ta réserve sur chacune des trois cases : des chameaux si le côté terre est visible, des navires si c’est le côté eau. Si tu en as moins de trois, mets tous ceux que tu as, sur les cases de ton choix.

OVW-31 = Un explorateur sur la côte
    .section = { -overworld-section-explorers }
    .also = pions, figurines
    .text = Si tu as posé une tuile de côte, mets-y un chameau ou un navire, à ton choix parmi ceux qui restent dans ta réserve ; la tuile de relevé passe d’abord. Un chameau tient la moitié terre de la côte, un navire sa moitié eau. Si tu n’as ni l’un ni l’autre, la côte reste vide.

OVW-40 = Régions
    .section = { -overworld-section-explorers }
    .also = zone, territoire, terrain, groupe
    .text = Des cases d’une même sorte (montagne, forêt, tourbillon ou récif) reliées par leurs bords forment une région. Chaque moitié d’une côte appartient à la région de sa sorte qu’elle touche par son bord terre ou eau. Deux côtes posées plat contre plat et pointant dans la même direction relient aussi celles de leurs moitiés qui sont pareilles.

OVW-41 = Qu’est-ce qu’une faille
    .section = { -overworld-section-gaps }
    .also = trou, enclos, entouré, lacune, vide
    .text = Une faille est un groupe de cases vides, reliées par leurs bords, fermé de tous côtés et où aucune tuile de relevé ne pourrait jamais être posée. Les coins peuvent être ouverts. Peu importe quelles tuiles restent dans le sac : seul compte si un L à l’intérieur s’accorderait, terre ou eau, à chaque bord où il touche une tuile. Un trou en forme de L entouré à la fois de terre et d’eau est donc une faille : aucune tuile n’a les deux.

OVW-42 = Qui remporte une faille
    .section = { -overworld-section-gaps }
    .also = majorité, égalité, départage, contrôle, capturer, gagner
    .text =
        Chaque faille formée pendant ton tour est résolue, l’une après l’autre. S’il y en a plusieurs, tu choisis l’ordre, et les explorateurs sont recomptés à chaque fois. Toutes les régions qui partagent un bord avec la faille se la disputent ; se toucher par un coin ne suffit pas. Au bord terre ou eau d’une côte, seule cette moitié concourt ; à un bord plat, les deux moitiés.
        Le joueur qui a le plus d’explorateurs dans ces régions prises ensemble remporte la faille, et il y est obligé : tous ses explorateurs de ces régions reviennent dans sa réserve, puis il place une porte de donjon dans la faille. À égalité, le joueur dont c’est le tour désigne l’un de ceux à égalité, même s’il n’en est pas. S’il n’y a aucun explorateur, la faille reste fermée et vide.
        Exemple : autour d’une faille, Blanc a 1 navire, Jaune 2 et Rouge 3. Rouge reprend les 3 navires et place une porte.

OVW-43 = Quand toutes les portes sont en jeu
    .section = { -overworld-section-gaps }
    .also = épuisé, déplacer une porte
    .text = Si tes trois portes sont toutes sur le plateau, tu dois en déplacer une dans la faille que tu as remportée. Dans son ancienne faille, tu laisses un de tes explorateurs, du plateau ou de ta réserve. Tu choisis la porte et l’explorateur. Un explorateur laissé ne revient jamais et ne compte pour rien. Tant que tu as une porte en réserve, aucune porte ne se déplace. Si tu n’as aucun explorateur, tu n’en laisses pas.

OVW-50 = La fin
    .section = { -overworld-section-end }
    .also = fin de partie, finir, terminé, dernier tour
    .text = Quand la pile de tuiles de côte est vide, on continue jusqu’à ce que tout le monde ait joué le même nombre de tours, ou jusqu’à ce que le sac soit vide. On le vérifie à la fin d’un tour : si la dernière personne d’un tour de table a pris la dernière tuile de côte, la partie est terminée aussitôt. Puis on compte les points.

OVW-60 = Points des régions
    .section = { -overworld-section-scoring }
    .also = majorité, égalité, contrôle, score
    .text = Chaque région rapporte 2 points au joueur qui y a le plus d’explorateurs. À égalité, chacun reçoit 2 points. Une région sans explorateurs ne rapporte rien.

OVW-61 = Points des portes
    .section = { -overworld-section-scoring }
    .also = trajet, distance, circuit, chemin, score, périmètre
    .text =
        Va de l’une de tes portes à la suivante, puis à la troisième, et reviens à ton point de départ, le long des rangées et des colonnes, et tout droit sur la table là où il n’y a pas de tuiles. Chaque pas de case en case vaut un point. Dans une faille de plusieurs cases, chaque porte se tient là où c’est le mieux pour toi. Avec deux portes, tu fais l’aller et retour ; avec une ou aucune, tu ne reçois rien.
        Exemple : des portes sur (1,2), (3,2) et (2,4) sont à 2, 3 et 3 pas les unes des autres, ce qui fait 8 points.

OVW-62 = La victoire
    .section = { -overworld-section-scoring }
    .also = gagner, vainqueur, gagnant, égalité, départage, comment gagner
    .text = Additionne les points des régions et des portes et, dans les extensions, ceux des provisions et du port. Le joueur qui a le plus de points l’emporte ; à égalité, celui dont les portes en ont rapporté le plus ; s’il y a encore égalité, la victoire est partagée.

OVW-70 = Provisions
    .section = { -overworld-section-expansions }
    .also = collection, séries, objets, magasin, bonus
    .text =
        Dans cette extension, une boutique contient quatre torches, quatre cartes, quatre clés, quatre potions et quatre cuisses de poulet. La personne qui place une porte dans une faille de plusieurs cases met un objet de son choix sur chacune de ses autres cases. Si la boutique n’en a pas assez, tout ce qui reste y va. Les objets ne fixent pas la porte : elle peut compter sur n’importe quelle case de sa faille.
        Quand une telle porte s’en va, tu gardes les objets en laissant un explorateur, comme toujours quand une porte se déplace. Mais si la faille contient des objets, tu peux aussi ne laisser personne ; les objets restent alors là et ne sont plus à personne. Une faille est à toi tant qu’elle contient ta porte, ton port ou un explorateur que tu as laissé.
        À la fin, forme des séries d’objets différents avec ceux de toutes tes failles, chaque série aussi grande que possible. Une série rapporte sa taille multipliée par elle-même. Exemple : une carte, une torche, une cuisse de poulet et une clé forment une série de quatre pour 16 points ; une autre carte et une autre clé une série de deux pour 4 de plus.

OVW-71 = Ports
    .section = { -overworld-section-expansions }
    .also = havre, bonus
    .text =
        Dans cette extension, chacun a un port, qui occupe deux cases. Si tu remportes une faille d’au moins deux cases, tu peux y construire ton port au lieu de placer une porte, et alors aucune porte n’a à se déplacer. Un port qui est sur le plateau peut se déplacer vers la nouvelle faille, mais seulement si tu laisses deux explorateurs, du plateau ou de ta réserve, dans son ancienne faille, dont les objets restent à toi. Avec les provisions, tu peux remplir les cases à côté d’un port, toutes ou aucune.
        À la fin, choisis une région qui partage un bord avec la faille de ton port. Elle rapporte un point pour chacune de ses cases, une moitié de côte en étant une, peu importe qui la tient. Un port n’est pas une porte.
