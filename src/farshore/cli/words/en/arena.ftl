# What the command says of tournaments.

cli-help-arena = Let bots play tournaments, and rate them.
cli-arg-arena-bots = The bots: by name (greedy), with settings (search:plans=12), or a program of your own (cmd:./mybot).
cli-arg-arena-games = How many games for each pairing; rounded up, so that every seat is played alike.
cli-arg-arena-seconds = How many seconds a choice may take.
cli-arg-arena-iterations = How many iterations a choice may take; such games can be played again exactly. 1000 unless you say otherwise.
cli-arg-arena-gauntlet = The first bot against each of the others, instead of everybody against everybody.
cli-arg-arena-sprt = Stop as soon as it is clear whether the first bot is stronger by the second number of Elo points rather than the first, as 0:30.
cli-arg-arena-ray = Play on the Ray cluster at this address instead: auto, local, ray://…
cli-arg-arena-out = Keep all games in this file, as they come. The same command goes on where it stopped.
cli-arg-arena-report = Write a page with charts and replays to this file.
cli-arena-budget = A choice takes more than 0 seconds or iterations.
cli-arena-sprt = “{ $text }” is not of the form 0:30: two numbers of Elo points, the lower one first.
cli-arena-sprt-two = The test compares two bots: name exactly two.
cli-arena-verdict = { $found ->
    [high] { $bot } is stronger: the test takes { $high } Elo points rather than { $low } (after { $tables } tables, LLR { $ratio }).
    [low] { $bot } is not stronger: the test takes { $low } Elo points rather than { $high } (after { $tables } tables, LLR { $ratio }).
   *[none] The test between { $low } and { $high } Elo points is not decided (after { $tables } tables, LLR { $ratio }).
}
cli-arena-fault = Game { $number }: { $what }
cli-arena-kept = All games are in { $file }
cli-arena-report = The report is in { $file }
