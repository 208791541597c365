# The player for whoever has just learnt a game.

bot-gentle = Clemente
    .text = Fa mosse sensate, ma gliene sfuggono molte. L’avversario giusto dopo una lezione.
