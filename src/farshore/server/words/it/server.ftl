# What the web table says, apart from what the games say themselves.

# at the table
server-taken-back = { $seat } annulla l’ultima azione.
server-waiting-for = { $count ->
    [one] C’è ancora un posto libero: manda il link a chi deve giocare.
   *[other] Ci sono ancora { $count } posti liberi: manda i link a chi deve giocare.
}
# Two people of the same name: “Ann 2”.
server-numbered-name = { $name } { $number }

# who plays
server-seat-fill = Un bot prende il posto di { $seat }.
server-seat-leave = { $seat } se ne va; il posto è di nuovo libero.
server-seat-hand = Per ora un bot gioca al posto di { $seat }.
server-seat-return = { $seat } gioca di nuovo.
server-seat-resign = { $seat } abbandona. Un bot continua al suo posto.
server-seat-call-off = Il tavolo è sciolto.
server-is-off = Il tavolo è stato sciolto. Qui non si gioca più.

# what cannot be done
server-bot-plays = A questo tavolo un bot gioca per te. Prima riprendi il tuo posto.
server-no-seat-change = A questo tavolo, in questo momento, non si può fare.
server-freed-too-soon = Un posto si può liberare quando tutti hanno aspettato un bel po’. Riprova fra { $minutes ->
    [one] un minuto.
   *[other] { $minutes } minuti.
}
server-stopped = Questa partita è cominciata con la versione { $found } delle regole e non può continuare con la versione { $known }. Si può solo guardare, fin dove arriva.
server-broken-table = Questo tavolo non si può più leggere. Chi gestisce il server ne trova il motivo nel log.
server-only-to-look-at = Questa partita è cominciata con regole più vecchie e si può solo guardare.
server-stale = È successo qualcosa prima che arrivasse la tua mossa. Guarda di nuovo, poi scegli.
server-waiting = Non ci sono ancora tutti.
server-cannot-undo = Questa mossa non si può più annullare: la sorte ha deciso, qualcosa è stato rivelato o qualcun altro ha agito.
server-not-your-seat = Questo non è il tuo posto.
server-not-coached = Qui non si può chiedere consiglio: a questo tavolo giocano anche altri e non è stato concordato.
server-coach-busy = Per ora nessun consiglio. Chiedi di nuovo tra un momento.
server-not-your-table = Non giochi a questo tavolo.
server-no-action = In questo gioco non c’è un’azione «{ $action }».
server-bad-action = «{ $action }» così non ha senso: { $reason }
server-no-step = La partita non ha un passo { $step }.
server-me-twice = Puoi occupare un posto solo; aggiungi gli altri al tuo schermo come persone qui con te.
server-stranger = Non hai ancora detto come ti chiami.
server-signed-out = Qui la sessione è terminata. Ricarica la pagina.
server-wrong-sign-in = Nome e password non vanno insieme.
server-try-later = Troppi tentativi. Riprova fra { $seconds } secondi.
server-short-password = Una password ha almeno { $least } caratteri.
server-has-account = Hai già una password.
server-no-sign-in = Questo link non fa entrare nessuno: è stato usato, o è troppo vecchio. Creane un altro.
server-no-name = Un nome deve avere almeno una lettera o una cifra.
server-long-name = Un nome ha al massimo { $most } caratteri.
server-not-over = Questa partita non è ancora finita.
server-too-many = Hai { $most } partite non ancora finite. Prima finiscine una.
server-too-many-here = Dalla tua rete sono già in corso { $most } partite. Prima finiscine una.
server-no-room = Al momento questo server non ha posto per un altro tavolo. I tavoli già aperti vanno avanti.
server-no-room-for-guests = Al momento questo server non ha posto per altre persone. Chi è già qui continua a giocare.
server-table-full = A questo tavolo è successo più di quanto si possa conservare. Ormai si può solo guardare.
server-share-used = A questo tavolo hai fatto tutto ciò che una persona può fare. Gli altri vanno avanti, e puoi ancora abbandonare.
server-logged-too-much = Dalla tua rete si è fatto così tanto che al momento questo server non ne conserva altro. Aspetta un momento.
server-too-many-watch = A questo tavolo guardano già { $most } persone.
server-no-table = Questo tavolo non esiste.
server-no-invitation = Questo invito non esiste.
server-not-invited = Nessuno ti ha invitato a un posto a questo tavolo.
server-taken = Qualcun altro ha preso questo posto.
server-log-differs = la sorte non darebbe di nuovo questo.

# what goes wrong on the way
server-bad-request = La richiesta non si capisce: { $reason }
server-not-found = A questo indirizzo non c’è nulla.
server-method = Questo indirizzo non si usa così.
server-too-large = È più di quanto questo server legga in una volta.
server-half-sent = È arrivata solo una parte della richiesta, quindi non è cambiato nulla.
server-not-json = La richiesta dev’essere in JSON.
server-not-text = La richiesta deve essere un testo in UTF-8.
server-origin = La richiesta viene da un altro sito; può farla solo la pagina di Farshore.
server-host = Questo server non si chiama «{ $host }». Chi lo gestisce può autorizzare questo nome: farshore serve --allow NAME
server-too-often = Troppe richieste in una volta. Aspetta un momento.
server-too-many-sockets = Troppe pagine sono collegate a questo server; chiudi quelle che non ti servono.
server-not-saved = Non è stato possibile salvare, quindi non è cambiato nulla. Riprova.
server-data-gone = La cartella in cui questo server conserva i tavoli non c’è più, quindi non è cambiato nulla. Chi gestisce il server deve ripristinarla e riavviare il server.
server-written-elsewhere = Un altro server usa gli stessi tavoli. Ricarica la pagina.
server-failed = Qui qualcosa è andato storto; non è colpa tua e nulla è cambiato.
server-newer-data = I tavoli in { $folder } vengono da un Farshore più recente. Installa quello, o indica un’altra cartella.
server-bad-data = I tavoli in { $folder } non si possono leggere: { $reason }. Ripristina una copia di quella cartella, o indicane un’altra.
server-no-person = Nessuno è conosciuto come { $person }.
server-still-played = Questa partita non è finita. La sua registrazione rivela i segreti di tutti e ciò che il caso porterà; aggiungi --secrets se ti serve davvero.
server-other-version = I tavoli in { $folder } sono conservati come fa un’altra versione di Farshore. Avvia una volta il server di questa versione, che li aggiorna, o usa l’altra versione.
server-other-servers = Server di un’altra versione di Farshore usano il database { $address }. Prima fermali tutti, poi avvia quelli di questa versione.
server-not-empty = In { $address } ci sono già dei tavoli. Indica un database vuoto.
server-no-database = Il database { $address } non si può aprire: { $reason }.
server-no-page = La pagina non è stata costruita. In una copia dei sorgenti la costruisce ./play; oppure: pip install .
