# Lessons: what the coach says in every game, and what can be wrong with a lesson.

lesson-other = Puoi farlo, certo. Ma prima voglio mostrarti una cosa: annulla la mossa e riprova.

lesson-unknown = { $game } non ha una lezione «{ $name }».
position-unknown = { $game } non contiene una posizione «{ $name }».
lesson-empty = non contiene nulla.
lesson-name = un nome ha solo lettere minuscole, cifre e trattini, e inizia con una lettera.
lesson-name-twice = il nome compare due volte.
lesson-seed = un seme ha da 1 a { $most } byte.
lesson-seat = nessuno gioca con questo colore. Ci sono: { $known }.
lesson-part = questa parte della pagina non esiste. Ci sono: { $known }.
