# The rulebook to read. A chapter is explorers-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

explorers-rulebook = Davanti a te c’è una terra leggendaria, e tutti ne esplorano lo stesso paesaggio, ognuno con le proprie X. Carta dopo carta si decide su quale terreno mettere le X. Ciò che raggiungi lungo la strada, dalle mele ai templi, è tuo. Dopo quattro round vince chi ha più punti.

explorers-rulebook-map = La terra
explorers-rulebook-map-land =
    Quattro delle otto tessere paesaggio, girate a piacere, stanno l’una accanto all’altra e formano un paesaggio di 16 per 16 caselle. I suoi quadranti si chiamano A, B, C e D. Ogni casella è _pianura_, _acqua_, _deserto_ o _montagna_; soltanto il villaggio di ogni tessera non è nulla di tutto ciò.

    Tutti i viaggi cominciano nello stesso punto: il villaggio più vicino al centro del paesaggio. Ha una X fin dall’inizio. Gli altri tre villaggi non ricevono mai una X.
    .caption = Un paesaggio con le tessere 7, 2, 6 e 4. La bandiera è sul villaggio 4, il più vicino al centro: tutti partono da lì.
explorers-rulebook-map-things =
    Su ogni tessera trovi

    - un _tempio_ e una _chiave_,
    - una _mappa_ e un _cavallo_,
    - due o tre _gemme_,
    - quattro _razioni_: mele, carote e pesci.
explorers-rulebook-map-first-player-map = Il giocatore iniziale sceglie quattro tessere e decide come girare ciascuna. Se due villaggi sono ugualmente vicini al centro, il giocatore iniziale dice anche da quale si parte.

explorers-rulebook-start = Prima di partire
explorers-rulebook-start-frame =
    Intorno al tuo paesaggio c’è una plancia che tiene conto di ciò che trovi: 4 chiavi e 4 mappe, le razioni del round, le gemme e, per ogni quadrante, una colonna di numeri per il suo tempio.

    Le colonne cominciano con 12, 10, 8 e 6. In tre giocatori il 10 si cancella prima della partita, in due giocatori il 10 e il 6. In quattro giocatori, e in solitario, restano tutti i numeri.
    .caption = Che cosa mostra la plancia di Blu nel secondo round: una chiave e una mappa sono pronte all’uso.
explorers-rulebook-start-sides = Razioni, gemme, templi e villaggi hanno ciascuno un lato _base_ e un lato _per esperti_. Il tavolo sceglie per ognuno dei quattro, e la scelta vale per tutti. Per una prima partita prendi i lati base; ciò che cambia con i lati per esperti è segnalato in questo regolamento.
explorers-rulebook-start-first-marks =
    Poi ognuno, contemporaneamente, sceglie un terreno e mette tre X su caselle di quel terreno. La prima sta accanto al villaggio di partenza, le altre accanto al villaggio o a un’altra X.

    Blu ha scelto la pianura e ha messo { $marks } X. La terza può stare a nord di queste, o a sud del villaggio: le X non devono formare una linea. Anche l’acqua a ovest sarebbe accanto al villaggio, ma Blu ha scelto la pianura.
    .caption = Blu ha messo una X in m10 e una in m9. Le caselle incorniciate sono quelle possibili per l’ultima delle tre X.

explorers-rulebook-turn = Un turno
explorers-rulebook-turn-card = Ogni turno comincia con una carta. Sei delle otto carte mostrano due terreni, uno per lato.
    .caption = Pianura o deserto? Chi è attivo decide quale lato tenere verso di sé.
explorers-rulebook-turn-steps =
    1. Il giocatore _attivo_ scopre la carta e sceglie davanti a tutti uno dei suoi lati.
    2. Il giocatore attivo mette 3 X su caselle di quel terreno.
    3. Tutti gli altri scelgono: 3 caselle del lato che _non_ è stato scelto, oppure 2 caselle di quello scelto.
    4. Quando tutti hanno finito il turno è concluso, e diventa attivo il giocatore successivo a sinistra.

    Si mettono le X tutti insieme. Scelte e X restano nascoste finché tutti non hanno finito, perciò non importa mai chi è più veloce.
explorers-rulebook-turn-three =
    Blu è attivo e sceglie la pianura: { $blue } X. Arancione preferisce il deserto, che nessuno ha scelto: anche qui { $orange } X, e tra queste c’è la chiave in o10. Anche Verde vuole la pianura e riceve solo 2 X; ma la seconda è sul cavallo in l12, che ne porta una terza su qualsiasi terreno. Così anche Verde ne ha { $green }.
    .caption = La stessa carta, tre paesaggi: Blu, Arancione e Verde dopo il turno.
explorers-rulebook-turn-wild = Due carte sono _jolly_: ogni lato è una coppia di terreni. Ogni X può andare sull’uno o sull’altro, in qualsiasi ordine, e anche tutte sullo stesso.
    .caption = Una carta jolly: pianura e montagna, oppure deserto e acqua.
explorers-rulebook-turn-round =
    Un round ha sette turni. A ogni round si mescolano tutte e otto le carte, una si mette da parte senza guardarla, e le altre sette si scoprono una alla volta. Dopo il round si contano razioni e gemme, e il segnalino del giocatore iniziale passa a sinistra. I round sono quattro.

    In tre giocatori l’ultimissimo turno non ha un giocatore attivo: ognuno mette 3 X sul lato che preferisce. Così tutti sono stati attivi lo stesso numero di volte.

explorers-rulebook-marking = Dove mettere le X
explorers-rulebook-marking-where =
    Una X va su una casella vuota direttamente a nord, est, sud o ovest di una tua X; il villaggio di partenza conta come una X. Un angolo in comune non basta. Le X di uno stesso turno non devono essere vicine tra loro.
    .caption = Blu mette X sulla pianura. Le caselle incorniciate sono possibili: ognuna tocca una X. L’acqua in l11 tocca il villaggio, ma non è pianura; n6 è pianura, ma non tocca nulla.
explorers-rulebook-marking-must = Finché c’è una casella su cui puoi mettere una X, devi metterla. Le X che non trovano posto sono perse. Si giudica X per X: nessuno deve cercare l’ordine che ne fa mettere di più. E attenzione: se hai una chiave, un tempio è una casella possibile come le altre.
explorers-rulebook-marking-stop = Puoi fermarti prima di aver messo tutte le tue X. Rinunci allora a ciò che resta della tua scelta, compresa la X di un cavallo.

explorers-rulebook-tools = Chiavi, mappe e cavalli
explorers-rulebook-tools-three =
    Ciò che si trova su una casella in cui metti una X è tuo.

    - Una _chiave_ apre un tempio. Si può usare subito, anche nello stesso turno.
    - Una _mappa_ si può usare dal turno successivo, una per turno: ignori la carta e metti 4 X su un solo terreno.
    - Un _cavallo_ ti porta subito più in là: metti un’altra X, su una casella di qualsiasi terreno, e prendi ciò che c’è. Poi prosegui il tuo turno.

    C’è posto per quattro chiavi e quattro mappe. Una quinta è persa, ma la sua X resta.
    .caption = Blu ha preso la chiave in o10 e la mappa in j11. Il cavallo in l12 è a un passo.
explorers-rulebook-tools-scroll =
    A Blu questa carta non interessa, e spende la mappa trovata in un turno precedente. Sceglie il deserto: { $marks } X, ovunque il deserto tocchi una X. Il giocatore attivo che usa una mappa sceglie comunque un lato della carta, per gli altri.
    .caption = Dopo la mappa: tutte le caselle di deserto possibili per Blu.
explorers-rulebook-tools-horse =
    Blu prende la pianura e mette una X in l12, sul cavallo. Subito un’altra X, e va bene qualsiasi terreno: Blu sceglie l’acqua in l13. Sono { $marks } X al posto di una, e il resto del turno deve ancora venire.
    .caption = Il cavallo in l12 e la casella dove ha portato Blu.

explorers-rulebook-rounds = Che cosa dà ogni round
explorers-rulebook-rounds-provisions =
    In ogni round c’è posto per _una mela, una carota e un pesce_. Su una razione di cui hai già il tipo in questo round non si può mettere una X. Alla fine del round un tipo vale 2 punti, due tipi 5, tutti e tre 10; poi la dispensa è di nuovo vuota.

    Blu ha una carota e un pesce: { $points } punti se il round finisse ora. La carota in p12 tocca una X, ma deve aspettare il prossimo round. Con una mela sarebbero 10.
    .caption = Una carota in n8, un pesce in n13. La carota in p12 è vietata a Blu in questo round.
explorers-rulebook-rounds-provisions-expert = Nel round 1 non si può mettere una X su nessuna razione. Nel round 2 solo sulle mele, nel round 3 solo sulle carote, nel round 4 solo sui pesci, fino a quattro. Alla fine del round valgono 1, 4, 9 o 16 punti.
explorers-rulebook-rounds-gems =
    Alla fine di _ogni_ round ciascuna gemma trovata fin lì vale 1 punto. Una gemma del primo round rende quindi quattro volte.

    Blu ha { $gems } gemme nel round 1: { $points } punti quando finisce. Con un’altra nel round 2, quel round ne dà 3.
    .caption = Due dei dodici spazi per gemme sono pieni.
explorers-rulebook-rounds-gems-expert =
    Le gemme seguono un tracciato: −3, −2, −1, poi +1, +2, +2, +3, +3, +4, +4. Ogni gemma riguarda il numero seguente. Alla fine di un round si sommano i numeri negativi ancora visibili; solo quando non ce ne sono più contano quelli positivi che hai raggiunto.

    Con { $gems } gemme resta visibile solo il −1, e il round si chiude con { $points }. Una terza gemma lo porterebbe a 0, e tutto ciò che segue è guadagno.
    .caption = Le stesse due gemme sul tracciato per esperti.

explorers-rulebook-temples = Templi
explorers-rulebook-temples-key =
    Su un tempio si può mettere una X solo con una chiave, che così si spende. Prendi il numero più alto rimasto nella colonna del suo quadrante, e ottieni quei punti alla fine della partita. Alla fine del turno gli altri cancellano questo numero: chi arriva prima prende di più.
    .caption = Blu ha la chiave di o10 ed è davanti al tempio del quadrante D, in k15.
explorers-rulebook-temples-together =
    Chi esplora un tempio nello stesso turno prende lo stesso numero. Per ciascuno di loro gli altri cancellano un numero, dall’alto.

    Blu e Arancione raggiungono il tempio D nello stesso turno. Entrambi prendono il { $first }: { $blue } punti per Blu, { $orange } per Arancione. Verde e Viola cancellano il { $first } e il { $second }, e a loro resta al massimo l’8.
    .caption = Le colonne dopo quel turno, in quattro giocatori.
explorers-rulebook-temples-expert = Ogni tempio vale 8 punti, e alla fine del turno dà X extra su un terreno a tua scelta: 3 per il primo posto nella colonna, poi 2, poi 1, poi nessuna. (In tre giocatori 3, 1 e nessuna; in due 3 e 1.) I templi raggiunti con le X extra vengono dopo questi, in un gruppo a parte.

explorers-rulebook-villages = Villaggi
explorers-rulebook-villages-beside =
    Alla fine della partita ciascuno dei quattro villaggi conta le X direttamente a nord, est, sud e ovest: 3, 5, 7 o 10 punti per una, due, tre o quattro X. Conta anche il villaggio di partenza.

    Blu ha tutte e quattro le caselle intorno al villaggio di partenza, { $start } punti; tre accanto al villaggio a sud-ovest, { $three }; due a nord-est, { $two }; e nessuna a nord-ovest, { $none }. Insieme { $total }.
    .caption = Quattro villaggi verso la fine di una partita. Gli angoli non contano.
explorers-rulebook-villages-expert = Dà punti un solo villaggio: quello con meno X accanto. Dà 12, 18, 26 o 40 punti per una, due, tre o quattro X, e nulla se non ce ne sono. Perciò visitali tutti.

explorers-rulebook-achievements = Missioni
explorers-rulebook-achievements-aims =
    Possono essere in gioco fino a tre delle 32 missioni, le stesse per tutti. Quasi tutte si guardano a partita finita: la linea più lunga, una riga piena, tutte le aree di un terreno, nemmeno una gemma. Che cosa chiede ciascuna è scritto accanto al tuo paesaggio, insieme a quanto ti manca.
    .caption = Tre missioni nel round 3, e a che punto è Blu con ciascuna.
explorers-rulebook-achievements-races = Otto missioni sono _corse_: si controllano alla fine di ogni turno, e chi arriva prima prende di più. I loro numeri sono 10, 8, 6 e 4, e si dividono e si cancellano come quelli dei templi. In tre giocatori l’8 si cancella prima della partita, in due l’8 e il 4.

explorers-rulebook-end = La fine della partita e il gioco in solitario
explorers-rulebook-end-winner =
    Dopo il quarto round somma

    - razioni e gemme di tutti i round,
    - i numeri dei tuoi templi,
    - i tuoi villaggi,
    - le missioni, se ce ne sono.

    Chiavi e mappe non usate non valgono nulla. Vince chi ha più punti. A parità, è in vantaggio chi ha usato meno mappe; poi la vittoria è condivisa.
explorers-rulebook-end-solo =
    _In solitario_ non sei mai il giocatore attivo. Ogni carta cade, come vuole la sorte, con un lato verso di te: metti X su 3 caselle del lato vicino, o su 2 di quello lontano. All’inizio dei round 2, 3 e 4 si cancella il numero libero più alto di ogni tempio che non hai visitato, e anche quello di ogni corsa che non hai completato.

    Com’è andata? Fino a 80 punti è un inizio, oltre 100 va bene, oltre 120 è il più alto di sei gradi. Ogni missione in gioco alza tutti i limiti di 10.

explorers-rulebook-glance-turn = Un turno
    .text =
        1. Il giocatore attivo scopre una carta e sceglie un lato.
        2. Chi è attivo: 3 X su quel lato.
        3. Gli altri: 3 X sull’altro lato, o 2 su quello scelto.
        4. Oppure spendi una mappa: 4 X su un solo terreno.

        Quattro round di sette turni. Carta jolly: un lato è una coppia di terreni.
explorers-rulebook-glance-marks = Una X
    .text =
        - va accanto a una tua X, non in diagonale;
        - se si può mettere, va messa;
        - prende ciò che si trova sulla sua casella.
explorers-rulebook-glance-objects = Trovati per strada
    .text =
        | Chiave | apre un tempio, anche subito |
        | Mappa | dal turno successivo: 4 X su un solo terreno |
        | Cavallo | subito un’altra X, su qualsiasi terreno |
        | Mela, carota, pesce | uno per tipo in un round |
        | Gemma | d’ora in poi rende a ogni round |
explorers-rulebook-glance-places = Luoghi
    .text =
        | Tempio | serve una chiave; prendi il numero libero più alto: 12, 10, 8, 6 |
        | Due giocatori | senza 10 e 6 |
        | Tre giocatori | senza 10 |
        | Villaggio | alla fine conta le X accanto |
explorers-rulebook-glance-scoring = Punti
    .text =
        | Razioni, ogni round | 1, 2, 3 tipi: 2, 5, 10 |
        | Gemme, ogni round | 1 per ogni gemma trovata fin lì |
        | Templi | il numero preso |
        | Villaggi | da 1 a 4 X: 3, 5, 7, 10 ciascuno |
explorers-rulebook-glance-end = La fine
    .text = Dopo il round 4 vince chi ha più punti; parità: meno mappe usate.
