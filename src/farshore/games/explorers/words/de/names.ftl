# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

explorers-seat-blue = Blau
explorers-seat-orange = Orange
explorers-seat-green = Grün
explorers-seat-violet = Violett

# A side of a card, by the letters of its terrains.
explorers-side-P = { explorers-terrain-prairie }
explorers-side-W = { explorers-terrain-water }
explorers-side-D = { explorers-terrain-desert }
explorers-side-M = { explorers-terrain-mountain }
explorers-side-PM = { explorers-terrain-prairie } und { explorers-terrain-mountain }
explorers-side-DW = { explorers-terrain-desert } und { explorers-terrain-water }
explorers-side-WM = { explorers-terrain-water } und { explorers-terrain-mountain }
explorers-side-PD = { explorers-terrain-prairie } und { explorers-terrain-desert }
# A card with both its sides; to a player alone, the near one comes first.
explorers-card = { $near } / { $far }

explorers-name-quadrant = { $quadrant ->
    [A] A (Nordwest)
    [B] B (Nordost)
    [C] C (Südwest)
    [D] D (Südost)
   *[other] { $quadrant }
}
explorers-name-turns = { $turns ->
    [0] ungedreht
    [1] mit einer Vierteldrehung im Uhrzeigersinn
    [2] mit einer halben Drehung
    [3] mit einer Vierteldrehung gegen den Uhrzeigersinn
   *[other] mit { $turns } Vierteldrehungen im Uhrzeigersinn
}
explorers-name-found = { $found ->
    [temple] ein Tempel
    [key] ein Schlüssel
    [scroll] eine Landkarte
    [horse] ein Pferd
    [gem] ein Edelstein
    [apple] ein Apfel
    [carrot] eine Karotte
    [fish] ein Fisch
   *[other] { $found }
}
explorers-name-marks = { $marks ->
    [one] { $marks } Kreuz
   *[other] { $marks } Kreuze
}
explorers-name-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# The rank of a game played alone, from the lowest.
explorers-rank-0 = Das meiste von diesem Land hat dich noch nicht gesehen. Pack deine Sachen und brich noch einmal auf!
    .title = Neuland
explorers-rank-1 = Ein Anfang: Du weißt jetzt, wo Norden ist.
    .title = Wanderlust
explorers-rank-2 = Eine schöne Reise. Man fängt an, dich nach dem Weg zu fragen.
    .title = Fernweh
explorers-rank-3 = Die Gelehrten würden gern deine Notizbücher sehen.
    .title = Spürsinn
explorers-rank-4 = Auf der nächsten Landkarte wird ein Berg deinen Namen tragen.
    .title = Pioniergeist
explorers-rank-5 = So hat noch nie jemand ein Land erkundet. Dir kann man nichts mehr beibringen!
    .title = Legende
explorers-verdict = Rang { $rank } von { $ranks }, { $title }: { $text }

# What points come from.
explorers-part-provisions = Proviant
explorers-part-gems = Edelsteine
explorers-part-temples = Tempel
explorers-part-villages = Dörfer
explorers-part-achievements = Aufträge

# What marks bring as if the game ended now; $villages_signed and $achievements_signed are “+2” or “−6”.
explorers-name-brought = { $villages ->
    [0] { "" }
   *[other] { " Dörfer " }{ $villages_signed }.
}{ $achievements ->
    [0] { "" }
   *[other] { " Aufträge " }{ $achievements_signed }.
}
explorers-name-round-points = { $provisions ->
    [one] { $provisions } Punkt für Proviant
   *[other] { $provisions } Punkte für Proviant
} und { $gems } für Edelsteine
