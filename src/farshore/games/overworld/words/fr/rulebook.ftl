# The rulebook to read. A chapter is overworld-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

overworld-rulebook = Ensemble, on pose une carte qui n’a pas de bord, et l’on en tient les montagnes et les forêts avec des chameaux, les récifs et les tourbillons avec des navires. Là où les tuiles laissent une faille que rien ne peut remplir, le joueur le plus fort alentour place une porte vers son donjon. Quand il n’y a plus de côtes, on compte des points pour les régions que l’on tient et pour la distance entre ses portes ; celui qui en a le plus l’emporte.

overworld-rulebook-tiles = Le monde, tuile après tuile
overworld-rulebook-tiles-world =
    Au début, une seule tuile de côte est sur la table. Tout grandit à partir d’elle. Elle ne porte jamais de pièce ; on compte les cases à partir d’elle, vers le nord et le sud, l’est et l’ouest : « N3 O2 » est à trois cases au nord et deux à l’ouest.
    .caption = Le milieu d’une partie à trois. Les chameaux sont sur la terre, les navires sur l’eau ; sept portes mènent à trois donjons.
overworld-rulebook-tiles-pieces = Chacun a 7 chameaux, 7 navires et 3 portes de donjon. Les neuf tuiles de côte qui restent forment la pile ; les 40 tuiles de relevé vont dans le sac. À trois joueurs, l’une d’elles retourne dans la boîte sans être vue. Le hasard dit qui commence.
overworld-rulebook-tiles-survey =
    Une _tuile de relevé_ couvre trois cases, en forme de L. Sur un côté, c’est la terre, et chaque case est montagne ou forêt ; sur l’autre, c’est l’eau, et chaque case est tourbillon ou récif. Il y a huit types, cinq tuiles de chacun.
    .caption = Une tuile du sac, dans tous les sens possibles : côté terre et côté eau.
overworld-rulebook-tiles-coast = Une _tuile de côte_ est une case. L’un de ses bords est terre, le bord opposé est eau, et les deux bords entre eux sont plats. Sa moitié terre est forêt ou montagne, sa moitié eau récif ou tourbillon. C’est ici seulement que la terre et la mer peuvent se rencontrer.

overworld-rulebook-laying = La carte grandit
overworld-rulebook-laying-steps =
    Un tour a quatre étapes :

    1. Pioche une tuile de relevé dans le sac.
    2. Pose-la, et peut-être une côte.
    3. Mets-y des explorateurs.
    4. Si des failles se sont formées, elles sont résolues.
overworld-rulebook-laying-edges =
    Pose la tuile d’un côté ou de l’autre, tournée à volonté, de sorte qu’au moins un de ses bords touche la carte. Les bords qui se touchent doivent être pareils : terre contre terre, eau contre eau. La forêt peut être à côté de la montagne et le récif à côté du tourbillon ; les coins ne comptent pas. Le bord plat d’une côte n’accepte pas de tuile de relevé.
    .caption = Les points sont toutes les cases autour desquelles Noir peut poser la tuile en main : côté terre au nord, côté eau au sud, et nulle part entre les deux.
overworld-rulebook-laying-coast =
    Une tuile de relevé toute claire ou toute foncée montre une côte. Prends alors aussi une tuile de côte, n’importe laquelle de celles qui restent et d’une face ou de l’autre, et pose-la de sorte que son bord terre ou son bord eau touche le même sur la tuile que tu viens de poser.

    Noir a pioché trois cases claires et les a posées côté montagnes. Une côte doit maintenant suivre, sa terre tournée vers elles.
    .caption = Où la côte peut aller : à côté de la nouvelle tuile, partout où ses autres bords s’accordent aussi.

overworld-rulebook-explorers = Les explorateurs
overworld-rulebook-explorers-three =
    Mets un explorateur sur chaque case de ta tuile de relevé : des chameaux sur la terre, des navires sur l’eau.

    Noir a posé une tuile côté terre à l’ouest et y met { $camels } chameaux ; il en reste { $left }.
    .caption = Trois chameaux pour trois cases.
overworld-rulebook-explorers-few =
    Si tu en as moins de trois de cette sorte, tu choisis les cases qu’ils prennent. Noir n’a plus que { $camels } chameaux et doit laisser une case vide.
    .caption = Noir choisit parmi les cases marquées.
overworld-rulebook-explorers-coast = Si tu as aussi posé une côte, mets-y un chameau ou un navire : un chameau tient sa moitié terre, un navire sa moitié eau. La tuile de relevé passe d’abord.

overworld-rulebook-regions = Les régions
overworld-rulebook-regions-joined =
    Des cases d’une même sorte reliées par leurs bords forment une _région_, quel que soit le nombre de tuiles qu’elle occupe. La moitié d’une côte appartient à la région que touche son bord denté.
    .caption = Huit régions. Chacune est entourée d’un trait, en couleur si quelqu’un la tient.
overworld-rulebook-regions-held =
    À la fin, chaque région vaut 2 points pour la personne qui y a le plus d’explorateurs, quelle que soit sa taille.

    Dans les grandes montagnes du nord, Blanc a { $white } chameaux et Noir { $black }. Elles rapporteraient { $points } points à Blanc, et rien à Noir.
    .caption = Les montagnes que tient Blanc.
overworld-rulebook-regions-tie =
    À égalité, chacun marque tous les points. Dans le récif du sud, Noir et Blanc ont { $black } et { $white } navires : { $points } points pour l’un comme pour l’autre. Le récif de la première côte en fait partie aussi.
    .caption = Un récif, deux maîtres.

overworld-rulebook-gaps = Les failles
overworld-rulebook-gaps-what =
    Une faille est un groupe de cases vides fermé de tous côtés, et où _aucune tuile de relevé ne pourrait jamais aller_. Les coins peuvent rester ouverts. Peu importe ce qui est encore dans le sac : si une tuile quelconque y allait, ce n’est pas une faille.

    Une tuile de relevé est tout entière terre ou tout entière eau. Un trou entre terre et mer est donc une faille, même en forme de L.
    .caption = Pas de faille : les trois cases vides sont enfermées, mais une tuile de terre y irait.
overworld-rulebook-gaps-closed =
    Noir pose la dernière tuile autour d’une seule case vide. Il n’y a pas de place pour trois cases : une faille s’est donc formée. On cherche les failles quand toutes les tuiles et tous les explorateurs du tour sont placés.
    .caption = La faille en N2 est fermée. Noir dominait alentour : une porte s’y dresse, et les chameaux de Noir sont revenus dans sa réserve.

overworld-rulebook-contest = Qui place la porte
overworld-rulebook-contest-who =
    Toutes les régions qui partagent un _bord_ avec la faille se la disputent ; un coin ne suffit pas. Compte les explorateurs de chacun dans toutes ces régions ensemble, même ceux qui sont loin de la faille. La personne qui en a le plus _doit_ y placer une porte, et reprend tous ses explorateurs de ces régions.
overworld-rulebook-contest-before =
    Jaune va fermer la faille en S3 O1. Le récif au nord porte un navire de Blanc, les tourbillons et récifs à l’est et au sud trois navires de Rouge ; les tourbillons du nord-est ne touchent que son coin, et les deux navires que Blanc y a ne comptent donc pas.
    .caption = Avant : les cases qui se disputeront la faille sont éclairées. La rive ouest est encore ouverte.
overworld-rulebook-contest-after =
    La tuile de Jaune la ferme. Deux navires de Jaune comptent aussi, contre { $white } pour Blanc et { $red } pour Rouge. C’est donc Rouge, sans avoir rien fait, qui place une porte et reprend les trois navires.
    .caption = Après : une porte rouge, et plus aucun navire rouge. Le navire jaune, tout à l’ouest, n’est dans aucune région qui touche la faille.
overworld-rulebook-contest-tie =
    À égalité, la personne qui a posé la tuile choisit l’un des joueurs à égalité, même si elle n’en fait pas partie. Une porte est-elle un cadeau ? Elle coûte des explorateurs qui tiennent des régions. Parfois, le mieux qu’on puisse faire d’une égalité, c’est de l’offrir.
    .caption = Noir a fermé une faille autour de laquelle les forces sont égales, et décide qui place la porte.

overworld-rulebook-doors = Portes et circuits
overworld-rulebook-doors-tour =
    À la fin, tes portes rapportent la longueur d’un circuit : de l’une à la suivante, à la troisième, et retour à la première. Compte les pas le long des rangées et des colonnes, tout droit sur la table, qu’il y ait des tuiles ou non.

    Les portes de Noir sont à 2, 3 et 3 pas les unes des autres : { $total } points.
    .caption = Le circuit de Noir : deux pas vers l’est, trois vers le sud-ouest, et trois pour revenir.
overworld-rulebook-doors-two = Deux portes rapportent l’aller et le retour ; une seule ne rapporte rien. Dans une faille de plusieurs cases, ta porte se tient là où c’est le mieux pour toi.
overworld-rulebook-doors-fourth = Si tu remportes une quatrième faille, l’une de tes trois portes doit s’y déplacer. Dans son ancienne faille, un de tes explorateurs reste pour de bon, venu du plateau ou de ta réserve ; il ne compte plus pour rien.

overworld-rulebook-end = La fin de la partie
overworld-rulebook-end-when = Quand la dernière tuile de côte a été prise, on continue jusqu’à ce que tout le monde ait joué le même nombre de tours, ou jusqu’à ce que le sac soit vide. Puis on additionne régions et portes. Le joueur qui a le plus de points l’emporte ; à égalité, celui dont les portes en ont rapporté le plus ; ensuite, la victoire est partagée.
overworld-rulebook-end-points =
    Si la partie se terminait ici, Noir aurait { $regions } points pour les régions et { $doors } pour le chemin entre deux portes : { $black } en tout. Blanc, avec trois portes mais moins de régions, en aurait { $white }, Rouge { $red }.
    .caption = La même partie que sur la première figure, avec le circuit de chacun et sa longueur.

overworld-rulebook-provisions = Les provisions
overworld-rulebook-provisions-shop =
    Une boutique contient quatre torches, quatre cartes, quatre clés, quatre potions et quatre cuisses de poulet. La personne qui place une porte dans une faille de plus d’une case en remplit les autres cases avec des objets de son choix.

    Une faille est à toi tant qu’elle contient ta porte, ton port ou un explorateur que tu as laissé. Quand ta porte s’en va, tu peux laisser un explorateur pour garder les objets ; sinon, ils ne sont plus à personne.
overworld-rulebook-provisions-sets =
    À la fin, forme des séries d’objets différents, en commençant par les plus grandes possible. Une série rapporte sa taille multipliée par elle-même.

    Les failles de Blanc contiennent une carte, une torche, une cuisse de poulet et une clé : 4 × 4 = 16. Une autre carte et une autre clé font 2 × 2 = 4. En tout { $total } points.
    .caption = Deux grandes failles de Blanc, avec tout ce qu’elles contiennent.

overworld-rulebook-ports = Les ports
overworld-rulebook-ports-place = Chacun a un port, long de deux cases. La personne qui remporte une faille d’au moins deux cases peut l’y construire au lieu de placer une porte. Il peut se déplacer plus tard, mais deux explorateurs restent alors dans son ancienne faille. Un port n’est pas une porte.
overworld-rulebook-ports-region =
    À la fin, choisis une région qui partage un bord avec la faille de ton port : 1 point pour chacune de ses cases, peu importe qui la tient. La moitié d’une côte est une case.

    Autour du port de Noir, il y a quatre montagnes, un récif, trois tourbillons et les moitiés de deux côtes. Les montagnes sont la plus grande région : { $points } points, même si ce sont les chameaux de Blanc qui s’y trouvent.
    .caption = Le port de Noir, et les montagnes qui comptent pour lui.

overworld-rulebook-glance-turn = Un tour
    .text =
        1. Pioche une tuile de relevé. Toute claire ou toute foncée : prends aussi une côte.
        2. Pose-la, d’un côté ou de l’autre ; puis la côte contre elle.
        3. Mets des explorateurs sur toutes ses cases, et un sur la côte.
        4. Résous les failles qui se sont formées.
overworld-rulebook-glance-laying = Poser
    .text =
        - Au moins un bord doit toucher la carte.
        - Terre contre terre, eau contre eau ; les coins ne comptent pas.
        - Pas de tuile de relevé au bord plat d’une côte.
overworld-rulebook-glance-explorers = Les explorateurs
    .text =
        - Chameaux sur la terre, navires sur l’eau, 7 de chaque.
        - Avec moins de trois, choisis les cases.
        - Côte : un chameau pour sa moitié terre ou un navire pour sa moitié eau.
overworld-rulebook-glance-gaps = Les failles
    .text =
        - Fermées par des bords, et aucune tuile de relevé ne pourrait jamais y aller.
        - Les régions qui partagent un bord avec la faille se la disputent.
        - Le joueur qui y a le plus d’explorateurs doit placer une porte, et les reprend.
        - Égalité : la personne qui a posé la tuile choisit parmi les joueurs à égalité.
        - Quatrième porte : déplace-en une, et laisse un explorateur.
overworld-rulebook-glance-scoring = Les points
    .text =
        | Région | 2 pour le plus d’explorateurs ; à égalité : 2 chacun |
        | Trois portes | longueur du circuit, retour compris |
        | Deux portes | aller et retour |
overworld-rulebook-glance-end = La fin
    .text = Après la dernière côte, on joue jusqu’à égalité de tours, ou jusqu’à ce que le sac soit vide. Le joueur qui a le plus de points l’emporte ; à égalité : le plus de points pour les portes.
overworld-rulebook-glance-expansions = Les extensions
    .text =
        | Provisions | remplis les autres cases de tes failles ; une série d’objets différents rapporte le carré de sa taille |
        | Ports | au lieu d’une porte, sur deux cases ; 1 point pour chaque case d’une région voisine |
