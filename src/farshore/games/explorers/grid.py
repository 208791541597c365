"""The map as 256-bit integers: 16 × 16 squares, one bit each, row by row from the north-west (EXP-1).

Neighbours are shifts, areas are repeated dilations, and the legal squares of a turn are a few operations.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final

Shift = Callable[[int], int]
SIZE: Final = 16
SQUARES: Final = SIZE * SIZE
FULL: Final = (1 << SQUARES) - 1
ROW: Final = (1 << SIZE) - 1
ROWS: Final = tuple(ROW << SIZE * row for row in range(SIZE))
COLUMNS: Final = tuple(sum(1 << SIZE * row + column for row in range(SIZE)) for column in range(SIZE))
_NOT_WEST: Final = FULL & ~COLUMNS[0]
_NOT_EAST: Final = FULL & ~COLUMNS[-1]
QUADRANTS: Final = tuple(
    sum(1 << SIZE * row + column for row in range(top, top + 8) for column in range(left, left + 8))
    for top in (0, 8)
    for left in (0, 8)
)
"""Quadrants A (north-west), B (north-east), C (south-west), D (south-east)."""
QUADRANT_NAMES: Final = "ABCD"
CORNERS: Final = tuple(1 << square for square in (0, 15, 240, 255))
EDGES: Final = (ROWS[0], ROWS[-1], COLUMNS[0], COLUMNS[-1])

NEIGHBOURS: Final = tuple(
    sum(
        1 << square + step
        for step, there in (
            (-SIZE, square >= SIZE),
            (SIZE, square < SQUARES - SIZE),
            (-1, square % SIZE > 0),
            (1, square % SIZE < SIZE - 1),
        )
        if there
    )
    for square in range(SQUARES)
)
"""By square: the set of its orthogonal neighbours."""

NAMES: Final = tuple(f"{chr(97 + square % SIZE)}{square // SIZE + 1}" for square in range(SQUARES))
"""By square: its name, ``a1`` in the north-west, ``p16`` in the south-east."""
SQUARE: Final = {name: square for square, name in enumerate(NAMES)}
_rows_of: Final = Struct("<16H").unpack


def quadrant_of(square: int) -> int:
    """Return the number of the quadrant a square lies in."""
    return square // (SQUARES // 2) * 2 + square % SIZE // 8


def steps(one: int, other: int) -> int:
    """Count the steps between two squares: rows plus columns."""
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)


def beside(squares: int) -> int:
    """Return the orthogonal neighbours of a set of squares, some of which may be in the set itself."""
    return (squares << SIZE & FULL) | squares >> SIZE | (squares & _NOT_EAST) << 1 | (squares & _NOT_WEST) >> 1


def from_east(squares: int) -> int:
    """Return the squares whose eastern neighbour is in the set."""
    return (squares & _NOT_WEST) >> 1


def from_south(squares: int) -> int:
    """Return the squares whose southern neighbour is in the set."""
    return squares >> SIZE


def from_south_east(squares: int) -> int:
    """Return the squares whose south-eastern neighbour is in the set."""
    return (squares & _NOT_WEST) >> SIZE + 1


def from_south_west(squares: int) -> int:
    """Return the squares whose south-western neighbour is in the set."""
    return (squares & _NOT_EAST) >> SIZE - 1


def spread(start: int, within: int) -> int:
    """Return all squares of ``within`` that are connected to ``start``."""
    found = start & within
    while (wider := found | beside(found) & within) != found:
        found = wider
    return found


def areas(squares: int) -> list[int]:
    """Return the orthogonally connected areas of a set of squares."""
    found = []
    while squares:
        area = spread(squares & -squares, squares)
        found.append(area)
        squares &= ~area
    return found


def squares_of(squares: int) -> list[int]:
    """Return the members of a set of squares, in reading order."""
    members = []
    while squares:
        lowest = squares & -squares
        members.append(lowest.bit_length() - 1)
        squares ^= lowest
    return members


def rows_of(squares: int) -> tuple[int, ...]:
    """Return a set of squares as 16 rows of 16 bits."""
    return _rows_of(squares.to_bytes(32, "little"))


def names_of(squares: int) -> list[str]:
    """Return the names of a set of squares, in reading order."""
    return [NAMES[square] for square in squares_of(squares)]
