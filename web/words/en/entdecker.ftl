# The board of Entdecker: its own buttons, panels and what a screen reader hears.

entdecker-chart = The sea chart. Arrow keys walk over its spaces, N goes to the next choice, Enter chooses; ? shows all keys.
entdecker-fit = Show the whole chart
entdecker-tags = Islands
entdecker-decision = Your decision
entdecker-panels = Panels
entdecker-tab-purses = { $gold ->
    [-1] Gold
   *[other] Gold: { $gold }
}
entdecker-tab-stacks = Stacks
entdecker-tab-jungle = Jungle
entdecker-tab-serpent = Score

# deciding
entdecker-point-start = Choose a starting space. The number is what it costs.
entdecker-elsewhere = Elsewhere
entdecker-place = Place it here
entdecker-turn = Turn
entdecker-point-tile = Choose a marked space to try the tile there.
entdecker-announce-hidden = Hidden, { $gold } gold each
entdecker-announce-open = Open, { $gold } gold each
entdecker-announce-more = More
entdecker-point-number = How many tiles will you draw?
entdecker-pay = pay { $gold }, keep { $left }
entdecker-back = Back
entdecker-point-recall = Which scout do you take back?
entdecker-recall = Take a scout back …
entdecker-side = Side
entdecker-side-N = North
entdecker-side-E = East
entdecker-side-S = South
entdecker-side-W = West
entdecker-number = Number
entdecker-draws-left = { $draws ->
    [one] One more tile to draw
   *[other] { $draws } more tiles to draw
}
entdecker-draw-hidden = Draw from a Hidden Stack
entdecker-draw-open = Take an open tile
entdecker-place-unit = Place a unit
entdecker-unit-for = A { $unit } for { $gold } gold
entdecker-gold-count = { $gold } gold
entdecker-point-path = { $scouts ->
    [0] Choose a jungle path.
    [one] Choose a jungle path.
   *[other] Choose a jungle path for the first of { $scouts } scouts.
}
entdecker-which-scout = Which scout?
entdecker-supply = from supply
entdecker-path-space = path { $path }, space { $space }
entdecker-name-two = Pick the two scouts that count double.
entdecker-journey = { $name } announced { $tiles ->
    [one] one { $kind } tile
   *[other] { $tiles } { $kind } tiles
}; { $left ->
    [0] all are drawn.
    [one] one is still to be drawn.
   *[other] { $left } are still to be drawn.
}
entdecker-undiscovered-left = { $spaces ->
    [0] Everything is discovered.
    [one] One space is undiscovered.
   *[other] { $spaces } spaces are undiscovered.
}

# what is where
entdecker-edge = { $space }, at the edge: { $coins ->
    [0] free of charge
   *[other] { $coins } gold
}
entdecker-undiscovered = { $space }: undiscovered
entdecker-half = { $sides }: { $what }
entdecker-sea = { $space }: open sea
entdecker-fits = { $ways ->
    [one] The tile fits here in one way
   *[other] The tile fits here in { $ways } ways
}
entdecker-ship-here = The ship is here
entdecker-island = { $space }: unfinished island of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
entdecker-island-done = { $space }: island completed in this turn, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
entdecker-island-old = { $space }: completed island of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
entdecker-worth = Worth { $value } so far
entdecker-worth-bonus = Worth { $value } so far, { $bonus } of it for a waterfall
entdecker-worth-complete = Worth { $value }, when the turn ends
entdecker-worth-complete-bonus = Worth { $value }, { $bonus } of it for a waterfall, when the turn ends
entdecker-brought-nothing = Nobody was there: it brought nothing
entdecker-open-sides = { $sides ->
    [one] One side is open
   *[other] { $sides } sides are open
}
entdecker-nobody = Nobody is there yet
entdecker-waterfall = Waterfall, { $bonus } points
entdecker-waterfall-unfound = Waterfall, { $bonus } points for its finder
entdecker-unit-scout = { $name }’s scout{ $number ->
    [0] { "" }
   *[other] { " " }number { $number }
}
entdecker-unit-fort = { $name }’s fort
entdecker-unit-settlement = { $name }’s settlement
entdecker-unit-name-scout = scout
entdecker-unit-name-fort = fort
entdecker-unit-name-settlement = settlement
entdecker-units-scout = Scouts
entdecker-units-fort = Forts
entdecker-units-settlement = Settlements
entdecker-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
entdecker-standing = { $name } is in place { $place } with { $settlements ->
    [one] { $settlements } settlement
   *[other] { $settlements } settlements
}, { $forts ->
    [one] { $forts } fort
   *[other] { $forts } forts
} and { $scouts ->
    [one] { $scouts } scout
   *[other] { $scouts } scouts
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
entdecker-start-free = A journey can start here, free of charge
entdecker-start = A journey can start here for { $total } gold: { $parts }
entdecker-start-total = A journey from here costs { $total } gold
entdecker-start-dear = (more than you can pay)
entdecker-bank = { $gold } to the bank
entdecker-toll = { $gold } to { $name }

# panels
entdecker-purses = Gold and supplies
entdecker-player = Player
entdecker-gold = Gold
entdecker-score = Points
entdecker-top-scouts = Top scouts: { $first } and { $second }
entdecker-hidden = Hidden stacks
entdecker-open = Open stacks
entdecker-each = { $gold } gold a tile
entdecker-stack = Hidden Stack { $stack }, { $size } tiles, { entdecker-back-name }
entdecker-back-name = { $back ->
    [plain] plain back
    [question-mark] with a question mark
    [empty] empty
   *[other] back not seen yet
}
entdecker-open-stack = Open Stack: { $pattern }, { $open } left
entdecker-pattern-1 = all sea
entdecker-pattern-2 = land on one side
entdecker-pattern-3 = land on two neighbouring sides
entdecker-pattern-4 = land on two opposite sides
entdecker-pattern-5 = land on three sides
entdecker-pattern-6 = all land
entdecker-odds = What may come next
entdecker-odds-plain = With a plain back
entdecker-odds-question = With a question mark
entdecker-none-left = none left
entdecker-events-left = Events still hidden
entdecker-event-mine = Gold mine
entdecker-event-pirate = Pirate
entdecker-event-natives = Friendly natives
entdecker-event-storm = Storm
entdecker-discards = { $tiles ->
    [one] one tile discarded
   *[other] { $tiles } tiles discarded
}
entdecker-jungle = Jungle paths
entdecker-path = Path { $path }
entdecker-path-scouts = { $name }: { $scouts ->
    [one] one scout
   *[other] { $scouts } scouts
}
entdecker-path-leader = { $name } leads
entdecker-hut-known = The hut holds { $produce }, { $points } points
entdecker-hut-secret = The hut holds a token you have not seen
entdecker-hut-empty = The hut is empty
entdecker-hut-taken = taken by { $name }
entdecker-hut-seen = seen by { $names }
entdecker-produce = Produce and its points; { $tokens } tokens are in the bag
entdecker-produce-unknown = in the bag or in a hut
entdecker-produce-peanut = peanut
entdecker-produce-cocoa = cocoa
entdecker-produce-pineapple = pineapple
entdecker-produce-tomato = tomato
entdecker-produce-tobacco = tobacco
entdecker-produce-rubber = india rubber
entdecker-produce-bean = bean
entdecker-produce-potato = potato
entdecker-produce-corn = corn
entdecker-serpent = The serpent
entdecker-serpent-at = { $name }: { $points } points
