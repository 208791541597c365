# Why points have changed, for a small card and for the list of all points.

# $explorers: “Red 2, White 1”, or “none”.
overworld-reason-region = { $size ->
    [one] { $kind } ({ $square }), { $size } casella
   *[other] { $kind } ({ $square }), { $size } caselle
}{ $explorers ->
    [none] : nessun esploratore
   *[other] : { $explorers }
}
overworld-reason-tour = percorso: 2 × ({ $across } in orizzontale + { $down } in verticale)
overworld-reason-set = { $size ->
    [one] { $size } oggetto da solo
   *[other] set di { $size } oggetti diversi
}
overworld-reason-port = { $size ->
    [one] regione di { $size } casella accanto al porto
   *[other] regione di { $size } caselle accanto al porto
}
overworld-reason-before = già contati
