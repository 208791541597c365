# Bots venus d’ailleurs : des programmes qui jouent avec un jeton.

server-unknown-token = Ce jeton n’est celui d’aucun bot, ou ne l’est plus. La personne qui a créé le bot peut lui en donner un autre, à la page « Toi ».
server-for-people = Seules les personnes peuvent faire cela, et la demande portait le jeton d’un bot.
server-for-bots = Ceci est réservé aux bots, avec leur jeton.
server-not-to-act = Ce n’est pas à cette place de jouer.
server-no-bot = Tu n’as pas de bot de ce genre.
server-too-many-bots = Personne ne peut avoir plus de { $most } bots. Supprimes-en d’abord un.
