# What the farshore command says.

cli-help = Farshore: Entdeckerspiele in deinem Terminal. Spielen, Aufzeichnungen ansehen, simulieren, Dateien prüfen, die Regeln lesen.
cli-help-version = Sagt, welche Version das ist.
cli-help-games = Listet die installierten Spiele mit ihren Optionen und Szenarien.
cli-help-play = Spielt eine Partie im Terminal. Sie wird nach jeder Aktion gespeichert.
cli-help-serve = Stellt den Tisch bereit, an dem im Browser gespielt wird.
cli-help-replay = Geht eine Aufzeichnung Schritt für Schritt durch oder gibt sie aus.
cli-help-review = Sieht eine beendete Partie durch: was zu erwarten war, was verschenkt wurde und was das Glück brachte.
cli-help-simulate = Lässt Bots viele Partien spielen, meist zufällige, und zeigt Statistiken.
cli-help-check = Prüft Aufzeichnungen, Stellungen und Szenarien.
cli-help-rules = Zeigt die Regeln eines Spiels oder eine davon.
cli-version = farshore { $version }
cli-version-compiled = farshore { $version } (kompiliert)
cli-interrupted = Unterbrochen.

cli-cannot-read = Sie lässt sich nicht lesen ({ $reason }).
cli-cannot-write = Sie lässt sich nicht schreiben ({ $reason }).
cli-not-text = Das ist keine Textdatei.

# Options of games
cli-arg-game = Der Name des Spiels.
cli-arg-option = Eine Option des Spiels als key=value; mehrmals möglich. „{ $command } games“ listet sie auf.
cli-option-pair = „{ $text }“ hat nicht die Form key=value.
cli-option-unknown = { $game } hat keine Option „{ $key }“. Es gibt: { $known }.
cli-option-value = „{ $value }“ ist kein Wert von { $key }. Möglich sind: { $values }.
cli-no-scenarios = { $game } hat keine Szenarien.
cli-value-number = eine Zahl
cli-value-text = Text
cli-value-list = Wörter mit Kommas dazwischen

# games
cli-games-none = Es sind keine Spiele installiert.
cli-games-players = { $least ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1 bis { $most } Personen
    }
   *[other] { $least } bis { $most } Personen
}
cli-games-default = Vorgabe: { $value }
cli-games-scenarios = Szenarien: { $scenarios }
cli-games-bots = Bots: { $bots }
cli-games-rules = Regeln: { $command } rules { $game }  ·  Spielen: { $play } { $game }

# rules
cli-arg-rule = Die Nummer einer Regel, etwa 31 oder ENT-31.
cli-rules-unknown = { $game } hat keine Regel „{ $number }“. „{ $typed }“ listet sie auf.
cli-rules-more = Eine davon lesen: { $typed } { $number }

# serve
cli-serve-open = Öffnet den Tisch in einem Browser.
cli-serve-at = Der Tisch steht unter { $address } bereit – mit Strg+C beenden.
cli-serve-others = Andere in deinem Netz finden ihn unter { $address }/
cli-serve-kept = Die Partien liegen in { $folder }.
cli-serve-workers = { $workers } Prozesse bedienen ihn.
cli-serve-workers-where = { $workers } Prozesse brauchen eine PostgreSQL-Datenbank, die „database“ nennt: Ein Ordner von SQLite hat einen.
cli-serve-stopped = Der Tisch ist geschlossen. Alle Partien bleiben erhalten.
cli-serve-running = { $address ->
    [0] Die Tische in { $folder } sind schon geöffnet.
   *[other] Die Tische in { $folder } sind schon geöffnet, unter { $address }
}
cli-serve-in-use = Port { $port } an { $host } ist belegt: { $reason }. Nenne mit --port einen anderen oder 0 für irgendeinen.
cli-serve-cannot = An { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }.

# play: arguments
cli-arg-seats = Wer spielt, der Reihe nach: „you“ (mehrmals für eine Tastatur) und Bots mit Namen, etwa „ines“ oder „random“; `games` zählt sie auf. Ohne Angabe du gegen zwei Figuren der zweiten Stufe.
cli-arg-scenario = Der Name eines installierten Szenarios oder eine eigene Datei: ein Szenario oder ein Satz Plättchen für Explorers.
cli-arg-seed = Ein Text, aus dem aller Zufall gezogen wird, um dieselbe Partie noch einmal zu spielen.
cli-arg-save = Wohin die Partie gespeichert wird, statt in den üblichen Ordner.
cli-arg-resume = Setzt eine gespeicherte Partie fort.
cli-arg-from = Beginnt mit einer Stellungsdatei.
cli-arg-hints = Auch wenn mehrere an einer Tastatur spielen, darf um Rat fragen, wer am Zug ist.
cli-arg-board = Wie groß der Spielplan gezeichnet wird.
cli-seats-unknown = „{ $seat }“ spielt hier nicht. Plätze sind „you“ oder ein Bot: { $bots }.
cli-seats-resume = Diese Partie hat { $seats } Plätze.
cli-resume-seats = Diese Partie wurde von { $names } gespielt. Sag, wer weiterspielt, Platz für Platz: --seats you,…
cli-seed-length = Ein Startwert hat 1 bis { $most } Bytes.
cli-resume-alone = Eine gespeicherte Partie bringt Spiel, Optionen, Stellung und Startwert mit: Lass { $others } weg.
cli-save-exists = { $file } gibt es schon. Zum Weiterspielen: { $command }
cli-from-alone = Eine Stellung bringt ihre eigenen Optionen mit: Lass { $others } weg.

# play: at the table
cli-table-seat = { $seat } ({ $player })
cli-choose = { $seat } – { $asked }
cli-choose-how = { $count ->
    [one] Tippe 1 oder die Aktion, ? für Hilfe.
   *[other] Tippe eine Zahl (1–{ $count }) oder eine Aktion, ? für Hilfe.
}
cli-no-number = Eine Möglichkeit { $number } gibt es nicht: Sie gehen von 1 bis { $count }.
cli-choose-anyway = { $idle }. Trotzdem wählen? Dann tippe es noch einmal.
cli-why-not = { $sentence } ({ $rule })
cli-pass = Gib die Tastatur an { $seat } weiter.
cli-pass-enter = { $seat }, drück Enter, wenn sonst niemand hinsieht.
cli-over = Die Partie ist zu Ende.
cli-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
cli-column-seat = Platz
cli-column-total = Summe
cli-saved-at = Die Aufzeichnung ist gespeichert in { $file }
cli-saved = Gespeichert in { $file }
cli-goodbye = Die Partie ist gespeichert. Zum Weiterspielen: { $command }
cli-resume-over = Hier gibt es nichts fortzusetzen: Die Partie ist zu Ende. Ansehen kannst du sie mit: { $command }

cli-help-commands = Du kannst eintippen:
cli-help-number = eine Zahl
cli-help-number-text = diese Möglichkeit wählen
cli-help-notation = { $example }
cli-help-notation-text = eine Aktion, wie sie am Ende jeder Möglichkeit steht
cli-help-choices-text = die Möglichkeiten noch einmal zeigen
cli-help-board-text = den Spielplan noch einmal zeichnen
cli-help-page = { $page ->
    [islands] unfertige Inseln: Größe, offene Seiten, wer wie viele Punkte bekäme
    [odds] wie wahrscheinlich jedes Plättchen als Nächstes kommt
    [legend] was die Zeichen auf dem Spielplan bedeuten
    [points] die Punkte und woher sie kommen
    [temples] die Tempel und ihre Punktzahlen
    [achievements] die Aufträge und wie weit du bist
    [tiles] die Plättchen, die noch zur Wahl stehen
    [regions] die Regionen: Größe, Erkunder, Punkte
    [gaps] die Lücken und was darin ist
    [bag] was noch im Beutel ist
    [map] die ganze Karte
    [blue] die Landschaft von Blau
    [orange] die Landschaft von Orange
    [green] die Landschaft von Grün
    [violet] die Landschaft von Violett
   *[other] „{ $page }“ zeigen
}
cli-help-log-text = alles, was bisher geschah
cli-help-hint-text = was ein starker Spieler tun würde und warum; noch einmal: was sonst
cli-help-rules-text = die Liste der Regeln oder eine Regel
cli-help-save-text = eine Kopie der Aufzeichnung in eine Datei schreiben; sie zeigt alles: die Geheimnisse aller und den Startwert
cli-help-quit-text = den Tisch verlassen; die Partie ist gespeichert und lässt sich fortsetzen
cli-save-where = Sag, wohin: save DATEI

# replay
cli-arg-record = Die Datei einer Aufzeichnung.
cli-arg-print = Gibt die ganze Aufzeichnung als Text aus.
cli-arg-seat = Zeigt sie so, wie dieser Platz sie sieht: eine Farbe oder eine Zahl ab 1.
cli-seat-unknown = Einen Platz „{ $seat }“ gibt es nicht. Plätze: { $known }.
cli-replay-title = { $game }, { $seats }: { $steps } Schritte
cli-replay-start = Der Anfang
cli-replay-move = Schritt { $number } von { $count } – { $seat }: { $action }
cli-replay-keys = Enter: weiter · b: zurück · eine Zahl: dorthin · q: beenden
cli-replay-what = Tippe Enter, b, eine Zahl von 0 bis { $count } oder q.
cli-replay-no-board = (Das wurde nach älteren Regeln gespielt: Was geschah, ist bekannt, wie der Spielplan aussah, nicht.)
cli-replay-unfinished = Die Partie ist noch nicht zu Ende.

# simulate
cli-arg-games = Wie viele Partien.
cli-arg-sim-seed = Ein Text oder eine Zahl, woraus alle Partien gezogen werden; der gleiche Wert ergibt die gleichen Partien.
cli-arg-jobs = Wie viele Prozesse; 0 für einen je Prozessor.
cli-arg-players = Wie viele mitspielen.
cli-arg-csv = Schreibt eine Zeile je Partie in diese Datei.
cli-arg-bots = Welche Bots spielen: einer für alle Plätze oder einer für jeden. Ohne Angabe „random“.
cli-bots-seats = Es sind { $bots } Bots für { $seats } Plätze: Nenne einen für jeden oder einen für alle.
cli-sim-title = { $games ->
    [one] 1 { $kind ->
        [random] Zufallspartie
       *[bots] Partie
    }
   *[other] { $games } { $kind ->
        [random] Zufallspartien
       *[bots] Partien
    }
} { $game }, { $players } Personen, Startwert „{ $seed }“
cli-sim-lengths = Länge einer Partie
cli-sim-seat = Punkte nach Platz
cli-sim-mean = Mittel
cli-sim-least = Min.
cli-sim-most = Max.
cli-sim-decisions = Entscheidungen
cli-sim-chances = Zufallsschritte
cli-sim-turns = Züge
cli-sim-wins = Siege
cli-sim-share = der Partien
cli-sim-speed = { $rate } Partien pro Sekunde, { $decisions } Entscheidungen pro Sekunde, zusammen { $seconds } s{ $jobs ->
    [one] { "" }
   *[other] , den Start von { $jobs } Prozessen eingeschlossen
}
cli-sim-ended = Die Partien { $first } bis { $last } haben jeden Prozess beendet, in dem sie versucht wurden.
cli-sim-csv = Eine Zeile je Partie steht in { $file }

# check
cli-arg-files = Aufzeichnungen (.jsonl), Stellungen und Szenarien (.toml), Sätze von Plättchen (.txt).
cli-check-good = { $file }: { $verdict }
cli-check-record = eine gültige Aufzeichnung von { $game }: { $steps } Schritte, { $end ->
    [over] die Partie ist zu Ende ({ $scores })
   *[open] die Partie ist noch nicht zu Ende
}, { $seed ->
    [checked] jeder Zufallsschritt ist so, wie es der festgelegte Startwert sagt.
    [promised] der Startwert ist festgelegt, aber noch nicht gezeigt, der Zufall also nicht geprüft.
   *[none] es wurde kein Startwert festgelegt, der Zufall ist also nicht geprüft.
}{ $unproven ->
    [0] { "" }
   *[other] { " " }Die ersten { $unproven } wurden nach älteren Regeln gespielt und gelten so, wie die Aufzeichnung sie erzählt.
}
cli-check-position = { $seats ->
    [one] eine gültige Stellung von { $game } für 1 Person.
   *[other] eine gültige Stellung von { $game } für { $seats } Personen.
}
cli-check-scenario = ein gültiges Szenario von { $game }.
cli-check-unknown = Das ist weder eine Aufzeichnung noch eine Stellung noch ein Szenario eines installierten Spiels.
cli-check-cut-off = Die letzte Zeile ist abgeschnitten, wie nach einem Absturz; alles davor ist in Ordnung. Zum Weiterspielen: { $command }
cli-check-toml = Das ist weder eine Aufzeichnung (JSON Lines) noch TOML: { $reason }

# Entdecker's board
cli-ent-head = Entdecker · Regeln: { $edition } · Szenario „{ $scenario }“ · { $undiscovered ->
    [0] alles ist entdeckt
    [one] 1 Feld unentdeckt
   *[other] { $undiscovered } Felder unentdeckt
}
cli-ent-gold = Gold
cli-ent-points = Pkt.
cli-ent-hidden = Verdeckte Stapel, ? liegt oben
cli-ent-open = Offene Stapel
cli-ent-jungle = Urwaldpfade, von der Hütte aus
cli-ent-token = { $name } { $points }
cli-ent-islands = Inseln: Wert (offene Seiten)
cli-ent-more-islands = … und { $count } weitere Inseln: islands
cli-ent-no-islands = Es gibt keine unfertigen Inseln.
cli-ent-complete = fertig
cli-ent-top-scouts = Top-Kundschafter { $first } und { $second }
cli-ent-in-hand = Du hast { $tile } in der Hand. { $asked }
cli-ent-draws-left = { $draws ->
    [0] { $announced ->
        [one] Das { $kind }e Plättchen ist gezogen.
       *[other] Alle { $announced } { $kind }en Plättchen sind gezogen.
    }
   *[other] Noch { $draws } von { $announced } { $kind }en Plättchen zu ziehen.
} { $asked }
cli-ent-draw = { $back ->
    [question-mark] { $draw } (? liegt oben, noch { $size })
   *[other] { $draw } (leere Rückseite, noch { $size })
}
cli-ent-column-island = Insel
cli-ent-column-value = Wert
cli-ent-column-tiles = Plättchen
cli-ent-column-bonus = Bonus
cli-ent-column-open-sides = offene Seiten
cli-ent-column-would-score = brächte jetzt
cli-ent-column-tile = das nächste Plättchen
cli-ent-column-chance = Chance
cli-ent-odds-plain = Mit leerer Rückseite
cli-ent-odds-question-mark = Mit Fragezeichen
cli-ent-tile-event = { $tile }: { $event }
cli-ent-part-islands = Inseln
cli-ent-part-waterfalls = Wasserfälle
cli-ent-part-produce = Pflanzen
cli-ent-part-gold = Gold
cli-ent-legend-land = Land einer unfertigen Insel; heller, wenn in diesem Zug gelegt
cli-ent-legend-done = Land einer fertigen Insel
cli-ent-legend-sea = Meer mit seinen Fahrlinien
cli-ent-legend-dark = unentdeckt; hell, wo das Plättchen in der Hand passt
cli-ent-legend-falls = ein Wasserfall und sein Bonus
cli-ent-legend-ship = das Schiff
cli-ent-legend-coins = ein Randfeld und was eine Fahrt von dort kostet; hell, wenn du dort starten darfst
cli-ent-legend-start = ein Plättchen, auf dem du starten darfst
cli-ent-legend-scout = ein Kundschafter mit dem Buchstaben seiner Farbe
cli-ent-legend-fort = ein Stützpunkt
cli-ent-legend-settlement = eine Siedlung
cli-ent-legend-path = Felder eines Urwaldpfads: das Punktfeld, auf dem ein Chip gezogen wird, und ein Augenfeld, von dem aus man ihn ansieht; kleine Buchstaben hinter einem Pfad: wer seinen Chip kennt
cli-ent-legend-back = ein verdeckter Stapel mit 18 Plättchen, oben ein Fragezeichen
cli-ent-legend-open = ein offener Stapel: Die Striche zeigen zum Land, die Zahl ist der Rest
cli-ent-legend-island = eine Insel, die fertig 9 Punkte wert wäre, mit 2 offenen Seiten

# a hint at the table
cli-hint-thinking = Es wird nachgedacht …
cli-hint-best = Das würde ich tun:
cli-hint-second = Oder sonst das:
cli-hint-not-agreed = An dieser Tastatur spielen mehrere und haben keinen Rat vereinbart. Mit --hints begonnen, ist er erlaubt.

# a game that is over, looked through
cli-arg-review-seconds = Sekunden, die über jede Entscheidung nachgedacht wird.
cli-arg-review-iterations = Stattdessen so viele Durchgänge je Entscheidung: Dieselbe Datei ergibt dann dieselbe Durchsicht.
cli-review-thinking = Die Partie wird durchgesehen
cli-review-curve = Was alle am Ende zu haben erwarteten (nach Ansicht des Bots „{ $bot }“)
cli-review-played = Wie alle gespielt haben
# the heads of columns
cli-review-choices = Entscheidungen
cli-review-best = so gut wie die beste
cli-review-lost = verschenkt
cli-review-luck = Glück
cli-review-turning = Wo die Partie kippte
cli-review-none = Nirgends: Nichts hat die Partie auch nur um einen Punkt gewendet.
cli-review-choice = Zug { $number }: { $seat } verschenkt { $points } Punkte
cli-review-done = Getan: { $move }
cli-review-better = Besser: { $move }
# $points: with their sign
cli-review-by-luck = Zug { $number }: Glück, { $points } für { $seat }
# By seat, what was expected at the end before it, and then: “41 : 38”
cli-review-expected = Erwartet: { $before }, dann { $after }
