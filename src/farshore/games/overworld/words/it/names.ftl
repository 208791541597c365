# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

overworld-seat-black = Nero
overworld-seat-white = Bianco
overworld-seat-red = Rosso
overworld-seat-yellow = Giallo

# Kinds of terrain: light and dark land, light and dark water.
overworld-kind-mountain = montagna
overworld-kind-forest = foresta
overworld-kind-whirlpool = gorgo
overworld-kind-reef = scogliera

# The sides of a survey tile.
overworld-side-L = terra
overworld-side-W = acqua

overworld-direction-N = nord
overworld-direction-E = est
overworld-direction-S = sud
overworld-direction-W = ovest

# The squares of a side of a survey tile: first end, corner, second end.
overworld-name-three = { $first }, { $corner }, { $second }
# A survey tile by both its sides.
overworld-name-tile = { $land } / { $water }
# What lies on a square.
overworld-name-laid = { $kind } in { $square }
# A face of a coast by its land half and its water half.
overworld-name-face = { $land } e { $water }

# Provisions with their number; the kind by itself is .kind.
overworld-items-torch = { $count ->
    [one] una torcia
   *[other] { $count } torce
}
    .kind = torcia
overworld-items-map = { $count ->
    [one] una mappa
   *[other] { $count } mappe
}
    .kind = mappa
overworld-items-key = { $count ->
    [one] una chiave
   *[other] { $count } chiavi
}
    .kind = chiave
overworld-items-potion = { $count ->
    [one] una pozione
   *[other] { $count } pozioni
}
    .kind = pozione
overworld-items-leg = { $count ->
    [one] una coscia di pollo
   *[other] { $count } cosce di pollo
}
    .kind = coscia di pollo

# With its article: “un cammello” or “una nave”.
overworld-name-explorer = { $explorer ->
    [camel] un cammello
    [ship] una nave
   *[other] { $explorer }
}
# As many explorers as there are squares.
overworld-name-explorers = { $squares_count ->
    [one] { $explorer ->
        [camel] un cammello
        [ship] una nave
       *[other] { $explorer }
    }
   *[other] { $explorer ->
        [camel] { $squares_count } cammelli
        [ship] { $squares_count } navi
       *[other] { $squares_count } × { $explorer }
    }
}

# What points come from.
overworld-part-regions = Regioni
overworld-part-doors = Percorso delle porte
overworld-part-provisions = Provviste
overworld-part-port = Porto

# Why points have changed.
overworld-name-reason = { $reason ->
    [lead] { $count ->
        [one] in testa in un’altra regione
       *[other] in testa in altre { $count } regioni
    }
    [share] { $count ->
        [one] in testa a pari merito in un’altra regione
       *[other] in testa a pari merito in altre { $count } regioni
    }
    [lost] { $count ->
        [one] in testa in una regione in meno
       *[other] in testa in { $count } regioni in meno
    }
    [joined] { $count ->
        [one] due regioni in cui era in testa si sono unite
       *[other] regioni in cui era in testa si sono unite
    }
    [tour] il percorso delle porte è più lungo
    [shorter] il percorso delle porte è più corto
    [items] set di provviste
    [port] { $count ->
        [one] la regione più grande accanto al porto ha { $count } casella
       *[other] la regione più grande accanto al porto ha { $count } caselle
    }
   *[other] { $reason }
}

# Squares, by how far from the first coast they lie; and rows and columns at the rim of a board. West is O, ovest;
# the letter comes first, for “4O” would look like forty.
overworld-place = { $row } { $column }
overworld-place-start = la partenza
overworld-place-zero = 0
overworld-place-N = N{ $count }
overworld-place-S = S{ $count }
overworld-place-E = E{ $count }
overworld-place-W = O{ $count }
