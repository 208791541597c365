# Why an action is not allowed now.

overworld-why-not-survey-first = First lay the survey tile that was drawn; everything else comes after that.
overworld-why-not-placement = No tile can lie like this on “{ $square }”. A square is written as column and row, such as (2,-1); a survey tile adds its orientation, 0 to 3, and its side, L or W.
overworld-why-not-laid = A tile lies on { $square } already.
overworld-why-not-closed = { $square } belongs to a gap that has been resolved: nothing can be laid there any more.
overworld-why-not-flat = On { $square } the survey tile would lie along the flat edge of the coast on { $beside }. Only another coast can.
overworld-why-not-label = { $side ->
    [L] Land must meet land, but { $beside } shows water towards { $square }.
   *[W] Water must meet water, but { $beside } shows land towards { $square }.
}
overworld-why-not-apart = With its corner on { $square } the survey tile would share no edge with a tile on the table. Touching at a corner is not enough.
overworld-why-not-no-coast = You have a coast tile to lay as well, and with the corner of the survey tile on { $square } it would find no place.

overworld-why-not-coast-first = Now lay a coast tile beside the survey tile you have just laid.
overworld-why-not-face = The land edge of a coast points N, E, S or W, and its face is A0, A1, B0 or B1.
overworld-why-not-pattern = No coast tile of pattern { $pattern } is left in the pile.
overworld-why-not-coast-apart = { $square } is not beside the survey tile you have just laid, and that is where the coast belongs.
overworld-why-not-teeth = On { $square } the coast does not match like this: its land or water edge must meet the same on your survey tile, and all its other edges must match what lies there, flat to flat.

overworld-why-not-explorer = Put an explorer on a square of your survey tile that is still free: { $squares }.
overworld-why-not-hold = Choose a camel or a ship for the coast.

overworld-why-not-gap = Choose one of the gaps that have just formed: { $gaps }.
overworld-why-not-winner = Choose one of the players who are tied for most explorers around the gap at { $gap }.
overworld-why-not-entrance = You have won the gap at { $gap }: first place something in it.
overworld-why-not-place-door = All your doors are out: to place one in the gap at { $gap }, move it there.
overworld-why-not-move-door = { $doors ->
    [0] You have no dungeon door in a gap at { $square }.
   *[other] No door moves as long as you have one in your supply: place that one.
}
overworld-why-not-ports = This table plays without ports.
overworld-why-not-port-small = A port is two squares long, and the gap at { $gap } has only one.
overworld-why-not-port = { $placed ->
    [0] Your port is not on the board yet: build it, there is nothing to move.
   *[other] Your port is on the board already. It can move, but only if you have two explorers to leave in its place.
}
overworld-why-not-leave-nobody = Someone must be left behind in the gap at { $gap }. Only a door may leave without that, and only if its gap holds provisions.
overworld-why-not-leave = Leave one of your own explorers behind in the gap at { $gap }: a camel or a ship from your supply, or one that stands on a square of the board.
overworld-why-not-item = { $items ->
    [one] Take something that the shop still has: one square of the gap at { $gap } is left to fill.
   *[other] Take something that the shop still has: { $items } squares of the gap at { $gap } are left to fill.
}
overworld-why-not-nothing = { $port ->
    [0] Whoever places a door fills all other squares of the gap.
   *[other] You have begun to fill the gap. Beside a port you fill all the squares that are left, or none.
}
