# The player for whoever has just learnt a game.

bot-gentle = Bonario
    .text = Fa mosse sensate, ma molte cose gli sfuggono. L’avversario giusto dopo una lezione.
