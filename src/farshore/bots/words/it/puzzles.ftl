# Positions in which one is to find the move.

puzzle-unknown = { $game } non ha una posizione «{ $name }» in cui trovare la mossa.
# What the best move is about
puzzle-theme-points = Punti subito
puzzle-theme-rival = Ciò che un avversario non avrà
puzzle-theme-patience = Rinunciare a dei punti per averne di più
puzzle-theme-ground = Preparare ciò che verrà
# Of a position from one’s own game. $points: with a tenth
puzzle-given-away = Qui hai sprecato { $points } punti
