# What can be wrong with a table's options.

explorers-first-seat = there is no { $seat } seat among { $seats }.
explorers-seats = it is for 1 to 4 players, not { $seats }.
explorers-achievement = there is no achievement called “{ $name }”. There are: { $known }.
explorers-achievements = at most three achievements can be chosen, and none of them twice.
explorers-map-code = a map code names four different tiles from 1 to 8, each with 0 to 3 quarter-turns, such as 3r1 7r0 5r2 1r3.
