# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
explorers-hint-seat = L’un des joueurs ; une barre de laiton montre qui doit encore jouer.
explorers-hint-points = Les points jusqu’ici ; qui en a le plus après la manche 4 gagne.
explorers-hint-part-provisions = Les points des aliments, comptés à la fin de chaque manche.
explorers-hint-part-gems = Les points des gemmes, comptés à la fin de chaque manche.
explorers-hint-part-temples = Les points des temples explorés : plus c’est tôt, plus il y en a.
explorers-hint-part-villages = Les points des coches adjacentes aux villages, comme si la partie finissait maintenant.
explorers-hint-part-achievements = Les points des objectifs, comme si la partie finissait maintenant.

# The map.
explorers-hint-terrain = Herbe, eau, sable ou montagne : la carte dit lequel tu peux cocher.
explorers-hint-mark = Une coche : les nouvelles vont sur les cases adjacentes.
explorers-hint-open = Une case que tu peux cocher maintenant.
explorers-hint-start-village = Le village de départ : la première coche de chacun, et à la fin un village comme les autres.
explorers-hint-village = Un village : il rapporte selon le nombre de ses quatre cases adjacentes que tu as cochées.
explorers-hint-temple = Un temple, qui demande une clé ; qui l’explore en premier en tire le plus.
explorers-hint-temple-number = Ce que le temple de ce quadrant rapporte encore, par rang ; un nombre barré est perdu.
explorers-hint-key = Une clé : elle ouvre un temple, tout de suite ou plus tard.
explorers-hint-scroll = Un parchemin : dès le tour suivant, dépense-le pour ignorer la carte et cocher 4 cases d’un terrain.
explorers-hint-horse = Un cheval : coche aussitôt une case de plus, de n’importe quel terrain.
explorers-hint-gem = Une gemme : elle compte à la fin de cette manche et de chacune des suivantes.
explorers-hint-provision = Un des aliments : on ne peut le cocher que s’il reste de la place pour sa sorte dans cette manche.

# The frame and the cards.
explorers-hint-achievement = Un objectif : des points pour tous ceux qui le remplissent avant la fin.
explorers-hint-race = Ce que rapporte cette course, par rang : le premier prend le plus.
explorers-hint-rank = Le rang que tes points atteignent en solo.
explorers-hint-deck = Les cartes de cette manche : celles déjà retournées, et celles qui peuvent encore venir.
explorers-hint-card = La carte et ses deux côtés : le joueur actif en choisit un pour 3 coches ; les autres prennent 3 de l’autre ou 2 de celui-ci.
explorers-hint-active = Le côté que le joueur actif a choisi.
explorers-hint-maps = Les coches de chacun sur le même paysage ; appuie sur l’un d’eux pour le voir en grand.

# What is to be decided.
explorers-hint-decision = C’est ici que tu décides de la suite de ton tour.
explorers-hint-round = Une partie a 4 manches de 7 tours.
explorers-hint-marks-left = Combien de coches il reste à faire à ce tour ; celles qui sont impossibles sont perdues.
explorers-hint-done = Tout le monde joue en même temps ; une marque ✓ montre qui a fini.
explorers-hint-first-marks = Les premières coches : choisis un terrain et coches-en trois cases.
explorers-hint-extra-marks = Les coches supplémentaires d’un temple : toutes sur un terrain de ton choix.
explorers-hint-laying = Le paysage se pose tuile par tuile : choisis-en une et tourne-la comme tu veux.

# What has just happened for the first time, in a sentence or two; told once.
explorers-occasion-key = Une clé ! Elle ouvre un temple, maintenant ou plus tard ; sans clé, on ne peut pas cocher de temple.
explorers-occasion-scroll = Un parchemin ! Dès le prochain tour, tu peux le dépenser au lieu de suivre la carte : 4 coches sur un terrain.
explorers-occasion-horse = Un cheval ! Il t’emmène plus loin : coche aussitôt une case de plus, de n’importe quel terrain.
explorers-occasion-gem = Une gemme ! Les gemmes comptent à la fin de chaque manche : les premières comptent donc plusieurs fois.
explorers-occasion-provision = Un des aliments : il remplit sa case pour cette manche et compte à la fin de celle-ci.
explorers-occasion-temple = Tu as exploré un temple. Le nombre que tu as pris est barré pour ceux qui viennent après.
explorers-occasion-temple-others = Quelqu’un est arrivé avant toi à un temple : le nombre qu’il a pris est barré pour toi.
explorers-occasion-village = Les coches adjacentes à un village rapportent des points : plus tu as de ses quatre cases voisines, plus il vaut.
explorers-occasion-lost = Certaines de tes coches étaient impossibles et sont perdues. Garde plusieurs terrains à portée.
explorers-occasion-active = Tu es le joueur actif : tu choisis un côté pour 3 coches, et les autres en font 3 de l’autre ou 2 du tien.
explorers-occasion-race = Tu as rempli une course : son nombre est à toi, et ceux qui viennent après ont moins.
explorers-occasion-round = La manche est finie : les aliments et les gemmes ont été comptés. Il y a de nouveau de la place pour les aliments, les gemmes restent.
