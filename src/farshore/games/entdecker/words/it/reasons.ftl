# Why points were won, for a small card and for the list of all points.

entdecker-reason-island = { $where ->
    [N] Isola a nord
    [NE] Isola a nord-est
    [E] Isola a est
    [SE] Isola a sud-est
    [S] Isola a sud
    [SW] Isola a sud-ovest
    [W] Isola a ovest
    [NW] Isola a nord-ovest
    [middle] Isola al centro
   *[none] Isola in { $island }
}
entdecker-reason-tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
entdecker-reason-waterfalls = { $count ->
    [one] la sua cascata
   *[other] le sue { $count } cascate
}
entdecker-reason-waterfall = Cascata in { $space }
entdecker-reason-finder = premio per la scoperta
entdecker-reason-hut = Capanna del sentiero { $path } nella giungla
# Why somebody won the token of a hut; $scouts: “3 scouts”.
entdecker-reason-won = { $reason ->
    [most] in testa: { $scouts }
    [nearest] in parità, ma più vicino alla capanna: { $scouts }
    [full] ha riempito il sentiero
   *[none] vince il gettone
}
