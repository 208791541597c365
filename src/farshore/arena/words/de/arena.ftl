# What the arena says: tournaments between bots and their report.

arena-too-few = Ein Turnier braucht mindestens zwei Bots.
arena-no-store = Sie enthält keine Partien der Arena.
arena-other-tournament = Sie enthält ein anderes Turnier: { $differences }. Nenne eine andere Datei.
arena-difference = { $field } ist dort „{ $found }“, nicht „{ $meant }“
arena-fault = { $kind ->
    [illegal] { $bot } tat, was nicht erlaubt ist: { $what }
    [late] { $bot } antwortete nicht innerhalb von { $what } Sekunden.
   *[crash] { $bot } gab auf: { $what }
}
arena-unplayable = { $games ->
    [one] Eine Partie beendete jeden Prozess, in dem sie versucht wurde; niemand hat sie gewonnen.
   *[other] { $games } Partien beendeten jeden Prozess, in dem sie versucht wurden; niemand hat sie gewonnen.
}

# figures
arena-percent = { $share } %
arena-share = { $value } % [{ $low }; { $high }]
arena-estimate = { $value } [{ $low }; { $high }]
arena-interval = { $low }–{ $high }
arena-spread = { $value } ± { $spread }
arena-ms = { $time } ms
arena-mean-of = Mittel { $mean }, aus { $count ->
    [one] einem Wert
   *[other] { $count } Werten
}
arena-time = { $mean }; 95 % bis { $most }; höchstens { $longest }
arena-seat-figures = { $share }; { $points } Punkte

arena-terms = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $seats } am Tisch, { $budget } je Entscheidung, Startwert „{ $seed }“.
arena-budget = { $kind ->
    [seconds] { $seconds } s
    [iterations] { $iterations ->
        [one] 1 Durchlauf
       *[other] { $iterations } Durchläufe
    }
   *[both] { $seconds } s oder { $iterations } Durchläufe
}
arena-options = Optionen: { $options }.

# heads of columns
arena-head-bot = Bot
arena-head-against = gegen
arena-head-rating = Elo
arena-head-skill = openskill
arena-head-share = Siege
arena-head-fair = gerechter Anteil
arena-head-points = Punkte
arena-head-lead = Vorsprung
arena-head-games = Partien
arena-head-game = Partie
arena-head-time = je Entscheidung
arena-head-mean = Zeit im Mittel
arena-head-most = 95 %
arena-head-longest = höchstens
arena-head-faults = Fehler
arena-head-illegal = verbotene Züge
arena-head-late = zu spät
arena-head-crashes = Abstürze
arena-head-seat = Platz
arena-head-reason = was geschah
arena-head-decisions = Entscheidungen

# the report
arena-page-title = { $game }: ein Turnier der Bots
arena-sat = { $seat }: { $bot }
arena-page-record = Aufzeichnung speichern
arena-page-close = Schließen
arena-page-older = Dieser Browser ist zu alt, um die Partie auszupacken.
arena-page-made = Erstellt mit Farshore { $version }. Alle Intervalle gelten zu 95 %. Eine gespeicherte Aufzeichnung öffnet „farshore replay FILE“.
arena-section-ratings = Wertungen
    .text = Elo-Punkte nach Bradley und Terry, im Mittel 0; der Balken ist das Intervall. In der Tabelle auch openskill, die Siege je Platz (ein geteilter Sieg zählt anteilig) und der Vorsprung vor den besten anderen.
arena-section-cross = Wer vor wem landet
    .text = Wie oft der Bot der Zeile vor dem Bot der Spalte landete; Gleichstand zählt halb.
arena-section-meetings = Paarungen
    .text = Wie es dem ersten Bot gegen die anderen erging: Jeder Tisch wird mit demselben Glück einmal von jedem Platz aus gespielt.
arena-section-scores = Punkte
    .text = Wie sich die Punkte jedes Bots über seine Partien verteilen; der Strich ist das Mittel.
arena-section-seats = Nach Plätzen
    .text = Wie oft jeder Platz gewinnt, gleich wer dort sitzt; gestrichelt der gerechte Anteil.
arena-section-time = Zeit je Entscheidung
    .text = Punkt: das Mittel; dick: 95 % dauern nicht länger; dünn: die längste. Gemessen wird Prozessorzeit, bei einem eigenen Programm die Zeit, die darauf gewartet wurde.
arena-section-length = Länge einer Partie
    .text = Wie viele Entscheidungen alle zusammen treffen; der Strich ist das Mittel.
arena-section-faults = Verbotene Züge, Verspätungen und Abstürze
    .text = Wer etwas Verbotenes tut, nicht rechtzeitig antwortet oder abstürzt, hat diese Partie verloren; die anderen teilen sich den Sieg.
    .none = Keine Partie ging durch einen Fehler verloren.
arena-section-games = Alle Partien
    .text = Wähle eine Nummer, um diese Partie Zug für Zug zu lesen und ihre Aufzeichnung zu speichern. ★ gewonnen, ✗ durch einen Fehler verloren.
