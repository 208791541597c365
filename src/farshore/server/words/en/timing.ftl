# What the log of a table says about time. { $seat } is a name.
server-seat-late = The time of { $seat } is up.
server-seat-takeover = The time of { $seat } was up. A bot plays until they come back.
server-seat-vote = Somebody votes that a bot plays for { $seat }.
server-seat-free = The host has freed the seat of { $seat }. Somebody else can take it.
server-seat-pause-ask = { $seat } would like a pause.
server-seat-pause-no = { $seat } would rather play on.
server-seat-pause = All agree to a pause. The clocks stand still.
server-seat-resume = { $seat } ends the pause. The clocks run again.
