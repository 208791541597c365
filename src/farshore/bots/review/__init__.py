"""A game that is over, looked through by an adviser: what was expected, what was given away, and what luck brought.

Every choice is put before the adviser as it was put before its seat: in a world dealt for it, with nothing known of
what came later. From what it expects of the best move and of the one that was made follows what a choice gave away.
What was expected after a choice, and what is expected once chance has acted, differ by luck.
"""
