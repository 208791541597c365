"""Enclosed areas that may become gaps (OVW-41), who would win them (OVW-42), and the gaps that are closed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from farshore.core.contract import Seat
from farshore.core.remembered import Remembered
from farshore.games.overworld.board import TAKEN, Board
from farshore.games.overworld.contest import leaders, rivals
from farshore.games.overworld.gaps import NOBODY, Entrance, Gap, has_fit
from farshore.games.overworld.grid import STEPS, Square, name_of, place_of, square_at
from farshore.games.overworld.terms import ITEMS
from farshore.games.overworld.view.land import Land, Names
from farshore.games.overworld.view.outline import Outline, Point, outline_of_squares
from farshore.games.overworld.view.regions import names_in_order
from farshore.games.overworld.view.squares import EXPLORERS, ExplorerName, points

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

EntranceName = Literal["door", "port"]
Item = Literal["torch", "map", "key", "potion", "leg"]
ITEM_NAMES: Final[tuple[Item, ...]] = ("torch", "map", "key", "potion", "leg")
ENTRANCES: Final[dict[Entrance, EntranceName | None]] = {
    Entrance.NONE: None,
    Entrance.DOOR: "door",
    Entrance.PORT: "port",
}

MOST_BOARDS: Final = 1_000
"""Boards of all tables of which it is remembered what they enclose."""

assert ITEM_NAMES == ITEMS


class AreaView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Empty squares, connected by edges, that are fully enclosed and not closed."""

    area: str  # its first square as one reads, which names it if it becomes a gap
    squares: tuple[Point, ...]
    outline: tuple[Outline, ...]
    can_fit: bool  # some survey tile could still be placed in it; otherwise it is a gap, once the turn's tiles are laid
    regions: tuple[str, ...]  # that share an edge with it, and compete
    explorers: tuple[int, ...]  # by seat, in those regions together; the winner's own have gone back to supply
    leaders: tuple[Seat, ...]  # who would win it, or has won it; several: the active player chooses
    is_pending: bool  # it is a gap and waits to be resolved in this turn
    is_current: bool  # it is being resolved now


class GapView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A gap that is closed."""

    gap: str  # its first square as one reads
    number: int  # counted from 1, in the order in which gaps were resolved
    squares: tuple[Point, ...]
    outline: tuple[Outline, ...]
    owner: Seat | None  # whose door, port or explorers it holds
    entrance: EntranceName | None
    left: tuple[ExplorerName, ...]  # explorers left behind for good
    items: tuple[Item, ...]  # provisions
    regions: tuple[str, ...]  # that share an edge with it


def area_views(s: OverworldState, names: Names) -> tuple[AreaView, ...]:
    """Show the enclosed areas, in reading order."""
    return tuple(_area_view(s, names, area) for area in enclosed_areas(s.board))


def _area_view(s: OverworldState, names: Names, area: tuple[Square, ...]) -> AreaView:
    explorers = rivals(s, area)
    is_won = area == s.gap and s.winner != NOBODY
    return AreaView(
        area=name_of(area[0]),
        squares=points(area),
        outline=outline_of_squares(area),
        can_fit=has_fit(s.board, area),
        regions=names_in_order(names, s.board.regions_around(area)),
        explorers=tuple(explorers),
        leaders=(s.winner,) if is_won else tuple(leaders(explorers)),
        is_pending=area in s.pending,
        is_current=area == s.gap,
    )


def enclosed_areas(board: Board) -> list[tuple[Square, ...]]:
    """Find all groups of empty squares from which no way leads to the outside by edges, in reading order."""
    return list(_holes(frozenset([plot.square for plot in board.known if board.meets[plot.number] >= TAKEN])))


@lru_cache(maxsize=MOST_BOARDS)
def _holes(taken: frozenset[Square]) -> tuple[tuple[Square, ...], ...]:
    """Find the groups of squares that some squares enclose: all around them that is not outside."""
    if not taken:
        return ()
    places = [place_of(square) for square in taken]
    columns, rows = zip(*places, strict=True)
    west, north, width = min(columns) - 1, min(rows) - 1, max(columns) - min(columns) + 3  # with a frame around it
    height = max(rows) - min(rows) + 3
    empty = (1 << width * height) - 1  # one bit for each square
    for x, y in places:
        empty ^= 1 << (y - north) * width + x - west
    inside = empty & ~_flooded(empty, width)
    holes = {square_at(west + bit % width, north + bit // width) for bit in _bits(inside)}
    areas = []
    while holes:
        areas.append(tuple(sorted(_group(min(holes), holes))))
    return tuple(areas)


def _flooded(empty: int, width: int) -> int:
    """Return all squares that are connected with the first by edges: the frame, all of which is empty, is one row."""
    outside, before = 1, 0
    while outside != before:
        before = outside
        outside |= outside << 1 | outside >> 1 | outside << width | outside >> width
        outside &= empty
    return outside


def _bits(among: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set."""
    while among:
        lowest = among & -among
        yield lowest.bit_length() - 1
        among ^= lowest


def _group(start: Square, among: set[Square]) -> list[Square]:
    """Take out of some squares all that are connected with one of them by edges."""
    among.remove(start)
    group = [start]
    for square in group:
        for step in STEPS:
            beside = square + step
            if beside in among:
                among.remove(beside)
                group.append(beside)
    return group


_GAPS: Final = Remembered[tuple[GapView, ...]](MOST_BOARDS)


def gap_views(s: OverworldState, land: Land, names: Names) -> tuple[GapView, ...]:
    """Show the closed gaps, in the order in which they were resolved: until the next one, or another tile is laid."""
    return _GAPS.get((land, tuple(s.gaps)), lambda: _gap_views(s, names))


def _gap_views(s: OverworldState, names: Names) -> tuple[GapView, ...]:
    return tuple(_gap_view(s, names, number, gap) for number, gap in enumerate(s.gaps, 1))


def _gap_view(s: OverworldState, names: Names, number: int, gap: Gap) -> GapView:
    return GapView(
        gap=name_of(gap.squares[0]),
        number=number,
        squares=points(gap.squares),
        outline=outline_of_squares(gap.squares),
        owner=None if gap.owner == NOBODY else gap.owner,
        entrance=ENTRANCES[gap.entrance],
        left=tuple(EXPLORERS[explorer] for explorer in gap.left),
        items=items_listed(gap.items),
        regions=names_in_order(names, s.board.regions_around(gap.squares)),
    )


def items_listed(counts: tuple[int, ...] | list[int]) -> tuple[Item, ...]:
    """List items one by one, kind by kind."""
    return tuple(item for item, count in zip(ITEM_NAMES, counts, strict=True) for _ in range(count))
