# What the coach says of a move. Points are expected ones, with a tenth.

advice-tenths = { $whole },{ $tenth }
advice-better = Devrait rapporter plus de points que le deuxième meilleur coup : +{ $points }.
advice-close = À peu près aussi bon que le deuxième meilleur coup.
advice-behind = Devrait rapporter moins de points que le meilleur coup : −{ $points }.
advice-behind-close = À peu près aussi bon que le meilleur coup.
# $seat: a rival
advice-keeps = Points en moins pour { $seat } par rapport au deuxième meilleur coup : { $points }.
# $moves: what the same turn goes on with
advice-then = Ensuite : { $moves }.
advice-none = Rien ne se détache ici : fais ce qui te plaît.

review-not-over = La partie n’est pas encore terminée : seules les parties terminées peuvent être analysées.
