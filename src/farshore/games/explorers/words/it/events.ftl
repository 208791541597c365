# What happened, one sentence per event. Seats, terrains, sides, cards and achievements come as names (what an achievement
# asks for in $about), lists as text with their length in …_count, yes or no as “true” and “false”, an empty text or nobody as “none”.

explorers-event-FirstChosen = Inizia { $seat }.
explorers-event-TileLaid = La tessera { $tile } è nel quadrante { explorers-name-quadrant }, { explorers-name-turns }.
explorers-event-AchievementDrawn = È in gioco una missione: { $name }. { $about }
explorers-event-VillageMarked = Tutti partono dal villaggio in { $square }.{ explorers-name-brought }
explorers-event-RoundBegan = Comincia il round { $round }.
explorers-event-CardTurned = { $active ->
    [none] Si scopre una carta: { $card }.
   *[other] { $active } scopre una carta: { $card }.
}
explorers-event-SideChosen = { $seat } sceglie: { $side }.
explorers-event-Committed = { $scroll ->
    [true] { $seat } usa una mappa per { explorers-name-marks } su { $terrains }.
   *[false] { $quadrant ->
        [none] { $seat } sceglie { explorers-name-marks } su { $terrains }.
       *[other] { $seat } sceglie { explorers-name-marks } su { $terrains } per il tempio { $quadrant }.
    }
}
explorers-event-Marked = { $found ->
    [none] { $seat } mette una X in { $square }.
   *[other] { $seat } mette una X in { $square }: { explorers-name-found }.
}{ explorers-name-brought }
explorers-event-MarksLost = { $marks ->
    [one] { $seat } perde { $marks } X.
   *[other] { $seat } perde { $marks } X.
}
explorers-event-TempleExplored = { $extra ->
    [0] { $seat } ha esplorato il tempio { $quadrant }, che vale { explorers-name-points }.
    [one] { $seat } ha esplorato il tempio { $quadrant }, che vale { explorers-name-points } e { $extra } X extra.
   *[other] { $seat } ha esplorato il tempio { $quadrant }, che vale { explorers-name-points } e { $extra } X extra.
}
explorers-event-MarksShown = { $squares_count ->
    [0] { $seat } non ha messo X in questo turno.
   *[other] { $seat } ha messo X in { $squares }.
}{ explorers-name-brought }
explorers-event-RaceWon = { $seat } ha completato la corsa «{ $achievement }» e prende { explorers-name-points }.
explorers-event-RoundScored = { $seat } ottiene in questo round { explorers-name-round-points }.
explorers-event-GameEnded = { $scores_count ->
    [one] La partita è finita. Punti: { $scores }.
   *[other] { $winners_count ->
        [one] La partita è finita: vince { $winners }. Punti: { $scores }.
       *[other] La partita è finita: { $winners } si dividono la vittoria. Punti: { $scores }.
    }
}
