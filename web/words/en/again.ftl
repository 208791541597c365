# Going on from a moment of a game, records from a file, and spectators who see later.

go-on = Continue from here
    .text = A new table begins as it stands here; what chance brings from now on is new. Who plays?
    .alone = What you do not know here is dealt anew.
    .begin = Begin
record-file = A record from a file
    .text = Look at a game that was played elsewhere, and continue from any of its moments: a record that you saved from a table, or in the terminal.
    .choose = Choose a file
    .reading = Reading …
    .large = This file is too large to be a record.
spectators = When spectators see a move
    .now = At once
    .later = { $moves } moves later
    .text = So that nobody who looks on can help. When the game is over, they see everything.
