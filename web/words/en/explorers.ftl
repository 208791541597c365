# The board of Explorers: its own buttons, panels and what a screen reader hears.

explorers-board = The map. Arrow keys walk over its squares, N goes to the next choice, Enter chooses; ? shows all keys.
explorers-fit = Show the whole map
explorers-panels = The frame: tracks, temples, cards and maps
explorers-frame = The tracks of the frame
explorers-cards-and-maps = Cards and maps
explorers-map-of = { $name }’s map
explorers-back = Back to your map

# A square.
explorers-terrain-P = prairie
explorers-terrain-W = water
explorers-terrain-D = desert
explorers-terrain-M = mountain
explorers-object-temple = temple
explorers-object-key = key
explorers-object-scroll = scroll
explorers-object-horse = horse
explorers-object-gem = gem
explorers-object-apple = apple
explorers-object-carrot = carrot
explorers-object-fish = fish
explorers-village = village { $number }
explorers-start = start village
explorers-marked = marked
explorers-open = can be chosen
explorers-unknown = no tile yet

# The turn.
explorers-turn = This turn
explorers-round = Round { $round } of { $rounds }
explorers-turn-of = turn { $turn } of { $turns }
explorers-set-up = Before the first turn
explorers-over = The game is over
explorers-card = The card
explorers-chose = Chosen by { $name }
explorers-marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
explorers-scrolls = Use a scroll
explorers-terrains = Choose a terrain
explorers-left = { $given ->
    [one] last mark
   *[other] { $due } of { $given } marks left
}
explorers-horse-first = the horse first
explorers-done = { $name } is done
explorers-not-done = { $name } is still choosing
explorers-confirm-square = Is this the square you mean?

# Laying the map.
explorers-laying = The next tile
explorers-tiles = Tiles that are left
explorers-tile = Tile { $tile }
explorers-lay = Lay it on { $quadrant }
explorers-turn-tile = Turn

# Around the map.
explorers-cards = Cards
explorers-cards-left = { $count } to come
explorers-cards-aside = One of those left stays aside.
explorers-card-open = { $card }: this turn’s card
explorers-card-turned = { $card }: has been turned
explorers-card-left = { $card }: may still come
explorers-maps = Maps
explorers-show-map = Show { $name }’s map
explorers-you = You

explorers-tools = Keys and scrolls
explorers-keys = Keys: { $ready } to use, { $used } used
explorers-scroll-track = Scrolls: { $ready } to use, { $fresh } from the next turn on, { $used } used
explorers-provisions = Provisions
explorers-worth = { $points } at round’s end
explorers-larder = { $kind }: { $most ->
    [0] none may be marked in this round
   *[other] { $count } of { $most } in this round
}
explorers-gems = Gems
explorers-gem-track = { $gems } of { $slots } gems found
explorers-temples = Temples
explorers-temples-basic = the first get most
explorers-temples-expert = 8 points, + extra marks
explorers-number = { $points } points{ $extra ->
    [0] {""}
   *[other] , { $extra } extra marks
}: { $state ->
    [taken] taken by { $who }
    [struck] struck
   *[free] free
}
explorers-villages = Villages
explorers-villages-basic = each counts
explorers-villages-expert = only the poorest counts
explorers-village-stands = Village of quadrant { $quadrant }: { $neighbours } of 4 squares beside it marked, { $points } points

explorers-achievements = Achievements
explorers-count-of = { $name }: { $have } of { $needed }
explorers-count = { $name }: { $have }
explorers-count-quadrant = quadrant { $quadrant }
explorers-count-temple = temples
explorers-count-key = keys
explorers-count-scroll = scrolls
explorers-count-horse = horses
explorers-count-gem = gems
explorers-count-apple = apples
explorers-count-carrot = carrots
explorers-count-fish = fish
explorers-count-areas = areas
explorers-count-line = longest line
explorers-count-square = largest square
explorers-count-corners = corners
explorers-count-edges = edges
explorers-count-villages = villages
explorers-count-temples = temples

explorers-ranks = Ranks
explorers-rank-0 = Newcomer
explorers-rank-1 = Wanderer
explorers-rank-2 = Traveller
explorers-rank-3 = Pathfinder
explorers-rank-4 = Pioneer
explorers-rank-5 = Legend
explorers-rank-of = rank { $rank } of { $ranks }
explorers-rank-lowest = up to { $bound }
explorers-rank-from = from { $bound }
