# What the coach says of a move. Points are expected ones, with a tenth.

advice-tenths = { $whole }.{ $tenth }
advice-better = Expected to bring { $points } points more than the next best move.
advice-better-than = Expected to bring { $points } points more than “{ $move }”.
advice-close = About as good as the next best move.
advice-behind = Expected to bring { $points } points less than the best move.
advice-behind-close = About as good as the best move.
# $seat: a rival
advice-keeps = Keeps { $seat } from { $points } points, compared with the next best move.
# $part: the part of the score, or advice-kept, in which it brings most beyond the next best move
advice-above-all = Above all: { $part } +{ $points }.
advice-kept = Supplies
# $moves: what the same turn goes on with
advice-then = Then: { $moves }.
advice-none = Nothing stands out here: do what you like.

review-not-over = The game is not over yet: only games that are over can be looked through.
