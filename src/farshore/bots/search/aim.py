"""What a player wants: points ahead of the best rival, and as the end comes near, to win."""

from __future__ import annotations

from math import tanh
from typing import Final

from farshore.bots.search.mind import Points
from farshore.core.contract import Seat

NEAR: Final = 6.0  # points of lead at the end beyond which more matter little …
FAR: Final = 90.0  # … and how many more of them at the beginning


def lead(points: Points, seat: Seat) -> float:
    """Return how far a seat is ahead of the best rival; alone, its points.

    The best rival, not their mean: taking from one who cannot win helps the other who can.
    """
    rivals = [earned for other, earned in enumerate(points) if other != seat]
    return points[seat] - max(rivals) if rivals else points[seat]


def gain(points: Points, seat: Seat, left: float) -> float:
    """Return what an outcome is worth, in points: the lead, of which the more counts less the nearer the end is."""
    ahead = lead(points, seat)
    if len(points) == 1:
        return ahead
    bound = NEAR + FAR * left
    return bound * tanh(ahead / bound)
