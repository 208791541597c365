# Lessons: the coach at the table, and the ways to a lesson. What the coach says of a game comes from the server.

# The coach is a person: an old navigator.
coach-name = Pilar
coach-label = { $name }, qui t’apprend le jeu

learn = Apprendre { $game }
    .minutes = { $minutes ->
        [one] une minute
       *[other] environ { $minutes } minutes
    }
learn-on = Continuer la leçon
learn-again = Refaire la leçon
my-games-lesson = Leçon

lesson-progress = { $title }, étape { $number } sur { $of }
lesson-scene = Scène { $number } sur { $of }.
lesson-next = Suite
lesson-begin = C’est parti
lesson-show = Montre-moi
lesson-take-back = Reprendre le coup
lesson-back = Un pas en arrière
lesson-more = Plus
lesson-skip = Fais-le pour moi
lesson-again = Recommencer cette scène
lesson-skip-scene = Passer cette scène
lesson-leave = Quitter la leçon
    .text = Tu pourras la reprendre plus tard là où tu en étais.
lesson-scene-done = C’était « { $title } ».
lesson-go-on = Continuer
lesson-finished = La leçon est terminée. Reviens quand tu veux !
lesson-play = Jouer à { $game }
lesson-home = Retour à l’accueil
