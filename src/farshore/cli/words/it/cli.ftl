# What the farshore command says.

cli-help = Farshore: giochi di esplorazione nel tuo terminale. Gioca, guarda registrazioni, simula, controlla file, leggi le regole.
cli-help-version = Mostra il numero di versione.
cli-help-games = Elenca i giochi installati con le loro opzioni e i loro scenari.
cli-help-play = Gioca una partita nel terminale. Si salva dopo ogni azione.
cli-help-serve = Apre il tavolo a cui si gioca nel browser.
cli-help-replay = Scorre una registrazione passo per passo, o la stampa.
cli-help-review = Analizza una partita finita: che cosa c’era da aspettarsi, che cosa è stato sprecato e che cosa ha portato la fortuna.
cli-help-simulate = Fa giocare ai bot molte partite, di solito a caso, e mostra le statistiche.
cli-help-check = Controlla registrazioni, posizioni e scenari.
cli-help-rules = Mostra le regole di un gioco, o una sola.
cli-version = farshore { $version }
cli-version-compiled = farshore { $version } (compilato)
cli-interrupted = Interrotto.

cli-cannot-read = non si può leggere ({ $reason }).
cli-cannot-write = non si può scrivere ({ $reason }).
cli-not-text = non è un file di testo.

# Options of games
cli-arg-game = Il nome del gioco.
cli-arg-option = Un’opzione del gioco, come chiave=valore; si può ripetere. «{ $command } games» le elenca.
cli-option-pair = «{ $text }» non ha la forma chiave=valore.
cli-option-unknown = { $game } non ha un’opzione «{ $key }». Ha: { $known }.
cli-option-value = «{ $value }» non è un valore di { $key }. Può essere: { $values }.
cli-no-scenarios = { $game } non ha scenari.
cli-value-number = un numero
cli-value-text = un testo
cli-value-list = parole separate da virgole

# games
cli-games-none = Non è installato nessun gioco.
cli-games-players = { $least ->
    [one] { $most ->
        [one] 1 giocatore
       *[other] 1–{ $most } giocatori
    }
   *[other] { $least }–{ $most } giocatori
}
cli-games-default = di solito { $value }
cli-games-scenarios = Scenari: { $scenarios }
cli-games-bots = Bot: { $bots }
cli-games-rules = Regole: { $command } rules { $game }  ·  Gioca: { $play } { $game }

# rules
cli-arg-rule = Il numero di una regola, come 31 o ENT-31.
cli-rules-unknown = { $game } non ha una regola «{ $number }». «{ $typed }» le elenca.
cli-rules-more = Per leggerne una: { $typed } { $number }

# serve
cli-serve-open = Apre il tavolo in un browser.
cli-serve-at = Il tavolo è aperto su { $address } – per chiuderlo: Ctrl-C.
cli-serve-others = Chi è nella tua rete lo trova su { $address }/
cli-serve-kept = Le partite si conservano in { $folder }.
cli-serve-workers = Lo servono { $workers } processi.
cli-serve-workers-where = { $workers } processi richiedono un database PostgreSQL, indicato da “database”: una cartella di SQLite ne ha uno.
cli-serve-stopped = Il tavolo è chiuso. Ogni partita è conservata.
cli-serve-running = { $address ->
    [0] I tavoli in { $folder } sono già aperti.
   *[other] I tavoli in { $folder } sono già aperti su { $address }
}
cli-serve-in-use = La porta { $port } su { $host } è occupata: { $reason }. Indicane un’altra con --port, o 0 per una qualsiasi.
cli-serve-cannot = Non si può ascoltare su { $host }, porta { $port }: { $reason }.

# play: arguments
cli-arg-seats = Chi gioca, in ordine: «you» per te (più volte, se siete in più alla stessa tastiera) e bot per nome, come «ines» o «random»; `games` li elenca. Di solito tu contro due personaggi del secondo livello.
cli-arg-scenario = Il nome di uno scenario installato, o un file tuo: uno scenario, o un pacchetto di tessere per Explorers.
cli-arg-seed = Un testo da cui si ricava tutta la sorte, per rigiocare la stessa partita.
cli-arg-save = Dove salvare la partita, al posto della solita cartella.
cli-arg-resume = Continua una partita salvata.
cli-arg-from = Comincia da un file di posizione.
cli-arg-hints = Permette a chi è di turno di chiedere consiglio, anche in più a una tastiera.
cli-arg-board = Quanto grande disegnare il tabellone.
cli-seats-unknown = «{ $seat }» non è un giocatore. A un posto siede «you» (tu) o un bot: { $bots }.
cli-seats-resume = Questa partita ha { $seats } posti.
cli-resume-seats = Questa partita è stata giocata da { $names }. Di’ chi va avanti, posto per posto: --seats you,…
cli-seed-length = Un seme ha da 1 a { $most } byte.
cli-resume-alone = Una partita salvata ha già il suo gioco, le sue opzioni, la sua posizione e il suo seme: ometti { $others }.
cli-save-exists = { $file } esiste già. Per continuare la partita: { $command }
cli-from-alone = Una posizione ha già le sue opzioni: ometti { $others }.

# play: at the table
cli-table-seat = { $seat } ({ $player })
cli-choose = { $seat } — { $asked }
cli-choose-how = { $count ->
    [one] Scrivi 1 o l’azione, ? per l’aiuto.
   *[other] Scrivi un numero (1–{ $count }) o un’azione, ? per l’aiuto.
}
cli-no-number = Non c’è una scelta { $number }: vanno da 1 a { $count }.
cli-choose-anyway = { $idle }. Vuoi sceglierlo lo stesso? Allora scrivilo ancora una volta.
cli-why-not = { $sentence } ({ $rule })
cli-pass = Passa la tastiera a { $seat }.
cli-pass-enter = { $seat }, premi Invio quando nessun altro guarda.
cli-over = La partita è finita.
cli-winner = { $count ->
    [one] Vince { $names }.
   *[other] { $names } si dividono la vittoria.
}
cli-column-seat = giocatore
cli-column-total = totale
cli-saved-at = La registrazione è salvata in { $file }
cli-saved = Salvata in { $file }
cli-goodbye = La partita è salvata. Per continuare: { $command }
cli-resume-over = Non c’è nulla da continuare: la partita è finita. Guardala con: { $command }

cli-help-commands = Puoi scrivere:
cli-help-number = un numero
cli-help-number-text = fai quella scelta
cli-help-notation = { $example }
cli-help-notation-text = un’azione, com’è scritta alla fine di ogni scelta
cli-help-choices-text = mostra di nuovo le scelte
cli-help-board-text = disegna di nuovo il tabellone
cli-help-page = { $page ->
    [islands] isole non finite: grandezza, lati aperti, chi otterrebbe che cosa
    [odds] quanto è probabile ogni prossima tessera
    [legend] che cosa significano i segni sul tabellone
    [points] i punti e da dove vengono
    [temples] i templi e i loro punti
    [achievements] le missioni e a che punto sei
    [tiles] le tessere fra cui si può ancora scegliere
    [regions] le regioni: grandezza, esploratori, punti
    [gaps] i varchi e che cosa contengono
    [bag] che cosa resta nel sacchetto
    [map] tutta la mappa
    [blue] il paesaggio di Blu
    [orange] il paesaggio di Arancione
    [green] il paesaggio di Verde
    [violet] il paesaggio di Viola
   *[other] mostra { $page }
}
cli-help-log-text = tutto ciò che è successo finora
cli-help-hint-text = che cosa farebbe un giocatore forte, e perché; di nuovo: che altro
cli-help-rules-text = l’elenco delle regole, o una regola
cli-help-save-text = scrivi una copia della registrazione in un file; mostra tutto, anche i segreti di tutti e il seme
cli-help-quit-text = lascia il tavolo; la partita è salvata e si può riprendere
cli-save-where = Di’ dove: save FILE

# replay
cli-arg-record = Il file di una registrazione.
cli-arg-print = Stampa tutta la registrazione come testo.
cli-arg-seat = La mostra da questo posto: un colore, o un numero da 1 in su.
cli-seat-unknown = Non c’è un posto «{ $seat }». Posti: { $known }.
cli-replay-title = { $game }, { $seats }: { $steps } mosse
cli-replay-start = L’inizio
cli-replay-move = Mossa { $number } di { $count } — { $seat }: { $action }
cli-replay-keys = Invio: avanti · b: indietro · un numero: vai lì · q: esci
cli-replay-what = Scrivi Invio, b, un numero da 0 a { $count }, o q.
cli-replay-no-board = (È stata giocata con regole più vecchie: si sa che cosa è successo, ma non com’era il tabellone.)
cli-replay-unfinished = La partita non è ancora finita.

# simulate
cli-arg-games = Quante partite.
cli-arg-sim-seed = Un testo o un numero da cui si ricavano tutte le partite; lo stesso dà le stesse partite.
cli-arg-jobs = Quanti processi; 0 per uno ogni processore.
cli-arg-players = Quanti giocatori.
cli-arg-csv = Scrive una riga per partita in questo file.
cli-arg-bots = Quali bot giocano: uno per tutti i posti, o uno per ciascuno. Di solito «random».
cli-bots-seats = I bot sono { $bots } e i posti { $seats }: indicane uno per ciascuno, o uno per tutti.
cli-sim-title = { $games ->
    [one] 1 { $kind ->
        [random] partita casuale
       *[bots] partita
    }
   *[other] { $games } { $kind ->
        [random] partite casuali
       *[bots] partite
    }
} di { $game }, { $players } giocatori, seme «{ $seed }»
cli-sim-lengths = durata di una partita
cli-sim-seat = punti per posto
cli-sim-mean = media
cli-sim-least = minimo
cli-sim-most = massimo
cli-sim-decisions = decisioni
cli-sim-chances = passi della sorte
cli-sim-turns = turni
cli-sim-wins = vittorie
cli-sim-share = delle partite
cli-sim-speed = { $rate } partite al secondo, { $decisions } decisioni al secondo, { $seconds } s in tutto{ $jobs ->
    [one] { "" }
   *[other] , compreso l’avvio di { $jobs } processi
}
cli-sim-ended = Le partite da { $first } a { $last } hanno posto fine a ogni processo in cui sono state tentate.
cli-sim-csv = Una riga per partita è in { $file }

# check
cli-arg-files = Registrazioni (.jsonl), posizioni e scenari (.toml), pacchetti di tessere (.txt).
cli-check-good = { $file }: { $verdict }
cli-check-record = una registrazione valida di { $game }: { $steps } passi, { $end ->
    [over] la partita è finita ({ $scores })
   *[open] la partita non è ancora finita
}, { $seed ->
    [checked] ogni passo della sorte è quello che dice il seme promesso.
    [promised] il seme è promesso ma non ancora mostrato, quindi la sorte non è controllata.
   *[none] nessun seme era stato promesso, quindi la sorte non è controllata.
}{ $unproven ->
    [0] { "" }
   *[other] { " " }I primi { $unproven } sono stati giocati con regole più vecchie e si prendono come li racconta la registrazione.
}
cli-check-position = { $seats ->
    [one] una posizione valida di { $game } per 1 giocatore.
   *[other] una posizione valida di { $game } per { $seats } giocatori.
}
cli-check-scenario = uno scenario valido di { $game }.
cli-check-unknown = non è né una registrazione né una posizione né uno scenario di un gioco installato.
cli-check-cut-off = l’ultima riga è troncata, come dopo un arresto improvviso; tutto ciò che precede è a posto. Per continuare: { $command }
cli-check-toml = non è né una registrazione (JSON Lines) né TOML: { $reason }

# Entdecker's board
cli-ent-head = Entdecker · regole { $edition } · scenario «{ $scenario }» · { $undiscovered ->
    [0] tutto è esplorato
    [one] 1 casella inesplorata
   *[other] { $undiscovered } caselle inesplorate
}
cli-ent-gold = oro
cli-ent-points = pti
cli-ent-hidden = Pile coperte, ? in cima
cli-ent-open = Pile a vista
cli-ent-jungle = Sentieri della giungla, dalla capanna
cli-ent-token = { $name } { $points }
cli-ent-islands = Isole: valore (lati aperti)
cli-ent-more-islands = … e altre { $count }: islands
cli-ent-no-islands = Non ci sono isole non finite.
cli-ent-complete = completa
cli-ent-top-scouts = esploratori scelti { $first } e { $second }
cli-ent-in-hand = Hai in mano { $tile }. { $asked }
cli-ent-draws-left = { $draws ->
    [0] { $announced ->
        [one] Hai già pescato la tessera delle pile { $kind }.
       *[other] Hai già pescato tutte e { $announced } le tessere delle pile { $kind }.
    }
   *[other] Tessere delle pile { $kind } ancora da pescare: { $draws } di { $announced }.
} { $asked }
cli-ent-draw = { $back ->
    [question-mark] { $draw } (? in cima, { $size } rimaste)
   *[other] { $draw } (semplice, { $size } rimaste)
}
cli-ent-column-island = isola
cli-ent-column-value = valore
cli-ent-column-tiles = tessere
cli-ent-column-bonus = bonus
cli-ent-column-open-sides = lati aperti
cli-ent-column-would-score = adesso otterrebbe
cli-ent-column-tile = la prossima tessera
cli-ent-column-chance = probabilità
cli-ent-odds-plain = Con un retro semplice
cli-ent-odds-question-mark = Con un punto interrogativo
cli-ent-tile-event = { $tile }: { $event }
cli-ent-part-islands = isole
cli-ent-part-waterfalls = cascate
cli-ent-part-produce = prodotti
cli-ent-part-gold = oro
cli-ent-legend-land = terra di un’isola non finita; più chiara se posata in questo turno
cli-ent-legend-done = terra di un’isola completata
cli-ent-legend-sea = mare con le sue rotte
cli-ent-legend-dark = inesplorata; chiara dove entra la tessera in mano
cli-ent-legend-falls = una cascata e il suo bonus
cli-ent-legend-ship = la nave
cli-ent-legend-coins = una casella di bordo e quanto costa un viaggio da lì; chiara se puoi partire da lì
cli-ent-legend-start = una tessera da cui puoi partire
cli-ent-legend-scout = un esploratore, con l’iniziale del suo colore
cli-ent-legend-fort = un fortino
cli-ent-legend-settlement = un insediamento
cli-ent-legend-path = caselle di un sentiero della giungla: il pallino, dove si pesca un gettone, e un occhio, da cui lo si guarda; lettere minuscole dopo un sentiero: chi conosce il suo gettone
cli-ent-legend-back = una pila coperta di 18 tessere con un punto interrogativo in cima
cli-ent-legend-open = una pila a vista: i tratti indicano la terra, il numero quante ne restano
cli-ent-legend-island = un’isola che varrebbe 9 punti se fosse completa, con 2 lati aperti

# a hint at the table
cli-hint-thinking = Ci sto pensando…
cli-hint-best = Io farei così:
cli-hint-second = Oppure così:
cli-hint-not-agreed = A questa tastiera giocano in più e non hanno concordato consigli. Inizia con --hints per permetterli.

# a game that is over, looked through
cli-arg-review-seconds = Secondi di riflessione per ogni scelta.
cli-arg-review-iterations = Pensa invece tante iterazioni per ogni scelta: lo stesso file dà allora la stessa analisi.
cli-review-thinking = Analisi della partita
cli-review-curve = Che cosa ognuno si aspettava alla fine (secondo il bot «{ $bot }»)
cli-review-played = Come ha giocato ognuno
# the heads of columns
cli-review-choices = scelte
cli-review-best = buone come la migliore
cli-review-lost = sprecati
cli-review-luck = fortuna
cli-review-turning = Le svolte della partita
cli-review-none = Nessuna: niente ha spostato la partita nemmeno di un punto.
cli-review-choice = Mossa { $number }: { $seat } spreca { $points } punti
cli-review-done = Fatto: { $move }
cli-review-better = Meglio: { $move }
# $points: with their sign
cli-review-by-luck = Mossa { $number }: fortuna, { $points } per { $seat }
# By seat, what was expected at the end before it, and then: “41 : 38”
cli-review-expected = Previsto: { $before }, poi { $after }
