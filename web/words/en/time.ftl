# Time: what a table agrees on
time = Time
time-none = No clock
    .text = Everybody takes as long as they like.
time-live = Live
    .text = All are there together: each has a bank of time for the whole game, and every turn of one’s own adds some.
time-days = Days
    .text = Over days: each has so long for every turn. Nothing is lost while the server is down.
time-pace = How long?
time-own = Other
time-own-bank = Minutes for the game
time-own-increment = Seconds more for every turn
time-own-days = Days for every turn
# { $days }, { $bank } and { $increment } are lengths of time, such as “3 days”
time-pace-days = { $days } a turn
time-pace-live = { $bank } each, and { $increment } more a turn
time-pace-bank = { $bank } each
time-takeover = Whoever runs out of time
    .text = They are reminded first. Then, after two minutes live or half a day in a game over days, a bot may play for them.
time-takeover-vote = The others vote
    .text = If somebody runs out of time, the others may vote that a bot plays until they come back
time-takeover-host = The host decides
    .text = If somebody runs out of time, the host may let a bot play until they come back; on the host’s own seat the others vote
time-takeover-automatic = A bot takes over
    .text = If somebody runs out of time, a bot plays until they come back
time-takeover-never = Nobody takes over
    .text = No bot takes over; the host may give the seat of whoever ran out of time to somebody else
time-bot = The bot that takes over
    .text = It gives the seat back when its person returns.
time-bot-usual = The usual one

# The clocks at a table. { $left } is a length of time, such as “2 days and 4 hours”
time-left = { $left } left
    .still = { $left } left, the clock stands still
time-up = Time!
time-is-up = Your time is up
time-is-up-yours = Your time is up.
time-is-up-of = { $name }’s time is up.
time-late-you = Move now: a bot may play for you any moment.
time-late-you-soon = Move now: in { $left } a bot may play for you.
time-late-soon = In { $left } a bot may play for them.
time-take-over = Let a bot play
time-vote = Vote for a bot
time-votes = { $votes } of { $needed } votes for a bot.

# A pause
time-pause = Propose a pause
    .text = When all agree, the clocks stand still until somebody goes on.
time-paused = Pause
    .text = Pause: the clocks stand still. Whoever likes may still move.
time-resume = Go on
time-asked = { $names } would like a pause.
time-asked-you = You would like a pause. It begins when all agree.
time-agree = Agree
time-decline = Rather not
time-withdraw = Play on after all

# The host frees a seat
time-free = Free { $name }’s seat
    .text = { $name } will no longer play here. You get a link by which somebody else can take the seat, or you give it to a bot.
    .soon = Possible in { $left }: all must have waited for a good while.
