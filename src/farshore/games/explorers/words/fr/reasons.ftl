# Why points were won or lost, for a small card and for the list of all points.

explorers-reason-start = Village de départ en { $square }
explorers-reason-mark = Coche en { $square }
explorers-reason-marks = { $count ->
    [one] { $count } coche en un tour
   *[other] { $count } coches en un tour
}
explorers-reason-village = { $marks ->
    [one] village en { $square } : { $marks } coche autour
   *[other] village en { $square } : { $marks } coches autour
}
explorers-reason-temple = Temple { explorers-name-quadrant }
explorers-reason-number = nombre pris dans sa colonne
explorers-reason-race = nombre pris dans la course
explorers-reason-round = Fin d’une manche
explorers-reason-apple = { $count ->
    [one] { $count } pomme
   *[other] { $count } pommes
}
explorers-reason-carrot = { $count ->
    [one] { $count } carotte
   *[other] { $count } carottes
}
explorers-reason-fish = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
explorers-reason-nothing = aucun aliment
explorers-reason-gems = { $count ->
    [0] aucune gemme jusqu’ici
    [one] { $count } gemme jusqu’ici
   *[other] { $count } gemmes jusqu’ici
}
