# The coach at a table where one plays: Pilar says what she would do, if she may be asked there.

coach-ask = Pilar fragen
    .title = Pilar fragen, was sie tun würde (P)
coach-advice = Pilars Rat
coach-thinking = Pilar denkt nach …
coach-best = Das würde ich tun:
coach-second = Oder sonst das:
coach-do = So machen
coach-next = Und sonst?
coach-back = Zurück zum Besten
coach-expected = Am Ende zu erwarten
# What a screen reader says. $title: “I would do this:”, $reasons: sentences
coach-heard = { $title } { $move }. { $reasons }
keys-coach = Pilar fragen, was sie tun würde; noch einmal: was sonst noch
# At a table with other people
coach-agreed = Hier darf man Pilar fragen: Wer am Zug ist, kann sich von ihr beraten lassen.
option-coach = Rat erlaubt
    .text = Wer am Zug ist, darf Pilar fragen, was sie tun würde. Alle erfahren es, bevor sie sich setzen.

# A game that is over, looked through
review = Pilars Durchsicht
review-begin = Pilar die Partie durchsehen lassen
    .text = Sie denkt über jede Entscheidung noch einmal nach und zeigt, wo die Partie kippte. Das dauert ein, zwei Minuten.
review-working = Pilar sieht die Partie durch …
review-waits = Pilar ist noch mit einer anderen Partie beschäftigt.
review-failed = Das hat nicht geklappt: Pilar konnte die Partie nicht durchsehen. Lass es sie noch einmal versuchen.
review-curve = Kurve
    .points = Punkte
    .expected = Zu erwarten
review-seats = Wie alle gespielt haben
review-choices = Entscheidungen
review-best = So gut wie die beste
review-lost = Verschenkte Punkte
review-luck = Glück
    .text = Was der Zufall an Punkten gebracht hat: gegenüber dem, was zu erwarten war, und im Vergleich mit den anderen. Eine Schätzung.
review-turning = Wo die Partie kippte
# A link to the positions that become of one’s own turning points
review-practise = Die besseren Züge selbst finden
review-none = Nichts hat die Partie auch nur um einen Punkt gewendet.
# $points: with a tenth
review-choice = { $name } verschenkt { $points } Punkte
# $points: with a tenth and a sign
review-by-luck = Glück für { $name }: { $points }
review-done = Getan: { $move }
review-better = Besser: { $move }
# By seat, what was expected at the end before it, and then: “41 : 38”
review-expected = Erwartet: { $before }, dann { $after }
