# Bot da fuori: programmi propri che giocano con un token.

bots = I tuoi bot
    .text = Anche un tuo programma può giocare qui. Crea un bot per lui: gioca dovunque tu o altri gli diate un posto, e tutti vedono che è un bot.
bot-name = Nome del bot
bot-make = Crea un bot
bot-token = Token di { $name }
    .text = Copialo adesso: non verrà mai più mostrato. Chi ce l’ha gioca come questo bot.
bot-connect = Con un bot di Farshore, digita:
bot-seen = { $ago ->
    [never] finora mai venuto
   *[other] ultima visita: { $ago }
}
bot-renew = Altro token
    .of = Altro token per { $name }
bot-delete = Elimina
    .of = Elimina { $name }
