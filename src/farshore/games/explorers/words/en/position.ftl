# What can be wrong with a position.

explorers-position-quadrants = “{ $text }” is no list of different quadrants. Write them like “AC”.
explorers-position-square = “{ $text }” is neither a square like “h8” nor a straight line like “h8-h12”.
explorers-position-line = “{ $text }” is not straight.
explorers-position-rows = a drawing has 16 rows of 16 squares.
explorers-position-row-length = row { $row } has { $count } squares, not 16.
explorers-position-glyph = “{ $glyph }” on { $square } means nothing: draw “x” for a mark, “+” for one of this turn, “.” for none.
explorers-position-village = the village on { $square } cannot be marked: only one start village is, and it can be { $villages }.
explorers-position-lonely = these marks do not hang together with the start village: { $squares }.
explorers-position-keys = more temples are marked than keys were found: { $found }.
explorers-position-scrolls = more scrolls are used than were found before this turn ({ $found }), or the one of this turn is not counted.
explorers-position-temples = the temple in quadrant { $quadrant } has a place if it is marked and was ranked, otherwise 0.
explorers-position-places = the places in a column are { $known }; the others are struck for this number of players.
explorers-position-place = place { $place } of { $column } does not go with the places of all explorers.
explorers-position-races = there is one number for each of the { $count } achievements in play.
explorers-position-race-met = these marks met { $race } when the last turn ended, so points were taken.
explorers-position-race-not-met = no points can be taken for { $race }: these marks did not meet it when the last turn ended.
explorers-position-race-points = no race brings { $points } points with this number of players.
explorers-position-provisions = no more than { $most } of a kind of provisions can be marked by then.
explorers-position-provisions-expert = apples are found only in round 2, carrots in round 3, fish in round 4, up to { $most } of each.
explorers-position-larder = with these marks it is { $larder }.
explorers-position-larder-range = with these marks each count lies in its range; here it is { $least } to { $most }.
explorers-position-points = the rounds that ended can have brought only: { $known }.
explorers-position-batch = the temples marked and not ranked are “{ $text }”.

explorers-position-seat = nobody plays “{ $name }”. The seats are { $known }.
explorers-position-no-seat = { $seats ->
    [one] there is only { $seats } player.
   *[other] there are only { $seats } players.
}
explorers-position-first = the first player is { $seat } unless the option first_seat is "random".
explorers-position-tiles = { $count } tiles cannot be laid in the phase “{ $phase }”.
explorers-position-other-map = by the options the map is { $map }.
explorers-position-achievement = “{ $name }” is no achievement, or is named twice. There are: { $known }.
explorers-position-achievements = by the options { $count } achievements are in play.
explorers-position-other-achievements = by the options these are in play: { $chosen }.
explorers-position-all-drawn = all { $count } achievements are drawn already.
explorers-position-phase = there is no phase “{ $name }”. There are: { $known }.
explorers-position-no-such-moment = by these options, and on this map, there is no phase “{ $phase }”.
explorers-position-not-now = this says nothing in the phase “{ $phase }”.
explorers-position-setup = in the set-up (turn 0) everyone marks: there is no phase “{ $phase }”.
explorers-position-setup-round = the set-up (turn 0) is in round 1.
explorers-position-nobody-active = nobody is active in this turn, so no side is chosen.
explorers-position-extra = only expert temples bring extra marks.
explorers-position-no-card = no card has been turned yet.
explorers-position-card = there is no card “{ $name }”. There are: { $known }.
explorers-position-card-needed = in this phase a card is turned.
explorers-position-side = “{ $name }” is no side of the card “{ $card }”.
explorers-position-side-needed = the active player has chosen a side of { $card }.
explorers-position-deck-card = “{ $name }” is no card, or is named twice. There are: { $known }.
explorers-position-deck = { $needed } cards must be left, not { $count }.
explorers-position-deck-turned = { $card } has been turned, so it is not in the deck.
explorers-position-batches = from 1 to { $most } rankings are possible, one for each temple at most.

explorers-position-given = the choice can have given { $known } marks, and not fewer than are due.
explorers-position-extras = extra marks are to be chosen only for temples ranked in this turn that bring some, not for “{ $text }”.
explorers-position-terrain = “{ $text }” is no list of different terrains. The letters are P, W, D, M.
explorers-position-committed = terrains are committed to if, and only if, some mark is due.
explorers-position-lost = no square can be marked, so what was due is lost.
explorers-position-choice = nobody can have committed to “{ $text }” here, only to { $known }.
explorers-position-turn = the marks of this turn, and those still due, follow from none of these: { $choices }.
explorers-position-extra-due = no more than { $most } extra marks of one terrain can be due.
explorers-position-horses = { $found } horses were found in this turn.
explorers-position-extra-marks = so many marks cannot have been made in one turn.
explorers-position-acted = so far this explorer has acted { $least } to { $most } times in this turn.
