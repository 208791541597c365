# What to do next: one sentence per phase in which a player decides, and what the others read meanwhile (.watching). $gap is the gap being
# resolved (LEAVE: the one that the door or port leaves), $count how many explorers or items are still to be placed.

overworld-prompt-SURVEY = Lay the survey tile, either side up, beside a tile on the table: land meets land, water meets water.
    .watching = { $seat } is looking for a place for the survey tile.
overworld-prompt-COAST = Lay a coast tile, teeth to teeth with the survey tile you have just laid.
    .watching = { $seat } is looking for a place for the coast tile.
overworld-prompt-EXPLORER = { $count ->
    [one] One explorer is left for this tile: choose the square to send it to.
   *[other] { $count } explorers are left for this tile: choose a square for the next one.
}
    .watching = { $seat } is choosing squares for the last explorers.
overworld-prompt-HOLD = Send a camel to the land half of the coast, or a ship to its water half.
    .watching = { $seat } is choosing between a camel and a ship for the coast.
overworld-prompt-GAP = Several gaps have formed: choose which one is resolved next.
    .watching = { $seat } is choosing the gap that is resolved next.
overworld-prompt-WINNER = There is a tie for the gap at { $gap }: choose which of the tied players wins it.
    .watching = There is a tie for the gap at { $gap }: { $seat } is choosing who wins it.
overworld-prompt-ENTRANCE = You have won the gap at { $gap }: choose what to place there.
    .watching = { $seat } has won the gap at { $gap } and is choosing what to place there.
overworld-prompt-LEAVE = { $count ->
    [one] Choose an explorer to leave behind for good in your old gap at { $gap }.
   *[other] Choose the next of { $count } explorers to leave behind for good in your old gap at { $gap }.
}
    .watching = { $seat } is choosing who is left behind in the gap at { $gap }.
overworld-prompt-ITEM = { $count ->
    [one] One square of the gap at { $gap } is left to fill: take something from the shop.
   *[other] { $count } squares of the gap at { $gap } are left to fill: take something from the shop.
}
    .watching = { $seat } is shopping for the gap at { $gap }.
overworld-prompt-OVER = The game is over.
    .watching = The game is over.
