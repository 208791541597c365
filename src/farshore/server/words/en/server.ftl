# What the web table says, apart from what the games say themselves.

# at the table
server-taken-back = { $seat } takes back the last action.
server-waiting-for = { $count ->
    [one] A seat is still free: send the link to whoever shall play.
   *[other] { $count } seats are still free: send the links to whoever shall play.
}
# Two people of the same name: “Ann 2”.
server-numbered-name = { $name } { $number }

# who plays
server-seat-fill = A bot takes the seat of { $seat }.
server-seat-leave = { $seat } has left; the seat is free again.
server-seat-hand = A bot plays for { $seat } for the time being.
server-seat-return = { $seat } plays again.
server-seat-resign = { $seat } resigns. A bot plays on.
server-seat-call-off = The table is called off.
server-is-off = The table was called off. There is no more play here.

# what cannot be done
server-bot-plays = A bot plays for you at this table. Take your seat back first.
server-no-seat-change = This cannot be done at this table as it stands now.
server-freed-too-soon = A seat can be freed when all have waited for a good while. Try again in { $minutes ->
    [one] a minute.
   *[other] { $minutes } minutes.
}
server-stopped = This game was begun by version { $found } of the rules and cannot go on by version { $known }. It can only be looked at, as far as it goes.
server-broken-table = This table can no longer be read. Whoever runs the server finds the reason in its log.
server-only-to-look-at = This game was begun by older rules and can only be looked at.
server-stale = Something happened before that arrived. Look again, then choose.
server-waiting = Not everyone has joined yet.
server-cannot-undo = This can no longer be taken back: chance has decided, something was revealed, or somebody else has acted.
server-not-your-seat = This is not your seat.
server-not-coached = The coach may not be asked here: others play at this table, and it was not agreed.
server-coach-busy = The coach has no answer just now. Ask again in a moment.
server-not-your-table = You do not play at this table.
server-no-action = There is no action “{ $action }” in this game.
server-bad-action = “{ $action }” does not make sense like this: { $reason }
server-no-step = The game has no step { $step }.
server-me-twice = You can sit on one seat only; add others at your screen as people here.
server-stranger = You have not told your name yet.
server-signed-out = You have signed out here. Load the page again.
server-wrong-sign-in = Name and password do not belong together.
server-try-later = That was tried too often. Try again in { $seconds } seconds.
server-short-password = A password needs at least { $least } characters.
server-has-account = You have a password already.
server-no-sign-in = This link signs nobody in: it was used, or it is too old. Make another one.
server-no-name = A name needs at least one letter or digit.
server-long-name = A name has at most { $most } characters.
server-not-over = This game is not over yet.
server-too-many = You have { $most } games that are not over. Finish one first.
server-too-many-here = From your network, { $most } games are under way. Finish one first.
server-no-room = This server has no room for another table just now. Tables that are already there go on.
server-no-room-for-guests = This server has no room for more people just now. Whoever is here already plays on.
server-table-full = More has happened at this table than can be kept. It can only be looked at now.
server-share-used = You have done as much at this table as one person can. The others play on, and you can still resign.
server-logged-too-much = So much was done from your network that this server keeps no more of it just now. Wait a moment.
server-too-many-watch = { $most } people watch this table already.
server-no-table = There is no such table.
server-no-invitation = There is no such invitation.
server-not-invited = Nobody has invited you to a seat at this table.
server-taken = Somebody else has taken this seat.
server-log-differs = chance would not bring this again.

# what goes wrong on the way
server-bad-request = This cannot be understood: { $reason }
server-not-found = There is nothing at this address.
server-method = This address is not meant to be used like that.
server-too-large = That is more than this server reads at once.
server-half-sent = Only part of the request has arrived, so it did not happen.
server-not-json = The request must be JSON.
server-not-text = The request must be text in UTF-8.
server-origin = Another site has sent this; only Farshore's own page may.
server-host = This server is not called “{ $host }”. Whoever runs it can allow the name: farshore serve --allow NAME
server-too-often = That was too much at once. Wait a moment.
server-too-many-sockets = Too many pages are connected to this server; close some that you do not need.
server-not-saved = It could not be saved, so it did not happen. Try again.
server-data-gone = The folder in which this server keeps its tables is gone, so it did not happen. Whoever runs the server must bring the folder back and start the server again.
server-written-elsewhere = Another server uses the same tables. Load the page again.
server-failed = Something went wrong here; it is not your fault, and nothing was changed.
server-newer-data = The tables in { $folder } were kept by a newer Farshore. Install that one, or name another folder.
server-bad-data = The tables in { $folder } cannot be read: { $reason }. Bring back a copy of that folder, or name another one.
server-no-person = Nobody is known as { $person }.
server-still-played = This game is not over. Its record tells everyone’s secrets and what chance will bring; add --secrets if you must have it.
server-other-version = The tables in { $folder } are kept as another version of Farshore keeps them. Start the server of this version once, which brings them up to date, or use the other version.
server-other-servers = Servers of another version of Farshore use the database { $address }. Stop all of them first, then start those of this version.
server-not-empty = There are tables in { $address } already. Name an empty database.
server-no-database = The database { $address } cannot be opened: { $reason }.
server-no-page = The page has not been built. In a checkout, ./play builds it; or: pip install .
