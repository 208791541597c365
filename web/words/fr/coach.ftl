# The coach at a table where one plays: Pilar says what she would do, if she may be asked there.

coach-ask = Demander à Pilar
    .title = Demander à Pilar ce qu’elle ferait (P)
coach-advice = Le conseil de Pilar
coach-thinking = Pilar réfléchit…
coach-best = Voici ce que je ferais :
coach-second = Ou bien ceci :
coach-do = Jouer ce coup
coach-next = Et sinon ?
coach-back = Revenir au meilleur
coach-expected = Résultat attendu à la fin
# What a screen reader says. $title: “I would do this:”, $reasons: sentences
coach-heard = { $title } { $move }. { $reasons }
keys-coach = Demander à Pilar ce qu’elle ferait ; encore une fois : quoi d’autre
# At a table with other people
coach-agreed = Ici, on peut demander conseil à Pilar quand c’est son tour.
option-coach = Conseils permis
    .text = Quand c’est son tour, on peut demander à Pilar ce qu’elle ferait. Tout le monde le sait avant de s’asseoir.

# A game that is over, looked through
review = L’analyse de Pilar
review-begin = Faire analyser la partie par Pilar
    .text = Elle reconsidère chaque choix et montre où la partie a basculé. Cela prend une minute ou deux.
review-working = Pilar analyse la partie…
review-waits = Pilar est encore occupée par une autre partie.
review-failed = Cela n’a pas marché : Pilar n’a pas pu analyser la partie. Laisse-la réessayer.
review-curve = Courbe
    .points = Points
    .expected = Attendu
review-seats = Comment chacun a joué
review-choices = Choix
review-best = Aussi bons que le meilleur
review-lost = Points gâchés
review-luck = Chance
    .text = Ce que le hasard a rapporté en points, par rapport à ce qu’on pouvait attendre et à ce qu’il a rapporté aux autres. Une estimation.
review-turning = Les tournants de la partie
# A link to the positions that become of one’s own turning points
review-practise = Trouver soi-même les meilleurs coups
review-none = Rien n’a fait basculer la partie, ne serait-ce que d’un point.
# $points: with a tenth
review-choice = { $name } gâche des points : { $points }
# $points: with a tenth and a sign
review-by-luck = Chance pour { $name } : { $points }
review-done = Joué : { $move }
review-better = Mieux : { $move }
# By seat, what was expected at the end before it, and then: “41 : 38”
review-expected = Attendu : { $before }, puis { $after }
