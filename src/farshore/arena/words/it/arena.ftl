# What the arena says: tournaments between bots and their report.

arena-too-few = A un torneo servono almeno due bot.
arena-no-store = non contiene partite dell’arena.
arena-other-tournament = contiene un altro torneo: { $differences }. Indica un altro file.
arena-difference = { $field } lì è «{ $found }», non «{ $meant }»
arena-fault = { $kind ->
    [illegal] { $bot } ha fatto ciò che non è permesso: { $what }
    [late] { $bot } non ha risposto entro { $what } secondi.
   *[crash] { $bot } ha rinunciato: { $what }
}
arena-unplayable = { $games ->
    [one] Una partita ha fatto terminare ogni processo che l’ha tentata; nessuno l’ha vinta.
   *[other] { $games } partite hanno fatto terminare ogni processo che le ha tentate; nessuno le ha vinte.
}

# figures
arena-percent = { $share }%
arena-share = { $value }% [{ $low }; { $high }]
arena-estimate = { $value } [{ $low }; { $high }]
arena-interval = { $low }–{ $high }
arena-spread = { $value } ± { $spread }
arena-ms = { $time } ms
arena-mean-of = Media { $mean }, da { $count ->
    [one] un valore
   *[other] { $count } valori
}
arena-time = { $mean } · 95%: { $most } · al massimo: { $longest }
arena-seat-figures = { $share }; { $points } punti

arena-terms = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $seats }, { $budget } a decisione, seme «{ $seed }».
arena-budget = { $kind ->
    [seconds] { $seconds } s
    [iterations] { $iterations ->
        [one] 1 iterazione
       *[other] { $iterations } iterazioni
    }
   *[both] { $seconds } s o { $iterations } iterazioni
}
arena-options = Opzioni: { $options }.

# heads of columns
arena-head-bot = bot
arena-head-against = contro
arena-head-rating = Elo
arena-head-skill = openskill
arena-head-share = vittorie
arena-head-fair = quota equa
arena-head-points = punti
arena-head-lead = vantaggio
arena-head-games = partite
arena-head-game = partita
arena-head-time = a decisione
arena-head-mean = tempo medio
arena-head-most = 95%
arena-head-longest = al massimo
arena-head-faults = falli
arena-head-illegal = mosse vietate
arena-head-late = in ritardo
arena-head-crashes = arresti
arena-head-seat = posto
arena-head-reason = che cosa è successo
arena-head-decisions = decisioni

# the report
arena-page-title = { $game }: un torneo fra bot
arena-sat = { $seat }: { $bot }
arena-page-record = Salva la registrazione
arena-page-close = Chiudi
arena-page-older = Questo browser è troppo vecchio per aprire la partita.
arena-page-made = Fatto con Farshore { $version }. Tutti gli intervalli sono al 95%. Una registrazione salvata si apre con «farshore replay FILE».
arena-section-ratings = Classifica
    .text = Punti Elo secondo Bradley e Terry, 0 in media; la barra è l’intervallo. Nella tabella anche openskill, le vittorie per posto (una vittoria condivisa conta in parte) e il vantaggio sul migliore degli altri.
arena-section-cross = Chi finisce davanti a chi
    .text = Quante volte il bot della riga è finito davanti a quello della colonna; un pareggio conta la metà.
arena-section-meetings = Incontri
    .text = Com’è andata al primo bot contro gli altri: ogni tavolo si gioca una volta da ogni posto, con la stessa fortuna.
arena-section-scores = Punti
    .text = Come si distribuiscono i punti di ogni bot nelle sue partite; la linea è la media.
arena-section-seats = Per posto
    .text = Quante volte vince ogni posto, chiunque ci sieda; tratteggiata la quota equa.
arena-section-time = Tempo per decisione
    .text = Punto: la media; tratto spesso: il 95% non dura di più; tratto sottile: la più lunga. Tempo del processore; per un programma a sé, il tempo di attesa.
arena-section-length = Durata di una partita
    .text = Quante decisioni si prendono, tutti insieme; la linea è la media.
arena-section-faults = Mosse vietate, ritardi e arresti
    .text = Chi fa ciò che non è permesso, non risponde in tempo o si arresta ha perso quella partita; gli altri condividono la vittoria.
    .none = Nessuna partita è stata persa per un fallo.
arena-section-games = Tutte le partite
    .text = Scegli un numero per leggere quella partita mossa per mossa e salvarne la registrazione. ★ vinta, ✗ persa per un fallo.
