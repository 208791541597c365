# Why points have changed, for a small card and for the list of all points.

# $explorers: “Red 2, White 1”, or “none”.
overworld-reason-region = { $size ->
    [one] { $kind } at { $square }, { $size } square
   *[other] { $kind } at { $square }, { $size } squares
}{ $explorers ->
    [none] : no explorers
   *[other] : { $explorers }
}
overworld-reason-tour = tour: 2 × ({ $across } across + { $down } down)
overworld-reason-set = { $size ->
    [one] { $size } item by itself
   *[other] set of { $size } different items
}
overworld-reason-port = { $size ->
    [one] region of { $size } square beside the port
   *[other] region of { $size } squares beside the port
}
overworld-reason-before = counted before
