# The coach at a table where one plays: Pilar says what she would do, if she may be asked there.

coach-ask = Chiedi a Pilar
    .title = Chiedi a Pilar che cosa farebbe (P)
coach-advice = Il consiglio di Pilar
coach-thinking = Pilar sta pensando…
coach-best = Io farei così:
coach-second = Oppure così:
coach-do = Fai così
coach-next = E altrimenti?
coach-back = Di nuovo la migliore
coach-expected = Previsto alla fine
# What a screen reader says. $title: “I would do this:”, $reasons: sentences
coach-heard = { $title } { $move }. { $reasons }
keys-coach = Chiedi a Pilar che cosa farebbe; ancora una volta: che altro
# At a table with other people
coach-agreed = Qui si può chiedere a Pilar: chi è di turno può farsi consigliare.
option-coach = Consigli permessi
    .text = Chi è di turno può chiedere a Pilar che cosa farebbe. Tutti lo sanno prima di sedersi.

# A game that is over, looked through
review = L’analisi di Pilar
review-begin = Fai analizzare la partita a Pilar
    .text = Riconsidera ogni scelta e mostra dove la partita ha preso un’altra piega. Ci vogliono uno o due minuti.
review-working = Pilar analizza la partita…
review-waits = Pilar è ancora occupata con un’altra partita.
review-failed = Non ha funzionato: Pilar non è riuscita ad analizzare la partita. Falla riprovare.
review-curve = Curva
    .points = Punti
    .expected = Previsione
review-seats = Come ha giocato ognuno
review-choices = Scelte
review-best = Buone come la migliore
review-lost = Punti sprecati
review-luck = Fortuna
    .text = Quanti punti ha portato il caso, rispetto a quanto ci si poteva aspettare e a quanto ha portato agli altri. È una stima.
review-turning = Le svolte della partita
# A link to the positions that become of one’s own turning points
review-practise = Trova da te le mosse migliori
review-none = Niente ha spostato la partita nemmeno di un punto.
# $points: with a tenth
review-choice = { $name } spreca { $points } punti
# $points: with a tenth and a sign
review-by-luck = Fortuna per { $name }: { $points }
review-done = Fatto: { $move }
review-better = Meglio: { $move }
# By seat, what was expected at the end before it, and then: “41 : 38”
review-expected = Previsto: { $before }, poi { $after }
