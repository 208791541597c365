# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won or lost, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
explorers-lesson-scored-Marked = { $villages ->
    [0] { "" }
   *[other] { $villages_signed } per te: una X accanto a un villaggio.
}{ $achievements ->
    [0] { "" }
   *[other] { " " }{ $achievements_signed } per te: missioni.
}
explorers-lesson-scored-MarksShown = { $villages ->
    [0] { "" }
   *[other] { $villages_signed } per { $seat }: X accanto a un villaggio.
}{ $achievements ->
    [0] { "" }
   *[other] { " " }{ $achievements_signed } per { $seat }: missioni.
}
explorers-lesson-scored-TempleExplored = { $you ->
    [true] { $extra ->
        [0] +{ $points } per te: il numero più alto che era libero in questo tempio.
        [one] +{ $points } per te, come per chiunque esplori questo tempio, e { $extra } X extra.
       *[other] +{ $points } per te, come per chiunque esplori questo tempio, e { $extra } X extra.
    }
   *[false] +{ $points } per { $seat }: ha esplorato il tempio { $quadrant }.
}
explorers-lesson-scored-RaceWon = { $you ->
    [true] +{ $points } per te: hai completato la corsa «{ $achievement }».
   *[false] +{ $points } per { $seat }: ha completato la corsa «{ $achievement }».
}
explorers-lesson-scored-RoundScored = { $you ->
    [true] Il round ti dà { explorers-name-round-points }.
   *[false] Alla fine del round { $seat } riceve { explorers-name-round-points }.
}

explorers-lesson-first = Il tuo primo viaggio
    .text = Carte, X, razioni, gemme, chiavi e templi: tutto Explorers, un turno alla volta.

explorers-lesson-first-start = In cammino
explorers-lesson-first-start-hello = Ti do il benvenuto! Sono Pilar, e sono in viaggio da una vita. Davanti a te c’è una terra che nessuno ha ancora attraversato. Esploriamola insieme, casella per casella.
explorers-lesson-first-start-terrains = I terreni sono quattro: pianura, acqua, deserto e montagna. I piccoli disegni sono ciò che ci puoi trovare.
explorers-lesson-first-start-village = Parti da questo villaggio al centro, che ha già la sua X. Anche Arancione parte da qui. La terra è la stessa, ma ognuno ha le proprie X, così nessuno ti intralcia mai.
explorers-lesson-first-start-terrain = Per cominciare scegli un terreno e mettici tre X. Saliamo in quota: scegli la montagna.
    .done = Si sale!
    .other = Puoi cominciare anche da lì. Ma le montagne portano a cose buone, credimi: annulla la mossa.
    .hint = Sotto il paesaggio ci sono i quattro terreni. Scegli la montagna.
explorers-lesson-first-start-first = Una nuova X dev’essere direttamente a nord, est, sud o ovest di una che c’è già. Ecco l’unica montagna accanto al villaggio: mettici una X.
    .done = La tua prima X!
    .hint = Scegli la montagna a ovest del villaggio.
explorers-lesson-first-start-second = Continua da lì. Gli angoli non contano, ma ogni casella accanto a una tua X sì.
    .hint = Va bene l’una o l’altra delle caselle che si illuminano.
explorers-lesson-first-start-third = Ancora una montagna. Prima dell’ultima X di un turno il tavolo ti chiede conferma, perché poi il turno è finito.
    .hint = Scegli una qualsiasi casella che si illumina e conferma.
explorers-lesson-first-start-orange = Ben messe, queste X! Intanto Arancione ha cominciato dalla pianura. Le caselle accanto a un villaggio contano alla fine della partita; ci arriveremo.

explorers-lesson-first-card = La carta
explorers-lesson-first-card-turned = Qualche X più tardi. In ogni turno qualcuno scopre una carta con due lati. Stavolta è toccato ad Arancione, che ha scelto l’acqua e ci metterà tre X.
explorers-lesson-first-card-near = Immagina la carta tra voi due. L’acqua è dal lato di Arancione, lontana da te: ti dà solo due X. La pianura è vicina a te e te ne dà tre. Prendi la pianura.
    .done = Tre X in pianura.
    .other = Due X dove Arancione ne ha tre: a volte è proprio quel che serve. Oggi no: annulla la mossa.
    .hint = Scegli la pianura sulla carta sotto il paesaggio.
explorers-lesson-first-card-carrot = Là c’è una carota. Metti una X sulla sua casella, ed è tua.
    .done = Una carota per il viaggio! In questo round su una seconda non puoi mettere la X.
    .other = Un bel prato, ma io ho fame. Annulla la mossa e va’ a prendere la carota.
    .hint = La carota è a ovest delle tue montagne.
explorers-lesson-first-card-provisions = In ogni round c’è posto per una mela, una carota e un pesce. Un pesce l’hai già preso prima. Alla fine del round un tipo dà 2 punti, due ne danno 5, tutti e tre 10.
explorers-lesson-first-card-meadow = Le X di un turno possono stare lontane tra loro. Va’ dall’altra parte del tuo paesaggio e metti una X su questo prato accanto al villaggio.
    .other = Non lì, o non arriviamo al cavallo. Annulla la mossa.
    .hint = Il prato è a nord del villaggio.
explorers-lesson-first-card-horse = E adesso il cavallo che pascola lì accanto!
    .done = In sella! Un cavallo ti porta subito più in là.
    .other = Ma il cavallo aspettava te! Annulla la mossa.
    .hint = Il cavallo è a est del prato.
explorers-lesson-first-card-ride = Un’altra X, su qualsiasi terreno. Nel deserto c’è una chiave: metti una X sulla montagna lì accanto, e l’avrai a portata di mano.
    .done = Accanto alla chiave. Una bella cavalcata!
    .other = Perché no? Il cavallo è tuo.
    .hint = La montagna è a nord della chiave. Ma è permessa anche ogni altra casella.
explorers-lesson-first-card-hidden = Il tuo turno finisce qui. Tutti mettono le X nello stesso momento, di nascosto; adesso vedi dove sono le X di Arancione.

explorers-lesson-first-choice = Scegli tu
explorers-lesson-first-choice-yours = Un nuovo turno, e la carta l’hai scoperta tu. Perciò scegli tu: metterai tre X sul tuo lato. Arancione può metterne tre sull’altro lato, o due sul tuo.
explorers-lesson-first-choice-side = Qualcuno ha perso una mappa al di là dell’acqua, a tre caselle dal villaggio. Quale lato ti porta lì?
    .done = All’acqua!
    .other = Per le montagne non ci arriveresti mai. Annulla la mossa e scegli l’acqua.
    .hint = Scegli l’acqua sulla carta.
explorers-lesson-first-choice-shore = Prima la riva accanto al villaggio.
    .other = Acqua sì, ma tre X bastano appena per la mappa. Annulla la mossa e comincia dal villaggio.
    .hint = La riva è a est del villaggio.
explorers-lesson-first-choice-lake = E avanti verso est.
    .other = Non è la via per la mappa, e non hai X d’avanzo. Annulla la mossa.
    .hint = Metti una X sulla casella tra la tua ultima X e la mappa.
explorers-lesson-first-choice-scroll = Eccola. Mettici una X!
    .other = A un passo! Annulla la mossa e metti una X sulla mappa.
    .hint = Scegli la mappa e conferma.
explorers-lesson-first-choice-found = Una mappa serve quando la carta non ti piace. La puoi usare dal prossimo turno in poi, quando vuoi. Un momento, e vedrai come.

explorers-lesson-first-scroll = Chiave e tempio
explorers-lesson-first-scroll-desert = La carta successiva mostra pianura e montagna. Che noia! Tutto quello che vuoi è nel deserto: una chiave qui e un tempio lassù.
explorers-lesson-first-scroll-use = E allora usa la tua mappa. Ignori la carta e metti invece quattro X su un solo terreno. Scegli il deserto.
    .done = Quattro caselle di deserto. Vediamo a che servono.
    .other = Si potrebbe. Ma siamo qui per il tempio: annulla la mossa e usa la mappa per il deserto.
    .hint = La mappa è accanto alla carta: scegli lì il deserto.
explorers-lesson-first-scroll-key = Prima va’ a prendere la chiave.
    .done = Una chiave apre un tempio, uno qualsiasi, e la puoi usare subito.
    .other = Senza la chiave il tempio resta chiuso. Annulla la mossa.
    .hint = La chiave è a ovest del villaggio, sotto le tue montagne.
explorers-lesson-first-scroll-north = Ora verso nord. Qui la tua acqua incontra il deserto.
    .other = Il tempio è a nord. Annulla la mossa e parti dalla tua acqua lassù.
    .hint = Metti una X sul deserto sotto l’ingresso del tempio, a est della tua acqua.
explorers-lesson-first-scroll-gate = Ci siamo quasi: ancora un passo, da che parte vuoi.
    .other = Di lì ti allontani dal tempio. Annulla la mossa.
    .hint = Metti una X su una casella accanto al tempio.
explorers-lesson-first-scroll-temple = E dentro! La tua chiave apre l’ingresso.
    .other = Dopo tutta questa strada? Annulla la mossa e metti una X sul tempio.
    .hint = Scegli il tempio e conferma.
explorers-lesson-first-scroll-column = Sei qui prima di tutti: il 12 è tuo, e Arancione lo cancella. Chi arriva dopo prende 8; con più giocatori ci sono anche il 10 e il 6. Ciascuno dei quattro templi è una corsa così.

explorers-lesson-first-gems = Gemme
explorers-lesson-first-gems-take = Due turni dopo. Arancione ha scelto il deserto, perciò vicino a te c’è la montagna. Guarda dove sono queste due gemme e scegli il tuo lato.
    .done = Montagna: tre X, quante ne bastano.
    .other = Nel deserto non c’è una gemma che tu possa raggiungere. Annulla la mossa.
    .hint = Scegli la montagna sulla carta.
explorers-lesson-first-gems-gem = Questa gemma è proprio accanto alle tue X.
    .done = Come brilla!
    .other = Prima prendiamo la gemma accanto alle tue X. Annulla la mossa.
    .hint = È a sud-est del villaggio.
explorers-lesson-first-gems-pass = L’altra è un po’ più in là, oltre il punto in cui hai trovato la mappa.
    .other = Così in questo turno non arriveresti all’altra gemma. Annulla la mossa.
    .hint = Metti una X sulla montagna a est della mappa.
explorers-lesson-first-gems-another = Ed eccola.
    .other = Hai una gemma proprio accanto! Annulla la mossa.
    .hint = Scegli la gemma e conferma.
explorers-lesson-first-gems-worth = Ogni gemma dà 1 punto alla fine di questo round, e di nuovo alla fine di ogni round che segue. Le gemme, dunque, cercale presto!

explorers-lesson-first-round = La fine di un round
explorers-lesson-first-round-wild = L’ultimo turno del round, e una carta jolly: ogni lato è una coppia di terreni. Hai scelto deserto e acqua, e ogni X può andare sull’uno o sull’altra.
explorers-lesson-first-round-apple = Hai una carota e un pesce. Ecco la mela che ti manca.
    .done = Tutti e tre!
    .other = Non senza la mela, è l’ultimo turno! Annulla la mossa.
    .hint = La mela è nel deserto, a sud della tua pianura.
explorers-lesson-first-round-village = Un altro villaggio! Le X accanto danno punti alla fine della partita: una 3, due 5, tre 7, tutte e quattro 10. Metti una X su una di queste caselle.
    .other = Quella non è accanto al villaggio. Annulla la mossa.
    .hint = Una è deserto, accanto alla mela, e una è acqua, accanto alla tua pianura.
explorers-lesson-first-round-last = Resta una X e, finché c’è una casella possibile, va messa. Accanto al villaggio darebbe altri 2 punti.
    .hint = Va bene qualsiasi casella che si illumina.
explorers-lesson-first-round-over = Il round è finito, e tre tipi di razioni ti hanno dato 10 punti. La loro colonna è di nuovo vuota, le carte si mescolano; le tue X e le tue gemme restano.
explorers-lesson-first-round-sum = Una partita ha quattro round di sette turni. Alla fine si somma tutto: razioni, gemme, templi e villaggi. Chiavi e mappe non usate non valgono nulla.

explorers-lesson-first-game = Una partita vera
explorers-lesson-first-game-ready = Adesso gioca! È un’altra terra, ed è già l’ultimo dei quattro round: hai sette turni. Arancione è un avversario bonario.
explorers-lesson-first-game-play = Tre tipi di razioni, una chiave e il suo tempio, X accanto ai villaggi: dove riesci ad arrivare? Ora sto zitta, a meno che tu non mi chieda consiglio: tocca la lampadina.
explorers-lesson-first-game-done = Conosci le regole. E puoi giocare anche in solitario: allora è la sorte a decidere quale lato di una carta è vicino a te. Buon vento, e buone esplorazioni!

explorers-lesson-expert = Lati per esperti e missioni
    .text = Che cosa cambia quando razioni, gemme, templi e villaggi mostrano il lato per esperti e che cosa sono le missioni.

explorers-lesson-expert-gems = Gemme
explorers-lesson-expert-gems-hello = Rieccoti! La strada la conosci, quindi facciamola più ripida. Razioni, gemme, templi e villaggi hanno ciascuno un lato per esperti. Un tavolo può usarne quanti vuole; oggi tutti e quattro.
explorers-lesson-expert-gems-track = Le gemme per esperti cominciano con dei debiti: −3, −2, −1. Ogni gemma ne cancella uno. Alla fine di ogni round perdi quelli che restano: cerca dunque gemme da subito.
explorers-lesson-expert-gems-third = Hai due gemme, e ti resta una X nel round 1. Ecco la terza gemma: mettici la X.
    .done = Era l’ultimo debito.
    .other = Così perderesti un punto per l’ultimo debito. Annulla la mossa e metti la X sulla gemma.
    .hint = La gemma è nel deserto, in fondo alla tua lunga linea. Sceglila e conferma.
explorers-lesson-expert-gems-scored = Tu non perdi nulla; Arancione, con una gemma sola, ha perso 3. D’ora in poi ogni gemma vale qualcosa: +1, poi +2, +2, +3 e così via. In ogni round ottieni la somma di quelle che hai.

explorers-lesson-expert-apples = Razioni
explorers-lesson-expert-apples-kinds = Le razioni per esperti hanno un round per ogni tipo: nessuna nel round 1, mele nel round 2, carote nel round 3, pesci nel round 4. Una dà 1 punto, due ne danno 4, tre 9, quattro 16.
explorers-lesson-expert-apples-carrot = Questo è il round 2, perciò su questa carota nessuno può mettere una X: devi girarci intorno e tornare al momento giusto.
explorers-lesson-expert-apples-third = Hai due mele, e ti resta una X in questo round. Ce n’è un’altra?
    .done = Tre mele!
    .other = C’è una mela a portata di mano! Annulla la mossa.
    .hint = È a ovest, a sud delle tue X. Sceglila e conferma.
explorers-lesson-expert-apples-scored = Tre per tre fa 9: conviene tracciare la strada di mela in mela. E anche la tua quarta gemma conta per la prima volta.

explorers-lesson-expert-temple = Templi
explorers-lesson-expert-temple-numbers = Sul lato per esperti un tempio vale 8 punti per chiunque lo esplori. Ma chi arriva prima riceve anche tre X extra; in due giocatori, chi arriva dopo ne riceve una.
explorers-lesson-expert-temple-enter = Hai una chiave, e ti resta una X. Entra!
    .other = L’ingresso è proprio lì accanto. Annulla la mossa e metti la X sul tempio.
    .hint = Scegli il tempio e conferma.
explorers-lesson-expert-temple-terrain = Quando tutti hanno messo le loro X arrivano quelle extra, su un terreno a tua scelta. Nel deserto là dietro ci sono una gemma, una carota e un cavallo; ma scegli quello che vuoi.
    .hint = Scegli un terreno sotto il paesaggio. Il deserto porta più lontano.
explorers-lesson-expert-temple-one = Tre X extra, con le solite regole, e su nessun altro terreno. In cammino!
    .hint = Va bene qualsiasi casella che si illumina.
explorers-lesson-expert-temple-two = Ne restano due. Anche queste possono stare lontane tra loro.
    .hint = Va bene qualsiasi casella che si illumina.
explorers-lesson-expert-temple-three = E ancora una. Quello che trovi è tuo, come sempre; un cavallo ti porterebbe ancora più lontano.
    .hint = Va bene qualsiasi casella che si illumina.
explorers-lesson-expert-temple-end = Quante caselle in un turno solo! Le X extra possono perfino portarti a un altro tempio, se hai un’altra chiave: e allora anche quello dà le sue X extra.

explorers-lesson-expert-villages = Villaggi
explorers-lesson-expert-villages-poorest = Sul lato per esperti conta un solo villaggio: quello con meno X accanto. Una X dà 12 punti, due 18, tre 26, quattro 40; nessuna, niente. Qui ce n’è uno che non ha ancora nulla.
explorers-lesson-expert-villages-take = È quel villaggio, all’estremo sud-ovest, e ormai manca poco. Quale lato della carta ti porta lì?
    .done = Tre X in pianura.
    .other = Di lì si va altrove. Annulla la mossa e scegli la pianura.
    .hint = Le caselle intorno al villaggio sono pianura: scegli la pianura sulla carta.
explorers-lesson-expert-villages-beside = Metti una X sulla casella accanto al villaggio.
    .done = Ora nessun villaggio è dimenticato.
    .other = Non dobbiamo dimenticare il villaggio. Annulla la mossa.
    .hint = È a est del villaggio.
explorers-lesson-expert-villages-around = Gli altri tuoi villaggi hanno due X o più: anche questo ne merita una seconda. Gira l’angolo.
    .other = Così in questo turno non arriveresti a un secondo lato del villaggio. Annulla la mossa.
    .hint = Metti una X sulla casella a sud della tua ultima X.
explorers-lesson-expert-villages-second = Ed ecco il suo lato sud.
    .other = Manca un passo! Annulla la mossa e metti una X sulla casella a sud del villaggio.
    .hint = Scegli la casella a sud del villaggio e conferma.
explorers-lesson-expert-villages-worth = Ora il minimo è due. Altre X soltanto qui non darebbero nulla: anche altri due villaggi ne hanno due, e devono crescere tutti.

explorers-lesson-expert-achievements = Missioni
explorers-lesson-expert-achievements-three = Con qualsiasi lato, un tavolo può giocare con un massimo di tre missioni, che danno punti a chiunque le completi. In questa partita ci sono una corsa, una linea e una promessa.
explorers-lesson-expert-achievements-line = Prima la linea: «Parallelo» dà 1 punto per ogni X della tua linea più lunga da ovest a est. Questa casella la allunga. Conta anche il villaggio di partenza.
    .other = Così la tua linea non si allunga. Annulla la mossa.
    .hint = Metti una X sulla casella a ovest del villaggio di partenza.
explorers-lesson-expert-achievements-horse = Ora hai accanto un cavallo, e la promessa è «A piedi»: 8 punti per chi alla fine della partita non ha X su alcun cavallo. Quindi lascialo pascolare!
explorers-lesson-expert-achievements-race = La corsa chiede tre X in ogni quadrante del paesaggio. A sud-est ne hai due: te ne manca una. Mettila, è la tua ultima X!
    .done = Tre in ogni quadrante!
    .other = Così non vinci la corsa; e un cavallo ti costerebbe per giunta 8 punti. Annulla la mossa.
    .hint = Continua dalle tue X sull’acqua, a sud-est. Scegli la casella e conferma.
explorers-lesson-expert-achievements-kinds = Le corse si guardano dopo ogni turno: in due giocatori chi arriva prima prende 10, chi arriva dopo 6, e chi arriva insieme prende lo stesso numero. Tutte le altre missioni si contano alla fine della partita.
explorers-lesson-expert-achievements-done = Sono 32, e ogni partita ne ha altre. Adesso conosci anche i lati per esperti. Buon viaggio!
