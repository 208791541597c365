"""What a seat or a spectator may know of a game, enough to draw everything without knowing a rule.

Built field by field from what is public and what the viewer has seen; nothing is copied whole, so that a secret can be
shown only on purpose. What is secret, and to whom, is decided in ``secrets`` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from farshore.core.contract import Seat, View
from farshore.games.entdecker.options import Edition
from farshore.games.entdecker.secrets import what_is_known
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.units import FORT, SCOUT, SETTLEMENT
from farshore.games.entdecker.view.board import (
    MOST_BOARDS,
    BoardView,
    IslandView,
    TileView,
    UnitView,
    board_view,
    land_view,
)
from farshore.games.entdecker.view.jungle import JungleView, jungle_view
from farshore.games.entdecker.view.players import PlayerView, ResultView, player_views, result_view
from farshore.games.entdecker.view.stacks import StacksView, stacks_view
from farshore.games.entdecker.view.turn import (
    StartView,
    TurnView,
    start_views,
    turn_view,
)

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


class PricesView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What things cost at this table, in gold."""

    scout: int
    fort: int
    settlement: int
    hidden_tile: int
    open_tile: int
    toll: int
    income_below: int  # with less at the start of a turn, the die is rolled (ENT-20)


class EntdeckerView(View, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know."""

    viewer: Seat | None
    edition: Edition
    scenario: str
    top_scout: bool  # the variant is played (ENT-95)
    prices: PricesView
    serpent: int  # spaces of the score track
    board: BoardView
    undiscovered: int  # spaces
    tiles: tuple[TileView, ...]
    units: tuple[UnitView, ...]  # on tiles, in order of placement
    islands: tuple[IslandView, ...]
    turn: TurnView
    starts: tuple[StartView, ...]  # while a starting space is to be chosen
    players: tuple[PlayerView, ...]
    stacks: StacksView
    jungle: JungleView
    result: ResultView | None  # when the game is over


def views_of(s: EntdeckerState, seats: Sequence[Seat | None]) -> list[View]:
    """Return what several may know: all that is public is built once, and to each is added what it alone may know."""
    seen = view_of(s, None)
    shown = {what_is_known(s, None): (seen.jungle, seen.players)}  # who know the same see the same
    views: list[View] = []
    for seat in seats:
        known = what_is_known(s, seat)
        if known not in shown:
            shown[known] = jungle_view(s, seat), player_views(s, seat)
        jungle, players = shown[known]
        views.append(msgspec.structs.replace(seen, viewer=seat, players=players, jungle=jungle))
    return views


def view_of(s: EntdeckerState, seat: Seat | None) -> EntdeckerView:
    """Return what a seat (``None``: a spectator) may know."""
    land = land_view(s)
    return EntdeckerView(
        viewer=seat,
        edition=s.terms.options.edition,
        scenario=s.terms.scenario.name,
        top_scout=s.terms.top_scout,
        prices=_prices_view(s.terms),
        serpent=s.terms.serpent,
        board=board_view(s.chart.board),
        undiscovered=s.chart.left,
        tiles=land.tiles,
        units=land.units,
        islands=land.islands,
        turn=turn_view(s),
        starts=start_views(s),
        players=player_views(s, seat),
        stacks=stacks_view(s),
        jungle=jungle_view(s, seat),
        result=result_view(s),
    )


@lru_cache(maxsize=MOST_BOARDS)
def _prices_view(terms: Terms) -> PricesView:
    return PricesView(
        scout=terms.unit_cost[SCOUT],
        fort=terms.unit_cost[FORT],
        settlement=terms.unit_cost[SETTLEMENT],
        hidden_tile=terms.hidden_price,
        open_tile=terms.open_price,
        toll=terms.toll,
        income_below=terms.income_below,
    )
