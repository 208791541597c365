# What can be wrong with a table's options.

explorers-first-seat = in { $seats } non c’è un { $seat ->
    [second] secondo
    [third] terzo
    [fourth] quarto
   *[other] { $seat }
} posto.
explorers-seats = è un gioco per 1–4 giocatori, non per { $seats }.
explorers-achievement = non c’è una missione «{ $name }». Ci sono: { $known }.
explorers-achievements = si possono scegliere al massimo tre missioni, e nessuna due volte.
explorers-map-code = un codice del paesaggio nomina quattro tessere diverse da 1 a 8, ciascuna con 0–3 quarti di giro, per esempio 3r1 7r0 5r2 1r3.
