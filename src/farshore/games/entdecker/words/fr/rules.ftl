# The rules of Entdecker in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-entdecker-section-components = Matériel
-entdecker-section-setup = Mise en place
-entdecker-section-departure = Un tour : revenu et départ
-entdecker-section-journey = Un tour : le voyage
-entdecker-section-units = Un tour : les unités
-entdecker-section-events = Événements
-entdecker-section-fills = Un tour : combler les cases entourées
-entdecker-section-islands = Un tour : décompter les îles
-entdecker-section-jungle = La jungle
-entdecker-section-end = La fin de la partie
-entdecker-section-editions = Éditions
-entdecker-section-variants = Variantes

ENT-1 = Le plateau
    .section = { -entdecker-section-components }
    .also = grille, carte, coordonnées, carte marine
    .text = Le territoire inexploré compte 12 colonnes, de A à L d’ouest en est, et 8 rangées, de 1 à 8 du nord au sud. C4 est donc la troisième case depuis l’ouest dans la quatrième rangée depuis le nord. Un scénario personnel peut utiliser un plateau d’une autre taille.

ENT-2 = Cases de bord
    .section = { -entdecker-section-components }
    .also = bordure, marge, pourtour, frontière
    .text = Autour du territoire se trouvent les cases de bord, une pour chaque case de la bordure, 40 sur le plateau imprimé. Une case de bord est de la mer pour la case qui lui fait face. Partir du côté sud est gratuit ; du côté ouest ou est, cela coûte 1 pièce d’or, du côté nord 2 pièces d’or. On les écrit par côté, puis colonne ou rangée : S:C est du côté sud sous la colonne C, W:4 du côté ouest à côté de la rangée 4.

ENT-3 = Tuiles de découverte
    .section = { -entdecker-section-components }
    .also = pièces, formes, types de tuiles
    .text = Chacun des quatre côtés d’une tuile est soit terre, soit mer. Il y a six motifs, que l’on peut tourner à volonté : 1 pleine mer, 2 terre d’un côté, 3 terre sur deux côtés voisins, 4 terre sur deux côtés opposés, 5 terre sur trois côtés, 6 terre tout autour. Le motif 7 est la cascade : terre tout autour, avec un bonus de 5 ou 10 points.

ENT-4 = Mer et terre sur une tuile
    .section = { -entdecker-section-components }
    .also = chenal, canal, passage
    .text = Tous les côtés mer d’une tuile communiquent : un navire peut passer de l’un à n’importe quel autre. La terre d’une tuile est d’un seul tenant, à une exception près : sur le motif 4, avec terre sur deux côtés opposés, un détroit sépare deux terres qui peuvent appartenir à des îles différentes.

ENT-5 = Les tuiles de la boîte
    .section = { -entdecker-section-components }
    .also = combien de tuiles, nombre, contenu, répartition
    .text =
        Il y a 180 tuiles. Pour chaque motif, voici les tuiles face cachée, les tuiles face cachée avec un point d’interrogation, et les tuiles face visible :
        1 pleine mer : 13, 4, 20
        2 terre d’un côté : 28, 7, 9
        3 terre sur deux côtés voisins : 20, 5, 9
        4 terre sur deux côtés opposés : 12, 3, 6
        5 terre sur trois côtés : 15, 3, 10
        6 terre tout autour : 0, 0, 12
        S’y ajoutent quatre cascades, trois de +5 et une de +10. Les 22 points d’interrogation cachent 6 mines d’or, 5 pirates, 6 indigènes amicaux et 5 tempêtes, répartis au hasard à chaque partie.

ENT-6 = Le dé
    .section = { -entdecker-section-components }
    .also = dés, lancer, barre, roue
    .text = Le dé montre 2, 3, 4, 5, 6 et une roue de gouvernail, ou gouvernail tout court. On ne le lance que pour le revenu.

ENT-7 = Jetons Plante
    .section = { -entdecker-section-components }
    .also = marchandises, récolte, produits
    .text = Neuf jetons sont dans le sac. Le cacao, le tabac et la pomme de terre valent 5 points chacun ; la cacahuète, le haricot et le maïs 10 ; l’ananas, la tomate et le caoutchouc 15. Comme il n’y a que sept huttes, au moins deux jetons restent dans le sac.

ENT-8 = Sentiers de la jungle
    .section = { -entdecker-section-components }
    .also = chemins, pistes, œil
    .text = Sept sentiers de 8 cases chacun mènent à des huttes indigènes. On compte les cases depuis la hutte : la case 1, la plus proche de la hutte, est le point, où l’on découvre la tribu indigène ; les cases 3 et 6 sont des yeux, d’où l’on peut regarder dans la hutte.

ENT-9 = Ce que chacun reçoit au départ
    .section = { -entdecker-section-components }
    .also = argent de départ, capital, figurines, pions, réserve
    .text = Chaque joueur a 7 pièces d’or, 1 colonie, 2 forts et des éclaireurs : 20 à deux, 15 à trois, 12 à quatre. L’un de ces éclaireurs marque le score : il en reste 19, 14 ou 11 à utiliser. La banque n’est jamais à court d’or. Les couleurs sont rouge, blanc, jaune et violet.

ENT-10 = Piles cachées et piles visibles
    .section = { -entdecker-section-setup }
    .also = pioche, face cachée, face visible
    .text = Les tuiles face cachée, avec et sans point d’interrogation, sont mélangées et réparties, dos visible, en six piles cachées à peu près égales. Tout le monde voit si la tuile du sommet d’une pile a un point d’interrogation au dos, mais personne ne voit sa face. Les tuiles face visible sont triées par motif en piles visibles, que chacun peut compter.

ENT-11 = Scénarios
    .section = { -entdecker-section-setup }
    .also = cartes, dispositions, plans
    .text = Quelques tuiles de mer et des cascades sont sur le plateau avant la partie. Quatre scénarios sont fournis avec le jeu : « first », pour ta première partie ; « two-seas », coupé en deux du nord au sud ; « north-south », coupé en deux d’ouest en est ; et « three-seas », coupé en trois. Tu peux aussi dessiner le tien dans un fichier de scénario : avec n’importe quelles tuiles des piles visibles, sur un plateau de 6 sur 4 au moins et de 140 cases au plus. Les tuiles posées doivent s’accorder entre elles et avec le bord, et laisser une case d’où partir. Les cascades qui ne sont pas posées sont hors jeu. Les cases déjà entourées sont comblées à la fin du premier voyage.

ENT-12 = Qui commence
    .section = { -entdecker-section-setup }
    .also = premier joueur, ordre du tour, qui débute
    .text = La personne la plus jeune commence. À cette table, c’est la première place ou, au choix, une place tirée au sort.

ENT-20 = Revenu
    .section = { -entdecker-section-departure }
    .also = argent, gagner, pièces, dé, lancer
    .text = Si tu as moins de 4 pièces d’or au début de ton tour, lance le dé. Tu reçois autant de pièces d’or que le nombre indiqué, et tous les autres en reçoivent 1 de plus que toi. Si tu obtiens le gouvernail, tu choisis toi-même le nombre, de 2 à 6.

ENT-21 = La case de départ
    .section = { -entdecker-section-departure }
    .also = où partir, commencer, début
    .text = Place le navire là où commence ton voyage. C’est soit une case de bord qui fait face à une case inexplorée, soit une tuile découverte qui a un côté mer contre une case inexplorée et d’où une ligne de mer continue, de tuile en tuile, ramène à une case de bord.

ENT-22 = Frais de départ
    .section = { -entdecker-section-departure }
    .also = péage, taxe, coût, prix, payer, droit de passage
    .text = Trace une route sur la mer de ta case de départ à une case de bord. Paie à la banque les pièces de cette case de bord, et 2 pièces d’or au propriétaire de chaque fort ou colonie adverse sur les tuiles de la route, tuile de départ comprise. Les éclaireurs et tes propres unités ne coûtent rien, et chaque unité n’est payée qu’une fois. Tu choisis la route. Pour chaque case de départ, on te propose tous les paiements qui méritent réflexion : seuls sont écartés ceux qui ne sont nulle part moins chers qu’un autre, ni envers la banque, ni envers aucun propriétaire.

ENT-23 = Annoncer les tuiles
    .section = { -entdecker-section-departure }
    .also = acheter des tuiles, mise, combien de tuiles, coût, prix
    .text = Annonce combien de tuiles tu vas piocher, au moins une, et de quelle sorte : face cachée pour 1 pièce d’or chacune ou face visible pour 4 pièces d’or chacune, jamais des deux sortes dans un même tour. Tu paies aussitôt et rien n’est remboursé, même pour les tuiles que tu ne pioches pas. Tu ne peux pas annoncer plus de tuiles que tu ne peux en payer après les frais de départ, ni plus qu’il n’y en a : pour les tuiles face cachée comptent les piles cachées et la défausse, pour les tuiles face visible les piles visibles.

ENT-24 = Le voyage est obligatoire
    .section = { -entdecker-section-departure }
    .also = passer, sauter son tour, forcé, devoir
    .text = Si tu peux payer une case de départ quelconque et une tuile face cachée, tu dois faire un voyage. (S’il ne reste aucune tuile face cachée ni défaussée, c’est une tuile face visible que tu dois pouvoir payer.) Sinon, ton tour est terminé. Après un tour de table complet où personne n’a pu prendre la mer, chacun à son tour lance le dé pour le revenu, quel que soit son or, jusqu’à ce que quelqu’un prenne la mer.

ENT-30 = Piocher une tuile
    .section = { -entdecker-section-journey }
    .also = prendre une tuile, pioche
    .text = Pioche une tuile à la fois, dans n’importe quelle pile de la sorte annoncée. Le dos des piles cachées te permet de prendre un point d’interrogation ou de l’éviter. Dans les piles visibles, tu ne peux prendre qu’un motif qui peut être posé, sauf si aucun ne le peut. On voit le dos de la tuile suivante d’une pile cachée avant que tu poses celle que tu as piochée.

ENT-31 = Poser la tuile
    .section = { -entdecker-section-journey }
    .also = placer, jouer une tuile, correspondre, adjacent, tourner, orienter
    .text = Pose la tuile sur une case inexplorée voisine du navire, au-delà d’un côté mer de la case du navire ; depuis une case de bord, c’est la seule case qui lui fait face. Le côté qui touche la case du navire doit être un côté mer, et tout autre côté doit s’accorder avec ce qu’il touche : terre contre terre, mer contre mer, et les cases de bord comptent comme mer. Pour le reste, tu choisis la case et le sens de la tuile. (Une tuile entièrement de terre ne peut donc jamais être posée pendant un voyage.) Une tuile qui peut être posée doit l’être. Sinon, elle est défaussée : elle n’est ni remplacée ni remboursée, son événement n’a pas lieu, et le navire reste où il est.

ENT-32 = Le navire avance
    .section = { -entdecker-section-journey }
    .also = naviguer, mouvement, déplacement
    .text = Le navire avance sur la nouvelle tuile. S’il y a un événement sur la tuile, il a lieu à ce moment-là.

ENT-33 = La fin du voyage
    .section = { -entdecker-section-journey }
    .also = s’arrêter, finir, fin du tour, passer
    .text = Ton voyage se termine quand tu as pioché toutes les tuiles annoncées, quand le navire est dans un cul-de-sac (aucun côté mer de sa tuile ne donne sur une case inexplorée), quand tu poses une unité, quand une tempête éclate, ou quand tu décides de t’arrêter, ce que tu peux faire une fois ta première tuile piochée. Si tu ne peux ni piocher, ni poser, ni rappeler quoi que ce soit, il se termine de lui-même.

ENT-40 = Poser une unité
    .section = { -entdecker-section-units }
    .also = pion, figurine, pièce, revendiquer, construire, maison, prix des unités
    .text = Tu peux poser une unité par tour, sur la dernière tuile que tu as découverte, si elle montre de la terre ; jamais sur ta case de départ. Si la tuile a deux terres, dis sur laquelle. Une colonie coûte 6 pièces d’or, un fort 3 et un éclaireur 1 (dans l’édition Digest 2, 1 et rien). Poser une unité met fin à ton voyage. Tu peux encore en poser une si ton voyage s’est terminé avec ta dernière pioche, même si cette tuile a été défaussée, ou dans un cul-de-sac, mais pas après une tempête.

ENT-41 = Rappeler un éclaireur
    .section = { -entdecker-section-units }
    .also = reprendre, récupérer, retirer
    .text = Si tu n’as pas d’éclaireur dans ta réserve mais le droit et l’or pour en poser un, tu peux prendre l’un de tes éclaireurs sur un sentier de la jungle ou sur une île, même une île achevée pendant ce tour, et le poser. L’éclaireur qui marque ton score reste où il est, et les autres éclaireurs d’un sentier n’avancent pas. Dans l’édition Kosmos, tu peux rappeler un éclaireur à toute décision de ton tour jusqu’à celle sur l’unité, tant que ta réserve est vide.

ENT-50 = Mine d’or
    .section = { -entdecker-section-events }
    .also = trésor, argent
    .text = Tu reçois 3 pièces d’or de la banque.

ENT-51 = Pirate
    .section = { -entdecker-section-events }
    .also = voleur, brigand, vol
    .text = Tu perds la moitié de ton or au profit de la banque, arrondie à l’inférieur (dans l’édition Kosmos, au supérieur). Dans l’édition Digest, le pirate t’épargne si tu as un fort ou une colonie sur une île quelconque qui n’est pas achevée.

ENT-52 = Indigènes amicaux
    .section = { -entdecker-section-events }
    .also = tribu, autochtones, aide
    .text = Tu peux poser gratuitement un éclaireur de ta réserve sur n’importe quel sentier de la jungle. S’il n’y en a pas dans ta réserve, tu peux y déplacer un éclaireur d’un sentier ou du plateau ; il est d’abord retiré, donc il peut revenir sur son propre sentier. Tu peux refuser.

ENT-53 = Tempête
    .section = { -entdecker-section-events }
    .also = météo, orage, perdre un tour
    .text = Ton voyage se termine aussitôt : plus de tuiles, et pas d’unité. Les cases entourées sont tout de même comblées, et les îles achevées tout de même décomptées.

ENT-60 = Combler les cases entourées
    .section = { -entdecker-section-fills }
    .also = trou, vide, remplir, enclos, couvrir
    .text = À la fin d’un voyage, avant le décompte, toute case inexplorée isolée qui a des tuiles ou des cases de bord sur ses quatre côtés est comblée avec la tuile face visible qui convient. Toute zone inexplorée bordée uniquement de terre est comblée avec des tuiles entièrement de terre, jamais avec des cascades. Les cases sont comblées une à une, la plus au nord d’abord et, dans une rangée, la plus à l’ouest d’abord, jusqu’à ce qu’il n’y ait plus rien à combler. Ces tuiles n’apportent ni unités ni événements.

ENT-61 = Les eaux qu’aucun navire n’atteint
    .section = { -entdecker-section-fills }
    .also = inaccessible, enclos, lac
    .text = Une zone inexplorée qu’aucun navire ne pourrait jamais atteindre, parce que ni mer ni case inexplorée ne la relie à une case de bord, est comblée elle aussi, à partir du nord-ouest, case par case. Les côtés qui touchent quelque chose s’y accordent ; tous les autres côtés sont des côtés terre.

ENT-62 = Quand les tuiles manquent
    .section = { -entdecker-section-fills }
    .also = épuisé, pile vide, pénurie
    .text = Si la pile visible d’un motif nécessaire est vide, que ce soit pour combler une case ou pour une tuile achetée pendant un voyage, la tuile vient de la défausse, sinon des piles cachées : d’abord les tuiles sans point d’interrogation, puis celles qui en ont un, dans l’ordre mine, pirate, indigènes, tempête. Son événement est montré mais n’a pas lieu. Les tuiles face cachée restantes sont ensuite mélangées en autant de piles qu’avant. Pendant un voyage, on ne cherche qu’un motif qui peut être posé. Si l’on ne trouve nulle part de tuile pour combler une case, on en prend une de rechange. Quand toutes les piles cachées sont épuisées, la défausse est mélangée en deux nouvelles piles dès qu’elle contient des tuiles, et leurs événements comptent à nouveau. On forme de nouvelles piles quand aucune tuile n’est en main et que tout est comblé.

ENT-63 = Quand on ne peut plus rien découvrir
    .section = { -entdecker-section-fills }
    .also = blocage, impasse, bloqué
    .text = Si, au début d’un tour, aucune des tuiles qui restent, où que ce soit, ne va sur une case à côté d’une case de départ quelconque, quel qu’en soit le coût (on le vérifie avant le revenu), ou si aucune tuile n’a été posée pendant dix tours de table complets, toutes les cases inexplorées sont comblées, les îles sont décomptées comme si elles étaient achevées par le joueur dont c’est le tour, et la partie se termine.

ENT-70 = Îles achevées
    .section = { -entdecker-section-islands }
    .also = terminée, fermée, île complète
    .text = Une île est achevée quand aucun de ses côtés terre ne donne sur une case inexplorée. Si plusieurs îles sont achevées dans un même tour, le joueur dont c’est le tour choisit l’ordre. On en finit avec chaque île, éclaireurs compris, avant de choisir la suivante. Les îles sans unités ne demandent pas de choix.

ENT-71 = La valeur d’une île
    .section = { -entdecker-section-islands }
    .also = prix, taille, points
    .text = Une île vaut 1 point pour chaque tuile qu’elle occupe. Une tuile compte une fois, même si ses deux terres appartiennent à l’île. S’y ajoute le bonus de ses cascades, 5 ou 10 chacune. Dans l’édition Digest, les cascades n’ajoutent rien : leur bonus va à la personne qui les trouve.

ENT-72 = Les points d’une île
    .section = { -entdecker-section-islands }
    .also = majorité, égalité, départage, décompte, score, deuxième place, contrôle, leader
    .text = Les joueurs qui ont des unités sur l’île sont classés par leurs colonies ; à égalité par leurs forts, puis par leurs éclaireurs. Le premier rang marque toute la valeur, chaque rang suivant la moitié du rang précédent, arrondie au supérieur. À égalité, chacun marque les points de son rang, et le rang suivant en reçoit la moitié. Exemple : une île vaut 9. Jaune a une colonie, rouge et blanc ont chacun un fort et un éclaireur, violet a un éclaireur : ils marquent 9, 5, 5 et 3. Une île de valeur 17 avec quatre rangs différents donne 17, 9, 5 et 3. Une île sans unités ne rapporte rien à personne. Dans l’édition Digest, la force est une somme (colonie 3, fort 2, éclaireur 1), le premier rang marque toute la valeur, le deuxième la moitié arrondie à l’inférieur, personne d’autre ne marque, et à égalité, c’est le joueur qui y a posé une unité en premier qui est devant.

ENT-73 = Les unités quittent l’île
    .section = { -entdecker-section-islands }
    .also = retour, récupérer, après le décompte
    .text = Les forts et les colonies retournent dans la réserve de leurs propriétaires. Les éclaireurs vont dans la jungle : dans le sens horaire à partir du joueur dont c’est le tour, quiconque a des éclaireurs sur cette île en envoie un à la fois. On saute ceux qui n’en ont pas, et le dernier qui a encore des éclaireurs les envoie tous.

ENT-80 = Éclaireurs sur un sentier
    .section = { -entdecker-section-jungle }
    .also = chemin, regarder, espionner, jeton Plante
    .text = Le propriétaire d’un éclaireur choisit son sentier. L’éclaireur prend la case libre la plus proche de la hutte ; un sentier plein ne peut pas être choisi. La personne qui prend le point d’un sentier dont la hutte ne contient pas encore de jeton en pioche un dans le sac, le regarde et le cache dans la hutte. La personne qui prend un point ou un œil quand un jeton est déjà dans la hutte regarde ce jeton. Tout le monde sait qui a regardé, mais seuls ceux qui ont regardé savent ce qu’ils ont vu.

ENT-90 = Le dernier tour
    .section = { -entdecker-section-end }
    .also = fin de partie, finir, terminé
    .text = La partie se termine après le tour où la dernière case inexplorée est couverte. Ce tour est joué jusqu’au bout, décompte compris.

ENT-91 = Le décompte de la jungle
    .section = { -entdecker-section-end }
    .also = décompte final, majorité, égalité, départage, bonus
    .text = À la fin, tous les jetons sont montrés. Chacun va au joueur qui a le plus d’éclaireurs sur son sentier ; si plusieurs en ont le plus, à celui d’entre eux dont l’éclaireur est le plus proche de la hutte. Une hutte que personne n’a découverte ne contient rien, et le jeton d’un sentier sans éclaireurs ne va à personne. Dans l’édition Digest, un jeton est pris plus tôt, par le joueur dont l’éclaireur remplit le sentier ; seuls les sentiers qui n’ont jamais été pleins sont décomptés à la fin.

ENT-92 = La victoire
    .section = { -entdecker-section-end }
    .also = gagner, vainqueur, gagnant, égalité, départage, comment gagner
    .text = Le joueur qui a le plus de points de découverte l’emporte. Si plusieurs en ont le plus, celui d’entre eux qui a le plus d’or l’emporte ; s’il y a encore égalité, ils partagent la victoire. Dans l’édition Digest, l’or ne compte pas et ils partagent aussitôt la victoire.

ENT-93 = Détails des options
    .section = { -entdecker-section-editions }
    .also = règles maison, digest, majorité, égalité
    .text =
        Ces détails comptent dans l’édition Digest, ou quand ses règles sont choisies une à une.
        Plantes : une hutte donne un jeton par partie. La personne qui remplit un sentier, même en comblant un vide, prend son jeton et le montre.
        Cascades : la première personne qui, pendant un voyage, pose une tuile terre contre terre à côté d’une cascade marque aussitôt son bonus. Une case comblée ou une tuile de la mise en place ne trouve pas de cascade et n’en épuise pas non plus. Une tuile peut en trouver plusieurs, et chacune ne rapporte qu’une fois.
        Égalités sur une île : est devant le joueur dont la plus ancienne unité s’y trouve encore, îles réunies comprises.
        Pirates : on juge si le pirate t’épargne au moment où la tuile est posée ; une île achevée à ce moment-là ne te protège pas.
        Colonies : quand tu en poses une, tu peux envoyer un éclaireur de ta réserve sur un sentier de la jungle, avant que des cases soient comblées. Tu peux refuser.
        Deux parts avec égalités partagées : toutes les personnes au premier rang marquent la valeur entière, toutes celles au deuxième rang la moitié.

ENT-95 = Éclaireurs d’élite
    .section = { -entdecker-section-variants }
    .also = secret, bonus, top scout
    .text = Dans cette variante, les éclaireurs de chacun sont numérotés : de 1 à 19 à deux, de 1 à 14 à trois, de 1 à 11 à quatre. Avant la partie, chaque joueur désigne en secret deux numéros différents. Quand tu poses un éclaireur, tu choisis quel numéro il porte, à la vue de tous. À la fin, les éclaireurs désignés sont révélés, et chacun compte pour deux sur son sentier.
