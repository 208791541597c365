"""What an explorer's points are made of (EXP-37 to EXP-40, EXP-50, EXP-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from farshore.games.explorers import achievements, grid
from farshore.games.explorers.sheet import NOT_VISITED, Sheet
from farshore.games.explorers.terms import EXPERT_TEMPLE, TEMPLE_POINTS, Terms

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

VILLAGE: Final = (0, 3, 5, 7, 10)  # EXP-39: by marked neighbours
EXPERT_VILLAGE: Final = (0, 12, 18, 26, 40)  # EXP-40
RANKS: Final = (80, 90, 100, 110, 120)  # EXP-72


class Score(NamedTuple):
    """Points by part."""

    provisions: int
    gems: int
    temples: int
    villages: int
    achievements: tuple[int, ...]

    def total(self) -> int:
        """Return the sum."""
        return self.provisions + self.gems + self.temples + self.villages + sum(self.achievements)


def temple_points(terms: Terms, place: int) -> int:
    """Return what a place in a temple's column is worth."""
    return EXPERT_TEMPLE if terms.expert_temples else TEMPLE_POINTS[place]


def village_points(s: ExplorersState, marks: int) -> int:
    """Score every village, or in the expert game only the one with fewest marked neighbours."""
    neighbours = [(grid.beside(village) & marks).bit_count() for village in s.world.villages]
    if s.terms.expert_villages:
        return EXPERT_VILLAGE[min(neighbours)]
    return sum(VILLAGE[count] for count in neighbours)


def achievement_points(s: ExplorersState, sheet: Sheet, index: int) -> int:
    """Score an achievement in play as if the game ended now; a race as it stands."""
    name = s.achievements[index]
    if name in achievements.RACES:
        return max(0, sheet.races[index])
    return achievements.AT_THE_END[name](s.world, sheet.marks)


def score(s: ExplorersState, sheet: Sheet) -> Score:
    """Return an explorer's points by part; rounds not ended count nothing yet (EXP-50)."""
    temples = temple_score(s, sheet)
    return Score(
        sheet.provision_points,
        sheet.gem_points,
        temples,
        village_points(s, sheet.marks) if sheet.marks else 0,
        tuple(achievement_points(s, sheet, index) for index in range(len(s.achievements))) if sheet.marks else (),
    )


def temple_score(s: ExplorersState, sheet: Sheet) -> int:
    """Return what an explorer's temples are worth."""
    return sum(temple_points(s.terms, place) for place in sheet.temples if place != NOT_VISITED)


def rank(points: int, in_play: int) -> int:
    """Return the solo rank, 0 to 5; each bound is raised by ten per achievement in play (EXP-72)."""
    return sum(points > bound + 10 * in_play for bound in RANKS)
