# The rules of Explorers in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-explorers-section-components = Matériel
-explorers-section-setup = Mise en place
-explorers-section-play = Manches et tours
-explorers-section-objects = Lieux et objets
-explorers-section-end = La fin de la partie
-explorers-section-achievements = Objectifs
-explorers-section-solo = Jouer en solo

EXP-1 = Le paysage
    .section = { -explorers-section-components }
    .also = plateau, grille, carte
    .text = Quatre des huit tuiles Paysage, de 8 cases sur 8 chacune, forment un carré de deux sur deux et donnent un paysage de 16 cases sur 16. Les quadrants sont A au nord-ouest, B au nord-est, C au sud-ouest et D au sud-est ; chaque tuile peut être tournée à volonté. Les colonnes portent les lettres a à p d’ouest en est, les rangées les numéros 1 à 16 du nord au sud. Tout le monde explore le même paysage, chacun avec ses propres coches.

EXP-2 = Terrains et villages
    .section = { -explorers-section-components }
    .also = types, villes, prairie, désert
    .text = Chaque case est d’herbe, d’eau, de sable ou de montagne, sauf le village de chaque tuile, qui porte le numéro de la tuile. Un village n’est pas un terrain. Seul le village de départ est coché ; les autres ne le sont jamais. Chaque tuile a aussi un temple, qui se trouve sur une case de terrain.

EXP-3 = Les objets d’une tuile
    .section = { -explorers-section-components }
    .also = éléments, symboles, icônes
    .text =
        Chaque tuile a un temple, une clé, un parchemin et un cheval ; les tuiles de numéro impair ont deux gemmes, les autres trois. Chacune a quatre aliments : les tuiles 1, 4 et 7 deux pommes, une carotte et un poisson ; les tuiles 2, 5 et 8 une pomme, deux carottes et un poisson ; les tuiles 3 et 6 une pomme, une carotte et deux poissons.
        Une tuile est faite de telle sorte que chaque terrain a de 12 à 20 cases et qu’il y a de 6 à 10 zones d’un seul tenant d’au moins 3 cases. Le village n’est pas au bord, est à côté d’au moins deux terrains et n’a aucun objet adjacent. Le temple est à au moins 4 pas du village et la clé à au moins 4 du temple ; des objets identiques sont à au moins 3 l’un de l’autre. On compte les pas en additionnant rangées et colonnes. Chaque case de chaque paysage est accessible.

EXP-4 = Cartes Exploration
    .section = { -explorers-section-components }
    .also = pioche, paquet, joker
    .text = Il y a huit cartes. Six montrent deux terrains différents, chaque paire une fois. Deux sont des cartes Joker, dont les côtés sont des duos : herbe et montagne d’un côté, sable et eau de l’autre ; ou eau et montagne d’un côté, herbe et sable de l’autre.

EXP-5 = Le plateau
    .section = { -explorers-section-components }
    .also = plateau Joueur, cadre, feuille
    .text = Chacun a de la place pour 4 clés et 4 parchemins et, pour chaque quadrant, une colonne de nombres pour son temple : 12, 10, 8, 6. À 3 joueurs, le 10 de chaque colonne est barré avant la partie ; à 2 joueurs, le 10 et le 6. À 4 joueurs, et en solo, les quatre nombres sont là.

EXP-10 = Côtés de base et avancés
    .section = { -explorers-section-setup }
    .also = difficulté, débutant, expert, scoring avancé, verso
    .text = Aliments, gemmes, temples et villages ont chacun un côté de base et un côté avancé. La table choisit pour chacun des quatre séparément, et le choix vaut pour tout le monde. Jusqu’à trois objectifs peuvent aussi être en jeu.

EXP-11 = Poser le paysage
    .section = { -explorers-section-setup }
    .also = installer, préparation, construire, carte
    .text = Le premier joueur choisit quatre tuiles et le sens de chacune. Une table peut aussi s’en remettre au hasard, ou donner un code de paysage : pour les quadrants A, B, C et D, la tuile et ses quarts de tour dans le sens horaire, par exemple 3r1 7r0 5r2 1r3.

EXP-12 = Le village de départ
    .section = { -explorers-section-setup }
    .also = point de départ, début, jonction
    .text = Tout le monde part du village le plus proche du centre du paysage, en ligne droite depuis le milieu de sa case. Si plusieurs sont à la même distance, le premier joueur en choisit un. Il est coché.

EXP-13 = Les premières coches
    .section = { -explorers-section-setup }
    .also = début, préparation
    .text = En même temps, chaque joueur choisit un terrain et en coche trois cases, chacune adjacente au village de départ ou à une autre coche. Cela compte comme un tour de la manche 1 : les aliments vont dans la colonne de cette manche, les parchemins peuvent servir dès le tour suivant, et à la fin les temples sont classés, avec leurs coches supplémentaires, et les courses vérifiées.

EXP-20 = Manches et cartes
    .section = { -explorers-section-play }
    .also = pioche, mélanger, durée, combien de temps
    .text = Une partie compte 4 manches de 7 tours. Pour chaque manche, les huit cartes sont mélangées, une est écartée sans être vue, et les sept autres sont retournées une à une.

EXP-21 = Un tour
    .section = { -explorers-section-play }
    .also = simultané, choisir, phase
    .text = Le joueur actif retourne une carte et choisit ouvertement l’un de ses côtés, où il cochera 3 cases. Tous les autres ont le choix : soit 3 cases de l’autre côté, soit 2 du côté choisi. Tout le monde joue en même temps : chacun s’engage sur un choix avant sa première coche, et choix et coches restent cachés jusqu’à ce que tout le monde ait fini, si bien qu’aller plus vite ne change jamais rien. Tu choisis librement, même un côté dont tu ne peux rien cocher. Tu as fini quand aucune coche n’est due ou possible.

EXP-22 = Cartes Joker
    .section = { -explorers-section-play }
    .also = duo, double terrain
    .text = Sur une carte Joker, chaque côté est un duo de terrains. Chaque coche peut être de l’un ou de l’autre, dans n’importe quel ordre, et toutes peuvent être du même.

EXP-23 = Le dernier tour à trois
    .section = { -explorers-section-play }
    .text = À trois joueurs, le dernier tour de la manche 4 n’a pas de joueur actif : chacun coche 3 cases du côté qu’il veut. Ainsi, tout le monde aura été joueur actif le même nombre de fois.

EXP-24 = Où cocher
    .section = { -explorers-section-play }
    .also = adjacent, orthogonal, voisin, croix, déplacement
    .text = Une coche se place sur une case non cochée directement au nord, à l’est, au sud ou à l’ouest d’une coche ; le village de départ en est une. Les coches d’un même tour n’ont pas besoin de se toucher.

EXP-25 = Les coches sont obligatoires
    .section = { -explorers-section-play }
    .also = devoir, forcé, passer, renoncer
    .text = Tant que tu peux cocher une case, tu dois le faire ; ce qui ne peut pas être placé est perdu. On en juge coche par coche : personne n’a à trouver l’ordre qui en place le plus. Si tu as une clé, un temple est une case comme une autre : il peut donc arriver que tu doives y entrer. Une table peut convenir que l’on a le droit de s’arrêter plus tôt ; on renonce alors à toutes les coches qui restent, celle d’un cheval comprise.

EXP-26 = Qui est joueur actif
    .section = { -explorers-section-play }
    .also = ordre du tour, qui commence, jeton
    .text = La table décide qui a le jeton Premier joueur dans la manche 1 : une place donnée, ou une place tirée au hasard. La personne qui a le jeton est le joueur actif du premier tour de la manche ; puis, à chaque tour, c’est la place suivante à gauche. Après chaque manche, le jeton Premier joueur passe à la place de gauche.

EXP-30 = Clés
    .section = { -explorers-section-objects }
    .also = ouvrir, entourer
    .text = Cocher une clé remplit un emplacement de clé. La clé peut servir aussitôt, même dans le même tour. Chaque emplacement n’est rempli qu’une fois ; quand tous sont pleins, une clé de plus est perdue, mais sa coche reste et compte pour les objectifs.

EXP-31 = Parchemins
    .section = { -explorers-section-objects }
    .also = carte, bonus, joker, action spéciale
    .text = Cocher un parchemin remplit un emplacement de parchemin. À partir du tour suivant, on peut le dépenser, un parchemin par tour, au moment de faire son choix : on ignore la carte et on coche 4 cases d’un même terrain. C’est possible aussi dans le tour sans joueur actif. Un joueur actif qui le fait choisit tout de même un côté de la carte pour les autres. Chaque emplacement n’est rempli qu’une fois ; quand tous sont pleins, un parchemin de plus est perdu, mais sa coche reste.

EXP-32 = Chevaux
    .section = { -explorers-section-objects }
    .also = supplémentaire, bonus, coche gratuite
    .text = Cocher un cheval te permet de cocher aussitôt une case de plus, de n’importe quel terrain, selon les règles habituelles. Tu prends l’objet qui s’y trouve, et un autre cheval continue de la même façon. Ensuite, tu poursuis ton tour. Un cheval sert aussi pendant la mise en place, avec un parchemin et avec des coches supplémentaires. S’il n’y a aucune case à cocher, il est perdu.

EXP-33 = Aliments, côté de base
    .section = { -explorers-section-objects }
    .also = provisions, nourriture, set, score
    .text = Chaque manche a une colonne avec une pomme, une carotte et un poisson. Tu ne peux cocher un aliment que tant que sa sorte est libre dans la colonne de cette manche. À la fin de la manche, tu marques 2 points pour une sorte, 5 pour deux, 10 pour les trois.

EXP-34 = Aliments, côté avancé
    .section = { -explorers-section-objects }
    .also = provisions, nourriture, score
    .text = Dans la manche 1, aucun aliment ne peut être coché. Dans la manche 2, seules les pommes peuvent l’être, dans la manche 3 seules les carottes, dans la manche 4 seuls les poissons, et pas plus de quatre. À la fin de la manche, tu marques 1, 4, 9 ou 16 points pour un à quatre aliments.

EXP-35 = Gemmes, côté de base
    .section = { -explorers-section-objects }
    .also = diamants, joyaux, pierres, score
    .text = Cocher une gemme remplit l’un des 12 emplacements de gemme. À la fin de chaque manche, tu marques 1 point pour chaque gemme trouvée jusque-là. Exemple : tu trouves deux gemmes dans la manche 1 et une dans la manche 2 ; ces manches rapportent 2 et 3 points.

EXP-36 = Gemmes, côté avancé
    .section = { -explorers-section-objects }
    .also = diamants, joyaux, points négatifs, malus
    .text = Les gemmes suivent une piste : −3, −2, −1, +1, +2, +2, +3, +3, +4, +4. Chaque gemme fait avancer d’un nombre : les négatifs sont barrés, les positifs entourés. À la fin de chaque manche, tu perds la somme des nombres négatifs encore ouverts ; une fois les trois barrés, tu marques la somme des nombres entourés, ou 0 s’il n’y en a pas encore. Les gemmes au-delà de la dixième sont perdues, mais les coches restent.

EXP-37 = Temples
    .section = { -explorers-section-objects }
    .also = course, premier arrivé, bonus, majorité, égalité, simultané
    .text = Tu ne peux cocher un temple qu’avec une clé inutilisée, que tu dépenses. Tu prends le nombre libre le plus élevé dans la colonne de son quadrant et tu le marques à la fin de la partie. Quand le tour se termine, ce nombre est barré pour tous les autres. Tous ceux qui explorent un temple dans le même tour prennent le même nombre, et les autres barrent autant de nombres, à partir du haut, qu’il y a eu d’explorateurs. Exemple : sur quatre joueurs, deux explorent le temple A dans un même tour. Les deux marquent 12, et les autres barrent 12 et 10.

EXP-38 = Temples, côté avancé
    .section = { -explorers-section-objects }
    .also = course, bonus, égalité
    .text =
        Chaque temple vaut 8 points et, à la fin du tour, apporte des coches supplémentaires sur un terrain de ton choix : 3, 2, 1 ou 0 selon le rang que tu prends dans sa colonne. Les rangs sont barrés comme dans le jeu de base : à trois, il y a 3, 1 et 0 ; à deux, 3 et 1.
        Quand tout le monde a fini, les temples explorés dans le tour sont annoncés et classés ; puis les coches supplémentaires sont placées, temple par temple dans l’ordre que tu veux, chacun avec son propre terrain. Les temples atteints par des coches supplémentaires forment une nouvelle série, classée quand tout le monde l’a terminée, et ainsi de suite. Un rang n’est partagé qu’au sein d’une même série.

EXP-39 = Villages, côté de base
    .section = { -explorers-section-objects }
    .also = ville, décompte final, majorité
    .text = À la fin de la partie, chacun des quatre villages rapporte des points selon le nombre de coches directement au nord, à l’est, au sud et à l’ouest : 3, 5, 7 ou 10 points pour une à quatre coches. Le village de départ compte aussi.

EXP-40 = Villages, côté avancé
    .section = { -explorers-section-objects }
    .also = ville, décompte final
    .text = Seul le village avec le moins de coches adjacentes rapporte : 12, 18, 26 ou 40 points pour une à quatre coches, rien s’il n’y en a aucune.

EXP-50 = La victoire
    .section = { -explorers-section-end }
    .also = gagner, vainqueur, gagnant, égalité, départage, majorité, décompte final, comment gagner
    .text = Après la manche 4, additionne les points des aliments, gemmes, temples, villages et objectifs. Les clés et parchemins qui restent ne rapportent rien. Le joueur avec le plus de points remporte la partie ; en cas d’égalité, celui qui a utilisé le moins de parchemins ; en cas de nouvelle égalité, les joueurs se partagent la victoire. Pendant la partie, villages et objectifs sont affichés comme si elle se terminait maintenant, et une manche qui n’est pas terminée ne compte pas.

EXP-60 = Objectifs
    .section = { -explorers-section-achievements }
    .also = buts, missions, bonus, quêtes, tuiles Objectif
    .text =
        Un à trois des 32 objectifs, tirés une fois le paysage posé ou choisis par la table, rapportent des points à tous ceux qui les remplissent. À part les courses, on les regarde une seule fois, à la fin de la partie.
        Le village de départ compte comme une coche ; les autres villages interrompent lignes et carrés. Seules les cases au nord, à l’est, au sud et à l’ouest sont voisines, les zones s’étendent d’une tuile à l’autre, et un coin est sur deux bords. Entre deux paliers d’une liste, c’est le plus bas qui compte ; au-delà du dernier, le dernier.

EXP-61 = Courses
    .section = { -explorers-section-achievements }
    .also = buts, premier arrivé, égalité
    .text = Huit des objectifs sont des courses, vérifiées une fois à la fin de chaque tour. Le premier à en remplir une prend 10 points, les suivants 8, 6 et 4. Tous ceux qui la remplissent dans le même tour prennent le même nombre, et les autres barrent autant de nombres qu’il y a eu de réussites. À 3 joueurs, le 8 est barré avant la partie ; à 2 joueurs, le 8 et le 4.

EXP-70 = Les tours en solo
    .section = { -explorers-section-solo }
    .also = seul, version solo
    .text = En solo, tu n’es jamais joueur actif. Chaque carte tombe avec un côté face à toi, au gré du hasard : coche 3 cases de ce côté ou 2 du côté opposé.

EXP-71 = Barrer des nombres en solo
    .section = { -explorers-section-solo }
    .also = seul, joueur fantôme
    .text = Au début des manches 2, 3 et 4, le nombre libre le plus élevé est barré dans la colonne de chaque temple que tu n’as pas visité et dans chaque course que tu n’as pas remplie.

EXP-72 = Ton rang
    .section = { -explorers-section-solo }
    .also = seul, gagner, résultat, échelle de succès, niveau
    .text = Tes points décident de ton rang : jusqu’à 80, puis de 81 à 90, de 91 à 100, de 101 à 110, de 111 à 120, et plus de 120. Avec des objectifs en jeu, toutes ces limites montent de 10 pour chacun.
