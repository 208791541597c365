# The player for whoever has just learnt a game.

bot-gentle = Indulgent
    .text = Joue des coups sensés, mais laisse passer bien des occasions. L’adversaire idéal après une leçon.
