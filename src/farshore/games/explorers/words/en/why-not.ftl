# Why an action is not allowed now.

explorers-why-not-lay = Lay a tile that is not on the map yet, 1 to 8 with 0 to 3 quarter-turns, on quadrant { $quadrant }.
explorers-why-not-village = The start village must be one of those nearest the centre of the map: { $villages }.

explorers-why-not-card-side = First choose one of the two sides of the card: { $sides }.
explorers-why-not-side = The card does not let you mark that. You may take: { $sides }.
explorers-why-not-scroll = { $fresh ->
    [0] You have no scroll to use.
   *[other] A scroll can be used only from the turn after the one in which you found it.
}
explorers-why-not-choose-first = First make one of the choices you have; marks come after that.
explorers-why-not-committed = You have made your choice: now mark squares until none is due.
explorers-why-not-stop = You cannot stop: as long as there is a square you may mark, you must mark.

explorers-why-not-square = There is no square called “{ $square }” on the map: they are named a1 to p16.
explorers-why-not-marked = You have marked { $square } already.
explorers-why-not-village-square = { $square } is a village: villages are never marked, except the one where you start.
explorers-why-not-beside = { $square } is not next to any of your marks. Squares that touch only at a corner are not next to each other.
explorers-why-not-terrain = { $square } is not of the terrain that you have chosen.
explorers-why-not-temple = { $square } is a temple, and you have no unused key.
explorers-why-not-provision = You have no room for the provision on { $square } in this round.
