# What can be wrong with a table's options.

explorers-first-seat = il n’y a pas de place « { $seat } » à une table de { $seats }.
explorers-seats = le jeu se joue de 1 à 4, pas à { $seats }.
explorers-achievement = il n’y a pas d’objectif « { $name } ». Il y a : { $known }.
explorers-achievements = on peut choisir trois objectifs au plus, et aucun d’eux deux fois.
explorers-map-code = un code de paysage nomme quatre tuiles différentes de 1 à 8, chacune avec 0 à 3 quarts de tour, par exemple 3r1 7r0 5r2 1r3.
