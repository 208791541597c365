# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
explorers-hint-seat = Uno dei giocatori; la barra d’ottone indica chi deve ancora agire.
explorers-hint-points = I punti finora; vince chi ne ha di più dopo il quarto round.
explorers-hint-part-provisions = I punti delle razioni, contati alla fine di ogni round.
explorers-hint-part-gems = I punti delle gemme, contati alla fine di ogni round.
explorers-hint-part-temples = I punti dei templi esplorati: prima si arriva, più se ne prendono.
explorers-hint-part-villages = I punti delle X accanto ai villaggi, come se la partita finisse ora.
explorers-hint-part-achievements = I punti delle missioni, come se la partita finisse ora.

# The map.
explorers-hint-terrain = Pianura, acqua, deserto o montagna: la carta dice su quali terreni puoi mettere X.
explorers-hint-mark = Una X: le nuove vanno sulle caselle direttamente adiacenti.
explorers-hint-open = Una casella su cui ora puoi mettere una X.
explorers-hint-start-village = Il villaggio di partenza: la prima X di tutti, e alla fine un villaggio come gli altri.
explorers-hint-village = Un villaggio: dà punti a seconda di quante delle quattro caselle adiacenti hanno una tua X.
explorers-hint-temple = Un tempio: ci vuole una chiave, e chi lo esplora per primo ottiene più punti.
explorers-hint-temple-number = Quanto dà ancora il tempio di questo quadrante, in ordine di arrivo; un numero cancellato non c’è più.
explorers-hint-key = Una chiave: apre un tempio, subito o più tardi.
explorers-hint-scroll = Una mappa: dal turno successivo puoi usarla per ignorare la carta e mettere 4 X su un terreno a tua scelta.
explorers-hint-horse = Un cavallo: metti subito una X su un’altra casella, di qualsiasi terreno.
explorers-hint-gem = Una gemma: conta alla fine di questo round e di tutti i successivi.
explorers-hint-provision = Una razione: puoi metterci una X solo finché in questo round c’è posto per il suo tipo.

# The frame and the cards.
explorers-hint-achievement = Una missione: punti per chiunque la completi entro la fine.
explorers-hint-race = Quanto dà questa corsa, in ordine di arrivo: chi la completa per primo prende di più.
explorers-hint-rank = Il grado che raggiungi con i tuoi punti in solitario.
explorers-hint-deck = Le carte di questo round: quali sono uscite e quali possono ancora uscire.
explorers-hint-card = La carta con i suoi due lati: il giocatore attivo ne sceglie uno per 3 X; gli altri ne mettono 3 sull’altro lato o 2 su quello scelto.
explorers-hint-active = Il lato scelto dal giocatore attivo.
explorers-hint-maps = I paesaggi di tutti, uguali, ma ciascuno con le proprie X; premine uno per vederlo in grande.

# What is to be decided.
explorers-hint-decision = Qui decidi come continua il tuo turno.
explorers-hint-round = Una partita ha 4 round di 7 turni.
explorers-hint-marks-left = Quante X restano da mettere in questo turno; quelle che non trovano posto vanno perse.
explorers-hint-done = Si gioca tutti insieme; una spunta indica chi ha finito.
explorers-hint-first-marks = Le prime X: scegli un terreno e mettine tre sulle sue caselle.
explorers-hint-extra-marks = Le X extra di un tempio: tutte su un terreno a tua scelta.
explorers-hint-laying = Il paesaggio si compone tessera per tessera: scegline una e girala come vuoi.

# What has just happened for the first time, in a sentence or two; told once.
explorers-occasion-key = Una chiave! Apre un tempio, ora o più tardi; senza chiave non si può mettere una X su un tempio.
explorers-occasion-scroll = Una mappa! Dal prossimo turno puoi usarla invece di seguire la carta: 4 X su un terreno a tua scelta.
explorers-occasion-horse = Un cavallo! Ti porta più lontano: metti subito una X su un’altra casella, di qualsiasi terreno.
explorers-occasion-gem = Una gemma! Le gemme contano alla fine di ogni round: quelle trovate presto contano più volte.
explorers-occasion-provision = Una razione: riempie il suo spazio per questo round e dà punti quando il round finisce.
explorers-occasion-temple = Hai esplorato un tempio. Il numero che hai preso viene cancellato per chi arriva dopo.
explorers-occasion-temple-others = Qualcun altro ha esplorato un tempio: chi ci arriva in un turno successivo ottiene di meno.
explorers-occasion-village = Le X accanto a un villaggio danno punti: più ne hai sulle quattro caselle adiacenti, più il villaggio vale.
explorers-occasion-lost = Le X che non trovano posto, o a cui rinunci, vanno perse. Tieniti a portata più terreni.
explorers-occasion-active = Sei il giocatore attivo: scegli un lato per 3 X, e gli altri ne mettono 3 sull’altro lato o 2 sul tuo.
explorers-occasion-race = Hai completato una corsa: il numero è tuo, e chi arriva dopo prende di meno.
explorers-occasion-round = Il round è finito: razioni e gemme sono state contate. Per le razioni c’è di nuovo posto, le gemme restano.
