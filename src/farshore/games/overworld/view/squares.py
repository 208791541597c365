"""What lies on the board, square by square."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from farshore.core.contract import Seat
from farshore.games.overworld.grid import DIRECTION_NAMES, Square, name_of, place_of
from farshore.games.overworld.regions import Spot, spot, square_of
from farshore.games.overworld.terms import EXPLORER_NAMES
from farshore.games.overworld.tiles import (
    EDGES,
    FACES,
    FLAT,
    HALVES,
    LAND,
    WATER,
    Cell,
    Kind,
    face_of,
    half_kind,
    is_coast,
    land_direction,
)
from farshore.games.overworld.view.outline import Point

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState
    from farshore.games.overworld.view.land import Land

KindName = Literal["mountain", "forest", "whirlpool", "reef"]
ExplorerName = Literal["camel", "ship"]
Direction = Literal["N", "E", "S", "W"]
Side = Literal["L", "W"]  # land or water
EdgeName = Literal["land", "water", "flat"]

KINDS: Final[dict[Kind, KindName]] = {
    Kind.MOUNTAIN: "mountain",
    Kind.FOREST: "forest",
    Kind.WHIRLPOOL: "whirlpool",
    Kind.REEF: "reef",
}
EXPLORERS: Final[tuple[ExplorerName, ...]] = ("camel", "ship")
DIRECTIONS: Final[tuple[Direction, ...]] = ("N", "E", "S", "W")
SIDES: Final[tuple[Side, ...]] = ("L", "W")  # by half
MOST_SQUARES: Final = 20_000
"""Squares of all tables that are remembered as they are shown."""
NOBODY_THERE: Final[Mapping[Spot, Seat]] = {}
_EDGES: Final[dict[int, EdgeName]] = {LAND: "land", WATER: "water", FLAT: "flat"}

assert EXPLORERS == EXPLORER_NAMES
assert "".join(DIRECTIONS) == DIRECTION_NAMES


class ExplorerView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A camel or a ship on the board."""

    seat: Seat
    explorer: ExplorerName


class HalfView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A part of a square that is of one kind: of a coast its land or water half, else the whole square."""

    side: Side
    kind: KindName
    region: str
    explorer: ExplorerView | None  # who stands there


class CoastView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How a coast tile lies."""

    land: Direction  # where its land edge points
    face: str  # "A0"


class SquareView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A square with a tile on it."""

    square: str  # "(2,-1)"
    x: int
    y: int
    kind: KindName | None  # of a survey tile's square; a coast has two halves
    coast: CoastView | None
    halves: tuple[HalfView, ...]  # one; of a coast the land half, then the water half
    edges: tuple[EdgeName, ...]  # north, east, south, west
    is_fresh: bool  # laid in this turn


class BoardView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Everything laid, and how far it reaches: the outermost rows and columns with a tile."""

    north: int
    east: int
    south: int
    west: int
    squares: tuple[SquareView, ...]  # row by row from the north, each from the west


def board_view(s: OverworldState, land: Land) -> BoardView:
    """Show every tile: as it is without anybody there, but where explorers are, and what was laid in this turn."""
    squares, fresh = land.squares.copy(), fresh_squares(s)
    for square in {square_of(at) for at in s.explorers} | fresh:
        cell = s.board.cells[square]
        squares[land.number[square]] = square_view(square, cell, land.region_at, s.explorers, square in fresh)
    columns, rows = [square.x for square in squares] or [0], [square.y for square in squares] or [0]
    return BoardView(north=min(rows), east=max(columns), south=max(rows), west=min(columns), squares=tuple(squares))


def fresh_squares(s: OverworldState) -> set[Square]:
    """Return the squares laid in this turn."""
    return {square for square in (*s.survey, s.coast) if square in s.board.cells}


def square_view(
    square: Square,
    cell: Cell,
    regions: Mapping[Spot, str],
    explorers: Mapping[Spot, Seat] = NOBODY_THERE,
    is_fresh: bool = False,
) -> SquareView:
    """Show a square with the regions of its halves, and who stands there."""
    spots = [spot(square, half) for half in HALVES[cell]]
    return _square(square, cell, tuple([(regions[at], explorers.get(at)) for at in spots]), is_fresh)


@lru_cache(maxsize=MOST_SQUARES)
def _square(square: Square, cell: Cell, halves: tuple[tuple[str, Seat | None], ...], is_fresh: bool) -> SquareView:
    """Show a square, of each half the region and whose explorer is there: few squares change from turn to turn."""
    x, y = place_of(square)
    coast = None
    if is_coast(cell):
        coast = CoastView(land=DIRECTIONS[land_direction(cell)], face=FACES[face_of(cell)])
    return SquareView(
        square=name_of(square),
        x=x,
        y=y,
        kind=None if coast else KINDS[Kind(cell)],
        coast=coast,
        halves=tuple(_half(cell, half, *known) for half, known in zip(HALVES[cell], halves, strict=True)),
        edges=tuple(_EDGES[edge] for edge in EDGES[cell]),
        is_fresh=is_fresh,
    )


def _half(cell: Cell, half: int, region: str, seat: Seat | None) -> HalfView:
    return HalfView(
        side=SIDES[half],
        kind=KINDS[half_kind(cell, half)],
        region=region,
        explorer=None if seat is None else ExplorerView(seat=seat, explorer=EXPLORERS[half]),
    )


def points(squares: tuple[Square, ...] | list[Square]) -> tuple[Point, ...]:
    """Return the columns and rows of squares."""
    return tuple(map(place_of, squares))
