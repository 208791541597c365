"""What marks are worth by themselves, as if the game ended now: villages and achievements (EXP-39, EXP-40, EXP-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farshore.games.explorers import achievements
from farshore.games.explorers.villages import village_points

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


def points_of_marks(s: ExplorersState, marks: int) -> tuple[int, int]:
    """Return what marks are worth by themselves: for villages, and for achievements that are no races."""
    if not marks:
        return 0, 0
    at_the_end = [achievements.AT_THE_END[name] for name in s.achievements if name in achievements.AT_THE_END]
    return sum(village_points(s, marks)), sum(points(s.world, marks) for points in at_the_end)
