"""A player of Entdecker that tries what it might do in many possible games.

``survey`` says how the islands stand, ``features`` what may matter about a position, ``beliefs`` how much (as games
have shown: ``tools/entdecker_fitting.py``), ``hopes`` what it comes to in points. ``prospects`` and ``journeys`` say
what a tile or a journey may gain, ``sailing`` and ``scouting`` what each action gains; ``habits`` plays by that without
looking ahead, and ``mind`` looks ahead by it.
"""
