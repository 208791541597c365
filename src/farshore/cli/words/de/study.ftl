# Was das Kommando zu Studien sagt.

cli-help-study = Untersucht ein Spiel: Bots spielen es auf jede Weise, und eine Seite mit Bildern berichtet davon.
cli-arg-study-games = Wie viele Partien des Spiels, wie es gedruckt ist, bei jeder Spielerzahl.
cli-arg-study-variant-games = Wie viele Partien jeder Variante und jedes weiteren Bots. Ohne Angabe halb so viele.
cli-arg-study-bots = Wer spielt: der erste Bot alles, weitere nur das Spiel, wie es gedruckt ist. Eine Zahl von Durchläufen kann folgen, etwa search@8.
cli-arg-study-iterations = Wie viele Durchläufe eine Entscheidung dauern darf.
cli-arg-study-out = Der Ordner für die Seite, ihre Bilder und, versteckt, die Partien. Derselbe Aufruf macht dort weiter, wo er aufgehört hat.
cli-study-cost = { $games ->
    [one] Eine Partie ist
   *[other] { $games } Partien sind
} noch zu spielen, { $kept } sind schon da: etwa { $time } eines Prozessors.
cli-study-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
cli-study-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
cli-study-nothing-left = Alle { $games } Partien sind schon da.
cli-study-written = Die Studie steht in { $file }, daneben { $pictures ->
    [one] ein Bild
   *[other] { $pictures } Bilder
}.
