# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
explorers-hint-seat = L’un des joueurs ; une barre de laiton signale ceux qui doivent encore jouer.
explorers-hint-points = Les points jusqu’ici ; après la manche 4, le joueur qui en a le plus l’emporte.
explorers-hint-part-provisions = Les points des aliments, comptés à la fin de chaque manche.
explorers-hint-part-gems = Les points des gemmes, comptés à la fin de chaque manche.
explorers-hint-part-temples = Les points des temples explorés : plus on arrive tôt, plus on en marque.
explorers-hint-part-villages = Les points des coches adjacentes aux villages, comme si la partie se terminait maintenant.
explorers-hint-part-achievements = Les points des objectifs, comme si la partie se terminait maintenant.

# The map.
explorers-hint-terrain = Herbe, eau, sable ou montagne : la carte indique quels terrains tu peux cocher.
explorers-hint-mark = Une coche : les suivantes vont sur les cases adjacentes.
explorers-hint-open = Une case que tu peux cocher maintenant.
explorers-hint-start-village = Le village de départ : la première coche de tout le monde, et à la fin un village comme les autres.
explorers-hint-village = Un village : il rapporte des points selon le nombre de ses quatre cases adjacentes que tu as cochées.
explorers-hint-temple = Un temple : il faut une clé pour y entrer ; le premier à l’explorer en tire le plus de points.
explorers-hint-temple-number = Ce que le temple de ce quadrant rapporte encore, selon l’ordre d’arrivée ; un nombre barré n’est plus disponible.
explorers-hint-key = Une clé : elle ouvre un temple, tout de suite ou plus tard.
explorers-hint-scroll = Un parchemin : dès le tour suivant, tu peux le dépenser pour ignorer la carte et cocher 4 cases d’un même terrain.
explorers-hint-horse = Un cheval : coche immédiatement une case de plus, dans le terrain de ton choix.
explorers-hint-gem = Une gemme : elle compte à la fin de cette manche et de toutes les suivantes.
explorers-hint-provision = Un aliment : on ne peut le cocher que s’il reste de la place pour sa sorte dans cette manche.

# The frame and the cards.
explorers-hint-achievement = Un objectif : des points pour tous ceux qui le remplissent d’ici la fin.
explorers-hint-race = Ce que rapporte cette course, selon l’ordre d’arrivée : le premier prend le plus.
explorers-hint-rank = Le rang que tes points te valent en solo.
explorers-hint-deck = Les cartes de cette manche : celles déjà retournées, et celles qui peuvent encore venir.
explorers-hint-card = La carte et ses deux côtés : le joueur actif en choisit un et y coche 3 cases ; les autres en cochent 3 de l’autre côté ou 2 de celui-ci.
explorers-hint-active = Le côté que le joueur actif a choisi.
explorers-hint-maps = Le même paysage, avec les coches de chaque joueur ; appuie sur une vignette pour l’agrandir.

# What is to be decided.
explorers-hint-decision = C’est ici que tu décides de la suite de ton tour.
explorers-hint-round = Une partie a 4 manches de 7 tours.
explorers-hint-marks-left = Combien de coches il te reste à placer dans ce tour ; celles qui sont impossibles sont perdues.
explorers-hint-done = Tout le monde joue en même temps ; le signe ✓ montre qui a fini.
explorers-hint-first-marks = Les premières coches : choisis un terrain et coche trois de ses cases.
explorers-hint-extra-marks = Les coches supplémentaires d’un temple : toutes dans un même terrain, au choix.
explorers-hint-laying = Le paysage se compose tuile par tuile : choisis-en une et tourne-la comme tu veux.

# What has just happened for the first time, in a sentence or two; told once.
explorers-occasion-key = Une clé ! Elle ouvre un temple, maintenant ou plus tard ; sans clé, impossible d’en cocher un.
explorers-occasion-scroll = Un parchemin ! Dès le prochain tour, tu pourras le dépenser au lieu de suivre la carte : 4 coches dans un même terrain.
explorers-occasion-horse = Un cheval ! Il t’emmène plus loin : coche immédiatement une case de plus, dans le terrain de ton choix.
explorers-occasion-gem = Une gemme ! Les gemmes rapportent à la fin de chaque manche : plus tôt tu les trouves, plus souvent elles comptent.
explorers-occasion-provision = Un aliment : il remplit son emplacement pour cette manche et rapporte des points quand elle se termine.
explorers-occasion-temple = Tu as exploré un temple. Le nombre que tu as pris est barré pour tous ceux qui viendront après.
explorers-occasion-temple-others = Quelqu’un d’autre a exploré un temple : qui y arrive lors d’un tour suivant reçoit moins.
explorers-occasion-village = Les coches adjacentes à un village rapportent des points : plus tu coches de ses quatre cases voisines, plus il vaut.
explorers-occasion-lost = Les coches impossibles, ou auxquelles tu renonces, sont perdues. Garde plusieurs terrains à portée.
explorers-occasion-active = Tu es le joueur actif : choisis un côté et coches-y 3 cases ; les autres en cocheront 3 de l’autre côté ou 2 du tien.
explorers-occasion-race = Tu as réussi une course : son nombre est à toi, et les suivants auront moins.
explorers-occasion-round = La manche est terminée : aliments et gemmes ont été comptés. Il y a de nouveau de la place pour les aliments ; les gemmes restent.
