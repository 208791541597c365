# Why points have changed, for a small card and for the list of all points.

# $explorers: “Red 2, White 1”, or “none”.
overworld-reason-region = { $size ->
    [one] { $kind } bei { $square }, { $size } Feld
   *[other] { $kind } bei { $square }, { $size } Felder
}{ $explorers ->
    [none] : keine Erkunder
   *[other] : { $explorers }
}
overworld-reason-tour = Rundweg: 2 × ({ $across } waagrecht + { $down } senkrecht)
overworld-reason-set = { $size ->
    [one] { $size } einzelner Gegenstand
   *[other] Set aus { $size } verschiedenen Gegenständen
}
overworld-reason-port = { $size ->
    [one] Region mit { $size } Feld am Hafen
   *[other] Region mit { $size } Feldern am Hafen
}
overworld-reason-before = schon vorher gezählt
