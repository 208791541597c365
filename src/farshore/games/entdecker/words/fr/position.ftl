# What can be wrong with a position.

entdecker-position-by-seat = il faut une entrée pour chacun des { $seats } joueurs, place par place.
entdecker-position-seat = personne ne joue « { $name } ». Les places sont { $known }.
entdecker-position-space = il n’y a pas de case « { $space } ».
entdecker-position-undiscovered = la case { $space } est inexplorée.
entdecker-position-edge = { $space } est une case de bord, pas une tuile.

entdecker-position-unit = « { $text } » n’est pas une unité. Écris par exemple « red fort C4 », « white scout D5/N » ou, avec les éclaireurs d’élite (Top Scout), « red scout 3 C4 ».
entdecker-position-sea = la case { $space } est en pleine mer : aucune unité ne peut s’y trouver.
entdecker-position-one-mass = la terre de la case { $space } est d’un seul tenant : n’indique pas de côté.
entdecker-position-two-masses = il y a deux terres sur la tuile : indique { $first } ou { $second }.
entdecker-position-two-units = une autre unité se trouve déjà sur la case { $space }.
entdecker-position-supply = { $seat } a plus de pièces en jeu (« { $unit } ») qu’il n’en existe : { $have }.
entdecker-position-number = avec les éclaireurs d’élite, chaque éclaireur a un numéro de 1 à { $most }.
entdecker-position-number-option = les éclaireurs n’ont de numéro qu’avec la variante des éclaireurs d’élite ; { $number } est donc impossible.
entdecker-position-number-twice = l’éclaireur { $number } est à deux endroits ({ $seat }).
entdecker-position-finds = personne ne peut avoir gagné plus aux cascades que son score.
entdecker-position-unfound = il n’y a pas de cascade sur « { $space } ».
entdecker-position-unfound-option = les cascades n’attendent d’être trouvées qu’avec l’option waterfall = "finder".
entdecker-position-top-scouts = deux numéros différents de 1 à { $most }, le plus petit d’abord, ou pas encore de numéros.
entdecker-position-top-scouts-option = il n’y a d’éclaireurs d’élite que dans la variante de ce nom.
entdecker-position-top-scouts-phase = dans la phase « top-scouts », quelqu’un doit encore choisir ses éclaireurs ; dans toute autre, personne. Ici, c’est la phase « { $phase } ».

entdecker-position-scout = « { $text } » n’est pas un éclaireur. Les lettres sont { $known } ; avec les éclaireurs d’élite, un numéro suit.
entdecker-position-paths = il y a { $paths } sentiers.
entdecker-position-path = un sentier a { $spaces } cases, pas { $found }.
entdecker-position-token = il n’y a pas de jeton « { $token } ». Il y a : { $known }.
entdecker-position-token-twice = le jeton « { $token } » est déjà dans une autre hutte.

entdecker-position-tile = « { $text } » n’est pas une tuile : écris son motif, de 1 à 6, et son événement s’il y en a un, par exemple « 3 pirate ».
entdecker-position-size = « { $text } » n’est pas une pile : écris le nombre de tuiles, puis « ? » s’il y a un point d’interrogation au sommet ou « unseen » si personne n’a regardé.
entdecker-position-stacks = il n’y a jamais plus de { $most } piles cachées.
entdecker-position-marked = il n’y a jamais plus de { $have } points d’interrogation du motif { $pattern }.
entdecker-position-paired = les événements sur les points d’interrogation du motif { $pattern } sont soit tous connus, soit tous inconnus.
entdecker-position-paired-plain = une tuile du motif { $pattern } sans événement n’a pas de point d’interrogation.
entdecker-position-event-box = il n’y a jamais plus de { $have } fois l’événement « { $event } ».
entdecker-position-events = { $events } événements ne peuvent pas se trouver sur { $marked } points d’interrogation.
entdecker-position-sizes = les piles comptent { $held } tuiles, mais { $hidden } sont cachées.
entdecker-position-disorder-sizes = à des piles en désordre, il manque des tuiles ; or celles-ci en comptent { $held }, et { $hidden } sont cachées.
entdecker-position-backs = les dos ne correspondent pas aux tuiles face cachée : { $plain } sont unis et { $marked } ont un point d’interrogation.
entdecker-position-unseen = dans la phase « { $phase } », tous les dos ont été vus.
entdecker-position-seen = dans la phase « { $phase } », il reste un dos à montrer.
entdecker-position-disorder = dans la phase « { $phase } », les piles sont en ordre.

entdecker-position-phase = il n’y a pas de phase « { $name } ». Il y a : { $known }.
entdecker-position-phase-option = la phase « { $phase } » n’existe qu’avec l’option { $option }.
entdecker-position-then = après « { $phase } » vient l’une de celles-ci : { $known }.
entdecker-position-not-now = cela ne dit rien dans la phase « { $phase } ».
entdecker-position-mover = dans la phase « { $phase } », seule décide la personne dont c’est le tour.
entdecker-position-mover-bound = la personne qui décide n’a pas d’éclaireur en route pour la jungle.
entdecker-position-number-range = il faut un nombre de 1 à { $most }.
entdecker-position-no-ship = dans la phase « { $phase } », le navire est quelque part.
entdecker-position-fare = pour partir d’ici, le navire ne peut pas avoir payé cela, seulement : { $known }.
entdecker-position-ship = dans la phase « { $phase } », aucun navire n’est parti.
entdecker-position-ship-start = { $space } n’est pas une case de départ.
entdecker-position-dead-end = la case { $space } est un cul-de-sac : on ne peut rien y piocher.
entdecker-position-not-landed = dans la phase « { $phase } », le navire est sur une tuile découverte pendant ce voyage.
entdecker-position-landed-unit = dans la phase « { $phase } », il ne peut pas encore y avoir d’unité sur la case { $space }, qui vient d’être découverte.
entdecker-position-settled = aucune nouvelle colonie sur la case { $space } n’a d’éclaireur à envoyer.
entdecker-position-announced = rien ne peut encore être annoncé dans la phase « { $phase } » ou sans navire.
entdecker-position-not-announced = dans la phase « { $phase } », des tuiles ont été annoncées.
entdecker-position-draws = s’il reste { $draws } tuiles à piocher sur { $announced }, on en a pioché trop peu pour ce qui est découvert et en main.
entdecker-position-no-draws = dans la phase « { $phase } », il reste une tuile à piocher.
entdecker-position-kind = on pioche des tuiles face cachée dans la phase « face », on cherche des tuiles face visible dans la phase « search » ; ici, c’est « { $phase } ».
entdecker-position-hand = dans la phase « { $phase } », aucune tuile n’est en main.
entdecker-position-no-hand = dans la phase « { $phase } », une tuile est en main.
entdecker-position-bound = dans la phase « { $phase } », aucun éclaireur n’est en route pour la jungle.
entdecker-position-not-bound = dans la phase « { $phase } », des éclaireurs sont en route pour la jungle.
entdecker-position-closing = dans la phase « { $phase } », le monde n’est pas fermé, ou les cases restantes ont été comblées.
entdecker-position-over = la partie n’est pas terminée tant que { $left } cases sont inexplorées.
entdecker-position-stack = il n’y a pas de tuile sur la pile { $stack }.
entdecker-position-sought = chercher le motif { $pattern } ne met rien au jour.
entdecker-position-hut-full = la hutte du sentier { $path } a déjà son jeton.
entdecker-position-hut-dot = personne n’est sur le point du sentier { $path }.
entdecker-position-nothing-to-do = on ne peut rien faire dans la phase « { $phase } ».
