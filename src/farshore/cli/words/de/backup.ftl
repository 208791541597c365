# farshore backup and farshore restore.

cli-help-backup = Kopiert alle Tische in eine Datei, auch während gespielt wird.
cli-help-restore = Spielt eine Kopie aller Tische zurück.
cli-arg-backup = Die Datei, die entstehen soll.
cli-arg-restore = Eine Datei, die „backup“ angelegt hat.
cli-backup-copying = Wird kopiert
cli-backup-made = { $tables ->
    [one] Ein Tisch liegt nun in { $path } ({ $megabytes } MB). Verwahre die Datei gut: Sie enthält die Geheimnisse laufender Partien.
   *[other] { $tables } Tische liegen nun in { $path } ({ $megabytes } MB). Verwahre die Datei gut: Sie enthält die Geheimnisse laufender Partien.
}
cli-restore-replace = Ersetzt vorhandene Tische. Sie bleiben unter anderem Namen neben den neuen erhalten.
cli-restore-running = { $address ->
    [0] Die Tische in { $folder } sind geöffnet. Beende zuerst diesen Server.
   *[other] Die Tische in { $folder } sind geöffnet, unter { $address } Beende zuerst diesen Server.
}
cli-restore-done = { $tables ->
    [one] Ein Tisch ist wieder in { $folder }.
   *[other] { $tables } Tische sind wieder in { $folder }.
}
cli-restore-aside = Was vorher da war, liegt nun in { $path }.
cli-backup-postgres = Diese Tische liegen in PostgreSQL, dessen eigenes Programm sie kopiert, auch während daran gespielt wird. Gib ein: { $typed }
cli-restore-postgres = Diese Tische liegen in PostgreSQL, dessen eigenes Programm sie zurückbringt. Beende zuerst den Server, dann gib ein: { $typed }
