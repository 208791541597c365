# What happened, one sentence per event. Seats come as names, lists as text with their length in …_count, yes or no as
# “true” and “false”, an empty text as “none”, and a tile with its land sides in $land.

entdecker-event-TurnBegan = It is { $seat }'s turn.
entdecker-event-IncomeRolled = { $face ->
    [0] { $seat } rolls the ship's wheel and may choose the income.
   *[other] { $seat } rolls { $face } for income.
}
entdecker-event-IncomePaid = { $seat } receives { $gold } gold, everyone else one more.
entdecker-event-Passed = { $seat } cannot afford a journey.
entdecker-event-ShipStarted = { $bank ->
    [0] { $tolls_count ->
        [0] { $seat } starts { entdecker-name-berth }, free of charge.
       *[other] { $seat } starts { entdecker-name-berth } and pays { $tolls }.
    }
   *[other] { $tolls_count ->
        [0] { $seat } starts { entdecker-name-berth } and pays { $bank } gold to the bank.
       *[other] { $seat } starts { entdecker-name-berth } and pays { $bank } gold to the bank, { $tolls }.
    }
}
entdecker-event-TilesAnnounced = { $tiles ->
    [one] { $seat } announces one { entdecker-name-kind } tile and pays { $gold } gold.
   *[other] { $seat } announces { $tiles } { entdecker-name-kind } tiles and pays { $gold } gold.
}
entdecker-event-TileDrawn = { $stack ->
    [0] { $event ->
        [none] { $seat } takes { entdecker-name-pattern }.
       *[other] { $seat } takes { entdecker-name-pattern }; its event ({ entdecker-name-event }) does not count.
    }
   *[other] { $event ->
        [none] { $seat } draws { entdecker-name-pattern } from Hidden Stack { $stack }.
       *[other] { $seat } draws { entdecker-name-pattern } from Hidden Stack { $stack }; event: { entdecker-name-event }.
    }
}
entdecker-event-TilePlaced = { $seat } discovers { $space }: { entdecker-name-land }.
entdecker-event-TileDiscarded = { $seat } discards { entdecker-name-pattern }: it fits nowhere beside the ship.
entdecker-event-TileEvent = { $event ->
    [mine] { $seat } finds a gold mine and receives { $gold } gold.
    [pirate] { $gold ->
        [0] { $seat } meets a pirate but loses nothing.
       *[other] { $seat } meets a pirate and loses { $gold } gold.
    }
    [natives] { $seat } meets friendly natives.
    [storm] { $seat } is caught in a storm: the journey ends.
   *[other] { $seat } meets an event: { $event }.
}
entdecker-event-WaterfallFound = { $points ->
    [one] { $seat } finds the waterfall at { $space } and scores { $points } point.
   *[other] { $seat } finds the waterfall at { $space } and scores { $points } points.
}
entdecker-event-UnitPlaced = { $seat } places { $number ->
    [0] a { entdecker-name-unit }
   *[other] { entdecker-name-unit } number { $number }
} on { $space }{ $side ->
    [none] { "" }
   *[other] , on its { entdecker-name-side } side
}.
entdecker-event-ScoutRecalled = { $seat } takes a scout back from { $spot }.
entdecker-event-ScoutSent = { $number ->
    [0] { $seat } sends a scout onto jungle path { $path }, space { $space }.
   *[other] { $seat } sends scout number { $number } onto jungle path { $path }, space { $space }.
}
entdecker-event-TokenSeen = { $drawn ->
    [true] { $produce ->
        [none] { $seat } draws a token, looks at it and hides it in the hut of path { $path }.
       *[other] { $seat } draws a token, { entdecker-name-produce }, and hides it in the hut of path { $path }.
    }
   *[false] { $produce ->
        [none] { $seat } looks into the hut of path { $path }.
       *[other] { $seat } looks into the hut of path { $path } and sees { entdecker-name-produce }.
    }
}
entdecker-event-TokenTaken = { $points ->
    [one] { $seat } wins the token of path { $path }, { entdecker-name-produce }, and scores { $points } point
   *[other] { $seat } wins the token of path { $path }, { entdecker-name-produce }, and scores { $points } points
}{ $reason ->
    [most] : most scouts there ({ $scouts })
    [nearest] : nearest the hut of those with most scouts ({ $scouts })
    [full] : the path is full
   *[none] { "" }
}.
entdecker-event-SpaceFilled = { $space } is filled: { entdecker-name-land }.
entdecker-event-IslandScored = { $value ->
    [one] The island at { $island } is complete and worth { $value } point: { $points }.
   *[other] The island at { $island } is complete and worth { $value } points: { $points }.
}
entdecker-event-StacksFormed = { $stacks ->
    [one] The hidden tiles are mixed and form { $stacks } new stack of { $tiles }.
   *[other] The hidden tiles are mixed and form { $stacks } new stacks, { $tiles } tiles in all.
}
entdecker-event-WorldClosed = Nothing can be discovered any more: all spaces left are filled, and the game ends.
entdecker-event-TopScoutsNamed = { $first ->
    [0] { $seat } names two top scouts in secret.
   *[other] { $seat } names the scouts { $first } and { $second } as top scouts.
}
entdecker-event-TopScoutsShown = { $seat }'s top scouts are { $first } and { $second }.
entdecker-event-GameEnded = { $winners_count ->
    [one] The game is over, and { $winners } wins. Points: { $scores }.
   *[other] The game is over, and { $winners } share the victory. Points: { $scores }.
}
