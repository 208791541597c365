# Why points were won, for a small card and for the list of all points.

entdecker-reason-island = { $where ->
    [N] Île au nord
    [NE] Île au nord-est
    [E] Île à l’est
    [SE] Île au sud-est
    [S] Île au sud
    [SW] Île au sud-ouest
    [W] Île à l’ouest
    [NW] Île au nord-ouest
    [middle] Île au centre
   *[none] Île en { $island }
}
entdecker-reason-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
entdecker-reason-waterfalls = { $count ->
    [one] sa cascade
   *[other] ses { $count } cascades
}
entdecker-reason-waterfall = Cascade en { $space }
entdecker-reason-finder = bonus de découverte
entdecker-reason-hut = Hutte du sentier { $path } de la jungle
# Why somebody won the token of a hut; $scouts: “3 scouts”.
entdecker-reason-won = { $reason ->
    [most] en tête sur ce sentier : { $scouts }
    [nearest] à égalité, mais plus près de la hutte : { $scouts }
    [full] a rempli le sentier
   *[none] remporte le jeton
}
