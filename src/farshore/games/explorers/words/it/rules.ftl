# The rules of Explorers in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-explorers-section-components = Componenti
-explorers-section-setup = Preparazione
-explorers-section-play = Round e turni
-explorers-section-objects = Oggetti e luoghi
-explorers-section-end = La fine della partita
-explorers-section-achievements = Missioni
-explorers-section-solo = In solitario

EXP-1 = Il paesaggio
    .section = { -explorers-section-components }
    .also = tabellone, griglia, mappa
    .text = Quattro delle otto tessere paesaggio, di 8 per 8 caselle, formano un quadrato di due per due: un paesaggio di 16 per 16 caselle. I quadranti sono A a nord-ovest, B a nord-est, C a sud-ovest e D a sud-est; ogni tessera si può girare a piacere. Le colonne vanno da a a p da ovest a est, le righe da 1 a 16 da nord a sud. Tutti esplorano lo stesso paesaggio, ognuno con le proprie X.

EXP-2 = Terreni e villaggi
    .section = { -explorers-section-components }
    .also = territorio, tipi, città, paese
    .text = Ogni casella è pianura, acqua, deserto o montagna, tranne il villaggio di ogni tessera, che porta il numero della tessera. Un villaggio non è un terreno. Solo il villaggio di partenza riceve una X; gli altri mai. Ogni tessera ha anche un tempio, che sta su una casella di terreno.

EXP-3 = Gli oggetti su una tessera
    .section = { -explorers-section-components }
    .also = simboli, icone, elementi
    .text =
        Ogni tessera ha un tempio, una chiave, una mappa e un cavallo; le tessere con un numero dispari hanno due gemme, le altre tre. Ciascuna ha quattro razioni: le tessere 1, 4 e 7 due mele, una carota e un pesce; le tessere 2, 5 e 8 una mela, due carote e un pesce; le tessere 3 e 6 una mela, una carota e due pesci.
        Una tessera è fatta in modo che ogni terreno abbia da 12 a 20 caselle e che ci siano da 6 a 10 aree collegate di almeno 3 caselle. Il villaggio non è sul margine, confina con almeno due terreni e non ha oggetti accanto. Il tempio dista almeno 4 passi dal villaggio e la chiave almeno 4 dal tempio; oggetti uguali distano almeno 3. I passi sono righe più colonne. Ogni casella di ogni paesaggio si può raggiungere.

EXP-4 = Carte esplorazione
    .section = { -explorers-section-components }
    .also = mazzo, pescare
    .text = Le carte sono otto. Sei mostrano due terreni diversi, ogni coppia una volta. Due sono carte jolly, i cui lati sono coppie: pianura e montagna da un lato, deserto e acqua dall’altro; oppure acqua e montagna da un lato, pianura e deserto dall’altro.

EXP-5 = La plancia
    .section = { -explorers-section-components }
    .also = cornice, foglio, scheda
    .text = Ognuno ha spazio per 4 chiavi e 4 mappe e, per ogni quadrante, una colonna di numeri per il suo tempio: 12, 10, 8, 6. In tre giocatori il 10 si cancella da ogni colonna prima della partita, in due giocatori il 10 e il 6. In quattro giocatori, e in solitario, ci sono tutti e quattro i numeri.

EXP-10 = Lato base e lato per esperti
    .section = { -explorers-section-setup }
    .also = difficoltà, principianti, avanzato, variante
    .text = Razioni, gemme, templi e villaggi hanno ciascuno un lato base e un lato per esperti. Il tavolo sceglie per ognuno dei quattro separatamente, e la scelta vale per tutti. Possono essere in gioco anche fino a tre missioni.

EXP-11 = Comporre il paesaggio
    .section = { -explorers-section-setup }
    .also = preparare, costruire il tabellone, mappa
    .text = Il giocatore iniziale sceglie quattro tessere e come girare ciascuna. Un tavolo può anche lasciar fare alla sorte o indicare un codice del paesaggio: per i quadranti A, B, C e D la tessera e i suoi quarti di giro in senso orario, per esempio 3r1 7r0 5r2 1r3.

EXP-12 = Il villaggio di partenza
    .section = { -explorers-section-setup }
    .also = casa, inizio
    .text = Tutti partono dal villaggio più vicino al centro del paesaggio, in linea retta dal mezzo della sua casella. Se più villaggi sono ugualmente vicini, il giocatore iniziale ne sceglie uno. Il villaggio di partenza riceve una X.

EXP-13 = Le prime X
    .section = { -explorers-section-setup }
    .also = inizio, preparazione, croci, segni
    .text = Contemporaneamente, ognuno sceglie un terreno e mette tre X su caselle di quel terreno, ciascuna accanto al villaggio di partenza o a un’altra X. Questo conta come un turno del round 1: le razioni vanno nella colonna di quel round, le mappe si possono usare dal turno successivo, e alla fine si assegnano i posti nei templi, con le loro X extra, e si controllano le corse.

EXP-20 = Round e carte
    .section = { -explorers-section-play }
    .also = mazzo, mescolare, durata, quanto dura
    .text = Una partita ha 4 round di 7 turni. A ogni round si mescolano tutte e otto le carte, una si mette da parte senza guardarla, e le altre sette si scoprono una alla volta.

EXP-21 = Un turno
    .section = { -explorers-section-play }
    .also = simultaneo, contemporaneamente, roll and write, flip and write, scegliere
    .text = Il giocatore attivo scopre una carta e sceglie davanti a tutti uno dei suoi lati, su cui metterà 3 X. Tutti gli altri mettono 3 X sull’altro lato oppure 2 su quello scelto. Si gioca tutti insieme: ognuno si impegna in una scelta prima della sua prima X, e scelte e X restano nascoste finché tutti non hanno finito; non importa quindi chi è stato più veloce. Puoi scegliere liberamente, anche un lato su cui non puoi mettere alcuna X. Hai finito quando non hai più X da mettere, o non puoi metterne altre.

EXP-22 = Carte jolly
    .section = { -explorers-section-play }
    .also = matta
    .text = Su una carta jolly ogni lato è una coppia di terreni. Ogni X può andare sull’uno o sull’altro, in qualsiasi ordine, e anche tutte sullo stesso.

EXP-23 = L’ultimo turno in tre giocatori
    .section = { -explorers-section-play }
    .text = In tre giocatori, nell’ultimo turno del round 4 non c’è un giocatore attivo: ognuno mette 3 X sul lato che preferisce. Così tutti sono stati attivi lo stesso numero di volte.

EXP-24 = Dove si mettono le X
    .section = { -explorers-section-play }
    .also = adiacente, accanto, vicino, croce, ortogonale, segnare
    .text = Una X va su una casella senza X, direttamente a nord, est, sud o ovest di un’altra X; il villaggio di partenza è una di queste. Le X di uno stesso turno non devono toccarsi tra loro.

EXP-25 = Le X sono obbligatorie
    .section = { -explorers-section-play }
    .also = dovere, obbligo, passare, saltare
    .text = Finché c’è una casella su cui puoi mettere una X, devi metterla; le X che non trovano posto sono perse. Si giudica X per X: nessuno deve cercare l’ordine che ne fa mettere di più. Anche un tempio è una casella così, se hai una chiave: può capitare di doverci entrare. Un tavolo può accordarsi che ci si possa fermare prima; chi lo fa rinuncia a tutto ciò che resta della sua scelta, compresa la X di un cavallo.

EXP-26 = Chi è attivo
    .section = { -explorers-section-play }
    .also = primo giocatore, ordine di turno, chi inizia, chi comincia
    .text = Il tavolo decide chi ha il segnalino del giocatore iniziale nel round 1: un certo posto, o uno estratto a sorte. Chi ha il segnalino è attivo nel primo turno del round, e in ogni turno seguente lo è il posto successivo a sinistra. Dopo ogni round il segnalino passa di un posto a sinistra.

EXP-30 = Chiavi
    .section = { -explorers-section-objects }
    .also = aprire, sbloccare
    .text = Una X su una chiave riempie uno spazio per chiavi. La chiave si può usare subito, anche nello stesso turno. Ogni spazio si riempie una volta sola; quando sono tutti pieni, un’altra chiave è persa, ma la sua X resta e conta per le missioni.

EXP-31 = Mappe
    .section = { -explorers-section-objects }
    .also = pergamena, rotolo, bonus, azione speciale
    .text = Una X su una mappa riempie uno spazio per mappe. Dal turno successivo la puoi spendere, una mappa per turno, quando fai la tua scelta: ignori la carta e metti 4 X su un solo terreno. È possibile anche nel turno senza giocatore attivo. Il giocatore attivo che lo fa sceglie comunque un lato della carta per gli altri. Ogni spazio si riempie una volta sola; quando sono tutti pieni, un’altra mappa è persa, ma la sua X resta.

EXP-32 = Cavalli
    .section = { -explorers-section-objects }
    .also = extra, bonus, gratis
    .text = Una X su un cavallo ti fa mettere subito un’altra X, su una casella di qualsiasi terreno, con le solite regole. Prendi l’oggetto che c’è, e un altro cavallo fa lo stesso. Poi prosegui il tuo turno. Un cavallo vale anche nella preparazione, con le mappe e con le X extra. Se non c’è una casella su cui mettere la X, è perso.

EXP-33 = Razioni, lato base
    .section = { -explorers-section-objects }
    .also = cibo, mela, carota, pesce, collezione, punti
    .text = Ogni round ha una colonna con una mela, una carota e un pesce. Puoi mettere una X su una razione solo finché il suo tipo è libero nella colonna di questo round. Alla fine del round ottieni 2 punti per un tipo, 5 per due, 10 per tutti e tre.

EXP-34 = Razioni, lato per esperti
    .section = { -explorers-section-objects }
    .also = cibo, mela, carota, pesce, punti
    .text = Nel round 1 non si può mettere una X su nessuna razione. Nel round 2 solo sulle mele, nel round 3 solo sulle carote, nel round 4 solo sui pesci, e su non più di quattro. Alla fine del round ottieni 1, 4, 9 o 16 punti per averne da una a quattro.

EXP-35 = Gemme, lato base
    .section = { -explorers-section-objects }
    .also = diamanti, gioielli, punti
    .text = Una X su una gemma riempie uno dei 12 spazi per gemme. Alla fine di ogni round ottieni 1 punto per ogni gemma trovata fin lì. Esempio: trovi due gemme nel round 1 e una nel round 2; questi round ti danno 2 e 3 punti.

EXP-36 = Gemme, lato per esperti
    .section = { -explorers-section-objects }
    .also = diamanti, gioielli, punti negativi, meno
    .text = Le gemme seguono un tracciato: −3, −2, −1, +1, +2, +2, +3, +3, +4, +4. Ogni gemma riguarda il numero seguente: quelli negativi si cancellano, quelli positivi si cerchiano. Alla fine di ogni round perdi la somma dei numeri negativi ancora visibili; quando tutti e tre sono cancellati ottieni la somma di quelli cerchiati, o 0 se non ce ne sono ancora. Le gemme oltre la decima sono perse, ma le X restano.

EXP-37 = Templi
    .section = { -explorers-section-objects }
    .also = gara, chi prima arriva, bonus, maggioranza, parità, simultaneo
    .text = Puoi mettere una X su un tempio solo con una chiave non usata, che così si spende. Prendi il numero più alto libero nella colonna del suo quadrante, e ottieni quei punti alla fine della partita. Alla fine del turno questo numero si cancella per tutti gli altri. Chi esplora un tempio nello stesso turno prende lo stesso numero, e gli altri cancellano, dall’alto, tanti numeri quanti sono stati gli esploratori. Esempio: in quattro giocatori, due esplorano il tempio A in un turno. Ottengono entrambi 12 punti, e gli altri cancellano 12 e 10.

EXP-38 = Templi, lato per esperti
    .section = { -explorers-section-objects }
    .also = gara, bonus, parità
    .text =
        Ogni tempio vale 8 punti, e alla fine del turno dà X extra su un terreno a tua scelta: 3, 2, 1 o 0 secondo il posto che prendi nella sua colonna. I posti si cancellano come nel gioco base: in tre giocatori restano 3, 1 e 0, in due 3 e 1.
        Quando tutti hanno finito, i templi esplorati nel turno si annunciano e se ne assegnano i posti; poi si mettono le X extra, tempio per tempio nell’ordine che preferisci, ognuno con un terreno suo. I templi raggiunti con le X extra formano un nuovo gruppo, i cui posti si assegnano quando tutti lo hanno concluso, e così via. Un posto si divide solo all’interno di un gruppo.

EXP-39 = Villaggi, lato base
    .section = { -explorers-section-objects }
    .also = città, paese, punteggio finale, maggioranza
    .text = Alla fine della partita ciascuno dei quattro villaggi dà punti secondo le X direttamente a nord, est, sud e ovest: 3, 5, 7 o 10 punti per una, due, tre o quattro X. Anche il villaggio di partenza dà punti.

EXP-40 = Villaggi, lato per esperti
    .section = { -explorers-section-objects }
    .also = città, paese, punteggio finale
    .text = Dà punti solo il villaggio con meno X accanto: 12, 18, 26 o 40 punti per una, due, tre o quattro X, nulla se non ce ne sono.

EXP-50 = Chi vince
    .section = { -explorers-section-end }
    .also = vincitore, vincere, vittoria, parità, pareggio, spareggio, più punti, maggioranza, punteggio finale, come si vince
    .text = Dopo il round 4 somma i punti di razioni, gemme, templi, villaggi e missioni. Le chiavi e le mappe rimaste non danno punti. Vince chi ha più punti; a parità, chi ha usato meno mappe; se anche queste sono pari, la vittoria è condivisa. Durante la partita villaggi e missioni si mostrano come se finisse adesso, e un round non ancora finito non conta nulla.

EXP-60 = Missioni
    .section = { -explorers-section-achievements }
    .also = obiettivi, traguardi, bonus, imprese
    .text =
        Da una a tre delle 32 missioni, estratte quando il paesaggio è composto o scelte dal tavolo, danno punti a chiunque le completi. Tranne le corse, si guardano una volta sola, alla fine della partita.
        Il villaggio di partenza conta come una X; gli altri villaggi interrompono linee e quadrati. Sono vicine solo le caselle a nord, est, sud e ovest, le aree continuano da una tessera all’altra, e un angolo sta su due bordi. Tra due gradini di un elenco conta quello più basso, oltre l’ultimo conta l’ultimo.

EXP-61 = Corse
    .section = { -explorers-section-achievements }
    .also = obiettivi, gara, chi prima arriva, parità
    .text = Otto delle missioni sono corse, controllate una volta alla fine di ogni turno. Chi ne completa una per primo prende 10 punti, poi 8, 6 e 4. Chi la completa nello stesso turno prende lo stesso numero, e gli altri cancellano tanti numeri quante sono le persone che l’hanno completata. In tre giocatori l’8 si cancella prima della partita, in due l’8 e il 4.

EXP-70 = I turni in solitario
    .section = { -explorers-section-solo }
    .also = solo, da soli, un giocatore
    .text = In solitario non sei mai il giocatore attivo. Ogni carta cade, come vuole la sorte, con un lato verso di te: metti 3 X sul lato vicino o 2 su quello lontano.

EXP-71 = Cancellare numeri in solitario
    .section = { -explorers-section-solo }
    .also = solo, da soli, avversario
    .text = All’inizio dei round 2, 3 e 4 si cancella il numero libero più alto dalla colonna di ogni tempio che non hai visitato e da ogni corsa che non hai completato.

EXP-72 = Il tuo grado
    .section = { -explorers-section-solo }
    .also = solo, da soli, vincere, risultato, valutazione, quanto vale
    .text = I tuoi punti decidono il tuo grado: fino a 80, poi da 81 a 90, da 91 a 100, da 101 a 110, da 111 a 120, e più di 120. Se sono in gioco missioni, per ciascuna tutti questi limiti salgono di 10.
