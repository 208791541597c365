game-atoll = Atoll
    .text = Row round a ring of islets in the wind, and be the first to pick their coconuts.

atoll-seat-red = Red
atoll-seat-blue = Blue
atoll-seat-green = Green
atoll-seat-white = White

atoll-part-coconuts = Coconuts
atoll-part-fish = Fish

atoll-view-board = The ring
atoll-view-round = Round
atoll-view-rounds = of
atoll-view-wind = Wind
atoll-view-players = Boats
atoll-verb-Row = Row to
atoll-verb-Fish = Stay

atoll-option-rounds = Rounds
    .text = How often everyone moves.

atoll-action-Row = Row to { $islet }
atoll-action-Fish = Stay and fish
atoll-action-Blow = The wind blows with { $strength }

atoll-event-WindBlew = The wind blows { $seat } up to { $strength } islets far.
atoll-event-Rowed = { $seat } rows to { $islet } and picks { $coconuts } coconuts.
atoll-event-Fished = { $seat } catches a fish.
atoll-event-Ended = It is over: { $scores }. { $winners } won.

atoll-why-not-far = The wind carries a boat { $wind } islets far, not further.

ATO-1 = The wind
    .section = Play
    .text = The wind blows with a strength of 1 to 3.
ATO-2 = Rowing
    .section = Play
    .text = Row up to as many islets in either direction as the wind is strong. Whoever comes first picks all coconuts there.
ATO-3 = Fishing
    .section = Play
    .text = Or stay, and catch a fish.
ATO-4 = The end
    .section = The end
    .text = Each coconut and each fish is a point. Most points win.

atoll-hint-points = Coconuts and fish; most of them win.
atoll-hint-part-coconuts = A point for each coconut that was picked.
atoll-hint-view-wind = How many islets far a boat may row now.
atoll-hint-verb-Row = Row with the wind, or against it.
atoll-occasion-fish = Your first fish! It is a point, and it cannot be taken away.
