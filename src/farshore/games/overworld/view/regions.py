"""Regions: what they cover, who leads in them, and what that is worth (OVW-40, OVW-60)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from farshore.core.contract import Seat
from farshore.games.overworld.contest import leaders
from farshore.games.overworld.regions import Root, half_of, square_of, strengths
from farshore.games.overworld.terms import REGION_POINTS
from farshore.games.overworld.tiles import half_kind, is_coast
from farshore.games.overworld.view.land import Land, Names, Parts
from farshore.games.overworld.view.outline import Outline, Point, outline_of_halves
from farshore.games.overworld.view.squares import KINDS, KindName, points

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

MOST_REGIONS: Final = 5_000
"""Regions of all tables that are remembered as they are shown."""


class RegionView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A region."""

    region: str  # its first square as one reads, and the side of it: "(0,0)L"
    kind: KindName
    squares: tuple[Point, ...]  # of survey tiles
    halves: tuple[Point, ...]  # coasts of which the half of this kind belongs to it
    size: int  # squares, a coast half being one
    outline: tuple[Outline, ...]  # see ``view.outline``; a half of a coast is half a square
    explorers: tuple[int, ...]  # by seat
    leaders: tuple[Seat, ...]  # who has most
    points: int  # what each leader would score now; 0 without explorers


def names_in_order(names: Names, roots: set[Root]) -> tuple[str, ...]:
    """Name some regions, in reading order."""
    return tuple(name for root, name in names.items() if root in roots)


def region_views(s: OverworldState, land: Land, names: Names) -> tuple[RegionView, ...]:
    """Show every region, in reading order."""
    explorers, seats = s.board.regions.explorers, s.terms.seats
    return tuple([_region(name, land.regions[name], explorers[root], seats) for root, name in names.items()])


@lru_cache(maxsize=MOST_REGIONS)
def _region(name: str, parts: Parts, strength: int, seats: int) -> RegionView:
    """Show a region: from one turn to the next few change, and it takes long to walk around the others again."""
    halves = [(square_of(at), cell, half_of(at)) for at, cell in parts]
    explorers = strengths(strength, seats)
    ahead = tuple(leaders(explorers))
    return RegionView(
        region=name,
        kind=KINDS[half_kind(halves[0][1], halves[0][2])],
        squares=points([square for square, cell, _ in halves if not is_coast(cell)]),
        halves=points([square for square, cell, _ in halves if is_coast(cell)]),
        size=len(parts),
        outline=outline_of_halves(halves),
        explorers=tuple(explorers),
        leaders=ahead,
        points=REGION_POINTS if ahead else 0,
    )
