"""How likely something is to be taken within some turns, by what it is and how far away it is."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from farshore.bots.explorers.search.ground import STEP, WIDTH
from farshore.games.explorers.terms import ROUNDS, TURNS

Chances = NDArray[np.float32]
"""By kind of goal, turns left and distance."""

HORIZON: Final = ROUNDS * TURNS + 1


class Goal(IntEnum):
    """What chances are told apart."""

    TEMPLE = 0  # with a key in hand
    LOCKED = 1  # a temple for which a key must be found: the distance is that of both
    SCROLL = 2
    HORSE = 3
    GEM = 4
    VILLAGE = 5  # a square beside it
    MEAL = 6  # the nearest provision of a kind, in this round
    LARDER = 7  # any provision, some time


@cache
def guessed() -> Chances:
    """Return chances that were guessed, for want of better ones."""
    table = np.zeros((len(Goal), HORIZON, WIDTH), np.float32)
    distances = np.arange(WIDTH) / STEP
    for turns in range(HORIZON):
        marks = int(2.8 * turns)
        reach = 1.5 + 0.05 * marks
        table[:, turns] = np.where(distances <= marks, np.exp(-distances / reach), 0)
    return table
