"""What a seat or a spectator may know of a game, enough to draw everything without knowing a rule.

All that lies on the table is public, so everyone sees the same. What the viewer may do is in the ``offers``. A square
is named as in actions, ``(2,-1)``; lists of squares to draw are pairs of its column and row. Areas and gaps are named
by their first square as one reads, regions by that and the side of it, ``(2,-1)L``. Equal positions give equal views.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from farshore.core.contract import Seat, View
from farshore.games.overworld.view.gaps import AreaView, GapView, area_views, gap_views
from farshore.games.overworld.view.land import land_of
from farshore.games.overworld.view.players import PlayerView, ResultView, player_views, result_view
from farshore.games.overworld.view.regions import RegionView, region_views
from farshore.games.overworld.view.squares import BoardView, board_view
from farshore.games.overworld.view.supply import (
    BagView,
    PileView,
    ShopView,
    TileView,
    bag_view,
    pile_views,
    shop_views,
    tile_view,
)
from farshore.games.overworld.view.turn import TurnView, turn_view

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState


class OverworldView(View, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know."""

    viewer: Seat | None
    provisions: bool  # the expansion is played (OVW-70)
    ports: bool  # … and this one (OVW-71)
    board: BoardView
    regions: tuple[RegionView, ...]  # in reading order
    areas: tuple[AreaView, ...]  # enclosed and not closed, in reading order
    gaps: tuple[GapView, ...]  # closed, in the order in which they were resolved
    turn: TurnView
    tile: TileView | None  # while it is in hand
    bag: BagView
    pile: tuple[PileView, ...]  # by pattern
    shop: tuple[ShopView, ...]  # by kind; empty without the expansion
    players: tuple[PlayerView, ...]  # by seat
    result: ResultView | None  # when the game is over


def views_of(s: OverworldState, seats: Sequence[Seat | None]) -> list[View]:
    """Return what several may know: everyone sees the same, so it is built once."""
    seen = view_of(s, None)
    return [msgspec.structs.replace(seen, viewer=seat) for seat in seats]


def view_of(s: OverworldState, seat: Seat | None) -> OverworldView:
    """Return what a seat (``None``: a spectator) may know."""
    land = land_of(s)
    names = land.names(s.board)
    return OverworldView(
        viewer=seat,
        provisions=s.terms.provisions,
        ports=s.terms.ports,
        board=board_view(s, land),
        regions=region_views(s, land, names),
        areas=area_views(s, names),
        gaps=gap_views(s, land, names),
        turn=turn_view(s),
        tile=tile_view(s),
        bag=bag_view(s),
        pile=pile_views(s),
        shop=shop_views(s),
        players=player_views(s, names),
        result=result_view(s),
    )
