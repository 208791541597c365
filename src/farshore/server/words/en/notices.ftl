# What people are told who are not looking, by a notice of their browser, a mail or a web hook; and what goes wrong on the way.
# $game is a game's title, $others are the names of the others at the table.

notice-turn = Your turn in { $game }
notice-reminder = Your time is up in { $game }
notice-with = At the table with { $others }.
notice-test = A greeting from Farshore
    .text = It works: this is how you will hear when it is your turn.

# Mails. $link is an address on a line of its own, $server the name of the machine.
notice-mail-stop = You have asked for these mails. This link ends them: { $link }
notice-confirm = Is this your mailbox?
    .text = Somebody, probably you, wants to be told here when it is their turn at { $server }. If it was you, open this link within a day:
    .not = If it was not, do nothing: then no more mail will come.

# What cannot be chosen.
server-bad-address = That is not an address of the web: it begins with https://.
server-plain-address = That address must begin with https://, so that nobody can read along.
server-bad-mailbox = That is not an e-mail address.
server-bad-subscription = This browser has not said how it can be reached. Load the page anew and try again.
server-bad-quiet-hours = Quiet hours need a beginning and another end, and a time zone.
server-no-mail = Whoever runs this server has not set up mail.
server-no-way = That way does not exist any more. The link may be too old.
server-too-many-ways = { $most ->
    [one] One of these is enough: remove it first.
   *[other] { $most } of these are enough: remove one first.
}
server-too-many-notices = That was often enough for now. Try again later.

# Why a message did not arrive.
server-undelivered-unreachable = There is no answer at that address.
server-undelivered-refused = The message was refused there.
server-undelivered-late = The answer took too long.
server-undelivered-private = That address is in a private network, into which this server sends nothing.
server-undelivered-gone = There is nothing at that address any more.
server-undelivered-mailbox = There is no such mailbox, or it takes no mail from here.
server-undelivered-unset = Whoever runs this server has not set up mail any more.

# Settings that cannot be; for whoever starts the server.
server-bad-network = “notice_networks” must be a list of networks such as 192.168.1.0/24; “{ $name }” is none.
server-bad-mail-server = To send mail, “smtp” must be an address such as smtp://name:password@mail.example:587, “mail_from” an e-mail address, and “address” what links begin with.
