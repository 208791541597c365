# Bots from outside: programs that play by a token.

server-unknown-token = This is no bot’s token, or no longer. Whoever made the bot can give it another one, on the page “You”.
server-for-people = Only people may do this, and it was asked for with a bot’s token.
server-for-bots = This is there for bots, with their token.
server-not-to-act = This seat is not to act now.
server-no-bot = You have no such bot.
server-too-many-bots = Nobody may have more than { $most } bots. Delete one first.
