# Was der Befehl zu Datensätzen sagt.

cli-help-dataset = Lässt Bots spielen und schreibt ihre Partien als Parquet-Dateien für lernende Programme.
cli-arg-dataset-folder = Der Ordner für die Dateien und für die Partien selbst. Derselbe Aufruf macht dort weiter, wo er aufgehört hat.
cli-arg-dataset-bots = Wer spielt: ein Bot auf allen Plätzen oder mehrere gegeneinander, durch Kommas getrennt.
cli-arg-dataset-games = Wie viele Partien; bei mehreren Bots so viele je Paarung.
cli-arg-dataset-positions = Ob jede Zeile sagt, wie die Partie stand: als Stellung mit allen Geheimnissen.
cli-arg-dataset-observations = Ob jede Zeile sagt, was der Platz sah: als Felder von Zahlen.
cli-dataset-written = { $folder } enthält { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
} aus { $games ->
    [one] einer Partie.
   *[other] { $games } Partien.
}
cli-dataset-broken = { $games ->
    [one] Eine weitere Partie ging
   *[other] { $games } weitere Partien gingen
} durch den Fehler eines Bots verloren und { $games ->
    [one] fehlt
   *[other] fehlen
} darin.
