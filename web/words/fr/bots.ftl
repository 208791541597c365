# Bots venus d’ailleurs : tes propres programmes, qui jouent avec un jeton.

bots = Tes propres bots
    .text = Un programme à toi peut aussi jouer ici. Crée-lui un bot : il joue partout où toi ou d’autres lui donnez une place, et tout le monde voit que c’est un bot.
bot-name = Nom du bot
bot-make = Créer un bot
bot-token = Jeton de { $name }
    .text = Copie-le maintenant : il ne sera plus jamais affiché. Qui l’a joue sous le nom de ce bot.
bot-connect = Avec un bot de Farshore, tape :
bot-seen = { $ago ->
    [never] encore jamais venu
   *[other] dernière visite : { $ago }
}
bot-renew = Autre jeton
    .of = Autre jeton pour { $name }
bot-delete = Supprimer
    .of = Supprimer { $name }
