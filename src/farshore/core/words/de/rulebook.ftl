# Rulebooks to read: what can be wrong with one.

rulebook-unknown = Zu { $game } gibt es keine Spielanleitung.
rulebook-rule = eine Regel mit dieser Nummer hat das Spiel nicht.
rulebook-rule-twice = die Regel steht schon im Kapitel { $other }.
rulebook-rule-nowhere = kein Kapitel behandelt diese Regel.
rulebook-note = eine Anmerkung, und nur sie, sagt, für welche Optionen sie gilt.
rulebook-option = eine solche Option hat das Spiel nicht.
rulebook-no-figure = Zahlen und Züge brauchen eine Abbildung, in der sie zu finden sind.
rulebook-number = eine Zahl ist an genau einer Stelle zu finden: now, before, grows oder falls.
rulebook-chance = der Zufall kann das nicht bringen: { $move }.
rulebook-figure = die Abbildung lässt sich nicht zeichnen: { $reason }
