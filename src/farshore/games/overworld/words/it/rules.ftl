# The rules of Overworld in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-overworld-section-components = Componenti
-overworld-section-setup = Preparazione
-overworld-section-turn = Il turno: pescare e ampliare la mappa
-overworld-section-explorers = Esploratori e regioni
-overworld-section-gaps = Varchi e porte del dungeon
-overworld-section-end = La fine della partita
-overworld-section-scoring = Punteggio
-overworld-section-expansions = Espansioni

OVW-1 = Giocatori e pezzi
    .section = { -overworld-section-components }
    .also = componenti, meeple, pedine, quanti
    .text = Giocano da due a quattro esploratori: nero, bianco, rosso e giallo. Ognuno ha 7 cammelli, 7 navi e 3 porte del dungeon.

OVW-2 = Tessere esplorazione
    .section = { -overworld-section-components }
    .also = forme, pezzi, survey
    .text =
        La mappa cresce su una griglia di caselle senza confini. Una tessera esplorazione ne copre tre a forma di L: un’estremità, l’angolo, l’altra estremità. Uno dei suoi lati è terra, dove ogni casella è montagna (chiara) o foresta (scura); l’altro è acqua, dove ogni casella è gorgo (chiaro) o scogliera (scura).
        Ci sono otto tipi, uno per ogni disposizione di chiaro e scuro, e cinque tessere per tipo: 40 in tutto. Un tipo si scrive con la prima estremità, l’angolo e la seconda estremità, per esempio ldl per chiaro, scuro, chiaro. Girare una tessera sull’altro lato la specchia: le due estremità si scambiano di posto.

OVW-3 = Tessere costa
    .section = { -overworld-section-components }
    .also = riva, spiaggia, litorale
    .text =
        Una tessera costa è una casella in cui la terra incontra il mare. Un bordo è terra, il bordo opposto è acqua, e i due bordi in mezzo sono lisci. La sua metà di terra è foresta o montagna, la sua metà d’acqua gorgo o scogliera.
        Sono dieci, cinque per ciascuno di due modelli, ed entrambi i modelli hanno due facce. Il modello A mostra foresta e gorgo (A0) o montagna e scogliera (A1), il modello B foresta e scogliera (B0) o montagna e gorgo (B1).

OVW-4 = Una tessera in meno per tre
    .section = { -overworld-section-components }
    .also = tre giocatori
    .text = In tre giocatori una tessera esplorazione a caso torna nella scatola, e nessuno vede quale. Perciò una tessera non viene mai pescata.

OVW-10 = Preparare la partita
    .section = { -overworld-section-setup }
    .also = primo giocatore, giocatore iniziale, chi inizia, ordine di turno
    .text = Una tessera costa, con una faccia estratta a sorte, si posa in (0,0) con il bordo di terra a nord. Non porta mai un pezzo. Le altre nove tessere costa formano il mucchio, e le tessere esplorazione vanno nel sacchetto. Chi comincia si estrae a sorte; poi si gioca in senso orario.

OVW-20 = Pescare una tessera
    .section = { -overworld-section-turn }
    .also = prendere, mazzo
    .text = Pesca una tessera esplorazione dal sacchetto. Se le sue caselle sono tutte chiare, o tutte scure, porta l’icona della costa: prendi anche una tessera costa dal mucchio e giocala nello stesso turno. Quando la posi puoi scegliere qualsiasi modello che ci sia ancora, e l’una o l’altra faccia. Se il mucchio è vuoto, non ce n’è.

OVW-21 = Posare la tessera esplorazione
    .section = { -overworld-section-turn }
    .also = mettere, piazzare, giocare, combaciare, adiacente, ruotare, girare
    .text = Posa la tessera esplorazione con il lato che vuoi in su, girata come vuoi, su tre caselle vuote, in modo che abbia almeno un bordo in comune con una tessera sul tavolo. Tutti i bordi che si incontrano devono essere uguali: terra con terra, acqua con acqua. La foresta può stare accanto alla montagna, e la scogliera accanto al gorgo. Accanto al bordo liscio di una costa non va nessuna tessera esplorazione. Gli angoli non contano. Le caselle di un varco già risolto sono chiuse.

OVW-22 = Posare la tessera costa
    .section = { -overworld-section-turn }
    .also = mettere, piazzare, giocare, riva
    .text =
        Posa la tessera costa in modo che il suo bordo di terra o d’acqua tocchi un bordo dello stesso tipo della tessera esplorazione che hai appena posato. Anche tutti gli altri suoi bordi che incontrano qualcosa devono combaciare; liscio accanto a liscio va bene. Va bene qualsiasi casella vuota che non sia chiusa, anche un buco che hai appena fatto: i varchi si cercano solo quando tutte le tessere e tutti gli esploratori del turno sono al loro posto.
        Perciò devi posare la tessera esplorazione dove la costa trova posto. Se un posto così non c’è affatto, la costa torna nel mucchio.

OVW-23 = Una tessera che non entra
    .section = { -overworld-section-turn }
    .also = passare, saltare, bloccato
    .text = Se una tessera esplorazione non entra da nessuna parte, si mette da parte e il tuo turno è finito. In una partita vera non succede.

OVW-30 = Esploratori sulla tessera esplorazione
    .section = { -overworld-section-explorers }
    .also = meeple, pedine, figure, rivendicare
    .text = Metti un esploratore della tua riserva su ciascuna delle tre caselle: cammelli se è in su il lato terra, navi se è in su il lato acqua. Se ne hai meno di tre, metti tutti quelli che hai, sulle caselle che vuoi.

OVW-31 = Un esploratore sulla costa
    .section = { -overworld-section-explorers }
    .also = meeple, pedine, figure
    .text = Se hai posato una tessera costa, mettici un cammello o una nave, come preferisci tra quelli ancora nella tua riserva; la tessera esplorazione viene prima. Un cammello occupa la metà di terra della costa, una nave la sua metà d’acqua. Se non hai né l’uno né l’altra, la costa resta vuota.

OVW-40 = Regioni
    .section = { -overworld-section-explorers }
    .also = area, territorio, terreno, gruppo
    .text = Caselle dello stesso tipo (montagna, foresta, gorgo o scogliera) collegate tramite i bordi sono una regione. Ogni metà di una costa appartiene alla regione del suo stesso tipo che tocca con il bordo di terra o d’acqua. Due coste che si toccano liscio contro liscio e guardano nella stessa direzione collegano anche le loro metà uguali.

OVW-41 = Che cos’è un varco
    .section = { -overworld-section-gaps }
    .also = buco, chiuso, circondato, vuoto
    .text = Un varco è un gruppo di caselle vuote, collegate tramite i bordi, chiuso da tutte le parti e in cui nessuna tessera esplorazione potrebbe mai entrare. Gli angoli possono essere aperti. Non importa quali tessere restano nel sacchetto, ma solo se una L lì dentro combacerebbe, terra o acqua, su ogni bordo in cui incontra una tessera. Perciò un buco a forma di L con intorno sia terra sia acqua è un varco: nessuna tessera le ha entrambe.

OVW-42 = Chi vince un varco
    .section = { -overworld-section-gaps }
    .also = maggioranza, maggioranze, parità, pareggio, spareggio, controllo, conquista
    .text =
        Ogni varco formato nel tuo turno si risolve, uno dopo l’altro. Se sono più d’uno, scegli tu l’ordine, e gli esploratori si contano ogni volta da capo. Tutte le regioni che hanno un bordo in comune con il varco se lo contendono; toccarlo per un angolo non basta. Attraverso il bordo di terra o d’acqua di una costa partecipa solo quella metà, attraverso un bordo liscio entrambe.
        Chi ha più esploratori nell’insieme di queste regioni vince il varco, e non può rifiutare: tutti i suoi esploratori in queste regioni tornano nella sua riserva, poi mette una porta del dungeon nel varco. In caso di parità chi è di turno sceglie uno di loro, anche se non è in parità. Se lì non c’è alcun esploratore, il varco resta chiuso e vuoto.
        Esempio: intorno a un varco Bianco ha 1 nave, Giallo 2 e Rosso 3. Rosso riprende le 3 navi e mette una porta.

OVW-43 = Quando tutte le porte sono in gioco
    .section = { -overworld-section-gaps }
    .also = finite, spostare una porta, trasferire
    .text = Se le tue tre porte sono tutte sulla mappa, devi spostarne una nel varco che hai vinto. Nel suo vecchio varco lasci uno dei tuoi esploratori, dalla mappa o dalla riserva. Scegli tu entrambi. Un esploratore lasciato lì non torna più e non conta nulla. Finché hai una porta nella riserva, nessuna porta si sposta. Se non hai alcun esploratore, non ne lasci.

OVW-50 = La fine
    .section = { -overworld-section-end }
    .also = fine del gioco, finire, terminare, ultimo giro, ultimo turno
    .text = Quando il mucchio delle tessere costa è vuoto, si continua finché tutti non hanno giocato lo stesso numero di turni, o finché il sacchetto non è vuoto. Lo si guarda alla fine di un turno: se l’ultima tessera costa l’ha presa chi chiude il giro, la partita finisce subito. Poi si contano i punti.

OVW-60 = Punti per le regioni
    .section = { -overworld-section-scoring }
    .also = maggioranza, maggioranze, parità, controllo, punteggio
    .text = Ogni regione dà 2 punti a chi vi ha più esploratori. In caso di parità, 2 punti a ciascuno. Una regione senza esploratori non dà nulla.

OVW-61 = Punti per le porte
    .section = { -overworld-section-scoring }
    .also = percorso, distanza, giro, strada, punteggio, perimetro
    .text =
        Cammina da una delle tue porte alla seconda, alla terza e indietro fino a dove hai cominciato, lungo righe e colonne, e dritto attraverso il tavolo dove non ci sono tessere. Ogni passo da casella a casella è un punto. In un varco di più caselle ogni porta sta dove ti conviene di più. Con due porte vai e torni; con una o nessuna non ottieni nulla.
        Esempio: porte in (1,2), (3,2) e (2,4) distano 2, 3 e 3 passi, cioè 8 punti.

OVW-62 = Chi vince
    .section = { -overworld-section-scoring }
    .also = vincitore, vincere, vittoria, parità, pareggio, spareggio, come si vince
    .text = Somma i punti delle regioni e delle porte e, nelle espansioni, quelli delle provviste e del porto. Vince chi ha più punti; a parità, chi ha più punti per le porte; se anche questi sono pari, la vittoria è condivisa.

OVW-70 = Provviste
    .section = { -overworld-section-expansions }
    .also = collezione, set, negozio, bonus
    .text =
        In questa espansione una bottega ha quattro torce, quattro mappe, quattro chiavi, quattro pozioni e quattro cosce di pollo. Chi mette una porta in un varco di più caselle mette un oggetto a sua scelta su ciascuna delle altre caselle. Se la bottega ne ha troppo pochi, ci va tutto ciò che resta. Gli oggetti non fissano la porta: può contare su qualsiasi casella del suo varco.
        Quando una porta così si sposta, conservi gli oggetti lasciando un esploratore, come sempre quando una porta si sposta. Ma se il varco ha oggetti, puoi anche non lasciare nessuno; gli oggetti allora restano lì e non sono di nessuno. Un varco è tuo finché ha la tua porta, il tuo porto o un esploratore che vi hai lasciato.
        Alla fine componi set di oggetti diversi da tutti i tuoi varchi, ogni set il più grande possibile. Un set dà la sua grandezza moltiplicata per sé stessa. Esempio: una mappa, una torcia, una coscia di pollo e una chiave sono un set di quattro, 16 punti; un’altra mappa e un’altra chiave sono un set di due, altri 4.

OVW-71 = Porti
    .section = { -overworld-section-expansions }
    .also = approdo, molo, bonus
    .text =
        In questa espansione ognuno ha un porto, lungo due caselle. Se vinci un varco di almeno due caselle, puoi costruirci il tuo porto invece di mettere una porta, e allora nessuna porta deve spostarsi. Un porto che è già sulla mappa può spostarsi nel nuovo varco, ma solo se lasci due esploratori, dalla mappa o dalla riserva, nel suo vecchio varco, i cui oggetti restano tuoi. Con le provviste, puoi riempire le caselle accanto a un porto: tutte o nessuna.
        Alla fine scegli una regione che ha un bordo in comune con il varco del tuo porto. Dà un punto per ogni sua casella, e la metà di una costa ne vale una, chiunque la controlli. Un porto non è una porta.
