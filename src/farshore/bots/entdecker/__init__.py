"""Bots that play Entdecker: ``greedy`` chooses, the other modules say what it thinks of."""
