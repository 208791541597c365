# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

explorers-seat-blue = Bleu
explorers-seat-orange = Orange
explorers-seat-green = Vert
explorers-seat-violet = Violet

# A side of a card, by the letters of its terrains.
explorers-side-P = { explorers-terrain-prairie }
explorers-side-W = { explorers-terrain-water }
explorers-side-D = { explorers-terrain-desert }
explorers-side-M = { explorers-terrain-mountain }
explorers-side-PM = { explorers-terrain-prairie } et { explorers-terrain-mountain }
explorers-side-DW = { explorers-terrain-desert } et { explorers-terrain-water }
explorers-side-WM = { explorers-terrain-water } et { explorers-terrain-mountain }
explorers-side-PD = { explorers-terrain-prairie } et { explorers-terrain-desert }
# A card with both its sides; to a player alone, the near one comes first.
explorers-card = { $near } / { $far }

explorers-name-quadrant = { $quadrant ->
    [A] A (nord-ouest)
    [B] B (nord-est)
    [C] C (sud-ouest)
    [D] D (sud-est)
   *[other] { $quadrant }
}
explorers-name-turns = { $turns ->
    [0] non tournée
    [1] tournée d’un quart de tour dans le sens horaire
    [2] tournée d’un demi-tour
    [3] tournée d’un quart de tour dans le sens antihoraire
   *[other] tournée de { $turns } quarts de tour dans le sens horaire
}
explorers-name-found = { $found ->
    [temple] un temple
    [key] une clé
    [scroll] un parchemin
    [horse] un cheval
    [gem] une gemme
    [apple] une pomme
    [carrot] une carotte
    [fish] un poisson
   *[other] { $found }
}
explorers-name-marks = { $marks ->
    [one] { $marks } coche
   *[other] { $marks } coches
}
explorers-name-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The rank of a game played alone, from the lowest.
explorers-rank-0 = Ce pays ne t’a presque pas vu passer. Refais ton sac et repars vite !
    .title = Novice
explorers-rank-1 = C’est un début : tu sais maintenant où est le nord.
    .title = Nomade
explorers-rank-2 = Un beau voyage. On commence à te demander son chemin.
    .title = Guide
explorers-rank-3 = Les savants aimeraient jeter un œil à tes carnets.
    .title = Géographe
explorers-rank-4 = Quelque part dans ce paysage, une montagne portera ton nom.
    .title = Cartographe
explorers-rank-5 = Personne n’a jamais exploré ainsi. On n’a plus rien à t’apprendre !
    .title = Légende
explorers-verdict = Rang { $rank } sur { $ranks }, { $title } : { $text }

# What points come from.
explorers-part-provisions = Aliments
explorers-part-gems = Gemmes
explorers-part-temples = Temples
explorers-part-villages = Villages
explorers-part-achievements = Objectifs

# What marks bring as if the game ended now; $villages_signed and $achievements_signed are “+2” or “−6”.
explorers-name-brought = { $villages ->
    [0] { "" }
   *[other] { " Villages : " }{ $villages_signed }.
}{ $achievements ->
    [0] { "" }
   *[other] { " Objectifs : " }{ $achievements_signed }.
}
explorers-name-round-points = { $provisions ->
    [one] { $provisions } point pour les aliments
   *[other] { $provisions } points pour les aliments
} et { $gems } pour les gemmes
