"""What fits at a corner, with the actions that lay it there; shared, and made when it first comes up.

Which of the four Ls with their corner on a square fit is one number: two bits for each orientation, LAND, WATER or
neither.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from farshore.core.bundle import Bundle
from farshore.games.overworld.actions import PlaceSurvey
from farshore.games.overworld.grid import Ell, corner_of, name_of, orientation_of
from farshore.games.overworld.tiles import LAND, SIDE_NAMES, WATER

_WAYS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((way, side) for way in range(4) if (side := fitting >> 2 * way & 3)) for fitting in range(1 << 8)
)
"""By what fits at a corner: the orientations, each with its side."""


@cache
def placement(covered: Ell, side: int) -> PlaceSurvey:
    """Return the action that lays a survey tile there."""
    return PlaceSurvey(name_of(corner_of(covered)), orientation_of(covered), SIDE_NAMES[side])


def every_placement(corner: str) -> tuple[PlaceSurvey, ...]:
    """Return all actions that lay a survey tile with its corner there: by orientation, on land and then on water."""
    return tuple([PlaceSurvey(corner, way, SIDE_NAMES[side]) for way in range(4) for side in (LAND, WATER)])


class Fit(Bundle):
    """What fits at a corner, of which every placement is given."""

    __slots__ = ("fitting", "ways")

    def __init__(self, fitting: int, placements: tuple[PlaceSurvey, ...]) -> None:
        self.fitting = fitting
        self.ways: tuple[tuple[int, int], ...] = _WAYS[fitting]  # the orientations that fit, each with its side
        self.actions: tuple[PlaceSurvey, ...] = tuple([placements[2 * way + side - 1] for way, side in self.ways])


NO_FIT: Final = Fit(0, ())
"""What fits where nothing does."""


EAST_SOUTH: Final = 2
SOUTH_WEST: Final = 4
WEST_NORTH: Final = 6
"""Where the two bits of an orientation begin, named by its ends (the first begins at 0): for where a call for each
would take too long. Elsewhere ask the functions below."""


def with_ways(*ways: int) -> int:
    """Return all that can fit in some orientations."""
    return sum(3 << 2 * way for way in ways)


def without_way(fitting: int, way: int) -> int:
    """Return what fits but for one orientation."""
    return fitting & ~(3 << 2 * way)
