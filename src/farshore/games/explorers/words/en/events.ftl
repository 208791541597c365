# What happened, one sentence per event. Seats, terrains, sides, cards and achievements come as names (what an achievement
# asks for in $about), lists as text with their length in …_count, yes or no as “true” and “false”, an empty text or nobody as “none”.

explorers-event-FirstChosen = { $seat } is the first player.
explorers-event-TileLaid = Tile { $tile } lies on quadrant { explorers-name-quadrant }, { explorers-name-turns }.
explorers-event-AchievementDrawn = An achievement is in play: { $name }. { $about }
explorers-event-VillageMarked = Everyone starts in the village on { $square }.{ explorers-name-brought }
explorers-event-RoundBegan = Round { $round } begins.
explorers-event-CardTurned = { $active ->
    [none] A card is turned: { $card }.
   *[other] { $active } turns a card: { $card }.
}
explorers-event-SideChosen = { $seat } chooses { $side }.
explorers-event-Committed = { $scroll ->
    [true] { $seat } uses a scroll for { explorers-name-marks } on { $terrains }.
   *[false] { $quadrant ->
        [none] { $seat } decides on { explorers-name-marks } on { $terrains }.
       *[other] { $seat } decides on { explorers-name-marks } on { $terrains } for temple { $quadrant }.
    }
}
explorers-event-Marked = { $found ->
    [none] { $seat } marks { $square }.
   *[other] { $seat } marks { $square }: { explorers-name-found }.
}{ explorers-name-brought }
explorers-event-MarksLost = { $marks ->
    [one] { $seat } goes without { $marks } mark.
   *[other] { $seat } goes without { $marks } marks.
}
explorers-event-TempleExplored = { $extra ->
    [0] { $seat } has explored temple { $quadrant }, worth { explorers-name-points }.
    [one] { $seat } has explored temple { $quadrant }, worth { explorers-name-points } and { $extra } extra mark.
   *[other] { $seat } has explored temple { $quadrant }, worth { explorers-name-points } and { $extra } extra marks.
}
explorers-event-MarksShown = { $squares_count ->
    [0] { $seat } has marked nothing in this turn.
   *[other] { $seat } has marked { $squares }.
}{ explorers-name-brought }
explorers-event-RaceWon = { $seat } has met the race { $achievement } and takes { explorers-name-points }.
explorers-event-RoundScored = The round brings { $seat } { explorers-name-round-points }.
explorers-event-GameEnded = { $scores_count ->
    [one] The game is over. Points: { $scores }.
   *[other] { $winners_count ->
        [one] The game is over, and { $winners } wins. Points: { $scores }.
       *[other] The game is over, and { $winners } share the victory. Points: { $scores }.
    }
}
