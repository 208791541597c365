# The rulebook to read. A chapter is entdecker-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

entdecker-rulebook = Tutti governano la stessa nave, a turno, in acque che nessuna carta mostra, e tessera per tessera posano il mare e le isole che scoprono. Chi ha le unità più forti su un’isola, quando è completa, ne ottiene più punti di tutti; e gli esploratori che lì hanno finito il lavoro proseguono nella giungla, in cerca dei suoi prodotti segreti. Quando tutto il mare è noto, vince chi ha più punti.

entdecker-rulebook-chart = La carta
entdecker-rulebook-chart-board =
    Il mare inesplorato ha 12 colonne, da A a L, e 8 righe, da 1 a 8. Intorno ci sono le _caselle di bordo_, tutte di mare: ogni viaggio comincia da lì. Salpare da sud è gratis, da ovest e da est costa 1 moneta d’oro, dal lontano nord 2.
    .caption = La preparazione di una prima partita. Alcune tessere di mare e tre cascate sono note fin dall’inizio; le monete sul bordo dicono quanto costa salpare da lì.
entdecker-rulebook-chart-tiles =
    Ogni lato di una tessera è terra o mare. I tipi sono sei: mare aperto, terra su un lato, su due lati vicini, su due lati opposti (uno _stretto_), su tre e su tutti e quattro.

    La maggior parte delle tessere è a faccia in giù in sei _pile coperte_. Un punto interrogativo sul retro annuncia un evento. Le altre sono in _pile a vista_, divise per tipo: lì tutti vedono che cosa resta.
    .caption = Sei pile coperte, di cui si conosce solo il retro, e le pile a vista, di cui si conosce tutto.
entdecker-rulebook-chart-scenarios = Quattro scenari dicono quali tessere sono sulla carta prima della partita. Due o tre mari la dividono, così le isole restano piccole; le cascate, che valgono 5 o 10 punti in più, sono i luoghi per cui lottare. Puoi anche disegnare uno scenario tuo.

entdecker-rulebook-gold = L’oro e i passi di un turno
entdecker-rulebook-gold-pieces = Ognuno comincia con 7 monete d’oro, un insediamento, due fortini e 19, 14 o 11 esploratori, in due, tre o quattro giocatori.
entdecker-rulebook-gold-steps =
    Un turno va così:

    1. Con meno di 4 monete d’oro, tira il dado per la rendita.
    2. Scegli dove comincia il viaggio e paga quanto costa.
    3. Annuncia quante tessere pescherai, coperte o a vista, e pagale.
    4. Esplora: pesca, posa, naviga oltre.
    5. Se hai trovato terra, puoi posare un’unità. Così il viaggio finisce.
    6. Le caselle circondate si riempiono.
    7. Le isole complete danno punti.
entdecker-rulebook-gold-roll =
    Se all’inizio del tuo turno hai meno di 4 monete d’oro, tira il dado: mostra i numeri da 2 a 6 e il timone. Ricevi quanto indica, e _tutti gli altri 1 in più_.

    Rosso ha { $before } monete d’oro e tira un 3: { $red } per Rosso, { $others } per ciascuno degli altri.
    .caption = Le borse dopo il tiro di Rosso.
entdecker-rulebook-gold-wheel =
    Con il timone, chi ha tirato sceglie da 2 a 6. Rosso sceglie 6 e riceve { $red }; gli altri ricevono { $others }. La povertà può rendere, ma ai tuoi rivali rende un po’ di più.
    .caption = Le borse dopo il timone.

entdecker-rulebook-departure = Salpare
entdecker-rulebook-departure-where =
    La nave parte

    - da una casella di bordo che ha di fronte una casella inesplorata, oppure
    - da una tessera già esplorata che ha un lato di mare verso una casella inesplorata, e da cui una linea ininterrotta di mare riporta a una casella di bordo.
    .caption = B6 e la casella di bordo a sud di A6 sono caselle di partenza. C6 non ha accanto caselle inesplorate; C5 ha solo terra verso l’ignoto; da E3 nessuna linea di mare porta al bordo.
entdecker-rulebook-departure-expenses =
    Traccia la linea dalla partenza fino a una casella di bordo. Paghi

    - alla banca le monete di quella casella di bordo, e
    - 2 monete d’oro a chi possiede ogni _fortino_ o _insediamento_ rivale su una tessera della linea, partenza compresa.

    Dagli esploratori si passa gratis, e anche dalle tue unità. Se le vie sono più d’una, scegli tu.
entdecker-rulebook-departure-tolls =
    È il turno di Viola. Per partire da D4 l’unica via porta a ovest, davanti a due fortini: 1 moneta d’oro alla banca, { $red } a Rosso e { $yellow } a Giallo, { $total } in tutto. Partire da G8 costerebbe 2 monete, perché lì c’è il fortino di Bianco. E J7 è gratis: la sua via porta a sud, senza passare davanti a nessuno.
    .caption = Tre partenze per Viola: D4 davanti ai fortini di Rosso e di Giallo, G8 accanto al fortino di Bianco e J7 gratis.
entdecker-rulebook-departure-announce =
    Ora di’ quante tessere pescherai, almeno una, e da dove. Una tessera _coperta_ costa 1 moneta d’oro, una _a vista_ 4. In un viaggio non si mescolano mai. Paghi subito e non riavrai nulla, nemmeno se il viaggio finisce prima: quattro tessere coperte costano 4 monete, due a vista 8.
entdecker-rulebook-departure-must = Non puoi restare a casa finché puoi permetterti una qualsiasi partenza e una tessera coperta. Solo se non puoi, il tuo turno finisce senza viaggio.

entdecker-rulebook-journey = Il viaggio
entdecker-rulebook-journey-steps =
    Per ogni tessera:

    1. _Pescala_: la prima di una qualsiasi pila coperta, oppure il tipo che vuoi da una pila a vista. Guardando il retro puoi scegliere un punto interrogativo o evitarlo.
    2. _Posala_ su una casella inesplorata accanto alla nave, oltre un lato di mare della tessera della nave.
    3. La _nave_ va sulla nuova tessera.
    4. Se c’è un _evento_, accade ora.
entdecker-rulebook-journey-fit =
    Il lato verso la nave dev’essere mare, e ogni altro lato deve combaciare con ciò che tocca: terra con terra, mare con mare, e mare con il bordo. Scegli tu la casella e come girare la tessera. Una tessera che si può posare va posata, anche dove non vuoi andare. Una che non entra da nessuna parte si scarta.
    .caption = La tessera in mano ha terra su un lato. Non entra a nord in C2, dove la toccano due coste, né a ovest in B3; ma a est, in D3, sì.
entdecker-rulebook-journey-on =
    Deve dunque andare in D3, e la nave la segue. Come girarla è ancora una scelta. Delle tessere pagate ne resta { $draws }: il viaggio prosegue da lì, oppure si posa un’unità.
    .caption = La nave è andata in D3.
entdecker-rulebook-journey-ends =
    Il viaggio finisce

    - quando hai pescato tutte le tessere annunciate,
    - in un vicolo cieco, senza un lato di mare verso una casella inesplorata,
    - quando posi un’unità,
    - in una tempesta,
    - o quando ti fermi, ma non prima della prima pesca.

    Dopo l’ultima pesca e in un vicolo cieco puoi ancora posare un’unità. Dopo una tempesta no.

entdecker-rulebook-straits = Le unità e le terre ai due lati di uno stretto
entdecker-rulebook-straits-unit =
    Una volta per turno puoi posare un’unità sulla tessera che hai esplorato per _ultima_, se mostra terra. Così il viaggio finisce.

    | Insediamento | 6 monete d’oro |
    | Fortino | 3 monete d’oro |
    | Esploratore | 1 moneta d’oro |

    Non puoi tornare a tessere precedenti, né posare nulla sulla casella dove è cominciato il viaggio.
entdecker-rulebook-straits-two =
    La terra di una tessera è un pezzo unico, tranne dove sono terra due lati opposti: allora il mare passa in mezzo, e le due rive appartengono a isole diverse finché non si incontrano altrove. Di’ su quale riva sta la tua unità.
    .caption = Rosso ha scoperto lo stretto in D3. La riva a ovest si unisce all’isola su cui Bianco ha un esploratore; quella a est non è ancora di nessuno.
entdecker-rulebook-straits-joins =
    Rosso prende la riva a ovest con un fortino, per { $gold } monete d’oro. Finora l’isola ha { $value } tessere. Se fosse completa, il fortino starebbe davanti all’esploratore di Bianco: { $red } punti per Rosso, { $white } per Bianco.
    .caption = Un fortino accanto all’esploratore di Bianco: ora sull’isola è in testa Rosso.
entdecker-rulebook-straits-recall = Fortini e insediamenti restano finché la loro isola non è completa. Un esploratore si può riprendere, da un’isola o dalla giungla, ma solo quando non ne hai più e stai per posarne uno.
entdecker-rulebook-straits-recall-any-time = Se non hai più esploratori puoi riprenderne uno in ogni momento del tuo turno, fino alla decisione sull’unità.
entdecker-rulebook-straits-settlement-scout = Chi posa un insediamento può anche mettere un esploratore della riserva su un sentiero della giungla qualsiasi.

entdecker-rulebook-events = Eventi
entdecker-rulebook-events-four =
    Un punto interrogativo agisce quando la nave raggiunge la tessera. Su una tessera che si è dovuta scartare non succede nulla.

    | Miniera d’oro | 3 monete d’oro dalla banca |
    | Pirata | prende metà del tuo oro, arrotondata per difetto |
    | Nativi amichevoli | puoi mettere gratis un esploratore su un sentiero della giungla qualsiasi |
    | Tempesta | il viaggio è finito: niente più tessere e nessuna unità |

    Anche dopo una tempesta le caselle si riempiono e le isole danno punti.
entdecker-rulebook-events-pirate =
    Quando arriva il pirata Rosso ha { $before } monete d’oro, e ne perde { $lost }, la metà arrotondata per difetto: ne restano { $left }. Chi ha poco non deve temere un punto interrogativo.
    .caption = Il pirata di D3 è passato di qui.
entdecker-rulebook-events-pirate-up =
    Il pirata prende la metà _arrotondata per eccesso_: di { $before } monete d’oro { $lost }, così ne restano { $left }.
    .caption = Lo stesso pirata con le regole Kosmos.
entdecker-rulebook-events-pirate-spares = Chi ha un fortino o un insediamento su un’isola non completa è risparmiato dai pirati.

entdecker-rulebook-filling = Riempire le caselle circondate
entdecker-rulebook-filling-surrounded =
    Alla fine del viaggio, prima del punteggio,

    - ogni singola casella inesplorata con tessere o bordo su tutti e quattro i lati si riempie con la tessera a vista che combacia, e
    - ogni area inesplorata che ha intorno soltanto terra si riempie di terra.

    Queste tessere non portano né unità né eventi. Chi naviga con astuzia lo vede arrivare.
    .caption = Una grande isola con un buco. C3 e D3 sono quasi chiuse: manca solo D4.
entdecker-rulebook-filling-filled =
    Rosso naviga da sud per D5 fino a D4 e ci posa un esploratore. Ora C3 e D3 hanno intorno terra e diventano terra; ed E5, tra la riva, la nuova tessera di mare, il bordo e la tessera di Bianco, si riempie con ciò che combacia. Con le due di Rosso ci sono { $tiles } nuove tessere. Due isole sono complete: una vale { $island }, l’altra, di Bianco, { $small }.
    .caption = Dopo il riempimento: C3, D3 ed E5 sono state coperte senza viaggio.
entdecker-rulebook-filling-short = Una tessera a vista che è finita si prende dagli scarti, altrimenti si cerca nelle pile coperte, che poi si mescolano di nuovo. Quando tutte le pile coperte sono vuote, gli scarti ne formano due nuove. Anche le acque che nessuna nave può mai raggiungere si riempiono; e se non si può più esplorare nulla da nessuna parte, il resto della carta si riempie e la partita finisce.

entdecker-rulebook-scoring = I punti di un’isola
entdecker-rulebook-scoring-complete =
    Un’isola è completa quando nessuno dei suoi lati di terra dà su una casella inesplorata. Vale 1 punto per ogni sua tessera, e 5 o 10 in più per una cascata. Se in un turno se ne completano più d’una, chi è di turno dice quale viene prima.
entdecker-rulebook-scoring-strength =
    Chi è in testa? Un insediamento batte qualsiasi numero di fortini, un fortino qualsiasi numero di esploratori. Confronta quindi prima gli insediamenti, poi i fortini, poi gli esploratori.

    - Primo posto: il valore intero.
    - Ogni altro posto: la metà del posto precedente, arrotondata per eccesso.
    - Chi ha unità pari divide il posto, e ciascuno ne ottiene tutti i punti.
    - Senza un’unità lì non ottieni nulla.
entdecker-rulebook-scoring-shares =
    Giallo ha trovato l’ultima tessera di un’isola di { $value } tessere. Rosso e Bianco vi hanno un fortino e un esploratore ciascuno, Viola un esploratore, e Giallo nulla; ma il turno non è finito, e c’è un insediamento pronto.
    .caption = Nove tessere, tre rivali: la nave di Giallo è in E4.
entdecker-rulebook-scoring-nine =
    Giallo posa l’insediamento e passa in testa: { $yellow } punti. Rosso e Bianco sono pari e dividono il secondo posto: { $red } e { $white }, la metà di 9 arrotondata per eccesso. Viola è al terzo posto con { $purple }, la metà di 5 arrotondata per eccesso.
    .caption = Il segnapunti sul serpente dopo quest’isola.
entdecker-rulebook-scoring-waterfall = Il bonus di una cascata si ottiene subito: va a chi per primo vi posa accanto una tessera, terra contro terra. L’isola vale soltanto le sue tessere.
entdecker-rulebook-scoring-sum = La forza è una somma: un insediamento conta 3, un fortino 2, un esploratore 1.
entdecker-rulebook-scoring-two = Danno punti solo due posti: il primo il valore intero, il secondo la metà, arrotondata per difetto.
entdecker-rulebook-scoring-tie = Tra chi è pari, è in vantaggio chi ha posato per primo un’unità sull’isola.
entdecker-rulebook-scoring-leave = Poi le unità se ne vanno. Fortini e insediamenti tornano a chi li possiede. Gli esploratori vanno nella giungla: a partire da chi è di turno, ognuno ne manda uno alla volta, finché tutti sono in cammino.

entdecker-rulebook-jungle = Esploratori nella giungla
entdecker-rulebook-jungle-paths =
    Sette sentieri di otto caselle ciascuno portano alle capanne. Un esploratore occupa la casella libera più vicina alla capanna, sul sentiero scelto da chi lo possiede.

    - La prima casella è un _pallino_: chi ci arriva pesca un gettone prodotto, lo guarda in segreto e lo nasconde nella capanna.
    - Le caselle tre e sei sono _occhi_: chi ci arriva può guardare che cosa è nascosto.

    Nel sacchetto ci sono nove gettoni: tre valgono 15 punti, tre 10, tre 5. Due non si trovano mai.
entdecker-rulebook-jungle-seventeen =
    Bianco completa l’isola con un esploratore sull’ultima tessera. L’isola ha { $tiles } tessere, e la cascata aggiunge { $bonus }. L’insediamento di Giallo prende { $yellow }, il fortino di Bianco { $white }, Rosso con due esploratori { $red }, Viola con uno { $purple }.
    .caption = L’isola di dodici tessere con la sua cascata, dopo il punteggio. I suoi esploratori sono in cammino.
entdecker-rulebook-jungle-walk =
    E ora gli esploratori. Bianco ne manda uno sul sentiero 1, vi trova un gettone e lo tiene a mente: pomodoro. Giallo non ne ha. Viola trova il gettone del sentiero 2. Rosso occupa la terza casella del sentiero 3, un occhio, e vede che cosa Giallo ha trovato tempo fa. Il secondo esploratore di Bianco rafforza il sentiero 4, il secondo di Rosso va sul sentiero 1.
    .caption = La giungla come la vede Bianco: i gettoni dei sentieri 1 e 4 sono noti, gli altri no.
entdecker-rulebook-jungle-tie =
    A partita finita si mostrano tutti i gettoni, e ciascuno va a chi ha più esploratori sul suo sentiero. In caso di parità va a chi, tra questi, ha l’esploratore più vicino alla capanna.

    Viola e Rosso hanno due esploratori ciascuno, ma quello di Viola è più vicino: { $purple } punti per Viola, nulla per Rosso e Bianco.
    .caption = Il primo sentiero alla fine di una partita.
entdecker-rulebook-jungle-last-space = Chi occupa l’ultima casella di un sentiero ne vince subito il gettone. Nei sentieri che alla fine non sono pieni decide la maggioranza.

entdecker-rulebook-end = La fine della partita, edizioni e varianti
entdecker-rulebook-end-winner = La partita finisce dopo il turno in cui si copre l’ultima casella. Le isole di quel turno danno punti come sempre, poi tocca alla giungla. Vince chi ha più punti; a parità, chi ha più oro.
entdecker-rulebook-end-tie = In caso di parità la vittoria è condivisa.
entdecker-rulebook-end-editions =
    Entdecker è uscito in più edizioni, con regole un po’ diverse. A ogni tavolo si può scegliere un’edizione o mescolarle: ogni differenza è un’opzione a sé. In questo regolamento le differenze sono segnalate.

    | Mayfair | come in questo regolamento |
    | Kosmos | il pirata arrotonda per eccesso; un esploratore si può riprendere in ogni momento del proprio turno |
    | Digest | le unità costano 2, 1 e 0 monete d’oro; la forza è una somma; danno punti due posti; a parità vince chi è arrivato prima; le cascate pagano chi le trova; un insediamento porta un esploratore; i pirati risparmiano chi è forte; chi occupa l’ultima casella di un sentiero ne vince il gettone |
entdecker-rulebook-end-top-scout = Gli esploratori hanno un numero. Prima della partita ognuno ne nomina due in segreto: alla fine ciascuno di questi _esploratori scelti_ vale per due sul suo sentiero.

entdecker-rulebook-glance-turn = Un turno
    .text =
        1. Meno di 4 monete d’oro: tira il dado. Ricevi il numero, tutti gli altri 1 in più.
        2. Scegli una partenza; paga le monete del bordo e 2 monete d’oro per ogni fortino o insediamento rivale sulla via.
        3. Annuncia e paga le tessere, coperte o a vista.
        4. Pesca, posa, naviga; e da capo.
        5. Posa un’unità sull’ultima tessera, se vuoi.
        6. Le caselle circondate si riempiono.
        7. Le isole complete danno punti.
entdecker-rulebook-glance-costs = Oro
    .text =
        | Bordo sud | gratis |
        | Bordo ovest, est | 1 |
        | Bordo nord | 2 |
        | Fortino o insediamento rivale | 2 a chi lo possiede |
        | Tessera coperta | 1 |
        | Tessera a vista | 4 |
        | Esploratore, fortino, insediamento | 1, 3, 6 |
entdecker-rulebook-glance-tile = Posare una tessera
    .text =
        - Accanto alla nave, attraverso il mare.
        - Terra con terra, mare con mare; il bordo è mare.
        - Ciò che entra va posato; ciò che non entra si scarta.
entdecker-rulebook-glance-journey-ends = Il viaggio finisce
    .text = con l’ultima tessera, in un vicolo cieco, quando si posa un’unità, in una tempesta o quando ti fermi.
entdecker-rulebook-glance-events = Punti interrogativi
    .text =
        | Miniera d’oro | 3 monete d’oro |
        | Pirata | prende la metà, arrotondata per difetto |
        | Nativi | un esploratore nella giungla, gratis |
        | Tempesta | la fine del viaggio, nessuna unità |
entdecker-rulebook-glance-islands = Un’isola completa
    .text =
        - vale le sue tessere, e con una cascata 5 o 10 in più.
        - Decidono gli insediamenti, poi i fortini, poi gli esploratori.
        - Al primo posto tutto; poi ogni volta la metà, arrotondata per eccesso; a parità gli stessi punti.
        - Fortini e insediamenti tornano, gli esploratori vanno nella giungla.
entdecker-rulebook-glance-jungle = La giungla
    .text =
        - Un esploratore occupa la casella libera più vicina alla capanna.
        - Pallino: pesca un gettone e nascondilo. Occhio: guardalo.
        - Alla fine chi ha più esploratori vince il gettone: 5, 10 o 15 punti. Parità: il più vicino alla capanna.
entdecker-rulebook-glance-end = La fine
    .text = Dopo il turno in cui si copre l’ultima casella. Vince chi ha più punti; parità: più oro.
