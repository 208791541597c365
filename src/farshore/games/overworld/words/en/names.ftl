# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

overworld-seat-black = Black
overworld-seat-white = White
overworld-seat-red = Red
overworld-seat-yellow = Yellow

# Kinds of terrain: light and dark land, light and dark water.
overworld-kind-mountain = mountain
overworld-kind-forest = forest
overworld-kind-whirlpool = whirlpool
overworld-kind-reef = reef

# The sides of a survey tile.
overworld-side-L = land
overworld-side-W = water

overworld-direction-N = north
overworld-direction-E = east
overworld-direction-S = south
overworld-direction-W = west

# The squares of a side of a survey tile: first end, corner, second end.
overworld-name-three = { $first }, { $corner }, { $second }
# A survey tile by both its sides.
overworld-name-tile = { $land } / { $water }
# What lies on a square.
overworld-name-laid = { $kind } on { $square }
# A face of a coast by its land half and its water half.
overworld-name-face = { $land } and { $water }

# Provisions with their number; the kind by itself is .kind.
overworld-items-torch = { $count ->
    [one] a torch
   *[other] { $count } torches
}
    .kind = torch
overworld-items-map = { $count ->
    [one] a map
   *[other] { $count } maps
}
    .kind = map
overworld-items-key = { $count ->
    [one] a key
   *[other] { $count } keys
}
    .kind = key
overworld-items-potion = { $count ->
    [one] a potion
   *[other] { $count } potions
}
    .kind = potion
overworld-items-leg = { $count ->
    [one] a chicken leg
   *[other] { $count } chicken legs
}
    .kind = chicken leg

overworld-name-explorer = { $explorer ->
    [camel] camel
    [ship] ship
   *[other] { $explorer }
}
# As many explorers as there are squares.
overworld-name-explorers = { $squares_count ->
    [one] { $explorer ->
        [camel] a camel
        [ship] a ship
       *[other] { $explorer }
    }
   *[other] { $explorer ->
        [camel] { $squares_count } camels
        [ship] { $squares_count } ships
       *[other] { $squares_count } × { $explorer }
    }
}

# What points come from.
overworld-part-regions = Regions
overworld-part-doors = Tour of the doors
overworld-part-provisions = Provisions
overworld-part-port = Port

# Why points have changed.
overworld-name-reason = { $reason ->
    [lead] { $count ->
        [one] leads one more region
       *[other] leads { $count } more regions
    }
    [share] { $count ->
        [one] shares the lead in one more region
       *[other] shares the lead in { $count } more regions
    }
    [lost] { $count ->
        [one] leads one region fewer
       *[other] leads { $count } regions fewer
    }
    [joined] { $count ->
        [one] two regions led have grown together
       *[other] regions led have grown together
    }
    [tour] the tour of the doors is longer
    [shorter] the tour of the doors is shorter
    [items] sets of provisions
    [port] { $count ->
        [one] the largest region beside the port has { $count } square
       *[other] the largest region beside the port has { $count } squares
    }
   *[other] { $reason }
}

# Squares, by how far from the first coast they lie; and rows and columns at the rim of a board.
overworld-place = { $row } { $column }
overworld-place-start = the start
overworld-place-zero = 0
overworld-place-N = { $count }N
overworld-place-S = { $count }S
overworld-place-E = { $count }E
overworld-place-W = { $count }W
