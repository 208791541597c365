# Overworld's board and panels

cli-ovw-head = Overworld · { $where ->
    [over] the end
    [last] turn { $turn }, { $more ->
        [0] the last one
        [one] 1 more to come
       *[other] { $more } more to come
    }
   *[turn] turn { $turn }
} · { $tiles ->
    [0] the bag is empty
    [one] 1 survey tile in the bag
   *[other] { $tiles } survey tiles in the bag
} · { $coasts ->
    [0] no coasts in the pile
    [one] 1 coast in the pile
   *[other] { $coasts } coasts in the pile
}
cli-ovw-cut = The board reaches from column { $west } to column { $east }: this is a part of it.
cli-ovw-column-points = pts
cli-ovw-column-regions = reg
cli-ovw-column-doors = door
cli-ovw-column-provisions = items
cli-ovw-column-port = port
cli-ovw-part-regions = regions
cli-ovw-part-doors = doors
cli-ovw-part-provisions = provisions
cli-ovw-part-port = port
cli-ovw-column-region = region
cli-ovw-column-kind = kind
cli-ovw-column-size = size
cli-ovw-column-explorers = explorers
cli-ovw-column-tile = the next tile
cli-ovw-column-land = land
cli-ovw-column-water = water
cli-ovw-column-left = left
cli-ovw-column-chance = chance
cli-ovw-column-coast = coast tiles
cli-ovw-regions = Regions: size, explorers, points
cli-ovw-more-regions = … and { $count } more: regions
cli-ovw-areas = Enclosed: squares, explorers
cli-ovw-gaps = Gaps: squares, left behind
cli-ovw-no-gaps = Nothing is enclosed, and there are no gaps yet.
cli-ovw-nobody = nobody
cli-ovw-tile = In hand: { $tile }{ $coast ->
    [true] , with a coast
   *[false] { "" }
}
cli-ovw-with-coast = with a coast
cli-ovw-never-drawn = One of these tiles is in the box and will not be drawn.
cli-ovw-shop = Shop: { $items }
cli-ovw-points-regions = { $count ->
    [one] { $points } for 1 region
   *[other] { $points } for { $count } regions
}
cli-ovw-points-doors = { $count ->
    [0] 0 for doors
    [one] 0 for one door on { $squares }
   *[other] { $points } for the tour of the doors { $squares }
}
cli-ovw-points-provisions = { $count ->
    [0] 0 for provisions
    [one] { $points } for 1 provision: { $sets }
   *[other] { $points } for { $count } provisions: { $sets }
}
cli-ovw-points-port = { $region ->
    [none] 0 for the port
   *[other] { $points } for the region { $region } at the port
}
cli-ovw-gap-choice = { $choice } ({ $squares ->
    [one] 1 square
   *[other] { $squares } squares
}, { $explorers ->
    [none] no explorers
   *[other] { $explorers }
})
cli-ovw-winner-choice = { $choice } ({ $explorers ->
    [one] 1 explorer
   *[other] { $explorers } explorers
})

# The legend
cli-ovw-legend-coast = a coast: its land half, the shore, its water half; a tile laid in this turn is brighter
cli-ovw-legend-arrow = a coast on a small board: the arrow points at its land, full for mountain, hollow for forest
cli-ovw-legend-camel = a camel, with the first letter of its colour; on a small board a capital letter
cli-ovw-legend-ship = a ship; on a small board a small letter
cli-ovw-legend-open = a square that the survey tile in hand can cover
cli-ovw-legend-choice = where you may do something now
cli-ovw-legend-area = enclosed squares into which a survey tile still fits
cli-ovw-legend-gap = enclosed squares into which none fits: a gap, once all tiles of the turn are laid
cli-ovw-legend-closed = a gap that is closed
cli-ovw-legend-door = a dungeon door, on the square that makes its owner’s tour longest
cli-ovw-legend-port = a port
cli-ovw-legend-left = a gap whose owner has left explorers behind
cli-ovw-legend-orientation = an orientation (0 to 3) and a side (land or water) of the tile in hand; faint if it fits nowhere
cli-ovw-legend-strength = black has 3 explorers there and would score 2 points; where no points are to be had * marks who would win
cli-ovw-legend-actor = who is to act, and you
