# Why points were won, for a small card and for the list of all points.

entdecker-reason-island = { $where ->
    [N] Island in the north
    [NE] Island in the north-east
    [E] Island in the east
    [SE] Island in the south-east
    [S] Island in the south
    [SW] Island in the south-west
    [W] Island in the west
    [NW] Island in the north-west
    [middle] Island in the middle
   *[none] Island at { $island }
}
entdecker-reason-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
entdecker-reason-waterfalls = { $count ->
    [one] its waterfall
   *[other] its { $count } waterfalls
}
entdecker-reason-waterfall = Waterfall at { $space }
entdecker-reason-finder = bonus for its finder
entdecker-reason-hut = Hut of jungle path { $path }
# Why somebody won the token of a hut; $scouts: “3 scouts”.
entdecker-reason-won = { $reason ->
    [most] most there: { $scouts }
    [nearest] as many, but nearest the hut: { $scouts }
    [full] made the path full
   *[none] wins the token
}
