# Talk at a table: what is said there, and who reads it.
talk = Conversazione
    .short = Parla
talk-unread = { $count ->
    [one] Conversazione: un nuovo messaggio
   *[other] Conversazione: { $count } nuovi messaggi
}
# for whoever listens: what somebody has just said
talk-heard = { $name } dice: { $text }
talk-closed = Lo legge solo chi è al tavolo.
talk-open = Lo legge anche chi guarda.
talk-people = Chi si legge
talk-said = Ciò che è stato detto
talk-empty = Nessuno ha ancora detto niente. Nomina una casella come fa la cronaca, e si potrà mostrare sul tabellone.
talk-empty-watching = Nessuno ha ancora detto niente.
# instead of what was said, on a device where somebody wants none of it
talk-off = La conversazione è disattivata su questo dispositivo.
talk-silenced = Chi ha aperto il tavolo per ora non ti lascia parlare qui.
talk-signs = Dirlo con un clic
talk-write = Di’ qualcosa
talk-send = Invia
talk-you = Tu
talk-removed = Questo messaggio è stato rimosso.
talk-reported = Segnalato: dagli un’occhiata.
talk-reported-done = Chi ha aperto il tavolo è avvisato di questo messaggio.
talk-remove = Rimuovi questo messaggio
talk-report = Segnala questo messaggio a chi ha aperto il tavolo
# only for oneself, at all tables
talk-mute = Non leggere { $name }
talk-unmute = Leggi di nuovo { $name }
# only the host of a table can do this; nobody there reads { $name } then
talk-silence = Non lasciar parlare { $name } qui
talk-unsilence = Lascia parlare di nuovo { $name }
talk-open-choice = Chi guarda può leggere ciò che si dirà d’ora in poi
talk-wanted = Mostra la conversazione su questo dispositivo
talk-sign-well-done = Ben giocato!
talk-sign-thanks = Grazie!
talk-sign-luck = Buona fortuna!
talk-sign-laugh = Che ridere!
talk-sign-oops = Ops!
talk-sign-wait = Un momento, per favore.
