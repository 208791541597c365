# farshore backup and farshore restore.

cli-help-backup = Copier toutes les tables dans un fichier, même pendant qu’on y joue.
cli-help-restore = Restaurer une copie de toutes les tables.
cli-arg-backup = Le fichier à créer.
cli-arg-restore = Un fichier créé par « backup ».
cli-backup-copying = Copie en cours
cli-backup-made = { $tables ->
    [one] Une table est copiée dans { $path } ({ $megabytes } Mo). Garde ce fichier en lieu sûr : il contient les secrets des parties en cours.
   *[other] { $tables } tables sont copiées dans { $path } ({ $megabytes } Mo). Garde ce fichier en lieu sûr : il contient les secrets des parties en cours.
}
cli-restore-replace = Remplacer les tables qui s’y trouvent. Elles sont gardées sous un autre nom à côté des nouvelles.
cli-restore-running = { $address ->
    [0] Les tables de { $folder } sont ouvertes. Arrête d’abord ce serveur.
   *[other] Les tables de { $folder } sont ouvertes à { $address } Arrête d’abord ce serveur.
}
cli-restore-done = { $tables ->
    [one] Une table est de retour dans { $folder }.
   *[other] { $tables } tables sont de retour dans { $folder }.
}
cli-restore-aside = Ce qui s’y trouvait avant est maintenant dans { $path }.
cli-backup-postgres = Ces tables sont dans PostgreSQL, dont le propre programme les copie, même pendant qu’on y joue. Tape : { $typed }
cli-restore-postgres = Ces tables sont dans PostgreSQL, dont le propre programme les ramène. Arrête d’abord le serveur, puis tape : { $typed }
