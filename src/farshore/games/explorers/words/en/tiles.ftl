# What lies on a map, and what can be wrong with a pack of terrain tiles.

explorers-terrain-prairie = prairie
explorers-terrain-water = water
explorers-terrain-desert = desert
explorers-terrain-mountain = mountain

explorers-object-temple = temple
explorers-object-key = key
explorers-object-scroll = scroll
explorers-object-horse = horse
explorers-object-gem = gem
explorers-object-apple = apple
explorers-object-carrot = carrot
explorers-object-fish = fish

explorers-pack-place = line { $line }, column { $column }: { $reason }
explorers-pack-no-heading = a tile begins with a line such as “tile 1”.
explorers-pack-number = tiles are numbered 1 to { $last }, so “{ $text }” cannot be one.
explorers-pack-twice = tile { $number } is already drawn, from line { $first } on.
explorers-pack-missing = tile { $number } is missing.
explorers-pack-rows = { $rows ->
    [one] a tile has { $needed } rows, not { $rows } row.
   *[other] a tile has { $needed } rows, not { $rows }.
}
explorers-pack-surplus-row = a tile has no more than { $rows } rows.
explorers-pack-drawings = a row is two drawings with a blank between them: the terrain, then the objects.
explorers-pack-width = a drawing is { $needed } squares wide, not { $count }.
explorers-pack-terrain = “{ $glyph }” is not a terrain. There are: { $known } and { $number } for the village.
explorers-pack-object = “{ $glyph }” is not an object. There are: { $known } and { $nothing } for nothing.

explorers-tile-no-village = the village { $number } is missing.
explorers-tile-second-village = a tile has only one village.
explorers-tile-village-rim = a village must not be on the rim of its tile.
explorers-tile-village-terrains = a village must be beside at least { $least } different terrains.
explorers-tile-village-object = no object may be next to a village.
explorers-tile-object-on-village = a village has no object on it.
explorers-tile-terrain = each terrain must have { $least } to { $most } squares, but { $terrain } has { $count }.
explorers-tile-area = an area must have at least { $least } squares, but this { $terrain } has { $size }.
explorers-tile-areas = a tile must have { $least } to { $most } areas, not { $count }.
explorers-tile-objects = tile { $number } must have { $needed } × { $object }, not { $count }.
explorers-tile-temple-village = a temple must be at least { $least } steps from the village, not { $steps }.
explorers-tile-key-temple = a key must be at least { $least } steps from the temple, not { $steps }.
explorers-tile-equal-objects = equal objects ({ $object }) must be at least { $least } steps apart, not { $steps }.
explorers-tile-cut-off = this square cannot be reached: villages cut it off.
