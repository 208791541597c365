# Positions in which one is to find the move.

puzzle-unknown = { $game } n’a pas de position « { $name } » où trouver le coup.
# What the best move is about
puzzle-theme-points = Des points tout de suite
puzzle-theme-rival = Ce qu’un adversaire n’aura pas
puzzle-theme-patience = Laisser des points pour en avoir plus
puzzle-theme-ground = Préparer la suite
# Of a position from one’s own game. $points: with a tenth
puzzle-given-away = Points que tu as gâchés ici : { $points }
