# What the coach says of a move. Points are expected ones, with a tenth.

advice-tenths = { $whole },{ $tenth }
advice-better = Dovrebbe rendere { $points } punti in più della seconda mossa migliore.
advice-better-than = Dovrebbe rendere { $points } punti in più di «{ $move }».
advice-close = Vale all’incirca quanto la seconda mossa migliore.
advice-behind = Dovrebbe rendere { $points } punti in meno della mossa migliore.
advice-behind-close = Vale all’incirca quanto la mossa migliore.
# $seat: a rival
advice-keeps = Così { $seat } ottiene { $points } punti in meno rispetto alla seconda mossa migliore.
# $part: the part of the score, or advice-kept, in which it brings most beyond the next best move
advice-above-all = Soprattutto: { $part } +{ $points }.
advice-kept = Scorte
# $moves: what the same turn goes on with
advice-then = Poi: { $moves }.
advice-none = Qui niente spicca: fa’ come preferisci.

review-not-over = La partita non è ancora finita: si possono analizzare solo partite finite.
