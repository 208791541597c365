"""What is in the box: kinds of terrain, survey tiles, coast tiles (OVW-2, OVW-3).

Everything that lies on a square is one number, its *cell*: 0 to 3 a survey square of that kind, 4 and up a coast, by
the direction of its land edge and its face. The tables below say all that the rules ask of a cell.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from farshore.games.overworld.grid import opposite

Cell = int


class Kind(IntEnum):
    """A kind of terrain: land or water, light or dark."""

    MOUNTAIN = 0
    FOREST = 1
    WHIRLPOOL = 2
    REEF = 3


# What an edge carries, as bits: edges that meet must carry the same.
LAND: Final = 1
WATER: Final = 2
FLAT: Final = 4

LAND_HALF: Final = 0
WATER_HALF: Final = 1

SIDES: Final = {"L": LAND, "W": WATER}
SIDE_NAMES: Final = {LAND: "L", WATER: "W"}

SURVEY_TYPES: Final = ("lll", "lld", "ldl", "ldd", "dll", "dld", "ddl", "ddd")
COPIES: Final = 5  # of each type
COAST_TYPES: Final = frozenset({"lll", "ddd"})  # with the coast icon (OVW-20)

PATTERNS: Final = "AB"
COASTS_OF_PATTERN: Final = 5
FACES: Final = ("A0", "A1", "B0", "B1")
FACE_KINDS: Final = (
    (Kind.FOREST, Kind.WHIRLPOOL),
    (Kind.MOUNTAIN, Kind.REEF),
    (Kind.FOREST, Kind.REEF),
    (Kind.MOUNTAIN, Kind.WHIRLPOOL),
)
"""By face: its land half, its water half."""

FIRST_COAST: Final[Cell] = len(Kind)


def coast_cell(land: int, face: int) -> Cell:
    """Return a coast with its land edge in the direction ``land``."""
    return FIRST_COAST + land * len(FACES) + face


def pattern_of(face: int) -> int:
    """Return the pattern, A or B, of a face."""
    return face >> 1


def is_coast(cell: Cell) -> bool:
    """Say whether a cell is a coast."""
    return cell >= FIRST_COAST


def land_direction(cell: Cell) -> int:
    """Return the direction of a coast's land edge."""
    return (cell - FIRST_COAST) // len(FACES)


def face_of(cell: Cell) -> int:
    """Return the face of a coast, as an index of ``FACES``."""
    return (cell - FIRST_COAST) % len(FACES)


def survey_cells(tile: int, side: int) -> tuple[Cell, Cell, Cell]:
    """Return a survey tile's cells in the order of ``grid.squares_of``; on the water side the ends change places."""
    water = 2 if side == WATER else 0
    first, corner, second = (water | (shade == "d") for shade in SURVEY_TYPES[tile])
    return (second, corner, first) if water else (first, corner, second)


def half_kind(cell: Cell, half: int) -> Kind:
    """Return the kind of a half of a cell; a survey square has only the one half of its side."""
    return FACE_KINDS[face_of(cell)][half] if is_coast(cell) else Kind(cell)


def _edge(cell: Cell, direction: int) -> int:
    if not is_coast(cell):
        return WATER if cell >= Kind.WHIRLPOOL else LAND
    if direction == land_direction(cell):
        return LAND
    return WATER if direction == opposite(land_direction(cell)) else FLAT


def _halves(cell: Cell) -> tuple[int, ...]:
    if is_coast(cell):
        return (LAND_HALF, WATER_HALF)
    return (WATER_HALF,) if cell >= Kind.WHIRLPOOL else (LAND_HALF,)


def _touching(cell: Cell, direction: int) -> tuple[int, ...]:
    edge = EDGES[cell][direction]
    return _halves(cell) if edge == FLAT else (LAND_HALF,) if edge == LAND else (WATER_HALF,)


def _joined(cell: Cell, direction: int, other: Cell) -> tuple[int, ...]:
    edge = EDGES[cell][direction]
    if edge != EDGES[other][opposite(direction)]:
        return ()
    if edge == FLAT and land_direction(cell) != land_direction(other):
        return ()
    return tuple(half for half in TOUCHING[cell][direction] if half_kind(cell, half) == half_kind(other, half))


_CELLS: Final = range(FIRST_COAST + 4 * len(FACES))

EDGES: Final = tuple(tuple(_edge(cell, direction) for direction in range(4)) for cell in _CELLS)
"""By cell and direction: what the edge carries."""
HALVES: Final = tuple(_halves(cell) for cell in _CELLS)
"""By cell: its halves."""
TOUCHING: Final = tuple(tuple(_touching(cell, direction) for direction in range(4)) for cell in _CELLS)
"""By cell and direction: the halves that share that edge; across a flat edge both do (OVW-42)."""
JOINED: Final = tuple(
    tuple(tuple(_joined(cell, direction, other) for other in _CELLS) for direction in range(4)) for cell in _CELLS
)
"""By cell, direction and the cell that lies there: the halves that become one region with its like half (OVW-40)."""
