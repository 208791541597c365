"""Bots that play Explorers: ``greedy`` chooses, the other modules say what it thinks of."""
