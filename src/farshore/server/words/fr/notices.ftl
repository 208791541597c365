# Ce qu’apprennent les gens qui ne regardent pas, par une notification du navigateur, un courriel ou un webhook ; et ce qui échoue en chemin.
# $game est le titre d’un jeu, $others sont les noms des autres à la table.

notice-turn = À toi de jouer : { $game }
notice-reminder = Ton temps est écoulé : { $game }
notice-with = À la table avec { $others }.
notice-test = Un bonjour de Farshore
    .text = Ça marche : voilà comment tu sauras que c’est à toi de jouer.

# Courriels. $link est une adresse, $server le nom de la machine.
notice-mail-stop = Tu as demandé ces courriels. Ce lien y met fin : { $link }
notice-confirm = Est-ce bien ton adresse ?
    .text = Quelqu’un, sans doute toi, veut apprendre ici quand c’est son tour sur { $server }. Si c’était toi, ouvre ce lien dans la journée :
    .not = Sinon, ne fais rien : aucun autre courriel n’arrivera.

# Ce qui ne peut pas être choisi.
server-bad-address = Ce n’est pas une adresse web : elle commence par https://.
server-plain-address = Cette adresse doit commencer par https://, pour que personne ne lise au passage.
server-bad-mailbox = Ce n’est pas une adresse électronique.
server-bad-subscription = Ce navigateur n’a pas dit comment le joindre. Recharge la page et réessaie.
server-bad-quiet-hours = Les heures calmes demandent un début, une autre fin et un fuseau horaire.
server-no-mail = Ce serveur n’a pas été configuré pour envoyer des courriels.
server-no-way = Ce moyen n’existe plus. Le lien est peut-être trop ancien.
server-too-many-ways = { $most ->
    [one] Un seul suffit : retire-le d’abord.
   *[other] { $most } suffisent : retires-en d’abord un.
}
server-too-many-notices = C’est assez pour le moment. Réessaie plus tard.

# Pourquoi un message n’est pas arrivé.
server-undelivered-unreachable = Personne ne répond à cette adresse.
server-undelivered-refused = Le message y a été refusé.
server-undelivered-late = La réponse a trop tardé.
server-undelivered-private = Cette adresse est dans un réseau privé, où ce serveur n’envoie rien.
server-undelivered-gone = Il n’y a plus rien à cette adresse.
server-undelivered-mailbox = Cette boîte n’existe pas, ou n’accepte pas de courriels d’ici.
server-undelivered-unset = Ce serveur n’envoie plus de courriels.

# Des réglages impossibles ; pour qui lance le serveur.
server-bad-network = « notice_networks » doit être une liste de réseaux comme 192.168.1.0/24 ; « { $name } » n’en est pas un.
server-bad-mail-server = Pour envoyer des courriels, « smtp » doit être une adresse comme smtp://name:password@mail.example:587, « mail_from » une adresse électronique, et « address » le début des liens.
