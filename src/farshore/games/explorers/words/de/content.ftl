# What can be wrong with a table's options.

explorers-first-seat = Bei { $seats } Plätzen gibt es „{ $seat }“ nicht.
explorers-seats = Es ist für 1 bis 4 Personen, nicht für { $seats }.
explorers-achievement = Einen Auftrag namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
explorers-achievements = Es lassen sich höchstens drei Aufträge wählen und keiner davon zweimal.
explorers-map-code = Ein Landschaftscode nennt vier verschiedene Plättchen von 1 bis 8, jedes mit 0 bis 3 Vierteldrehungen, etwa 3r1 7r0 5r2 1r3.
