# What the command says of studies.

cli-help-study = Study a game: let bots play it in every way, and write a page with pictures about it.
cli-arg-study-games = How many games of the game as printed, at every number of players.
cli-arg-study-variant-games = How many games of each variant, and of each further bot. Half as many unless you say otherwise.
cli-arg-study-bots = Who plays: the first bot everything, further ones only the game as printed. A number of iterations may follow, as search@8.
cli-arg-study-iterations = How many iterations a choice may take.
cli-arg-study-out = The folder for the page, its pictures and, hidden, the games. The same command goes on where it stopped.
cli-study-cost = { $games ->
    [one] One game is
   *[other] { $games } games are
} to be played, { $kept } are there: about { $time } of one processor.
cli-study-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
cli-study-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
cli-study-nothing-left = All { $games } games are there.
cli-study-written = The study is in { $file }, with { $pictures ->
    [one] one picture
   *[other] { $pictures } pictures
} beside it.
