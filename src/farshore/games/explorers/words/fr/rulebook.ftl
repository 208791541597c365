# The rulebook to read. A chapter is explorers-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

explorers-rulebook = Un monde légendaire s’étend là, devant tes yeux. Tout le monde en explore le même paysage, chacun avec ses propres coches. Carte après carte, on découvre quel terrain peut être coché, et ce que tu atteins en chemin, des pommes aux temples, est à toi. Après quatre manches, l’explorateur qui a le plus de points l’emporte.

explorers-rulebook-map = Le pays
explorers-rulebook-map-land =
    Quatre des huit tuiles Paysage, tournées à volonté, sont posées côte à côte et forment un paysage de 16 cases sur 16. Ses quadrants s’appellent A, B, C et D. Chaque case est d’_herbe_, d’_eau_, de _sable_ ou de _montagne_ ; seul le village de chaque tuile n’est rien de tout cela.

    Tous les voyages commencent au même endroit : le village le plus proche du centre du paysage. Il est coché dès le début. Les trois autres villages ne le sont jamais.
    .caption = Un paysage fait des tuiles 7, 2, 6 et 4. Le drapeau est sur le village 4, le plus proche du centre : tout le monde part de là.
explorers-rulebook-map-things =
    Sur chaque tuile, on trouve

    - un _temple_ et une _clé_,
    - un _parchemin_ et un _cheval_,
    - deux ou trois _gemmes_,
    - quatre _aliments_ : pommes, carottes et poissons.
explorers-rulebook-map-first-player-map = Le premier joueur choisit quatre tuiles et décide du sens de chacune. Si deux villages sont à la même distance du centre, le premier joueur dit aussi duquel on part.

explorers-rulebook-start = Avant le départ
explorers-rulebook-start-frame =
    Autour de ton paysage, un plateau tient le compte de tes trouvailles : 4 clés et 4 parchemins, les aliments de la manche, les gemmes et, pour chaque quadrant, une colonne de nombres pour son temple.

    Les colonnes commencent par 12, 10, 8 et 6. À 3 joueurs, le 10 est barré avant la partie ; à 2 joueurs, le 10 et le 6. À 4 joueurs, et en solo, tous les nombres restent.
    .caption = Ce que montre le plateau de Bleu dans la deuxième manche : une clé et un parchemin sont prêts à servir.
explorers-rulebook-start-sides = Aliments, gemmes, temples et villages ont chacun un côté _de base_ et un côté _avancé_. La table choisit pour chacun des quatre, et le choix vaut pour tout le monde. Pour une première partie, mieux vaut les côtés de base ; ce que changent les côtés avancés est signalé dans ce livret.
explorers-rulebook-start-first-marks =
    Ensuite, tout le monde, en même temps, choisit un terrain et en coche trois cases. La première est à côté du village de départ, les suivantes à côté du village ou d’une coche.

    Bleu a choisi l’herbe et placé { $marks } coches. La troisième peut aller au nord de celles-ci, ou au sud du village : les coches n’ont pas à former une ligne. L’eau, à l’ouest, serait elle aussi à côté du village, mais Bleu a choisi l’herbe.
    .caption = Bleu a coché m10 et m9. Les cases encadrées peuvent recevoir la dernière des trois coches.

explorers-rulebook-turn = Un tour
explorers-rulebook-turn-card = Chaque tour commence par une carte. Six des huit cartes montrent deux terrains, un de chaque côté.
    .caption = Herbe ou sable ? Le joueur actif décide quel côté lui fait face.
explorers-rulebook-turn-steps =
    1. Le joueur _actif_ retourne la carte et choisit ouvertement l’un de ses côtés.
    2. Le joueur actif coche 3 cases de ce terrain.
    3. Tous les autres choisissent : 3 cases du côté qui n’a _pas_ été choisi, ou 2 cases de celui qui l’a été.
    4. Quand tout le monde a fini, le tour est terminé, et le joueur suivant à gauche devient le joueur actif.

    Tout le monde coche en même temps. Choix et coches restent cachés jusqu’à ce que chacun ait fini : aller plus vite ne change donc jamais rien.
explorers-rulebook-turn-three =
    Bleu est le joueur actif et choisit l’herbe : { $blue } coches. Orange préfère le sable, que personne n’a choisi : { $orange } coches aussi, et la clé de o10 en fait partie. Vert veut aussi de l’herbe et ne reçoit que 2 coches ; mais la seconde est sur le cheval de l12, qui en apporte une troisième sur n’importe quel terrain. Vert en a donc également { $green }.
    .caption = La même carte, trois paysages : Bleu, Orange et Vert après le tour.
explorers-rulebook-turn-wild = Deux cartes sont des _cartes Joker_ : chaque côté est un duo de terrains. Chaque coche peut être de l’un ou de l’autre, dans n’importe quel ordre, et toutes peuvent être du même.
    .caption = Une carte Joker : herbe et montagne, ou sable et eau.
explorers-rulebook-turn-round =
    Une manche compte sept tours. Pour chaque manche, les huit cartes sont mélangées, une est écartée sans être vue, et les sept autres sont retournées une à une. Après la manche, on compte aliments et gemmes, et le jeton Premier joueur passe à gauche. Il y a quatre manches.

    À trois joueurs, le tout dernier tour n’a pas de joueur actif : chacun coche 3 cases du côté qu’il veut. Ainsi, tout le monde aura été joueur actif le même nombre de fois.

explorers-rulebook-marking = Où cocher
explorers-rulebook-marking-where =
    Une coche se place sur une case vide juste au nord, à l’est, au sud ou à l’ouest d’une de tes coches ; le village de départ en est une. Les coins ne se touchent pas. Les coches d’un même tour n’ont pas besoin d’être voisines.
    .caption = Bleu coche de l’herbe. Les cases encadrées sont possibles : chacune touche une coche. L’eau en l11 touche le village, mais ce n’est pas de l’herbe ; n6 est de l’herbe, mais ne touche rien.
explorers-rulebook-marking-must = Tant que tu peux cocher une case, tu dois le faire. Ce qui ne peut pas être placé est perdu. On en juge coche par coche : personne n’a à trouver l’ordre qui en place le plus. Et attention : si tu as une clé, un temple est une case comme une autre.
explorers-rulebook-marking-stop = Tu peux t’arrêter avant d’avoir placé toutes tes coches. Tu renonces alors à ce qui reste de ton choix, coche d’un cheval comprise.

explorers-rulebook-tools = Clés, parchemins et chevaux
explorers-rulebook-tools-three =
    Ce qui se trouve sur une case que tu coches est à toi.

    - Une _clé_ ouvre un temple. Elle peut servir aussitôt, même dans le même tour.
    - Un _parchemin_ peut servir à partir du tour suivant, un seul par tour : ignore la carte et coche 4 cases d’un même terrain.
    - Un _cheval_ t’emporte aussitôt plus loin : coche une case de plus, de n’importe quel terrain, et prends ce qui s’y trouve. Puis poursuis ton tour.

    Il y a de la place pour quatre clés et quatre parchemins. Le cinquième est perdu, mais sa coche reste.
    .caption = Bleu a pris la clé de o10 et le parchemin de j11. Le cheval de l12 est à un pas.
explorers-rulebook-tools-scroll =
    Cette carte ne dit rien à Bleu, qui dépense le parchemin trouvé dans un tour précédent. Le choix se porte sur le sable : { $marks } coches, partout où le sable touche une coche. Un joueur actif qui utilise un parchemin choisit tout de même un côté de la carte, pour les autres.
    .caption = Après le parchemin : toutes les cases de sable que Bleu peut cocher.
explorers-rulebook-tools-horse =
    Bleu prend l’herbe et coche l12, le cheval. Aussitôt une coche de plus, et n’importe quel terrain convient : Bleu choisit l’eau de l13. Cela fait { $marks } coches pour une, et le reste du tour est encore à venir.
    .caption = Le cheval de l12 et la case où il a emporté Bleu.

explorers-rulebook-rounds = Ce qu’apporte chaque manche
explorers-rulebook-rounds-provisions =
    Chaque manche a de la place pour _une pomme, une carotte et un poisson_. Un aliment d’une sorte que tu as déjà dans cette manche ne peut pas être coché. À la fin de la manche, une sorte vaut 2 points, deux sortes 5, les trois 10 ; puis le garde-manger est de nouveau vide.

    Bleu a une carotte et un poisson : { $points } points si la manche se terminait maintenant. La carotte de p12 touche une coche, mais devra attendre la manche suivante. Avec une pomme, ce serait 10.
    .caption = Une carotte en n8, un poisson en n13. Bleu ne peut pas cocher la carotte de p12 dans cette manche.
explorers-rulebook-rounds-provisions-expert = Dans la manche 1, aucun aliment ne peut être coché. Dans la manche 2 seulement des pommes, dans la manche 3 seulement des carottes, dans la manche 4 seulement des poissons, jusqu’à quatre. Ils valent 1, 4, 9 ou 16 points à la fin de la manche.
explorers-rulebook-rounds-gems =
    À la fin de _chaque_ manche, chaque gemme que tu as trouvée jusque-là vaut 1 point. Une gemme de la première manche rapporte donc quatre fois.

    Bleu a { $gems } gemmes dans la manche 1 : { $points } points à la fin. Avec une de plus dans la manche 2, celle-ci rapportera 3.
    .caption = Deux des douze emplacements de gemme sont remplis.
explorers-rulebook-rounds-gems-expert =
    Les gemmes suivent une piste : −3, −2, −1, puis +1, +2, +2, +3, +3, +4, +4. Chaque gemme fait avancer d’un nombre. À la fin d’une manche, on additionne les nombres négatifs encore ouverts ; les nombres positifs atteints ne comptent que lorsqu’il n’en reste plus.

    Avec { $gems } gemmes, seul le −1 est encore ouvert, et la manche se termine par { $points }. Une troisième gemme en ferait 0, et tout ce qui suit est gagné.
    .caption = Les deux mêmes gemmes sur la piste avancée.

explorers-rulebook-temples = Les temples
explorers-rulebook-temples-key =
    Un temple ne peut être coché qu’avec une clé, que l’on dépense. Tu prends le plus grand nombre qui reste dans la colonne de son quadrant, et tu le marques à la fin de la partie. Quand le tour se termine, les autres barrent ce nombre : le premier arrivé reçoit le plus.
    .caption = Bleu a la clé de o10 et se tient devant le temple du quadrant D, en k15.
explorers-rulebook-temples-together =
    Ceux qui explorent un temple dans le même tour prennent le même nombre. Pour chacun d’eux, les autres barrent un nombre, à partir du haut.

    Bleu et Orange atteignent le temple D dans un même tour. Chacun prend le { $first } : { $blue } points pour Bleu, { $orange } pour Orange. Vert et Violet barrent le { $first } et le { $second }, et le mieux qui leur reste est 8.
    .caption = Les colonnes après ce tour, à quatre joueurs.
explorers-rulebook-temples-expert = Chaque temple vaut 8 points et apporte à la fin du tour des coches supplémentaires, sur un terrain de ton choix : 3 pour le premier rang de la colonne, puis 2, puis 1, puis aucune. (À trois joueurs 3, 1 et aucune ; à deux 3 et 1.) Les temples atteints par des coches supplémentaires sont classés après ceux-là, dans une série à part.

explorers-rulebook-villages = Les villages
explorers-rulebook-villages-beside =
    À la fin de la partie, chacun des quatre villages compte les coches juste au nord, à l’est, au sud et à l’ouest de lui : 3, 5, 7 ou 10 points pour une à quatre coches. Le village de départ compte aussi.

    Bleu a les quatre cases autour du village de départ, { $start } points ; trois à côté du village du sud-ouest, { $three } ; deux au nord-est, { $two } ; et aucune au nord-ouest, { $none }. En tout { $total }.
    .caption = Quatre villages vers la fin d’une partie. Les coins ne comptent pas.
explorers-rulebook-villages-expert = Un seul village rapporte : celui qui a le moins de coches autour de lui. Il rapporte 12, 18, 26 ou 40 points pour une à quatre coches, et rien s’il n’y en a aucune. Mieux vaut donc les visiter tous.

explorers-rulebook-achievements = Les objectifs
explorers-rulebook-achievements-aims =
    Jusqu’à trois des 32 objectifs peuvent être en jeu, les mêmes pour tout le monde. La plupart sont regardés une fois la partie terminée : la plus longue ligne, une rangée entière, toutes les zones d’un terrain, pas une seule gemme. Ce que chacun demande est écrit à côté de ton paysage, avec tes progrès.
    .caption = Trois objectifs dans la manche 3, et où Bleu en est de chacun.
explorers-rulebook-achievements-races = Huit d’entre eux sont des _courses_ : elles sont vérifiées à la fin de chaque tour, et le premier arrivé prend le plus. Leurs nombres sont 10, 8, 6 et 4, partagés et barrés comme ceux des temples. À 3 joueurs, le 8 est barré avant la partie ; à 2 joueurs, le 8 et le 4.

explorers-rulebook-end = La fin de la partie, et le jeu en solo
explorers-rulebook-end-winner =
    Après la quatrième manche, additionne

    - les aliments et les gemmes de toutes les manches,
    - les nombres de tes temples,
    - tes villages,
    - les objectifs, s’il y en a.

    Les clés et les parchemins inutilisés ne valent rien. Le joueur avec le plus de points remporte la partie. En cas d’égalité, c’est celui qui a utilisé le moins de parchemins ; en cas de nouvelle égalité, les joueurs se partagent la victoire.
explorers-rulebook-end-solo =
    _En solo_, tu n’es jamais joueur actif. Chaque carte tombe au hasard, un côté face à toi : coche 3 cases de ce côté, ou 2 du côté opposé. Au début des manches 2, 3 et 4, le plus grand nombre libre est barré pour chaque temple que tu n’as pas visité, et de même pour chaque course que tu n’as pas réussie.

    Comment juger ton voyage ? Jusqu’à 80 points, c’est un début ; au-delà de 100, c’est bien ; au-delà de 120, c’est le plus haut des six rangs. Chaque objectif en jeu relève toutes ces limites de 10.

explorers-rulebook-glance-turn = Un tour
    .text =
        1. Le joueur actif retourne une carte et choisit un côté.
        2. Joueur actif : 3 coches de ce côté.
        3. Les autres : 3 coches de l’autre côté, ou 2 du côté choisi.
        4. Ou dépense un parchemin : 4 coches d’un même terrain.

        Quatre manches de sept tours. Carte Joker : un côté est un duo de terrains.
explorers-rulebook-glance-marks = Une coche
    .text =
        - va à côté d’une de tes coches, pas en diagonale ;
        - doit être placée si elle peut l’être ;
        - prend ce qui se trouve sur sa case.
explorers-rulebook-glance-objects = Trouvé en chemin
    .text =
        | Clé | ouvre un temple, même tout de suite |
        | Parchemin | dès le tour suivant : 4 cases d’un terrain |
        | Cheval | aussitôt une coche de plus, tout terrain |
        | Pomme, carotte, poisson | un de chaque sorte par manche |
        | Gemme | rapporte désormais à chaque manche |
explorers-rulebook-glance-places = Les lieux
    .text =
        | Temple | exige une clé ; prends le plus grand nombre libre : 12, 10, 8, 6 |
        | Deux joueurs | sans 10 ni 6 |
        | Trois joueurs | sans 10 |
        | Village | compte à la fin les coches autour de lui |
explorers-rulebook-glance-scoring = Les points
    .text =
        | Aliments, à chaque manche | 1, 2, 3 sortes : 2, 5, 10 |
        | Gemmes, à chaque manche | 1 pour chacune trouvée jusque-là |
        | Temples | le nombre pris |
        | Villages | 1 à 4 coches : 3, 5, 7, 10 chacun |
explorers-rulebook-glance-end = La fin
    .text = Après la manche 4, le joueur avec le plus de points l’emporte ; à égalité : le moins de parchemins utilisés.
