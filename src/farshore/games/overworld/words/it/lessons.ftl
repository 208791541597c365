# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won or lost, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
overworld-lesson-scored-PointsChanged = { $you ->
    [true] { $reason ->
        [lead] { $count ->
            [one] { $signed } per te: hai più esploratori di tutti in un’altra regione.
           *[other] { $signed } per te: hai più esploratori di tutti in altre { $count } regioni, 2 punti ciascuna.
        }
        [share] { $count ->
            [one] { $signed } per te: sei in testa a pari merito in un’altra regione.
           *[other] { $signed } per te: sei in testa a pari merito in altre { $count } regioni, 2 punti ciascuna.
        }
        [lost] { $count ->
            [one] { $signed } per te: sei in testa in una regione di meno.
           *[other] { $signed } per te: sei in testa in { $count } regioni di meno.
        }
        [joined] { $signed } per te: alcune tue regioni si sono unite, e contano come una.
        [tour] { $signed } per te: il percorso delle tue porte è più lungo.
        [shorter] { $signed } per te: il percorso delle tue porte è più corto.
        [items] { $signed } per te: set di provviste.
        [port] { $signed } per te: la regione più grande accanto al tuo porto.
       *[other] { $signed } per te.
    }
   *[false] { $reason ->
        [lead] { $count ->
            [one] { $signed } per { $seat }: più esploratori di tutti in un’altra regione.
           *[other] { $signed } per { $seat }: più esploratori di tutti in altre { $count } regioni.
        }
        [share] { $signed } per { $seat }: ora in testa a pari merito.
        [lost] { $count ->
            [one] { $signed } per { $seat }: in testa in una regione di meno.
           *[other] { $signed } per { $seat }: in testa in { $count } regioni di meno.
        }
        [joined] { $signed } per { $seat }: alcune regioni si sono unite, e contano come una.
        [tour] { $signed } per { $seat }: il percorso delle porte è più lungo.
        [shorter] { $signed } per { $seat }: il percorso delle porte è più corto.
        [items] { $signed } per { $seat }: set di provviste.
        [port] { $signed } per { $seat }: la regione più grande accanto al porto.
       *[other] { $signed } per { $seat }.
    }
}

overworld-lesson-first = La tua prima mappa
    .text = Tessere, regioni, coste, varchi e porte: tutto Overworld, un turno alla volta.

overworld-lesson-first-map = La mappa cresce
overworld-lesson-first-map-hello = Ehilà! Sono Pilar, e disegno mappe da tutta la vita. Oggi ne disegniamo una che nessuno ha mai visto: l’Overworld. Questa costa è tutto ciò che ne sappiamo.
overworld-lesson-first-map-edges = Guarda i suoi bordi. A nord c’è la terra, a sud l’acqua. Gli altri due sono lisci: lì non può stare nessuna tessera esplorazione.
overworld-lesson-first-map-tile = Questa è la tua tessera esplorazione: tre caselle a forma di L. Un lato mostra la terra, con montagne e foreste. L’altro mostra l’acqua, con gorghi e scogliere. Puoi ruotarla e girarla sull’altro lato.
overworld-lesson-first-map-lay = Posala con il lato terra in su, a nord della costa. Prova qualche posto e ruota la tessera; nulla conta finché non la posi.
    .done = Ben fatto! Contano solo i bordi: terra con terra, acqua con acqua. Una montagna accanto a una foresta va bene.
    .other = Sei in mare! È una buona mossa anche questa, ma cominciamo da terra: annulla la mossa.
    .hint = Scegli un posto sopra la costa. Lì la tessera ha il lato terra in su.
overworld-lesson-first-map-camels = Tre dei tuoi cammelli sono partiti, uno per ogni casella. Le caselle dello stesso tipo che si toccano formano una regione, e chi vi ha più esploratori è in testa.
overworld-lesson-first-map-rival = Ora Bianco pesca una tessera. Guarda dove va!
overworld-lesson-first-map-ships = Bianco ha posato il lato acqua in su, a sud della costa. Sull’acqua partono le navi.
overworld-lesson-first-map-sea = Tocca a te, con una nuova tessera. Questa volta posala sull’acqua.
    .done = Le tue navi sono partite.
    .other = Altra terra: perché no? Ma vorrei vederti in mare. Annulla la mossa.
    .hint = Scegli un posto sotto la costa, accanto alla tessera di Bianco. Lì ha il lato acqua in su.
overworld-lesson-first-map-turn = Ecco un turno intero: pescare una tessera, posarla, mandare gli esploratori. Hai sette cammelli e sette navi, quindi non sprecarli.

overworld-lesson-first-regions = Chi è in testa in una regione
overworld-lesson-first-regions-forest = In questa partita Bianco è in testa in una piccola foresta, con un solo cammello. Una regione vale 2 punti, grande o piccola che sia.
overworld-lesson-first-regions-take = La tua tessera ha due foreste. Posala in modo che entrambe si uniscano alla foresta di Bianco: lì avrai due cammelli, e Bianco uno.
    .done = La foresta è tua!
    .other = Un buon posto, ma in questa foresta è ancora in testa Bianco. Annulla la mossa e fai in modo che le tue foreste tocchino quella di Bianco.
    .hint = Una delle tue foreste deve toccare quella di Bianco con un bordo, e le tue due foreste toccarsi tra loro.
overworld-lesson-first-regions-lead = Due cammelli contro uno. I punti passano di mano subito, e possono passare ancora: qualcun altro può arrivare con più esploratori.
overworld-lesson-first-regions-tie = In caso di parità, tutti e due segnano i 2 punti. Quindi conviene sempre recuperare.

overworld-lesson-first-coast = Nuove rive
overworld-lesson-first-coast-icon = Tutte le caselle di questa tessera sono uguali, perciò ha l’icona della costa: insieme arriva una tessera costa.
overworld-lesson-first-coast-survey = Prima posa la tessera esplorazione, dove vuoi.
    .hint = Tutti i posti proposti vanno bene.
overworld-lesson-first-coast-coast = Ora la costa. Deve toccare la tessera che hai appena posato, terra con terra o acqua con acqua. Al di là comincia l’altro elemento.
    .hint = Tutti i posti proposti vanno bene. Puoi scegliere il modello e girare la costa.
overworld-lesson-first-coast-hold = Può andarci ancora un esploratore. Un cammello occupa la metà di terra della costa, una nave la sua metà d’acqua. Che cosa ti serve?
    .hint = Prendi l’uno o l’altra: un cammello per la metà di terra, una nave per la metà d’acqua.
overworld-lesson-first-coast-clock = Le coste sono l’orologio della partita. Quando il loro mucchio è vuoto, tutti finiscono il giro, e lì si chiude.

overworld-lesson-first-gap = Un varco
overworld-lesson-first-gap-hole = Guarda questa casella. A sud c’è l’acqua. Se a nord arrivasse la terra, nessuna tessera potrebbe mai riempirla, perché nessuna ha entrambe su un lato.
overworld-lesson-first-gap-close = E allora chiudila! Posa la tessera con il lato terra in su, un’estremità a nord di questa casella e l’altra a est.
    .done = Hai trovato una via per i dungeon!
    .other = Così il buco resta aperto. Annulla la mossa e posa la tessera intorno al buco.
    .hint = L’angolo della tessera va a nord-est del buco.
overworld-lesson-first-gap-contest = Tutte le regioni che toccano il varco contano insieme. Tu hai lì tre cammelli, Bianco due navi: vinci tu, e nel varco c’è una tua porta.
overworld-lesson-first-gap-home = I tuoi tre cammelli sono tornati e possono ripartire. Una porta da sola non vale ancora nulla. Ha bisogno di compagnia.

overworld-lesson-first-tour = Porte e percorsi
overworld-lesson-first-tour-west = Qualche turno dopo. La tua prima porta è qui, lontano a ovest.
overworld-lesson-first-tour-east = E qui, a est, c’è un altro buco. Chiudilo come prima.
    .other = Così il buco resta aperto. Annulla la mossa e posa la tessera intorno al buco.
    .hint = Lato terra in su, l’angolo a nord-est del buco.
overworld-lesson-first-tour-choose = Due cammelli tuoi, due navi di Bianco: parità. Chi ha posato la tessera decide chi vince. E sei tu!
    .other = Che generosità! Ma per questa volta annulla la mossa e scegli il tuo nome.
    .hint = Scegli il tuo nome: tu sei Nero.
overworld-lesson-first-tour-tour = Due cammelli sono tornati, e con loro se ne vanno due regioni. Ma conta le caselle da porta a porta, andata e ritorno: più sono lontane, meglio è.
overworld-lesson-first-tour-three = Una terza porta fa del percorso un triangolo. Più di tre non ne hai: dopo, una di loro deve spostarsi, e un esploratore resta per sempre al suo vecchio posto.

overworld-lesson-first-game = Una partita vera
overworld-lesson-first-game-ready = Non c’è altro da sapere. Adesso gioca! Nel mucchio ci sono solo tre coste, quindi sarà breve, e Bianco è un avversario bonario.
overworld-lesson-first-game-play = Mettiti in testa in molte regioni, lascia buchi che puoi chiudere e tieni le tue porte lontane tra loro. Ora sto zitta, a meno che tu non mi chieda consiglio: tocca la lampadina.
overworld-lesson-first-game-done = Conosci le regole. Buon vento!

overworld-lesson-provisions = Provviste
    .text = Torce, mappe, chiavi, pozioni e cosce di pollo: a che servono i varchi più grandi.

overworld-lesson-provisions-fill = Riempire un varco
overworld-lesson-provisions-fill-hello = Che bello rivederti! Stavolta portiamo con noi le provviste. C’è una bottega con torce, mappe, chiavi, pozioni e cosce di pollo: quattro per tipo.
overworld-lesson-provisions-fill-west = Questo tuo varco ha due caselle. Alla tua porta ne basta una; sull’altra hai messo una mappa.
overworld-lesson-provisions-fill-close = Ecco un altro buco di due caselle. Chiudilo all’estremità est, con la terra o con l’acqua.
    .done = Il varco è tuo, e anche la sua seconda casella.
    .other = Così il buco resta aperto. Annulla la mossa e posa la tessera a chiudere l’estremità est.
    .hint = Fa’ che la tessera tocchi il buco da est, terra accanto a terra o acqua accanto ad acqua.
overworld-lesson-provisions-fill-sets = La tua porta è qui. Ogni altra casella del varco la riempi con la bottega: prendi quello che vuoi.
overworld-lesson-provisions-fill-take = Cose diverse formano un set, e un set vale la sua grandezza moltiplicata per sé stessa: 1, 4, 9, 16 o 25. Tu hai una mappa. Allora, che cosa prendi?
    .done = Un set di due: vale 4, mentre la mappa da sola valeva 1.
    .other = Un’altra mappa? Sono due set da uno, che valgono 1 ciascuno. Annulla la mossa e scegli qualcosa che non hai ancora.
    .hint = Tutto, tranne una mappa.
overworld-lesson-provisions-fill-worth = Tutto ciò che è nei tuoi varchi conta insieme, e ne vedi subito i punti. In un varco di tre caselle c’è posto per due cose: per i buchi grandi vale la pena di lottare.

overworld-lesson-provisions-move = Lasciare un varco
overworld-lesson-provisions-move-doors = In questa partita le tue tre porte sono tutte in gioco. Accanto a una di loro, a nord, hai messo una pozione.
overworld-lesson-provisions-move-close = E qui puoi vincere un altro varco. Chiudilo all’estremità est.
    .done = È tuo! Ma una quarta porta non ce l’hai.
    .other = Chiudiamo il buco a est. Annulla la mossa.
    .hint = Fa’ che la tessera tocchi il buco da est, terra accanto a terra o acqua accanto ad acqua.
overworld-lesson-provisions-move-which = Una delle tue porte deve spostarsi qui. Quelle a ovest e a sud sono lontane tra loro, e questo fa bene al tuo percorso. Prendi quindi quella a nord.
    .done = E la pozione?
    .other = Puoi farlo, ma il tuo percorso diventerebbe molto più corto. Annulla la mossa e sposta la porta a nord.
    .hint = Scegli la porta nel varco di due caselle, a nord.
overworld-lesson-provisions-move-leave = Se uno dei tuoi esploratori resta lì per sempre, il vecchio varco e la sua pozione rimangono tuoi. Se non resta nessuno, la pozione non è di nessuno. Lascia lì qualcuno.
    .done = Che coraggio! La pozione è al sicuro.
    .other = Così la pozione andrebbe persa, e con quella un set. Annulla la mossa e lascia lì un esploratore.
    .hint = Un cammello o una nave della tua riserva è ciò che costa meno.
overworld-lesson-provisions-move-take = Il varco ha una seconda casella. Qualcosa di diverso da una pozione, e hai un set di due.
    .hint = Tutto, tranne una pozione.
overworld-lesson-provisions-move-end = Ora sono tuoi tutti e due i varchi: uno con una porta, uno con un esploratore. Delle provviste sai ormai tutto.

overworld-lesson-ports = Porti
    .text = Un porto a testa, per un varco di due caselle: vive della regione che ha accanto.

overworld-lesson-ports-build = Un porto
overworld-lesson-ports-build-hello = Di nuovo qui? Allora costruiamo un porto. Ognuno ne ha uno. È lungo due caselle, quindi gli serve un varco di almeno due caselle.
overworld-lesson-ports-build-close = Ecco un buco così, e lì intorno sei forte. Chiudilo all’estremità est, con la terra o con l’acqua.
    .done = Il varco è tuo.
    .other = Così il buco resta aperto. Annulla la mossa e posa la tessera a chiudere l’estremità est.
    .hint = Fa’ che la tessera tocchi il buco da est, terra accanto a terra o acqua accanto ad acqua.
overworld-lesson-ports-build-port = In un varco di questa grandezza puoi scegliere: una porta, per il tuo percorso, o il tuo porto. Costruisci il porto!
    .done = Ora le navi hanno dove toccare terra!
    .other = Una porta sola non darebbe ancora nulla. Annulla la mossa e costruisci il porto.
    .hint = Scegli il porto.
overworld-lesson-ports-build-worth = Un porto dà 1 punto per ogni casella di una regione che ha accanto: per te conta la più grande, qui queste montagne. Non importa chi vi è in testa! Se la regione cresce, cresce anche il tuo porto.

overworld-lesson-ports-move = Un posto migliore
overworld-lesson-ports-move-west = In questa partita il tuo porto è a ovest, accanto a una foresta di tre caselle: 3 punti.
overworld-lesson-ports-move-close = A est c’è un buco accanto a una lunga fila di montagne. Chiudilo!
    .done = Tuo anche questo.
    .other = Così il buco resta aperto. Annulla la mossa e posa la tessera a chiudere l’estremità est.
    .hint = Fa’ che la tessera tocchi il buco da est, terra accanto a terra o acqua accanto ad acqua.
overworld-lesson-ports-move-sail = Potresti mettere una porta. Ma il porto qui starebbe meglio: spostalo.
    .done = A est, dunque!
    .other = Fa comodo anche questa, ma il porto resterebbe piccolo. Annulla la mossa e sposta il porto.
    .hint = Scegli di spostare il porto.
overworld-lesson-ports-move-first = Spostare un porto costa caro: due dei tuoi esploratori devono restare nel vecchio varco, per sempre. Chi è il primo?
    .hint = Dalla tua riserva costa meno, se lì ne hai molti.
overworld-lesson-ports-move-second = E il secondo?
    .hint = Dalla tua riserva costa meno, se lì ne hai molti.
overworld-lesson-ports-move-end = Ben spostato! I porti non sono porte: non contano per nessun percorso. Ma chi ne costruisce uno non deve spostare una porta. Con le provviste si possono riempire anche le caselle che un porto lascia libere. Sui porti è tutto.
