"""The phases of a game."""

from __future__ import annotations

from enum import IntEnum


class Phase(IntEnum):
    """Where the game stands: first the phases that need nobody, then chance, then decisions."""

    SURVEY = 0  # the map is laid: achievements and the start village are due
    SETTLE = 1  # the start village is known: everyone marks from it
    ROUND = 2  # a round begins
    TURN = 3  # a turn begins
    BATCH = 4  # everyone is done: rank the temples explored
    TURN_END = 5  # races, and the marks are shown
    ROUND_END = 6  # provisions and gems

    FIRST = 7  # chance names the first player
    MAP = 8  # chance lays the tiles
    ACHIEVEMENT = 9  # chance draws an achievement
    CARD = 10  # chance turns a card

    LAY = 11  # the first player lays the tiles
    VILLAGE = 12  # the first player chooses among villages equally near the centre
    SIDE = 13  # the active player chooses a side of the card
    MARKS = 14  # everyone chooses and marks, at the same time

    OVER = 15


class Moment(IntEnum):
    """What the marks of the phase MARKS are for."""

    SETUP = 0  # EXP-13
    CARD = 1  # EXP-21
    EXTRA = 2  # EXP-38
