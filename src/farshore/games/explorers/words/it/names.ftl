# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

explorers-seat-blue = Blu
explorers-seat-orange = Arancione
explorers-seat-green = Verde
explorers-seat-violet = Viola

# A side of a card, by the letters of its terrains.
explorers-side-P = { explorers-terrain-prairie }
explorers-side-W = { explorers-terrain-water }
explorers-side-D = { explorers-terrain-desert }
explorers-side-M = { explorers-terrain-mountain }
explorers-side-PM = { explorers-terrain-prairie } e { explorers-terrain-mountain }
explorers-side-DW = { explorers-terrain-desert } e { explorers-terrain-water }
explorers-side-WM = { explorers-terrain-water } e { explorers-terrain-mountain }
explorers-side-PD = { explorers-terrain-prairie } e { explorers-terrain-desert }
# A card with both its sides; to a player alone, the near one comes first.
explorers-card = { $near } / { $far }

explorers-name-quadrant = { $quadrant ->
    [A] A (nord-ovest)
    [B] B (nord-est)
    [C] C (sud-ovest)
    [D] D (sud-est)
   *[other] { $quadrant }
}
explorers-name-turns = { $turns ->
    [0] non girata
    [1] girata di un quarto in senso orario
    [2] girata di mezzo giro
    [3] girata di un quarto in senso antiorario
   *[other] girata di { $turns } quarti in senso orario
}
explorers-name-found = { $found ->
    [temple] un tempio
    [key] una chiave
    [scroll] una mappa
    [horse] un cavallo
    [gem] una gemma
    [apple] una mela
    [carrot] una carota
    [fish] un pesce
   *[other] { $found }
}
explorers-name-marks = { $marks ->
    [one] { $marks } X
   *[other] { $marks } X
}
explorers-name-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# The rank of a game played alone, from the lowest.
explorers-rank-0 = Quasi tutta questa terra deve ancora vederti. Rifai i bagagli e riparti!
    .title = Matricola
explorers-rank-1 = È un inizio: adesso sai dov’è il nord.
    .title = Viandante
explorers-rank-2 = Un bel viaggio. Cominciano a chiederti la strada.
    .title = Giramondo
explorers-rank-3 = Gli studiosi vorrebbero vedere i tuoi taccuini.
    .title = Guida
explorers-rank-4 = Sulla prossima carta una montagna porterà il tuo nome.
    .title = Apripista
explorers-rank-5 = Nessuno ha mai esplorato così. Non c’è più nulla da insegnarti!
    .title = Leggenda
explorers-verdict = Grado { $rank } di { $ranks }: { $title }. { $text }

# What points come from.
explorers-part-provisions = Razioni
explorers-part-gems = Gemme
explorers-part-temples = Templi
explorers-part-villages = Villaggi
explorers-part-achievements = Missioni

# What marks bring as if the game ended now; $villages_signed and $achievements_signed are “+2” or “−6”.
explorers-name-brought = { $villages ->
    [0] { "" }
   *[other] { " Villaggi " }{ $villages_signed }.
}{ $achievements ->
    [0] { "" }
   *[other] { " Missioni " }{ $achievements_signed }.
}
explorers-name-round-points = { $provisions ->
    [one] { $provisions } punto per le razioni
   *[other] { $provisions } punti per le razioni
} e { $gems } per le gemme
