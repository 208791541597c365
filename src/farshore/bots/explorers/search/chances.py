"""How likely something is believed to be taken within some turns, by what it is and how far away it is.

They are beliefs that lead to good play rather than frequencies: with chances counted in games everything near is taken
anyway, nothing seems urgent, and play becomes far worse. They are guesses; ``tools.explorers_tuning`` tunes them.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farshore.bots.explorers.search.ground import STEP, WIDTH
from farshore.games.explorers.terms import ROUNDS, TURNS

Chances = NDArray[np.float32]
"""By kind of goal, turns left and distance."""

HORIZON: Final = ROUNDS * TURNS + 1
MARKS: Final = 2.8  # in a turn


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


class Reach(NamedTuple):
    """How many marks away something is still likely to be reached."""

    soon: float = 1.5  # however short the time is …
    later: float = 0.05  # … and how much farther with every mark to come


Reaches = tuple[Reach, ...]
"""By kind of goal."""

GUESSED: Final[Reaches] = (Reach(),) * len(Goal)


@lru_cache(maxsize=16)
def chances_of(reaches: Reaches) -> Chances:
    """Return the chances as a table."""
    table = np.zeros((len(Goal), HORIZON, WIDTH), np.float32)
    distances = np.arange(WIDTH) / STEP
    for goal in Goal:
        for turns in range(HORIZON):
            marks = int(MARKS * turns)
            reach = reaches[goal].soon + reaches[goal].later * marks
            table[goal, turns] = np.where(distances <= marks, np.exp(-distances / reach), 0)
    return table
