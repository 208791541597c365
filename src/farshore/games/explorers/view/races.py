"""What explorers race for: the columns of temples (EXP-37, EXP-38), and the achievements in play (EXP-60, EXP-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from farshore.core.contract import Seat
from farshore.core.remembered import Remembered
from farshore.games.explorers import achievements, grid
from farshore.games.explorers.scoring import achievement_points
from farshore.games.explorers.sheet import NOT_VISITED, Sheet
from farshore.games.explorers.temples import extra_marks, temple_points
from farshore.games.explorers.terms import RACE_POINTS, TEMPLE_POINTS
from farshore.games.explorers.view.progress import Count, progress

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState

MOST_TEMPLES: Final = 500
"""Temples of all tables that are remembered as they are shown."""


class NumberView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A number of a column: still free, struck, or taken by one or several explorers."""

    points: int
    extra: int  # extra marks it brings (EXP-38)
    state: Literal["free", "struck", "taken"]
    seats: tuple[Seat, ...]  # who took it


class TempleView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A temple and its column, the highest number first."""

    quadrant: str
    square: str
    numbers: tuple[NumberView, ...]
    is_open: bool  # a number is free


class CountView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Something that an achievement counts."""

    what: str  # "gem", "areas", "line", "A" for a quadrant, …
    have: int
    needed: int  # for the next step, or in all; 0: there is no more to reach


class StandingView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How an achievement stands for an explorer."""

    seat: Seat
    points: int  # as if the game ended now; of a race, what was taken
    counts: tuple[CountView, ...]


class AchievementView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An achievement in play."""

    name: str  # "C4"
    is_race: bool
    numbers: tuple[NumberView, ...]  # of a race
    is_open: bool  # points can still be had: of a race, while a number is free
    standings: tuple[StandingView, ...]  # by seat


Made = dict[tuple[int, Seat, Sheet], StandingView]
"""How far they are, by achievement, seat and sheet: the same sheet, not an equal one, while nothing changes it."""


_TEMPLES: Final = Remembered[tuple[TempleView, ...]](MOST_TEMPLES)


def temple_views(s: ExplorersState, known: list[Sheet]) -> tuple[TempleView, ...]:
    """Show the columns by quadrant, with the explorers as the viewer knows them: once until somebody takes a number."""
    of = s.terms, s.world, tuple(s.columns), tuple([sheet.temples for sheet in known])
    return _TEMPLES.get(of, lambda: _temple_views(s, known))


def _temple_views(s: ExplorersState, known: list[Sheet]) -> tuple[TempleView, ...]:
    return tuple(_temple_view(s, known, quadrant) for quadrant in range(len(s.world.temples)))


def _temple_view(s: ExplorersState, known: list[Sheet], quadrant: int) -> TempleView:
    takers: dict[int, list[Seat]] = {}
    for seat, sheet in enumerate(known):
        takers.setdefault(sheet.temples[quadrant], []).append(seat)
    return TempleView(
        quadrant=grid.QUADRANT_NAMES[quadrant],
        square=grid.name_of(s.world.temples[quadrant]),
        numbers=tuple(
            NumberView(
                points=temple_points(s.terms, place),
                extra=extra_marks(s.terms, place),
                state=_state(s, place, s.columns[quadrant], is_taken=place in takers),
                seats=tuple(takers.get(place, ())),
            )
            for place in range(len(TEMPLE_POINTS))
        ),
        is_open=s.columns[quadrant] < len(s.terms.places),
    )


def _state(s: ExplorersState, place: int, used: int, *, is_taken: bool) -> Literal["free", "struck", "taken"]:
    """Tell what became of a number, ``used`` of those that were free at the start being gone."""
    if is_taken:
        return "taken"
    return "free" if place in s.terms.places[used:] else "struck"


def achievement_views(s: ExplorersState, known: list[Sheet], made: Made) -> tuple[AchievementView, ...]:
    """Show the achievements in play, for the explorers as the viewer knows them; see ``Made``."""
    if not s.races:
        return tuple(_undecided(name) for name in s.achievements)
    return tuple(
        AchievementView(
            name=name,
            is_race=name in achievements.RACES,
            numbers=_race_numbers(s, index, known) if name in achievements.RACES else (),
            is_open=name not in achievements.RACES or s.races[index] < len(s.terms.places),
            standings=tuple([_standing_view(s, index, seat, sheet, made) for seat, sheet in enumerate(known)]),
        )
        for index, name in enumerate(s.achievements)
    )


def _standing_view(s: ExplorersState, index: int, seat: Seat, sheet: Sheet, made: Made) -> StandingView:
    found = made.get((index, seat, sheet))
    if found is None:
        counts = tuple(map(_count_view, progress(s.achievements[index], s.world, sheet.marks)))
        found = StandingView(seat=seat, points=achievement_points(s, sheet, index), counts=counts)
        made[index, seat, sheet] = found
    return found


def _undecided(name: str) -> AchievementView:
    """Show an achievement drawn before anything is marked."""
    return AchievementView(name=name, is_race=name in achievements.RACES, numbers=(), is_open=True, standings=())


def _count_view(count: Count) -> CountView:
    return CountView(what=count.what, have=count.have, needed=count.needed)


def _race_numbers(s: ExplorersState, index: int, known: list[Sheet]) -> tuple[NumberView, ...]:
    takers: dict[int, list[Seat]] = {}
    for seat, sheet in enumerate(known):
        if sheet.races[index] != NOT_VISITED:
            takers.setdefault(sheet.races[index], []).append(seat)
    return tuple(
        NumberView(
            points=points,
            extra=0,
            state=_state(s, place, s.races[index], is_taken=points in takers),
            seats=tuple(takers.get(points, ())),
        )
        for place, points in enumerate(RACE_POINTS)
    )
