# What can be wrong with a position.

entdecker-position-by-seat = there must be one entry for each of the { $seats } players.
entdecker-position-seat = nobody plays “{ $name }”. The seats are { $known }.
entdecker-position-space = there is no space called “{ $space }”.
entdecker-position-undiscovered = { $space } is undiscovered.
entdecker-position-edge = { $space } is an Edge Space, not a tile.

entdecker-position-unit = “{ $text }” is not a unit. Write it like “red fort C4”, “white scout D5/N” or, with Top Scout, “red scout 3 C4”.
entdecker-position-sea = { $space } is all sea: no unit can stand there.
entdecker-position-one-mass = the land on { $space } is one mass: leave out the side.
entdecker-position-two-masses = there are two masses on the tile: say { $first } or { $second }.
entdecker-position-two-units = another unit stands on { $space } already.
entdecker-position-supply = { $seat } has more pieces out (“{ $unit }”) than there are: { $have }.
entdecker-position-number = with Top Scout every scout has a number from 1 to { $most }.
entdecker-position-number-option = scouts have no numbers unless Top Scout is played, so { $number } cannot be.
entdecker-position-number-twice = scout { $number } of { $seat } is in two places.
entdecker-position-finds = nobody can have found more at waterfalls than they have scored.
entdecker-position-unfound = there is no waterfall on “{ $space }”.
entdecker-position-unfound-option = waterfalls wait for a finder only with the option waterfall = "finder".
entdecker-position-top-scouts = two different numbers from 1 to { $most }, the lower first, or none yet.
entdecker-position-top-scouts-option = there are no top scouts unless Top Scout is played.
entdecker-position-top-scouts-phase = in the phase “top-scouts” someone has yet to choose, in any other nobody; this is the phase “{ $phase }”.

entdecker-position-scout = “{ $text }” is not a scout. The letters are { $known }; with Top Scout a number follows.
entdecker-position-paths = there are { $paths } paths.
entdecker-position-path = a path has { $spaces } spaces, not { $found }.
entdecker-position-token = there is no token “{ $token }”. There are: { $known }.
entdecker-position-token-twice = the token “{ $token }” is in another hut already.

entdecker-position-tile = “{ $text }” is not a tile: write its pattern, 1 to 6, and its event, if any, like “3 pirate”.
entdecker-position-size = “{ $text }” is not a stack: write the number of tiles, then “?” if there is a question mark on top or “unseen” if nobody has looked.
entdecker-position-stacks = there are never more than { $most } Hidden Stacks.
entdecker-position-marked = there are never more than { $have } question marks of pattern { $pattern }.
entdecker-position-paired = either all events on question marks of pattern { $pattern } are known, or none.
entdecker-position-paired-plain = a tile of pattern { $pattern } without an event has no question mark.
entdecker-position-event-box = there are never more than { $have } of the event “{ $event }”.
entdecker-position-events = { $events } events cannot lie on { $marked } question marks.
entdecker-position-sizes = the stacks hold { $held } tiles, but { $hidden } are hidden.
entdecker-position-disorder-sizes = stacks in disorder miss some tiles, but these hold { $held }, and { $hidden } are hidden.
entdecker-position-backs = the backs do not fit the hidden tiles: { $plain } are plain and { $marked } have a question mark.
entdecker-position-unseen = in the phase “{ $phase }” all backs have been seen.
entdecker-position-seen = in the phase “{ $phase }” some back is yet to be shown.
entdecker-position-disorder = in the phase “{ $phase }” the stacks are in order.

entdecker-position-phase = there is no phase “{ $name }”. There are: { $known }.
entdecker-position-phase-option = the phase “{ $phase }” exists only with the option { $option }.
entdecker-position-then = after “{ $phase }” comes one of these: { $known }.
entdecker-position-not-now = this says nothing in the phase “{ $phase }”.
entdecker-position-mover = in the phase “{ $phase }” nobody else decides than whose turn it is.
entdecker-position-mover-bound = who decides has no scout on the way to the jungle.
entdecker-position-number-range = a number from 1 to { $most } is needed.
entdecker-position-no-ship = in the phase “{ $phase }” the ship is somewhere.
entdecker-position-fare = the ship cannot have paid that for its start here, only: { $known }.
entdecker-position-ship = in the phase “{ $phase }” no ship has set out.
entdecker-position-ship-start = { $space } is no starting space.
entdecker-position-dead-end = { $space } is a dead end: nothing can be drawn there.
entdecker-position-not-landed = in the phase “{ $phase }” the ship is on a tile discovered on this journey.
entdecker-position-landed-unit = there can be no unit yet on { $space }, just discovered, in the phase “{ $phase }”.
entdecker-position-settled = no new settlement on { $space } has a scout to send.
entdecker-position-announced = nothing can be announced yet in the phase “{ $phase }” or without a ship.
entdecker-position-not-announced = in the phase “{ $phase }” tiles have been announced.
entdecker-position-draws = with { $draws } of { $announced } tiles still to be drawn, too few have been drawn for what was discovered and is in hand.
entdecker-position-no-draws = in the phase “{ $phase }” a tile is still to be drawn.
entdecker-position-kind = hidden tiles are drawn in the phase “face”, open ones sought in the phase “search”; this is “{ $phase }”.
entdecker-position-hand = no tile is in hand in the phase “{ $phase }”.
entdecker-position-no-hand = a tile is in hand in the phase “{ $phase }”.
entdecker-position-bound = no scouts are on the way to the jungle in the phase “{ $phase }”.
entdecker-position-not-bound = scouts are on the way to the jungle in the phase “{ $phase }”.
entdecker-position-closing = in the phase “{ $phase }” the world is not closed, or the spaces left have been filled.
entdecker-position-over = the game is not over while { $left } spaces are undiscovered.
entdecker-position-stack = there is no tile on stack { $stack }.
entdecker-position-sought = nothing comes to light by a search for pattern { $pattern }.
entdecker-position-hut-full = the hut of path { $path } has its token already.
entdecker-position-hut-dot = nobody stands on the dot of path { $path }.
entdecker-position-nothing-to-do = nothing can be done in the phase “{ $phase }”.
