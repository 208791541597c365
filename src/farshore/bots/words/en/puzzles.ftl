# Positions in which one is to find the move.

puzzle-unknown = { $game } has no position “{ $name }” to find the move in.
# What the best move is about
puzzle-theme-points = Points at once
puzzle-theme-rival = What a rival does not get
puzzle-theme-patience = Leave points for more
puzzle-theme-ground = Prepare what comes later
# Of a position from one’s own game. $points: with a tenth
puzzle-given-away = You gave away { $points } points here
