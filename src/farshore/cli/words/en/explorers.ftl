# Explorers' map and panels

cli-exp-head = Explorers · { $where ->
    [setup] set-up
    [over] the end
   *[turn] round { $round } of { $rounds }, turn { $turn } of { $turns }
}
cli-exp-active = { $seat } is active
cli-exp-neutral = nobody is active
cli-exp-expert = expert: { $sides }
cli-exp-marks = { $marks ->
    [one] 1 mark
   *[other] { $marks } marks
}
cli-exp-side-chosen = chosen
cli-exp-side-near = near
cli-exp-cards-left = { $draws ->
    [0] Last card of the round. Aside: { $cards }
   *[other] To come: { $draws } of { $cards }
}
cli-exp-column-points = pts
cli-exp-column-key = K
cli-exp-column-scroll = S
cli-exp-column-gem = G
cli-exp-ranks = ranks above { $bounds }
cli-exp-total = total
cli-exp-points-note = Villages and achievements as if the game ended now; rounds that have not ended count nothing yet. Others as they were at the end of the last turn.
cli-exp-keys = keys
cli-exp-scrolls = scrolls
cli-exp-scrolls-used = scrolls used
cli-exp-gems = gems
cli-exp-larder = food
cli-exp-provisions = provisions
cli-exp-temple = temple { $quadrant }
cli-exp-temples = temples
cli-exp-villages = villages
cli-exp-worth = ={ $points }
cli-exp-small-map = { $seat }: { cli-exp-marks }
cli-exp-tile = Tile { $tile }
cli-exp-no-tiles = The map is laid; there are no tiles to choose from.
cli-exp-no-achievements = No achievements are in play.
cli-exp-no-seat = Nobody plays this colour.
cli-exp-choice = { $choice } ({ cli-exp-marks }, { $squares ->
    [0] no square open
    [one] 1 square open
   *[other] { $squares } squares open
})
cli-exp-square = { $has ->
    [true] { $mark } ({ $terrain }, { $found })
   *[false] { $mark } ({ $terrain })
}

# What achievements count
cli-exp-count-temple = temples
cli-exp-count-key = keys
cli-exp-count-scroll = scrolls
cli-exp-count-horse = horses
cli-exp-count-gem = gems
cli-exp-count-apple = apples
cli-exp-count-carrot = carrots
cli-exp-count-fish = fish
cli-exp-count-areas = areas
cli-exp-count-line = line
cli-exp-count-square = square
cli-exp-count-villages = villages
cli-exp-count-temples = temples
cli-exp-count-corners = corners
cli-exp-count-edges = edges
cli-exp-count-A = A
cli-exp-count-B = B
cli-exp-count-C = C
cli-exp-count-D = D

# The legend
cli-exp-legend-temple = a temple: marking it takes a key
cli-exp-legend-key = a key
cli-exp-legend-scroll = a scroll
cli-exp-legend-horse = a horse: one more mark at once
cli-exp-legend-gem = a gem
cli-exp-legend-apple = an apple
cli-exp-legend-carrot = a carrot
cli-exp-legend-fish = a fish
cli-exp-legend-village = a village, with the number of its tile
cli-exp-legend-start = the start village
cli-exp-legend-mark = a mark; between the crosses the terrain
cli-exp-legend-marked = a marked object
cli-exp-legend-choice = may be marked now, or first with one of the choices
cli-exp-legend-full = a key or scroll to use, a gem, a provision
cli-exp-legend-fresh = a scroll found in this turn, to use from the next one on
cli-exp-legend-used = a key or scroll that is used
cli-exp-legend-passed = a gem's number that is struck, if negative, or circled
cli-exp-legend-empty = a free slot
cli-exp-legend-taken = a number of a temple that you have taken; on the expert side +3 is its extra marks
cli-exp-legend-gone = a number that is struck
cli-exp-legend-actor = who is to act, who is done, and you
