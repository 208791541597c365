# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
entdecker-hint-seat = Uno dei giocatori; la barra d’ottone indica a chi tocca.
entdecker-hint-points = I punti scoperta finora; vince chi alla fine ne ha di più.
entdecker-hint-part-islands = I punti delle isole complete: chi è più forte prende l’intero valore, chi viene dopo la metà.
entdecker-hint-part-produce = I punti dei gettoni delle capanne nella giungla.
entdecker-hint-part-waterfalls = I punti delle cascate trovate, se al tavolo si gioca così.
entdecker-hint-serpent = Il serpente di mare conta i punti: ogni squama ne vale uno, e ogni giocatore ci ha sopra un segnalino.

# The sea chart.
entdecker-hint-undiscovered = Territorio inesplorato: qui si posano le nuove tessere; quando l’ultima casella è coperta, la partita finisce.
entdecker-hint-edge = Una casella di bordo, da cui può partire un viaggio; le monete dicono quanto costa.
entdecker-hint-coordinates = Le colonne hanno lettere e le righe numeri: così C4 è la stessa casella per tutti.
entdecker-hint-sea = Mare aperto: la nave può passare da un lato a qualsiasi altro.
entdecker-hint-land = Terra di un’isola, che è completa quando nessuno dei suoi lati di terra dà su una casella inesplorata; il colore della costa indica chi lì è più forte.
entdecker-hint-strait = Uno stretto: la nave passa tra due pezzi di terra, che possono appartenere a isole diverse.
entdecker-hint-waterfall = Una cascata, con il suo bonus in punti.
entdecker-hint-island = Quanto varrebbe quest’isola se fosse completa adesso: un punto per tessera, più il bonus delle sue cascate.
entdecker-hint-ship = La nave di chi viaggia: la prossima tessera si posa accanto, oltre un lato di mare.
entdecker-hint-start = Una casella di partenza e quanto costa partire da lì: monete alla banca e pedaggi ai rivali lungo la rotta.
entdecker-hint-toll = Un fortino o un insediamento rivale lungo la rotta: 2 monete d’oro vanno a chi lo possiede.
entdecker-hint-place = Qui si può posare la tessera in mano: terra con terra, mare con mare.
entdecker-hint-tags = Mostra o nasconde quanto vale ogni isola incompleta.

# Gold and units.
entdecker-hint-gold = Con l’oro si pagano viaggi, tessere e unità; chi a inizio turno ne ha meno di 4 tira il dado per la rendita.
entdecker-hint-scout = Un esploratore, l’unità più debole; quando la sua isola è completa va nella giungla.
entdecker-hint-fort = Un fortino: sulla sua isola è più forte di un esploratore, e i rivali di passaggio pagano un pedaggio.
entdecker-hint-settlement = Un insediamento, l’unità più forte su un’isola; i rivali di passaggio pagano un pedaggio.
entdecker-hint-top-scouts = Esploratori scelti: due numeri decisi in segreto; alla fine ciascuno vale per due sul proprio sentiero.

# Stacks and events.
entdecker-hint-hidden-stack = Una pila coperta: le tessere costano poco, ma nessuno sa che cosa uscirà; il numero dice quante ne restano.
entdecker-hint-question-mark = Un punto interrogativo sulla tessera in cima: nasconde una miniera d’oro, un pirata, nativi amichevoli o una tempesta.
entdecker-hint-open-stack = Una pila a vista: queste tessere costano di più, ma vedi che cosa prendi.
entdecker-hint-odds = Quanto è probabile ciascun tipo di tessera alla prossima pescata dalle pile coperte.
entdecker-hint-discards = Le tessere scartate perché non entravano da nessuna parte.
entdecker-hint-event-mine = Una miniera d’oro: chi la posa riceve oro dalla banca.
entdecker-hint-event-pirate = Un pirata: chi lo incontra perde metà del suo oro.
entdecker-hint-event-natives = Nativi amichevoli: un esploratore può andare subito nella giungla, gratis.
entdecker-hint-event-storm = Una tempesta: il viaggio finisce subito e non si può posare nessuna unità.

# The jungle.
entdecker-hint-path = Un sentiero della giungla: un esploratore occupa la casella libera più vicina alla capanna; gli esploratori sul sentiero decidono chi vince il gettone.
entdecker-hint-hut = Una capanna con un gettone nascosto; i piccoli segni accanto mostrano chi ci ha guardato dentro.
entdecker-hint-dot = Il pallino: chi lo prende pesca un gettone, lo guarda e lo nasconde nella capanna.
entdecker-hint-eye = Un occhio: chi lo prende guarda il gettone nella capanna.
entdecker-hint-produce = Un prodotto e i suoi punti; solo sette dei nove gettoni finiscono nelle capanne.

# What is to be decided.
entdecker-hint-decision = Qui decidi come continua il tuo turno; mentre giocano gli altri, vedi a che punto sono.
entdecker-hint-announce-hidden = Quante tessere coperte annunci: le paghi tutte adesso e non ti viene restituito nulla.
entdecker-hint-announce-open = Quante tessere a vista annunci: costano di più, ma ne scegli il tipo.
entdecker-hint-draws = Quante delle tessere annunciate puoi ancora pescare.
entdecker-hint-hand = La tessera in mano: mettila su una casella accanto alla nave e girala finché combacia.
entdecker-hint-stop = Conclude qui il tuo viaggio; le tessere pagate e non pescate vanno perse.
entdecker-hint-recall = Riprende un tuo esploratore dal tabellone o dalla giungla quando nella riserva non ne hai più.

# What has just happened for the first time, in a sentence or two; told once.
entdecker-occasion-tie = Parità su quest’isola: chi è in parità prende per intero i punti del proprio posto in classifica.
entdecker-occasion-scored = Un’isola con unità tue è completa e ti dà punti: chi è più forte prende l’intero valore, chi viene dopo la metà.
entdecker-occasion-storm = Una tempesta! Il tuo viaggio finisce subito e non puoi posare nessuna unità. La tessera resta dov’è.
entdecker-occasion-pirate = Un pirata prende metà del tuo oro. I punti interrogativi sono un rischio: possono essere anche miniere, nativi o tempeste.
entdecker-occasion-natives = Nativi amichevoli! Puoi mandare subito un esploratore su un sentiero della giungla, gratis.
entdecker-occasion-mine = Una miniera d’oro: ricevi oro dalla banca e il viaggio prosegue.
entdecker-occasion-strait = Uno stretto: i suoi due pezzi di terra possono appartenere a isole diverse. Se posi qui un’unità, di’ su quale lato.
entdecker-occasion-filled = Una casella circondata è stata riempita con la tessera che combacia: così si possono completare anche isole che nessuna nave raggiungerebbe.
entdecker-occasion-discarded = Questa tessera non entra da nessuna parte accanto alla tua nave: viene scartata, e ciò che hai pagato va perso.
entdecker-occasion-token = Hai guardato in una capanna: solo chi l’ha fatto sa quanto vale il gettone. Gli esploratori sul sentiero decidono a chi andrà.
entdecker-occasion-scout = Il tuo esploratore ora è nella giungla. Gli esploratori su un sentiero decidono chi vince il gettone della sua capanna.
entdecker-occasion-toll = Un rivale è passato davanti a un tuo fortino o insediamento e ti ha pagato 2 monete d’oro.
entdecker-occasion-income = Meno di 4 monete d’oro a inizio turno: il dado ti dà una rendita, e tutti gli altri ricevono una moneta più di te.
entdecker-occasion-poor = Non puoi permetterti un viaggio, quindi il tuo turno finisce. Se all’inizio del prossimo turno hai meno di 4 monete d’oro, tiri il dado per la rendita.
