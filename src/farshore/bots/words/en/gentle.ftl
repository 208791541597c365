# The player for whoever has just learnt a game.

bot-gentle = Gentle
    .text = Makes sensible moves, but overlooks much. The right opponent after a lesson.
