# Lessons: the coach at the table, and the ways to a lesson. What the coach says of a game comes from the server.

# The coach is a person: an old navigator.
coach-name = Pilar
coach-label = { $name } bringt es dir bei

learn = { $game } lernen
    .minutes = { $minutes ->
        [one] eine Minute
       *[other] etwa { $minutes } Minuten
    }
learn-on = Weiter mit der Lektion
learn-again = Noch einmal lernen
my-games-lesson = Lektion

lesson-progress = { $title }, Schritt { $number } von { $of }
lesson-scene = Szene { $number } von { $of }.
lesson-next = Weiter
lesson-begin = Los geht’s
lesson-show = Zeig es mir
lesson-take-back = Zurücknehmen
lesson-back = Einen Schritt zurück
lesson-more = Mehr
lesson-skip = Mach das für mich
lesson-again = Diese Szene von vorn
lesson-skip-scene = Szene überspringen
lesson-leave = Lektion verlassen
    .text = Du kannst später dort weitermachen, wo du warst.
lesson-scene-done = Das war „{ $title }“.
lesson-go-on = Weiter
lesson-finished = Das war die Lektion. Komm wieder, wann immer du magst!
lesson-play = { $game } spielen
lesson-home = Zur Startseite
