# Positions in which one is to find the move.

puzzle-unknown = { $game } hat keine Stellung „{ $name }“, in der ein Zug zu finden ist.
# What the best move is about
puzzle-theme-points = Punkte sofort
puzzle-theme-rival = Was ein Gegner nicht bekommt
puzzle-theme-patience = Punkte liegen lassen für mehr
puzzle-theme-ground = Vorbereiten, was später kommt
# Of a position from one’s own game. $points: with a tenth
puzzle-given-away = Hier hast du { $points } Punkte verschenkt
