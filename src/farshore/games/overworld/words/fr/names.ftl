# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

overworld-seat-black = Noir
overworld-seat-white = Blanc
overworld-seat-red = Rouge
overworld-seat-yellow = Jaune

# Kinds of terrain: light and dark land, light and dark water.
overworld-kind-mountain = montagne
overworld-kind-forest = forêt
overworld-kind-whirlpool = tourbillon
overworld-kind-reef = récif

# The sides of a survey tile.
overworld-side-L = terre
overworld-side-W = eau

overworld-direction-N = au nord
overworld-direction-E = à l’est
overworld-direction-S = au sud
overworld-direction-W = à l’ouest

# The squares of a side of a survey tile: first end, corner, second end.
overworld-name-three = { $first }, { $corner }, { $second }
# A survey tile by both its sides.
overworld-name-tile = { $land } / { $water }
# What lies on a square.
overworld-name-laid = { $kind } sur { $square }
# A face of a coast by its land half and its water half.
overworld-name-face = { $land } et { $water }

# Provisions with their number; the kind by itself is .kind.
overworld-items-torch = { $count ->
    [one] une torche
   *[other] { $count } torches
}
    .kind = torche
overworld-items-map = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
    .kind = carte
overworld-items-key = { $count ->
    [one] une clé
   *[other] { $count } clés
}
    .kind = clé
overworld-items-potion = { $count ->
    [one] une potion
   *[other] { $count } potions
}
    .kind = potion
overworld-items-leg = { $count ->
    [one] une cuisse de poulet
   *[other] { $count } cuisses de poulet
}
    .kind = cuisse de poulet

overworld-name-explorer = { $explorer ->
    [camel] chameau
    [ship] navire
   *[other] { $explorer }
}
# As many explorers as there are squares.
overworld-name-explorers = { $squares_count ->
    [one] { $explorer ->
        [camel] un chameau
        [ship] un navire
       *[other] { $explorer }
    }
   *[other] { $explorer ->
        [camel] { $squares_count } chameaux
        [ship] { $squares_count } navires
       *[other] { $squares_count } × { $explorer }
    }
}

# What points come from.
overworld-part-regions = Régions
overworld-part-doors = Circuit des portes
overworld-part-provisions = Provisions
overworld-part-port = Port

# Why points have changed.
overworld-name-reason = { $reason ->
    [lead] { $count ->
        [one] en tête d’une région de plus
       *[other] en tête de { $count } régions de plus
    }
    [share] { $count ->
        [one] à égalité en tête d’une région de plus
       *[other] à égalité en tête de { $count } régions de plus
    }
    [lost] { $count ->
        [one] en tête d’une région de moins
       *[other] en tête de { $count } régions de moins
    }
    [joined] { $count ->
        [one] deux de ses régions n’en font plus qu’une
       *[other] plusieurs de ses régions se sont rejointes
    }
    [tour] le circuit des portes s’allonge
    [shorter] le circuit des portes raccourcit
    [items] séries de provisions
    [port] { $count ->
        [one] la plus grande région à côté du port a { $count } case
       *[other] la plus grande région à côté du port a { $count } cases
    }
   *[other] { $reason }
}

# Squares, by how far from the first coast they lie; and rows and columns at the rim of a board.
overworld-place = { $row } { $column }
overworld-place-start = la case de départ
overworld-place-zero = 0
overworld-place-N = N{ $count }
overworld-place-S = S{ $count }
overworld-place-E = E{ $count }
overworld-place-W = O{ $count }
