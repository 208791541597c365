# The player for whoever has just learnt a game.

bot-gentle = Sanft
    .text = Macht vernünftige Züge, übersieht aber viel. Nach einer Lektion genau richtig.
