# Rulebooks to read: what can be wrong with one.

rulebook-unknown = Zu { $game } gibt es keine Spielanleitung.
rulebook-rule = Eine Regel mit dieser Nummer hat das Spiel nicht.
rulebook-rule-twice = Die Regel steht schon im Kapitel { $other }.
rulebook-rule-nowhere = Kein Kapitel behandelt diese Regel.
rulebook-note = Eine Anmerkung, und nur sie, sagt, für welche Optionen sie gilt.
rulebook-option = Eine solche Option hat das Spiel nicht.
rulebook-no-figure = Zahlen und Züge brauchen eine Abbildung, in der sie zu finden sind.
rulebook-number = Eine Zahl ist an genau einer Stelle zu finden: now, before, grows oder falls.
rulebook-chance = Der Zufall kann das nicht bringen: { $move }.
rulebook-figure = Die Abbildung lässt sich nicht zeichnen: { $reason }
