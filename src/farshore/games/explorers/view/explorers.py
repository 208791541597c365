"""The explorers: marks, frame, villages and points, as the viewer knows them; and the result."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from farshore.core.contract import Seat
from farshore.core.ranking import places_among
from farshore.core.remembered import Remembered
from farshore.games.explorers import grid
from farshore.games.explorers.gems import gem_points, track_of
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.provisions import KINDS, MOST_OF_A_KIND, provision_points
from farshore.games.explorers.scoring import RANKS, rank, result_of, score
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.terms import KEY_SLOTS, SCROLL_SLOTS, SEAT_NAMES
from farshore.games.explorers.villages import marked_neighbours, village_points

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


MOST_MARKS: Final = 5_000
MOST_EXPLORERS: Final = 2_000
"""Sets of marks of all tables that are remembered by their names, and explorers as they are shown."""


class ScoreView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Points by part, as if the game ended now; a round not ended counts nothing (EXP-50)."""

    provisions: int
    gems: int
    temples: int
    villages: int
    achievements: tuple[int, ...]  # by achievement in play
    total: int


class ProvisionView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A kind of provision in this round's column (EXP-33, EXP-34)."""

    kind: str  # "apple"
    count: int
    most: int  # that this round has room for; 0: none of them may be marked


class FrameView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The tracks around the map."""

    key_slots: int
    keys: int  # that may be used
    keys_used: int
    scroll_slots: int
    scrolls: int  # that may be used
    fresh_scrolls: int  # found in this turn, to be used from the next one on
    scrolls_used: int
    gems: int  # slots filled
    gem_track: tuple[int, ...]  # slot by slot: what it is worth at a round's end (EXP-35, EXP-36)
    gems_worth: int  # if the round ended now
    larder: tuple[ProvisionView, ...]
    larder_worth: int  # if the round ended now


class VillageView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How a village stands for an explorer (EXP-39, EXP-40)."""

    quadrant: str
    neighbours: int  # marked, of four
    points: int  # in the expert game 0 but for the (first) one that counts


class ExplorerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An explorer: the viewer's own as it is now, others as they were at the end of the last turn (EXP-21).

    What is public at once is shown at once: temples announced after a batch, and that an explorer is done.
    """

    seat: Seat
    colour: str
    is_done: bool  # in the phase "marks": waits for the others
    marks: tuple[str, ...]  # the start village included
    frame: FrameView
    villages: tuple[VillageView, ...]  # by quadrant
    score: ScoreView


Made = dict[tuple[Seat, Sheet], ExplorerView]
"""Explorers as they are shown, by seat and sheet: the same sheet, not an equal one, while nothing changes it."""


class PlaceView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One line of the result."""

    place: int  # shared by tied seats
    seat: Seat
    score: ScoreView
    scrolls_used: int  # fewer of them break ties


class ResultView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How the game ended (EXP-50)."""

    winners: tuple[Seat, ...]
    places: tuple[PlaceView, ...]
    rank: int | None  # alone: 0 to 5 (EXP-72)


def explorer_views(s: ExplorersState, known: list[Sheet], made: Made) -> tuple[ExplorerView, ...]:
    """Show the explorers by seat; those already ``made`` of the same sheets are not made again."""
    for seat, sheet in enumerate(known):
        if (seat, sheet) not in made:
            made[seat, sheet] = _explorer_view(s, seat, sheet)
    return tuple([made[seat, sheet] for seat, sheet in enumerate(known)])


_EXPLORERS: Final = Remembered[ExplorerView](MOST_EXPLORERS)


def _explorer_view(s: ExplorersState, seat: Seat, sheet: Sheet) -> ExplorerView:
    """Show an explorer, once for as long as nothing of it changes."""
    is_done = s.phase == Phase.MARKS and seat not in s.waiting
    table = s.terms, s.world, tuple(s.achievements), s.round, s.phase == Phase.OVER
    found = sheet.keys, sheet.keys_found, sheet.scrolls, sheet.fresh_scrolls, sheet.scrolls_used, sheet.gems
    worth = sheet.larder, sheet.provision_points, sheet.gem_points, sheet.temples, sheet.races
    of = table, seat, is_done, sheet.marks, found, worth
    return _EXPLORERS.get(of, lambda: _made(s, seat, sheet, is_done))


def _made(s: ExplorersState, seat: Seat, sheet: Sheet, is_done: bool) -> ExplorerView:
    return ExplorerView(
        seat=seat,
        colour=SEAT_NAMES[seat],
        is_done=is_done,
        marks=_names(sheet.marks),
        frame=_frame_view(s, sheet),
        villages=_village_views(s, sheet.marks),
        score=score_view(s, sheet),
    )


@lru_cache(maxsize=MOST_MARKS)
def _names(marks: int) -> tuple[str, ...]:
    return tuple(grid.names_of(marks))


def _frame_view(s: ExplorersState, sheet: Sheet) -> FrameView:
    return FrameView(
        key_slots=KEY_SLOTS,
        keys=sheet.keys,
        keys_used=sheet.keys_found - sheet.keys,
        scroll_slots=SCROLL_SLOTS,
        scrolls=sheet.scrolls,
        fresh_scrolls=sheet.fresh_scrolls,
        scrolls_used=sheet.scrolls_used,
        gems=sheet.gems,
        gem_track=track_of(s.terms),
        gems_worth=gem_points(s.terms, sheet.gems),
        larder=tuple(
            ProvisionView(kind=provision.name.lower(), count=sheet.larder[kind], most=_room(s, kind))
            for kind, provision in enumerate(KINDS)
        ),
        larder_worth=provision_points(s.terms, sheet.larder),
    )


def _room(s: ExplorersState, kind: int) -> int:
    """Return how many of a kind of provision this round has room for."""
    if s.phase == Phase.OVER:
        return 0
    if s.terms.expert_provisions:
        return MOST_OF_A_KIND if kind == s.round - 1 else 0
    return 1


def _village_views(s: ExplorersState, marks: int) -> tuple[VillageView, ...]:
    counts, points = marked_neighbours(s, marks), village_points(s, marks)
    return tuple(
        VillageView(quadrant=grid.QUADRANT_NAMES[quadrant], neighbours=count, points=points[quadrant])
        for quadrant, count in enumerate(counts)
    )


def score_view(s: ExplorersState, sheet: Sheet) -> ScoreView:
    """Show an explorer's points by part."""
    found = score(s, sheet)
    return ScoreView(
        provisions=found.provisions,
        gems=found.gems,
        temples=found.temples,
        villages=found.villages,
        achievements=found.achievements,
        total=found.total(),
    )


def parts_of(score: ScoreView) -> tuple[int, ...]:
    """Return points by part, in the order of ``Score``."""
    return score.provisions, score.gems, score.temples, score.villages, sum(score.achievements)


def rank_bounds(s: ExplorersState) -> tuple[int, ...]:
    """Return, alone, the points that must be passed for each rank above the lowest (EXP-72)."""
    if s.terms.seats > 1:
        return ()
    return tuple(bound + 10 * s.terms.achievements for bound in RANKS)


def result_view(s: ExplorersState, known: list[Sheet]) -> ResultView | None:
    """Show how the game ended; ``None`` before it has."""
    if s.phase != Phase.OVER:
        return None
    totals = s.scores()
    results = [result_of(total, sheet.scrolls_used) for total, sheet in zip(totals, known, strict=True)]
    ranked = places_among(results)
    order = sorted(range(s.terms.seats), key=lambda seat: results[seat], reverse=True)
    places = tuple(
        PlaceView(
            place=ranked[seat],
            seat=seat,
            score=score_view(s, known[seat]),
            scrolls_used=known[seat].scrolls_used,
        )
        for seat in order
    )
    alone = rank(totals[0], len(s.achievements)) if s.terms.seats == 1 else None
    return ResultView(winners=s.winners(), places=places, rank=alone)
