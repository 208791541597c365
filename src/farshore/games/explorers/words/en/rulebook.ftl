# The rulebook to read. A chapter is explorers-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

explorers-rulebook = A legendary land lies before you, and everyone explores the same map of it, each with marks of their own. Card after card says which terrain may be marked, and what you reach on the way, from apples to temples, is yours. After four rounds the explorer with the most points wins.

explorers-rulebook-map = The land
explorers-rulebook-map-land =
    Four of the eight terrain tiles, turned as you like, lie side by side and make a map of 16 by 16 squares. Its quarters are called A, B, C and D. Every square is _prairie_, _water_, _desert_ or _mountain_; only the village of each tile is none of these.

    All journeys begin in the same place: the village nearest to the centre of the map. It is marked from the start. The other three villages are never marked.
    .caption = A map of the tiles 7, 2, 6 and 4. The flag is on village 4, nearest to the centre: all explorers start there.
explorers-rulebook-map-things =
    On every tile you find

    - one _temple_ and one _key_,
    - one _scroll_ and one _horse_,
    - two or three _gems_,
    - four _provisions_: apples, carrots and fish.
explorers-rulebook-map-first-player-map = The first player picks four tiles and decides how each of them lies. If two villages are equally near to the centre, the first player also says which one is the start.

explorers-rulebook-start = Before you set out
explorers-rulebook-start-frame =
    Around your map is a frame that keeps account of what you find: 4 keys and 4 scrolls, the provisions of the round, the gems, and for every quarter a column of numbers for its temple.

    The columns begin with 12, 10, 8 and 6. With three players the 10 is struck before play, with two players the 10 and the 6. With four players, and alone, all numbers stay.
    .caption = What Blue’s frame shows in the second round: a key and a scroll are ready to be used.
explorers-rulebook-start-sides = Provisions, gems, temples and villages each have a _basic_ and an _expert_ side. The table chooses for each of the four, the same for all. For a first game take the basic ones; what the expert sides change is marked in this book.
explorers-rulebook-start-first-marks =
    Then everyone, at the same time, chooses one terrain and marks three squares of it. The first lies beside the start village, the others beside the village or beside a mark.

    Blue has chosen prairie and placed { $marks } marks. The third may be north of them, or south of the village: marks need not form a line. The water in the west would be beside the village too, but Blue has chosen prairie.
    .caption = Blue has marked m10 and m9. The framed squares are open for the last of the three marks.

explorers-rulebook-turn = A turn
explorers-rulebook-turn-card = Every turn begins with a card. Six of the eight cards show two terrains, one on each side.
    .caption = Prairie or desert? Whoever is active decides which side lies towards them.
explorers-rulebook-turn-steps =
    1. The _active_ player turns the card and openly chooses one of its sides.
    2. The active player marks 3 squares of that terrain.
    3. Everyone else chooses: 3 squares of the side that was _not_ chosen, or 2 squares of the side that was.
    4. When all are done the turn is over, and the next player to the left is active.

    All mark at the same time. What you choose and mark is hidden until everyone is done, so it never matters who is faster.
explorers-rulebook-turn-three =
    Blue is active and chooses prairie: { $blue } marks. Orange likes the desert better, which nobody has chosen: { $orange } marks as well, and the key on o10 is among them. Green wants prairie too and gets only 2 marks; but the second is on the horse of l12, which brings a third of any terrain. So Green also has { $green }.
    .caption = The same card, three maps: Blue, Orange and Green after the turn.
explorers-rulebook-turn-wild = Two cards are _wild_: each side is a pair of terrains. Every mark may be of either, in any order, and all may be of one.
    .caption = A wild card: prairie and mountain, or desert and water.
explorers-rulebook-turn-round =
    A round has seven turns. For each round all eight cards are shuffled, one is set aside unseen, and the other seven are turned one by one. After the round provisions and gems are counted, and the first-player marker moves to the left. There are four rounds.

    With three players the very last turn has no active player: everyone marks 3 squares of whichever side they like. So all have been active equally often.

explorers-rulebook-marking = Where to mark
explorers-rulebook-marking-where =
    A mark goes on an empty square directly north, east, south or west of one of your marks; the start village counts as one. Corners do not touch. The marks of one turn need not be neighbours of one another.
    .caption = Blue marks prairie. The framed squares are open: each touches a mark. The water on l11 touches the village, but it is not prairie; n6 is prairie, but touches nothing.
explorers-rulebook-marking-must = As long as there is a square that you may mark, you must mark. What cannot be placed is lost. This is judged mark by mark: nobody has to find the order that places most. And careful: if you hold a key, a temple is an open square like any other.
explorers-rulebook-marking-stop = You may stop before all your marks are placed. What is left of your choice is then given up, the mark of a horse included.

explorers-rulebook-tools = Keys, scrolls and horses
explorers-rulebook-tools-three =
    What lies on a square that you mark is yours.

    - A _key_ opens one temple. It may be used at once, even in the same turn.
    - A _scroll_ may be used from the next turn on, one in a turn: ignore the card and mark 4 squares of one terrain.
    - A _horse_ carries you on at once: mark one more square, of any terrain, and take what lies there. Then go on with your turn.

    There is room for four keys and four scrolls. A fifth is lost, though its mark stands.
    .caption = Blue has taken the key of o10 and the scroll of j11. The horse of l12 is one step away.
explorers-rulebook-tools-scroll =
    Blue does not care for this card and spends the scroll, which was found in an earlier turn. Desert is the choice: { $marks } marks, wherever desert touches a mark. An active player who uses a scroll still chooses a side of the card, for the others.
    .caption = After the scroll: all squares of desert that are open to Blue.
explorers-rulebook-tools-horse =
    Blue takes prairie and marks l12, the horse. At once one more mark, and any terrain will do: Blue picks the water of l13. These are { $marks } marks for one, and the rest of the turn still follows.
    .caption = The horse of l12 and the square to which it carried Blue.

explorers-rulebook-rounds = What every round brings
explorers-rulebook-rounds-provisions =
    Each round has room for _one apple, one carrot and one fish_. A provision whose kind you already have in this round cannot be marked. When the round ends, one kind is worth 2 points, two kinds 5, all three 10; then the larder is empty again.

    Blue has a carrot and a fish: { $points } points if the round ended now. The carrot on p12 touches a mark, but must wait for the next round. An apple would make it 10.
    .caption = A carrot on n8, a fish on n13. The carrot on p12 is closed to Blue in this round.
explorers-rulebook-rounds-provisions-expert = In round 1 no provision can be marked. In round 2 only apples, in round 3 only carrots, in round 4 only fish, up to four of them. They are worth 1, 4, 9 or 16 points when the round ends.
explorers-rulebook-rounds-gems =
    At the end of _every_ round each gem that you have found so far is worth 1 point. So a gem of the first round pays four times.

    Blue has { $gems } gems in round 1: { $points } points when it ends. With one more in round 2 that round brings 3.
    .caption = Two of twelve gem slots are filled.
explorers-rulebook-rounds-gems-expert =
    Gems follow a track: −3, −2, −1, then +1, +2, +2, +3, +3, +4, +4. Every gem deals with the next number. At the end of a round the negative numbers that are still open are summed; only when none is left do the positive ones count that you have reached.

    With { $gems } gems only the −1 is still open, and the round ends with { $points }. A third gem would make it 0, and everything after that is gain.
    .caption = The same two gems on the expert track.

explorers-rulebook-temples = Temples
explorers-rulebook-temples-key =
    A temple can only be marked with a key, which is spent. You take the highest number that is left in the column of its quarter, and score it at the end of the game. When the turn ends, the others strike this number: who comes first gets most.
    .caption = Blue has the key from o10 and stands before the temple of quarter D, on k15.
explorers-rulebook-temples-together =
    Whoever explores a temple in the same turn takes the same number. For every one of them the others strike a number, from the top.

    Blue and Orange reach temple D in one turn. Each of them takes the { $first }: { $blue } points for Blue, { $orange } for Orange. Green and Violet strike the { $first } and the { $second }, and the best that is left to them is 8.
    .caption = The columns after that turn, with four players.
explorers-rulebook-temples-expert = Every temple is worth 8 points, and brings extra marks at the end of the turn, on one terrain of your choice: 3 for the first place in the column, then 2, then 1, then none. (With three players 3, 1 and none; with two 3 and 1.) Temples that are reached by extra marks are ranked after those, in a batch of their own.

explorers-rulebook-villages = Villages
explorers-rulebook-villages-beside =
    At the end of the game each of the four villages counts the marks directly north, east, south and west of it: 3, 5, 7 or 10 points for one to four. The start village counts as well.

    Blue has all four squares around the start village, { $start } points; three beside the village in the south-west, { $three }; two in the north-east, { $two }; and none in the north-west, { $none }. Together { $total }.
    .caption = Four villages near the end of a game. Corners do not count.
explorers-rulebook-villages-expert = Only one village scores: the one with the fewest marks beside it. It brings 12, 18, 26 or 40 points for one to four, and nothing for none. So visit them all.

explorers-rulebook-achievements = Achievements
explorers-rulebook-achievements-aims =
    Up to three of 32 achievements may be in play, the same for all. Most are looked at when the game is over: the longest line, a full row, all areas of a terrain, no gem at all. What each asks for is written beside your map, with how far you have come.
    .caption = Three achievements in round 3, and how far Blue has come with each.
explorers-rulebook-achievements-races = Eight of them are _races_: they are checked at the end of each turn, and who is first takes most. Their numbers are 10, 8, 6 and 4, shared and struck like those of temples. With three players the 8 is struck before play, with two the 8 and the 4.

explorers-rulebook-end = The end of the game, and playing alone
explorers-rulebook-end-winner =
    After the fourth round add up

    - provisions and gems of all rounds,
    - the numbers of your temples,
    - your villages,
    - achievements, if there are any.

    Keys and scrolls that were not used are worth nothing. Most points win. On a tie, whoever used fewer scrolls is ahead; after that the victory is shared.
explorers-rulebook-end-solo =
    _Alone_ you are never active. Each card falls by chance, with one side towards you: mark 3 squares of the near side, or 2 of the far one. At the start of rounds 2, 3 and 4 the highest free number of every temple that you have not visited is struck, and so is that of every race you have not met.

    How well did you do? Up to 80 points is a beginning, over 100 is good, over 120 is the highest of six ranks. Each achievement in play raises all bounds by 10.

explorers-rulebook-glance-turn = A turn
    .text =
        1. The active player turns a card and chooses a side.
        2. Active: 3 marks of that side.
        3. The others: 3 marks of the other side, or 2 of the chosen one.
        4. Or spend a scroll: 4 marks of one terrain.

        Four rounds of seven turns. Wild card: a side is a pair of terrains.
explorers-rulebook-glance-marks = A mark
    .text =
        - goes beside one of your marks, not across a corner;
        - must be placed if it can be;
        - takes what lies on its square.
explorers-rulebook-glance-objects = Found on the way
    .text =
        | Key | opens one temple, even at once |
        | Scroll | from the next turn: 4 of one terrain |
        | Horse | one more mark at once, any terrain |
        | Apple, carrot, fish | one of each kind in a round |
        | Gem | pays every round from now on |
explorers-rulebook-glance-places = Places
    .text =
        | Temple | needs a key; take the highest free number: 12, 10, 8, 6 |
        | Two players | without 10 and 6 |
        | Three players | without 10 |
        | Village | counts marks beside it at the end |
explorers-rulebook-glance-scoring = Points
    .text =
        | Provisions, each round | 1, 2, 3 kinds: 2, 5, 10 |
        | Gems, each round | 1 for each so far |
        | Temples | the number taken |
        | Villages | 1 to 4 marks: 3, 5, 7, 10 each |
explorers-rulebook-glance-end = The end
    .text = After round 4 most points win; tied: fewer scrolls used.
