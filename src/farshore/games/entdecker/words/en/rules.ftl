# The rules of Entdecker in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-entdecker-section-components = Components
-entdecker-section-setup = Set-up
-entdecker-section-departure = A turn: income and departure
-entdecker-section-journey = A turn: the journey
-entdecker-section-units = A turn: units
-entdecker-section-events = Events
-entdecker-section-fills = A turn: covering surrounded spaces
-entdecker-section-islands = A turn: scoring islands
-entdecker-section-jungle = The jungle
-entdecker-section-end = The end of the game
-entdecker-section-editions = Editions
-entdecker-section-variants = Variants

ENT-1 = The board
    .section = { -entdecker-section-components }
    .also = grid, map, coordinates, chart
    .text = The undiscovered territory has 12 columns, A to L from west to east, and 8 rows, 1 to 8 from north to south. So C4 is the third space from the west in the fourth row from the north. A scenario of your own may use a board of another size.

ENT-2 = Edge Spaces
    .section = { -entdecker-section-components }
    .also = border, margin, rim
    .text = Around the territory lie the Edge Spaces, one for each space on the border, 40 on the printed board. An Edge Space is sea towards the space it faces. Sailing from the south side is free, from the west or east side it costs 1 gold, from the north side 2 gold. They are written by side and column or row: S:C is on the south side below column C, W:4 on the west side beside row 4.

ENT-3 = Discovery Tiles
    .section = { -entdecker-section-components }
    .also = pieces, shapes, types of tile
    .text = Each of the four sides of a tile is either land or sea. There are six patterns, which may be turned as you like: 1 open sea, 2 land on one side, 3 land on two neighbouring sides, 4 land on two opposite sides, 5 land on three sides, 6 land all around. Pattern 7 is the waterfall: land all around, with a bonus of 5 or 10 points.

ENT-4 = Sea and land on a tile
    .section = { -entdecker-section-components }
    .also = strait, channel
    .text = All sea sides of a tile are joined, so a ship can sail between any two of them. The land of a tile is one piece, with one exception: on pattern 4, with land on two opposite sides, a strait separates two pieces of land that may belong to different islands.

ENT-5 = The tiles in the box
    .section = { -entdecker-section-components }
    .also = how many tiles, count, contents, distribution
    .text =
        There are 180 tiles. For each pattern, these are the hidden tiles, the hidden tiles with a question mark, and the open tiles:
        1 open sea: 13, 4, 20
        2 land on one side: 28, 7, 9
        3 land on two neighbouring sides: 20, 5, 9
        4 land on two opposite sides: 12, 3, 6
        5 land on three sides: 15, 3, 10
        6 land all around: 0, 0, 12
        Added to these are four waterfalls, three of +5 and one of +10. The 22 question marks hide 6 gold mines, 5 pirates, 6 friendly natives and 5 storms, dealt at random in each game.

ENT-6 = The die
    .section = { -entdecker-section-components }
    .also = dice, roll
    .text = The die shows 2, 3, 4, 5, 6 and a ship's wheel. It is rolled for income only.

ENT-7 = Produce Tokens
    .section = { -entdecker-section-components }
    .also = goods, chips, chits
    .text = Nine tokens are in the bag. Cocoa, tobacco and potato are worth 5 points each; peanut, bean and corn 10; pineapple, tomato and india rubber 15. There are only seven huts, so at least two tokens stay in the bag.

ENT-8 = Jungle paths
    .section = { -entdecker-section-components }
    .also = trails, tracks, eyes
    .text = Seven paths of 8 spaces each lead to native huts. Spaces are counted from the hut: space 1, nearest the hut, is the dot, where the native tribe is discovered; spaces 3 and 6 are eyes, from which one may look into the hut.

ENT-9 = What everyone begins with
    .section = { -entdecker-section-components }
    .also = starting money, coins, figures, meeples, supply
    .text = Each player has 7 gold, 1 settlement, 2 forts and some scouts: 20 with two players, 15 with three, 12 with four. One of those scouts marks the score, so 19, 14 or 11 are there to be used. The bank never runs out of gold. The colours are red, white, yellow and purple.

ENT-10 = Hidden and Open Stacks
    .section = { -entdecker-section-setup }
    .also = deck, draw pile, face down
    .text = The hidden tiles, with and without question marks, are mixed and dealt into six face-down stacks of nearly equal size. Everyone can see whether the top tile of a stack has a question mark on its back, but nobody sees its face. The open tiles are sorted by pattern into face-up stacks, which anyone may count.

ENT-11 = Scenarios
    .section = { -entdecker-section-setup }
    .also = maps, layouts
    .text = Some sea tiles and waterfalls lie on the board before play. Four scenarios come with the game: “first”, for your first game; “two-seas”, cut in two from north to south; “north-south”, cut in two from west to east; and “three-seas”, cut in three. You may also draw your own in a scenario file: any tiles of the Open Stacks and any board from 6 by 4 up to 140 spaces. Laid tiles must match one another and the edge, and must leave a space to start from. Waterfalls that are not laid are out of the game. Spaces that are already surrounded are filled at the end of the first journey.

ENT-12 = Who begins
    .section = { -entdecker-section-setup }
    .also = first player, starting player, turn order, who starts
    .text = The youngest player begins. At this table that is the first seat or, if you choose so, a seat drawn at random.

ENT-20 = Income
    .section = { -entdecker-section-departure }
    .also = money, earn, coins, dice, roll
    .text = If you have fewer than 4 gold when your turn begins, roll the die. You receive as much gold as the number shows, and every other player receives 1 more than you. If you roll the ship's wheel, you choose the number yourself, from 2 to 6.

ENT-21 = The starting space
    .section = { -entdecker-section-departure }
    .also = where to start, begin, departure
    .text = Put the ship where your journey begins. That is either an Edge Space that faces an undiscovered space, or a discovered tile that has a sea side against an undiscovered space and from which an unbroken line of sea, from tile to tile, leads back to some Edge Space.

ENT-22 = Starting expenses
    .section = { -entdecker-section-departure }
    .also = toll, fee, cost, price, pay, rent
    .text = Trace a path over the sea from your starting space back to an Edge Space. Pay the coins of that Edge Space to the bank, and 2 gold to the owner of each rival fort or settlement on the tiles of the path, the starting tile included. Scouts and your own units cost nothing, and each unit is paid once. You choose the path. For each starting space you are offered every payment worth considering: only those are left out that are nowhere cheaper than another, neither for the bank nor for any owner.

ENT-23 = Announcing tiles
    .section = { -entdecker-section-departure }
    .also = buy tiles, bid, how many tiles, cost, price
    .text = Announce how many tiles you will draw, at least one, and of which kind: hidden for 1 gold each or open for 4 gold each, never both kinds in one turn. You pay at once and get nothing back, even for tiles that you do not draw. You cannot announce more tiles than you can pay for after the starting expenses, nor more than there are: for hidden tiles the Hidden Stacks and the discards count, for open tiles the Open Stacks.

ENT-24 = A journey is compulsory
    .section = { -entdecker-section-departure }
    .also = pass, skip, forced, must
    .text = If you can afford any starting space and one hidden tile, you must make a journey. (If neither hidden nor discarded tiles are left, one open tile is what you must be able to afford.) Otherwise your turn ends. After a full round in which nobody could sail, each next player rolls for income, however much gold they have, until someone sails.

ENT-30 = Drawing a tile
    .section = { -entdecker-section-journey }
    .also = take a tile, deck
    .text = Draw one tile at a time, from any stack of the kind you announced. The backs of the Hidden Stacks let you take a question mark or avoid it. From the Open Stacks you may take only a pattern that can be placed, unless none can. The back of the next tile of a Hidden Stack is seen before you place the one you drew.

ENT-31 = Placing the tile
    .section = { -entdecker-section-journey }
    .also = put, lay, play a tile, match, adjacent, rotate
    .text = Place the tile on an undiscovered space next to the ship, across a sea side of the ship's space; from an Edge Space that is the one space it faces. The side that touches the ship's space must be sea, and every other side must match what it touches: land meets land, sea meets sea, and Edge Spaces are sea. Within that, you choose the space and how to turn the tile. (So an all-land tile can never be placed on a journey.) A tile that can be placed must be placed. One that cannot is discarded: it is neither replaced nor refunded, its event does not happen, and the ship stays where it is.

ENT-32 = The ship moves
    .section = { -entdecker-section-journey }
    .also = sail, movement
    .text = The ship moves onto the new tile. If there is an event on the tile, it happens then.

ENT-33 = The end of the journey
    .section = { -entdecker-section-journey }
    .also = stop, finish, turn ends, pass
    .text = Your journey ends when you have drawn all the tiles you announced, when the ship is at a dead end (no sea side of its tile faces an undiscovered space), when you place a unit, when a storm strikes, or when you decide to stop, which you may do once you have drawn your first tile. If you can neither draw nor place nor recall anything, it ends by itself.

ENT-40 = Placing a unit
    .section = { -entdecker-section-units }
    .also = meeple, figure, piece, claim, build, house, cost of units
    .text = You may place one unit in a turn, on the tile you discovered last, if it shows land; never on the space you started from. If the tile has two pieces of land, say on which. A settlement costs 6 gold, a fort 3 and a scout 1 (in the Digest edition 2, 1 and nothing). Placing a unit ends your journey. You may still place one when your journey ended with your last draw, even if that tile was discarded, or at a dead end, but not after a storm.

ENT-41 = Taking a scout back
    .section = { -entdecker-section-units }
    .also = recall, retrieve, return
    .text = If you have no scout in your supply but the right and the gold to place one, you may take one of your scouts from a jungle path or from an island, even from an island that was completed in this turn, and place it. The scout that marks your score stays where it is, and other scouts on a path do not move up. In the Kosmos edition you may take a scout back at any decision of your turn up to the one about the unit, as long as your supply is empty.

ENT-50 = Gold mine
    .section = { -entdecker-section-events }
    .also = treasure, money
    .text = You receive 3 gold from the bank.

ENT-51 = Pirate
    .section = { -entdecker-section-events }
    .also = robber, thief, theft, steal
    .text = You lose half of your gold to the bank, rounded down (in the Kosmos edition rounded up). In the Digest edition the pirate spares you if you have a fort or a settlement on any island that is not complete.

ENT-52 = Friendly natives
    .section = { -entdecker-section-events }
    .also = tribe, indigenous, help
    .text = You may place one scout from your supply on any jungle path, free of charge. If none is in your supply, you may move one there from a path or from the board; it is picked up first, so it may return to its own path. You may decline.

ENT-53 = Storm
    .section = { -entdecker-section-events }
    .also = weather, lose a turn
    .text = Your journey ends at once: no more tiles, and no unit. Surrounded spaces are still filled, and completed islands are still scored.

ENT-60 = Covering surrounded spaces
    .section = { -entdecker-section-fills }
    .also = hole, gap, fill, enclosed
    .text = At the end of a journey, before scoring, every single undiscovered space that has tiles or Edge Spaces on all four sides is filled with the open tile that matches. Every undiscovered area with nothing but land around it is filled with all-land tiles, never with waterfalls. Spaces are filled one at a time, the northernmost first and in a row the westernmost first, until nothing is left to fill. Such tiles bring neither units nor events.

ENT-61 = Waters that no ship can reach
    .section = { -entdecker-section-fills }
    .also = unreachable, enclosed, lake
    .text = An undiscovered area that no ship could ever reach, because no sea and no undiscovered space connects it with an Edge Space, is filled too, from the north-west, space by space. Sides that touch something match it; all other sides are land.

ENT-62 = When tiles run short
    .section = { -entdecker-section-fills }
    .also = run out, empty stack, shortage
    .text = If the Open Stack of a needed pattern is empty, whether for a fill or for a tile bought on a journey, the tile comes from the discards, else from the Hidden Stacks: tiles without a question mark first, then those with one, in the order mine, pirate, natives, storm. Its event is shown but does not happen. The remaining hidden tiles are then mixed into as many stacks as before. On a journey, only a pattern that can be placed is searched for. If a fill finds no tile anywhere, a spare one is taken. When all Hidden Stacks are used up, the discards are mixed into two new stacks as soon as there are any, and their events work again. New stacks are formed when no tile is in hand and all fills are done.

ENT-63 = When nothing can be discovered any more
    .section = { -entdecker-section-fills }
    .also = stuck, stalemate, deadlock
    .text = If at the start of a turn no tile that is left anywhere fits any space beside any starting space, whatever it would cost (this is looked at before income), or if no tile has been placed for ten full rounds, all undiscovered spaces are filled, the islands are scored as if completed by the player to move, and the game ends.

ENT-70 = Completed islands
    .section = { -entdecker-section-islands }
    .also = finished, closed, complete island
    .text = An island is complete when none of its land sides faces an undiscovered space. If several islands are completed in one turn, the player whose turn it is chooses the order. Each island is finished, its scouts included, before the next one is chosen. Islands without units need no choice.

ENT-71 = The value of an island
    .section = { -entdecker-section-islands }
    .also = worth, size, points
    .text = An island is worth 1 point for each tile it lies on. A tile counts once, even if both of its pieces of land belong to the island. The bonus of its waterfalls, 5 or 10 each, is added. In the Digest edition waterfalls add nothing: their bonus is paid to whoever finds them.

ENT-72 = Points for an island
    .section = { -entdecker-section-islands }
    .also = majority, majorities, tie, ties, tie-break, draw, scoring, score, second place, control, area control, leader
    .text = Players with units on the island are ranked by their settlements; if those are equal by their forts, and then by their scouts. The first scores the full value, each next place half of the place before, rounded up. Tied players both score the points of their place, and the next place gets half of that. Example: an island is worth 9. Yellow has a settlement, red and white have a fort and a scout each, purple has a scout: they score 9, 5, 5 and 3. An island worth 17 with four different ranks gives 17, 9, 5 and 3. An island without units scores for nobody. In the Digest edition strength is a sum (settlement 3, fort 2, scout 1), the first scores the full value, the second half of it rounded down, nobody else scores, and of tied players the one who placed a unit there first is ahead.

ENT-73 = Units leave the island
    .section = { -entdecker-section-islands }
    .also = return, get back, after scoring
    .text = Forts and settlements return to their owners' supplies. Scouts go into the jungle: clockwise from the player whose turn it is, everyone with scouts on that island sends one at a time. Players without any are skipped, and the last one who still has scouts sends all of them.

ENT-80 = Scouts on a path
    .section = { -entdecker-section-jungle }
    .also = trail, jungle, token, peek
    .text = The owner of a scout chooses its path. It takes the free space nearest the hut; a full path cannot be chosen. Whoever takes the dot of a path whose hut holds no token yet draws a token from the bag, looks at it and hides it in the hut. Whoever takes a dot or an eye when a token is in the hut looks at that token. Everyone knows who has looked, but only they know what they saw.

ENT-90 = The last turn
    .section = { -entdecker-section-end }
    .also = game end, finish, over, last round
    .text = The game ends after the turn in which the last undiscovered space is covered. That turn is played to its end, scoring included.

ENT-91 = Scoring the jungle
    .section = { -entdecker-section-end }
    .also = final scoring, majority, tie, tie-break, bonus
    .text = At the end all tokens are shown. Each goes to the player with most scouts on its path; if several have most, to the one of them whose scout is nearest the hut. A hut that nobody discovered holds nothing, and a token on a path without scouts goes to nobody. In the Digest edition a token is taken earlier, by the player whose scout makes its path full; only paths that never became full are scored at the end.

ENT-92 = The winner
    .section = { -entdecker-section-end }
    .also = winning, win, victory, tie, tie-break, tiebreaker, draw, how to win
    .text = The player with the most Discovery Points wins. If several have most, the one of them with the most gold wins; if that is equal too, they share the victory. In the Digest edition gold does not count and they share the victory at once.

ENT-93 = Details of the options
    .section = { -entdecker-section-editions }
    .also = house rules, digest, majority, tie
    .text =
        These details matter in the Digest edition, or when its rules are chosen one by one.
        Produce: a hut gives one token a game. Whoever makes a path full, even by refilling a gap, takes its token and shows it.
        Waterfalls: whoever first places a tile, on a journey, land to land against a waterfall scores its bonus at once. A filled space or a tile of the set-up neither finds a waterfall nor uses it up. One tile may find several, and each pays once.
        Ties on an island: the player ahead is the one whose earliest unit still stands there, merged islands included.
        Pirates: whether you are spared is judged when the tile lies; an island complete at that moment does not protect you.
        Settlements: when you place one, you may send one scout from your supply onto a jungle path, before spaces are filled. You may decline.
        Two shares together with shared ties: everyone in first place scores the full value, everyone in second place half.

ENT-95 = Top Scout
    .section = { -entdecker-section-variants }
    .also = secret, bonus
    .text = In this variant everyone's scouts are numbered: 1 to 19 with two players, 1 to 14 with three, 1 to 11 with four. Before play each player secretly names two different numbers. When you place a scout, you choose which number it has, for all to see. At the end the named scouts are revealed, and each counts as two on its path.
