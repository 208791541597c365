# What can be wrong with a position.

overworld-position-seat = nobody plays “{ $name }”. The seats are { $known }.
overworld-position-square = “{ $text }” is no square within reach. Write it like “(2,-1)”.
overworld-position-entrance = “{ $name }” cannot stand in a gap, only a “door” or a “port”.
overworld-position-explorer = “{ $name }” is no explorer. There are “camel” and “ship”.
overworld-position-kind = there is no “{ $name }”. There are: { $known }.
overworld-position-phase = there is no phase “{ $name }”. There are: { $known }.
overworld-position-not-now = this says nothing in the phase “{ $phase }”.
overworld-position-other = it is said to be { $said }, but from the rest follows { $found }.

overworld-position-label = “{ $text }” is no column or row. They are numbered from -{ $reach } to { $reach }.
overworld-position-labels = columns count up by one from left to right, rows from top to bottom.
overworld-position-row-length = row { $row } has { $count } squares, not { $needed }. An empty square is drawn “.”.
overworld-position-mark = “{ $mark }” on { $square } means nothing: draw “m”, “f”, “w”, “r” for a survey square, a coast like “^A0”, both with the explorer there, “#1” for the first closed gap, “.” for an empty square.
overworld-position-holder = “{ $holder }” on { $square } is nobody’s explorer. The letters are { $known }: capital for a camel, small for a ship.
overworld-position-element = a { $explorer } cannot be on { $square }: camels are on land, ships on water.
overworld-position-home = on (0,0) lies the first coast with its land edge north, like “^A0”.
overworld-position-home-held = the first coast, on (0,0), never holds an explorer.
overworld-position-first-coast = in the phase “first” nothing is laid but the first coast.
overworld-position-edges = the edges of { $square } and { $beside } do not match.
overworld-position-coasts = { $count } coasts of pattern { $pattern } are drawn, but there are only { $most }.
overworld-position-survey-squares = { $count ->
    [one] the board has survey squares for { $count } tile more than there is.
   *[other] the board has survey squares for { $count } tiles more than there are.
}
overworld-position-reach = so far out the tiles that are left could lead further than { $reach } squares from (0,0).
overworld-position-no-gap = no square of gap { $number } is drawn.
overworld-position-open-gap = gap { $number } is not enclosed: a way leads out of it from { $square }.
overworld-position-scattered-gap = the squares of gap { $number } do not hang together.
overworld-position-gap-fits = a survey tile could be placed in gap { $number }, so it is none.

overworld-position-left = no more than { $most } explorers can be left behind there.
overworld-position-owner-needed = it must be said whose door, port or explorers are in this gap.
overworld-position-owner-of-nothing = a gap without door, port and explorers is nobody’s.
overworld-position-port = a port needs the option “ports” and a gap of at least two squares.
overworld-position-items = no more than { $most } items can be in this gap.

overworld-position-too-many = there are { $count } more of “{ $name }” on the table than in the box.
overworld-position-at-most = no more than { $most } can be left.
overworld-position-no-door = { $seat } has at least one door, in supply or in a gap.
overworld-position-bag-reach = no more than { $most } can be left: they could lead further than { $reach } squares from (0,0).
overworld-position-bag-empty = at least { $least } must be left now.

overworld-position-tile-needed = a survey tile has been drawn: say which, like “ldl”.
overworld-position-survey-needed = a survey tile has been placed: say on which three squares.
overworld-position-ell = a survey tile covers three squares in the shape of an L.
overworld-position-survey = no survey tile lies on { $squares }.
overworld-position-coast-needed = a coast has been placed: say on which square.
overworld-position-coast = on { $square } lies no coast that can have been placed this turn.
overworld-position-no-icon = with the survey tile { $tile } no coast is placed.
overworld-position-coast-apart = the coast on { $square } does not meet the survey tile of this turn with its land or water edge.

overworld-position-no-such-gap = { $square } is not the first square of such a gap. There are: { $known }.
overworld-position-gap-needed = say which gap, by its first square. There are: { $known }.
overworld-position-winner-needed = somebody has won the gap: say who.
overworld-position-nothing-to-fill = the last gap must hold the door or port beside which items are placed.
overworld-position-nothing-to-choose = beside the last gap’s door or port no items are left to choose.

overworld-position-over = the pile was empty before, so the game was over when it would have been { $seat }’s turn again.
overworld-position-not-over = the game is not over: tiles are left in the bag, and coasts in the pile or turns to play.
overworld-position-held-by-other = on { $square } can only be an explorer of { $seat }, who laid that tile this turn.
overworld-position-held-early = no explorer can be on the tile that waits for one.
overworld-position-no-fit = no survey tile fits anywhere, so the tile drawn was set aside.
overworld-position-no-coast-place = no coast is left, or there is no place for one: nothing is to be decided.
overworld-position-enough = squares are chosen one by one only if there were one or two { $explorer }s; now { $held } are placed and { $left } left.
overworld-position-both-needed = { $seat } chooses only with a camel and a ship in supply.
overworld-position-survey-not-held = with camels and ships left, explorers went on all three squares { $squares } first.
overworld-position-no-gaps = the active player picks a gap only if there are several; here it is { $count }.
overworld-position-no-tie = nobody is tied for the gap { $gap }, so nothing is to be decided.
overworld-position-no-entrance = the winner has nothing to decide: a door must be placed.
overworld-position-not-taken-back = the explorers of { $seat }, who won the gap { $gap }, have returned from all regions around it.
overworld-position-nothing-leaves = nothing is just leaving this gap: all explorers are left behind already.
overworld-position-nobody-to-leave = { $seat } has no explorer to leave behind.
overworld-position-port-cannot-move = a port moves only between gaps of at least two squares, and with explorers enough to leave behind.
overworld-position-door-in-supply = while { $seat } has a door in supply, none moves.
