# Why points were won, for a small card and for the list of all points.

entdecker-reason-island = { $where ->
    [N] Insel im Norden
    [NE] Insel im Nordosten
    [E] Insel im Osten
    [SE] Insel im Südosten
    [S] Insel im Süden
    [SW] Insel im Südwesten
    [W] Insel im Westen
    [NW] Insel im Nordwesten
    [middle] Insel in der Mitte
   *[none] Insel bei { $island }
}
entdecker-reason-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
entdecker-reason-waterfalls = { $count ->
    [one] ihr Wasserfall
   *[other] ihre { $count } Wasserfälle
}
entdecker-reason-waterfall = Wasserfall bei { $space }
entdecker-reason-finder = Bonus für die Entdeckung
entdecker-reason-hut = Hütte am Urwaldpfad { $path }
# Why somebody won the token of a hut; $scouts: “3 scouts”.
entdecker-reason-won = { $reason ->
    [most] die meisten dort: { $scouts }
    [nearest] gleich viele, aber der Hütte am nächsten: { $scouts }
    [full] hat den Pfad voll gemacht
   *[none] gewinnt den Chip
}
