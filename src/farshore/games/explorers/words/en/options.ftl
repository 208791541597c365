# The game itself, and what a table may agree on. An option's title is the message, its explanation .text; each of its
# values is an attribute of that name.

game-explorers = Explorers
    .text = Everyone explores the same land at the same time, square by square, each with marks of their own. Gather provisions and gems, find keys to the temples before the others do, and befriend the villages. It can be played alone, too.

explorers-option-provisions = Provisions
    .text = How apples, carrots and fish are gathered and scored in each round.
    .basic = one of each kind in every round
    .expert = none in round 1, then up to four apples, up to four carrots, up to four fish
explorers-option-gems = Gems
    .text = What gems are worth at the end of each round.
    .basic = a point for each gem found so far
    .expert = a track that begins with negative numbers
explorers-option-temples = Temples
    .text = What exploring a temple brings.
    .basic = 12, 10, 8 or 6 points, the most for who comes first
    .expert = 8 points for everyone, and extra marks for who comes early
explorers-option-villages = Villages
    .text = What marks beside villages are worth at the end of the game.
    .basic = every village scores
    .expert = only the village with fewest marks beside it scores
explorers-option-achievements = Number of achievements
    .text = How many achievements are drawn before play, from 0 to 3.
explorers-option-chosen_achievements = Achievements of your choice
    .text = Up to three achievements by their short names, such as N1, F and R5, played instead of drawn ones.
    .none = none chosen
explorers-option-map = Map
    .text = How the map comes about: by chance, by the first player, or as a map code such as 3r1 7r0 5r2 1r3.
    .random = tiles and how they lie are drawn at random
    .first-player = the first player lays the tiles
explorers-option-first_seat = First player
    .text = Who has the first-player marker in round 1.
    .first = the first seat
    .second = the second seat
    .third = the third seat
    .fourth = the fourth seat
    .random = a seat drawn at random
explorers-option-may_stop = Stopping early
    .text = Whether a player may give up marks that could still be placed.
    .true = players may stop early
    .false = marks are compulsory while a square can be marked
explorers-option-own_tiles = Terrain tiles of your own
    .text = The text of a pack of eight tiles, played instead of those that come with the game.
    .none = the eight tiles that come with the game
