# The board of Explorers: its own buttons, panels and what a screen reader hears.

explorers-board = Die Landschaft. Mit den Pfeiltasten gehst du von Feld zu Feld, mit N zur nächsten Möglichkeit, mit der Eingabetaste wählst du; ? zeigt alle Tasten.
explorers-fit = Die ganze Landschaft zeigen
explorers-panels = Der Rahmen: Leisten, Tempel, Karten und Landschaften
explorers-frame = Die Leisten des Rahmens
explorers-cards-and-maps = Karten und Landschaften
explorers-map-of = Landschaft von { $name }
explorers-back = Zurück zu deiner Landschaft

# A square.
explorers-terrain-P = Grasland
explorers-terrain-W = Gewässer
explorers-terrain-D = Wüste
explorers-terrain-M = Gebirge
explorers-object-temple = Tempel
explorers-object-key = Schlüssel
explorers-object-scroll = Landkarte
explorers-object-horse = Pferd
explorers-object-gem = Edelstein
explorers-object-apple = Apfel
explorers-object-carrot = Karotte
explorers-object-fish = Fisch
explorers-village = Dorf { $number }
explorers-start = Startdorf
explorers-marked = angekreuzt
explorers-open = wählbar
explorers-unknown = noch kein Plättchen

# The turn.
explorers-turn = Dieser Zug
explorers-round = Runde { $round } von { $rounds }
explorers-turn-of = Zug { $turn } von { $turns }
explorers-set-up = Vor dem ersten Zug
explorers-over = Die Partie ist zu Ende
explorers-card = Die Karte
explorers-chose = Gewählt von { $name }
explorers-marks = { $marks ->
    [one] { $marks } Kreuz
   *[other] { $marks } Kreuze
}
explorers-scrolls = Landkarte einsetzen
explorers-terrains = Wähle einen Geländetyp
explorers-left = { $given ->
    [one] letztes Kreuz
   *[other] noch { $due } von { $given } Kreuzen
}
explorers-horse-first = zuerst das Pferd
explorers-done = { $name } ist fertig
explorers-not-done = { $name } wählt noch
explorers-confirm-square = Meinst du dieses Feld?

# Laying the map.
explorers-laying = Das nächste Plättchen
explorers-tiles = Übrige Plättchen
explorers-tile = Plättchen { $tile }
explorers-lay = Auf { $quadrant } legen
explorers-turn-tile = Drehen

# Around the map.
explorers-cards = Karten
explorers-cards-left = noch { $count }
explorers-cards-aside = Eine der übrigen bleibt beiseite.
explorers-card-open = { $card }: die Karte dieses Zuges
explorers-card-turned = { $card }: war schon dran
explorers-card-left = { $card }: kann noch kommen
explorers-maps = Landschaften
explorers-show-map = Landschaft von { $name } zeigen
explorers-you = Du

explorers-tools = Schlüssel und Landkarten
explorers-keys = Schlüssel: { $ready } verfügbar, { $used } benutzt
explorers-scroll-track = Landkarten: { $ready } verfügbar, { $fresh } ab dem nächsten Zug, { $used } eingesetzt
explorers-provisions = Proviant
explorers-worth = { $points } am Rundenende
explorers-larder = { $kind }: { $most ->
    [0] in dieser Runde nicht anzukreuzen
   *[other] { $count } von { $most } in dieser Runde
}
explorers-gems = Edelsteine
explorers-gem-track = { $gems } von { $slots } Edelsteinen gefunden
explorers-temples = Tempel
explorers-temples-basic = früher bringt mehr
explorers-temples-expert = 8 Punkte + Zusatzkreuze
explorers-number = { $points } Punkte{ $extra ->
    [0] {""}
    [one] , { $extra } Zusatzkreuz
   *[other] , { $extra } Zusatzkreuze
}: { $state ->
    [taken] genommen von { $who }
    [struck] gestrichen
   *[free] frei
}
explorers-villages = Dörfer
explorers-villages-basic = jedes zählt
explorers-villages-expert = nur das ärmste zählt
explorers-village-stands = Dorf in Viertel { $quadrant }: { $neighbours } von 4 Feldern daneben angekreuzt, { $points } Punkte

explorers-achievements = Aufträge
explorers-count-of = { $name }: { $have } von { $needed }
explorers-count = { $name }: { $have }
explorers-count-quadrant = Viertel { $quadrant }
explorers-count-temple = Tempel
explorers-count-key = Schlüssel
explorers-count-scroll = Landkarten
explorers-count-horse = Pferde
explorers-count-gem = Edelsteine
explorers-count-apple = Äpfel
explorers-count-carrot = Karotten
explorers-count-fish = Fische
explorers-count-areas = Gebiete
explorers-count-line = längste Linie
explorers-count-square = größtes Quadrat
explorers-count-corners = Ecken
explorers-count-edges = Kanten
explorers-count-villages = Dörfer
explorers-count-temples = Tempel

explorers-ranks = Ränge
explorers-rank-0 = Neuland
explorers-rank-1 = Wanderlust
explorers-rank-2 = Fernweh
explorers-rank-3 = Spürsinn
explorers-rank-4 = Pioniergeist
explorers-rank-5 = Legende
explorers-rank-of = Rang { $rank } von { $ranks }
explorers-rank-lowest = bis { $bound }
explorers-rank-from = ab { $bound }
