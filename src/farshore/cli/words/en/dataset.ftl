# What the command says of datasets.

cli-help-dataset = Let bots play, and write their games as Parquet files for learners.
cli-arg-dataset-folder = The folder for the files, and for the games themselves. The same command goes on where it stopped.
cli-arg-dataset-bots = Who plays: one bot on all seats, or several against each other, with commas between them.
cli-arg-dataset-games = How many games; of several bots, each pairing so many.
cli-arg-dataset-positions = Whether every row says how the game stood, as a position document with its secrets.
cli-arg-dataset-observations = Whether every row says what the seat saw, as arrays of numbers.
cli-dataset-written = { $folder } has { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] one game.
   *[other] { $games } games.
}
cli-dataset-broken = { $games ->
    [one] One further game was
   *[other] { $games } further games were
} lost by a fault of a bot, and left out.
