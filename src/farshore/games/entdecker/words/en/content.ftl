# What can be wrong with a table's options, a content file, a scenario or a drawn board.

entdecker-seats = it is for 2 to 4 players, not { $seats }.
entdecker-scenario = there is no scenario called “{ $name }”. There are: { $known }.

content-editions = there must be exactly the editions mayfair, kosmos and digest.
content-pattern = tiles have patterns from 1 to 6.
content-events = there must be exactly the events mine, pirate, natives and storm.
content-event-count = there must be as many events as question marks, but there are { $events } events and { $marks } question marks.
content-die = the die and the ship's wheel need at least one number each.
content-scouts = the number of scouts must be given for 2, 3 and 4 players, and no others.
content-jungle-space = the dot and the eyes must be among the { $spaces } spaces of a path.
content-jungle-room = the paths must have room for all scouts of a game, { $scouts } at most.
content-produce = there must be at least as many Produce Tokens as paths, { $paths }.

drawing-empty = no board is drawn.
drawing-row-number = row { $row } must begin with its number.
drawing-row-length = row { $row } must have { $width } spaces, as many as there are column letters.
drawing-glyph = “{ $glyph }” on { $space } is not a way to draw a space.

scenario-size = a board has at least { $width } columns and { $height } rows, and at most { $spaces } spaces.
scenario-mismatch = the tile { $tile } on { $space } does not match what it touches: land must meet land, and sea must meet sea, at the edge too.
scenario-tiles = { $laid ->
    [one] { $laid } tile of pattern { $pattern } is laid, but the Open Stacks have { $have }.
   *[other] { $laid } tiles of pattern { $pattern } are laid, but the Open Stacks have { $have }.
}
scenario-waterfalls = { $laid ->
    [one] { $laid } waterfall of +{ $bonus } is laid, but the box has { $have }.
   *[other] { $laid } waterfalls of +{ $bonus } are laid, but the box has { $have }.
}
scenario-no-start = no ship could enter: no undiscovered space can be reached from an Edge Space.
