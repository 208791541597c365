# Sentences of the core: what can go wrong at any table.

not-your-turn = { $seat } ist nicht am Zug.
game-over = Die Partie ist zu Ende.
your-move = Du bist am Zug.
others-move = { $count ->
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
}
no-such-seat = Einen Platz { $seat } gibt es nicht; die Plätze zählen von 0 bis { $last }.

bad-options = { $game } lässt sich so nicht spielen: { $reason }
bad-notation = „{ $text }“ ist keine Aktion.
bad-notation-because = „{ $text }“ ist keine Aktion: { $reason }

bad-file = { $file }: { $reason }
bad-file-at = { $file }, { $at }: { $reason }
bad-position = Diese Stellung kann es nicht geben: { $reason }
bad-position-at = Diese Stellung kann es nicht geben, bei { $at }: { $reason }

bad-record = Diese Aufzeichnung ist nicht gültig: { $reason }
bad-record-line = Zeile { $line } der Aufzeichnung: { $reason }
bad-record-step = Schritt { $step } (Zeile { $line }) der Aufzeichnung: { $reason }
record-line = Zeile { $line }

unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Installiert: { $known }.
broken-game = Das Spiel { $name } ist installiert, lässt sich aber nicht laden: { $reason }
missing-extra = { $extra ->
    [bots] Die Suche von Farshore
    [cluster] Farshores Arena auf vielen Rechnern
    [lab] Das Labor von Farshore
    [play] Farshore fürs Terminal
    [postgres] Was Farshore für PostgreSQL braucht,
    [table] Der Tisch von Farshore
   *[other] Dieser Teil von Farshore
} ist nicht installiert. Gib ein: pip install 'farshore[{ $extra }]'
game-brought-twice = Mehrere installierte Pakete bringen ein Spiel dieses Namens mit ({ $values }).
game-not-a-game = { $value } ist kein Game.
game-other-name = Es nennt sich selbst „{ $other }“.

not-an-action = { $found } ist keine Aktion von { $game }.
seats-not-possible = Es ist für { $least } bis { $most } Personen, nicht für { $seats }.
start-has-options = Eine Stellung bringt ihre eigenen Optionen mit.
start-has-seats = Die Stellung hat { $seats } Plätze.

position-content = Spieldaten namens „{ $name }“ gibt es nicht; es gibt: { $known }.

record-empty = Sie ist leer.
record-header-first = Die erste Zeile muss sagen, um welches Spiel es geht.
record-header-once = Nur die erste Zeile sagt, um welches Spiel es geht.
record-after-end = Nach dem Ende kann nichts mehr kommen.
record-checkpoint-place = Der Zwischenstand soll nach Schritt { $found } stehen, steht aber nach Schritt { $steps }.
record-checkpoint-differs = Der Zwischenstand zeigt nicht, wie die Partie wirklich stand.
record-format = Sie hat das Format { $found }; dieses Programm kennt die Formate 1 bis { $known }.
record-other-game = Es ist eine Partie { $found }, nicht { $known }.
record-other-content = { $reason } Gespielt wurde mit anderen Plättchen oder Zahlen, als { $game } sie hier hat: Daran kann es liegen.
record-rules-version = Gespielt wurde nach Version { $found } der Regeln; dieses Programm spielt nach Version { $known }.
record-rules-changed = { $reason } Gespielt wurde nach Version { $found } der Regeln, dieses Programm spielt nach Version { $known }: Weitergespielt werden kann { $after ->
        [0] vom Beginn an
       *[other] ab Schritt { $after }
    }.
record-redacted = Sie zeigt nur, was ein einzelner Platz wissen darf, und kann deshalb nicht nachgespielt werden.
record-seats = Sie nennt { $names } Personen, aber { $seats } spielen.
record-bad-seed = Ihr Startwert ist keiner.
record-broken-commitment = Ihr Startwert ist nicht der, auf den sie festgelegt ist.
record-needs-seed = Zum Weiterspielen braucht es den Startwert, mit dem sie begonnen wurde.
record-not-to-act = { $seat ->
    [-1] Hier hat der Zufall nichts zu entscheiden.
   *[other] Platz { $seat } ist nicht am Zug.
}
record-impossible-chance = Der Zufall kann hier nicht „{ $action }“ bringen.
record-not-the-seed = Der Zufall brachte „{ $action }“, aber der Startwert sagt etwas anderes.
record-no-end = Die Partie ist zu Ende, aber die Aufzeichnung hat kein Ende.
record-not-over = Die Aufzeichnung endet, aber die Partie ist nicht zu Ende.
record-scores = Der Punktestand ist { $known }, nicht { $found }.
record-winners = So verteilt sich der Sieg nicht.

# The last item of a list: “Red and White”, “Red, White and Yellow”.
name-list = { $others } und { $last }
# What one player gets: an item of “Red 9, White 5”.
name-share = { $seat } { $amount }

document-nested = Das ist zu tief verschachtelt, um gelesen zu werden.

# What would happen, in few words, before somebody decides; $signed is “+2” or “−3”, $points the number, $parts what for.
foreseen-points = { $points ->
    [one] { $signed } Punkt ({ $parts })
   *[other] { $signed } Punkte ({ $parts })
}
foreseen-points-other = { $seat } { $signed }
foreseen-chance = dann entscheidet der Zufall
foreseen-secret = etwas Verborgenes kommt ans Licht
