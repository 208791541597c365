# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
entdecker-lesson-scored-IslandScored = { $spaces_count ->
    [one] L’isola è completa: una tessera
   *[other] L’isola è completa: { $spaces_count } tessere
}, { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}. { $points }.
entdecker-lesson-scored-TokenTaken = { $you ->
    [true] +{ $points } per te: { entdecker-name-produce }, dalla capanna del sentiero { $path }. { $reason ->
        [most] Lì hai più esploratori di tutti.
        [nearest] Lì nessuno ha più esploratori di te, e il tuo è il più vicino alla capanna.
        [full] Hai riempito tu il sentiero.
       *[none] { "" }
    }
   *[false] +{ $points } per { $seat }: { entdecker-name-produce }, dalla capanna del sentiero { $path }. { $reason ->
        [most] Lì { $seat } ha più esploratori di tutti.
        [nearest] Lì nessuno ha più esploratori, e il più vicino alla capanna è di { $seat }.
        [full] { $seat } ha riempito il sentiero.
       *[none] { "" }
    }
}

entdecker-lesson-first = Il tuo primo viaggio
    .text = Oro, tessere, stretti, isole, la giungla e la fine: tutto Entdecker, un turno alla volta.

entdecker-lesson-first-journey = Un primo viaggio
entdecker-lesson-first-journey-hello = Ehilà! Sono Pilar, e navigo mari ignoti da tutta la vita. Di questo si conosce ancora poco: qualche costa e due cascate di cui raccontano i marinai.
entdecker-lesson-first-journey-aim = Tu sei Rosso. Le isole danno punti quando sono complete, e ne danno anche le capanne della giungla. Quando non resta nessuna casella da esplorare, vince chi ha più punti.
entdecker-lesson-first-journey-income = Un viaggio costa oro, e tu avevi solo 2 monete. Chi comincia il turno con meno di 4 tira il dado. Il tuo mostra il timone: scegli da 2 a 6 monete d’oro. Bianco ne riceverà una in più.
    .done = Ora puoi salpare. Ricorda che Bianco ne ha ricevuta una in più.
    .hint = Prendi 6 monete d’oro: ti serviranno.
entdecker-lesson-first-journey-start = Da dove salpa la nave? Dal bordo sud è gratis, da ovest o da est costa 1 moneta d’oro, da nord 2. Comincia a sud, sotto la cascata.
    .other = Una nave può salpare anche da lì. Ma io ho messo gli occhi sulla cascata: annulla la mossa e comincia dal bordo sud, nella colonna D.
    .hint = Scegli la casella di bordo sotto la colonna D.
entdecker-lesson-first-journey-announce = Ora annuncia quante tessere pescherai e pagale. Una tessera coperta costa 1 moneta d’oro, una a vista 4. Annunciane due coperte.
    .done = Pagato. Poi potrai pescarne di meno, ma mai di più.
    .other = Puoi farlo, ma voglio tenere un po’ d’oro per sbarcare. Annulla la mossa e annuncia due tessere coperte.
    .hint = Scegli due tessere coperte: fanno 2 monete d’oro.
entdecker-lesson-first-journey-draw = Pesca la prima, da una pila coperta qualsiasi.
    .hint = Le pile si equivalgono: prendi la prima.
entdecker-lesson-first-journey-sea = Nient’altro che mare. Una tessera che entra va posata, sempre accanto alla nave, dove questa può passare. Posala.
    .done = La nave avanza subito fin lì. Una tessera che non entra da nessuna parte si scarta, e il suo oro è perso.
    .hint = Entra in una sola casella: quella davanti alla nave.
entdecker-lesson-first-journey-again = Hai pagato un’altra tessera. Pescala!
    .other = Così butti via una tessera già pagata. Annulla la mossa e pesca.
    .hint = Prendine una da una pila coperta qualsiasi.
entdecker-lesson-first-journey-land = Terra, su un lato! Terra con terra, mare con mare. Posala sotto la cascata e girala in modo che la terra tocchi terra.
    .done = Combacia: un’altra tessera per l’isola con la cascata.
    .other = Va bene anche lì, e comincia un’isola nuova. Ma la cascata vale 5 punti: annulla la mossa e posa la tessera lì sotto.
    .hint = Scegli D5, la casella sotto la cascata. Lì la tessera combacia in un modo solo.
entdecker-lesson-first-journey-ashore = Qui puoi sbarcare con un’unità: un esploratore per 1 moneta d’oro, un fortino per 3, un insediamento per 6. Posa un esploratore.
    .done = Un’unità va sulla tessera esplorata per ultima, una per turno, e poi il viaggio è finito.
    .other = Puoi farlo, ma qui ci serve un esploratore, e costa solo 1 moneta d’oro. Annulla la mossa.
    .hint = Scegli l’esploratore.
entdecker-lesson-first-journey-rival = Tocca a Bianco. La nave è una sola, e la governano tutti: guarda dove va.
entdecker-lesson-first-journey-company = Anche Bianco ha un’unità sulla tua isola. È permesso. Quando sarà completa, chi di voi è più forte otterrà più punti.

entdecker-lesson-first-island = Uno stretto e un’isola intera
entdecker-lesson-first-island-gap = Qualche turno dopo. L’isola con la cascata è aperta in una sola casella. Con una tessera lì è completa e dà i suoi punti.
entdecker-lesson-first-island-start = Comincia da C3: da lì una linea di mare riporta al bordo ovest. Paghi 1 moneta d’oro per il bordo e un pedaggio di 2 a Bianco, che ha un fortino sulla via.
    .done = Fortini e insediamenti chiedono un pedaggio agli altri. Gli esploratori no.
    .other = Di lì la strada è lunga. Annulla la mossa e comincia da C3, appena a nord della casella aperta.
    .hint = Scegli la tessera di mare in C3.
entdecker-lesson-first-island-announce = Terra a ovest, terra a est, e tu arrivi dal mare: lì entrano poche tessere. Le tessere a vista sono care, ma vedi che cosa prendi. Annunciane una, per 4 monete d’oro.
    .other = Ci serve una tessera a vista: entra di sicuro e ti resta oro per un fortino. Annulla la mossa.
    .hint = Scegli una sola tessera a vista.
entdecker-lesson-first-island-strait = Prendi lo stretto: terra su due lati opposti, con il mare in mezzo.
    .other = Quella entra, ma ha terra anche a sud, e lì l’isola resterebbe aperta. Annulla la mossa.
    .hint = È la tessera a vista che una nave può attraversare diritto.
entdecker-lesson-first-island-place = Posala tra le due coste.
    .done = Una tessera, due isole: il mare le divide.
    .hint = Entra in una sola casella e in un modo solo.
entdecker-lesson-first-island-fort = Ora sbarca, su una delle due. A est Bianco ha un fortino, più forte di qualsiasi numero di esploratori. Posa anche tu lì un fortino: allora contano i tuoi due esploratori contro uno di Bianco.
    .other = Così sull’isola con la cascata resta più forte Bianco. Annulla la mossa e posa un fortino sul lato est.
    .hint = Scegli il fortino, sul lato est dello stretto.
entdecker-lesson-first-island-value = Ogni tessera conta 1 punto, e questa cascata 5. Chi è più forte li prende tutti. Chi viene dopo ne riceve la metà, arrotondata per eccesso, e chi arrivasse terzo ancora la metà di quella.
entdecker-lesson-first-island-home = Il tuo fortino è tornato da te e può sbarcare di nuovo. Gli esploratori no: sono in cammino verso la giungla.

entdecker-lesson-first-jungle = Nella giungla
entdecker-lesson-first-jungle-paths = Sette sentieri della giungla, con una capanna in cima a ciascuno. Gli esploratori di un’isola completa vanno lì, uno alla volta, e cominci tu. Un esploratore occupa la casella libera più vicina alla capanna.
entdecker-lesson-first-jungle-send = Alcune capanne non le ha mai trovate nessuno. Manda il tuo esploratore su un sentiero vuoto, prima di tutti gli altri.
    .done = A questa capanna arrivi prima di tutti!
    .other = Lì c’è già stato qualcuno. Annulla la mossa e scegli un sentiero vuoto.
    .hint = Scegli il sentiero 4: lì non c’è ancora nessun esploratore.
entdecker-lesson-first-jungle-token = Così hai pescato un gettone e l’hai nascosto nella capanna: ananas, vale 15 punti. Non lo sa nessun altro.
entdecker-lesson-first-jungle-rival = Adesso ne manda uno Bianco.
entdecker-lesson-first-jungle-eye = Sul sentiero 3 Bianco ha raggiunto la terza casella, che ha un occhio: chi ci arriva guarda nella capanna. Ce n’è uno anche sulla sesta casella.
entdecker-lesson-first-jungle-second = Hai un altro esploratore. Mandalo dove vuoi: a trovare un’altra capanna, o dietro al primo.
    .hint = Va bene ogni sentiero. Su uno vuoto trovi una capanna.
entdecker-lesson-first-jungle-most = A fine partita un gettone va a chi ha più esploratori sul suo sentiero. Se due ne hanno lo stesso numero, va a chi ha quello più vicino alla capanna.

entdecker-lesson-first-filling = Punti interrogativi e un buco
entdecker-lesson-first-filling-bay = Qualche turno dopo. Su quest’isola a est tu e Bianco avete un fortino a testa. L’isola continua nella baia, quindi va’ lì: comincia da H6, che non costa nulla.
    .other = Di lì non entri nella baia. Annulla la mossa e comincia da H6.
    .hint = Scegli la tessera di mare in H6, a sud-est.
entdecker-lesson-first-filling-marks = Alcuni retri mostrano un punto interrogativo: un evento. Una miniera d’oro dà 3 monete d’oro, e i nativi amichevoli guidano un esploratore nella giungla. Ma un pirata prende metà del tuo oro, e una tempesta mette fine al viaggio.
entdecker-lesson-first-filling-announce = Annuncia una tessera coperta. Questa baia è un vicolo cieco: altre tessere sarebbero oro buttato.
    .other = È più di quanto ti serve, e l’oro non torna indietro. Annulla la mossa: una tessera coperta.
    .hint = Scegli una sola tessera coperta.
entdecker-lesson-first-filling-draw = Coraggio, pesca un punto interrogativo!
    .other = Una scelta prudente, ma oggi devi incontrare un evento. Annulla la mossa e pesca un punto interrogativo.
    .hint = Due delle pile mostrano un punto interrogativo. Prendi l’una o l’altra.
entdecker-lesson-first-filling-place = L’evento accade quando la tessera è posata. Allora posala!
    .done = Una miniera d’oro! Ti dà 3 monete d’oro.
    .hint = Entra in una sola casella e in un modo solo.
entdecker-lesson-first-filling-ashore = Fortino contro fortino: qui siete pari. Posa un esploratore, e passi in vantaggio.
    .done = Un fortino e un esploratore contro un fortino.
    .other = Come vuoi. Guarda che cosa succede ora!
    .hint = Scegli l’esploratore, per 1 moneta d’oro.
entdecker-lesson-first-filling-filled = E questo buco? Era circondato su tutti e quattro i lati, perciò si è riempito con la tessera che combacia. Non costa nulla, appartiene all’isola e l’ha completata.
entdecker-lesson-first-filling-equal = Si confrontano prima gli insediamenti, poi i fortini, poi gli esploratori. Se due sono pari in tutto, entrambi ottengono tutti i punti.

entdecker-lesson-first-end = La fine della partita
entdecker-lesson-first-end-last = Molto più tardi. Bianco è in testa, 29 a 21, e restano due caselle da esplorare. Quando si copre l’ultima, questo turno si gioca fino in fondo e la partita è finita.
entdecker-lesson-first-end-place = Vieni da nord, e questa è la tua tessera. Posala. L’altra casella sarà circondata e si riempirà.
    .done = Non resta più nulla da esplorare.
    .hint = Entra in una sola casella e in un modo solo.
entdecker-lesson-first-end-ashore = Il tuo insediamento è l’unità più forte che ci sia: quest’isola è tua. Ma posa un esploratore, con il tuo ultimo oro. Nella giungla ti servirà.
    .other = Tenerti l’oro? Ormai non vale nulla, e un esploratore può valere molto. Annulla la mossa.
    .hint = Scegli l’esploratore.
entdecker-lesson-first-end-corn = Ora gli esploratori, a turno. La capanna del sentiero 3 nasconde il mais, 10 punti. Bianco ha lì due esploratori, tu uno, il più vicino alla capanna. Con un altro siete pari, e il mais è tuo!
    .other = Niente male. Ma così il mais va a Bianco, e vale 10 punti. Annulla la mossa e manda questo sul sentiero 3.
    .hint = Scegli il sentiero 3.
entdecker-lesson-first-end-rival = Anche Bianco ne ha uno da mandare.
entdecker-lesson-first-end-pineapple = Bianco vuole il tuo ananas! Due esploratori contro uno. Manda il tuo ultimo esploratore sul sentiero 4: di nuovo parità, e il più vicino alla capanna è il tuo.
    .other = Così l’ananas va a Bianco, e vale 15 punti. Annulla la mossa e scegli il sentiero 4.
    .hint = Scegli il sentiero 4.
entdecker-lesson-first-end-tokens = La partita è finita e si mostrano tutti i gettoni. Per due volte eravate due contro due, e per due volte il più vicino alla capanna era il tuo.
entdecker-lesson-first-end-won = 70 a 44: hai vinto! Vince chi ha più punti, e solo a parità decide l’oro.

entdecker-lesson-first-game = Una partita vera
entdecker-lesson-first-game-ready = Non c’è altro da sapere. Adesso gioca! È una partita intera, ma su un mare piccolo, quindi sarà breve, e Bianco è un avversario bonario.
entdecker-lesson-first-game-play = Completa le isole dove sei in vantaggio. E posa esploratori: contano due volte, sulla loro isola e poi nella giungla. Ora sto zitta, a meno che tu non mi chieda consiglio: tocca la lampadina.
entdecker-lesson-first-game-done = Conosci le regole. Buon vento, comandante!
