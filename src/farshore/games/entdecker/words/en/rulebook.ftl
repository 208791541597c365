# The rulebook to read. A chapter is entdecker-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

entdecker-rulebook = All of you sail the same ship, in turn, into waters that no chart shows, and lay the sea and the islands that you discover tile by tile. Whoever has the strongest units on an island when it is complete scores most for it, and scouts who have done their work there go on into the jungle, after its secret produce. When the whole sea is known, the explorer with the most points wins.

entdecker-rulebook-chart = The chart
entdecker-rulebook-chart-board =
    The unknown sea has 12 columns, A to L, and 8 rows, 1 to 8. Around it lie the _Edge Spaces_, all of them sea: from there every journey begins. Setting out from the south costs nothing, from the west and the east 1 gold, from the far north 2.
    .caption = The set-up for a first game. A few tiles of sea and three waterfalls are known from the start; the coins on the edge say what setting out from there costs.
entdecker-rulebook-chart-tiles =
    Each side of a tile is land or sea. There are six patterns: open sea, land on one side, on two neighbouring sides, on two opposite sides (a _strait_), on three, and on all four.

    Most tiles lie face down in six _hidden stacks_. A question mark on the back announces an event. The others are in _open stacks_, sorted by pattern: there everyone sees what is left.
    .caption = Six hidden stacks, of which only the backs are known, and the open stacks, of which everything is.
entdecker-rulebook-chart-scenarios = Four scenarios say which tiles lie on the chart before play. Two seas or three seas divide it, so that islands stay small; waterfalls, worth 5 or 10 points more, are the places to fight for. You may also draw a scenario of your own.

entdecker-rulebook-gold = Gold, and the steps of a turn
entdecker-rulebook-gold-pieces = Everyone begins with 7 gold, a settlement, two forts, and 19, 14 or 11 scouts with two, three or four players.
entdecker-rulebook-gold-steps =
    A turn goes like this:

    1. With fewer than 4 gold, roll for income.
    2. Choose where the journey starts, and pay what that costs.
    3. Announce how many tiles you will draw, hidden or open, and pay for them.
    4. Explore: draw, place, sail on.
    5. If you found land, you may place a unit. That ends the journey.
    6. Spaces that are surrounded are filled.
    7. Islands that are complete are scored.
entdecker-rulebook-gold-roll =
    If you have fewer than 4 gold when your turn begins, roll the die: it shows 2 to 6 and the ship’s wheel. You get as much as it shows, and _everyone else 1 more_.

    Red has { $before } gold and rolls a 3: { $red } for Red, { $others } for each of the others.
    .caption = The purses after Red’s roll.
entdecker-rulebook-gold-wheel =
    The wheel lets the roller choose from 2 to 6. Red chooses 6 and gets { $red }; the others get { $others }. Being poor can pay, but it pays your rivals a little better.
    .caption = The purses after the wheel.

entdecker-rulebook-departure = Setting out
entdecker-rulebook-departure-where =
    The ship starts

    - on an Edge Space beside an unknown space, or
    - on a discovered tile that has a sea side towards an unknown space, and from which an unbroken line of sea leads back to some Edge Space.
    .caption = B6 and the Edge Space south of A6 are starting spaces. C6 has no unknown space beside it; C5 has only land towards the unknown; from E3 no line of sea leads to the edge.
entdecker-rulebook-departure-expenses =
    Trace the line from the start to an Edge Space. You pay

    - to the bank the coins of that Edge Space, and
    - 2 gold to the owner of every rival _fort_ or _settlement_ on a tile of the line, the start included.

    Scouts are free to pass, and so are your own units. If there are several ways, you choose.
entdecker-rulebook-departure-tolls =
    It is Purple’s turn. To start at D4 the only way leads west, past two forts: 1 gold to the bank, { $red } to Red and { $yellow } to Yellow, { $total } in all. Starting at G8 would cost 2 gold, for White’s fort stands there. And J7 is free: its way leads south, past nobody.
    .caption = Three starts for Purple: D4 past the forts of Red and Yellow, G8 beside White’s fort, and J7 for nothing.
entdecker-rulebook-departure-announce =
    Now say how many tiles you will draw, at least one, and from where. A _hidden_ tile costs 1 gold, an _open_ one 4. They are never mixed in one journey. You pay at once, and get nothing back, even if the journey ends early: four hidden tiles cost 4 gold, two open ones 8.
entdecker-rulebook-departure-must = You may not stay at home as long as you can afford some start and one hidden tile. Only if you cannot does your turn end without a journey.

entdecker-rulebook-journey = The journey
entdecker-rulebook-journey-steps =
    For every tile:

    1. _Draw_ it: the top of any hidden stack, or the pattern you like from an open one. By the backs you may take or avoid a question mark.
    2. _Place_ it on an unknown space beside the ship, across a sea side of the ship’s tile.
    3. The _ship_ sails onto the new tile.
    4. If there is an _event_ on it, it happens now.
entdecker-rulebook-journey-fit =
    The side towards the ship must be sea, and every other side must match what it touches: land to land, sea to sea, and sea to the edge. You choose the space and turn the tile as you like. A tile that can be placed must be placed, even where you do not want to go. One that fits nowhere is discarded.
    .caption = The tile in hand has land on one side. It fits neither north on C2, where two coasts meet it, nor west on B3; but in the east, on D3, it does.
entdecker-rulebook-journey-on =
    So it must go to D3, and the ship goes with it. How it is turned is still a choice. Of the tiles that were paid for { $draws } is left: the journey goes on from there, or a unit is placed.
    .caption = The ship has sailed to D3.
entdecker-rulebook-journey-ends =
    The journey ends

    - when all announced tiles are drawn,
    - in a dead end, with no sea side towards an unknown space,
    - when you place a unit,
    - in a storm,
    - or when you stop, though not before the first draw.

    After the last draw and in a dead end you may still place a unit. After a storm you may not.

entdecker-rulebook-straits = Units, and lands on both sides of a strait
entdecker-rulebook-straits-unit =
    Once a turn you may place a unit on the tile that you discovered _last_, if there is land on it. It ends the journey.

    | Settlement | 6 gold |
    | Fort | 3 gold |
    | Scout | 1 gold |

    You cannot go back to earlier tiles, nor place anything on the space where the journey began.
entdecker-rulebook-straits-two =
    The land of a tile is one piece, except where two opposite sides are land: then the sea runs between, and the two shores belong to different islands until they meet elsewhere. Say on which shore your unit stands.
    .caption = Red has discovered the strait on D3. Its western shore joins the island on which White has a scout; the eastern one belongs to nobody yet.
entdecker-rulebook-straits-joins =
    Red takes the western shore with a fort, for { $gold } gold. The island has { $value } tiles so far. If it were complete, the fort would be ahead of White’s scout: { $red } points for Red, { $white } for White.
    .caption = A fort beside White’s scout: Red leads the island now.
entdecker-rulebook-straits-recall = Forts and settlements stay until their island is complete. A scout may be taken back, from an island or from the jungle, but only when you have none left and are about to place one.
entdecker-rulebook-straits-recall-any-time = With no scout left you may take one back at any time in your turn, up to the decision about the unit.
entdecker-rulebook-straits-settlement-scout = Whoever places a settlement may also put one scout from the supply on any jungle path.

entdecker-rulebook-events = Events
entdecker-rulebook-events-four =
    A question mark does what it does when the ship reaches the tile. On a tile that had to be discarded nothing happens.

    | Gold mine | 3 gold from the bank |
    | Pirate | takes half of your gold, rounded down |
    | Friendly natives | you may put a scout on any jungle path, free of charge |
    | Storm | the journey is over: no more tiles, and no unit |

    After a storm spaces are still filled and islands still scored.
entdecker-rulebook-events-pirate =
    Red has { $before } gold when the pirate comes, and loses { $lost }, half rounded down: { $left } are left. Whoever has little need not fear a question mark.
    .caption = The pirate of D3 has been here.
entdecker-rulebook-events-pirate-up =
    The pirate takes half _rounded up_: of { $before } gold { $lost }, so that { $left } are left.
    .caption = The same pirate by the Kosmos rules.
entdecker-rulebook-events-pirate-spares = Whoever has a fort or a settlement on an island that is not complete is spared by pirates.

entdecker-rulebook-filling = Filling what is surrounded
entdecker-rulebook-filling-surrounded =
    At the end of the journey, before anything is scored,

    - every single unknown space with tiles or the edge on all four sides is filled with the matching open tile, and
    - every unknown area that is bordered by land alone is filled with land.

    No units and no events come with them. A clever explorer sees the filling coming.
    .caption = A great island with a hole. C3 and D3 are almost shut in: only D4 is missing.
entdecker-rulebook-filling-filled =
    Red sails from the south over D5 to D4 and places a scout there. Now C3 and D3 are bordered by land and become land; and E5, between the shore, the new tile of sea, the edge and White’s tile, is filled with what fits. With Red’s two there are { $tiles } new tiles. Two islands are complete: one is worth { $island }, the other, White’s, { $small }.
    .caption = After the filling: C3, D3 and E5 were covered without a journey.
entdecker-rulebook-filling-short = An open tile that has run out is taken from the discards, or else sought in the hidden stacks, which are then mixed again. When all hidden stacks are empty, the discards become two new ones. Waters that no ship can ever reach are filled, too; and if nothing anywhere can be discovered any more, the rest of the chart is filled and the game ends.

entdecker-rulebook-scoring = Scoring an island
entdecker-rulebook-scoring-complete =
    An island is complete when none of its land sides faces an unknown space. It is worth 1 point for each of its tiles, and 5 or 10 more for a waterfall. If several are complete in one turn, whoever’s turn it is says which comes next.
entdecker-rulebook-scoring-strength =
    Who is ahead? A settlement beats any number of forts, a fort beats any number of scouts. So compare settlements first, then forts, then scouts.

    - First place: the whole value.
    - Each further place: half of the place before, rounded up.
    - Equal units share a place, and each scores it in full.
    - Without a unit there you score nothing.
entdecker-rulebook-scoring-shares =
    Yellow has found the last tile of an island of { $value } tiles. Red and White each have a fort and a scout on it, Purple has a scout, and Yellow has nothing there; but the turn is not over, and a settlement is at hand.
    .caption = Nine tiles, three rivals: Yellow’s ship lies at E4.
entdecker-rulebook-scoring-nine =
    Yellow places the settlement and is ahead of everyone: { $yellow } points. Red and White are equal and share second place: { $red } and { $white }, half of 9 rounded up. Purple is third with { $purple }, half of 5 rounded up.
    .caption = The score track on the serpent after this island.
entdecker-rulebook-scoring-waterfall = The bonus of a waterfall is paid at once, to whoever first lays a tile land to land against it. The island is worth only its tiles.
entdecker-rulebook-scoring-sum = Strength is a sum: a settlement counts 3, a fort 2, a scout 1.
entdecker-rulebook-scoring-two = Only two places score: the first the whole value, the second half, rounded down.
entdecker-rulebook-scoring-tie = Of equals, whoever placed a unit on the island first is ahead.
entdecker-rulebook-scoring-leave = Then the units leave. Forts and settlements return to their owners. Scouts go into the jungle: beginning with whoever’s turn it is, everyone in turn sends one scout, until all are on their way.

entdecker-rulebook-jungle = Scouts in the jungle
entdecker-rulebook-jungle-paths =
    Seven paths of eight spaces each lead to the huts. A scout takes the free space nearest to the hut, on the path that its owner likes.

    - The first space is a _dot_: whoever steps there draws a produce token, looks at it in secret and hides it in the hut.
    - Spaces three and six are _eyes_: whoever steps there may look at what is hidden.

    Nine tokens are in the bag: three are worth 15 points, three 10, three 5. Two are never found.
entdecker-rulebook-jungle-seventeen =
    White completes the island with a scout on its last tile. It has { $tiles } tiles, and the waterfall adds { $bonus }. Yellow’s settlement takes { $yellow }, White’s fort { $white }, Red with two scouts { $red }, Purple with one { $purple }.
    .caption = The island of twelve tiles with its waterfall, after the scoring. Its scouts are on their way.
entdecker-rulebook-jungle-walk =
    Now the scouts. White sends one to path 1, finds a token there and remembers: tomato. Yellow has none. Purple finds the token of path 2. Red takes the third space of path 3, an eye, and sees what Yellow found long ago. White’s second scout strengthens path 4, Red’s second one goes to path 1.
    .caption = The jungle as White sees it: the tokens of paths 1 and 4 are known, the others are not.
entdecker-rulebook-jungle-tie =
    When the game is over all tokens are shown, and each goes to the player with most scouts on its path. On a tie it goes to the tied player whose scout is nearest to the hut.

    Purple and Red have two scouts each, but Purple’s is nearer: { $purple } points for Purple, nothing for Red and White.
    .caption = The first path at the end of a game.
entdecker-rulebook-jungle-last-space = Whoever takes the last space of a path wins its token at once. Paths that are not full at the end go by majority.

entdecker-rulebook-end = The end of the game, editions and variants
entdecker-rulebook-end-winner = The game ends after the turn in which the last space is covered. Islands of that turn are scored as always, then the jungle. Most points win; on a tie, most gold.
entdecker-rulebook-end-tie = On a tie the victory is shared.
entdecker-rulebook-end-editions =
    Entdecker was printed more than once, and its rules differ a little. A table chooses one edition, or mixes them: every difference is an option of its own. In this book such differences are marked.

    | Mayfair | as in this book |
    | Kosmos | the pirate rounds up; a scout may be taken back at any time in one’s turn |
    | Digest | units cost 2, 1 and 0 gold; strength is a sum; two places score; the first comer wins ties; waterfalls pay their finder; a settlement brings a scout; pirates spare the strong; the last space of a path wins its token |
entdecker-rulebook-end-top-scout = Scouts have numbers. Before play everyone secretly names two of them: at the end each of these _top scouts_ counts as two on its path.

entdecker-rulebook-glance-turn = A turn
    .text =
        1. Fewer than 4 gold: roll. You get the number, all others 1 more.
        2. Choose a start; pay the edge’s coins and 2 gold for each rival fort or settlement on the way.
        3. Announce and pay tiles, hidden or open.
        4. Draw, place, sail; again.
        5. Place a unit on the last tile, if you like.
        6. Surrounded spaces are filled.
        7. Complete islands are scored.
entdecker-rulebook-glance-costs = Gold
    .text =
        | South edge | free |
        | West, east edge | 1 |
        | North edge | 2 |
        | Rival fort or settlement | 2 to its owner |
        | Hidden tile | 1 |
        | Open tile | 4 |
        | Scout, fort, settlement | 1, 3, 6 |
entdecker-rulebook-glance-tile = Placing a tile
    .text =
        - Beside the ship, across sea.
        - Land to land, sea to sea; the edge is sea.
        - What fits must be placed; what does not is discarded.
entdecker-rulebook-glance-journey-ends = The journey ends
    .text = with the last tile, in a dead end, when a unit is placed, in a storm, or when you stop.
entdecker-rulebook-glance-events = Question marks
    .text =
        | Gold mine | 3 gold |
        | Pirate | takes half, rounded down |
        | Natives | a scout into the jungle, free |
        | Storm | the end of the journey, no unit |
entdecker-rulebook-glance-islands = A complete island
    .text =
        - is worth its tiles, and a waterfall 5 or 10 more.
        - Settlements decide, then forts, then scouts.
        - First all; then half each time, rounded up; equals score alike.
        - Forts and settlements come home, scouts go into the jungle.
entdecker-rulebook-glance-jungle = The jungle
    .text =
        - A scout takes the free space nearest to the hut.
        - Dot: draw a token and hide it. Eye: look at it.
        - At the end most scouts win the token: 5, 10 or 15 points. Tied: nearest to the hut.
entdecker-rulebook-glance-end = The end
    .text = After the turn in which the last space is covered. Most points win; tied: most gold.
