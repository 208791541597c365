# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
entdecker-hint-seat = Uno dei giocatori; una barra d’ottone indica di chi è il turno.
entdecker-hint-points = I punti scoperta finora; vince chi alla fine ne ha di più.
entdecker-hint-part-islands = I punti delle isole complete: il più forte prende l’intero valore, il successivo la metà.
entdecker-hint-part-produce = I punti dei gettoni delle capanne nella giungla.
entdecker-hint-part-waterfalls = I punti delle cascate trovate, se al tavolo si gioca così.
entdecker-hint-serpent = Il serpente di mare conta i punti: ogni squama ne vale uno, e ogni giocatore vi ha un segnalino.

# The sea chart.
entdecker-hint-undiscovered = Territorio inesplorato: qui si posano nuove tessere; coperta l’ultima casella, la partita finisce.
entdecker-hint-edge = Una casella di bordo, da cui un viaggio può partire; le monete dicono quanto costa.
entdecker-hint-coordinates = Le colonne hanno lettere e le righe numeri: così C4 è la stessa casella per tutti.
entdecker-hint-sea = Mare aperto: una nave può andare da ogni lato a qualsiasi altro.
entdecker-hint-land = Terra di un’isola, completa quando nessuno dei suoi lati di terra dà su una casella inesplorata; il colore della costa indica chi vi è più forte.
entdecker-hint-strait = Uno stretto: la nave passa fra due pezzi di terra, che possono appartenere a isole diverse.
entdecker-hint-waterfall = Una cascata, con il suo bonus in punti.
entdecker-hint-island = Quanto varrebbe quest’isola se fosse completa adesso: un punto per tessera, più il bonus delle sue cascate.
entdecker-hint-ship = La nave di chi viaggia: la prossima tessera si posa accanto, attraverso il mare.
entdecker-hint-start = Una casella di partenza e quanto costa cominciare lì: monete alla banca e pedaggi ai rivali lungo la rotta.
entdecker-hint-toll = Un fortino o un insediamento rivale lungo la rotta: 2 monete d’oro vanno a chi lo possiede.
entdecker-hint-place = Qui si può posare la tessera pescata: terra contro terra, mare contro mare.
entdecker-hint-tags = Mostra o nasconde quanto vale ogni isola incompleta.

# Gold and units.
entdecker-hint-gold = L’oro paga viaggi, tessere e unità; chi a inizio turno ne ha meno di 4 tira il dado per la rendita.
entdecker-hint-scout = Un esploratore, l’unità più debole; quando la sua isola è completa va nella giungla.
entdecker-hint-fort = Un fortino: sulla sua isola è più forte di un esploratore, e i rivali di passaggio pagano pedaggio.
entdecker-hint-settlement = Un insediamento, l’unità più forte su un’isola; i rivali di passaggio pagano pedaggio.
entdecker-hint-top-scouts = Esploratori scelti: due numeri nominati in segreto, che alla fine valgono doppio sul loro sentiero.

# Stacks and events.
entdecker-hint-hidden-stack = Una pila coperta: tessere a buon mercato, ma nessuno sa che cosa esce; il numero dice quante ne restano.
entdecker-hint-question-mark = Un punto interrogativo sulla tessera in cima: nasconde una miniera d’oro, un pirata, nativi amichevoli o una tempesta.
entdecker-hint-open-stack = Una pila a vista: queste tessere costano di più, ma vedi che cosa prendi.
entdecker-hint-odds = Quanto è probabile pescare ciascun tipo di tessera dalle pile coperte.
entdecker-hint-discards = Le tessere che non entravano da nessuna parte e sono state scartate.
entdecker-hint-event-mine = Una miniera d’oro: chi la posa riceve oro dalla banca.
entdecker-hint-event-pirate = Un pirata: chi lo incontra perde metà del suo oro.
entdecker-hint-event-natives = Nativi amichevoli: un esploratore può andare subito nella giungla, gratis.
entdecker-hint-event-storm = Una tempesta: il viaggio finisce subito, e non si posa nessuna unità.

# The jungle.
entdecker-hint-path = Un sentiero della giungla: un esploratore prende la casella libera più vicina alla capanna; gli esploratori sul sentiero decidono chi vince il gettone.
entdecker-hint-hut = Una capanna con un gettone nascosto; i piccoli segni accanto mostrano chi vi ha guardato dentro.
entdecker-hint-dot = Il pallino: chi lo prende pesca un gettone, lo guarda e lo nasconde nella capanna.
entdecker-hint-eye = Un occhio: chi lo prende guarda il gettone nella capanna.
entdecker-hint-produce = Uno dei prodotti e i suoi punti; solo sette dei nove gettoni finiscono nelle capanne.

# What is to be decided.
entdecker-hint-decision = Qui decidi come continua il tuo turno; quando giocano gli altri, dice a che punto sono.
entdecker-hint-announce-hidden = Quante tessere coperte annunci: le paghi tutte adesso, e nulla ti viene restituito.
entdecker-hint-announce-open = Quante tessere a vista annunci: costano di più, ma ne scegli il tipo.
entdecker-hint-draws = Quante delle tessere annunciate puoi ancora pescare.
entdecker-hint-hand = La tessera in mano: scegli una casella accanto alla nave e girala finché combacia.
entdecker-hint-stop = Conclude qui il tuo viaggio; le tessere pagate e non pescate sono perse.
entdecker-hint-recall = Riprende un tuo esploratore dal tabellone o dalla giungla quando nella riserva non ne hai più.

# What has just happened for the first time, in a sentence or two; told once.
entdecker-occasion-tie = Parità su quest’isola: chi è alla pari prende i punti del proprio posto.
entdecker-occasion-scored = Un’isola con tue unità è completa e ti dà punti: il più forte prende l’intero valore, il successivo la metà.
entdecker-occasion-storm = Una tempesta! Il tuo viaggio finisce subito e non puoi posare nessuna unità. La tessera resta dov’è.
entdecker-occasion-pirate = Un pirata ti toglie metà dell’oro. I punti interrogativi sono un rischio: possono essere anche miniere, nativi o tempeste.
entdecker-occasion-natives = Nativi amichevoli! Puoi mandare subito un esploratore su un sentiero della giungla, gratis.
entdecker-occasion-mine = Una miniera d’oro: ricevi oro dalla banca, e il viaggio prosegue.
entdecker-occasion-strait = Uno stretto: i suoi due pezzi di terra possono appartenere a isole diverse. Se posi un’unità qui, di’ da che lato.
entdecker-occasion-filled = Una casella circondata è stata riempita con una tessera adatta: così si completano anche isole che nessuna nave raggiungerebbe.
entdecker-occasion-discarded = Questa tessera non entra in nessun posto accanto alla tua nave: viene scartata, e ciò che hai pagato è perso.
entdecker-occasion-token = Hai guardato in una capanna: solo chi ha guardato sa quanto vale. Gli esploratori sul sentiero decidono chi l’avrà.
entdecker-occasion-scout = Il tuo esploratore ora è nella giungla. Gli esploratori su un sentiero decidono chi vince il gettone della sua capanna.
entdecker-occasion-toll = Un rivale è passato davanti a un tuo fortino o insediamento e ti ha pagato 2 monete d’oro.
entdecker-occasion-income = Meno di 4 monete d’oro a inizio turno: il dado dà una rendita, e tutti gli altri ricevono una moneta in più di te.
entdecker-occasion-poor = Non puoi permetterti un viaggio, quindi il tuo turno finisce. La prossima volta tiri il dado per la rendita.
