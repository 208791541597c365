# What happened, one sentence per event. Seats, terrains, sides, cards and achievements come as names (what an achievement
# asks for in $about), lists as text with their length in …_count, yes or no as “true” and “false”, an empty text or nobody as “none”.

explorers-event-FirstChosen = { $seat } erhält den Startspielermarker.
explorers-event-TileLaid = Plättchen { $tile } liegt auf Viertel { explorers-name-quadrant }, { explorers-name-turns }.
explorers-event-AchievementDrawn = Ein Auftrag ist im Spiel: { $name }. { $about }
explorers-event-VillageMarked = Alle starten im Dorf auf { $square }.{ explorers-name-brought }
explorers-event-RoundBegan = Runde { $round } beginnt.
explorers-event-CardTurned = { $active ->
    [none] Eine Karte wird aufgedeckt: { $card }.
   *[other] { $active } deckt eine Karte auf: { $card }.
}
explorers-event-SideChosen = { $seat } wählt { $side }.
explorers-event-Committed = { $scroll ->
    [true] { $seat } setzt eine Landkarte ein: { explorers-name-marks } auf { $terrains }.
   *[false] { $quadrant ->
        [none] { $seat } entscheidet sich für { explorers-name-marks } auf { $terrains }.
       *[other] { $seat } entscheidet sich für { explorers-name-marks } auf { $terrains } für Tempel { $quadrant }.
    }
}
explorers-event-Marked = { $found ->
    [none] { $seat } kreuzt { $square } an.
   *[other] { $seat } kreuzt { $square } an: { explorers-name-found }.
}{ explorers-name-brought }
explorers-event-MarksLost = { $marks ->
    [one] Für { $seat } verfällt { $marks } Kreuz.
   *[other] Für { $seat } verfallen { $marks } Kreuze.
}
explorers-event-TempleExplored = { $extra ->
    [0] { $seat } hat Tempel { $quadrant } erkundet, das bringt { explorers-name-points }.
    [one] { $seat } hat Tempel { $quadrant } erkundet, das bringt { explorers-name-points } und { $extra } Zusatzkreuz.
   *[other] { $seat } hat Tempel { $quadrant } erkundet, das bringt { explorers-name-points } und { $extra } Zusatzkreuze.
}
explorers-event-MarksShown = { $squares_count ->
    [0] { $seat } hat in diesem Zug nichts angekreuzt.
   *[other] { $seat } hat angekreuzt: { $squares }.
}{ explorers-name-brought }
explorers-event-RaceWon = { $seat } erfüllt den Auftrag „{ $achievement }“ und erhält { explorers-name-points }.
explorers-event-RoundScored = { $seat } erhält am Rundenende { explorers-name-round-points }.
explorers-event-GameEnded = { $scores_count ->
    [one] Die Partie ist zu Ende. Punkte: { $scores }.
   *[other] { $winners_count ->
        [one] Die Partie ist zu Ende, und { $winners } gewinnt. Punkte: { $scores }.
       *[other] Die Partie ist zu Ende, und { $winners } teilen sich den Sieg. Punkte: { $scores }.
    }
}
