# The rules of Entdecker in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-entdecker-section-components = Componenti
-entdecker-section-setup = Preparazione
-entdecker-section-departure = Il turno: rendita e partenza
-entdecker-section-journey = Il turno: il viaggio
-entdecker-section-units = Il turno: le unità
-entdecker-section-events = Eventi
-entdecker-section-fills = Il turno: coprire le caselle circondate
-entdecker-section-islands = Il turno: il punteggio delle isole
-entdecker-section-jungle = La giungla
-entdecker-section-end = La fine della partita
-entdecker-section-editions = Edizioni
-entdecker-section-variants = Varianti

ENT-1 = Il tabellone
    .section = { -entdecker-section-components }
    .also = griglia, mappa, coordinate, carta, plancia
    .text = Il territorio inesplorato ha 12 colonne, da A a L da ovest a est, e 8 righe, da 1 a 8 da nord a sud. Quindi C4 è la terza casella da ovest nella quarta riga da nord. Uno scenario tuo può avere un tabellone di un’altra grandezza.

ENT-2 = Caselle di bordo
    .section = { -entdecker-section-components }
    .also = margine, confine, orlo
    .text = Intorno al territorio ci sono le caselle di bordo, una per ogni casella lungo il margine: 40 sul tabellone originale. Una casella di bordo è mare verso la casella che ha di fronte. Salpare dal lato sud è gratis, dal lato ovest o est costa 1 moneta d’oro, dal lato nord 2. Si scrivono con il lato e la colonna o la riga: S:C è sul lato sud sotto la colonna C, W:4 sul lato ovest accanto alla riga 4.

ENT-3 = Tessere scoperta
    .section = { -entdecker-section-components }
    .also = pezzi, forme, tipi di tessera, disegno
    .text = Ciascuno dei quattro lati di una tessera è terra o mare. Ci sono sei tipi di tessera, che si possono girare a piacere: 1 mare aperto, 2 terra su un lato, 3 terra su due lati vicini, 4 terra su due lati opposti, 5 terra su tre lati, 6 terra tutt’intorno. Il tipo 7 è la cascata: terra tutt’intorno, con un bonus di 5 o 10 punti.

ENT-4 = Mare e terra su una tessera
    .section = { -entdecker-section-components }
    .also = canale, braccio di mare
    .text = Tutti i lati di mare di una tessera sono collegati: la nave può passare dall’uno all’altro. La terra di una tessera è un pezzo unico, con una sola eccezione: nel tipo 4, con terra su due lati opposti, uno stretto separa due pezzi di terra, che possono appartenere a isole diverse.

ENT-5 = Le tessere nella scatola
    .section = { -entdecker-section-components }
    .also = quante tessere, numero, contenuto, distribuzione
    .text =
        Le tessere sono 180. Per ogni tipo, ecco quante sono le tessere coperte, le tessere coperte con un punto interrogativo e le tessere a vista:
        1 mare aperto: 13, 4, 20
        2 terra su un lato: 28, 7, 9
        3 terra su due lati vicini: 20, 5, 9
        4 terra su due lati opposti: 12, 3, 6
        5 terra su tre lati: 15, 3, 10
        6 terra tutt’intorno: 0, 0, 12
        A queste si aggiungono quattro cascate, tre da +5 e una da +10. I 22 punti interrogativi nascondono 6 miniere d’oro, 5 pirati, 6 nativi amichevoli e 5 tempeste, distribuiti a caso in ogni partita.

ENT-6 = Il dado
    .section = { -entdecker-section-components }
    .also = dadi, tiro, tirare
    .text = Il dado mostra 2, 3, 4, 5, 6 e un timone. Si tira solo per la rendita.

ENT-7 = Gettoni prodotto
    .section = { -entdecker-section-components }
    .also = merci, segnalini, piante
    .text = Nel sacchetto ci sono nove gettoni. Cacao, tabacco e patata valgono 5 punti ciascuno; arachide, fagiolo e mais 10; ananas, pomodoro e caucciù 15. Le capanne sono solo sette, perciò almeno due gettoni restano nel sacchetto.

ENT-8 = Sentieri della giungla
    .section = { -entdecker-section-components }
    .also = piste, tracciati, cammini
    .text = Sette sentieri di 8 caselle ciascuno portano alle capanne dei nativi. Le caselle si contano dalla capanna: la casella 1, la più vicina, è il pallino, dove si scopre la tribù dei nativi; le caselle 3 e 6 sono occhi, da cui si può guardare nella capanna.

ENT-9 = Che cosa si ha all’inizio
    .section = { -entdecker-section-components }
    .also = denaro iniziale, monete, pedine, meeple, figure
    .text = Ogni giocatore ha 7 monete d’oro, 1 insediamento, 2 fortini e alcuni esploratori: 20 in due giocatori, 15 in tre, 12 in quattro. Uno di questi esploratori segna il punteggio, quindi quelli da usare sono 19, 14 o 11. La banca non finisce mai l’oro. I colori sono rosso, bianco, giallo e viola.

ENT-10 = Pile coperte e pile a vista
    .section = { -entdecker-section-setup }
    .also = mazzo, pesca, faccia in giù, retro
    .text = Le tessere coperte, con e senza punto interrogativo, si mescolano e si dividono in sei pile a faccia in giù, quasi uguali. Tutti vedono se la prima tessera di una pila ha un punto interrogativo sul retro, ma nessuno ne vede la faccia. Le tessere a vista si dividono per tipo in pile a faccia in su, che chiunque può contare.

ENT-11 = Scenari
    .section = { -entdecker-section-setup }
    .also = mappe, disposizioni
    .text = Prima della partita sul tabellone ci sono già alcune tessere di mare e alcune cascate. Il gioco comprende quattro scenari: «first», per la prima partita; «two-seas», diviso in due da nord a sud; «north-south», diviso in due da ovest a est; e «three-seas», diviso in tre. Puoi anche disegnarne uno tuo in un file di scenario: con qualsiasi tessera delle pile a vista e su qualsiasi tabellone, da 6 per 4 fino a 140 caselle. Le tessere posate devono combaciare tra loro e con il bordo, e lasciare una casella da cui partire. Le cascate non posate sono fuori dal gioco. Le caselle già circondate si riempiono alla fine del primo viaggio.

ENT-12 = Chi comincia
    .section = { -entdecker-section-setup }
    .also = primo giocatore, giocatore iniziale, ordine di turno, chi inizia
    .text = Comincia la persona più giovane. A questo tavolo è il primo posto oppure, se si preferisce, un posto estratto a sorte.

ENT-20 = La rendita
    .section = { -entdecker-section-departure }
    .also = soldi, denaro, guadagno, entrate, dado, tiro
    .text = Se all’inizio del tuo turno hai meno di 4 monete d’oro, tira il dado. Ricevi tante monete d’oro quante ne indica il numero, e tutti gli altri ne ricevono 1 più di te. Se esce il timone, scegli tu il numero, da 2 a 6.

ENT-21 = La casella di partenza
    .section = { -entdecker-section-departure }
    .also = dove partire, inizio, salpare
    .text = Metti la nave dove comincia il tuo viaggio: su una casella di bordo che ha di fronte una casella inesplorata, oppure su una tessera già esplorata che ha un lato di mare verso una casella inesplorata e da cui una linea ininterrotta di mare, di tessera in tessera, riporta a una casella di bordo.

ENT-22 = Le spese di partenza
    .section = { -entdecker-section-departure }
    .also = pedaggio, tassa, costo, prezzo, pagare
    .text = Traccia una rotta sul mare dalla casella di partenza fino a una casella di bordo. Paga alla banca le monete di quella casella di bordo, e 2 monete d’oro a chi possiede ogni fortino o insediamento rivale sulle tessere della rotta, compresa quella di partenza. Gli esploratori e le tue unità non costano nulla, e ogni unità si paga una volta sola. La rotta la scegli tu. Per ogni casella di partenza ti si offre ogni pagamento che vale la pena considerare: mancano solo quelli che non convengono in nulla rispetto a un altro, né per la banca né per chi riceve un pedaggio.

ENT-23 = Annunciare le tessere
    .section = { -entdecker-section-departure }
    .also = comprare tessere, dichiarare, quante tessere, costo, prezzo
    .text = Annuncia quante tessere pescherai, almeno una, e di quale genere: coperte a 1 moneta d’oro l’una o a vista a 4 monete l’una, mai tutt’e due nello stesso turno. Paghi subito e non riavrai nulla, nemmeno per le tessere che non peschi. Non puoi annunciare più tessere di quante ne puoi pagare dopo le spese di partenza, né più di quante ce ne sono: per le tessere coperte contano le pile coperte e gli scarti, per le tessere a vista le pile a vista.

ENT-24 = Il viaggio è obbligatorio
    .section = { -entdecker-section-departure }
    .also = passare, saltare, obbligo, dovere
    .text = Se puoi permetterti una qualsiasi casella di partenza e una tessera coperta, devi fare un viaggio. (Se non restano né tessere coperte né scarti, devi poterti permettere una tessera a vista.) Altrimenti il tuo turno finisce. Dopo un giro completo in cui nessuno ha potuto salpare, chi è di turno tira per la rendita, per quanto oro abbia, e così via finché qualcuno non salpa.

ENT-30 = Pescare una tessera
    .section = { -entdecker-section-journey }
    .also = prendere una tessera, mazzo
    .text = Pesca una tessera alla volta, da una qualsiasi delle pile del genere che hai annunciato. Il retro delle pile coperte ti permette di prendere un punto interrogativo o di evitarlo. Dalle pile a vista puoi prendere solo un tipo che si può posare, a meno che non se ne possa posare nessuno. Il retro della tessera successiva di una pila coperta si vede prima che tu posi quella che hai pescato.

ENT-31 = Posare la tessera
    .section = { -entdecker-section-journey }
    .also = mettere, piazzare, giocare una tessera, combaciare, adiacente, ruotare
    .text = Posa la tessera su una casella inesplorata accanto alla nave, oltre un lato di mare della casella della nave; da una casella di bordo è l’unica casella che ha di fronte. Il lato che tocca la casella della nave dev’essere mare, e ogni altro lato deve combaciare con ciò che tocca: terra con terra, mare con mare, e le caselle di bordo sono mare. Entro questi limiti scegli tu la casella e come girare la tessera. (Perciò una tessera di sola terra non si può mai posare durante un viaggio.) Una tessera che si può posare va posata. Una che non si può si scarta: non si sostituisce né si rimborsa, il suo evento non accade e la nave resta dov’è.

ENT-32 = La nave avanza
    .section = { -entdecker-section-journey }
    .also = navigare, movimento, muovere
    .text = La nave va sulla nuova tessera. Se sulla tessera c’è un evento, accade in quel momento.

ENT-33 = La fine del viaggio
    .section = { -entdecker-section-journey }
    .also = fermarsi, terminare, finire il turno, passare
    .text = Il tuo viaggio finisce quando hai pescato tutte le tessere che hai annunciato, quando la nave è in un vicolo cieco (nessun lato di mare della sua tessera dà su una casella inesplorata), quando posi un’unità, quando arriva una tempesta o quando decidi di fermarti, cosa che puoi fare appena hai pescato la prima tessera. Se non puoi né pescare né posare né riprendere nulla, finisce da sé.

ENT-40 = Posare un’unità
    .section = { -entdecker-section-units }
    .also = meeple, pedina, pezzo, figura, rivendicare, costruire, casa, costo delle unità
    .text = In un turno puoi posare una sola unità, sulla tessera che hai esplorato per ultima, se mostra terra; mai sulla casella di partenza. Se la tessera ha due pezzi di terra, di’ su quale. Un insediamento costa 6 monete d’oro, un fortino 3 e un esploratore 1 (nell’edizione Digest 2, 1 e nulla). Posare un’unità mette fine al viaggio. Puoi ancora posarne una se il viaggio è finito con la tua ultima pesca, anche se quella tessera è stata scartata, o in un vicolo cieco, ma non dopo una tempesta.

ENT-41 = Riprendere un esploratore
    .section = { -entdecker-section-units }
    .also = richiamare, recuperare, far tornare
    .text = Se non hai esploratori nella riserva, ma hai il diritto e l’oro per posarne uno, puoi prendere uno dei tuoi esploratori da un sentiero della giungla o da un’isola, anche da un’isola completata in questo turno, e posarlo. L’esploratore che segna il tuo punteggio resta dov’è, e gli altri esploratori di un sentiero non avanzano. Nell’edizione Kosmos puoi riprendere un esploratore a ogni decisione del tuo turno, fino a quella sull’unità, purché la tua riserva non ne abbia.

ENT-50 = Miniera d’oro
    .section = { -entdecker-section-events }
    .also = tesoro, denaro, soldi
    .text = Ricevi 3 monete d’oro dalla banca.

ENT-51 = Pirata
    .section = { -entdecker-section-events }
    .also = ladro, furto, rubare
    .text = Perdi metà del tuo oro, che va alla banca, arrotondata per difetto (nell’edizione Kosmos per eccesso). Nell’edizione Digest il pirata ti risparmia se hai un fortino o un insediamento su un’isola che non è completa.

ENT-52 = Nativi amichevoli
    .section = { -entdecker-section-events }
    .also = tribù, indigeni, aiuto
    .text = Puoi mettere un esploratore della tua riserva su un sentiero della giungla qualsiasi, gratis. Se nella riserva non ce ne sono, puoi spostarne lì uno da un sentiero o dal tabellone; prima lo prendi in mano, quindi può tornare anche sul suo stesso sentiero. Puoi rinunciare.

ENT-53 = Tempesta
    .section = { -entdecker-section-events }
    .also = burrasca, maltempo, perdere il turno
    .text = Il tuo viaggio finisce subito: niente più tessere e nessuna unità. Le caselle circondate si riempiono lo stesso, e le isole completate danno punti.

ENT-60 = Coprire le caselle circondate
    .section = { -entdecker-section-fills }
    .also = buco, vuoto, riempire, chiuso
    .text = Alla fine di un viaggio, prima del punteggio, ogni singola casella inesplorata che ha tessere o caselle di bordo su tutti e quattro i lati si riempie con la tessera a vista che combacia. Ogni area inesplorata che ha intorno soltanto terra si riempie con tessere di sola terra, mai con cascate. Le caselle si riempiono una alla volta, da quella più a nord e, in una riga, da quella più a ovest, finché non c’è più nulla da riempire. Queste tessere non portano né unità né eventi.

ENT-61 = Acque che nessuna nave può raggiungere
    .section = { -entdecker-section-fills }
    .also = irraggiungibile, chiuso, lago
    .text = Anche un’area inesplorata che nessuna nave potrà mai raggiungere, perché né mare né caselle inesplorate la collegano a una casella di bordo, si riempie, da nord-ovest, casella per casella. I lati che toccano qualcosa combaciano; tutti gli altri sono terra.

ENT-62 = Quando le tessere scarseggiano
    .section = { -entdecker-section-fills }
    .also = esaurite, finite, pila vuota, mancanza
    .text = Se la pila a vista del tipo che serve è vuota, per riempire una casella o per una tessera comprata in viaggio, la tessera viene dagli scarti, altrimenti dalle pile coperte: prima le tessere senza punto interrogativo, poi quelle che lo hanno, nell’ordine miniera, pirata, nativi, tempesta. Il suo evento si mostra ma non accade. Le tessere coperte che restano si mescolano poi in tante pile quante erano. In viaggio si cerca solo un tipo che si può posare. Se per riempire una casella non si trova una tessera da nessuna parte, se ne prende una di scorta. Quando tutte le pile coperte sono finite, gli scarti, appena ce ne sono, si mescolano in due nuove pile, e i loro eventi valgono di nuovo. Le nuove pile si formano quando nessuno ha una tessera in mano e tutto è stato riempito.

ENT-63 = Quando non si può più esplorare nulla
    .section = { -entdecker-section-fills }
    .also = bloccato, stallo, fermo
    .text = Se all’inizio di un turno nessuna delle tessere che restano, ovunque siano, entra in una casella accanto a una casella di partenza, a qualunque costo (lo si guarda prima della rendita), oppure se per dieci giri completi non è stata posata alcuna tessera, tutte le caselle inesplorate si riempiono, le isole danno punti come se le avesse completate chi è di turno, e la partita finisce.

ENT-70 = Isole completate
    .section = { -entdecker-section-islands }
    .also = finita, chiusa, isola completa
    .text = Un’isola è completa quando nessuno dei suoi lati di terra dà su una casella inesplorata. Se in un turno si completano più isole, chi è di turno sceglie l’ordine. Ogni isola si conclude, esploratori compresi, prima di scegliere la successiva. Per le isole senza unità non c’è nulla da scegliere.

ENT-71 = Il valore di un’isola
    .section = { -entdecker-section-islands }
    .also = quanto vale, grandezza, dimensione, punti
    .text = Un’isola vale 1 punto per ogni tessera su cui si trova. Una tessera conta una volta, anche se entrambi i suoi pezzi di terra appartengono all’isola. Si aggiunge il bonus delle sue cascate, 5 o 10 ciascuna. Nell’edizione Digest le cascate non aggiungono nulla: il loro bonus va a chi le trova.

ENT-72 = Punti per un’isola
    .section = { -entdecker-section-islands }
    .also = maggioranza, maggioranze, parità, pareggio, spareggio, punteggio, secondo posto, controllo, in testa
    .text = Chi ha unità sull’isola entra in classifica in base ai suoi insediamenti; a parità, in base ai fortini e poi agli esploratori. Il primo posto ottiene il valore intero, ogni posto successivo la metà del posto precedente, arrotondata per eccesso. Chi è in parità ottiene i punti del proprio posto, e il posto successivo ne ottiene la metà. Esempio: un’isola vale 9. Giallo ha un insediamento, rosso e bianco hanno un fortino e un esploratore ciascuno, viola ha un esploratore: ottengono 9, 5, 5 e 3 punti. Un’isola da 17 con quattro posti diversi dà 17, 9, 5 e 3. Un’isola senza unità non dà punti a nessuno. Nell’edizione Digest la forza è una somma (insediamento 3, fortino 2, esploratore 1), il primo posto ottiene il valore intero, il secondo la metà arrotondata per difetto, nessun altro ottiene punti, e in caso di parità è in vantaggio chi ha posato lì un’unità per primo.

ENT-73 = Le unità lasciano l’isola
    .section = { -entdecker-section-islands }
    .also = tornare, riavere, dopo il punteggio
    .text = Fortini e insediamenti tornano nella riserva di chi li possiede. Gli esploratori vanno nella giungla: in senso orario, a partire da chi è di turno, chiunque abbia esploratori su quell’isola ne manda uno alla volta. Chi non ne ha viene saltato, e l’ultimo che ne ha ancora li manda tutti.

ENT-80 = Gli esploratori su un sentiero
    .section = { -entdecker-section-jungle }
    .also = pista, cammino, sbirciare, segnalino
    .text = Chi possiede un esploratore ne sceglie il sentiero. L’esploratore occupa la casella libera più vicina alla capanna; un sentiero pieno non si può scegliere. Chi occupa il pallino di un sentiero la cui capanna non ha ancora un gettone ne pesca uno dal sacchetto, lo guarda e lo nasconde nella capanna. Chi occupa un pallino o un occhio quando nella capanna c’è un gettone guarda quel gettone. Tutti sanno chi ha guardato, ma solo chi ha guardato sa che cosa ha visto.

ENT-90 = L’ultimo turno
    .section = { -entdecker-section-end }
    .also = fine del gioco, finire, terminare, ultimo giro
    .text = La partita finisce dopo il turno in cui si copre l’ultima casella inesplorata. Quel turno si gioca fino in fondo, punteggio compreso.

ENT-91 = Il punteggio della giungla
    .section = { -entdecker-section-end }
    .also = punteggio finale, maggioranza, parità, spareggio, bonus
    .text = Alla fine si mostrano tutti i gettoni. Ciascuno va a chi ha più esploratori sul suo sentiero; a parità, a chi tra questi ha l’esploratore più vicino alla capanna. Una capanna che nessuno ha scoperto è vuota, e un gettone su un sentiero senza esploratori non va a nessuno. Nell’edizione Digest il gettone si prende prima: lo prende chi riempie il sentiero con il suo esploratore; alla fine contano solo i sentieri mai riempiti.

ENT-92 = Chi vince
    .section = { -entdecker-section-end }
    .also = vincitore, vincere, vittoria, parità, pareggio, spareggio, come si vince
    .text = Vince chi ha più punti scoperta. A parità di punti vince chi ha più oro; se anche l’oro è pari, la vittoria è condivisa. Nell’edizione Digest l’oro non conta e la vittoria è subito condivisa.

ENT-93 = Dettagli delle opzioni
    .section = { -entdecker-section-editions }
    .also = regole della casa, digest, maggioranza, pareggio
    .text =
        Questi dettagli contano nell’edizione Digest, o quando le sue regole si scelgono una per una.
        Prodotti: una capanna dà un solo gettone a partita. Chi riempie un sentiero, anche richiudendo un vuoto, ne prende il gettone e lo mostra.
        Cascate: chi per primo posa, in viaggio, una tessera terra contro terra accanto a una cascata ne ottiene subito il bonus. Una casella riempita o una tessera della preparazione non trova una cascata e non la consuma. Una tessera può trovarne più d’una, e ciascuna paga una volta sola.
        Parità su un’isola: è in vantaggio chi ha lì l’unità più antica ancora presente, comprese le isole che si sono unite.
        Pirati: se ti risparmiano si decide quando la tessera è posata; un’isola completa in quel momento non ti protegge.
        Insediamenti: quando ne posi uno, puoi mandare un esploratore della tua riserva su un sentiero della giungla, prima che le caselle si riempiano. Puoi rinunciare.
        Due quote insieme alle parità condivise: chiunque sia al primo posto ottiene il valore intero, chiunque sia al secondo la metà.

ENT-95 = Esploratori scelti
    .section = { -entdecker-section-variants }
    .also = top scout, segreto, bonus
    .text = In questa variante (Top Scout) gli esploratori di tutti hanno un numero: da 1 a 19 in due giocatori, da 1 a 14 in tre, da 1 a 11 in quattro. Prima della partita ognuno sceglie in segreto due numeri diversi. Quando posi un esploratore, decidi quale numero ha, davanti a tutti. Alla fine gli esploratori scelti si rivelano, e ciascuno vale per due sul suo sentiero.
