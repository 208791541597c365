# Sentences of the core: what can go wrong at any table.

not-your-turn = It is not { $seat }'s turn.
game-over = The game is over.
your-move = It is your move.
others-move = { $count ->
    [one] It is { $names }'s move.
   *[other] { $names } are to move.
}
no-such-seat = There is no seat { $seat }; seats are counted from 0 to { $last }.

bad-options = { $game } cannot be played like this: { $reason }
bad-notation = “{ $text }” is not an action.
bad-notation-because = “{ $text }” is not an action: { $reason }

bad-file = { $file }: { $reason }
bad-file-at = { $file }, { $at }: { $reason }
bad-position = This position cannot be: { $reason }
bad-position-at = This position cannot be, at { $at }: { $reason }

bad-record = This record is not valid: { $reason }
bad-record-line = Line { $line } of the record: { $reason }
bad-record-step = Step { $step } (line { $line }) of the record: { $reason }
record-line = line { $line }

unknown-game = There is no game called “{ $name }”. Installed: { $known }.
broken-game = The game { $name } is installed but cannot be loaded: { $reason }
missing-extra = { $extra ->
    [bots] Farshore's search
    [cluster] Farshore's arena on many machines
    [lab] Farshore's laboratory
    [play] Farshore's terminal
    [postgres] What Farshore needs for PostgreSQL
    [table] Farshore's table
   *[other] This part of Farshore
} is not installed. Type: pip install 'farshore[{ $extra }]'
game-brought-twice = several installed packages bring a game of this name ({ $values }).
game-not-a-game = { $value } is not a Game.
game-other-name = it calls itself “{ $other }”.

not-an-action = { $found } is not an action of { $game }.
seats-not-possible = it is for { $least } to { $most } players, not { $seats }.
start-has-options = a position brings its own options.
start-has-seats = the position has { $seats } seats.

position-content = there are no data files “{ $name }”; there are: { $known }.

record-empty = it is empty.
record-header-first = the first line must say which game it is.
record-header-once = only the first line says which game it is.
record-after-end = nothing can follow the end.
record-checkpoint-place = the checkpoint says it stands after step { $found }, but it stands after step { $steps }.
record-checkpoint-differs = the checkpoint does not show how the game stood.
record-format = it has format { $found }; this program knows formats 1 to { $known }.
record-other-game = it is a game of { $found }, not of { $known }.
record-other-content = { $reason } It was played with other tiles or numbers than { $game } has here: that may be why.
record-rules-version = it was played by version { $found } of the rules; this program plays version { $known }.
record-rules-changed = { $reason } It was played by version { $found } of the rules, this program plays version { $known }: it can be continued from { $after ->
        [0] its start
       *[other] step { $after }
    }.
record-redacted = it shows only what one seat may know, so it cannot be played again.
record-seats = it names { $names } players, but { $seats } play.
record-bad-seed = its seed is not a seed.
record-broken-commitment = its seed is not the one that was committed to.
record-needs-seed = to go on, the seed it was begun with is needed.
record-not-to-act = { $seat ->
    [-1] chance has nothing to decide here.
   *[other] it is not the turn of seat { $seat }.
}
record-impossible-chance = chance cannot bring “{ $action }” here.
record-not-the-seed = chance brought “{ $action }”, but the seed says otherwise.
record-no-end = the game is over, but the record has no end.
record-not-over = the record ends, but the game is not over.
record-scores = the scores are { $known }, not { $found }.
record-winners = these are not the winners.

# The last item of a list: “Red and White”, “Red, White and Yellow”.
name-list = { $others } and { $last }
# What one player gets: an item of “Red 9, White 5”.
name-share = { $seat } { $amount }

document-nested = it is nested too deeply to be read.

# What would happen, in few words, before somebody decides; $signed is “+2” or “−3”, $points the number, $parts what for.
foreseen-points = { $points ->
    [one] { $signed } point ({ $parts })
   *[other] { $signed } points ({ $parts })
}
foreseen-points-other = { $seat } { $signed }
foreseen-chance = then chance decides
foreseen-secret = something hidden is shown
