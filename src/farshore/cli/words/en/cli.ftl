# What the farshore command says.

cli-help = Farshore: games of exploration in your terminal. Play, look at records, simulate, check files, read the rules.
cli-help-version = Say which version this is.
cli-help-games = List the installed games with their options and scenarios.
cli-help-play = Play a game in the terminal. It is saved after every action.
cli-help-serve = Serve the table that is played at in a browser.
cli-help-replay = Step through a record, or print it.
cli-help-review = Look a game that is over through: what was expected, what was given away, and what luck brought.
cli-help-simulate = Let bots play many games, usually random ones, and show statistics.
cli-help-check = Check records, positions and scenarios.
cli-help-rules = Read the rules of a game, or one of them.
cli-version = farshore { $version }
cli-version-compiled = farshore { $version } (compiled)
cli-interrupted = Interrupted.

cli-cannot-read = it cannot be read ({ $reason }).
cli-cannot-write = it cannot be written ({ $reason }).
cli-not-text = it is not a text file.

# Options of games
cli-arg-game = The name of the game.
cli-arg-option = An option of the game, as key=value; may be repeated. “{ $command } games” lists them.
cli-option-pair = “{ $text }” is not of the form key=value.
cli-option-unknown = { $game } has no option “{ $key }”. It has: { $known }.
cli-option-value = “{ $value }” is not a value of { $key }. It may be: { $values }.
cli-no-scenarios = { $game } has no scenarios.
cli-value-number = a number
cli-value-text = text
cli-value-list = words with commas between

# games
cli-games-none = No games are installed.
cli-games-players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
cli-games-default = usually { $value }
cli-games-scenarios = Scenarios: { $scenarios }
cli-games-bots = Bots: { $bots }
cli-games-rules = Rules: { $command } rules { $game }  ·  Play: { $play } { $game }

# rules
cli-arg-rule = The number of a rule, such as 31 or ENT-31.
cli-rules-unknown = { $game } has no rule “{ $number }”. “{ $typed }” lists them.
cli-rules-more = Read one: { $typed } { $number }

# serve
cli-serve-open = Open the table in a browser.
cli-serve-at = The table is open at { $address } – stop it with Ctrl-C.
cli-serve-others = Others in your network find it at { $address }/
cli-serve-kept = Games are kept in { $folder }.
cli-serve-workers = { $workers } processes serve it.
cli-serve-workers-where = { $workers } processes need a PostgreSQL database, which “database” names: a folder of SQLite has one.
cli-serve-stopped = The table is closed. Every game is kept.
cli-serve-running = { $address ->
    [0] The tables in { $folder } are already open.
   *[other] The tables in { $folder } are already open at { $address }
}
cli-serve-in-use = Port { $port } at { $host } is taken: { $reason }. Name another one with --port, or 0 for any.
cli-serve-cannot = Cannot listen at { $host }, port { $port }: { $reason }.

# play: arguments
cli-arg-seats = Who plays, in order: “you” (several for one keyboard) and bots by name, such as “ines” or “random”; `games` lists them. Usually you against two characters of the second level.
cli-arg-scenario = The name of an installed scenario, or a file of your own: a scenario, or a pack of tiles for Explorers.
cli-arg-seed = A text from which all chance is drawn, to play the same game again.
cli-arg-save = Where to save the game instead of the usual folder.
cli-arg-resume = Go on with a saved game.
cli-arg-from = Begin from a position file.
cli-arg-hints = Let whoever is to move ask for a hint, also when several play at one keyboard.
cli-arg-board = How large the board is drawn.
cli-seats-unknown = “{ $seat }” is not a player. Seats are “you” or a bot: { $bots }.
cli-seats-resume = This game has { $seats } seats.
cli-resume-seats = This game was played by { $names }. Say who goes on, seat by seat: --seats you,…
cli-seed-length = A seed has 1 to { $most } bytes.
cli-resume-alone = A saved game brings its own game, options, position and seed: leave out { $others }.
cli-save-exists = { $file } is already there. To go on with it: { $command }
cli-from-alone = A position brings its own options: leave out { $others }.

# play: at the table
cli-table-seat = { $seat } ({ $player })
cli-choose = { $seat } — { $asked }
cli-choose-how = { $count ->
    [one] Type 1 or the action, ? for help.
   *[other] Type a number (1–{ $count }) or an action, ? for help.
}
cli-no-number = There is no choice { $number }: they go from 1 to { $count }.
cli-choose-anyway = { $idle }. Choose it anyway? Then type it once more.
cli-why-not = { $sentence } ({ $rule })
cli-pass = Pass the keyboard to { $seat }.
cli-pass-enter = { $seat }, press Enter when nobody else is looking.
cli-over = The game is over.
cli-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
cli-column-seat = player
cli-column-total = total
cli-saved-at = The record is saved in { $file }
cli-saved = Saved in { $file }
cli-goodbye = The game is saved. To go on: { $command }
cli-resume-over = There is nothing to go on with: the game is over. Look at it with: { $command }

cli-help-commands = You may type:
cli-help-number = a number
cli-help-number-text = make that choice
cli-help-notation = { $example }
cli-help-notation-text = an action as it is written at the end of each choice
cli-help-choices-text = show the choices again
cli-help-board-text = draw the board again
cli-help-page = { $page ->
    [islands] unfinished islands: size, open sides, who would score what
    [odds] how likely each tile is to come next
    [legend] what the signs on the board mean
    [points] the points and where they come from
    [temples] the temples and their points
    [achievements] the achievements and how far you are
    [tiles] the tiles still to choose from
    [regions] the regions: size, explorers, points
    [gaps] the gaps and what is in them
    [bag] what is left in the bag
    [map] the whole map
    [blue] Blue’s landscape
    [orange] Orange’s landscape
    [green] Green’s landscape
    [violet] Violet’s landscape
   *[other] show { $page }
}
cli-help-log-text = everything that happened so far
cli-help-hint-text = what a strong player would do, and why; once more: what else
cli-help-rules-text = the list of rules, or one rule
cli-help-save-text = write a copy of the record to a file; it shows everything: the secrets of all, and the seed
cli-help-quit-text = leave the table; the game is saved and can be resumed
cli-save-where = Say where: save FILE

# replay
cli-arg-record = The file of a record.
cli-arg-print = Print the whole record as text.
cli-arg-seat = See it as this seat: a colour, or a number from 1.
cli-seat-unknown = There is no seat “{ $seat }”. Seats: { $known }.
cli-replay-title = { $game }, { $seats }: { $steps } moves
cli-replay-start = The start
cli-replay-move = Move { $number } of { $count } — { $seat }: { $action }
cli-replay-keys = Enter: next · b: back · a number: go there · q: quit
cli-replay-what = Type Enter, b, a number from 0 to { $count }, or q.
cli-replay-no-board = (This was played by older rules: what happened is known, how the board looked is not.)
cli-replay-unfinished = The game is not over yet.

# simulate
cli-arg-games = How many games.
cli-arg-sim-seed = A text or number from which all games are drawn; the same one gives the same games.
cli-arg-jobs = How many processes; 0 for one per processor.
cli-arg-players = How many players.
cli-arg-csv = Write one line per game to this file.
cli-arg-bots = Which bots play: one for all seats, or one for each. Usually “random”.
cli-bots-seats = There are { $bots } bots for { $seats } seats: name one for each, or one for all.
cli-sim-title = { $games ->
    [one] 1 { $kind ->
        [random] random game
       *[bots] game
    }
   *[other] { $games } { $kind ->
        [random] random games
       *[bots] games
    }
} of { $game }, { $players } players, seed “{ $seed }”
cli-sim-lengths = length of a game
cli-sim-seat = points by seat
cli-sim-mean = mean
cli-sim-least = min
cli-sim-most = max
cli-sim-decisions = decisions
cli-sim-chances = chance steps
cli-sim-turns = turns
cli-sim-wins = wins
cli-sim-share = of games
cli-sim-speed = { $rate } games per second, { $decisions } decisions per second, { $seconds } s in all{ $jobs ->
    [one] { "" }
   *[other] , starting { $jobs } processes included
}
cli-sim-ended = The games { $first } to { $last } ended every process in which they were tried.
cli-sim-csv = One line per game is in { $file }

# check
cli-arg-files = Records (.jsonl), positions and scenarios (.toml), packs of tiles (.txt).
cli-check-good = { $file }: { $verdict }
cli-check-record = a valid record of { $game }: { $steps } steps, { $end ->
    [over] the game is over ({ $scores })
   *[open] the game is not over yet
}, { $seed ->
    [checked] every chance step is what the committed seed says.
    [promised] the seed is committed to but not yet shown, so chance is not checked.
   *[none] no seed was committed to, so chance is not checked.
}{ $unproven ->
    [0] { "" }
   *[other] { " " }The first { $unproven } were played by older rules and are taken as the record tells them.
}
cli-check-position = { $seats ->
    [one] a valid position of { $game } for 1 player.
   *[other] a valid position of { $game } for { $seats } players.
}
cli-check-scenario = a valid scenario of { $game }.
cli-check-unknown = it is neither a record nor a position nor a scenario of an installed game.
cli-check-cut-off = the last line was cut off, as a crash does; everything before it is good. To go on: { $command }
cli-check-toml = it is neither a record (JSON Lines) nor TOML: { $reason }

# Entdecker's board
cli-ent-head = Entdecker · { $edition } rules · scenario “{ $scenario }” · { $undiscovered ->
    [0] everything is discovered
    [one] 1 space undiscovered
   *[other] { $undiscovered } spaces undiscovered
}
cli-ent-gold = gold
cli-ent-points = pts
cli-ent-hidden = Hidden Stacks, ? on top
cli-ent-open = Open Stacks
cli-ent-jungle = Jungle paths, from the hut
cli-ent-token = { $name } { $points }
cli-ent-islands = Islands: value (open sides)
cli-ent-more-islands = … and { $count } more: islands
cli-ent-no-islands = There are no unfinished islands.
cli-ent-complete = complete
cli-ent-top-scouts = top scouts { $first } and { $second }
cli-ent-in-hand = You hold { $tile }. { $asked }
cli-ent-draws-left = { $draws ->
    [0] { $announced ->
        [one] The { $kind } tile is drawn.
       *[other] All { $announced } { $kind } tiles are drawn.
    }
   *[other] { $draws } of { $announced } { $kind } tiles still to draw.
} { $asked }
cli-ent-draw = { $back ->
    [question-mark] { $draw } (? on top, { $size } left)
   *[other] { $draw } (plain, { $size } left)
}
cli-ent-column-island = island
cli-ent-column-value = value
cli-ent-column-tiles = tiles
cli-ent-column-bonus = bonus
cli-ent-column-open-sides = open sides
cli-ent-column-would-score = would score now
cli-ent-column-tile = the next tile
cli-ent-column-chance = chance
cli-ent-odds-plain = With a plain back
cli-ent-odds-question-mark = With a question mark
cli-ent-tile-event = { $tile }: { $event }
cli-ent-part-islands = islands
cli-ent-part-waterfalls = waterfalls
cli-ent-part-produce = produce
cli-ent-part-gold = gold
cli-ent-legend-land = land of an unfinished island; brighter if laid in this turn
cli-ent-legend-done = land of a completed island
cli-ent-legend-sea = sea with its sailing lines
cli-ent-legend-dark = undiscovered; light where the tile in hand fits
cli-ent-legend-falls = a waterfall and its bonus
cli-ent-legend-ship = the ship
cli-ent-legend-coins = an Edge Space and what a journey from there costs; light if you may start there
cli-ent-legend-start = a tile where you may start
cli-ent-legend-scout = a scout, with the first letter of its colour
cli-ent-legend-fort = a fort
cli-ent-legend-settlement = a settlement
cli-ent-legend-path = spaces of a jungle path: the dot, where a token is drawn, and an eye, where it is looked at; small letters behind a path: who knows its token
cli-ent-legend-back = a Hidden Stack of 18 tiles with a question mark on top
cli-ent-legend-open = an Open Stack: the strokes point at the land, the number is what is left
cli-ent-legend-island = an island worth 9 points if it were complete, with 2 sides open

# a hint at the table
cli-hint-thinking = The coach is thinking …
cli-hint-best = I would do this:
cli-hint-second = Or else this:
cli-hint-not-agreed = Several play at this keyboard and have not agreed on hints. Begin with --hints to allow them.

# a game that is over, looked through
cli-arg-review-seconds = Seconds to think about each choice.
cli-arg-review-iterations = Think so many iterations about each choice instead: the same file then gives the same review.
cli-review-thinking = Looking the game through
cli-review-curve = What everyone expected to have at the end ({ $bot } thinks so)
cli-review-played = How everyone played
# the heads of columns
cli-review-choices = choices
cli-review-best = as good as the best
cli-review-lost = given away
cli-review-luck = luck
cli-review-turning = Where the game turned
cli-review-none = Nowhere: nothing swung the game by as much as a point.
cli-review-choice = Move { $number }: { $seat } gives away { $points } points
cli-review-done = Done: { $move }
cli-review-better = Better: { $move }
# $points: with their sign
cli-review-by-luck = Move { $number }: luck, { $points } for { $seat }
# By seat, what was expected at the end before it, and then: “41 : 38”
cli-review-expected = Expected: { $before }, then { $after }
