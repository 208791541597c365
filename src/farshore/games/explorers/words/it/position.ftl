# What can be wrong with a position.

explorers-position-quadrants = «{ $text }» non è un elenco di quadranti diversi. Scrivili come «AC».
explorers-position-square = «{ $text }» non è né una casella come «h8» né una linea retta come «h8-h12».
explorers-position-line = «{ $text }» non è una linea retta.
explorers-position-rows = un disegno ha 16 righe di 16 caselle.
explorers-position-row-length = la riga { $row } ha { $count } caselle, non 16.
explorers-position-glyph = «{ $glyph }» in { $square } non significa nulla: disegna «x» per una X, «+» per una di questo turno, «.» per nessuna.
explorers-position-village = il villaggio in { $square } non può avere una X: ce l’ha un solo villaggio di partenza, e può essere { $villages }.
explorers-position-lonely = queste X non sono collegate al villaggio di partenza: { $squares }.
explorers-position-keys = ci sono più templi con X che chiavi trovate: { $found }.
explorers-position-scrolls = sono usate più mappe di quante se ne sono trovate prima di questo turno ({ $found }), o quella di questo turno non è contata.
explorers-position-temples = il tempio nel quadrante { $quadrant } ha un posto se ha una X e il posto è stato assegnato, altrimenti 0.
explorers-position-places = i posti di una colonna sono { $known }; gli altri sono cancellati per questo numero di giocatori.
explorers-position-place = il posto { $place } di { $column } è incompatibile con i posti di tutti gli esploratori.
explorers-position-races = c’è un numero per ciascuna delle { $count } missioni in gioco.
explorers-position-race-met = con queste X la corsa { $race } era completata alla fine dell’ultimo turno, quindi i punti sono stati presi.
explorers-position-race-not-met = per la corsa { $race } non si possono prendere punti: alla fine dell’ultimo turno queste X non la completavano.
explorers-position-race-points = con questo numero di giocatori nessuna corsa dà { $points } punti.
explorers-position-provisions = fino a quel momento si può aver messo X su non più di { $most } razioni di un tipo.
explorers-position-provisions-expert = le mele si trovano solo nel round 2, le carote nel round 3, i pesci nel round 4, fino a { $most } di ciascuno.
explorers-position-larder = con queste X è { $larder }.
explorers-position-larder-range = con queste X ogni numero sta nei suoi limiti; qui va da { $least } a { $most }.
explorers-position-points = i round finiti possono aver dato solo: { $known }.
explorers-position-batch = i templi con X e senza posto assegnato sono «{ $text }».

explorers-position-seat = nessuno gioca «{ $name }». I posti sono { $known }.
explorers-position-no-seat = { $seats ->
    [one] c’è solo { $seats } giocatore.
   *[other] ci sono solo { $seats } giocatori.
}
explorers-position-first = inizia { $seat }, a meno che l’opzione first_seat sia "random".
explorers-position-tiles = nella fase «{ $phase }» non possono essere posate { $count } tessere.
explorers-position-other-map = secondo le opzioni il paesaggio è { $map }.
explorers-position-achievement = «{ $name }» non è una missione, o è nominata due volte. Ci sono: { $known }.
explorers-position-achievements = secondo le opzioni le missioni in gioco sono { $count }.
explorers-position-other-achievements = secondo le opzioni sono in gioco queste: { $chosen }.
explorers-position-all-drawn = tutte e { $count } le missioni sono già estratte.
explorers-position-phase = non c’è una fase «{ $name }». Ci sono: { $known }.
explorers-position-no-such-moment = con queste opzioni, e in questo paesaggio, non c’è una fase «{ $phase }».
explorers-position-not-now = questo non dice nulla nella fase «{ $phase }».
explorers-position-setup = nella preparazione (turno 0) tutti mettono X: non c’è una fase «{ $phase }».
explorers-position-setup-round = la preparazione (turno 0) è nel round 1.
explorers-position-nobody-active = in questo turno nessuno è attivo, quindi nessun lato è scelto.
explorers-position-extra = solo i templi per esperti danno X extra.
explorers-position-no-card = nessuna carta è ancora stata scoperta.
explorers-position-card = non c’è una carta «{ $name }». Ci sono: { $known }.
explorers-position-card-needed = in questa fase c’è una carta scoperta.
explorers-position-side = «{ $name }» non è un lato della carta «{ $card }».
explorers-position-side-needed = il giocatore attivo ha scelto un lato di { $card }.
explorers-position-deck-card = «{ $name }» non è una carta, o è nominata due volte. Ci sono: { $known }.
explorers-position-deck = devono restare { $needed } carte, non { $count }.
explorers-position-deck-turned = { $card } è già stata scoperta, quindi non è nel mazzo.
explorers-position-batches = sono possibili da 1 a { $most } assegnazioni, al massimo una per tempio.

explorers-position-given = la scelta può aver dato { $known } X, e non meno di quante ne restano da mettere.
explorers-position-extras = ci sono X extra da scegliere solo per templi assegnati in questo turno che ne danno, non per «{ $text }».
explorers-position-terrain = «{ $text }» non è un elenco di terreni diversi. Le lettere sono P, W, D, M.
explorers-position-committed = ci si è impegnati su dei terreni se, e solo se, c’è ancora qualche X da mettere.
explorers-position-lost = nessuna casella può ricevere una X, quindi ciò che restava è perso.
explorers-position-choice = qui nessuno può essersi impegnato su «{ $text }», ma solo su { $known }.
explorers-position-turn = le X di questo turno, e quelle ancora da mettere, non vengono da nessuna di queste scelte: { $choices }.
explorers-position-extra-due = non possono restare da mettere più di { $most } X extra di un terreno.
explorers-position-horses = i cavalli trovati in questo turno sono { $found }.
explorers-position-extra-marks = in un solo turno non si possono mettere così tante X.
explorers-position-acted = in questo turno finora si è agito da { $least } a { $most } volte.
