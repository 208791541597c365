# The game itself, and what a table may agree on. An option's title is the message, its explanation .text; each of its
# values is an attribute of that name.

game-explorers = Explorers
    .text = Tout le monde explore le même pays en même temps, case après case, chacun avec ses propres coches. Récolte aliments et gemmes, trouve les clés des temples avant les autres et lie-toi d’amitié avec les villages. Se joue aussi en solo.

explorers-option-provisions = Aliments
    .text = Comment pommes, carottes et poissons sont récoltés et comptés à chaque manche.
    .basic = un de chaque sorte à chaque manche
    .expert = aucun dans la manche 1, puis jusqu’à quatre pommes, quatre carottes et quatre poissons
explorers-option-gems = Gemmes
    .text = Ce que valent les gemmes à la fin de chaque manche.
    .basic = un point pour chaque gemme trouvée jusque-là
    .expert = une piste qui commence par des nombres négatifs
explorers-option-temples = Temples
    .text = Ce que rapporte l’exploration d’un temple.
    .basic = 12, 10, 8 ou 6 points, selon l’ordre d’arrivée
    .expert = 8 points pour chacun, et des coches supplémentaires pour les premiers arrivés
explorers-option-villages = Villages
    .text = Ce que valent à la fin de la partie les coches adjacentes aux villages.
    .basic = chaque village compte
    .expert = seul compte le village avec le moins de coches adjacentes
explorers-option-achievements = Nombre d’objectifs
    .text = Combien d’objectifs sont tirés avant la partie, de 0 à 3.
explorers-option-chosen_achievements = Objectifs au choix
    .text = Jusqu’à trois objectifs par leurs noms courts, comme N1, F et R5, joués à la place d’objectifs tirés au sort.
    .none = aucun choisi
explorers-option-map = Paysage
    .text = D’où vient le paysage : du hasard, du premier joueur, ou d’un code de paysage comme 3r1 7r0 5r2 1r3.
    .random = les tuiles et leur sens sont tirés au sort
    .first-player = le premier joueur pose les tuiles
explorers-option-first_seat = Premier joueur
    .text = Qui a le jeton Premier joueur dans la manche 1.
    .first = la première place
    .second = la deuxième place
    .third = la troisième place
    .fourth = la quatrième place
    .random = une place tirée au sort
explorers-option-may_stop = S’arrêter plus tôt
    .text = Peut-on renoncer à des coches que l’on pourrait encore placer ?
    .true = on peut s’arrêter plus tôt
    .false = les coches sont obligatoires tant qu’une case peut être cochée
explorers-option-own_tiles = Tuiles Paysage personnelles
    .text = Le texte d’un jeu de huit tuiles, joué à la place de celles qui sont fournies.
    .none = les huit tuiles fournies avec le jeu
