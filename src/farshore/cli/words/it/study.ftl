# Che cosa dice il comando degli studi.

cli-help-study = Studia un gioco: i bot lo giocano in ogni modo, e una pagina illustrata ne riferisce.
cli-arg-study-games = Quante partite del gioco così come è stampato, per ogni numero di giocatori.
cli-arg-study-variant-games = Quante partite di ogni variante e di ogni altro bot. La metà se non dici altro.
cli-arg-study-bots = Chi gioca: il primo bot a tutto, gli altri solo al gioco così come è stampato. Può seguire un numero di iterazioni, come search@8.
cli-arg-study-iterations = Quante iterazioni può durare una decisione.
cli-arg-study-out = La cartella per la pagina, le sue immagini e, nascoste, le partite. Lo stesso comando riprende da dove si era fermato.
cli-study-cost = { $games ->
    [one] Resta una partita
   *[other] Restano { $games } partite
} da giocare, { $kept } ci sono già: circa { $time } di un processore.
cli-study-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
}
cli-study-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
cli-study-nothing-left = Tutte le { $games } partite ci sono già.
cli-study-written = Lo studio è in { $file }, con { $pictures ->
    [one] un’immagine
   *[other] { $pictures } immagini
} accanto.
