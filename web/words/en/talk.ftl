# Talk at a table: what is said there, and who reads it.
talk = Talk
    .short = Talk
talk-unread = { $count ->
    [one] Talk: a new message
   *[other] Talk: { $count } new messages
}
# for whoever listens: what somebody has just said
talk-heard = { $name } says: { $text }
talk-closed = Only those at the table read this.
talk-open = Whoever watches reads this, too.
talk-people = Who is read
talk-said = What was said
talk-empty = Nobody has said anything yet. Name a place as the story does, and it can be shown on the board.
talk-empty-watching = Nobody has said anything yet.
# instead of what was said, on a device where somebody wants none of it
talk-off = Talk is switched off on this device.
talk-silenced = The host does not let you talk here for now.
talk-signs = Say it by one click
talk-write = Say something
talk-send = Send
talk-you = You
talk-removed = This message was removed.
talk-reported = Reported: please have a look.
talk-reported-done = The host is told about this message.
talk-remove = Remove this message
talk-report = Report this message to the host
# only for oneself, at all tables
talk-mute = Do not read { $name }
talk-unmute = Read { $name } again
# only the host of a table can do this; nobody there reads { $name } then
talk-silence = Let { $name } not talk here
talk-unsilence = Let { $name } talk again
talk-open-choice = Whoever watches may read what is said from now on
talk-wanted = Show talk on this device
talk-sign-well-done = Well done!
talk-sign-thanks = Thank you!
talk-sign-luck = Good luck!
talk-sign-laugh = That is funny!
talk-sign-oops = Oops!
talk-sign-wait = One moment, please.
