# Explorers' map and panels

cli-exp-head = Explorers · { $where ->
    [setup] Aufbau
    [over] das Ende
   *[turn] Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
}
cli-exp-active = { $seat } ist aktiv
cli-exp-neutral = niemand ist aktiv
cli-exp-expert = Expertenseiten: { $sides }
cli-exp-marks = { $marks ->
    [one] 1 Kreuz
   *[other] { $marks } Kreuze
}
cli-exp-side-chosen = gewählt
cli-exp-side-near = zugewandt
cli-exp-cards-left = { $draws ->
    [0] Letzte Karte der Runde. Beiseite: { $cards }
   *[other] Noch { $draws } von: { $cards }
}
cli-exp-column-points = Pkt.
cli-exp-column-key = S
cli-exp-column-scroll = L
cli-exp-column-gem = E
cli-exp-ranks = Ränge über { $bounds }
cli-exp-total = Summe
cli-exp-points-note = Dörfer und Aufträge, als wäre die Partie jetzt zu Ende; Runden, die noch laufen, zählen noch nichts. Andere, wie sie am Ende des letzten Zuges standen.
cli-exp-keys = Schlüssel
cli-exp-scrolls = Landkarten
cli-exp-scrolls-used = Landkarten eingesetzt
cli-exp-gems = Edelsteine
cli-exp-larder = Proviant
cli-exp-provisions = Proviant
cli-exp-temple = Tempel { $quadrant }
cli-exp-temples = Tempel
cli-exp-villages = Dörfer
cli-exp-worth = ={ $points }
cli-exp-small-map = { $seat }: { cli-exp-marks }
cli-exp-tile = Plättchen { $tile }
cli-exp-no-tiles = Die Landschaft liegt; es gibt keine Plättchen mehr zu wählen.
cli-exp-no-achievements = Es sind keine Aufträge im Spiel.
cli-exp-no-seat = Niemand spielt diese Farbe.
cli-exp-choice = { $choice } ({ cli-exp-marks }, { $squares ->
    [0] kein Feld möglich
    [one] 1 Feld möglich
   *[other] { $squares } Felder möglich
})
cli-exp-square = { $has ->
    [true] { $mark } ({ $terrain }, { $found })
   *[false] { $mark } ({ $terrain })
}

# What achievements count
cli-exp-count-temple = Tempel
cli-exp-count-key = Schlüssel
cli-exp-count-scroll = Landkarten
cli-exp-count-horse = Pferde
cli-exp-count-gem = Edelsteine
cli-exp-count-apple = Äpfel
cli-exp-count-carrot = Karotten
cli-exp-count-fish = Fische
cli-exp-count-areas = Gebiete
cli-exp-count-line = Linie
cli-exp-count-square = Quadrat
cli-exp-count-villages = Dörfer
cli-exp-count-temples = Tempel
cli-exp-count-corners = Ecken
cli-exp-count-edges = Kanten
cli-exp-count-A = A
cli-exp-count-B = B
cli-exp-count-C = C
cli-exp-count-D = D

# The legend
cli-exp-legend-temple = ein Tempel: Zum Ankreuzen braucht es einen Schlüssel
cli-exp-legend-key = ein Schlüssel
cli-exp-legend-scroll = eine Landkarte
cli-exp-legend-horse = ein Pferd: sofort ein weiteres Kreuz
cli-exp-legend-gem = ein Edelstein
cli-exp-legend-apple = ein Apfel
cli-exp-legend-carrot = eine Karotte
cli-exp-legend-fish = ein Fisch
cli-exp-legend-village = ein Dorf mit der Nummer seines Plättchens
cli-exp-legend-start = das Startdorf
cli-exp-legend-mark = ein Kreuz; in der Mitte der Geländetyp
cli-exp-legend-marked = ein angekreuztes Objekt
cli-exp-legend-choice = jetzt ankreuzbar oder zuerst mit einer der Möglichkeiten
cli-exp-legend-full = ein verfügbarer Schlüssel, eine verfügbare Landkarte, ein Edelstein, ein Proviant
cli-exp-legend-fresh = eine in diesem Zug gefundene Landkarte, ab dem nächsten einsetzbar
cli-exp-legend-used = ein benutzter Schlüssel, eine eingesetzte Landkarte
cli-exp-legend-passed = die Zahl eines Edelsteins: gestrichen, wenn negativ, sonst umkreist
cli-exp-legend-empty = ein freier Platz
cli-exp-legend-taken = eine Punktzahl eines Tempels, die du genommen hast; auf der Expertenseite sind +3 seine Zusatzkreuze
cli-exp-legend-gone = eine gestrichene Punktzahl
cli-exp-legend-actor = wer am Zug ist, wer fertig ist, und du
