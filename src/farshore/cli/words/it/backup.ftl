# farshore backup and farshore restore.

cli-help-backup = Copia tutti i tavoli in un file, anche mentre ci si gioca.
cli-help-restore = Ripristina una copia di tutti i tavoli.
cli-arg-backup = Il file da creare.
cli-arg-restore = Un file creato da «backup».
cli-backup-copying = Copia in corso
cli-backup-made = { $tables ->
    [one] Un tavolo è ora in { $path } ({ $megabytes } MB). Conserva bene il file: contiene i segreti delle partite in corso.
   *[other] { $tables } tavoli sono ora in { $path } ({ $megabytes } MB). Conserva bene il file: contiene i segreti delle partite in corso.
}
cli-restore-replace = Sostituisce i tavoli che ci sono già. Restano sotto un altro nome accanto a quelli nuovi.
cli-restore-running = { $address ->
    [0] I tavoli in { $folder } sono aperti. Ferma prima quel server.
   *[other] I tavoli in { $folder } sono aperti su { $address } Ferma prima quel server.
}
cli-restore-done = { $tables ->
    [one] Un tavolo è di nuovo in { $folder }.
   *[other] { $tables } tavoli sono di nuovo in { $folder }.
}
cli-restore-aside = Quello che c’era prima è ora in { $path }.
cli-backup-postgres = Questi tavoli sono in PostgreSQL, il cui programma li copia, anche mentre vi si gioca. Scrivi: { $typed }
cli-restore-postgres = Questi tavoli sono in PostgreSQL, il cui programma li riporta indietro. Prima ferma il server, poi scrivi: { $typed }
