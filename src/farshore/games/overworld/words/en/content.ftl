# What can be wrong with a table's options.

overworld-seats = it is for 2 to 4 players, not { $seats }.
