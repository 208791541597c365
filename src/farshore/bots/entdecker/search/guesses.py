"""What the features of a position were guessed to be worth, before any game was played.

Fitting begins with them (``python -m tools.entdecker_fitting``), and ``search:guessed=true`` plays by them: what was
learned from games is measured against it.
"""

from __future__ import annotations

from typing import Final

from farshore.bots.entdecker.search.beliefs import Beliefs, Weights
from farshore.bots.entdecker.search.features import Features

MOMENTS: Final = (0.0, 0.15, 0.35, 0.6, 1.0)  # parts of the board that are undiscovered
_AT_THE_END: Final = frozenset(
    {"growth", "gold", "more_gold", "much_gold", "scouts", "has_scout", "forts", "settlements", "to_move"}
)
"""What is worth nothing once all is discovered."""
_GUESS: Final = Features(
    share_1=0.95,
    share_2=0.85,
    share_3=0.75,
    share_5=0.65,
    growth=0.4,
    rise=0.15,
    fall=-0.2,
    unguarded=-0.1,
    scouts_near=2.2,
    scouts_far=1.5,
    forts_out=0.8,
    settlements_out=1.2,
    path_won=1.0,
    path_3=0.9,
    path_2=0.8,
    path_1=0.65,
    path_tied=0.5,
    path_tied_far=0.4,
    path_behind_1=0.25,
    path_behind_2=0.1,
    gold=0.6,
    more_gold=0.4,
    much_gold=0.1,
    scouts=0.6,
    has_scout=0.5,
    forts=1.0,
    settlements=1.5,
    to_move=1.0,
)
GUESSES: Final[Beliefs] = tuple(
    Weights(left, _GUESS if left else _GUESS._replace(**dict.fromkeys(_AT_THE_END, 0.0))) for left in MOMENTS
)
"""For any number of players."""
