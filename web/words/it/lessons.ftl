# Lessons: the coach at the table, and the ways to a lesson. What the coach says of a game comes from the server.

# The coach is a person: an old navigator.
coach-name = Pilar
coach-label = { $name } ti insegna il gioco

learn = Impara { $game }
    .minutes = { $minutes ->
        [one] un minuto
       *[other] circa { $minutes } minuti
    }
learn-on = Continua la lezione
learn-again = Ripeti la lezione
my-games-lesson = Lezione

lesson-progress = { $title }, passo { $number } di { $of }
lesson-scene = Scena { $number } di { $of }.
lesson-next = Avanti
lesson-begin = Giochiamo
lesson-show = Fammi vedere
lesson-take-back = Annulla la mossa
lesson-back = Un passo indietro
lesson-more = Altro
lesson-skip = Fallo al posto mio
lesson-again = Ricomincia questa scena
lesson-skip-scene = Salta questa scena
lesson-leave = Lascia la lezione
    .text = Potrai riprendere più tardi da questo punto.
lesson-scene-done = Questa era «{ $title }».
lesson-go-on = Continua
lesson-finished = La lezione è finita. Torna quando vuoi!
lesson-play = Gioca a { $game }
lesson-home = Alla pagina iniziale
