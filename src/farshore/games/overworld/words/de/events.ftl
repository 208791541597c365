# What happened, one sentence per event. Seats come as names; tiles, sides, kinds ($land_half, $water_half of a coast) and directions
# ($land, $water of a coast) in words; lists as text with their length in …_count, yes or no as “true” and “false”, an
# empty text as “none”. A gap is named by its first square.

overworld-event-FirstCoastLaid = Die erste Küste liegt auf dem Startfeld: { $land_half } im Norden, { $water_half } im Süden.
overworld-event-FirstChosen = { $seat } beginnt.
overworld-event-TileDrawn = { $coast ->
    [true] { $seat } zieht ein Vermessungsplättchen mit dem Küstensymbol ({ $tile }) und nimmt ein Küstenplättchen dazu.
   *[false] { $seat } zieht ein Vermessungsplättchen: { $tile }.
}
overworld-event-SetAside = Das Vermessungsplättchen passt nirgends: { $seat } legt es beiseite, und der Zug ist zu Ende.
overworld-event-SurveyPlaced = { $seat } legt das Vermessungsplättchen, { $side }seite oben: { $laid }.
overworld-event-CoastPlaced = { $left ->
    [0] { $seat } legt das letzte Küstenplättchen auf { $square }: { $land_half } im { $land }, { $water_half } im { $water }.
   *[other] { $seat } legt ein Küstenplättchen auf { $square }: { $land_half } im { $land }, { $water_half } im { $water }.
}
overworld-event-CoastReturned = Für das Küstenplättchen gibt es keinen Platz: { $seat } legt es auf den Stapel zurück.
overworld-event-ExplorersPut = { $seat } schickt { overworld-name-explorers } auf { $squares }.
overworld-event-GapFormed = { $squares_count ->
    [one] Bei { $squares } ist eine Lücke entstanden: ein Eingang zu einem Verlies!
   *[other] Eine Lücke mit { $squares_count } Feldern ist entstanden, { $squares }: ein Eingang zu einem Verlies!
}
overworld-event-GapWon = { $explorers ->
    [one] { $seat } gewinnt die Lücke bei { $gap } mit { $explorers } Erkunder, der zurückkehrt.
   *[other] { $seat } gewinnt die Lücke bei { $gap } mit { $explorers } Erkundern, die zurückkehren.
}
overworld-event-GapStaysEmpty = Kein Erkunder wetteifert um die Lücke bei { $gap }: Sie bleibt leer und geschlossen.
overworld-event-DoorPlaced = { $origin ->
    [none] { $seat } setzt eine Verliestür in die Lücke bei { $gap }.
   *[other] { $seat } versetzt die Verliestür aus der Lücke bei { $origin } in die Lücke bei { $gap }.
}
overworld-event-PortPlaced = { $origin ->
    [none] { $seat } baut den Hafen in der Lücke bei { $gap }.
   *[other] { $seat } versetzt den Hafen aus der Lücke bei { $origin } in die Lücke bei { $gap }.
}
overworld-event-ExplorerLeft = { $origin ->
    [none] { $seat } lässt ein { overworld-name-explorer } aus dem Vorrat für immer in der Lücke bei { $gap } zurück.
   *[other] { $seat } lässt das { overworld-name-explorer } von { $origin } für immer in der Lücke bei { $gap } zurück.
}
overworld-event-ItemsAbandoned = { $seat } lässt in der Lücke bei { $gap } niemanden zurück: Die Ausrüstung dort gehört jetzt niemandem.
overworld-event-ItemsTaken = { $seat } holt aus dem Laden für die Lücke bei { $gap }: { $items }.
overworld-event-PointsChanged = { $seat } { $signed }: { overworld-name-reason }.
overworld-event-LastRound = { $turns ->
    [one] Der Stapel der Küstenplättchen ist leer. Noch ein Zug, dann hatten alle gleich viele und die Partie endet, oder früher, wenn der Beutel leer ist.
   *[other] Der Stapel der Küstenplättchen ist leer. Noch { $turns } Züge, dann hatten alle gleich viele und die Partie endet, oder früher, wenn der Beutel leer ist.
}
overworld-event-GameEnded = { $winners_count ->
    [one] Die Partie ist zu Ende, und { $winners } gewinnt. Punkte: { $scores }.
   *[other] Die Partie ist zu Ende, und { $winners } teilen sich den Sieg. Punkte: { $scores }.
}
