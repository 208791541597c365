# The board of Overworld: its own buttons, panels and what a screen reader hears.

overworld-board = The map. Arrow keys walk over its squares, N goes to the next choice, Enter chooses; ? shows all keys.
overworld-fit = Show the whole map
overworld-tours = Tours
overworld-lines = Regions

overworld-hand = Your tile
overworld-hand-coast = Your coast tile
overworld-hand-of = { $name } lays this tile.
overworld-hand-none = { $phase ->
    [coast] { $name } is laying a coast tile.
    [explorers] { $name } is sending explorers out.
    [gap] { $name } is deciding about a gap.
   *[draw] The next tile is being drawn.
}
overworld-point = Choose a square beside the map to try the tile there.
overworld-point-coast = Choose a marked square for the coast tile.
overworld-point-many = Choose one of the marked squares on the map.
overworld-turn = Turn
overworld-face = Other face
overworld-place = Place it here
overworld-cancel = Let go

overworld-pile = { $count ->
    [0] no coast tile left
    [one] { $count } coast tile left
   *[other] { $count } coast tiles left
}
overworld-bag = { $count ->
    [0] the bag is empty
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
overworld-last-round = Last round: { $turns ->
    [0] this is the last turn
    [one] one more turn
   *[other] { $turns } more turns
}
overworld-shop = Shop
overworld-item-torch = torch
overworld-item-map = map
overworld-item-key = key
overworld-item-potion = potion
overworld-item-leg = chicken leg
overworld-supply = { $name }: { $camels } camels, { $ships } ships, { $doors } doors in supply
overworld-odds = What may be drawn next

overworld-kind-mountain = Mountains
overworld-kind-forest = Forest
overworld-kind-whirlpool = Whirlpools
overworld-kind-reef = Reef
overworld-region = { $kind } of { $size ->
    [one] one square
   *[other] { $size } squares
}
overworld-region-nobody = nobody holds it
overworld-region-points = { $count ->
    [one] { $points } points to { $names }
   *[other] { $points } points each to { $names }
}
overworld-area-fits = Enclosed, but a tile still fits.
overworld-area-gap = A gap: no tile fits.
overworld-area-leads = { $count ->
    [one] { $names } would win it.
   *[other] { $names } would be tied for it.
}
overworld-area-nobody = Nobody would win it.
overworld-gap = Gap { $number }
overworld-gap-door = { $name }’s door
overworld-gap-port = { $name }’s port
overworld-gap-left = { $name } left { $count ->
    [one] an explorer
   *[other] { $count } explorers
} here
overworld-gap-empty = Closed and empty.
overworld-gap-items = With { $items }.
overworld-explorer-camel = { $name }’s camel
overworld-explorer-ship = { $name }’s ship
overworld-half = { $side }: { $what }
overworld-side-N = In the north
overworld-side-E = In the east
overworld-side-S = In the south
overworld-side-W = In the west
overworld-empty = Empty
overworld-can-place = a tile can lie here
overworld-at = { $square }: { $what }

# How far from the first coast a row or column lies.
overworld-north = { $count }N
overworld-south = { $count }S
overworld-east = { $count }E
overworld-west = { $count }W
overworld-start = the start
