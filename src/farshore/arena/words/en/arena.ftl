# What the arena says: tournaments between bots and their report.

arena-too-few = A tournament needs at least two bots.
arena-no-store = it holds no games of the arena.
arena-other-tournament = it holds another tournament: { $differences }. Name another file.
arena-difference = { $field } is “{ $found }” there, not “{ $meant }”
arena-fault = { $kind ->
    [illegal] { $bot } did what it may not do: { $what }
    [late] { $bot } did not answer within { $what } seconds.
   *[crash] { $bot } gave up: { $what }
}
arena-unplayable = { $games ->
    [one] One game ended every process in which it was tried; nobody won it.
   *[other] { $games } games ended every process in which they were tried; nobody won them.
}

# figures
arena-percent = { $share } %
arena-share = { $value } % [{ $low }, { $high }]
arena-estimate = { $value } [{ $low }, { $high }]
arena-interval = { $low }–{ $high }
arena-spread = { $value } ± { $spread }
arena-ms = { $time } ms
arena-mean-of = Mean { $mean }, from { $count ->
    [one] one figure
   *[other] { $count } figures
}
arena-time = { $mean } · 95 %: { $most } · longest: { $longest }
arena-seat-figures = { $share }; { $points } points

arena-terms = { $games ->
    [one] One game
   *[other] { $games } games
}, { $seats } players, { $budget } a choice, seed “{ $seed }”.
arena-budget = { $kind ->
    [seconds] { $seconds } s
    [iterations] { $iterations ->
        [one] 1 iteration
       *[other] { $iterations } iterations
    }
   *[both] { $seconds } s or { $iterations } iterations
}
arena-options = Options: { $options }.

# heads of columns
arena-head-bot = bot
arena-head-against = against
arena-head-rating = Elo
arena-head-skill = openskill
arena-head-share = wins
arena-head-fair = fair share
arena-head-points = points
arena-head-lead = lead
arena-head-games = games
arena-head-game = game
arena-head-time = a choice
arena-head-mean = mean time
arena-head-most = 95 %
arena-head-longest = longest
arena-head-faults = faults
arena-head-illegal = illegal moves
arena-head-late = too late
arena-head-crashes = crashes
arena-head-seat = seat
arena-head-reason = what happened
arena-head-decisions = decisions

# the report
arena-page-title = { $game }: a tournament between bots
arena-sat = { $seat }: { $bot }
arena-page-record = Save the record
arena-page-close = Close
arena-page-older = This browser is too old to unpack the game.
arena-page-made = Made by Farshore { $version }. All intervals are of 95 %. A saved record is opened by “farshore replay FILE”.
arena-section-ratings = Ratings
    .text = Elo points by Bradley and Terry, 0 in the mean; the bar is the interval. In the table also openskill, wins by seat (a shared victory counts in part) and the lead over the best of the others.
arena-section-cross = Who ends before whom
    .text = How often the bot of the row ended before the bot of the column; a tie counts half.
arena-section-meetings = Pairings
    .text = How the first bot fared against the others: every table is played once from each seat with the same luck.
arena-section-scores = Points
    .text = How the points of each bot are spread over its games; the line is the mean.
arena-section-seats = By seat
    .text = How often each seat wins, whoever sits there; the dashed line is the fair share.
arena-section-time = Time for a choice
    .text = Dot: the mean; thick: 95 % take no longer; thin: the longest. Processor time; for a program of its own, how long it was waited for.
arena-section-length = Length of a game
    .text = How many decisions all players together make; the line is the mean.
arena-section-faults = Illegal moves, delays and crashes
    .text = Whoever does what is not allowed, does not answer in time or crashes has lost that game; the others share the victory.
    .none = No game was lost by a fault.
arena-section-games = Every game
    .text = Choose a number to read that game move by move, and to save its record. ★ won, ✗ lost by a fault.
