# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

entdecker-seat-red = Rot
entdecker-seat-white = Weiß
entdecker-seat-yellow = Gelb
entdecker-seat-purple = Violett

# Where points come from: the parts of a score.
entdecker-part-islands = Inseln
entdecker-part-produce = Pflanzen des Urwalds
entdecker-part-waterfalls = Wasserfälle

# What is paid to one player: an item of “2 gold to Red, 4 gold to White”.
entdecker-name-toll = { $amount } Gold an { $seat }
entdecker-name-path-space = Pfad { $path }, Feld { $space }
entdecker-name-berth = { $edge ->
    [none] bei { $space }
    [N] am Nordrand (Spalte { $line })
    [E] am Ostrand (Reihe { $line })
    [S] am Südrand (Spalte { $line })
   *[W] am Westrand (Reihe { $line })
}

entdecker-name-unit = { $unit ->
    [scout] Kundschafter
    [fort] Stützpunkt
    [settlement] Siedlung
   *[other] { $unit }
}
# German: the first part of “Nordseite”, “Ostseite” …
entdecker-name-side = { $side ->
    [N] Nord
    [E] Ost
    [S] Süd
    [W] West
   *[other] { $side }
}
# German: without an ending; sentences add it (“verdeckte”, “offenes”).
entdecker-name-kind = { $kind ->
    [hidden] verdeckt
    [open] offen
   *[other] { $kind }
}
entdecker-name-event = { $event ->
    [mine] Goldmine
    [pirate] Pirat
    [natives] freundliche Einheimische
    [storm] Sturm
   *[other] { $event }
}
entdecker-name-produce = { $produce ->
    [peanut] Erdnuss
    [cocoa] Kakao
    [pineapple] Ananas
    [tomato] Tomate
    [tobacco] Tabak
    [rubber] Kautschuk
    [bean] Bohne
    [potato] Kartoffel
    [corn] Mais
   *[other] { $produce }
}
# German: neuter, so that it can be both subject and object.
entdecker-name-pattern = { $pattern ->
    [1] ein reines Meerplättchen
    [2] ein Plättchen mit Land auf einer Seite
    [3] ein Plättchen mit Land auf zwei benachbarten Seiten
    [4] ein Plättchen mit Land auf zwei gegenüberliegenden Seiten
    [5] ein Plättchen mit Land auf drei Seiten
    [6] ein reines Landplättchen
   *[other] ein Plättchen mit Muster { $pattern }
}
# How a tile lies, by its land sides: north 1, east 2, south 4, west 8.
entdecker-name-land = { $land ->
    [0] offenes Meer
    [1] Land im Norden
    [2] Land im Osten
    [3] Land im Norden und Osten
    [4] Land im Süden
    [5] Land im Norden und, davon getrennt, im Süden
    [6] Land im Osten und Süden
    [7] Land im Norden, Osten und Süden
    [8] Land im Westen
    [9] Land im Norden und Westen
    [10] Land im Osten und, davon getrennt, im Westen
    [11] Land im Norden, Osten und Westen
    [12] Land im Süden und Westen
    [13] Land im Norden, Süden und Westen
    [14] Land im Osten, Süden und Westen
    [15] Land ringsum
   *[other] unbekannt
}

# What one player scored on an island, and what for.
entdecker-name-island-share = { $seat } { $points } ({ entdecker-name-island-standing })
entdecker-name-island-standing = { $why ->
    [alone] allein dort
    [tied] gleichauf vorn
    [earlier] gleich stark, aber zuerst dort
    [shared] gleichauf dahinter
    [fewer] schwächer
   *[most] am stärksten
}: { $units }
entdecker-name-units-settlement = { $count ->
    [one] { $count } Siedlung
   *[other] { $count } Siedlungen
}
entdecker-name-units-fort = { $count ->
    [one] { $count } Stützpunkt
   *[other] { $count } Stützpunkte
}
entdecker-name-units-scout = { $count ->
    [one] { $count } Kundschafter
   *[other] { $count } Kundschafter
}
