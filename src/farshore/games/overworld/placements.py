"""What fits at a corner, with the actions that lay it there; shared, and made when it first comes up.

Which of the four Ls with their corner on a square fit is one number: two bits for each orientation, LAND, WATER or
neither.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from farshore.games.overworld.actions import PlaceSurvey
from farshore.games.overworld.grid import Ell, corner_of, name_of, orientation_of
from farshore.games.overworld.tiles import SIDE_NAMES

_WAYS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((way, side) for way in range(4) if (side := fitting >> 2 * way & 3)) for fitting in range(1 << 8)
)
"""By what fits at a corner: the orientations, each with its side."""


@cache
def placement(covered: Ell, side: int) -> PlaceSurvey:
    """Return the action that lays a survey tile there."""
    return PlaceSurvey(name_of(corner_of(covered)), orientation_of(covered), SIDE_NAMES[side])


class Fit:
    """What fits at a corner, which is called so."""

    __slots__ = ("actions", "fitting", "ways")

    def __init__(self, corner: str, fitting: int) -> None:
        self.fitting = fitting
        self.ways: tuple[tuple[int, int], ...] = _WAYS[fitting]  # the orientations that fit, each with its side
        self.actions: tuple[PlaceSurvey, ...] = tuple(
            [PlaceSurvey(corner, way, SIDE_NAMES[side]) for way, side in self.ways]
        )


NO_FIT: Final = Fit("", 0)
"""What fits where nothing does."""


def without_way(fitting: int, way: int) -> int:
    """Return what fits but for one orientation."""
    return fitting & ~(3 << 2 * way)
