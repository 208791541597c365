# farshore admin.

cli-help-admin = Menschen und Tische nachsehen, herausgeben und löschen.
cli-help-admin-people = Listet Menschen auf: die, deren Name etwas enthält, oder alle.
cli-help-admin-tables = Listet Tische auf.
cli-help-admin-reports = Listet auf, was von den Gesprächen an Tischen gemeldet wurde.
cli-help-admin-remove = Entfernt etwas, was an einem Tisch gesagt wurde. Der Server darf laufen.
cli-help-admin-mute = Lässt jemanden nicht mehr reden: an den Tischen, wo er gerade sitzt oder Gastgeber ist, oder an einem. Der Server darf laufen.
cli-help-admin-unmute = Lässt jemanden wieder reden, an allen Tischen oder an einem, auch wo der Gastgeber es nicht wollte. Der Server darf laufen.
cli-help-admin-export = Gibt die Aufzeichnung eines Tisches aus oder alles, was über jemanden aufbewahrt wird, als JSON.
cli-help-admin-delete = Löscht einen Tisch, oder vergisst jemanden: die Partien bleiben, ohne den Namen. Beende zuerst den Server.
cli-help-admin-move = Kopiert alles aus dem Ordner in die leere PostgreSQL-Datenbank, die die Einstellungen nennen. Beende zuerst den Server; der Ordner bleibt, wie er ist.
cli-admin-move-where = Nenne die Datenbank, in die kopiert werden soll: „database“ in den Einstellungen oder FARSHORE_DATABASE.
cli-admin-moved = { $tables ->
    [one] Ein Tisch liegt jetzt in { $address }.
   *[other] { $tables } Tische liegen jetzt in { $address }.
}
cli-admin-what = Ein Tisch (table) oder ein Mensch (person).
cli-admin-which = Wie „people“ oder „tables“ es nennt.
cli-admin-talk-table = Der Tisch, wie „reports“ ihn nennt.
cli-admin-talk-number = Welche Nachricht, wie „reports“ sie nennt.
cli-admin-removed = Die Nachricht ist entfernt.
cli-admin-somebody = Wer, wie „people“ oder „reports“ ihn nennt.
cli-admin-only-table = Nur an diesem Tisch.
cli-admin-muted = { $tables ->
    [one] An einem Tisch darf dieser Mensch nicht mehr reden.
   *[other] An { $tables } Tischen darf dieser Mensch nicht mehr reden.
}
cli-admin-unmuted = { $tables ->
    [one] An einem Tisch darf dieser Mensch wieder reden.
   *[other] An { $tables } Tischen darf dieser Mensch wieder reden.
}
cli-admin-json = Ein JSON-Objekt je Zeile, für Programme.
cli-admin-name = Was der Name enthält.
cli-admin-status = Nur Tische, um die es so steht.
cli-admin-status-unknown = Um keinen Tisch steht es „{ $status }“. Es gibt: { $known }.
cli-admin-person = Nur Tische dieses Menschen.
cli-admin-secrets = Auch von einer Partie, die noch läuft. Darin steht, was noch niemand wissen darf.
cli-admin-deleted = { $what ->
    [table] Der Tisch ist gelöscht.
   *[person] Wer das war, ist vergessen.
}

# the columns of the lists
cli-admin-column-id = Kennung
cli-admin-column-table = Tisch
cli-admin-column-number = Nummer
cli-admin-column-person = Mensch
cli-admin-column-said = Gesagt
cli-admin-column-text = Text
cli-admin-column-name = Name
cli-admin-column-came = Zuerst da
cli-admin-column-seats = Plätze
cli-admin-column-game = Spiel
cli-admin-column-status = Stand
cli-admin-column-people = Menschen
cli-admin-column-entries = Einträge
cli-admin-column-touched = Zuletzt berührt
