# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
entdecker-hint-seat = One of the players; a brass bar marks whose turn it is.
entdecker-hint-points = Discovery Points so far; whoever has most at the end wins.
entdecker-hint-part-islands = Points for completed islands: the strongest there scores the full value, the next one half of it.
entdecker-hint-part-produce = Points for tokens from the huts in the jungle.
entdecker-hint-part-waterfalls = Points for waterfalls that were found, where the table plays so.
entdecker-hint-serpent = The sea serpent counts the points: every scale is one, and every player has a marker on it.

# The sea chart.
entdecker-hint-undiscovered = Undiscovered territory: here new tiles are placed; when the last space is covered, the game ends.
entdecker-hint-edge = An Edge Space, from which a journey may begin; its coins are what that costs.
entdecker-hint-coordinates = Columns have letters and rows have numbers, so that C4 is one space for everybody.
entdecker-hint-sea = Open sea: a ship may sail from any side of it to any other.
entdecker-hint-land = Land of an island, which is complete when none of its land sides faces an undiscovered space; a coloured coast shows who is strongest there.
entdecker-hint-strait = A strait: the ship sails between two pieces of land, which may belong to different islands.
entdecker-hint-waterfall = A waterfall, with its bonus in points.
entdecker-hint-island = What this island would be worth if it were completed now: a point for each tile, and the bonus of its waterfalls.
entdecker-hint-ship = The ship of whoever travels: the next tile is placed beside it, across the sea.
entdecker-hint-start = A starting space, and what it costs to begin there: coins to the bank and tolls to rivals on the way.
entdecker-hint-toll = A rival’s fort or settlement on the way: 2 gold go to its owner.
entdecker-hint-place = Here the tile in hand may be placed: land must meet land, and sea must meet sea.
entdecker-hint-tags = Shows or hides what every unfinished island is worth.

# Gold and units.
entdecker-hint-gold = Gold pays for journeys, tiles and units; whoever has fewer than 4 when their turn begins rolls for income.
entdecker-hint-scout = A scout, the weakest unit; when its island is complete, it goes into the jungle.
entdecker-hint-fort = A fort: stronger on its island than a scout, and rivals who sail by pay toll.
entdecker-hint-settlement = A settlement, the strongest unit on an island; rivals who sail by pay toll.
entdecker-hint-top-scouts = Top scouts: two numbers named in secret, each of which counts as two on its path at the end.

# Stacks and events.
entdecker-hint-hidden-stack = A Hidden Stack: cheap tiles, but nobody knows what comes; the number says how many are left.
entdecker-hint-question-mark = A question mark on the top tile: it hides a gold mine, a pirate, friendly natives or a storm.
entdecker-hint-open-stack = An Open Stack: these tiles are dearer, but you see what you take.
entdecker-hint-odds = How likely each kind of tile is to be drawn next from the Hidden Stacks.
entdecker-hint-discards = Tiles that fitted nowhere and were discarded.
entdecker-hint-event-mine = A gold mine: whoever places it receives gold from the bank.
entdecker-hint-event-pirate = A pirate: whoever meets him loses half of their gold.
entdecker-hint-event-natives = Friendly natives: a scout may go into the jungle at once, free of charge.
entdecker-hint-event-storm = A storm: the journey ends at once, and no unit may be placed.

# The jungle.
entdecker-hint-path = A jungle path: a scout takes the free space nearest the hut, and the scouts here decide who wins its token.
entdecker-hint-hut = A hut with a hidden token; the small signs beside it show who has looked inside.
entdecker-hint-dot = The dot: whoever takes it draws a token, looks at it and hides it in the hut.
entdecker-hint-eye = An eye: whoever takes it looks at the token in the hut.
entdecker-hint-produce = A kind of produce and its points; only seven of the nine tokens come into the huts.

# What is to be decided.
entdecker-hint-decision = Here you decide what comes next in your turn; while others play, it says how far they are.
entdecker-hint-announce-hidden = How many hidden tiles you announce: you pay for all of them now, and get nothing back.
entdecker-hint-announce-open = How many open tiles you announce: dearer, but you choose their pattern.
entdecker-hint-draws = How many of the announced tiles you may still draw.
entdecker-hint-hand = The tile in hand: choose a space beside the ship, and turn it until it fits.
entdecker-hint-stop = Ends your journey here; tiles that you have paid for and not drawn are lost.
entdecker-hint-recall = Takes one of your scouts back from the board or the jungle when none is left in your supply.

# What has just happened for the first time, in a sentence or two; told once.
entdecker-occasion-tie = You are tied on this island: tied players both score the points of their place.
entdecker-occasion-scored = An island with your units is complete, and you score: the strongest there gets its full value, the next one half of it.
entdecker-occasion-storm = A storm! Your journey ends at once, and you may place no unit. The tile stays where it lies.
entdecker-occasion-pirate = A pirate takes half of your gold. Question marks are a risk: they may also be mines, natives or storms.
entdecker-occasion-natives = Friendly natives! You may send a scout onto a jungle path now, free of charge.
entdecker-occasion-mine = A gold mine: you receive gold from the bank, and the journey goes on.
entdecker-occasion-strait = A strait: its two pieces of land may belong to different islands. If you place a unit here, say on which side.
entdecker-occasion-filled = A surrounded space was filled with a tile that matches: this can complete islands that no ship could reach.
entdecker-occasion-discarded = This tile fits nowhere beside your ship: it is discarded, and what you paid for it is lost.
entdecker-occasion-token = You have looked into a hut: only those who looked know what it is worth. The scouts on the path decide who gets it.
entdecker-occasion-scout = Your scout is in the jungle now. The scouts on a path decide who wins the token in its hut.
entdecker-occasion-toll = A rival sailed past your fort or settlement and paid you 2 gold for it.
entdecker-occasion-income = Fewer than 4 gold when your turn begins: the die brings income, and everyone else gets one more than you.
entdecker-occasion-poor = You cannot afford a journey, so your turn ends. With fewer than 4 gold when your next turn begins, you roll for income.
