# The rules of Explorers in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-explorers-section-components = Components
-explorers-section-setup = Set-up
-explorers-section-play = Rounds and turns
-explorers-section-objects = Objects and places
-explorers-section-end = The end of the game
-explorers-section-achievements = Achievements
-explorers-section-solo = Playing alone

EXP-1 = The map
    .section = { -explorers-section-components }
    .also = board, grid
    .text = Four of the eight terrain tiles, 8 by 8 squares each, lie in a square of two by two and make a map of 16 by 16 squares. The quadrants are A in the north-west, B in the north-east, C in the south-west and D in the south-east; each tile may be turned as you like. Columns are lettered a to p from west to east, rows numbered 1 to 16 from north to south. Everyone explores the same map, each with marks of their own.

EXP-2 = Terrains and villages
    .section = { -explorers-section-components }
    .also = landscape, types, towns
    .text = Every square is prairie, water, desert or mountain, except the village of each tile, which carries the tile's number. A village is no terrain. Only the start village is ever marked; the others never are. Each tile also has one temple, which stands on a terrain square.

EXP-3 = Objects on a tile
    .section = { -explorers-section-components }
    .also = items, symbols, icons
    .text =
        Every tile has one temple, one key, one scroll and one horse; tiles with an odd number have two gems, the others three. Each has four provisions: tiles 1, 4 and 7 two apples, a carrot and a fish; tiles 2, 5 and 8 an apple, two carrots and a fish; tiles 3 and 6 an apple, a carrot and two fish.
        A tile is laid out so that each terrain has 12 to 20 squares and there are 6 to 10 connected areas of at least 3 squares. The village is not on the rim, is beside at least two terrains and has no object next to it. The temple is at least 4 steps from the village and the key at least 4 from the temple; equal objects are at least 3 apart. Steps are rows plus columns. Every square of every map can be reached.

EXP-4 = Exploration cards
    .section = { -explorers-section-components }
    .also = deck, draw
    .text = There are eight cards. Six show two different terrains, every pair once. Two are wild cards, whose sides are pairs: prairie and mountain on one side, desert and water on the other; or water and mountain on one, prairie and desert on the other.

EXP-5 = The frame
    .section = { -explorers-section-components }
    .also = player board, sheet
    .text = Everyone has room for 4 keys and 4 scrolls, and for each quadrant a column of numbers for its temple: 12, 10, 8, 6. With three players the 10 is struck from every column before play, with two players the 10 and the 6. With four players, and alone, all four numbers are there.

EXP-10 = Basic and expert sides
    .section = { -explorers-section-setup }
    .also = difficulty, beginner, advanced
    .text = Provisions, gems, temples and villages each have a basic and an expert side. The table chooses for each of the four on its own, and the choice holds for everyone. Up to three achievements may be in play as well.

EXP-11 = Laying the map
    .section = { -explorers-section-setup }
    .also = set up, setup, build the board
    .text = The first player picks four tiles and how each of them lies. A table may also let chance do it, or give a map code: for the quadrants A, B, C and D the tile and its quarter-turns clockwise, such as 3r1 7r0 5r2 1r3.

EXP-12 = The start village
    .section = { -explorers-section-setup }
    .also = home, start, beginning
    .text = Everyone starts in the village nearest the centre of the map, in a straight line from the middle of its square. If several are equally near, the first player chooses one of them. It is marked.

EXP-13 = The first marks
    .section = { -explorers-section-setup }
    .also = start, setup
    .text = At the same time, each player chooses one terrain and marks three squares of it, each next to the start village or to another mark. This counts as a turn of round 1: provisions go into that round's column, scrolls may be used from the next turn on, and at its end temples are ranked, with their extra marks, and races are checked.

EXP-20 = Rounds and cards
    .section = { -explorers-section-play }
    .also = deck, shuffle, length, how long
    .text = A game has 4 rounds of 7 turns. For each round all eight cards are shuffled, one is set aside unseen, and the other seven are turned one by one.

EXP-21 = A turn
    .section = { -explorers-section-play }
    .also = simultaneous, draft, roll and write, flip and write, choose
    .text = The active player turns a card and openly chooses one of its sides, of which they will mark 3 squares. Everyone else either marks 3 squares of the other side or 2 of the chosen one. All play at the same time: each commits to one choice before their first mark, and choices and marks stay hidden until everyone is done, so it never matters who was faster. You may choose freely, even a side of which you can mark nothing. You are done when no mark is due or possible.

EXP-22 = Wild cards
    .section = { -explorers-section-play }
    .also = joker
    .text = On a wild card each side is a pair of terrains. Every mark may be of either, in any order, and all of them may be of the same one.

EXP-23 = The last turn of three players
    .section = { -explorers-section-play }
    .text = With three players, the last turn of round 4 has no active player: everyone marks 3 squares of whichever side they like. So all have been active equally often.

EXP-24 = Where to mark
    .section = { -explorers-section-play }
    .also = adjacent, adjacency, next to, draw a cross, neighbour
    .text = A mark goes on an unmarked square directly north, east, south or west of a mark; the start village is one. The marks of one turn need not touch one another.

EXP-25 = Marks are compulsory
    .section = { -explorers-section-play }
    .also = must, forced, pass, skip
    .text = As long as there is a square you may mark, you must mark; what cannot be placed is lost. This is judged mark by mark, so nobody has to find the order that places most. A temple is such a square if you hold a key, so you can be forced into it. A table may agree that players may stop early; whoever does gives up all that is left of their choice, the mark of a horse included.

EXP-26 = Who is active
    .section = { -explorers-section-play }
    .also = first player, starting player, turn order, who starts
    .text = The table decides who has the first-player marker in round 1: a certain seat, or one drawn by chance. Whoever has the marker is active in the first turn of the round, and the next seat to the left in each turn after that. After every round the marker moves one seat to the left.

EXP-30 = Keys
    .section = { -explorers-section-objects }
    .also = unlock
    .text = Marking a key fills a key slot. The key can be used at once, even in the same turn. Each slot is filled once; when all are full, another key is lost, but its mark stands and counts for achievements.

EXP-31 = Scrolls
    .section = { -explorers-section-objects }
    .also = bonus, joker, special action
    .text = Marking a scroll fills a scroll slot. From the next turn on it may be spent, one scroll a turn, when you make your choice: ignore the card and mark 4 squares of one terrain. This is possible in the turn without an active player too. An active player who does so still chooses a side of the card for the others. Each slot is filled once; when all are full, another scroll is lost, but its mark stands.

EXP-32 = Horses
    .section = { -explorers-section-objects }
    .also = extra, bonus, free mark
    .text = Marking a horse lets you mark one more square at once, of any terrain, by the usual rules. You take the object there, and another horse goes on in the same way. After that you go on with your turn. A horse works in the set-up, on scrolls and on extra marks as well. If there is no square to mark, it is lost.

EXP-33 = Provisions, basic
    .section = { -explorers-section-objects }
    .also = food, apple, carrot, fish, set collection, score
    .text = Each round has a column with one apple, one carrot and one fish. You may mark a provision only while its kind is free in this round's column. At the end of the round you score 2 points for one kind, 5 for two, 10 for all three.

EXP-34 = Provisions, expert
    .section = { -explorers-section-objects }
    .also = food, score
    .text = In round 1 no provision can be marked. In round 2 only apples can be, in round 3 only carrots, in round 4 only fish, and no more than four of them. At the end of the round you score 1, 4, 9 or 16 points for one to four.

EXP-35 = Gems, basic
    .section = { -explorers-section-objects }
    .also = diamonds, jewels, score
    .text = Marking a gem fills one of 12 gem slots. At the end of every round you score 1 point for each gem found so far. Example: you find two gems in round 1 and one in round 2; these rounds bring 2 and 3 points.

EXP-36 = Gems, expert
    .section = { -explorers-section-objects }
    .also = diamonds, jewels, minus points, negative
    .text = Gems follow a track: −3, −2, −1, +1, +2, +2, +3, +3, +4, +4. Each gem deals with the next number: negative ones are struck, positive ones circled. At the end of every round you lose the sum of the negative numbers still open; once all three are struck you score the sum of those circled, or 0 if there are none yet. Gems beyond the tenth are lost, but the marks stand.

EXP-37 = Temples
    .section = { -explorers-section-objects }
    .also = race, first come, bonus, majority, tie, simultaneous
    .text = You may mark a temple only with an unused key, which is spent. You take the highest number that is free in the column of its quadrant and score it at the end of the game. When the turn ends, this number is struck for everyone else. All who explore a temple in the same turn take the same number, and the others strike as many numbers, from the top, as there were explorers. Example: of four players two explore temple A in one turn. Both score 12, and the others strike 12 and 10.

EXP-38 = Temples, expert
    .section = { -explorers-section-objects }
    .also = race, bonus, tie
    .text =
        Every temple is worth 8 points, and at the end of the turn brings extra marks on one terrain of your choice: 3, 2, 1 or 0 by the place you take in its column. Places are struck as in the basic game: with three players there are 3, 1 and 0, with two players 3 and 1.
        When all are done, the temples explored in the turn are announced and ranked; then the extra marks are placed, temple by temple in the order you like, each with a terrain of its own. Temples reached by extra marks form another batch, which is ranked when everyone has finished it, and so on. A place is shared only within one batch.

EXP-39 = Villages, basic
    .section = { -explorers-section-objects }
    .also = town, final scoring, majority
    .text = At the end of the game each of the four villages scores by the marks directly north, east, south and west of it: 3, 5, 7 or 10 points for one to four. The start village scores too.

EXP-40 = Villages, expert
    .section = { -explorers-section-objects }
    .also = town, final scoring
    .text = Only the village with the fewest marks beside it scores: 12, 18, 26 or 40 points for one to four, nothing for none.

EXP-50 = The winner
    .section = { -explorers-section-end }
    .also = winning, win, victory, tie, ties, tie-break, tiebreaker, draw, most, majority, final scoring, how to win
    .text = After round 4 add the points of provisions, gems, temples, villages and achievements. Keys and scrolls that are left score nothing. Most points win; among equals, whoever has used fewer scrolls; if that is equal too, they share the victory. While a game is going on, villages and achievements are shown as if it ended now, and a round that has not ended counts nothing.

EXP-60 = Achievements
    .section = { -explorers-section-achievements }
    .also = goals, objectives, missions, bonus, quests
    .text =
        One to three of 32 achievements, drawn after the map is laid or chosen by the table, bring points to everyone who meets them. Except for races they are looked at once, at the end of the game.
        The start village counts as a mark; other villages break lines and squares. Only squares north, east, south and west are neighbours, areas reach across tiles, and a corner lies on two edges. Between two steps of a list the lower one counts, beyond the last the last.

EXP-61 = Races
    .section = { -explorers-section-achievements }
    .also = goals, first come, tie
    .text = Eight of the achievements are races, checked once at the end of each turn. Whoever is first to meet one takes 10 points, then 8, 6 and 4. All who meet it in the same turn take the same number, and the others strike as many numbers as there were of them. With three players the 8 is struck before play, with two players the 8 and the 4.

EXP-70 = Turns alone
    .section = { -explorers-section-solo }
    .also = solo, single player
    .text = Alone you are never the active player. Each card falls with one side near you, as chance has it: mark 3 squares of the near side or 2 of the far one.

EXP-71 = Striking numbers alone
    .section = { -explorers-section-solo }
    .also = solo, dummy
    .text = At the start of rounds 2, 3 and 4, the highest free number is struck from the column of every temple you have not visited and from every race you have not met.

EXP-72 = Your rank
    .section = { -explorers-section-solo }
    .also = solo, winning, result, rating, how good
    .text = Your points decide your rank: up to 80, then 81 to 90, 91 to 100, 101 to 110, 111 to 120, and more than 120. With achievements in play, all these bounds are 10 higher for each.
