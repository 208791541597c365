# The player for whoever has just learnt a game.

bot-gentle = Indulgent
    .text = Joue des coups sensés, mais en oublie beaucoup. L’adversaire idéal après une leçon.
