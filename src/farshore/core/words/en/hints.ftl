# Hints: what is said in every game, and what can be wrong with them.

occasion-undo = You can take your last action back as long as nothing new was shown by it and nobody else has acted: press Undo.
occasion-waiting = What the others do is told in the story, and stays outlined on the board until your next action.

hint-name = a name has letters, digits and hyphens only, and begins with a letter.
hint-event = the game has no event of this kind.
hint-field = { $event } has no such field.
