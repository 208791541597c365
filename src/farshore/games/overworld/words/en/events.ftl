# What happened, one sentence per event. Seats come as names; tiles, sides, kinds ($land_half, $water_half of a coast) and directions
# ($land, $water of a coast) in words; lists as text with their length in …_count, yes or no as “true” and “false”, an
# empty text as “none”. A gap is named by its first square.

overworld-event-FirstCoastLaid = The first coast lies at the start: { $land_half } to the north, { $water_half } to the south.
overworld-event-FirstChosen = { $seat } is the first player.
overworld-event-TileDrawn = { $coast ->
    [true] { $seat } draws a survey tile with the coast icon ({ $tile }), and takes a coast tile with it.
   *[false] { $seat } draws a survey tile: { $tile }.
}
overworld-event-SetAside = The survey tile fits nowhere: { $seat } sets it aside, and the turn is over.
overworld-event-SurveyPlaced = { $seat } lays the survey tile, { $side } side up: { $laid }.
overworld-event-CoastPlaced = { $left ->
    [0] { $seat } lays the last coast tile on { $square }: { $land_half } to the { $land }, { $water_half } to the { $water }.
   *[other] { $seat } lays a coast tile on { $square }: { $land_half } to the { $land }, { $water_half } to the { $water }.
}
overworld-event-CoastReturned = There is no place for the coast tile: { $seat } puts it back on the pile.
overworld-event-ExplorersPut = { $seat } sends { overworld-name-explorers } to { $squares }.
overworld-event-GapFormed = { $squares_count ->
    [one] A gap has formed at { $squares }: an entrance to a dungeon!
   *[other] A gap of { $squares_count } squares has formed at { $squares }: an entrance to a dungeon!
}
overworld-event-GapWon = { $explorers ->
    [one] { $seat } wins the gap at { $gap } with { $explorers } explorer, who returns.
   *[other] { $seat } wins the gap at { $gap } with { $explorers } explorers: they return.
}
overworld-event-GapStaysEmpty = No explorer competes for the gap at { $gap }: it stays empty, and closed.
overworld-event-DoorPlaced = { $origin ->
    [none] { $seat } places a dungeon door in the gap at { $gap }.
   *[other] { $seat } moves the dungeon door from the gap at { $origin } to the gap at { $gap }.
}
overworld-event-PortPlaced = { $origin ->
    [none] { $seat } builds the port in the gap at { $gap }.
   *[other] { $seat } moves the port from the gap at { $origin } to the gap at { $gap }.
}
overworld-event-ExplorerLeft = { $origin ->
    [none] { $seat } leaves a { overworld-name-explorer } from the supply behind in the gap at { $gap }, for good.
   *[other] { $seat } leaves the { overworld-name-explorer } from { $origin } behind in the gap at { $gap }, for good.
}
overworld-event-ItemsAbandoned = { $seat } leaves nobody behind in the gap at { $gap }: its provisions now belong to nobody.
overworld-event-ItemsTaken = { $seat } takes { $items } from the shop into the gap at { $gap }.
overworld-event-PointsChanged = { $seat } { $signed }: { overworld-name-reason }.
overworld-event-LastRound = { $turns ->
    [one] The pile of coast tiles is empty. One more turn, and all have had equally many; then the game ends, or earlier if the bag is empty.
   *[other] The pile of coast tiles is empty. { $turns } more turns, and all have had equally many; then the game ends, or earlier if the bag is empty.
}
overworld-event-GameEnded = { $winners_count ->
    [one] The game is over, and { $winners } wins. Points: { $scores }.
   *[other] The game is over, and { $winners } share the victory. Points: { $scores }.
}
