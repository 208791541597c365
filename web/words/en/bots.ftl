# Bots from outside: programs of one's own that play by a token.

bots = Bots of your own
    .text = A program of yours can play here, too. Make a bot for it, and it plays wherever you or others give it a seat; everyone sees that it is a bot.
bot-name = Name of the bot
bot-make = Make a bot
bot-token = Token of { $name }
    .text = Copy it now: it is never shown again. Whoever has it plays as this bot.
bot-connect = With a bot of Farshore’s, type:
bot-seen = { $ago ->
    [never] never there so far
   *[other] last there { $ago }
}
bot-renew = Another token
    .of = Another token for { $name }
bot-delete = Delete
    .of = Delete { $name }
