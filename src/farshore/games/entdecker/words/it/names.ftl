# Names of things. A message that selects by a parameter is used inside other sentences, which hand their parameters on.

entdecker-seat-red = Rosso
entdecker-seat-white = Bianco
entdecker-seat-yellow = Giallo
entdecker-seat-purple = Viola

# Where points come from: the parts of a score.
entdecker-part-islands = Isole
entdecker-part-produce = Prodotti della giungla
entdecker-part-waterfalls = Cascate

# What is paid to one player: an item of “2 gold to Red, 4 gold to White”.
entdecker-name-toll = { $amount ->
    [one] { $amount } moneta d’oro a { $seat }
   *[other] { $amount } monete d’oro a { $seat }
}
entdecker-name-path-space = sentiero { $path }, casella { $space }
entdecker-name-berth = { $edge ->
    [none] da { $space }
    [N] dal bordo nord (colonna { $line })
    [E] dal bordo est (riga { $line })
    [S] dal bordo sud (colonna { $line })
   *[W] dal bordo ovest (riga { $line })
}

entdecker-name-unit = { $unit ->
    [scout] esploratore
    [fort] fortino
    [settlement] insediamento
   *[other] { $unit }
}
entdecker-name-side = { $side ->
    [N] nord
    [E] est
    [S] sud
    [W] ovest
   *[other] { $side }
}
# Always said of stacks (“pile coperte”, “pile a vista”), so that it is right for one tile as for many.
entdecker-name-kind = { $kind ->
    [hidden] coperte
    [open] a vista
   *[other] { $kind }
}
entdecker-name-event = { $event ->
    [mine] miniera d’oro
    [pirate] pirata
    [natives] nativi amichevoli
    [storm] tempesta
   *[other] { $event }
}
entdecker-name-produce = { $produce ->
    [peanut] arachide
    [cocoa] cacao
    [pineapple] ananas
    [tomato] pomodoro
    [tobacco] tabacco
    [rubber] caucciù
    [bean] fagiolo
    [potato] patata
    [corn] mais
   *[other] { $produce }
}
entdecker-name-pattern = { $pattern ->
    [1] una tessera di solo mare
    [2] una tessera con terra su un lato
    [3] una tessera con terra su due lati vicini
    [4] una tessera con terra su due lati opposti
    [5] una tessera con terra su tre lati
    [6] una tessera di sola terra
   *[other] una tessera di tipo { $pattern }
}
# How a tile lies, by its land sides: north 1, east 2, south 4, west 8.
entdecker-name-land = { $land ->
    [0] mare aperto
    [1] terra a nord
    [2] terra a est
    [3] terra a nord e a est
    [4] terra a sud
    [5] terra a nord e, separata, a sud
    [6] terra a est e a sud
    [7] terra a nord, a est e a sud
    [8] terra a ovest
    [9] terra a nord e a ovest
    [10] terra a est e, separata, a ovest
    [11] terra a nord, a est e a ovest
    [12] terra a sud e a ovest
    [13] terra a nord, a sud e a ovest
    [14] terra a est, a sud e a ovest
    [15] terra tutt’intorno
   *[other] sconosciuta
}

# What one player scored on an island, and what for.
entdecker-name-island-share = { $seat } { $points } ({ entdecker-name-island-standing })
entdecker-name-island-standing = { $why ->
    [alone] senza rivali
    [tied] in testa a pari merito
    [earlier] pari, ma lì da prima
    [shared] dietro a pari merito
    [fewer] dietro
   *[most] in testa
}: { $units }
entdecker-name-units-settlement = { $count ->
    [one] { $count } insediamento
   *[other] { $count } insediamenti
}
entdecker-name-units-fort = { $count ->
    [one] { $count } fortino
   *[other] { $count } fortini
}
entdecker-name-units-scout = { $count ->
    [one] { $count } esploratore
   *[other] { $count } esploratori
}
