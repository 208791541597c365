# Overworld's board and panels

cli-ovw-head = Overworld · { $where ->
    [over] das Ende
    [last] Zug { $turn }, { $more ->
        [0] der letzte
        [one] danach noch 1
       *[other] danach noch { $more }
    }
   *[turn] Zug { $turn }
} · { $tiles ->
    [0] der Beutel ist leer
    [one] 1 Vermessungsplättchen im Beutel
   *[other] { $tiles } Vermessungsplättchen im Beutel
} · { $coasts ->
    [0] keine Küsten im Stapel
    [one] 1 Küste im Stapel
   *[other] { $coasts } Küsten im Stapel
}
cli-ovw-cut = Die Karte reicht von Spalte { $west } bis Spalte { $east }: Dies ist ein Teil davon.
cli-ovw-column-points = Pkt.
cli-ovw-column-regions = Reg.
cli-ovw-column-doors = Tür
cli-ovw-column-provisions = Ausr.
cli-ovw-column-port = Hafen
cli-ovw-part-regions = Regionen
cli-ovw-part-doors = Türen
cli-ovw-part-provisions = Ausrüstung
cli-ovw-part-port = Hafen
cli-ovw-column-region = Region
cli-ovw-column-kind = Art
cli-ovw-column-size = Größe
cli-ovw-column-explorers = Erkunder
cli-ovw-column-tile = das nächste Plättchen
cli-ovw-column-land = Land
cli-ovw-column-water = Wasser
cli-ovw-column-left = übrig
cli-ovw-column-chance = Chance
cli-ovw-column-coast = Küstenplättchen
cli-ovw-regions = Regionen: Größe, Erkunder, Punkte
cli-ovw-more-regions = … und { $count } weitere Regionen: regions
cli-ovw-areas = Eingeschlossen: Felder, Erkunder
cli-ovw-gaps = Lücken: Felder, zurückgelassen
cli-ovw-no-gaps = Nichts ist eingeschlossen, und es gibt noch keine Lücken.
cli-ovw-nobody = niemand
cli-ovw-tile = In der Hand: { $tile }{ $coast ->
    [true] , mit einer Küste
   *[false] { "" }
}
cli-ovw-with-coast = mit einer Küste
cli-ovw-never-drawn = Eines dieser Plättchen ist in der Schachtel und wird nicht gezogen.
cli-ovw-shop = Laden: { $items }
cli-ovw-points-regions = { $count ->
    [one] { $points } für 1 Region
   *[other] { $points } für { $count } Regionen
}
cli-ovw-points-doors = { $count ->
    [0] 0 für Türen
    [one] 0 für eine Tür auf { $squares }
   *[other] { $points } für den Rundweg der Türen { $squares }
}
cli-ovw-points-provisions = { $count ->
    [0] 0 für Ausrüstung
    [one] { $points } für Ausrüstung, 1 Gegenstand: { $sets }
   *[other] { $points } für Ausrüstung, { $count } Gegenstände: { $sets }
}
cli-ovw-points-port = { $region ->
    [none] 0 für den Hafen
   *[other] { $points } für die Region { $region } am Hafen
}
cli-ovw-gap-choice = { $choice } ({ $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
}, { $explorers ->
    [none] keine Erkunder
   *[other] { $explorers }
})
cli-ovw-winner-choice = { $choice } ({ $explorers ->
    [one] 1 Erkunder
   *[other] { $explorers } Erkunder
})

# The legend
cli-ovw-legend-coast = eine Küste: ihre Landhälfte, das Ufer, ihre Wasserhälfte; ein in diesem Zug gelegtes Plättchen ist heller
cli-ovw-legend-arrow = eine Küste auf kleiner Karte: Der Pfeil zeigt zum Land, gefüllt für Gebirge, hohl für Wald
cli-ovw-legend-camel = ein Kamel mit dem Buchstaben seiner Farbe; auf kleiner Karte ein Großbuchstabe
cli-ovw-legend-ship = ein Schiff; auf kleiner Karte ein Kleinbuchstabe
cli-ovw-legend-open = ein Feld, das das Vermessungsplättchen in der Hand bedecken kann
cli-ovw-legend-choice = wo du jetzt etwas tun kannst
cli-ovw-legend-area = eingeschlossene Felder, in die noch ein Vermessungsplättchen passt
cli-ovw-legend-gap = eingeschlossene Felder, in die keines passt: eine Lücke, sobald alle Plättchen des Zuges liegen
cli-ovw-legend-closed = eine geschlossene Lücke
cli-ovw-legend-door = eine Verliestür, auf dem Feld, mit dem der Rundweg dieser Farbe am längsten ist
cli-ovw-legend-port = ein Hafen
cli-ovw-legend-left = eine Lücke, in der Erkunder zurückgelassen wurden
cli-ovw-legend-orientation = eine Drehung (0 bis 3) und eine Seite (Land oder Wasser) des Plättchens in der Hand; blass, wenn es so nirgends passt
cli-ovw-legend-strength = Schwarz hat dort 3 Erkunder und bekäme 2 Punkte; wo es keine Punkte gibt, zeigt *, wer gewinnen würde
cli-ovw-legend-actor = wer am Zug ist, und du
