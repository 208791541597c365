# farshore admin.

cli-help-admin = Consultare, estrarre ed eliminare persone e tavoli.
cli-help-admin-people = Elenca le persone: quelle il cui nome contiene qualcosa, o tutte.
cli-help-admin-tables = Elenca i tavoli.
cli-help-admin-reports = Elenca ciò che è stato segnalato nelle conversazioni ai tavoli.
cli-help-admin-remove = Rimuove un messaggio da un tavolo. Il server può restare in funzione.
cli-help-admin-mute = Non lascia più parlare una persona ai tavoli dove siede o che ospita, o a uno solo. Il server può restare in funzione.
cli-help-admin-unmute = Lascia di nuovo parlare una persona a tutti i tavoli, o a uno solo, anche dove chi ospita l’ha zittita. Il server può restare in funzione.
cli-help-admin-export = Stampa la registrazione di un tavolo, o tutto ciò che si conserva di una persona, in JSON.
cli-help-admin-delete = Elimina un tavolo, o dimentica una persona: le sue partite restano, senza il suo nome. Prima ferma il server.
cli-help-admin-move = Copia tutto dalla cartella nel database PostgreSQL vuoto indicato nelle impostazioni. Prima ferma il server; la cartella resta com’è.
cli-admin-move-where = Indica il database in cui copiare: «database» nelle impostazioni, o FARSHORE_DATABASE.
cli-admin-moved = { $tables ->
    [one] Un tavolo è ora in { $address }.
   *[other] { $tables } tavoli sono ora in { $address }.
}
cli-admin-what = Un tavolo (table) o una persona (person).
cli-admin-which = Come lo elenca «people» o «tables».
cli-admin-talk-table = Il tavolo, come lo elenca «reports».
cli-admin-talk-number = Quale messaggio, come lo elenca «reports».
cli-admin-removed = Il messaggio è stato rimosso.
cli-admin-somebody = Chi, come la elenca «people» o «reports».
cli-admin-only-table = Solo a questo tavolo.
cli-admin-muted = { $tables ->
    [one] Questa persona non parla più a un tavolo.
   *[other] Questa persona non parla più a { $tables } tavoli.
}
cli-admin-unmuted = { $tables ->
    [one] Questa persona parla di nuovo a un tavolo.
   *[other] Questa persona parla di nuovo a { $tables } tavoli.
}
cli-admin-json = Un oggetto JSON per riga, per i programmi.
cli-admin-name = Ciò che il nome contiene.
cli-admin-status = Solo i tavoli che sono a questo punto.
cli-admin-status-unknown = Nessun tavolo è a «{ $status }». Ci sono: { $known }.
cli-admin-person = Solo i tavoli di questa persona.
cli-admin-secrets = Anche di una partita non ancora finita. Vi si legge ciò che nessuno può ancora sapere.
cli-admin-deleted = { $what ->
    [table] Il tavolo è eliminato.
   *[person] La persona è dimenticata.
}

# the columns of the lists
cli-admin-column-id = Identificativo
cli-admin-column-table = Tavolo
cli-admin-column-number = Numero
cli-admin-column-person = Persona
cli-admin-column-said = Scritto il
cli-admin-column-text = Testo
cli-admin-column-name = Nome
cli-admin-column-came = Prima visita
cli-admin-column-seats = Posti
cli-admin-column-game = Gioco
cli-admin-column-status = Stato
cli-admin-column-people = Persone
cli-admin-column-entries = Voci
cli-admin-column-touched = Ultima attività
