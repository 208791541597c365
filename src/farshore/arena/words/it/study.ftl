# Che cosa dice uno studio che non si può fare.

study-bad-iterations = «{ $text }» non dice quante iterazioni: al @ segue un numero intero maggiore di 0, come search@8.
study-nothing-played = Nessuna partita di «{ $case }» è stata giocata fino alla fine. { $fault }
