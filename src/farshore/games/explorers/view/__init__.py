"""What a seat or a spectator may know of a game, enough to draw everything without knowing a rule.

Built field by field from what is public and what the viewer has done itself; nothing is copied whole, so that a secret
can be shown only on purpose. What is secret, and from whom, ``secrets`` says: all that is shown of an explorer comes
from ``secrets.known_sheets``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from farshore.core.contract import Seat, View
from farshore.games.explorers.options import Level
from farshore.games.explorers.secrets import known_sheets, marking_seat
from farshore.games.explorers.view import explorers, races
from farshore.games.explorers.view.explorers import (
    ExplorerView,
    ResultView,
    explorer_views,
    rank_bounds,
    result_view,
)
from farshore.games.explorers.view.map import MapView, map_view
from farshore.games.explorers.view.marking import MarkingView, marking_view
from farshore.games.explorers.view.races import AchievementView, TempleView, achievement_views, temple_views
from farshore.games.explorers.view.turn import CardView, DeckView, TurnView, card_view, deck_view, turn_view

if TYPE_CHECKING:
    from farshore.games.explorers.state import ExplorersState


class SidesView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Which side of each board is played (EXP-10)."""

    provisions: Level
    gems: Level
    temples: Level
    villages: Level


class ExplorersView(View, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know."""

    viewer: Seat | None
    sides: SidesView
    map: MapView
    turn: TurnView
    card: CardView | None  # while one lies open
    deck: DeckView
    temples: tuple[TempleView, ...]  # by quadrant, once the map is laid
    achievements: tuple[AchievementView, ...]  # in play
    explorers: tuple[ExplorerView, ...]  # by seat
    marking: MarkingView | None  # while the viewer (alone, the only explorer) chooses or marks
    rank_bounds: tuple[int, ...]  # alone: the points that must be passed for each rank above the lowest (EXP-72)
    result: ResultView | None  # when the game is over


class _Shown:
    """What was already shown of a state to somebody, and is the same for others: kept while views are built."""

    def __init__(self) -> None:
        self.explorers: explorers.Made = {}
        self.standings: races.Made = {}


def views_of(s: ExplorersState, seats: Sequence[Seat | None]) -> list[View]:
    """Return what several may know: all that is public is built once, and to each is added what it alone may know."""
    shown = _Shown()
    seen = _view(s, None, shown)
    return [seen if seat is None else _view_like(seen, s, seat, shown) for seat in seats]


def _view_like(seen: ExplorersView, s: ExplorersState, seat: Seat | None, shown: _Shown) -> ExplorersView:
    known = known_sheets(s, seat)
    return msgspec.structs.replace(
        seen,
        viewer=seat,
        temples=temple_views(s, known),
        achievements=achievement_views(s, known, shown.standings),
        explorers=explorer_views(s, known, shown.explorers),
        marking=marking_view(s, marking_seat(s, seat)),
        result=result_view(s, known),
    )


def view_of(s: ExplorersState, seat: Seat | None) -> ExplorersView:
    """Return what a seat (``None``: a spectator) may know."""
    return _view(s, seat, _Shown())


def _view(s: ExplorersState, seat: Seat | None, shown: _Shown) -> ExplorersView:
    known = known_sheets(s, seat)
    options = s.terms.options
    return ExplorersView(
        viewer=seat,
        sides=SidesView(
            provisions=options.provisions, gems=options.gems, temples=options.temples, villages=options.villages
        ),
        map=map_view(s, known[0]),
        turn=turn_view(s),
        card=card_view(s),
        deck=deck_view(s),
        temples=temple_views(s, known),
        achievements=achievement_views(s, known, shown.standings),
        explorers=explorer_views(s, known, shown.explorers),
        marking=marking_view(s, marking_seat(s, seat)),
        rank_bounds=rank_bounds(s),
        result=result_view(s, known),
    )
