"""What marks are worth by themselves, as if the game ended now: villages and achievements (EXP-39, EXP-40, EXP-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from farshore.games.explorers import achievements, grid
from farshore.games.explorers.villages import marked_neighbours, village_points

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

VILLAGE: Final = "village"


class Brought(msgspec.Struct, frozen=True, gc=False):
    """What marks brought, or cost, for one village or one achievement, as if the game ended now."""

    what: str  # an achievement's name, or "village"
    points: int
    square: str = ""  # of the village
    marks: int = 0  # beside it


def points_of_marks(s: ExplorersState, marks: int) -> tuple[int, int]:
    """Return what marks are worth by themselves: for villages, and for achievements that are no races."""
    if not marks:
        return 0, 0
    return sum(village_points(s, marks)), sum(_by_achievement(s, marks).values())


def brought_by(s: ExplorersState, marks: int, before: int) -> tuple[Brought, ...]:
    """Say of every village and achievement how much more, or less, it is worth with ``marks`` than ``before``."""
    found: list[Brought] = []
    now = village_points(s, marks)
    then = village_points(s, before) if before else [0] * len(now)
    beside = marked_neighbours(s, marks)
    for quadrant, village in enumerate(s.world.villages):
        if now[quadrant] != then[quadrant]:
            square = grid.name_of(village)
            found.append(Brought(VILLAGE, now[quadrant] - then[quadrant], square, beside[quadrant]))
    earlier = _by_achievement(s, before) if before else {}
    for name, points in _by_achievement(s, marks).items():
        if points != earlier.get(name, 0):
            found.append(Brought(name, points - earlier.get(name, 0)))
    return tuple(found)


def _by_achievement(s: ExplorersState, marks: int) -> dict[str, int]:
    """Score the achievements in play that are no races."""
    at_the_end = achievements.AT_THE_END
    return {name: at_the_end[name](s.world, marks) for name in s.achievements if name in at_the_end}
