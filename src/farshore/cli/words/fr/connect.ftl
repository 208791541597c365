# farshore bot connect.

cli-help-bot = Faire jouer tes bots sur un serveur.
cli-help-bot-connect = Installer un bot à une table d’un serveur et y jouer jusqu’à la fin de la partie. Ctrl-C pour partir ; un bot du serveur joue alors jusqu’à ton retour.
cli-connect-url = Le lien vers une place libre (…/join#…), ou l’adresse d’une table où le bot est déjà assis (…/t/…).
cli-connect-bot = Le bot qui joue, comme l’arène le nomme : search, greedy:…, ou un programme, « cmd:./mybot ».
cli-connect-token = Le jeton du compte du bot, créé là-bas à la page « Toi ». De préférence dans la variable, que les autres ne voient pas.
cli-connect-seconds = Combien de temps il réfléchit à un choix.
cli-connect-no-token = Qui joue ? Crée un bot à la page « Toi » de ce serveur et donne son jeton : FARSHORE_BOT_TOKEN=… ou --token.
cli-connect-bad-url = « { $url } » n’est ni le lien vers une place (https://…/join#…) ni l’adresse d’une table (https://…/t/…).
cli-connect-unreachable = { $place } est injoignable : { $reason }
cli-connect-no-farshore = { $place } ne répond pas comme un serveur Farshore (statut { $status }).
cli-connect-refused = Le serveur répond : { $text }
cli-connect-not-seated = Le bot n’est pas assis à cette table. Donne-lui une place, ou utilise le lien vers une place libre.
cli-connect-plays = { $bot } est assis chez { $place } et joue à { $game } sous le nom { $name }. Ctrl-C pour partir.
cli-connect-waits = La connexion s’est interrompue. Nouvelles tentatives jusqu’à son retour…
cli-connect-back = Connexion rétablie.
cli-connect-won = La partie est terminée : gagnée, avec { $scores }.
cli-connect-over = La partie est terminée, avec { $scores }.
cli-connect-off = La table a été annulée.
cli-connect-left = Parti. La place est de nouveau libre.
cli-connect-handed = Parti. Un bot du serveur continue ; la même commande reprend la place.
