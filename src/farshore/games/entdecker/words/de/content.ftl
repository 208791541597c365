# What can be wrong with a table's options, a content file, a scenario or a drawn board.

entdecker-seats = Es ist für 2 bis 4 Personen, nicht für { $seats }.
entdecker-scenario = Ein Szenario namens „{ $name }“ gibt es nicht. Es gibt: { $known }.

entdecker-content-pattern = Plättchen haben Muster von 1 bis 6.
entdecker-content-events = Es muss genau die Ereignisse mine, pirate, natives und storm geben.
entdecker-content-event-count = Es muss so viele Ereignisse wie Fragezeichen geben, aber es sind { $events } Ereignisse und { $marks } Fragezeichen.
entdecker-content-die = Der Würfel und das Steuerrad brauchen je mindestens eine Zahl.
entdecker-content-scouts = Die Zahl der Kundschafter muss für 2, 3 und 4 Personen angegeben sein und für keine anderen.
entdecker-content-jungle-space = Das Punktfeld und die Augenfelder müssen unter den { $spaces } Feldern eines Pfades sein.
entdecker-content-jungle-room = Die Pfade müssen Platz für alle Kundschafter einer Partie haben, höchstens { $scouts }.
entdecker-content-produce = Es muss mindestens so viele Pflanzenchips wie Pfade geben, { $paths }.

entdecker-drawing-columns = Die erste Zeile muss die Spalten nennen: A, B, C … ohne Lücken.
entdecker-drawing-empty = Es ist kein Spielplan gezeichnet.
entdecker-drawing-row-number = Reihe { $row } muss mit ihrer Nummer beginnen.
entdecker-drawing-row-length = Reihe { $row } muss { $width } Felder haben, so viele, wie es Spaltenbuchstaben gibt.
entdecker-drawing-glyph = „{ $glyph }“ auf { $space } ist kein Zeichen für ein Feld.

entdecker-scenario-size = Ein Spielplan hat mindestens { $width } Spalten und { $height } Reihen und höchstens { $spaces } Felder.
entdecker-scenario-mismatch = Das Plättchen { $tile } auf { $space } passt nicht zu dem, was es berührt: Land gehört an Land und Meer an Meer, auch am Rand.
entdecker-scenario-tiles = { $laid ->
    [one] { $laid } Plättchen mit Muster { $pattern } liegt aus, aber die offenen Stapel haben { $have }.
   *[other] { $laid } Plättchen mit Muster { $pattern } liegen aus, aber die offenen Stapel haben { $have }.
}
entdecker-scenario-waterfalls = { $laid ->
    [one] { $laid } Wasserfall mit +{ $bonus } liegt aus, aber die Schachtel hat { $have }.
   *[other] { $laid } Wasserfälle mit +{ $bonus } liegen aus, aber die Schachtel hat { $have }.
}
entdecker-scenario-no-start = Kein Schiff käme hinein: Von keinem Randfeld aus ist ein unentdecktes Feld zu erreichen.
