# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
entdecker-lesson-scored-IslandScored = { $spaces_count ->
    [one] The island is complete: one tile
   *[other] The island is complete: { $spaces_count } tiles
}, { $value ->
    [one] worth { $value } point
   *[other] worth { $value } points
}. { $points }.
entdecker-lesson-scored-TokenTaken = { $you ->
    [true] +{ $points } for you: { entdecker-name-produce }, from the hut of path { $path }. { $reason ->
        [most] You have most scouts there.
        [nearest] Nobody has more scouts there, and you stand nearest the hut.
        [full] You made the path full.
       *[none] { "" }
    }
   *[false] +{ $points } for { $seat }: { entdecker-name-produce }, from the hut of path { $path }. { $reason ->
        [most] { $seat } has most scouts there.
        [nearest] Nobody has more scouts there, and { $seat } stands nearest the hut.
        [full] { $seat } made the path full.
       *[none] { "" }
    }
}

entdecker-lesson-first = Your first voyage
    .text = Gold, tiles, straits, islands, the jungle and the end: all of Entdecker, a turn at a time.

entdecker-lesson-first-journey = A first journey
entdecker-lesson-first-journey-hello = Ahoy! I am Pilar, and I have sailed unknown seas all my life. Of this one, little is discovered yet: some coasts, and two waterfalls that sailors tell of.
entdecker-lesson-first-journey-aim = You are Red. Islands bring points when they are complete, and so do the huts of the jungle. When no space is left to discover, most points win.
entdecker-lesson-first-journey-income = A journey costs gold, and you had only 2. Whoever begins a turn with fewer than 4 rolls the die. Yours shows the ship’s wheel: choose from 2 to 6 gold, and White gets one more.
    .done = Now you can sail. Do not forget that White got one more.
    .hint = Take 6 gold: you will need it.
entdecker-lesson-first-journey-start = Where does the ship set out? From the south edge for nothing, from west or east for 1 gold, from the north for 2. Begin in the south, below the waterfall.
    .other = A ship may well set out there. But I have my eye on the waterfall: take it back, and begin at the south edge, in column D.
    .hint = Choose the edge space under column D.
entdecker-lesson-first-journey-announce = Now announce how many tiles you will draw, and pay for them. A hidden tile costs 1 gold, an open one 4. Announce two hidden ones.
    .done = Paid. You may draw fewer of them later, but never more.
    .other = You may, but I want to keep some gold for going ashore. Take it back, and announce two hidden tiles.
    .hint = Choose hidden tiles, two of them: that makes 2 gold.
entdecker-lesson-first-journey-draw = Draw the first one, from any hidden stack.
    .hint = All stacks are as good: take the first.
entdecker-lesson-first-journey-sea = Nothing but sea. A tile that fits must be placed, always beside the ship, where it can sail across. Place it.
    .done = The ship sails onto it at once. A tile that fits nowhere is discarded, and its gold is lost.
    .hint = There is one space for it: the one in front of the ship.
entdecker-lesson-first-journey-again = You have paid for another tile. Draw it!
    .other = That gives away a tile that is paid for. Take it back, and draw.
    .hint = Take one from any hidden stack.
entdecker-lesson-first-journey-land = Land, on one side! Land must meet land, and sea must meet sea. Place it below the waterfall, and turn it so that land touches land.
    .done = It fits: one more tile for the island with the waterfall.
    .other = That fits, too, and begins an island of its own. But the waterfall is worth 5 points: take it back, and place the tile below it.
    .hint = Choose D5, the space below the waterfall. There the tile fits in one way only.
entdecker-lesson-first-journey-ashore = Here you may go ashore with one unit: a scout for 1 gold, a fort for 3, a settlement for 6. Place a scout.
    .done = A unit goes onto the tile that was discovered last, one in a turn, and then the journey is over.
    .other = You may, but a scout is what we need here, and it costs only 1 gold. Take it back.
    .hint = Choose the scout.
entdecker-lesson-first-journey-rival = White’s turn. There is only one ship, and everybody sails it: watch where it goes.
entdecker-lesson-first-journey-company = White has gone ashore on your island. That is allowed. When it is complete, the stronger of you will score more.

entdecker-lesson-first-island = A strait, and a whole island
entdecker-lesson-first-island-gap = Some turns later. The island with the waterfall is open at one space only. With a tile there it is complete, and is scored.
entdecker-lesson-first-island-start = Begin at C3: from there, a line of sea leads back to the west edge. You pay 1 gold for the edge, and a toll of 2 to White, whose fort stands on the way.
    .done = Forts and settlements take a toll from others. Scouts do not.
    .other = From there it is a long way. Take it back, and begin at C3, just north of the open space.
    .hint = Choose the sea tile at C3.
entdecker-lesson-first-island-announce = Land in the west, land in the east, and you come by sea: few tiles fit there. Open tiles are dear, but you see what you get. Announce one, for 4 gold.
    .other = One open tile is what we need: it is sure to fit, and leaves gold for a fort. Take it back.
    .hint = Choose open tiles, one of them.
entdecker-lesson-first-island-strait = Take the strait: land on two opposite sides, with sea between them.
    .other = That one fits, but it has land in the south, too, and the island would stay open there. Take it back.
    .hint = It is the open tile that a ship can sail straight through.
entdecker-lesson-first-island-place = Place it between the two coasts.
    .done = One tile, two islands: the sea divides them.
    .hint = There is one space for it, and one way.
entdecker-lesson-first-island-fort = Now go ashore, on one of the two. In the east, White has a fort, and that is stronger than any number of scouts. Place a fort there, too: then your two scouts count against one of White’s.
    .other = Then White stays the stronger one on the island with the waterfall. Take it back, and place a fort on the east side.
    .hint = Choose the fort, on the east side of the strait.
entdecker-lesson-first-island-value = Every tile counts 1 point, and this waterfall 5. The strongest takes them all. The second gets half of that, rounded up, and a third would get half of that again.
entdecker-lesson-first-island-home = Your fort has come back to you, and can go ashore again. The scouts have not: they are on their way into the jungle.

entdecker-lesson-first-jungle = Into the jungle
entdecker-lesson-first-jungle-paths = Seven jungle paths, with a hut at the head of each. The scouts of a complete island go there, one at a time, and you begin. A scout takes the free space nearest the hut.
entdecker-lesson-first-jungle-send = Some huts have never been found. Send your scout onto an empty path, and be the first.
    .done = You are the first at this hut!
    .other = Somebody was there before you. Take it back, and choose an empty path.
    .hint = Choose path 4: there is no scout on it yet.
entdecker-lesson-first-jungle-token = So you have drawn a token and hidden it in the hut: pineapple, worth 15 points. Nobody else knows it.
entdecker-lesson-first-jungle-rival = Now White sends one.
entdecker-lesson-first-jungle-eye = On path 3 White has reached the third space, which has an eye: whoever comes there looks into the hut. The sixth space has one, too.
entdecker-lesson-first-jungle-second = You have another scout. Send it where you like: to find one more hut, or to follow the first one.
    .hint = Every path is right. On an empty one you find a hut.
entdecker-lesson-first-jungle-most = When the game ends, a token goes to whoever has most scouts on its path. If two have as many, to the one who stands nearest the hut.

entdecker-lesson-first-filling = Question marks, and a hole
entdecker-lesson-first-filling-bay = Some turns later. You and White have a fort each on this island in the east. It goes on in the bay, so sail there: begin at H6, which costs nothing.
    .other = From there you do not come into the bay. Take it back, and begin at H6.
    .hint = Choose the sea tile at H6, in the south-east.
entdecker-lesson-first-filling-marks = Some backs show a question mark: an event. A gold mine gives 3 gold, and friendly natives lead a scout into the jungle. But a pirate takes half of your gold, and a storm ends the journey.
entdecker-lesson-first-filling-announce = Announce one hidden tile. This bay is a dead end: more would be paid for, and lost.
    .other = That is more than you need, and no gold comes back. Take it back: one hidden tile.
    .hint = Choose hidden tiles, one of them.
entdecker-lesson-first-filling-draw = Be bold, and draw a question mark!
    .other = A careful choice, but today you shall meet an event. Take it back, and draw a question mark.
    .hint = Two of the stacks show a question mark. Take either.
entdecker-lesson-first-filling-place = The event happens when the tile is placed. So place it!
    .done = A gold mine! It gives you 3 gold.
    .hint = There is one space for it, and one way.
entdecker-lesson-first-filling-ashore = Fort against fort: you are equal here. Place a scout, and you are ahead.
    .done = A fort and a scout against a fort.
    .other = As you like. Look what happens now!
    .hint = Choose the scout, for 1 gold.
entdecker-lesson-first-filling-filled = And this hole? It was surrounded on all four sides, so it was filled with the tile that fits. It costs nothing, it belongs to the island, and it made it complete.
entdecker-lesson-first-filling-equal = Settlements are compared first, then forts, then scouts. If two are equal in all of them, both get the full points.

entdecker-lesson-first-end = The end of the game
entdecker-lesson-first-end-last = Much later. White leads, 29 to 21, and two spaces are left to discover. When the last one is covered, this turn is played out, and the game is over.
entdecker-lesson-first-end-place = You came from the north, and this is your tile. Place it. The other space will be surrounded, and filled.
    .done = Nothing is left to discover.
    .hint = There is one space for it, and one way.
entdecker-lesson-first-end-ashore = Your settlement is the strongest unit there is: this island is yours. But place a scout, with your last gold. It will be useful in the jungle.
    .other = Keep your gold? It is worth nothing now, and a scout may be worth a lot. Take it back.
    .hint = Choose the scout.
entdecker-lesson-first-end-corn = Now the scouts, in turns. The hut of path 3 holds corn, 10 points. White has two scouts there, you have one, nearest the hut. With one more it is a tie, and yours!
    .other = Not bad. But then White gets the corn, and that is worth 10 points. Take it back, and send this one onto path 3.
    .hint = Choose path 3.
entdecker-lesson-first-end-rival = White has one to send, too.
entdecker-lesson-first-end-pineapple = White is after your pineapple! Two scouts against one. Send your last scout onto path 4: a tie again, and you are nearest the hut.
    .other = Then White gets the pineapple, and that is worth 15 points. Take it back, and choose path 4.
    .hint = Choose path 4.
entdecker-lesson-first-end-tokens = The game is over, and all tokens are shown. Twice it was two against two, and twice you stood nearest the hut.
entdecker-lesson-first-end-won = 70 to 44: you have won! Most points win, and only if those are equal does the gold decide.

entdecker-lesson-first-game = A real game
entdecker-lesson-first-game-ready = That is all there is to know. Now play! It is a whole game, but on a small sea, so it will be short, and White is a gentle player.
entdecker-lesson-first-game-play = Complete islands where you are ahead. And place scouts: they count twice, on their island and then in the jungle. I shall be quiet now, unless you ask me: press the lamp.
entdecker-lesson-first-game-done = You know the rules. Fair winds, captain!
