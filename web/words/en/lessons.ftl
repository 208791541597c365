# Lessons: the coach at the table, and the ways to a lesson. What the coach says of a game comes from the server.

# The coach is a person: an old navigator.
coach-name = Pilar
coach-label = { $name }, who teaches you

learn = Learn { $game }
    .minutes = { $minutes ->
        [one] a minute
       *[other] about { $minutes } minutes
    }
learn-on = Go on with the lesson
learn-again = Learn it again
my-games-lesson = Lesson

lesson-progress = { $title }, step { $number } of { $of }
lesson-scene = Scene { $number } of { $of }.
lesson-next = Next
lesson-begin = Let’s play
lesson-show = Show me
lesson-take-back = Take it back
lesson-back = One step back
lesson-more = More
lesson-skip = Do it for me
lesson-again = Begin this scene again
lesson-skip-scene = Skip this scene
lesson-leave = Leave the lesson
    .text = You can go on later where you left.
lesson-scene-done = That was “{ $title }”.
lesson-go-on = Go on
lesson-finished = That was the lesson. Come back whenever you like!
lesson-play = Play { $game }
lesson-home = To the start page
