# farshore bot connect.

cli-help-bot = Let bots of yours play at a server.
cli-help-bot-connect = Put a bot at a table of a server, and play there until the game is over. Ctrl-C leaves; a bot of the server then plays on until you come back.
cli-connect-url = The link to a free seat (…/join#…), or the address of a table where the bot already sits (…/t/…).
cli-connect-bot = Which bot plays, as the arena names it: search, greedy:…, or a program, “cmd:./mybot”.
cli-connect-token = The token of the bot’s account, made on the page “You” there. Better in the variable, which others do not see.
cli-connect-seconds = For how long it thinks about a choice.
cli-connect-no-token = Who plays? Make a bot on the page “You” of that server and hand over its token: FARSHORE_BOT_TOKEN=… or --token.
cli-connect-bad-url = “{ $url }” is neither the link to a seat (https://…/join#…) nor the address of a table (https://…/t/…).
cli-connect-unreachable = { $place } cannot be reached: { $reason }
cli-connect-no-farshore = { $place } does not answer as a Farshore server does (status { $status }).
cli-connect-refused = The server says: { $text }
cli-connect-not-seated = The bot does not sit at that table. Seat it there, or use the link to a free seat.
cli-connect-plays = { $bot } sits at { $place } and plays { $game } as { $name }. Ctrl-C leaves.
cli-connect-waits = The connection broke. Trying again until it is back …
cli-connect-back = Connected again.
cli-connect-won = The game is over: won, with { $scores }.
cli-connect-over = The game is over, with { $scores }.
cli-connect-off = The table was called off.
cli-connect-left = Left. The seat is free again.
cli-connect-handed = Left. A bot of the server plays on; the same command takes the seat back.
