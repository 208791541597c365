"""Bots that play Overworld: ``greedy`` chooses, the other modules say what it thinks of."""
