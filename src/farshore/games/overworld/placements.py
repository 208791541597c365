"""What fits at a corner, and the actions that lay it there, shared: made when they first come up.

Which of the four Ls with their corner on a square fit is one number: two bits for each orientation, LAND, WATER or
neither.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from farshore.games.overworld.actions import PlaceSurvey
from farshore.games.overworld.grid import Ell, Square, corner_of, ell, name_of, orientation_of
from farshore.games.overworld.tiles import SIDE_NAMES

_FITTING_BITS: Final = 8
FITTING: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((way, side) for way in range(4) if (side := fitting >> 2 * way & 3)) for fitting in range(1 << _FITTING_BITS)
)
"""By what fits at a corner: the orientations, each with its side."""

_placements: Final[dict[int, tuple[PlaceSurvey, ...]]] = {}
"""By corner and what fits there, in one number."""


@cache
def placement(covered: Ell, side: int) -> PlaceSurvey:
    """Return the action that lays a survey tile there."""
    return PlaceSurvey(name_of(corner_of(covered)), orientation_of(covered), SIDE_NAMES[side])


def placements_at(corner: Square, fitting: int) -> tuple[PlaceSurvey, ...]:
    """Return the actions that lay a survey tile with its corner there."""
    return _placements.get(corner << _FITTING_BITS | fitting) or _remember(corner, fitting)


def _remember(corner: Square, fitting: int) -> tuple[PlaceSurvey, ...]:
    actions = tuple([placement(ell(corner, way), side) for way, side in FITTING[fitting]])
    _placements[corner << _FITTING_BITS | fitting] = actions
    return actions
