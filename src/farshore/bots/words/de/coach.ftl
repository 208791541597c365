# What the coach says of a move. Points are expected ones, with a tenth.

advice-tenths = { $whole },{ $tenth }
advice-better = Bringt voraussichtlich { $points } Punkte mehr als der zweitbeste Zug.
advice-better-than = Bringt voraussichtlich { $points } Punkte mehr als „{ $move }“.
advice-close = Etwa so gut wie der zweitbeste Zug.
advice-behind = Bringt voraussichtlich { $points } Punkte weniger als der beste Zug.
advice-behind-close = Etwa so gut wie der beste Zug.
# $seat: a rival
advice-keeps = Lässt { $seat } { $points } Punkte weniger als der zweitbeste Zug.
# $part: the part of the score, or advice-kept, in which it brings most beyond the next best move
advice-above-all = Vor allem: { $part } +{ $points }.
advice-kept = Vorrat
# $moves: what the same turn goes on with
advice-then = Danach: { $moves }.
advice-none = Hier sticht nichts hervor: Mach, was dir gefällt.

review-not-over = Die Partie ist noch nicht zu Ende: Nur beendete Partien lassen sich durchsehen.
