# The rules of Overworld in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-overworld-section-components = Components
-overworld-section-setup = Set-up
-overworld-section-turn = A turn: draw and grow the board
-overworld-section-explorers = Explorers and regions
-overworld-section-gaps = Gaps and dungeon doors
-overworld-section-end = The end of the game
-overworld-section-scoring = Scoring
-overworld-section-expansions = Expansions

OVW-1 = Players and pieces
    .section = { -overworld-section-components }
    .also = components, meeples, figures, how many
    .text = Two to four explorers play: black, white, red and yellow. Each has 7 camels, 7 ships and 3 dungeon doors.

OVW-2 = Survey tiles
    .section = { -overworld-section-components }
    .also = shapes, pieces
    .text =
        The map grows on a grid of squares without an edge. A survey tile covers three of them in the shape of an L: an end, the corner, the other end. One of its sides is land, where every square is mountain (light) or forest (dark); the other is water, where every square is whirlpool (light) or reef (dark).
        There are eight types, one for each arrangement of light and dark, and five tiles of each: 40 in all. A type is written by its first end, corner and second end, such as ldl for light, dark, light. Turning a tile over mirrors it: its two ends change places.

OVW-3 = Coast tiles
    .section = { -overworld-section-components }
    .also = shore, beach
    .text =
        A coast tile is one square where land meets sea. One edge is land, the opposite edge is water, and the two edges between them are flat. Its land half is forest or mountain, its water half whirlpool or reef.
        There are ten, five of each of two patterns, and both patterns have two faces. Pattern A shows forest and whirlpool (A0) or mountain and reef (A1), pattern B forest and reef (B0) or mountain and whirlpool (B1).

OVW-4 = One tile fewer for three
    .section = { -overworld-section-components }
    .also = three players
    .text = With three players one survey tile goes back to the box at random, and nobody sees which. So one tile is never drawn.

OVW-10 = Setting up
    .section = { -overworld-section-setup }
    .also = setup, first player, starting player, who starts, turn order
    .text = A coast tile, its face drawn at random, is laid on (0,0) with its land edge to the north. It never holds a piece. The other nine coast tiles are the pile, and the survey tiles go into the bag. Who begins is drawn at random; then turns go round clockwise.

OVW-20 = Drawing a tile
    .section = { -overworld-section-turn }
    .also = take, bag, deck
    .text = Draw a survey tile from the bag. If all its squares are light, or all dark, it bears the coast icon: take a coast tile from the pile too and play it in the same turn. You may choose any pattern that is still there, and either face, when you lay it. If the pile is empty, there is none.

OVW-21 = Laying the survey tile
    .section = { -overworld-section-turn }
    .also = put, place, play, match, adjacent, rotate, flip
    .text = Lay the survey tile with either side up, turned as you like, on three empty squares, so that it shares at least one edge with a tile on the table. All edges that meet must be alike: land to land, water to water. Forest may lie beside mountain, and reef beside whirlpool. The flat edge of a coast takes no survey tile. Corners do not matter. Squares of a gap that has been resolved are closed.

OVW-22 = Laying the coast tile
    .section = { -overworld-section-turn }
    .also = put, place, play, shore
    .text =
        Lay the coast tile so that its land or its water edge meets the same on the survey tile you have just laid. All its other edges that meet something must match as well; flat beside flat is fine. Any empty square will do that is not closed, even a hole you have just made: gaps are looked for only when all tiles and explorers of the turn are placed.
        So you must lay the survey tile where the coast finds a place. Should there be no such place at all, the coast goes back to the pile.

OVW-23 = A tile that fits nowhere
    .section = { -overworld-section-turn }
    .also = pass, skip, stuck
    .text = Should a survey tile fit nowhere, it is set aside and your turn is over. In a real game this does not happen.

OVW-30 = Explorers on the survey tile
    .section = { -overworld-section-explorers }
    .also = meeples, figures, camels, ships, claim
    .text = Put one explorer from your supply on each of the three squares: camels if the land side is up, ships if the water side is. If you have fewer than three of them, put down all you have, on squares of your choice.

OVW-31 = An explorer on the coast
    .section = { -overworld-section-explorers }
    .also = meeples, figures
    .text = If you have laid a coast tile, put a camel or a ship on it, whichever you like among those still in your supply; the survey tile comes first. A camel holds the land half of the coast, a ship its water half. If you have neither, the coast stays empty.

OVW-40 = Regions
    .section = { -overworld-section-explorers }
    .also = area, territory, terrain, group
    .text = Squares of one kind (mountain, forest, whirlpool or reef) that are connected by edges are one region. Each half of a coast belongs to the region of its own kind that it touches with its land or water edge. Two coasts that lie flat to flat and point in the same direction also connect those of their halves that are alike.

OVW-41 = What is a gap
    .section = { -overworld-section-gaps }
    .also = hole, enclosed, surrounded
    .text = A gap is a group of empty squares, connected by edges, that is closed in on all sides and into which no survey tile could ever be laid. Corners may be open. It does not matter which tiles are left in the bag, only whether an L inside it would match, land or water, on every edge where it meets a tile. So an L-shaped hole with both land and water around it is a gap: no tile has both.

OVW-42 = Who wins a gap
    .section = { -overworld-section-gaps }
    .also = majority, majorities, tie, ties, tie-break, control, area control, capture
    .text =
        Every gap formed in your turn is resolved, one after the other. If there are several, you choose the order, and explorers are counted anew each time. All regions that share an edge with the gap compete for it; touching at a corner is not enough. Across the land or water edge of a coast only that half competes, across a flat edge both halves do.
        The player with most explorers in these regions taken together wins the gap, and must: all their explorers in these regions return to their supply, and then they place a dungeon door in the gap. If players are tied, the player whose turn it is chooses one of them, even without being tied. If no explorer is there at all, the gap stays closed and empty.
        Example: around a gap White has 1 ship, Yellow 2 and Red 3. Red takes the 3 ships back and places a door.

OVW-43 = When all doors are out
    .section = { -overworld-section-gaps }
    .also = run out, move a door, relocate
    .text = If your three doors are all on the board, you must move one of them into the gap you have won. In its old gap you leave one of your explorers, from the board or from your supply. Both are your choice. An explorer left behind never comes back and counts for nothing. As long as you have a door in your supply, no door moves. Should you have no explorer at all, you leave none.

OVW-50 = The end
    .section = { -overworld-section-end }
    .also = game end, finish, over, last round, last turn
    .text = When the pile of coast tiles is empty, play goes on until everyone has had the same number of turns, or until the bag is empty. This is looked at when a turn ends: if the last player of a round has taken the last coast tile, the game is over at once. Then points are counted.

OVW-60 = Points for regions
    .section = { -overworld-section-scoring }
    .also = majority, majorities, tie, ties, area control, score, scoring
    .text = Each region brings 2 points to the player with most explorers in it. Players who are tied get 2 points each. A region without explorers brings nothing.

OVW-61 = Points for doors
    .section = { -overworld-section-scoring }
    .also = route, distance, tour, path, score, scoring, perimeter
    .text =
        Walk from one of your doors to the next, to the third and back to where you began, along rows and columns and straight across the table where there are no tiles. Every step from square to square is a point. In a gap of several squares each door stands where it is best for you. With two doors you walk there and back; with one or none you get nothing.
        Example: doors on (1,2), (3,2) and (2,4) are 2, 3 and 3 steps apart, which makes 8 points.

OVW-62 = The winner
    .section = { -overworld-section-scoring }
    .also = winning, win, victory, tie, ties, tie-break, tiebreaker, draw, how to win
    .text = Add the points for regions and doors, and in the expansions for provisions and the port. Most points win; among equals, more points for doors; if that is equal too, they share the victory.

OVW-70 = Provisions
    .section = { -overworld-section-expansions }
    .also = set collection, items, shop, bonus
    .text =
        In this expansion a shop holds four torches, four maps, four keys, four potions and four chicken legs. Whoever places a door in a gap of several squares puts an item of their choice on each of its other squares. If the shop has too few, all that is left goes there. The items do not pin the door: it may score on any square of its gap.
        When such a door moves away, you keep the items by leaving an explorer behind, as always when a door moves. But if the gap holds items, you may also leave nobody; the items then stay there and belong to no one. A gap is yours while it holds your door, your port or an explorer you have left behind.
        At the end, make sets of different items from all your gaps, each set as large as possible. A set scores its size times itself. Example: a map, a torch, a chicken leg and a key are a set of four for 16 points; another map and another key are a set of two for 4 more.

OVW-71 = Ports
    .section = { -overworld-section-expansions }
    .also = harbour, harbor, bonus
    .text =
        In this expansion everyone has a port, which is two squares long. If you win a gap of at least two squares, you may build your port there instead of placing a door, and then no door has to move. A port that stands on the board may move to the new gap, but only if you leave two explorers, from the board or your supply, in its old gap, whose items remain yours. With provisions, you may fill the squares beside a port, all of them or none.
        At the end, choose a region that shares an edge with the gap of your port. It brings a point for each of its squares, a half of a coast being one, whoever holds it. A port is not a door.
