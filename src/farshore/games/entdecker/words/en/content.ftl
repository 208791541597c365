# What can be wrong with a table's options, a content file, a scenario or a drawn board.

entdecker-seats = it is for 2 to 4 players, not { $seats }.
entdecker-scenario = there is no scenario called “{ $name }”. There are: { $known }.

entdecker-content-pattern = tiles have patterns from 1 to 6.
entdecker-content-events = there must be exactly the events mine, pirate, natives and storm.
entdecker-content-event-count = there must be as many events as question marks, but there are { $events } events and { $marks } question marks.
entdecker-content-die = the die and the ship's wheel need at least one number each.
entdecker-content-scouts = the number of scouts must be given for 2, 3 and 4 players, and no others.
entdecker-content-jungle-space = the dot and the eyes must be among the { $spaces } spaces of a path.
entdecker-content-jungle-room = the paths must have room for all scouts of a game, { $scouts } at most.
entdecker-content-produce = there must be at least as many Produce Tokens as paths, { $paths }.

entdecker-drawing-columns = the first line must name the columns: A, B, C … without gaps.
entdecker-drawing-empty = no board is drawn.
entdecker-drawing-row-number = row { $row } must begin with its number.
entdecker-drawing-row-length = row { $row } must have { $width } spaces, as many as there are column letters.
entdecker-drawing-glyph = “{ $glyph }” on { $space } is not a way to draw a space.

entdecker-scenario-size = a board has at least { $width } columns and { $height } rows, and at most { $spaces } spaces.
entdecker-scenario-mismatch = the tile { $tile } on { $space } does not match what it touches: land must meet land, and sea must meet sea, at the edge too.
entdecker-scenario-tiles = { $laid ->
    [one] { $laid } tile of pattern { $pattern } is laid, but the Open Stacks have { $have }.
   *[other] { $laid } tiles of pattern { $pattern } are laid, but the Open Stacks have { $have }.
}
entdecker-scenario-waterfalls = { $laid ->
    [one] { $laid } waterfall of +{ $bonus } is laid, but the box has { $have }.
   *[other] { $laid } waterfalls of +{ $bonus } are laid, but the box has { $have }.
}
entdecker-scenario-no-start = no ship could enter: no undiscovered space can be reached from an Edge Space.
