# Lessons: what the coach says in every game, and what can be wrong with a lesson.

lesson-other = You may well do that. But there is something I want to show you first: take it back and try again.

lesson-unknown = { $game } has no lesson “{ $name }”.
position-unknown = { $game } brings no position “{ $name }”.
lesson-empty = there is nothing in it.
lesson-name = a name has small letters, digits and hyphens only, and begins with a letter.
lesson-name-twice = the name is there twice.
lesson-seed = a seed has 1 to { $most } bytes.
lesson-seat = nobody plays this colour. There are: { $known }.
lesson-part = there is no such part of the page. There are: { $known }.
