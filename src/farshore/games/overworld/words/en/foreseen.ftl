# What a placement or a choice would do, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if
# it is the asker's own.

overworld-foreseen-CoastReturned = no place for the coast tile
overworld-foreseen-GapFormed = { $squares_count ->
    [one] forms a gap
   *[other] forms a gap of { $squares_count } squares
}
overworld-foreseen-GapWon = { $you ->
    [true] you win the gap
   *[false] { $seat } wins the gap
}, { $explorers ->
    [one] { $explorers } explorer returns
   *[other] { $explorers } explorers return
}
overworld-foreseen-GapStaysEmpty = nobody wins the gap
overworld-foreseen-DoorPlaced = { $you ->
    [true] your door goes there
   *[false] a door of { $seat } goes there
}
overworld-foreseen-PortPlaced = { $you ->
    [true] your port goes there
   *[false] the port of { $seat } goes there
}
overworld-foreseen-ItemsTaken = { $you ->
    [true] you take { $items }
   *[false] { $seat } takes { $items }
}
overworld-foreseen-ItemsAbandoned = its provisions belong to nobody
overworld-foreseen-LastRound = the last round begins
overworld-foreseen-GameEnded = the game ends
