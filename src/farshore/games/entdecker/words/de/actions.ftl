# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl.

entdecker-action-NameTopScouts = { $first ->
    [0] Insgeheim zwei Top-Kundschafter nennen
   *[other] Kundschafter { $first } und { $second } zu Top-Kundschaftern machen
}
entdecker-action-ChooseIncome = { $gold } Gold nehmen
entdecker-action-StartAt = { $bank ->
    [0] { $tolls_count ->
        [0] Start { entdecker-name-berth }: kostenlos
       *[other] Start { entdecker-name-berth }: { $tolls }
    }
   *[other] { $tolls_count ->
        [0] Start { entdecker-name-berth }: { $bank } Gold an die Bank
       *[other] Start { entdecker-name-berth }: { $bank } Gold an die Bank, { $tolls }
    }
}
entdecker-action-Announce = { $tiles ->
    [one] Ein { entdecker-name-kind }es Plättchen ansagen
   *[other] { $tiles } { entdecker-name-kind }e Plättchen ansagen
}
entdecker-action-DrawHidden = Vom verdeckten Stapel { $stack } ziehen
entdecker-action-DrawOpen = { $pattern ->
    [1] Ein reines Meerplättchen nehmen
    [2] Ein Plättchen mit Land auf einer Seite nehmen
    [3] Ein Plättchen mit Land auf zwei benachbarten Seiten nehmen
    [4] Ein Plättchen mit Land auf zwei gegenüberliegenden Seiten nehmen
    [5] Ein Plättchen mit Land auf drei Seiten nehmen
    [6] Ein reines Landplättchen nehmen
   *[other] Nehmen: { entdecker-name-pattern }
}
entdecker-action-PlaceTile = Plättchen auf { $space } legen: { entdecker-name-land }
entdecker-action-PlaceUnit = { entdecker-name-unit }{ $number ->
    [0] { "" }
   *[other] { " " }Nummer { $number }
}{ $side ->
    [none] { "" }
   *[other] { " " }auf der { entdecker-name-side }seite
} einsetzen
entdecker-action-Recall = Kundschafter von { $spot } zurückholen
entdecker-action-SendScout = Kundschafter{ $number ->
    [0] { "" }
   *[other] { " " }Nummer { $number }
}{ $spot ->
    [none] { "" }
   *[other] { " " }von { $spot }
} auf Urwaldpfad { $path } schicken
entdecker-action-Decline = Keinen Kundschafter schicken
entdecker-action-Stop = Fahrt hier beenden
entdecker-action-ScoreIsland = Insel bei { $island } werten

# What is for good.
entdecker-final-stop = Deine Fahrt endet hier.
entdecker-final-stop-unit = Deine Fahrt endet hier, ohne Einheit.

entdecker-action-ChooseFirst = { $seat } beginnt
entdecker-action-ShowBack = { $question_mark ->
    [true] Der verdeckte Stapel { $stack } zeigt ein Fragezeichen
   *[false] Der verdeckte Stapel { $stack } zeigt eine leere Rückseite
}
entdecker-action-RollDie = { $face ->
    [0] Der Würfel zeigt das Steuerrad
   *[other] Der Würfel zeigt { $face }
}
entdecker-action-ShowFace = { $event ->
    [none] Aufgedeckt wird { entdecker-name-pattern }
   *[other] Aufgedeckt wird { entdecker-name-pattern } mit einem Ereignis: { entdecker-name-event }
}
entdecker-action-FindEvents = In den verdeckten Stapeln wird { entdecker-name-pattern } gesucht; gefundene Ereignisse: Goldmine { $mine }, Pirat { $pirate }, freundliche Einheimische { $natives }, Sturm { $storm }
entdecker-action-DrawToken = { $produce ->
    [none] Für die Hütte von Pfad { $path } wird ein Chip gezogen
   *[other] Für die Hütte von Pfad { $path } wird ein Chip gezogen: { entdecker-name-produce }
}
