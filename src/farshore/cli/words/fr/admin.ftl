# farshore admin.

cli-help-admin = Consulter, extraire et supprimer des personnes et des tables.
cli-help-admin-people = Énumère les personnes : celles dont le nom contient quelque chose, ou toutes.
cli-help-admin-tables = Énumère les tables.
cli-help-admin-reports = Énumère ce qui a été signalé dans les discussions aux tables.
cli-help-admin-remove = Retire un message d’une table. Le serveur peut rester en marche.
cli-help-admin-mute = Ne laisse plus parler une personne aux tables où elle est assise ou qu’elle reçoit, ou à une seule. Le serveur peut rester en marche.
cli-help-admin-unmute = Laisse de nouveau parler une personne à toutes les tables, ou à une seule, même là où l’hôte l’a fait taire. Le serveur peut rester en marche.
cli-help-admin-export = Affiche l’enregistrement d’une table, ou tout ce qui est gardé d’une personne, en JSON.
cli-help-admin-delete = Supprime une table, ou oublie une personne : ses parties restent, sans son nom. Arrête d’abord le serveur.
cli-help-admin-move = Copie tout du dossier dans la base de données PostgreSQL vide que nomment les réglages. Arrête d’abord le serveur ; le dossier reste tel quel.
cli-admin-move-where = Indique la base de données où copier : « database » dans les réglages, ou FARSHORE_DATABASE.
cli-admin-moved = { $tables ->
    [one] Une table est maintenant dans { $address }.
   *[other] { $tables } tables sont maintenant dans { $address }.
}
cli-admin-what = Une table (table) ou une personne (person).
cli-admin-which = Comme « people » ou « tables » l’énumère.
cli-admin-talk-table = La table, comme « reports » l’énumère.
cli-admin-talk-number = Quel message, comme « reports » l’énumère.
cli-admin-removed = Le message est retiré.
cli-admin-somebody = Qui, comme « people » ou « reports » l’énumère.
cli-admin-only-table = Seulement à cette table.
cli-admin-muted = { $tables ->
    [one] Cette personne ne parle plus à une table.
   *[other] Cette personne ne parle plus à { $tables } tables.
}
cli-admin-unmuted = { $tables ->
    [one] Cette personne parle de nouveau à une table.
   *[other] Cette personne parle de nouveau à { $tables } tables.
}
cli-admin-json = Un objet JSON par ligne, pour les programmes.
cli-admin-name = Ce que le nom contient.
cli-admin-status = Seulement les tables qui en sont là.
cli-admin-status-unknown = Aucune table n’en est à « { $status } ». Il y a : { $known }.
cli-admin-person = Seulement les tables de cette personne.
cli-admin-secrets = Aussi d’une partie qui n’est pas terminée. On y lit ce que personne ne doit encore savoir.
cli-admin-deleted = { $what ->
    [table] La table est supprimée.
   *[person] La personne est oubliée.
}

# the columns of the lists
cli-admin-column-id = Identifiant
cli-admin-column-table = À la table
cli-admin-column-number = Numéro
cli-admin-column-person = Personne
cli-admin-column-said = Écrit le
cli-admin-column-text = Texte
cli-admin-column-name = Nom
cli-admin-column-came = Première venue
cli-admin-column-seats = Places
cli-admin-column-game = Jeu
cli-admin-column-status = État
cli-admin-column-people = Personnes
cli-admin-column-entries = Entrées
cli-admin-column-touched = Dernière activité
