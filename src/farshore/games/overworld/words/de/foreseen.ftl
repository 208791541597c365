# What a placement or a choice would do, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if
# it is the asker's own.

overworld-foreseen-CoastReturned = kein Platz für das Küstenplättchen
overworld-foreseen-GapFormed = { $squares_count ->
    [one] eine Lücke entsteht
   *[other] eine Lücke mit { $squares_count } Feldern entsteht
}
overworld-foreseen-GapWon = { $you ->
    [true] du gewinnst die Lücke
   *[false] { $seat } gewinnt die Lücke
}, { $explorers ->
    [one] { $explorers } Erkunder kehrt zurück
   *[other] { $explorers } Erkunder kehren zurück
}
overworld-foreseen-GapStaysEmpty = niemand gewinnt die Lücke
overworld-foreseen-DoorPlaced = { $you ->
    [true] deine Tür kommt dorthin
   *[false] eine Tür von { $seat } kommt dorthin
}
overworld-foreseen-PortPlaced = { $you ->
    [true] dein Hafen kommt dorthin
   *[false] der Hafen von { $seat } kommt dorthin
}
overworld-foreseen-ItemsTaken = { $you ->
    [true] du nimmst: { $items }
   *[false] { $seat } nimmt: { $items }
}
overworld-foreseen-ItemsAbandoned = die Ausrüstung dort gehört niemandem
overworld-foreseen-LastRound = die letzte Runde beginnt
overworld-foreseen-GameEnded = die Partie endet
