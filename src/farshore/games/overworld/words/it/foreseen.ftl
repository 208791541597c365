# What a placement or a choice would do, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if
# it is the asker's own.

overworld-foreseen-CoastReturned = nessun posto per la tessera costa
overworld-foreseen-GapFormed = { $squares_count ->
    [one] forma un varco
   *[other] forma un varco di { $squares_count } caselle
}
overworld-foreseen-GapWon = { $you ->
    [true] vinci il varco
   *[false] { $seat } vince il varco
}, { $explorers ->
    [one] { $explorers } esploratore torna
   *[other] { $explorers } esploratori tornano
}
overworld-foreseen-GapStaysEmpty = nessuno vince il varco
overworld-foreseen-DoorPlaced = { $you ->
    [true] ci va una tua porta
   *[false] ci va una porta di { $seat }
}
overworld-foreseen-PortPlaced = { $you ->
    [true] ci va il tuo porto
   *[false] ci va il porto di { $seat }
}
overworld-foreseen-ItemsTaken = { $you ->
    [true] prendi { $items }
   *[false] { $seat } prende { $items }
}
overworld-foreseen-ItemsAbandoned = le sue provviste non sono di nessuno
overworld-foreseen-LastRound = comincia l’ultimo giro
overworld-foreseen-GameEnded = la partita finisce
