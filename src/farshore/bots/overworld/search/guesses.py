"""What prospects were guessed to be worth, before any game was played.

Fitting begins with them (``python -m tools.overworld_fitting``), and ``search:guessed=true`` plays by them: what was
learned from games is measured against it.
"""

from __future__ import annotations

from typing import Final

from farshore.bots.overworld.search.expected import KNOTS, Weights
from farshore.bots.overworld.search.prospects import Prospects

_GUESSES: Final = {
    "tour": (0, -0.2, -0.5, -0.6),
    "regions": (0, -0.2, -0.4, -0.4),
    "first_door": (0, 2, 3, 3),
    "second_door": (0, 3, 4, 4),
    "third_door": (0, 3, 4, 4),
    "camels": (0.5, 1, 0.8, 0.8),
    "ships": (0.5, 1, 0.8, 0.8),
    "more": (0, 0.4, 0.6, 0.6),
    "left": (-0.2, -0.6, -1, -1.2),
    "safe_now": (0.6, 0.5, 0.3, 0.2),
    "safe_later": (0.4, 0.4, 0.3, 0.2),
    "close_now": (0.3, 0.2, 0.1, 0.1),
    "contested": (0, 0.3, 0.5, 0.2),
    "forced_now": (0.2, 0.3, 0.3, 0.3),
    "forced_later": (0.3, 0.3, 0.3, 0.3),
}
"""By prospect and knot: points for each. Of the others nothing was believed."""


def guessed_weights() -> Weights:
    """Return the guesses, which are the same for any number of seats."""
    return tuple(tuple(map(float, _GUESSES.get(name, (0,) * len(KNOTS)))) for name in Prospects._fields)
