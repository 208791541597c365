"""The map as 256-bit integers: 16 × 16 squares, one bit each, row by row from the north-west (EXP-1).

Neighbours are shifts, areas are repeated dilations, and the legal squares of a turn are a few operations. A square is
its number, ``SIZE * row + column``; a set of squares is packed and unpacked here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

Shift = Callable[[int], int]
SIZE: Final = 16
SQUARES: Final = SIZE * SIZE
FULL: Final = (1 << SQUARES) - 1
ALONE: Final[tuple[int, ...]] = tuple(1 << square for square in range(SQUARES))
"""By square: the set of that square alone."""


def square_at(row: int, column: int) -> int:
    """Return the square in a row and a column, both counted from 0 in the north-west."""
    return SIZE * row + column


def place_of(square: int) -> tuple[int, int]:
    """Return the row and the column of a square."""
    return divmod(square, SIZE)


def set_of(squares: Iterable[int]) -> int:
    """Return some different squares as a set."""
    return sum(ALONE[square] for square in squares)


def _block(rows: range, columns: range) -> int:
    return set_of(square_at(row, column) for row in rows for column in columns)


_ALL: Final = range(SIZE)
_HALVES: Final = (range(SIZE // 2), range(SIZE // 2, SIZE))
ROWS: Final = tuple(_block(range(row, row + 1), _ALL) for row in _ALL)
COLUMNS: Final = tuple(_block(_ALL, range(column, column + 1)) for column in _ALL)
_NOT_WEST: Final = FULL & ~COLUMNS[0]
_NOT_EAST: Final = FULL & ~COLUMNS[-1]
QUADRANTS: Final = tuple(_block(rows, columns) for rows in _HALVES for columns in _HALVES)
"""Quadrants A (north-west), B (north-east), C (south-west), D (south-east)."""
QUADRANT_NAMES: Final = "ABCD"
CORNERS: Final = tuple(ALONE[square_at(row, column)] for row in (0, SIZE - 1) for column in (0, SIZE - 1))
EDGES: Final = (ROWS[0], ROWS[-1], COLUMNS[0], COLUMNS[-1])

NAMES: Final = tuple(f"{letter}{number}" for number in range(1, SIZE + 1) for letter in "abcdefghijklmnop")
"""By square: its name, ``a1`` in the north-west, ``p16`` in the south-east."""
SQUARE: Final = {name: square for square, name in enumerate(NAMES)}


def steps(one: int, other: int) -> int:
    """Count the steps between two squares: rows plus columns."""
    (row, column), (other_row, other_column) = place_of(one), place_of(other)
    return abs(row - other_row) + abs(column - other_column)


def holds(squares: int, square: int) -> bool:
    """Tell whether a square is in a set."""
    return bool(squares & ALONE[square])


def only_square(squares: int) -> int:
    """Return the only square of a set."""
    return squares.bit_length() - 1


def beside(squares: int) -> int:
    """Return the orthogonal neighbours of a set of squares, some of which may be in the set itself."""
    return (squares << SIZE & FULL) | squares >> SIZE | (squares & _NOT_EAST) << 1 | (squares & _NOT_WEST) >> 1


NEIGHBOURS: Final[tuple[int, ...]] = tuple(beside(square) for square in ALONE)
"""By square: the set of its orthogonal neighbours."""
_QUADRANT_OF: Final[tuple[int, ...]] = tuple(
    next(number for number, quadrant in enumerate(QUADRANTS) if quadrant & square) for square in ALONE
)


def quadrant_of(square: int) -> int:
    """Return the number of the quadrant a square lies in."""
    return _QUADRANT_OF[square]


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
        members.append(only_square(lowest))
        squares ^= lowest
    return members


def half_rows_of(squares: int) -> bytes:
    """Return a set of squares as 32 halves of rows, 8 bits each, from the north-west."""
    return squares.to_bytes(SQUARES // 8, "little")


def names_of(squares: int) -> list[str]:
    """Return the names of a set of squares, in reading order."""
    return [NAMES[square] for square in squares_of(squares)]


def name_of(square: int) -> str:
    """Return the name of the only square of a set."""
    return NAMES[only_square(square)]
