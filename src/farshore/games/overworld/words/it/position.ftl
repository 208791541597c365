# What can be wrong with a position.

overworld-position-seat = nessuno gioca «{ $name }». I posti sono { $known }.
overworld-position-square = «{ $text }» non è una casella raggiungibile. Scrivila come «(2,-1)».
overworld-position-entrance = «{ $name }» non può stare in un varco, solo «door» (una porta) o «port» (un porto).
overworld-position-explorer = «{ $name }» non è un esploratore. Ci sono «camel» (cammello) e «ship» (nave).
overworld-position-kind = non c’è «{ $name }». Ci sono: { $known }.
overworld-position-phase = non c’è una fase «{ $name }». Ci sono: { $known }.
overworld-position-not-now = questo non dice nulla nella fase «{ $phase }».
overworld-position-other = qui si dice { $said }, ma dal resto risulta { $found }.

overworld-position-label = «{ $text }» non è una colonna né una riga. Hanno numeri da -{ $reach } a { $reach }.
overworld-position-labels = le colonne si contano di uno in uno da sinistra a destra, le righe dall’alto in basso.
overworld-position-row-length = la riga { $row } ha { $count } caselle, non { $needed }. Una casella vuota si disegna «.».
overworld-position-mark = «{ $mark }» in { $square } non significa nulla: disegna «m», «f», «w», «r» per una casella di tessera esplorazione, una costa come «^A0», entrambe con l’esploratore che c’è, «#1» per il primo varco chiuso, «.» per una casella vuota.
overworld-position-holder = «{ $holder }» in { $square } non è l’esploratore di nessuno. Le lettere sono { $known }: maiuscola per un cammello, minuscola per una nave.
overworld-position-element = in { $square } non può stare { $explorer ->
    [camel] un cammello
    [ship] una nave
   *[other] «{ $explorer }»
}: i cammelli stanno sulla terra, le navi sull’acqua.
overworld-position-home = in (0,0) c’è la prima costa con il bordo di terra a nord, come «^A0».
overworld-position-home-held = la prima costa, in (0,0), non porta mai un esploratore.
overworld-position-first-coast = nella fase «first» non è posata che la prima costa.
overworld-position-edges = i bordi di { $square } e { $beside } non combaciano.
overworld-position-coasts = ci sono { $count } coste del modello { $pattern }, ma ne esistono solo { $most }.
overworld-position-survey-squares = { $count ->
    [one] la mappa ha caselle esplorazione per { $count } tessera più di quante ce ne sono.
   *[other] la mappa ha caselle esplorazione per { $count } tessere più di quante ce ne sono.
}
overworld-position-reach = da così lontano le tessere rimaste potrebbero portare a più di { $reach } caselle da (0,0).
overworld-position-no-gap = nessuna casella del varco { $number } è disegnata.
overworld-position-open-gap = il varco { $number } non è chiuso: da { $square } si esce.
overworld-position-scattered-gap = le caselle del varco { $number } non sono collegate.
overworld-position-gap-fits = nel varco { $number } potrebbe entrare una tessera esplorazione, quindi non è un varco.

overworld-position-left = lì non possono essere stati lasciati più di { $most } esploratori.
overworld-position-owner-needed = bisogna dire di chi sono la porta, il porto o gli esploratori in questo varco.
overworld-position-owner-of-nothing = un varco senza porta, senza porto e senza esploratori non è di nessuno.
overworld-position-port = un porto vuole l’opzione «ports» (porti) e un varco di almeno due caselle.
overworld-position-items = in questo varco non possono esserci più di { $most } oggetti.

overworld-position-too-many = sul tavolo «{ $name }» è di troppo: { $count } più che nella scatola.
overworld-position-at-most = non possono restarne più di { $most }.
overworld-position-no-door = { $seat } ha almeno una porta, nella riserva o in un varco.
overworld-position-bag-reach = non possono restarne più di { $most }: potrebbero portare a più di { $reach } caselle da (0,0).
overworld-position-bag-empty = adesso devono restarne almeno { $least }.

overworld-position-tile-needed = è stata pescata una tessera esplorazione: di’ quale, come «ldl».
overworld-position-survey-needed = è stata posata una tessera esplorazione: di’ su quali tre caselle.
overworld-position-ell = una tessera esplorazione copre tre caselle a forma di L.
overworld-position-survey = su { $squares } non c’è una tessera esplorazione.
overworld-position-coast-needed = è stata posata una costa: di’ su quale casella.
overworld-position-coast = in { $square } non c’è una costa che possa essere stata posata in questo turno.
overworld-position-no-icon = con la tessera esplorazione { $tile } non si posa una costa.
overworld-position-coast-apart = la costa in { $square } non incontra la tessera esplorazione di questo turno con il suo bordo di terra o d’acqua.

overworld-position-no-such-gap = { $square } non è la prima casella di un varco così. Ci sono: { $known }.
overworld-position-gap-needed = di’ quale varco, con la sua prima casella. Ci sono: { $known }.
overworld-position-winner-needed = qualcuno ha vinto il varco: di’ chi.
overworld-position-nothing-to-fill = l’ultimo varco deve avere la porta o il porto accanto a cui si mettono oggetti.
overworld-position-nothing-to-choose = accanto alla porta o al porto dell’ultimo varco non ci sono più oggetti da scegliere.

overworld-position-over = il mucchio era già vuoto, quindi la partita è finita quando sarebbe toccato di nuovo a { $seat }.
overworld-position-not-over = la partita non è finita: restano tessere nel sacchetto, e coste nel mucchio o turni da giocare.
overworld-position-held-by-other = in { $square } può esserci solo un esploratore di { $seat }: quella tessera è sua, di questo turno.
overworld-position-held-early = sulla tessera che aspetta un esploratore non può essercene già uno.
overworld-position-no-fit = nessuna tessera esplorazione entra da qualche parte, quindi quella pescata è stata messa da parte.
overworld-position-no-coast-place = non restano coste, o non c’è posto per una: non c’è nulla da decidere.
overworld-position-enough = le caselle si scelgono una per una solo se gli esploratori ({ $explorer ->
    [camel] cammelli
    [ship] navi
   *[other] { $explorer }
}) erano uno o due; ora { $held } sono sulla mappa e { $left } restano.
overworld-position-both-needed = { $seat } sceglie solo con un cammello e una nave nella riserva.
overworld-position-survey-not-held = finché restavano cammelli e navi, gli esploratori andavano prima su tutte e tre le caselle { $squares }.
overworld-position-no-gaps = chi è di turno sceglie un varco solo se sono più d’uno; qui il numero è { $count }.
overworld-position-no-tie = nessuno è in parità per il varco { $gap }, quindi non c’è nulla da decidere.
overworld-position-no-entrance = chi ha vinto non ha nulla da decidere: deve mettere una porta.
overworld-position-not-taken-back = gli esploratori di { $seat }, che ha vinto il varco { $gap }, sono tornati da tutte le regioni intorno.
overworld-position-nothing-leaves = nulla sta lasciando questo varco: tutti gli esploratori da lasciare ci sono già.
overworld-position-nobody-to-leave = { $seat } non ha esploratori da lasciare lì.
overworld-position-port-cannot-move = un porto si sposta solo tra varchi di almeno due caselle, e con abbastanza esploratori da lasciare.
overworld-position-door-in-supply = finché { $seat } ha una porta nella riserva, nessuna si sposta.
