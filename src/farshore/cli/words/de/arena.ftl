# What the command says of tournaments.

cli-help-arena = Lässt Bots Turniere spielen und wertet sie.
cli-arg-arena-bots = Die Bots: mit Namen (greedy), mit Einstellungen (search:plans=12) oder ein eigenes Programm (cmd:./mybot).
cli-arg-arena-games = Wie viele Partien je Paarung; aufgerundet, damit jeder Platz gleich oft gespielt wird.
cli-arg-arena-seconds = Wie viele Sekunden eine Entscheidung dauern darf.
cli-arg-arena-iterations = Wie viele Durchläufe eine Entscheidung haben darf; solche Partien lassen sich genau wiederholen. Ohne Angabe 1000.
cli-arg-arena-gauntlet = Der erste Bot gegen jeden anderen, statt alle gegen alle.
cli-arg-arena-sprt = Hört auf, sobald klar ist, ob der erste Bot eher um die zweite Zahl von Elo-Punkten stärker ist als um die erste, etwa 0:30.
cli-arg-arena-ray = Spielt stattdessen auf dem Ray-Cluster unter dieser Adresse: auto, local, ray://…
cli-arg-arena-out = Bewahrt alle Partien in dieser Datei auf, sobald sie fertig sind. Derselbe Aufruf macht dort weiter, wo er aufgehört hat.
cli-arg-arena-report = Schreibt eine Seite mit Diagrammen und allen Partien in diese Datei.
cli-arena-budget = Eine Entscheidung dauert mehr als 0 Sekunden oder Durchläufe.
cli-arena-sprt = „{ $text }“ hat nicht die Form 0:30: zwei Zahlen von Elo-Punkten, die kleinere zuerst.
cli-arena-sprt-two = Der Test vergleicht zwei Bots: Nenne genau zwei.
cli-arena-verdict = { $found ->
    [high] { $bot } ist stärker: Der Test nimmt eher { $high } Elo-Punkte an als { $low } (nach { $tables } Tischen, LLR { $ratio }).
    [low] { $bot } ist nicht stärker: Der Test nimmt eher { $low } Elo-Punkte an als { $high } (nach { $tables } Tischen, LLR { $ratio }).
   *[none] Der Test zwischen { $low } und { $high } Elo-Punkten ist nicht entschieden (nach { $tables } Tischen, LLR { $ratio }).
}
cli-arena-fault = Partie { $number }: { $what }
cli-arena-kept = Alle Partien stehen in { $file }
cli-arena-report = Der Bericht steht in { $file }
