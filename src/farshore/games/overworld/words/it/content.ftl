# What can be wrong with a table's options.

overworld-seats = è un gioco per 2–4 giocatori, non per { $seats }.
