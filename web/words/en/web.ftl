# The page's own words: headings, buttons, hints. Everything about a game is said by the server, in the game's words.

farshore = Farshore
guest-name = Captain
your-name = Your name
keep = Keep
close = Close
try-again = Try again
loading = One moment …

# The start page.
welcome = Which shore will you explore?
    .text = { $games ->
        [3] Three games
       *[other] Games
    } of exploration at one table: alone against bots, together at one screen, or with friends by a link. Nothing to install, no account.
players = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
play-now = Play now
    .text = { $bots ->
        [0] Alone, with the printed rules.
        [one] You against a bot, with the printed rules.
       *[other] You against { $bots } bots, with the printed rules.
    }
    .against = You against { $names }, with the printed rules.
# Whom one plays against; the level is also drawn, as dots.
opponent-choose = Whom will you play against in { $game }?
opponent-level = { $name }, level { $level } of 4
set-up = Set up a table
my-games = Your games
my-games-next = Go on playing
my-games-over = Finished
my-games-waiting = Waiting for friends
my-games-running = Others’ turn
my-games-off = Called off
my-games-handed = A bot plays for you
my-games-resigned = You resigned
my-games-ways = What you can do: { $game }, { $names }
my-games-all = Show all { $count } games

# An address without a page, a server that does not answer.
nowhere = Uncharted waters
nowhere-text = There is nothing at this address. The link may be incomplete.
to-start = To the start page
error-unreachable = The server does not answer. Is it running, and are you connected?
error-unknown = Something went wrong (status { $status }). Please try again.
error-no-game = There is no game called “{ $name }” here.
board-problem = The board could not be drawn. Your game is safe: try again, or reload the page.
board-missing = The board could not be loaded. Your game is safe: reload the page.

# A map that outgrows its window.
map-all = All
map-nearer = Nearer
map-further = Further away
map-places = Places

# A game without a board of its own.
plain-nothing = –
plain-yes = yes
plain-no = no

# Settings.
settings = Settings
settings-theme = Light
    .system = As the device
    .light = Day
    .dark = Night
settings-moves = How moves are shown
    .calm = Calm
    .normal = Fast
    .still = Without motion
    .instant = At once

settings-turn = When it is my turn
settings-sound = A sound
settings-notify = A notification, when I look elsewhere
    .refused = This browser does not allow notifications from this page. Its settings for this page can change that.
    .insecure = Browsers show notifications only from this machine itself or by https.

# Setting up a table.
set-up-title = { $game }: a new table
who-plays = Who plays?
how-many = How many
what-is-played = What do you play?
more-options = More options
    .text = Details of the rules; as printed unless you change them.
option-other = something else …
preview = How it begins
preview-again = Another
    .text = Show another beginning: chance decides when the game begins.
begin = Begin
open-table = Open the table
seat-who = Who plays { $colour }
seat-name = Name of the player of { $colour }
seat-bot = Which bot plays { $colour }
seat-kind-me = Me
seat-kind-here = Someone here
seat-kind-open = A friend, by link
seat-kind-bot = A bot
seat-open-text = You get a link to send.

# An invitation.
invited-title = Farshore: an invitation
invited = { $host } invites you to a game of { $game }
invited-taken = Somebody already sits on this seat. Ask for another link.
sit-down = Sit down
invite = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
    .text = { $count ->
        [one] Send this link to a friend. The game begins when they have sat down; you can close this page and come back.
       *[other] Send each friend one of these links. The game begins when everyone has sat down; you can close this page and come back.
    }
    .guest = The game begins when everyone has sat down. You can close this page and come back.
invite-link = Invitation link
invite-here-only = This server can be reached from this machine only, and so can the link. So that others can join, stop it and start it again with
invite-code = Show as a code
    .label = A code to photograph: { $address }
invited-off = The table you were invited to was called off.
copy = Copy
copied = Copied

# What one may do about one's place at a table; .text: what it means.
way-fill = Let a bot play
bot-seat = Give the seat to { $name }
way-leave = Leave the table
    .text = Your seat becomes free for somebody else.
way-hand = Let a bot play for me
    .text = For the time being: you can take your seat back whenever you like.
way-return = Take my seat back
    .text = You play yourself again.
way-resign = Resign
    .text = A bot plays on for you, so that the others can finish their game. You cannot come back.
way-call-off = Call the game off
    .text = The game ends here, without a result, and cannot be taken up again.
way-forget = Remove from my list
    .text = From your list only: nobody else's game is touched.
way-no = No, go on
watching = You are watching
bot-plays-for-you = A bot plays for you
called-off = Called off

# The table.
title-your-turn = ● Your turn – { $title }
your-turn = Your turn
heard-turn = { $name }’s turn: { $story }.
heard-deeds = { $story }.
heard-now = { $title }. { $text }
turn-of = { $name }’s turn
turns-of-several = Several are choosing
not-begun = Not everyone is here
game-over = The game is over
# Before what a choice that one looks at would do: “the turn ends”
ahead = Then:
you-won = You won!
# $names: one, or all who share it
won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
# $parts: in which parts the winner was ahead of the next, and by how much: “Temples +12 and Villages +8”
won-by = What made the difference: { $parts }.
    .part = { $part } { $points }
undo = Undo
    .title = Take back your last action (U or Ctrl Z)
result = Result
choices = All choices as a list
choices-search = Find a choice
choices-none = There is nothing to choose at the moment.
choices-none-such = No choice with these words.
choices-more = … and { $count } more: type a word to find them.
panels = Panels
panel-seats = Players
    .short = Players
panel-story = The story so far
    .short = Story
panel-choices = What you can do
    .short = Choices
panel-rules = Rules
    .short = Rules
panel-settings = Settings
    .short = Settings
seat-open = A free seat
seat-you = you
seat-is-bot = bot
seat-is-outside = bot from outside
delay-note = Spectators see every move { $moves } moves later.
seat-is-open = free
seat-acts = to act
seat-won = winner
seat-show = Show
    .of = Show { $name }’s place
seat-points = { $points ->
    [one] { $written } point
   *[other] { $written } points
}
story = The story so far
story-empty = Nothing has happened yet.
story-here = What happened here
story-moment = As it was then
story-now = Back to now
skip-to-turn = Skip to my turn
    .watching = Skip ahead
    .title = Show at once all that others have done
show-again = Show me again
    .title = Show again, step by step, what the others did since your last move
    .now = Once more
playing-back = { $name } is playing
behind = The board shows something earlier. Go back to now first.
story-moment-turn = The board shows an earlier moment. Go back to now to act.
rule = Rule { $rule }
rules-search = Find in the rules
rules-none = No rule with these words.
record = Save the record of this game
connecting-again = Connecting again …
waits-for-line = Waiting for the line … then this is done: { $move }
your-move = your move
take-back = Take it back

# Several people at one screen.
pass = Pass the device to { $name }
    .text = Everyone else looks away.
pass-me = I am { $name }
pass-undo = Undo { $name }’s last action

# The end of a game.
points-by-part = Points by part
part = Part
look-at-map = Look at the map
play-again = Play again
next-game = To the next game

# Replay.
replay = Replay
replay-title = { $game }: replay
replay-beginning = The beginning.
replay-older-rules = Older rules have played this: the board is that of the next moment that can still be shown.
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
    .caps = End
replay-step = Step
replay-at = { $step } of { $steps }
replay-at-points = { $step } of { $steps }: { $points }
replay-turn-back = One turn back
    .caps = Page Up
replay-turn-forward = One turn forward
    .caps = Page Down
replay-speed = Speed
replay-times = { $speed } ×
replay-link = Copy a link to this moment
replay-told = What happened
curve-seat = { $name } { $total }
curve-label = How the points went. Here: { $told }
to-table = To the table

points-now = If it ended now
points-pending = would be added if the game ended now
reason = Why these points
# Where points come from: the list of all gains, and each of them shown on the map.
source-open = { $name }, { $part }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Show where they come from
source-of = { $name }: { $part }
source-turn = Turn { $turn }
source-begin = Start
source-none = No points here so far.
    .over = No points here.
# A game that began with a position, in which points had been won already
source-before = Points from before this game’s first turn
source-show = Show on the map
source-back = Back to the points
choices-anyway = { $idle }. Choose anyway?
choices-let-go = Let go

# Keys.
keys = All keys
keys-page = At the table
keys-game = In this game
keys-map = On the map, while it has the focus
keys-digit = Pick a choice: the first to the ninth, and the tenth
keys-next = To the next choice, or to the one before
keys-next-place = To the next place on the map that can be chosen, or to the one before
keys-enter = Do what is chosen
    .caps = Enter
keys-undo = Take back your last action
    .caps = U, Ctrl Z
keys-log = To the story, and back
keys-escape = End what moves, close a panel, put an answer aside, come back to now
keys-sheet = This sheet
keys-walk = Walk from place to place
keys-choose = Choose the place
keys-zoom = Nearer, further away
keys-whole = Show all of it
    .caps = Home
keys-turn = Turn the tile, or turn it back
keys-flip = The other face, or the next tile
keys-let-go = Let go of what is held

# The way to a rulebook, which has words of its own
book-read = Read the rulebook
    .of = Read the rulebook of { $game }

agree-back = Ask to go back
agree-end = Propose to end the game
agree-end-known = The game ends as it stands: with these points, without a winner. It cannot be taken up again.
agreed = Ended by agreement
seat-resigned = resigned
