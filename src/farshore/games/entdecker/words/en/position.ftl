# What can be wrong with a position.

position-nested = it is nested too deeply to be read.
position-by-seat = there must be one entry for each of the { $seats } players.
position-seat = nobody plays “{ $name }”. The seats are { $known }.
position-space = there is no space called “{ $space }”.
position-undiscovered = { $space } is undiscovered.
position-edge = { $space } is an Edge Space, not a tile.

position-unit = “{ $text }” is not a unit. Write it like “red fort C4”, “white scout D5/N” or, with Top Scout, “red scout 3 C4”.
position-sea = { $space } is all sea: no unit can stand there.
position-one-mass = the land on { $space } is one mass: leave out the side.
position-two-masses = there are two masses on the tile: say { $first } or { $second }.
position-two-units = another unit stands on { $space } already.
position-supply = { $seat } has more pieces out (“{ $unit }”) than there are: { $have }.
position-number = with Top Scout every scout has a number from 1 to { $most }.
position-number-option = scouts have no numbers unless Top Scout is played, so { $number } cannot be.
position-number-twice = scout { $number } of { $seat } is in two places.
position-finds = nobody can have found more at waterfalls than they have scored.
position-unfound = there is no waterfall on “{ $space }”.
position-unfound-option = waterfalls wait for a finder only with the option waterfall = "finder".
position-top-scouts = two different numbers from 1 to { $most }, the lower first, or none yet.
position-top-scouts-option = there are no top scouts unless Top Scout is played.
position-top-scouts-phase = in the phase “top-scouts” someone has yet to choose, in any other nobody; this is the phase “{ $phase }”.

position-scout = “{ $text }” is not a scout. The letters are { $known }; with Top Scout a number follows.
position-paths = there are { $paths } paths.
position-path = a path has { $spaces } spaces, not { $found }.
position-token = there is no token “{ $token }”. There are: { $known }.
position-token-twice = the token “{ $token }” is in another hut already.

position-tile = “{ $text }” is not a tile: write its pattern, 1 to 6, and its event, if any, like “3 pirate”.
position-size = “{ $text }” is not a stack: write the number of tiles, then “?” if there is a question mark on top or “unseen” if nobody has looked.
position-stacks = there are never more than { $most } Hidden Stacks.
position-marked = there are never more than { $have } question marks of pattern { $pattern }.
position-paired = either all events on question marks of pattern { $pattern } are known, or none.
position-paired-plain = a tile of pattern { $pattern } without an event has no question mark.
position-event-box = there are never more than { $have } of the event “{ $event }”.
position-events = { $events } events cannot lie on { $marked } question marks.
position-sizes = the stacks hold { $held } tiles, but { $hidden } are hidden.
position-disorder-sizes = stacks in disorder miss some tiles, but these hold { $held }, and { $hidden } are hidden.
position-backs = the backs do not fit the hidden tiles: { $plain } are plain and { $marked } have a question mark.
position-unseen = in the phase “{ $phase }” all backs have been seen.
position-seen = in the phase “{ $phase }” some back is yet to be shown.
position-disorder = in the phase “{ $phase }” the stacks are in order.

position-phase = there is no phase “{ $name }”. There are: { $known }.
position-phase-option = the phase “{ $phase }” exists only with the option { $option }.
position-then = after “{ $phase }” comes one of these: { $known }.
position-not-now = this says nothing in the phase “{ $phase }”.
position-mover = in the phase “{ $phase }” nobody else decides than whose turn it is.
position-mover-bound = who decides has no scout on the way to the jungle.
position-number-range = a number from 1 to { $most } is needed.
position-no-ship = in the phase “{ $phase }” the ship is somewhere.
position-ship = in the phase “{ $phase }” no ship has set out.
position-ship-start = { $space } is no starting space.
position-dead-end = { $space } is a dead end: nothing can be drawn there.
position-not-landed = in the phase “{ $phase }” the ship is on a tile discovered on this journey.
position-landed-unit = there can be no unit yet on { $space }, just discovered, in the phase “{ $phase }”.
position-settled = no new settlement on { $space } has a scout to send.
position-announced = nothing can be announced yet in the phase “{ $phase }” or without a ship.
position-not-announced = in the phase “{ $phase }” tiles have been announced.
position-draws = with { $draws } of { $announced } tiles still to be drawn, too few have been drawn for what was discovered and is in hand.
position-no-draws = in the phase “{ $phase }” a tile is still to be drawn.
position-kind = hidden tiles are drawn in the phase “face”, open ones sought in the phase “search”; this is “{ $phase }”.
position-hand = no tile is in hand in the phase “{ $phase }”.
position-no-hand = a tile is in hand in the phase “{ $phase }”.
position-bound = no scouts are on the way to the jungle in the phase “{ $phase }”.
position-not-bound = scouts are on the way to the jungle in the phase “{ $phase }”.
position-closing = in the phase “{ $phase }” the world is not closed, or the spaces left have been filled.
position-over = the game is not over while { $left } spaces are undiscovered.
position-stack = there is no tile on stack { $stack }.
position-sought = nothing comes to light by a search for pattern { $pattern }.
position-hut-full = the hut of path { $path } has its token already.
position-hut-dot = nobody stands on the dot of path { $path }.
position-nothing-to-do = nothing can be done in the phase “{ $phase }”.
