# What a placement or a choice would do, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if
# it is the asker's own.

overworld-foreseen-CoastReturned = pas de place pour la tuile de côte
overworld-foreseen-GapFormed = { $squares_count ->
    [one] forme une faille
   *[other] forme une faille de { $squares_count } cases
}
overworld-foreseen-GapWon = { $you ->
    [true] tu remportes la faille
   *[false] { $seat } remporte la faille
}, { $explorers ->
    [one] { $explorers } explorateur revient
   *[other] { $explorers } explorateurs reviennent
}
overworld-foreseen-GapStaysEmpty = personne ne remporte la faille
overworld-foreseen-DoorPlaced = { $you ->
    [true] ta porte y est placée
   *[false] { $seat } y place une porte
}
overworld-foreseen-PortPlaced = { $you ->
    [true] ton port y est construit
   *[false] { $seat } y place son port
}
overworld-foreseen-ItemsTaken = { $you ->
    [true] tu prends { $items }
   *[false] { $seat } prend { $items }
}
overworld-foreseen-ItemsAbandoned = ses provisions ne sont plus à personne
overworld-foreseen-LastRound = le dernier tour de table commence
overworld-foreseen-GameEnded = la partie se termine
