# What the web table says, apart from what the games say themselves.

# at the table
server-taken-back = { $seat } reprend sa dernière action.
server-waiting-for = { $count ->
    [one] Une place est encore libre : envoie le lien à qui doit jouer.
   *[other] { $count } places sont encore libres : envoie les liens à qui doit jouer.
}
# Two people of the same name: “Ann 2”.
server-numbered-name = { $name } { $number }

# who plays
server-seat-fill = Un bot prend la place libre : { $seat }.
server-seat-leave = { $seat } a quitté la table ; la place est de nouveau libre.
server-seat-hand = Pour l’instant, un bot joue pour { $seat }.
server-seat-return = { $seat } reprend la partie.
server-seat-resign = { $seat } abandonne. Un bot prend la suite.
server-seat-call-off = La partie est annulée.
server-is-off = La partie a été annulée. On ne joue plus à cette table.

# what cannot be done
server-bot-plays = Un bot joue pour toi à cette table. Reprends d’abord ta place.
server-no-seat-change = C’est impossible à cette table pour le moment.
server-freed-too-soon = On peut libérer une place quand tout le monde a attendu un bon moment. Réessaie dans { $minutes ->
    [one] une minute.
   *[other] { $minutes } minutes.
}
server-stopped = Cette partie a commencé avec la version { $found } des règles et ne peut pas continuer avec la version { $known }. On peut seulement la revoir, jusqu’au point qu’elle a atteint.
server-broken-table = Cette table n’est plus lisible. La personne qui gère le serveur en trouvera la raison dans son journal.
server-only-to-look-at = Cette partie a commencé avec d’anciennes règles : on peut seulement la revoir.
server-stale = Entre-temps, la partie a avancé. Regarde à nouveau, puis choisis.
server-waiting = Tout le monde n’est pas encore là.
server-cannot-undo = On ne peut plus revenir là-dessus : le hasard a décidé, quelque chose a été révélé, ou quelqu’un d’autre a agi.
server-not-your-seat = Ce n’est pas ta place.
server-not-coached = Ici, on ne peut pas demander conseil : d’autres jouent à cette table et ce n’était pas convenu.
server-coach-busy = Pas de conseil pour l’instant. Redemande dans un moment.
server-not-your-table = Tu ne joues pas à cette table.
server-no-action = Il n’y a pas d’action « { $action } » dans ce jeu.
server-bad-action = « { $action } » n’a pas de sens ainsi : { $reason }
server-no-step = La partie n’a pas d’étape { $step }.
server-me-twice = Tu ne peux occuper qu’une place ; ajoute les autres personnes devant ton écran comme « quelqu’un ici ».
server-stranger = Tu n’as pas encore donné ton nom.
server-signed-out = Ici, la session est terminée. Recharge la page.
server-wrong-sign-in = Ce nom et ce mot de passe ne vont pas ensemble.
server-try-later = Trop d’essais. Essaie de nouveau dans { $seconds } secondes.
server-short-password = Un mot de passe compte au moins { $least } caractères.
server-has-account = Tu as déjà un mot de passe.
server-no-sign-in = Ce lien ne connecte personne : il a servi, ou il est trop vieux. Crées-en un autre.
server-no-name = Un nom doit contenir au moins une lettre ou un chiffre.
server-long-name = Un nom a au plus { $most } caractères.
server-not-over = Cette partie n’est pas encore terminée.
server-too-many = Tu as { $most } parties en cours. Termines-en une d’abord.
server-too-many-here = Depuis ton réseau, { $most } parties sont déjà en cours. Termines-en une d’abord.
server-no-room = Ce serveur n’a plus de place pour une autre table en ce moment. Les tables déjà ouvertes continuent.
server-no-room-for-guests = Ce serveur n’a plus de place pour d’autres personnes en ce moment. Celles qui sont déjà là continuent à jouer.
server-table-full = Il s’est passé à cette table plus de choses qu’on ne peut en garder. On peut seulement la regarder.
server-share-used = Tu as fait à cette table tout ce qu’une personne peut y faire. Les autres continuent, et tu peux encore abandonner.
server-logged-too-much = Depuis ton réseau, il s’est fait tant de choses que ce serveur n’en garde plus en ce moment. Attends un instant.
server-too-many-watch = Il y a déjà { $most } personnes qui regardent cette table.
server-no-table = Cette table n’existe pas.
server-no-invitation = Cette invitation n’existe pas.
server-not-invited = Personne ne t’a invité à une place à cette table.
server-taken = Quelqu’un d’autre a pris cette place.
server-log-differs = le hasard ne donnerait pas cela une deuxième fois.

# what goes wrong on the way
server-bad-request = Cette demande est incompréhensible : { $reason }
server-not-found = Il n’y a rien à cette adresse.
server-method = Cette adresse ne s’utilise pas ainsi.
server-too-large = C’est trop long pour ce serveur.
server-half-sent = Une partie seulement de la demande est arrivée : rien n’a été pris en compte.
server-not-json = La requête doit être en JSON.
server-not-text = La demande doit être un texte en UTF-8.
server-origin = Cela vient d’un autre site ; seule la page de Farshore peut l’envoyer.
server-host = Ce serveur ne s’appelle pas « { $host } ». La personne qui le gère peut autoriser ce nom : farshore serve --allow NOM
server-too-often = Trop de demandes à la fois. Attends un instant.
server-too-many-sockets = Trop de pages sont connectées à ce serveur ; ferme celles dont tu n’as pas besoin.
server-not-saved = L’enregistrement a échoué : cela n’a donc pas été pris en compte. Réessaie.
server-data-gone = Le dossier où ce serveur garde ses tables a disparu : cela n’a donc pas été pris en compte. La personne qui gère le serveur doit remettre le dossier en place et redémarrer le serveur.
server-written-elsewhere = Un autre serveur utilise les mêmes tables. Recharge la page.
server-failed = Quelque chose a mal tourné ici ; ce n’est pas ta faute, et rien n’a changé.
server-newer-data = Les tables du dossier { $folder } viennent d’un Farshore plus récent. Installe cette version, ou indique un autre dossier.
server-bad-data = Les tables du dossier { $folder } sont illisibles : { $reason }. Restaure une copie de ce dossier, ou indiques-en un autre.
server-no-person = Personne n’est connu sous { $person }.
server-still-played = Cette partie n’est pas terminée. Son enregistrement révèle les secrets de tout le monde et ce que le hasard apportera ; ajoute --secrets s’il te le faut vraiment.
server-other-version = Les tables de { $folder } sont gardées comme le fait une autre version de Farshore. Démarre une fois le serveur de cette version, qui les met à jour, ou utilise l’autre version.
server-other-servers = Des serveurs d’une autre version de Farshore utilisent la base de données { $address }. Arrête-les d’abord tous, puis démarre ceux de cette version.
server-not-empty = Il y a déjà des tables dans { $address }. Indique une base de données vide.
server-no-database = La base de données { $address } ne peut pas être ouverte : { $reason }.
server-no-page = La page n’a pas été construite. Dans une copie du dépôt, ./play la construit ; ou bien : pip install .
