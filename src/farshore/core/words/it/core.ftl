# Sentences of the core: what can go wrong at any table.

not-your-turn = Non è il turno di { $seat }.
game-over = La partita è finita.
your-move = Tocca a te.
others-move = { $count ->
    [one] È il turno di { $names }.
   *[other] Devono ancora giocare { $names }.
}
no-such-seat = Non c’è un posto { $seat }; i posti si contano da 0 a { $last }.

bad-options = { $game } non si può giocare così: { $reason }
bad-notation = «{ $text }» non è un’azione.
bad-notation-because = «{ $text }» non è un’azione: { $reason }

bad-file = { $file }: { $reason }
bad-file-at = { $file }, { $at }: { $reason }
bad-position = Questa posizione non può esistere: { $reason }
bad-position-at = Questa posizione non può esistere ({ $at }): { $reason }

bad-record = Questa registrazione non è valida: { $reason }
bad-record-line = Riga { $line } della registrazione: { $reason }
bad-record-step = Passo { $step } (riga { $line }) della registrazione: { $reason }
record-line = riga { $line }

unknown-game = Non c’è un gioco «{ $name }». Installati: { $known }.
broken-game = Il gioco { $name } è installato ma non si può caricare: { $reason }
missing-extra = { $extra ->
    [bots] Il bot lungimirante di Farshore non è installato.
    [cluster] L’arena di Farshore su più macchine non è installata.
    [lab] Il laboratorio di Farshore non è installato.
    [play] Il terminale di Farshore non è installato.
    [postgres] Ciò che serve a Farshore per PostgreSQL non è installato.
    [table] Il tavolo di Farshore non è installato.
   *[other] Questa parte di Farshore non è installata.
} Scrivi: pip install 'farshore[{ $extra }]'
game-brought-twice = più pacchetti installati contengono un gioco con questo nome ({ $values }).
game-not-a-game = { $value } non è un Game.
game-other-name = dice di chiamarsi «{ $other }».

not-an-action = { $found } non è un’azione di { $game }.
seats-not-possible = è un gioco per { $least }–{ $most } giocatori, non per { $seats }.
start-has-options = una posizione ha già le proprie opzioni.
start-has-seats = la posizione ha { $seats } posti.

position-content = non ci sono file di dati «{ $name }»; ci sono: { $known }.

record-empty = è vuota.
record-header-first = la prima riga deve dire di quale gioco si tratta.
record-header-once = solo la prima riga dice di quale gioco si tratta.
record-after-end = dopo la fine non può seguire nulla.
record-checkpoint-place = il punto di controllo dice di stare dopo il passo { $found }, ma sta dopo il passo { $steps }.
record-checkpoint-differs = il punto di controllo non mostra com’era la partita.
record-format = ha il formato { $found }; questo programma conosce i formati da 1 a { $known }.
record-other-game = è una partita di { $found }, non di { $known }.
record-other-content = { $reason } È stata giocata con tessere o numeri diversi da quelli che { $game } ha qui: forse è per questo.
record-rules-version = è stata giocata con la versione { $found } delle regole; questo programma gioca con la versione { $known }.
record-rules-changed = { $reason } È stata giocata con la versione { $found } delle regole, questo programma gioca con la versione { $known }: si può continuare { $after ->
        [0] dal suo inizio
       *[other] dal passo { $after }
    }.
record-redacted = mostra solo ciò che un posto può sapere, quindi non si può rigiocare.
record-seats = nomina { $names } giocatori, ma i posti sono { $seats }.
record-bad-seed = il suo seme non è un seme.
record-broken-commitment = il suo seme non è quello promesso all’inizio.
record-needs-seed = per continuare serve il seme con cui è cominciata.
record-not-to-act = { $seat ->
    [-1] qui la sorte non ha nulla da decidere.
   *[other] non tocca al posto { $seat }.
}
record-impossible-chance = qui la sorte non può dare «{ $action }».
record-not-the-seed = la sorte ha dato «{ $action }», ma il seme dice altro.
record-no-end = la partita è finita, ma la registrazione non ha una fine.
record-not-over = la registrazione finisce, ma la partita non è finita.
record-scores = i punti sono { $known }, non { $found }.
record-winners = non ha vinto chi è indicato qui.

# The last item of a list: “Red and White”, “Red, White and Yellow”.
name-list = { $others } e { $last }
# What one player gets: an item of “Red 9, White 5”.
name-share = { $seat } { $amount }

document-nested = ha troppi livelli annidati per essere letto.

# What would happen, in few words, before somebody decides; $signed is “+2” or “−3”, $points the number, $parts what for.
foreseen-points = { $points ->
    [one] { $signed } punto ({ $parts })
   *[other] { $signed } punti ({ $parts })
}
foreseen-points-other = { $seat } { $signed }
foreseen-chance = poi decide la sorte
foreseen-secret = si rivela qualcosa di nascosto
