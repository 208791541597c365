# What happened, one sentence per event. Seats come as names; tiles, sides, kinds ($land_half, $water_half of a coast) and directions
# ($land, $water of a coast) in words; lists as text with their length in …_count, yes or no as “true” and “false”, an
# empty text as “none”. A gap is named by its first square.

overworld-event-FirstCoastLaid = La prima costa è alla partenza: { $land_half } a nord, { $water_half } a sud.
overworld-event-FirstChosen = Inizia { $seat }.
overworld-event-TileDrawn = { $coast ->
    [true] { $seat } pesca una tessera esplorazione con l’icona della costa ({ $tile }) e prende anche una tessera costa.
   *[false] { $seat } pesca una tessera esplorazione: { $tile }.
}
overworld-event-SetAside = La tessera esplorazione non entra da nessuna parte: { $seat } la mette da parte e il turno è finito.
overworld-event-SurveyPlaced = { $seat } posa la tessera esplorazione, lato { $side } in su: { $laid }.
overworld-event-CoastPlaced = { $left ->
    [0] { $seat } posa l’ultima tessera costa in { $square }: { $land_half } a { $land }, { $water_half } a { $water }.
   *[other] { $seat } posa una tessera costa in { $square }: { $land_half } a { $land }, { $water_half } a { $water }.
}
overworld-event-CoastReturned = Per la tessera costa non c’è posto: { $seat } la rimette nel mucchio.
overworld-event-ExplorersPut = { $seat } manda { overworld-name-explorers } in { $squares }.
overworld-event-GapFormed = { $squares_count ->
    [one] Si è formato un varco in { $squares }: è l’ingresso di un dungeon!
   *[other] Si è formato un varco di { $squares_count } caselle in { $squares }: è l’ingresso di un dungeon!
}
overworld-event-GapWon = { $explorers ->
    [one] { $seat } vince il varco in { $gap } con { $explorers } esploratore, che torna nella riserva.
   *[other] { $seat } vince il varco in { $gap } con { $explorers } esploratori, che tornano nella riserva.
}
overworld-event-GapStaysEmpty = Nessun esploratore si contende il varco in { $gap }, che resta vuoto e chiuso.
overworld-event-DoorPlaced = { $origin ->
    [none] { $seat } mette una porta del dungeon nel varco in { $gap }.
   *[other] { $seat } sposta la porta del dungeon dal varco in { $origin } al varco in { $gap }.
}
overworld-event-PortPlaced = { $origin ->
    [none] { $seat } costruisce il porto nel varco in { $gap }.
   *[other] { $seat } sposta il porto dal varco in { $origin } al varco in { $gap }.
}
overworld-event-ExplorerLeft = { $origin ->
    [none] { $seat } lascia per sempre nel varco in { $gap } { overworld-name-explorer } della riserva.
   *[other] { $seat } lascia per sempre nel varco in { $gap } { overworld-name-explorer } che era in { $origin }.
}
overworld-event-ItemsAbandoned = { $seat } non lascia nessuno nel varco in { $gap }: le sue provviste ora non sono di nessuno.
overworld-event-ItemsTaken = { $seat } prende dalla bottega per il varco in { $gap }: { $items }.
overworld-event-PointsChanged = { $seat } { $signed }: { overworld-name-reason }.
overworld-event-LastRound = { $turns ->
    [one] Il mucchio delle tessere costa è vuoto. Ancora un turno, e tutti avranno giocato lo stesso numero di volte; poi la partita finisce, o prima se il sacchetto è vuoto.
   *[other] Il mucchio delle tessere costa è vuoto. Ancora { $turns } turni, e tutti avranno giocato lo stesso numero di volte; poi la partita finisce, o prima se il sacchetto è vuoto.
}
overworld-event-GameEnded = { $winners_count ->
    [one] La partita è finita: vince { $winners }. Punti: { $scores }.
   *[other] La partita è finita: { $winners } si dividono la vittoria. Punti: { $scores }.
}
