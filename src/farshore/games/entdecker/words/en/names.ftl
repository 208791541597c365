# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

entdecker-seat-red = Red
entdecker-seat-white = White
entdecker-seat-yellow = Yellow
entdecker-seat-purple = Purple

# Where points come from: the parts of a score.
entdecker-part-islands = Islands
entdecker-part-produce = Produce of the jungle
entdecker-part-waterfalls = Waterfalls

# What is paid to one player: an item of “2 gold to Red, 4 gold to White”.
entdecker-name-toll = { $amount } gold to { $seat }
entdecker-name-path-space = path { $path }, space { $space }
entdecker-name-berth = { $edge ->
    [none] at { $space }
    [N] at the north edge (column { $line })
    [E] at the east edge (row { $line })
    [S] at the south edge (column { $line })
   *[W] at the west edge (row { $line })
}

entdecker-name-unit = { $unit ->
    [scout] scout
    [fort] fort
    [settlement] settlement
   *[other] { $unit }
}
entdecker-name-side = { $side ->
    [N] north
    [E] east
    [S] south
    [W] west
   *[other] { $side }
}
entdecker-name-kind = { $kind ->
    [hidden] hidden
    [open] open
   *[other] { $kind }
}
entdecker-name-event = { $event ->
    [mine] gold mine
    [pirate] pirate
    [natives] friendly natives
    [storm] storm
   *[other] { $event }
}
entdecker-name-produce = { $produce ->
    [peanut] peanut
    [cocoa] cocoa
    [pineapple] pineapple
    [tomato] tomato
    [tobacco] tobacco
    [rubber] india rubber
    [bean] bean
    [potato] potato
    [corn] corn
   *[other] { $produce }
}
entdecker-name-pattern = { $pattern ->
    [1] an all-sea tile
    [2] a tile with land on one side
    [3] a tile with land on two neighbouring sides
    [4] a tile with land on two opposite sides
    [5] a tile with land on three sides
    [6] an all-land tile
   *[other] a tile of pattern { $pattern }
}
# How a tile lies, by its land sides: north 1, east 2, south 4, west 8.
entdecker-name-land = { $land ->
    [0] open sea
    [1] land to the north
    [2] land to the east
    [3] land to the north and east
    [4] land to the south
    [5] land to the north and, apart, to the south
    [6] land to the east and south
    [7] land to the north, east and south
    [8] land to the west
    [9] land to the north and west
    [10] land to the east and, apart, to the west
    [11] land to the north, east and west
    [12] land to the south and west
    [13] land to the north, south and west
    [14] land to the east, south and west
    [15] land all around
   *[other] unknown
}

# What one player scored on an island, and what for.
entdecker-name-island-share = { $seat } { $points } ({ entdecker-name-island-standing })
entdecker-name-island-standing = { $why ->
    [alone] alone there
    [tied] tied for most
    [earlier] as many, but there first
    [shared] tied behind
    [fewer] fewer
   *[most] most
}: { $units }
entdecker-name-units-settlement = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
}
entdecker-name-units-fort = { $count ->
    [one] { $count } fort
   *[other] { $count } forts
}
entdecker-name-units-scout = { $count ->
    [one] { $count } scout
   *[other] { $count } scouts
}
