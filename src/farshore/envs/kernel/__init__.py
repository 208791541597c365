"""A kernel: games of Explorers stepped by a small C library, which is checked against the rules in Python."""
