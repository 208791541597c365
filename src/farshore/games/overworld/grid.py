"""The squares of the unbounded grid, as whole numbers, and the Ls that cover them (OVW-2).

A square is one number, so that its neighbours are a fixed step away and numbers sort as one reads: row by row from the
north, each from the west. The box holds too few tiles to lead further than ``REACH`` from the first coast in any
direction (40 survey tiles go two squares each, nine coasts one), so the numbers never run out.

An L is a corner square and an orientation: ``corner * 4 + orientation``. Its ends lie in the directions ``orientation``
and the next one clockwise. No two Ls cover the same squares.
"""

from __future__ import annotations

import re
from typing import Final

Square = int
Ell = int

REACH: Final = 90
_ROW: Final = 537  # squares in a row of the numbering: rows apart by a power of two would collide in every dictionary
HOME: Final = 128 * _ROW + 128  # (0,0), where the first coast lies

DIRECTION_NAMES: Final = "NESW"
STEPS: Final[tuple[int, ...]] = (-_ROW, 1, _ROW, -1)  # from a square to its neighbour, by direction
_NEXT_STEPS: Final[tuple[int, ...]] = (*STEPS[1:], STEPS[0])  # clockwise of each
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

_NAME: Final = re.compile(r"\((0|-?[1-9]\d?),(0|-?[1-9]\d?)\)")
_names: dict[Square, str] = {}
_squares: dict[str, Square] = {}


def opposite(direction: int) -> int:
    """Return the direction to the other side."""
    return direction ^ 2


def square_at(x: int, y: int) -> Square:
    """Return the square x columns east and y rows south of the first coast."""
    return HOME + y * _ROW + x


def place_of(square: Square) -> tuple[int, int]:
    """Return a square's column and row, counted from the first coast."""
    row, column = divmod(square, _ROW)
    return column - 128, row - 128


def row_start(square: Square) -> Square:
    """Return the first square of a row: all before it lie further north."""
    return square - square % _ROW


def name_of(square: Square) -> str:
    """Write a square: ``(2,-1)``."""
    name = _names.get(square)
    if name is None:
        x, y = place_of(square)
        name = _names[square] = f"({x},{y})"
        _squares[name] = square
    return name


def square_named(name: str) -> Square:
    """Read a square. Raises ``ValueError`` if there is none of that name within reach."""
    square = _squares.get(name)
    if square is None:
        match = _NAME.fullmatch(name)
        if match is None:
            raise ValueError(name)
        x, y = int(match[1]), int(match[2])
        if max(abs(x), abs(y)) > REACH:
            raise ValueError(name)
        square = square_at(x, y)
        name_of(square)
    return square


def neighbours(square: Square) -> tuple[Square, Square, Square, Square]:
    """Return the squares beside a square, by direction."""
    return square + STEPS[0], square + STEPS[1], square + STEPS[2], square + STEPS[3]


def clockwise(direction: int) -> int:
    """Return the next direction clockwise."""
    return (direction + 1) & 3


def counterclockwise(direction: int) -> int:
    """Return the next direction the other way round."""
    return (direction - 1) & 3


_CORNER: Final = 2
_ORIENTATION: Final = 3
"""An L is its corner, shifted by ``_CORNER`` bits, and its orientation in the bits ``_ORIENTATION``."""


def ell(corner: Square, orientation: int) -> Ell:
    """Return an L by its corner and orientation."""
    return corner << _CORNER | orientation


def corner_of(covered: Ell) -> Square:
    """Return the square on which an L has its corner."""
    return covered >> _CORNER


def orientation_of(covered: Ell) -> int:
    """Return the direction of an L's first end; the other end lies clockwise of it."""
    return covered & _ORIENTATION


def squares_of(covered: Ell) -> tuple[Square, Square, Square]:
    """Return the squares of an L: the end in its first direction, the corner, the other end."""
    corner, orientation = covered >> _CORNER, covered & _ORIENTATION
    return corner + STEPS[orientation], corner, corner + _NEXT_STEPS[orientation]


def ell_over(squares: tuple[Square, ...]) -> Ell:
    """Return the L that covers three squares, given as ``squares_of`` does."""
    first, corner = squares[0], squares[1]
    return ell(corner, STEPS.index(first - corner))


def _covering() -> tuple[tuple[int, int, int], ...]:
    found = []
    for orientation in range(4):
        parts = (STEPS[orientation], 0, STEPS[clockwise(orientation)])
        for part in parts:
            one, other = (step - part for step in parts if step != part)
            found.append((ell(-part, orientation), one, other))
    return tuple(found)


COVERING: Final[tuple[tuple[int, int, int], ...]] = _covering()
"""The twelve Ls that cover a square: what to add to four times the square, and the steps to their other two squares."""


def _beside(orientation: int) -> tuple[int, ...]:
    first, corner, second = squares_of(ell(0, orientation))
    around = [square + step for square in (first, corner, second) for step in STEPS]
    return tuple(square for square in around if around.count(square) == 1 and square not in (first, corner, second))


BESIDE: Final = tuple(_beside(orientation) for orientation in range(4))
"""By orientation: the steps from an L's corner to the six squares that share exactly one edge with it."""
