"""Players that are programs.

``bot`` says what they are, ``turn`` and ``budget`` what they are given, ``gate`` is the one way from a table to them,
and ``registry`` knows them by name. A package named after a game knows that game.
"""
