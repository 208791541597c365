# What the coach says of a move. Points are expected ones, with a tenth.

advice-tenths = { $whole },{ $tenth }
advice-better = Devrait rapporter plus de points que le deuxième meilleur coup : +{ $points }.
advice-better-than = Devrait rapporter plus de points que « { $move } » : +{ $points }.
advice-close = À peu près aussi bon que le deuxième meilleur coup.
advice-behind = Devrait rapporter moins de points que le meilleur coup : −{ $points }.
advice-behind-close = À peu près aussi bon que le meilleur coup.
# $seat: a rival
advice-keeps = Points en moins pour { $seat } par rapport au deuxième meilleur coup : { $points }.
# $part: the part of the score, or advice-kept, in which it brings most beyond the next best move
advice-above-all = Surtout : { $part } +{ $points }.
advice-kept = Réserves
# $moves: what the same turn goes on with
advice-then = Ensuite : { $moves }.
advice-none = Rien ne se détache ici : fais ce qui te plaît.

review-not-over = La partie n’est pas encore terminée : seules les parties terminées peuvent être analysées.
