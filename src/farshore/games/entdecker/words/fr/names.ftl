# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

entdecker-seat-red = Rouge
entdecker-seat-white = Blanc
entdecker-seat-yellow = Jaune
entdecker-seat-purple = Violet

# Where points come from: the parts of a score.
entdecker-part-islands = Îles
entdecker-part-produce = Plantes de la jungle
entdecker-part-waterfalls = Cascades

# What is paid to one player: an item of “2 gold to Red, 4 gold to White”.
entdecker-name-toll = { $amount ->
    [one] { $amount } pièce d’or à { $seat }
   *[other] { $amount } pièces d’or à { $seat }
}
entdecker-name-path-space = sentier { $path }, case { $space }
entdecker-name-berth = { $edge ->
    [none] de la case { $space }
    [N] du bord nord (colonne { $line })
    [E] du bord est (rangée { $line })
    [S] du bord sud (colonne { $line })
   *[W] du bord ouest (rangée { $line })
}

entdecker-name-unit = { $unit ->
    [scout] un éclaireur
    [fort] un fort
    [settlement] une colonie
   *[other] { $unit }
}
entdecker-name-side = { $side ->
    [N] nord
    [E] est
    [S] sud
    [W] ouest
   *[other] { $side }
}
entdecker-name-kind = { $kind ->
    [hidden] face cachée
    [open] face visible
   *[other] { $kind }
}
entdecker-name-event = { $event ->
    [mine] mine d’or
    [pirate] pirate
    [natives] indigènes amicaux
    [storm] tempête
   *[other] { $event }
}
entdecker-name-produce = { $produce ->
    [peanut] cacahuète
    [cocoa] cacao
    [pineapple] ananas
    [tomato] tomate
    [tobacco] tabac
    [rubber] caoutchouc
    [bean] haricot
    [potato] pomme de terre
    [corn] maïs
   *[other] { $produce }
}
entdecker-name-pattern = { $pattern ->
    [1] une tuile entièrement de mer
    [2] une tuile avec de la terre sur un côté
    [3] une tuile avec de la terre sur deux côtés voisins
    [4] une tuile avec de la terre sur deux côtés opposés
    [5] une tuile avec de la terre sur trois côtés
    [6] une tuile entièrement de terre
   *[other] une tuile du motif { $pattern }
}
# How a tile lies, by its land sides: north 1, east 2, south 4, west 8.
entdecker-name-land = { $land ->
    [0] pleine mer
    [1] terre au nord
    [2] terre à l’est
    [3] terre au nord et à l’est
    [4] terre au sud
    [5] terre au nord et, séparée, au sud
    [6] terre à l’est et au sud
    [7] terre au nord, à l’est et au sud
    [8] terre à l’ouest
    [9] terre au nord et à l’ouest
    [10] terre à l’est et, séparée, à l’ouest
    [11] terre au nord, à l’est et à l’ouest
    [12] terre au sud et à l’ouest
    [13] terre au nord, au sud et à l’ouest
    [14] terre à l’est, au sud et à l’ouest
    [15] terre tout autour
   *[other] inconnu
}

# What one player scored on an island, and what for.
entdecker-name-island-share = { $seat } { $points } ({ entdecker-name-island-standing })
entdecker-name-island-standing = { $why ->
    [alone] sans rival
    [tied] à égalité en tête
    [earlier] à égalité, mais là en premier
    [shared] à égalité derrière
    [fewer] derrière
   *[most] en tête
} : { $units }
entdecker-name-units-settlement = { $count ->
    [one] { $count } colonie
   *[other] { $count } colonies
}
entdecker-name-units-fort = { $count ->
    [one] { $count } fort
   *[other] { $count } forts
}
entdecker-name-units-scout = { $count ->
    [one] { $count } éclaireur
   *[other] { $count } éclaireurs
}
