# The board of Overworld: its own buttons, panels and what a screen reader hears.

overworld-board = Die Karte. Mit den Pfeiltasten gehst du von Feld zu Feld, mit N zur nächsten Möglichkeit, mit der Eingabetaste wählst du; ? zeigt alle Tasten.
overworld-fit = Die ganze Karte zeigen
overworld-tours = Rundwege
overworld-lines = Regionen

overworld-hand = Dein Plättchen
overworld-hand-coast = Dein Küstenplättchen
overworld-hand-of = { $name } legt dieses Plättchen.
overworld-hand-none = { $phase ->
    [coast] { $name } legt ein Küstenplättchen.
    [explorers] { $name } setzt Erkunder ein.
    [gap] { $name } entscheidet über eine Lücke.
   *[draw] Das nächste Plättchen wird gezogen.
}
overworld-point = Wähle ein Feld neben der Karte, um das Plättchen dort zu probieren.
overworld-point-coast = Wähle ein markiertes Feld für das Küstenplättchen.
overworld-point-many = Wähle eines der markierten Felder auf der Karte.
overworld-turn = Drehen
overworld-face = Andere Seite
overworld-place = Hier hinlegen
overworld-cancel = Zurücklegen

overworld-pile = { $count ->
    [0] kein Küstenplättchen mehr
    [one] noch { $count } Küstenplättchen
   *[other] noch { $count } Küstenplättchen
}
overworld-bag = { $count ->
    [0] der Beutel ist leer
    [one] { $count } Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
}
overworld-last-round = Letzte Runde: { $turns ->
    [0] dies ist der letzte Zug
    [one] noch ein Zug
   *[other] noch { $turns } Züge
}
overworld-shop = Laden
overworld-item-torch = Fackel
overworld-item-map = Karte
overworld-item-key = Schlüssel
overworld-item-potion = Trank
overworld-item-leg = Hähnchenkeule
overworld-supply = { $name }: { $camels ->
    [one] { $camels } Kamel
   *[other] { $camels } Kamele
}, { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
}, { $doors ->
    [one] { $doors } Tür
   *[other] { $doors } Türen
} im Vorrat
overworld-odds = Was als Nächstes gezogen werden kann

overworld-kind-mountain = Gebirge
overworld-kind-forest = Wald
overworld-kind-whirlpool = Strudel
overworld-kind-reef = Riff
overworld-region = { $kind }, { $size ->
    [one] ein Feld
   *[other] { $size } Felder
}
overworld-region-nobody = Niemand führt hier
overworld-region-points = { $count ->
    [one] { $points } Punkte für { $names }
   *[other] je { $points } Punkte für { $names }
}
overworld-area-fits = Eingeschlossen, aber ein Plättchen passt noch.
overworld-area-gap = Eine Lücke: Kein Plättchen passt.
overworld-area-leads = { $count ->
    [one] Hier würde gewinnen: { $names }.
   *[other] Hier wären gleichauf: { $names }.
}
overworld-area-nobody = Hier würde niemand gewinnen.
overworld-gap = Lücke { $number }
overworld-gap-door = Tür von { $name }
overworld-gap-port = Hafen von { $name }
overworld-gap-left = { $name } hat hier { $count ->
    [one] einen Erkunder
   *[other] { $count } Erkunder
} zurückgelassen
overworld-gap-empty = Geschlossen und leer.
overworld-gap-items = Ausrüstung: { $items }.
overworld-explorer-camel = Kamel von { $name }
overworld-explorer-ship = Schiff von { $name }
overworld-half = { $side }: { $what }
overworld-side-N = Im Norden
overworld-side-E = Im Osten
overworld-side-S = Im Süden
overworld-side-W = Im Westen
overworld-empty = Leer
overworld-can-place = Hier kann ein Plättchen liegen
overworld-at = { $square }: { $what }

# How far from the first coast a row or column lies. German: the letter comes first, since “6O” would be read as sixty.
overworld-north = N{ $count }
overworld-south = S{ $count }
overworld-east = O{ $count }
overworld-west = W{ $count }
overworld-start = Start
