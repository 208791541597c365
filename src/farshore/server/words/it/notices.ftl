# Che cosa viene a sapere chi non sta guardando, con una notifica del browser, una e-mail o un webhook; e che cosa va storto per strada.
# $game è il titolo di un gioco, $others sono i nomi degli altri al tavolo.

notice-turn = Tocca a te: { $game }
notice-reminder = Il tuo tempo è scaduto: { $game }
notice-with = Al tavolo con { $others }.
notice-test = Un saluto da Farshore
    .text = Funziona: così saprai quando tocca a te.

# E-mail. $link è un indirizzo, $server il nome della macchina.
notice-mail-stop = Hai chiesto tu queste e-mail. Questo link le ferma: { $link }
notice-confirm = È questo il tuo indirizzo?
    .text = Qualcuno, probabilmente tu, vuole sapere qui quando è il suo turno su { $server }. Se sei tu, apri questo link entro un giorno:
    .not = Altrimenti non fare nulla: non arriveranno altre e-mail.

# Che cosa non si può scegliere.
server-bad-address = Non è un indirizzo web: comincia con https://.
server-plain-address = L’indirizzo deve cominciare con https://, perché nessuno possa leggere.
server-bad-mailbox = Non è un indirizzo e-mail.
server-bad-subscription = Questo browser non ha detto come raggiungerlo. Ricarica la pagina e riprova.
server-bad-quiet-hours = Le ore di quiete vogliono un inizio, una fine diversa e un fuso orario.
server-no-mail = Chi gestisce questo server non ha configurato la posta.
server-no-way = Questa via non c’è più. Forse il link è troppo vecchio.
server-too-many-ways = { $most ->
    [one] Ne basta uno: prima toglilo.
   *[other] Ne bastano { $most }: prima togline uno.
}
server-too-many-notices = Per ora basta così. Riprova più tardi.

# Perché un messaggio non è arrivato.
server-undelivered-unreachable = A quell’indirizzo non risponde nessuno.
server-undelivered-refused = Il messaggio è stato rifiutato.
server-undelivered-late = La risposta ha tardato troppo.
server-undelivered-private = Quell’indirizzo è in una rete privata, dove questo server non manda nulla.
server-undelivered-gone = A quell’indirizzo non c’è più nulla.
server-undelivered-mailbox = Quella casella non c’è, o non accetta posta da qui.
server-undelivered-unset = Chi gestisce questo server non manda più posta.

# Impostazioni impossibili; per chi avvia il server.
server-bad-network = «notice_networks» deve essere un elenco di reti come 192.168.1.0/24; «{ $name }» non lo è.
server-bad-mail-server = Per mandare posta, «smtp» deve essere un indirizzo come smtp://name:password@mail.example:587, «mail_from» un indirizzo e-mail, e «address» l’inizio dei link.
