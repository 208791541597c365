# What can be wrong with a table's options.

overworld-seats = Es ist für 2 bis 4 Personen, nicht für { $seats }.
