# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

explorers-seat-blue = Blue
explorers-seat-orange = Orange
explorers-seat-green = Green
explorers-seat-violet = Violet

# A side of a card, by the letters of its terrains.
explorers-side-P = { explorers-terrain-prairie }
explorers-side-W = { explorers-terrain-water }
explorers-side-D = { explorers-terrain-desert }
explorers-side-M = { explorers-terrain-mountain }
explorers-side-PM = { explorers-terrain-prairie } and { explorers-terrain-mountain }
explorers-side-DW = { explorers-terrain-desert } and { explorers-terrain-water }
explorers-side-WM = { explorers-terrain-water } and { explorers-terrain-mountain }
explorers-side-PD = { explorers-terrain-prairie } and { explorers-terrain-desert }
# A card with both its sides; to a player alone, the near one comes first.
explorers-card = { $near } / { $far }

explorers-name-quadrant = { $quadrant ->
    [A] A (north-west)
    [B] B (north-east)
    [C] C (south-west)
    [D] D (south-east)
   *[other] { $quadrant }
}
explorers-name-turns = { $turns ->
    [0] not turned
    [1] a quarter-turn clockwise
    [2] a half-turn
    [3] a quarter-turn anticlockwise
   *[other] { $turns } quarter-turns clockwise
}
explorers-name-found = { $found ->
    [temple] a temple
    [key] a key
    [scroll] a scroll
    [horse] a horse
    [gem] a gem
    [apple] an apple
    [carrot] a carrot
    [fish] a fish
   *[other] { $found }
}
explorers-name-marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
explorers-name-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The rank of a game played alone, from the lowest.
explorers-rank-0 = Most of this land has yet to see you. Pack your things and set out again!
    .title = Newcomer
explorers-rank-1 = A start: you know now which way is north.
    .title = Wanderer
explorers-rank-2 = A fine journey. People begin to ask you for directions.
    .title = Traveller
explorers-rank-3 = Scholars would like to see your notebooks.
    .title = Pathfinder
explorers-rank-4 = Some mountain on the next map will bear your name.
    .title = Pioneer
explorers-rank-5 = Nobody has ever explored like this. There is nothing left to teach you!
    .title = Legend
explorers-verdict = Rank { $rank } of { $ranks }, { $title }: { $text }

# What points come from.
explorers-part-provisions = Provisions
explorers-part-gems = Gems
explorers-part-temples = Temples
explorers-part-villages = Villages
explorers-part-achievements = Achievements

# What marks bring as if the game ended now; $villages_signed and $achievements_signed are “+2” or “−6”.
explorers-name-brought = { $villages ->
    [0] { "" }
   *[other] { " Villages " }{ $villages_signed }.
}{ $achievements ->
    [0] { "" }
   *[other] { " Achievements " }{ $achievements_signed }.
}
explorers-name-round-points = { $provisions ->
    [one] { $provisions } point for provisions
   *[other] { $provisions } points for provisions
} and { $gems } for gems
