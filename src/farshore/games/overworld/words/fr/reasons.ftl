# Why points have changed, for a small card and for the list of all points.

# $explorers: “Red 2, White 1”, or “none”.
overworld-reason-region = { $size ->
    [one] { $kind } ({ $square }), { $size } case
   *[other] { $kind } ({ $square }), { $size } cases
}{ $explorers ->
    [none] { "\u00A0" }: aucun explorateur
   *[other] { "\u00A0" }: { $explorers }
}
overworld-reason-tour = circuit : 2 × ({ $across } en largeur + { $down } en hauteur)
overworld-reason-set = { $size ->
    [one] { $size } objet seul
   *[other] série de { $size } objets différents
}
overworld-reason-port = { $size ->
    [one] région de { $size } case à côté du port
   *[other] région de { $size } cases à côté du port
}
overworld-reason-before = déjà compté
