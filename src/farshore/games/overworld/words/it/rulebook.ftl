# The rulebook to read. A chapter is overworld-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

overworld-rulebook = Insieme si compone una mappa senza confini: montagne e foreste si occupano con i cammelli, scogliere e gorghi con le navi. Dove le tessere lasciano un varco che nulla può riempire, chi è più forte lì intorno mette una porta del proprio dungeon. Quando le coste finiscono, si contano i punti per le regioni controllate e per la distanza tra le proprie porte: vince chi ne ha di più.

overworld-rulebook-tiles = Il mondo, tessera per tessera
overworld-rulebook-tiles-world =
    All’inizio sul tavolo c’è una sola tessera costa. Tutto cresce da lì. Non porta mai un pezzo; da lì si contano le caselle, verso nord e sud, est e ovest: «N3 O2» è tre caselle a nord e due a ovest.
    .caption = Nel mezzo di una partita in tre. I cammelli stanno sulla terra, le navi sull’acqua; sette porte conducono in tre dungeon.
overworld-rulebook-tiles-pieces = Ognuno ha 7 cammelli, 7 navi e 3 porte del dungeon. Le nove tessere costa rimaste formano il mucchio; le 40 tessere esplorazione vanno nel sacchetto. In tre giocatori una di queste torna nella scatola, senza che nessuno la veda. Chi comincia lo decide la sorte.
overworld-rulebook-tiles-survey =
    Una _tessera esplorazione_ copre tre caselle, a forma di L. Un lato è terra, e ogni casella è montagna o foresta; l’altro è acqua, e ogni casella è gorgo o scogliera. Ci sono otto tipi, cinque tessere per tipo.
    .caption = Una tessera del sacchetto, in tutti i modi in cui può stare: lato terra e lato acqua.
overworld-rulebook-tiles-coast = Una _tessera costa_ è una sola casella. Uno dei suoi bordi è terra, quello opposto acqua, e i due in mezzo sono lisci. La sua metà di terra è foresta o montagna, la sua metà d’acqua scogliera o gorgo. Solo qui terra e mare possono incontrarsi.

overworld-rulebook-laying = Far crescere la mappa
overworld-rulebook-laying-steps =
    Un turno ha quattro passi:

    1. Pesca una tessera esplorazione dal sacchetto.
    2. Posala, ed eventualmente posa una costa.
    3. Mettici i tuoi esploratori.
    4. Se si sono formati dei varchi, si risolvono.
overworld-rulebook-laying-edges =
    Posa la tessera con il lato che vuoi in su, girata come vuoi, in modo che almeno uno dei suoi bordi incontri la mappa. Dove due bordi si incontrano devono essere uguali: terra con terra, acqua con acqua. La foresta può stare accanto alla montagna e la scogliera accanto al gorgo; gli angoli non contano. Accanto al bordo liscio di una costa non va nessuna tessera esplorazione.
    .caption = I puntini indicano tutte le caselle intorno a cui Nero può posare la tessera che ha in mano: come terra a nord, come acqua a sud, e in mezzo da nessuna parte.
overworld-rulebook-laying-coast =
    Una tessera esplorazione tutta chiara o tutta scura mostra una costa. Allora prendi anche una tessera costa, una qualsiasi di quelle rimaste e con la faccia che vuoi, e posala in modo che il suo bordo di terra o d’acqua tocchi un bordo dello stesso tipo della tessera che hai appena posato.

    Nero ha pescato tre caselle chiare e le ha posate come montagne. Ora deve seguire una costa, con la terra verso di loro.
    .caption = Dove può stare la costa: accanto alla nuova tessera, ovunque combacino anche gli altri suoi bordi.

overworld-rulebook-explorers = Esploratori
overworld-rulebook-explorers-three =
    Metti un esploratore su ogni casella della tua tessera esplorazione: cammelli sulla terra, navi sull’acqua.

    Nero ha posato una tessera di terra a ovest e ci mette { $camels } cammelli; gliene restano { $left }.
    .caption = Tre cammelli per tre caselle.
overworld-rulebook-explorers-few =
    Se ne hai meno di tre di quel tipo, scegli tu quali caselle occupano. A Nero restano solo { $camels } cammelli, e una casella deve rimanere vuota.
    .caption = Nero sceglie tra le caselle segnate.
overworld-rulebook-explorers-coast = Se hai posato anche una costa, mettici un cammello o una nave: un cammello occupa la sua metà di terra, una nave la sua metà d’acqua. La tessera esplorazione viene prima.

overworld-rulebook-regions = Regioni
overworld-rulebook-regions-joined =
    Le caselle dello stesso tipo collegate tramite i bordi sono una _regione_, non importa su quante tessere si trovino. La metà di una costa appartiene alla regione che incontra con il suo bordo dentellato.
    .caption = Otto regioni. Ognuna ha un contorno, a colori se qualcuno la controlla.
overworld-rulebook-regions-held =
    Alla fine ogni regione vale 2 punti per chi vi ha più esploratori, per quanto grande sia.

    Nelle grandi montagne del nord Bianco ha { $white } cammelli e Nero { $black }. A Bianco darebbero { $points } punti, a Nero nulla.
    .caption = Le montagne che controlla Bianco.
overworld-rulebook-regions-tie =
    In caso di parità, ciascuno ottiene tutti i punti. Nella scogliera del sud Nero e Bianco hanno { $black } e { $white } navi: { $points } punti a testa. Ne fa parte anche la scogliera della prima costa.
    .caption = Una scogliera con due padroni.

overworld-rulebook-gaps = Varchi
overworld-rulebook-gaps-what =
    Un varco è un gruppo di caselle vuote chiuso da tutte le parti, in cui _nessuna tessera esplorazione potrebbe mai entrare_. Gli angoli possono restare aperti. Non importa che cosa c’è ancora nel sacchetto: basta che una tessera possa entrarci, e non è un varco.

    Le tessere esplorazione sono tutte di terra o tutte d’acqua. Perciò un buco tra terra e mare è un varco, anche se ha la forma di una L.
    .caption = Non è un varco: le tre caselle vuote sono chiuse, ma una tessera di terra ci entrerebbe.
overworld-rulebook-gaps-closed =
    Nero posa l’ultima tessera intorno a una sola casella vuota. Lì dentro non c’è posto per tre caselle: si è formato un varco. I varchi si cercano quando tutte le tessere e tutti gli esploratori del turno sono al loro posto.
    .caption = Il varco in N2 è chiuso. Lì intorno Nero era più forte di tutti: nel varco c’è una sua porta, e i suoi cammelli sono di nuovo nella riserva.

overworld-rulebook-contest = Chi mette la porta
overworld-rulebook-contest-who =
    Tutte le regioni che hanno un _bordo_ in comune con il varco se lo contendono; un angolo non basta. Conta gli esploratori di ciascuno nell’insieme di queste regioni, anche quelli lontani dal varco. Chi ne ha di più _deve_ metterci una porta, e riprende tutti i suoi esploratori in quelle regioni.
overworld-rulebook-contest-before =
    Giallo sta per chiudere il varco in S3 O1. La scogliera a nord ospita una nave di Bianco, i gorghi e le scogliere a est e a sud tre di Rosso; i gorghi a nord-est toccano solo un angolo del varco, perciò le due navi di Bianco che sono lì non contano.
    .caption = Prima: le caselle in contesa sono illuminate. La riva occidentale è ancora aperta.
overworld-rulebook-contest-after =
    La tessera di Giallo lo chiude. Contano anche due navi di Giallo, contro { $white } di Bianco e { $red } di Rosso. Così Rosso, senza aver fatto nulla, mette una porta e riprende tutte e tre le navi.
    .caption = Dopo: una porta rossa, e nessuna nave rossa. La nave gialla all’estremo ovest non è in una regione che tocca il varco.
overworld-rulebook-contest-tie =
    In caso di parità, chi ha posato la tessera sceglie uno tra chi è in parità, anche se non è tra questi. Una porta è un regalo? Costa esploratori che controllano regioni. A volte il modo migliore di usare una parità è cederla.
    .caption = Nero ha chiuso un varco intorno a cui le forze sono pari, e decide chi mette la porta.

overworld-rulebook-doors = Porte e percorsi
overworld-rulebook-doors-tour =
    Alla fine le tue porte danno i punti di un percorso: da una all’altra, alla terza, e di nuovo alla prima. Conta i passi lungo righe e colonne, dritto attraverso il tavolo, che ci siano tessere o no.

    Le porte di Nero distano 2, 3 e 3 passi: { $total } punti.
    .caption = Il percorso di Nero: due passi verso est, tre verso sud-ovest, e tre per tornare.
overworld-rulebook-doors-two = Due porte danno i punti dell’andata e del ritorno; una da sola non dà nulla. In un varco di più caselle la tua porta sta dove ti conviene di più.
overworld-rulebook-doors-fourth = Se vinci un quarto varco, una delle tue tre porte deve spostarsi lì. Nel suo vecchio varco resta per sempre uno dei tuoi esploratori, dalla mappa o dalla tua riserva; non conta più nulla.

overworld-rulebook-end = La fine della partita
overworld-rulebook-end-when = Quando è stata presa l’ultima tessera costa, si continua finché tutti hanno giocato lo stesso numero di turni, o finché il sacchetto è vuoto. Poi si sommano regioni e porte. Vince chi ha più punti; a parità, chi ha più punti per le porte; poi la vittoria è condivisa.
overworld-rulebook-end-points =
    Se la partita finisse qui, Nero avrebbe { $regions } punti per le regioni e { $doors } per la strada tra due porte: { $black } in tutto. Bianco, con tre porte ma meno regioni, ne avrebbe { $white }, Rosso { $red }.
    .caption = La stessa partita della prima figura, con i percorsi di tutti e la loro lunghezza.

overworld-rulebook-provisions = Provviste
overworld-rulebook-provisions-shop =
    Una bottega ha quattro torce, quattro mappe, quattro chiavi, quattro pozioni e quattro cosce di pollo. Chi mette una porta in un varco di più di una casella ne riempie le altre caselle con oggetti a sua scelta.

    Un varco è tuo finché contiene la tua porta, il tuo porto o un esploratore che vi hai lasciato. Quando la tua porta si sposta puoi lasciare un esploratore per conservare gli oggetti; se non lo fai, non sono di nessuno.
overworld-rulebook-provisions-sets =
    Alla fine componi set di oggetti diversi, cominciando dal più grande possibile. Un set dà la sua grandezza moltiplicata per sé stessa.

    I varchi di Bianco contengono una mappa, una torcia, una coscia e una chiave: 4 × 4 = 16. Un’altra mappa e un’altra chiave fanno 2 × 2 = 4. Insieme { $total } punti.
    .caption = Due grandi varchi di Bianco, con tutto ciò che contengono.

overworld-rulebook-ports = Porti
overworld-rulebook-ports-place = Ognuno ha un porto, lungo due caselle. Chi vince un varco di almeno due caselle può mettercelo al posto di una porta. In seguito può spostarsi, ma allora due esploratori restano nel suo vecchio varco. Un porto non è una porta.
overworld-rulebook-ports-region =
    Alla fine scegli una regione che ha un bordo in comune con il varco del tuo porto: 1 punto per ogni sua casella, chiunque la controlli. La metà di una costa vale una casella.

    Intorno al porto di Nero ci sono quattro montagne, una scogliera, tre gorghi e le metà di due coste. Le montagne sono la regione più grande: { $points } punti, anche se ci stanno i cammelli di Bianco.
    .caption = Il porto di Nero e le montagne per cui conta.

overworld-rulebook-glance-turn = Un turno
    .text =
        1. Pesca una tessera esplorazione. Tutta chiara o tutta scura: prendi anche una costa.
        2. Posala, con un lato o l’altro in su; poi, accanto, la costa.
        3. Metti esploratori su ogni sua casella e uno sulla costa.
        4. Risolvi i varchi che si sono formati.
overworld-rulebook-glance-laying = Posare
    .text =
        - Almeno un bordo deve incontrare la mappa.
        - Terra con terra, acqua con acqua; gli angoli non contano.
        - Nessuna tessera esplorazione accanto al bordo liscio di una costa.
overworld-rulebook-glance-explorers = Esploratori
    .text =
        - Cammelli sulla terra, navi sull’acqua, 7 per tipo.
        - Con meno di tre, scegli le caselle.
        - Costa: un cammello per la metà di terra o una nave per la metà d’acqua.
overworld-rulebook-glance-gaps = Varchi
    .text =
        - Chiusi dai bordi, e nessuna tessera esplorazione potrebbe mai entrarci.
        - Se lo contendono le regioni che vi hanno un bordo in comune.
        - Chi lì ha più esploratori deve mettere una porta e li riprende.
        - Parità: chi ha posato la tessera sceglie tra chi è in parità.
        - Quarta porta: spostane una e lascia un esploratore.
overworld-rulebook-glance-scoring = Punti
    .text =
        | Regione | 2 a chi ha più esploratori; parità: 2 a testa |
        | Tre porte | i passi del percorso che le tocca tutte e torna |
        | Due porte | andata e ritorno |
overworld-rulebook-glance-end = La fine
    .text = Dopo l’ultima costa si gioca fino a turni pari per tutti, o finché il sacchetto è vuoto. Vince chi ha più punti; parità: più punti per le porte.
overworld-rulebook-glance-expansions = Espansioni
    .text =
        | Provviste | riempi le altre caselle dei tuoi varchi; un set di oggetti diversi dà la sua grandezza al quadrato |
        | Porti | al posto di una porta, in due caselle; 1 punto per ogni casella di una regione accanto |
