# What can be wrong with a table's options.

overworld-seats = le jeu se joue de 2 à 4, pas à { $seats }.
