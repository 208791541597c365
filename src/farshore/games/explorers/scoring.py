"""What an explorer's points are made of, and the rank they earn alone (EXP-50, EXP-60, EXP-72)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from farshore.games.explorers import achievements
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.temples import temple_score
from farshore.games.explorers.villages import village_points

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

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


def achievement_points(s: ExplorersState, sheet: Sheet, index: int) -> int:
    """Score an achievement in play as if the game ended now; a race as it stands."""
    name = s.achievements[index]
    if name in achievements.RACES:
        return max(0, sheet.races[index])
    return achievements.AT_THE_END[name](s.world, sheet.marks)


def score(s: ExplorersState, sheet: Sheet) -> Score:
    """Return an explorer's points by part; rounds not ended count nothing yet (EXP-50)."""
    return Score(
        sheet.provision_points,
        sheet.gem_points,
        temple_score(s, sheet),
        sum(village_points(s, sheet.marks)) if sheet.marks else 0,
        tuple(achievement_points(s, sheet, index) for index in range(len(s.achievements))) if sheet.marks else (),
    )


def result_of(points: int, scrolls_used: int) -> tuple[int, int]:
    """Return what decides an explorer's place: most points, then fewest scrolls used, then it is shared (EXP-50)."""
    return points, -scrolls_used


def rank(points: int, in_play: int) -> int:
    """Return the solo rank, 0 to 5; each bound is raised by ten per achievement in play (EXP-72)."""
    return sum(points > bound + 10 * in_play for bound in RANKS)
