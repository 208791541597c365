# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
overworld-hint-seat = One of the players; the highlight marks whose turn it is.
overworld-hint-points = Points as if the game ended now; whoever has most at the end wins.
overworld-hint-part-regions = 2 points for each region in which a player has most explorers; those who are tied get 2 each.
overworld-hint-part-doors = Points for the tour from door to door and back: one for each step.
overworld-hint-part-provisions = Points for provisions: a set of different items scores its size times itself.
overworld-hint-part-port = Points for the port: one for each square of a region beside it.

# The map.
overworld-hint-region = Part of a region: squares of one kind that touch. Whoever has most explorers in it scores, and the line shows who that is.
overworld-hint-shore = A coast tile, where land meets sea; each half belongs to the region that it touches.
overworld-hint-camel = A camel, an explorer on land: it counts in the region on which it stands.
overworld-hint-ship = A ship, an explorer at sea: it counts in the region on which it stands.
overworld-hint-area = Empty squares that are closed in; if no survey tile can ever be laid there, this is a gap.
overworld-hint-gap = A closed gap: the player with most explorers in the regions around it has won it.
overworld-hint-door = A dungeon door; the longer the tour over your doors, the more points.
overworld-hint-port = A port, which scores the squares of a region beside its gap.
overworld-hint-item = One of the provisions: different ones make a set, and large sets score most.
overworld-hint-left = An explorer who was left behind for good when a door or port moved on; it counts for nothing.
overworld-hint-tour = The tour over a player’s doors; its number is what it scores.
overworld-hint-lines = Shows or hides the lines around regions, in the colours of those who lead there.
overworld-hint-coordinates = Rows and columns are counted from the first coast: 4N 6W is four north and six west of it.
overworld-hint-place = Here the tile in hand may lie: land must meet land, and water must meet water.

# What is in hand and what is left.
overworld-hint-survey = The survey tile in hand: lay it with its land or its water side up, turned as you like.
overworld-hint-coast = The coast tile in hand: it must touch the survey tile that you have just laid.
overworld-hint-decision = Here you decide what comes next in your turn; while others play, it shows their tile.
overworld-hint-pile = Coast tiles left in the pile; when it is empty, the game is about to end.
overworld-hint-bag = Survey tiles left in the bag; open it to see which.
overworld-hint-last-round = The pile of coast tiles is empty: everyone has equally many turns, then the game ends.

# What has just happened for the first time, in a sentence or two; told once.
overworld-occasion-gap = A gap: no tile will ever fit there. Whoever has most explorers in the regions around it wins it.
overworld-occasion-won = You have won a gap: your explorers around it return to your supply, and you place a dungeon door there.
overworld-occasion-lost = Somebody else has won a gap. All their explorers around it go home, so that you may now lead there.
overworld-occasion-moved = All your doors were out, so one of them moved. In its old gap an explorer stays behind for good.
overworld-occasion-door = Your dungeon door stands. With two or three doors, every step of the tour over them is a point: the further apart, the better.
overworld-occasion-tour = Your doors make a tour now, drawn on the map: its length is your points.
overworld-occasion-tie = You share the lead in a region: everyone who is tied there gets 2 points.
overworld-occasion-lead = You have most explorers in a region: that brings 2 points, as long as nobody has more.
overworld-occasion-joined = Regions that you led have grown together: they are one now, and score once.
overworld-occasion-coast = Your tile bears the coast icon: in this turn you also lay a coast tile, beside the survey tile.
overworld-occasion-survey = A survey tile has a land and a water side. Lay either side up: camels go on land, ships on water.
overworld-occasion-items = Provisions fill the other squares of your gap. Collect different ones: a set scores its size times itself.
overworld-occasion-port = Your port stands: at the end it scores the squares of one region beside its gap.
overworld-occasion-last-round = The pile of coast tiles is empty: everyone gets equally many turns, and then points are counted.
