"""Villages: what the marks beside them are worth (EXP-39, EXP-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farshore.games.explorers import grid

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

VILLAGE: Final[tuple[int, ...]] = (0, 3, 5, 7, 10)  # EXP-39: by marked neighbours
EXPERT_VILLAGE: Final[tuple[int, ...]] = (0, 12, 18, 26, 40)  # EXP-40


def marked_neighbours(s: ExplorersState, marks: int) -> list[int]:
    """Count the marks beside each village, by quadrant."""
    return [(grid.beside(village) & marks).bit_count() for village in s.world.villages]


def village_points(s: ExplorersState, marks: int) -> list[int]:
    """Score each village, by quadrant; in the expert game only the (first) one with fewest marked neighbours counts."""
    counts = marked_neighbours(s, marks)
    if not counts or not s.terms.expert_villages:
        return [VILLAGE[count] for count in counts]
    points = [0] * len(counts)
    points[counts.index(min(counts))] = EXPERT_VILLAGE[min(counts)]
    return points
