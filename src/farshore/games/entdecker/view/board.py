"""What lies on the board, for a client that knows no rule: Edge Spaces, tiles, units and islands."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from farshore.core.contract import Seat
from farshore.core.remembered import Remembered
from farshore.games.entdecker.actions import Side, Unit
from farshore.games.entdecker.board import Board, cell_of, column_name, index_of
from farshore.games.entdecker.islands import mass_name, mass_names, masses_on
from farshore.games.entdecker.scoring import ranking
from farshore.games.entdecker.tile import LAND_SIDES, MASSES, NAMES, OPPOSITE, SIDE_NAMES, UNDISCOVERED
from farshore.games.entdecker.units import UNIT_NAMES, kind_of, number_of, seat_of

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

WATERFALL = "7"  # how a waterfall is written (ENT-3); it lies as all land
MOST_BOARDS = 100
MOST_TILES = 20_000
MOST_LANDS = 500
"""Boards, tiles, and all that lies on a board, of all tables, that are remembered as they are shown."""
Members = dict[int, list[int]]  # the masses of every island, by root


class EdgeView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An Edge Space (ENT-2)."""

    name: str  # "S:C"
    side: Side  # of the board
    coins: int  # what a journey from here costs
    facing: str  # its one neighbour


class BoardView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The board as printed (ENT-1)."""

    width: int
    height: int
    columns: tuple[str, ...]
    edges: tuple[EdgeView, ...]


class MassView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Land on a tile that hangs together (ENT-4)."""

    name: str  # "C3", or "C3/E" for one of two
    sides: str  # its land sides: "NE"
    island: str  # the island it belongs to


class TileView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A discovered tile."""

    space: str
    tile: str  # "3r2"
    land: str  # its land sides: "SW"
    bonus: int  # of a waterfall, else 0
    is_unfound: bool  # the bonus waits for its finder (ENT-93)
    is_fresh: bool  # laid in this turn
    masses: tuple[MassView, ...]


class UnitView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A unit on a tile."""

    seat: Seat
    unit: Unit
    space: str
    side: Side  # tells two masses apart, else empty
    island: str
    number: int  # of a scout under Top Scout, else 0


class OpenSideView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A land side that faces an undiscovered space."""

    space: str  # the tile
    side: Side
    facing: str  # the undiscovered space


class StandingView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How a seat stands on an island, and what it would score now (ENT-72)."""

    seat: Seat
    settlements: int
    forts: int
    scouts: int
    place: int
    points: int


class IslandView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An island that is unfinished, or was completed in this turn (ENT-70, ENT-71)."""

    name: str
    spaces: tuple[str, ...]
    tiles: int
    bonus: int
    value: int
    is_complete: bool
    open_sides: tuple[OpenSideView, ...]
    standings: tuple[StandingView, ...]  # the Main Discoverer first; none without units


class LandView(NamedTuple):
    """All that lies on the board."""

    tiles: tuple[TileView, ...]
    units: tuple[UnitView, ...]
    islands: tuple[IslandView, ...]


_LANDS: Final = Remembered[LandView](MOST_LANDS)


def land_view(s: EntdeckerState) -> LandView:
    """Show what lies on the board: it stays as it is while somebody decides, pays and draws."""
    of = s.terms, tuple(s.chart.tiles), tuple(s.units.items()), frozenset(s.fresh), frozenset(s.unfound)
    return _LANDS.get(of, lambda: _land_view(s))


def _land_view(s: EntdeckerState) -> LandView:
    members = s.islands.members(s.chart.board, s.chart.tiles)
    names = island_names(s, members)
    return LandView(tile_views(s, names), unit_views(s, names), island_views(s, members, names))


@lru_cache(maxsize=MOST_BOARDS)
def board_view(board: Board) -> BoardView:
    """Show the board as printed: once, since it does not change."""
    return BoardView(
        width=board.width,
        height=board.height,
        columns=tuple(column_name(column) for column in range(board.width)),
        edges=tuple(_edge_view(board, cell) for cell in board.edges),
    )


def _edge_view(board: Board, cell: int) -> EdgeView:
    name = board.names[cell]
    side = SIDE_NAMES.index(name[0])
    facing = board.names[cell + board.steps[OPPOSITE[side]]]
    return EdgeView(name=name, side=_side(side), coins=board.edge_cost[cell], facing=facing)


def _side(side: int) -> Side:
    return SIDE_NAMES[side]


def _sides(mask: int) -> str:
    return "".join(SIDE_NAMES[side] for side in LAND_SIDES[mask])


def island_names(s: EntdeckerState, members: Members) -> dict[int, str]:
    """Return every island's name by root: that of its first mass in reading order."""
    return {root: mass_name(s.chart.board, s.chart.tiles, masses[0]) for root, masses in members.items()}


def laid_this_turn(s: EntdeckerState) -> set[int]:
    """Return the cells discovered or filled in this turn, without those of the set-up."""
    return set(s.fresh) - set(s.terms.scenario.tiles)


def tile_views(s: EntdeckerState, names: dict[int, str]) -> tuple[TileView, ...]:
    """Show every discovered tile, in reading order."""
    fresh = laid_this_turn(s)
    cells = [cell for cell in s.chart.board.spaces if s.chart.tiles[cell] != UNDISCOVERED]
    return tuple(_tile_view(s, names, cell, cell in fresh) for cell in cells)


def _tile_view(s: EntdeckerState, names: dict[int, str], cell: int, is_fresh: bool) -> TileView:
    board, tiles, find = s.chart.board, s.chart.tiles, s.islands.find
    islands = tuple([names[find(mass)] for mass in masses_on(board, tiles, cell)])
    bonus = s.terms.scenario.waterfalls.get(cell)
    return _tile(board.names[cell], tiles[cell], bonus, cell in s.unfound, is_fresh, islands)


@lru_cache(maxsize=MOST_TILES)
def _tile(
    space: str, mask: int, bonus: int | None, is_unfound: bool, is_fresh: bool, islands: tuple[str, ...]
) -> TileView:
    """Show a tile, with the islands its masses belong to (``bonus`` if it is a waterfall): few change in a turn."""
    return TileView(
        space=space,
        tile=NAMES[mask] if bonus is None else WATERFALL,
        land=_sides(mask),
        bonus=bonus or 0,
        is_unfound=is_unfound,
        is_fresh=is_fresh,
        masses=tuple(
            MassView(name=name, sides=_sides(part), island=island)
            for name, part, island in zip(mass_names(space, mask), MASSES[mask], islands, strict=True)
        ),
    )


def unit_views(s: EntdeckerState, names: dict[int, str]) -> tuple[UnitView, ...]:
    """Show the units on tiles, in order of placement."""
    board, tiles = s.chart.board, s.chart.tiles
    shown = []
    for mass, unit in s.units.items():
        space, _, side = mass_name(board, tiles, mass).partition("/")
        shown.append(
            UnitView(
                seat=seat_of(unit),
                unit=UNIT_NAMES[kind_of(unit)],
                space=space,
                side=_side(SIDE_NAMES.index(side)) if side else "",
                island=names[s.islands.find(mass)],
                number=number_of(unit),
            )
        )
    return tuple(shown)


def island_views(s: EntdeckerState, members: Members, names: dict[int, str]) -> tuple[IslandView, ...]:
    """Show the unfinished islands and those completed in this turn, in reading order."""
    fresh = laid_this_turn(s)
    return tuple(
        _island_view(s, root, masses, names[root])
        for root, masses in members.items()
        if s.islands.open_sides[root] or any(cell_of(mass) in fresh for mass in masses)
    )


def _island_view(s: EntdeckerState, root: int, masses: list[int], name: str) -> IslandView:
    islands = s.islands
    tiles, value = islands.size(root), islands.value(root)
    return IslandView(
        name=name,
        spaces=tuple(dict.fromkeys(s.chart.board.names[cell_of(mass)] for mass in masses)),
        tiles=tiles,
        bonus=value - tiles,
        value=value,
        is_complete=not islands.open_sides[root],
        open_sides=tuple(side for mass in masses for side in _open_sides(s, mass)),
        standings=tuple([_standing(*standing) for standing in ranking(s, root)]),
    )


def _open_sides(s: EntdeckerState, mass: int) -> list[OpenSideView]:
    """Return the land sides of a mass that face undiscovered spaces."""
    board, tiles = s.chart.board, s.chart.tiles
    cell, index = cell_of(mass), index_of(mass)
    return [
        _open_side(board.names[cell], _side(side), board.names[cell + board.steps[side]])
        for side in LAND_SIDES[MASSES[tiles[cell]][index]]
        if tiles[cell + board.steps[side]] == UNDISCOVERED
    ]


@lru_cache(maxsize=MOST_TILES)
def _open_side(space: str, side: Side, facing: str) -> OpenSideView:
    """Show a land side: the same ones are open for long."""
    return OpenSideView(space=space, side=side, facing=facing)


@lru_cache(maxsize=MOST_TILES)
def _standing(seat: Seat, settlements: int, forts: int, scouts: int, place: int, points: int) -> StandingView:
    return StandingView(seat=seat, settlements=settlements, forts=forts, scouts=scouts, place=place, points=points)
