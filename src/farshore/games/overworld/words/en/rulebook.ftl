# The rulebook to read. A chapter is overworld-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

overworld-rulebook = Together you lay a map that has no edge, and hold its mountains and forests with camels, its reefs and whirlpools with ships. Where the tiles leave a gap that nothing can fill, whoever is strongest around it places a door to their dungeon. When the coasts run out, points are counted for the regions you hold and for how far your doors lie apart; most points win.

overworld-rulebook-tiles = The world, tile by tile
overworld-rulebook-tiles-world =
    At the beginning a single coast tile lies on the table. Everything grows from there. It never holds a piece; squares are counted from it, to the north and south, east and west: “3N 2W” is three to the north and two to the west.
    .caption = The middle of a game of three. Camels stand on land, ships on water; seven doors lead into three dungeons.
overworld-rulebook-tiles-pieces = Everyone has 7 camels, 7 ships and 3 dungeon doors. The nine coast tiles that are left make the pile; the 40 survey tiles go into the bag. With three players one of these goes back to the box, unseen. Chance says who begins.
overworld-rulebook-tiles-survey =
    A _survey tile_ covers three squares, in an L. On one side it is land, and each square is mountain or forest; on the other it is water, and each square is whirlpool or reef. There are eight kinds, five of each.
    .caption = A tile from the bag, in all the ways it can lie: land side and water side.
overworld-rulebook-tiles-coast = A _coast tile_ is one square. One of its edges is land, the opposite one water, and the two between are flat. Its land half is forest or mountain, its water half reef or whirlpool. Only here can land and sea meet.

overworld-rulebook-laying = Growing the map
overworld-rulebook-laying-steps =
    A turn has four steps:

    1. Draw a survey tile from the bag.
    2. Lay it, and perhaps a coast.
    3. Put explorers on it.
    4. If gaps have come about, they are resolved.
overworld-rulebook-laying-edges =
    Lay the tile with either side up, turned as you like, so that at least one of its edges meets the map. Where edges meet they must be alike: land to land, water to water. Forest may lie beside mountain and reef beside whirlpool; corners do not matter. A flat edge of a coast takes no survey tile.
    .caption = The dots are all squares around which Black may lay the tile in hand: as land in the north, as water in the south, and nowhere in between.
overworld-rulebook-laying-coast =
    A survey tile that is all light or all dark shows a coast. Then also take a coast tile, any that is left and with either face up, and lay it so that its land or water edge meets the same on the tile you have just laid.

    Black has drawn three light squares and laid them as mountains. Now a coast must follow, with its land towards them.
    .caption = Where the coast may lie: beside the new tile, wherever its other edges match, too.

overworld-rulebook-explorers = Explorers
overworld-rulebook-explorers-three =
    Put one explorer on each square of your survey tile: camels on land, ships on water.

    Black has laid a land tile in the west and puts { $camels } camels on it; { $left } are left.
    .caption = Three camels for three squares.
overworld-rulebook-explorers-few =
    If you have fewer than three of that kind, you choose which squares they take. Black has only { $camels } camels left and must leave one square empty.
    .caption = Black chooses among the marked squares.
overworld-rulebook-explorers-coast = If you have laid a coast as well, put a camel or a ship on it: a camel holds its land half, a ship its water half. The survey tile is served first.

overworld-rulebook-regions = Regions
overworld-rulebook-regions-joined =
    Squares of one kind that are joined by edges are a _region_, however many tiles they lie on. The half of a coast belongs to the region that its toothed edge meets.
    .caption = Eight regions. Each is outlined, and in colour if somebody holds it.
overworld-rulebook-regions-held =
    At the end every region is worth 2 points to whoever has the most explorers in it, however large it is.

    In the great mountains of the north White has { $white } camels and Black { $black }. They would bring White { $points } points, and Black nothing.
    .caption = The mountains that White holds.
overworld-rulebook-regions-tie =
    On a tie each of the tied players scores in full. In the reef of the south Black and White have { $black } and { $white } ships: { $points } points for either. The reef of the first coast is part of it, too.
    .caption = A reef with two masters.

overworld-rulebook-gaps = Gaps
overworld-rulebook-gaps-what =
    A gap is a group of empty squares that is closed on all sides, and into which _no survey tile could ever fit_. Corners may stay open. What is still in the bag does not matter: if some tile would fit, it is no gap.

    Survey tiles are all land or all water. So a hole between land and sea is a gap, even if it has the shape of an L.
    .caption = No gap: the three empty squares are closed in, but a tile of land would fit.
overworld-rulebook-gaps-closed =
    Black lays the last tile around a single empty square. There is no room for three squares in it, so a gap has come about. Gaps are looked for when all tiles and explorers of the turn are placed.
    .caption = The gap at 2N is closed. Black was strongest around it: a door stands in it, and Black’s camels are back in the supply.

overworld-rulebook-contest = Who places the door
overworld-rulebook-contest-who =
    All regions that share an _edge_ with the gap compete; a corner is not enough. Count everybody’s explorers in these regions together, also those far away from the gap. Whoever has most _must_ place a door in it, and takes all of their explorers in those regions back.
overworld-rulebook-contest-before =
    Yellow is about to close the gap at 3S 1W. The reef in the north of it holds one ship of White, the whirlpools and reefs in the east and south three of Red; the whirlpools in the north-east touch only its corner, so the two ships of White there do not count.
    .caption = Before: the squares that will compete are lit. The western shore is still open.
overworld-rulebook-contest-after =
    Yellow’s tile closes it. Two of Yellow’s ships count as well, against { $white } of White and { $red } of Red. So Red, who did nothing, places a door and takes all three ships back.
    .caption = After: a red door, and no red ship any more. The yellow ship in the far west is in no region that touches the gap.
overworld-rulebook-contest-tie =
    On a tie whoever has laid the tile chooses one of the tied players, and need not be one of them. Is a door a gift? It costs explorers that hold regions. Sometimes the best use of a tie is to give it away.
    .caption = Black has closed a gap around which both are equally strong, and decides who places the door.

overworld-rulebook-doors = Doors and tours
overworld-rulebook-doors-tour =
    At the end your doors score the length of a tour: from one to the next, to the third, and back to the first. Count steps along rows and columns, straight across the table, whether tiles lie there or not.

    Black’s doors are 2, 3 and 3 steps apart: { $total } points.
    .caption = Black’s tour: two steps east, three to the south-west, and three back.
overworld-rulebook-doors-two = Two doors score the way there and back; one alone scores nothing. In a gap of several squares your door stands where it is best for you.
overworld-rulebook-doors-fourth = Should you win a fourth gap, one of your three doors must move there. In its old gap one of your explorers is left for good, from the map or from your supply; it counts for nothing any more.

overworld-rulebook-end = The end of the game
overworld-rulebook-end-when = When the last coast tile has been taken, play on until everyone has had the same number of turns, or until the bag is empty. Then add up regions and doors. Most points win; on a tie, more points for doors; then the victory is shared.
overworld-rulebook-end-points =
    If the game ended here, Black would have { $regions } points for regions and { $doors } for the way between two doors: { $black } in all. White, with three doors but fewer regions, would have { $white }, Red { $red }.
    .caption = The same game as in the first figure, with everybody’s tour and its length.

overworld-rulebook-provisions = Provisions
overworld-rulebook-provisions-shop =
    A shop holds four each of torches, maps, keys, potions and chicken legs. Whoever places a door in a gap of more than one square fills its other squares with items of their choice.

    A gap is yours while your door, your port, or an explorer that you left behind is in it. When your door moves away you may leave an explorer to keep the items; if you do not, they belong to nobody.
overworld-rulebook-provisions-sets =
    At the end make sets of different items, as large as possible first. A set scores its size times itself.

    White’s gaps hold a map, a torch, a leg and a key: 4 × 4 = 16. Another map and another key make 2 × 2 = 4. Together { $total } points.
    .caption = Two large gaps of White, with all that lies in them.

overworld-rulebook-ports = Ports
overworld-rulebook-ports-place = Everyone has one port, two squares long. Whoever wins a gap of at least two squares may place it instead of a door. It may move later, but then two explorers stay behind in its old gap. A port is no door.
overworld-rulebook-ports-region =
    At the end choose one region that shares an edge with your port’s gap: 1 point for each of its squares, whoever holds it. The half of a coast is one square.

    Around Black’s port lie four mountains, a reef, three whirlpools and the halves of two coasts. The mountains are the largest: { $points } points, though White’s camels stand on them.
    .caption = Black’s port, and the mountains that it is counted for.

overworld-rulebook-glance-turn = A turn
    .text =
        1. Draw a survey tile. All light or all dark: take a coast, too.
        2. Lay it, either side up; then the coast beside it.
        3. Put explorers on every square of it, and one on the coast.
        4. Resolve the gaps that have come about.
overworld-rulebook-glance-laying = Laying
    .text =
        - At least one edge must meet the map.
        - Land to land, water to water; corners do not matter.
        - No survey tile at a flat edge of a coast.
overworld-rulebook-glance-explorers = Explorers
    .text =
        - Camels on land, ships on water, 7 of each.
        - With fewer than three, choose the squares.
        - Coast: a camel for its land half or a ship for its water half.
overworld-rulebook-glance-gaps = Gaps
    .text =
        - Closed by edges, and no survey tile could ever fit.
        - Regions that share an edge with it compete.
        - Most explorers there: must place a door, and takes them back.
        - Tie: whoever laid the tile chooses among the tied.
        - A fourth door: move one, and leave an explorer behind.
overworld-rulebook-glance-scoring = Points
    .text =
        | Region | 2 for most explorers; tied: 2 each |
        | Three doors | steps of the tour over all and back |
        | Two doors | there and back |
overworld-rulebook-glance-end = The end
    .text = After the last coast play on to equal turns, or until the bag is empty. Most points win; tied: more for doors.
overworld-rulebook-glance-expansions = Expansions
    .text =
        | Provisions | fill the other squares of your gaps; a set of different items scores its size squared |
        | Ports | instead of a door, in two squares; 1 point for each square of one region beside it |
