# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
explorers-hint-seat = One of the players; a brass bar shows who is still to act.
explorers-hint-points = Points so far; whoever has most after round 4 wins.
explorers-hint-part-provisions = Points for provisions, scored at the end of every round.
explorers-hint-part-gems = Points for gems, scored at the end of every round.
explorers-hint-part-temples = Points for the temples that were explored: the earlier, the more.
explorers-hint-part-villages = Points for marks beside villages, shown as if the game ended now.
explorers-hint-part-achievements = Points for achievements, shown as if the game ended now.

# The map.
explorers-hint-terrain = Prairie, water, desert or mountain: the card says on which of them you may mark.
explorers-hint-mark = A mark: new ones go on squares directly beside it.
explorers-hint-open = A square that you may mark now.
explorers-hint-start-village = The start village: everyone’s first mark, and at the end a village like the others.
explorers-hint-village = A village: it scores by how many of the four squares beside it you have marked.
explorers-hint-temple = A temple, which needs a key; whoever explores it first gets most for it.
explorers-hint-temple-number = What the temple of this quadrant still brings, by place; a struck number is gone.
explorers-hint-key = A key: it opens one temple, at once or later.
explorers-hint-scroll = A scroll: from the next turn on, spend it to ignore the card and mark 4 squares of one terrain.
explorers-hint-horse = A horse: mark one more square at once, of any terrain.
explorers-hint-gem = A gem: it counts at the end of this round and of every later one.
explorers-hint-provision = A provision: it can be marked only while there is room for its kind in this round.

# The frame and the cards.
explorers-hint-achievement = An achievement: points for everyone who meets it by the end.
explorers-hint-race = What this race brings, by place: whoever is first takes most.
explorers-hint-rank = The rank that your points reach in a game alone.
explorers-hint-deck = The cards of this round: which have been turned, and which may still come.
explorers-hint-card = The card with its two sides: the active player chooses one for 3 marks; the others take 3 of the other or 2 of that one.
explorers-hint-active = The side that the active player chose.
explorers-hint-maps = Everyone’s own marks on the same map; press one to see it large.

# What is to be decided.
explorers-hint-decision = Here you decide what comes next in your turn.
explorers-hint-round = A game has 4 rounds of 7 turns.
explorers-hint-marks-left = How many marks are still due in this turn; what cannot be placed is lost.
explorers-hint-done = Everyone plays at the same time; a tick shows who is done.
explorers-hint-first-marks = The first marks: choose one terrain and mark three squares of it.
explorers-hint-extra-marks = Extra marks for a temple: all of them on one terrain of your choice.
explorers-hint-laying = The map is laid tile by tile: choose one, and turn it as you like.

# What has just happened for the first time, in a sentence or two; told once.
explorers-occasion-key = A key! It opens one temple, now or later; a temple cannot be marked without one.
explorers-occasion-scroll = A scroll! From the next turn on you may spend it instead of following the card: 4 marks on one terrain.
explorers-occasion-horse = A horse! It carries you on: mark one more square at once, of any terrain.
explorers-occasion-gem = A gem! Gems are scored at the end of every round, so that early ones count again and again.
explorers-occasion-provision = A provision: it fills its slot for this round, and is scored when the round ends.
explorers-occasion-temple = You have explored a temple. The number you took is struck for all who come later.
explorers-occasion-temple-others = Somebody else has explored a temple: whoever comes there in a later turn gets less for it.
explorers-occasion-village = Marks beside a village bring points: the more of its four neighbours you have, the more it is worth.
explorers-occasion-lost = Marks that cannot be placed, or that you give up, are lost. Keep several terrains in reach.
explorers-occasion-active = You are the active player: you choose a side for 3 marks, and the others get 3 of the other or 2 of yours.
explorers-occasion-race = You have met a race: its number is yours, and those who come later get less.
explorers-occasion-round = The round is over: provisions and gems were scored. Room for provisions is free again, gems stay.
