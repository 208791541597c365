# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl.

entdecker-action-NameTopScouts = { $first ->
    [0] Name two top scouts in secret
   *[other] Name scouts { $first } and { $second } as top scouts
}
entdecker-action-ChooseIncome = Take { $gold } gold
entdecker-action-StartAt = { $bank ->
    [0] { $tolls_count ->
        [0] Start { entdecker-name-berth }, free of charge
       *[other] Start { entdecker-name-berth } for { $tolls }
    }
   *[other] { $tolls_count ->
        [0] Start { entdecker-name-berth } for { $bank } gold to the bank
       *[other] Start { entdecker-name-berth } for { $bank } gold to the bank, { $tolls }
    }
}
entdecker-action-Announce = { $tiles ->
    [one] Announce one { entdecker-name-kind } tile
   *[other] Announce { $tiles } { entdecker-name-kind } tiles
}
entdecker-action-DrawHidden = Draw from Hidden Stack { $stack }
entdecker-action-DrawOpen = Take { entdecker-name-pattern }
entdecker-action-PlaceTile = Place the tile on { $space }: { entdecker-name-land }
entdecker-action-PlaceUnit = Place { $number ->
    [0] a { entdecker-name-unit }
   *[other] { entdecker-name-unit } number { $number }
}{ $side ->
    [none] { "" }
   *[other] { " " }on the { entdecker-name-side } side
}
entdecker-action-Recall = Take your scout back from { $spot }
entdecker-action-SendScout = Send { $number ->
    [0] a scout
   *[other] scout number { $number }
}{ $spot ->
    [none] { "" }
   *[other] { " " }from { $spot }
} onto jungle path { $path }
entdecker-action-Decline = Send no scout
entdecker-action-Stop = Stop here
entdecker-action-ScoreIsland = Score the island at { $island }

# What is for good.
entdecker-final-stop = Your journey ends here.
entdecker-final-stop-unit = Your journey ends here, without a unit.

entdecker-action-ChooseFirst = { $seat } begins
entdecker-action-ShowBack = { $question_mark ->
    [true] Hidden Stack { $stack } shows a question mark
   *[false] Hidden Stack { $stack } shows a plain back
}
entdecker-action-RollDie = { $face ->
    [0] The die shows the ship's wheel
   *[other] The die shows { $face }
}
entdecker-action-ShowFace = { $event ->
    [none] The tile is { entdecker-name-pattern }
   *[other] The tile is { entdecker-name-pattern } with an event: { entdecker-name-event }
}
entdecker-action-FindEvents = The Hidden Stacks are searched for { entdecker-name-pattern }; events found: gold mine { $mine }, pirate { $pirate }, friendly natives { $natives }, storm { $storm }
entdecker-action-DrawToken = { $produce ->
    [none] A token is drawn for the hut of path { $path }
   *[other] The token drawn for the hut of path { $path } is { entdecker-name-produce }
}
