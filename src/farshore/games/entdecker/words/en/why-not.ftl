# Why an action is not allowed now.

entdecker-why-not-space = There is no space called “{ $space }” on this board.

entdecker-why-not-top-scouts = Name two different numbers from 1 to { $most }, the lower one first.
entdecker-why-not-income = The ship's wheel lets you choose from { $least } to { $most } gold.

entdecker-why-not-start-first = First choose where your journey begins: as long as you can afford one, you must sail.
entdecker-why-not-start-undiscovered = { $space } is undiscovered: a journey begins on an Edge Space or on a discovered tile.
entdecker-why-not-start-shore = You cannot start at { $space }: it has no sea side against an undiscovered space.
entdecker-why-not-start-path = You cannot start at { $space }: no unbroken line of sea leads from there to an Edge Space.
entdecker-why-not-start-gold = Starting at { $space } and drawing one tile costs at least { $cost } gold, and you have { $gold }.
entdecker-why-not-start-payment = That is not a payment for starting at { $space }: choose one of those offered, for the bank and for the owners of forts and settlements on your way, that leaves you enough for one tile.

entdecker-why-not-announce-first = First announce how many tiles you will draw, and whether hidden or open ones.
entdecker-why-not-announce-none = You must announce at least one tile.
entdecker-why-not-announce-tiles = { $there ->
    [0] There are no { entdecker-name-kind } tiles left.
    [one] There is only one { entdecker-name-kind } tile left.
   *[other] There are only { $there } { entdecker-name-kind } tiles left.
}
entdecker-why-not-announce-gold = That costs { $price } gold, and you have { $gold }.

entdecker-why-not-explore = You are on a journey: draw a tile, place a unit or stop.
entdecker-why-not-stop = You cannot stop before you have drawn your first tile.
entdecker-why-not-draw-all = { $announced ->
    [one] You have drawn the one tile you announced.
   *[other] You have drawn all { $announced } tiles you announced.
}
entdecker-why-not-draw-dead-end = The ship is at a dead end: { $space } has no sea side against an undiscovered space.
entdecker-why-not-draw-mixed = { $kind ->
    [hidden] You announced hidden tiles, so you cannot take open ones in this turn.
   *[open] You announced open tiles, so you cannot draw hidden ones in this turn.
}
entdecker-why-not-draw-empty = You cannot draw from Hidden Stack { $stack }: it has no tiles.
entdecker-why-not-draw-none = You cannot take { entdecker-name-pattern }: none is left.
entdecker-why-not-draw-pattern = You cannot take { entdecker-name-pattern } now: it fits nowhere beside the ship, and another tile does.

entdecker-why-not-place-first = First place the tile in your hand.
entdecker-why-not-place-tile = You hold { entdecker-name-pattern }: it cannot lie as “{ $tile }”.
entdecker-why-not-place-reach = The ship at { $ship } cannot discover { $space }: the new tile must lie on an undiscovered space next to the ship, across a sea side.
entdecker-why-not-place-land = Sea must meet sea: the tile would show land on { $space }'s { entdecker-name-side } side, where there is sea.
entdecker-why-not-place-sea = Land must meet land: the tile would show sea on { $space }'s { entdecker-name-side } side, where there is land.

entdecker-why-not-unit-undiscovered = You have discovered no tile on this journey to place a unit on.
entdecker-why-not-unit-sea = { $space } is open sea: a unit needs land.
entdecker-why-not-unit-mass = Say where on { $space } the unit shall stand: name a land side if the tile has two separate pieces of land, and none if it has only one.
entdecker-why-not-unit-supply = You have no { entdecker-name-unit } in your supply.
entdecker-why-not-unit-gold = A { entdecker-name-unit } costs { $cost } gold, and you have { $gold }.
entdecker-why-not-unit-number = { $number ->
    [0] Say which of the numbered scouts in your supply you place.
   *[other] You have no unit with the number { $number } to place.
}

entdecker-why-not-recall-supply = { $scouts ->
    [one] You may take a scout back only if you have none in your supply, and you have one.
   *[other] You may take a scout back only if you have none in your supply, and you have { $scouts }.
}
entdecker-why-not-recall-spot = You have no scout on { $spot }.
entdecker-why-not-recall-place = You may take a scout back only when you could place one: on land that you have just discovered, with the gold to pay for it.
entdecker-why-not-recall-now = You cannot take a scout back now.
entdecker-why-not-recalled = You have taken a scout back in order to place it: place it now.

entdecker-why-not-send-first = First decide where your scout goes in the jungle.
entdecker-why-not-send-path = There is no jungle path { $path }: they are numbered from 1 to { $paths }.
entdecker-why-not-send-full = Jungle path { $path } is full.
entdecker-why-not-send-scout = You have no such scout to send.

entdecker-why-not-score-first = Several islands are complete: first choose which one is scored next.
entdecker-why-not-score-island = “{ $island }” is not a completed island with units on it.
