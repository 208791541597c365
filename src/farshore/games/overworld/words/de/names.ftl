# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

overworld-seat-black = Schwarz
overworld-seat-white = Weiß
overworld-seat-red = Rot
overworld-seat-yellow = Gelb

# Kinds of terrain: light and dark land, light and dark water.
overworld-kind-mountain = Gebirge
overworld-kind-forest = Wald
overworld-kind-whirlpool = Strudel
overworld-kind-reef = Riff

# The sides of a survey tile. German: the first part of “Landseite”, “Wasserseite”.
overworld-side-L = Land
overworld-side-W = Wasser

overworld-direction-N = Norden
overworld-direction-E = Osten
overworld-direction-S = Süden
overworld-direction-W = Westen

# The squares of a side of a survey tile: first end, corner, second end.
overworld-name-three = { $first }, { $corner }, { $second }
# A survey tile by both its sides.
overworld-name-tile = { $land } / { $water }
# What lies on a square.
overworld-name-laid = { $kind } auf { $square }
# A face of a coast by its land half and its water half.
overworld-name-face = { $land } und { $water }

# Provisions with their number; the kind by itself is .kind. German: a numeral, which is right as subject and as object.
overworld-items-torch = { $count ->
    [one] Fackel
   *[other] { $count } Fackeln
}
    .kind = Fackel
overworld-items-map = { $count ->
    [one] Karte
   *[other] { $count } Karten
}
    .kind = Karte
overworld-items-key = { $count ->
    [one] Schlüssel
   *[other] { $count } Schlüssel
}
    .kind = Schlüssel
overworld-items-potion = { $count ->
    [one] Trank
   *[other] { $count } Tränke
}
    .kind = Trank
overworld-items-leg = { $count ->
    [one] Hähnchenkeule
   *[other] { $count } Hähnchenkeulen
}
    .kind = Hähnchenkeule

overworld-name-explorer = { $explorer ->
    [camel] Kamel
    [ship] Schiff
   *[other] { $explorer }
}
# As many explorers as there are squares.
overworld-name-explorers = { $squares_count ->
    [one] { $explorer ->
        [camel] ein Kamel
        [ship] ein Schiff
       *[other] { $explorer }
    }
   *[other] { $explorer ->
        [camel] { $squares_count } Kamele
        [ship] { $squares_count } Schiffe
       *[other] { $squares_count } × { $explorer }
    }
}

# What points come from.
overworld-part-regions = Regionen
overworld-part-doors = Rundweg der Türen
overworld-part-provisions = Ausrüstung
overworld-part-port = Hafen

# Why points have changed.
overworld-name-reason = { $reason ->
    [lead] { $count ->
        [one] führt in einer weiteren Region
       *[other] führt in { $count } weiteren Regionen
    }
    [share] { $count ->
        [one] teilt sich die Führung in einer weiteren Region
       *[other] teilt sich die Führung in { $count } weiteren Regionen
    }
    [lost] { $count ->
        [one] führt in einer Region weniger
       *[other] führt in { $count } Regionen weniger
    }
    [joined] { $count ->
        [one] zwei geführte Regionen sind zusammengewachsen
       *[other] geführte Regionen sind zusammengewachsen
    }
    [tour] der Rundweg der Türen ist länger
    [shorter] der Rundweg der Türen ist kürzer
    [items] Ausrüstungssets
    [port] { $count ->
        [one] die größte Region am Hafen hat { $count } Feld
       *[other] die größte Region am Hafen hat { $count } Felder
    }
   *[other] { $reason }
}

# Squares, by how far from the first coast they lie; and rows and columns at the rim of a board. German: the letter comes
# first, since “6O” would be read as sixty.
overworld-place = { $row } { $column }
overworld-place-start = Start
overworld-place-zero = 0
overworld-place-N = N{ $count }
overworld-place-S = S{ $count }
overworld-place-E = O{ $count }
overworld-place-W = W{ $count }
