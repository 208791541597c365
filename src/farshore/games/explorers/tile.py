"""A terrain tile: 8×8 squares as 64-bit masks (EXP-1 to EXP-3), and what can be asked of such a mask.

The bit of a square is ``square_at(row, column)``, row 0 in the north and column 0 in the west; masks are packed and
unpacked here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Final

import msgspec

SIDE: Final = 8
SQUARES: Final = SIDE * SIDE
TILES: Final = 8
TURNS: Final = 4
WHOLE: Final = (1 << SQUARES) - 1

_WEST: Final = WHOLE // 0xFF  # the westmost column
_NOT_WEST: Final = WHOLE & ~_WEST
_NOT_EAST: Final = WHOLE & ~(_WEST << SIDE - 1)
INSIDE: Final = _NOT_WEST & _NOT_EAST & WHOLE << SIDE & WHOLE >> SIDE
"""The squares that are not on the rim."""


def square_at(row: int, column: int) -> int:
    """Return the square in a row and a column."""
    return SIDE * row + column


def place_of(square: int) -> tuple[int, int]:
    """Return the row and the column of a square."""
    return divmod(square, SIDE)


def alone(square: int) -> int:
    """Return the mask of a square alone."""
    return 1 << square


def holds(mask: int, square: int) -> bool:
    """Tell whether a square is in a mask."""
    return bool(mask & alone(square))


CLOCKWISE: Final = tuple(square_at(column, SIDE - 1 - row) for row in range(SIDE) for column in range(SIDE))
"""By square: where it comes to lie after a quarter-turn clockwise."""


class Terrain(IntEnum):
    """What a square can be (EXP-2)."""

    PRAIRIE = 0
    WATER = 1
    DESERT = 2
    MOUNTAIN = 3


class Object(IntEnum):
    """What can lie on a terrain square (EXP-3); the last three are the provisions."""

    TEMPLE = 0
    KEY = 1
    SCROLL = 2
    HORSE = 3
    GEM = 4
    APPLE = 5
    CARROT = 6
    FISH = 7


class Tile(msgspec.Struct, frozen=True):
    """A terrain tile in one of its four orientations."""

    number: int  # 1 to 8, as its village is numbered
    turns: int  # quarter-turns clockwise from how it is drawn
    village: int  # mask
    terrains: tuple[int, ...]  # masks by Terrain
    objects: tuple[int, ...]  # masks by Object

    def turned(self, turns: int) -> Tile:
        """Return the tile after some more quarter-turns clockwise."""
        return Tile(
            self.number,
            (self.turns + turns) % TURNS,
            turned(self.village, turns),
            tuple(turned(mask, turns) for mask in self.terrains),
            tuple(turned(mask, turns) for mask in self.objects),
        )


def turned(mask: int, turns: int) -> int:
    """Turn a mask by quarter-turns clockwise."""
    for _ in range(turns % TURNS):
        mask = sum(alone(CLOCKWISE[square]) for square in squares(mask))
    return mask


def squares(mask: int) -> Iterator[int]:
    """Yield the squares of a mask, row by row."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def rows_of(mask: int) -> bytes:
    """Return a mask as 8 rows of 8 bits."""
    return mask.to_bytes(SIDE, "little")


def beside(mask: int) -> int:
    """Return the squares orthogonally next to some square of a mask."""
    return (mask << SIDE | mask >> SIDE | (mask & _NOT_EAST) << 1 | (mask & _NOT_WEST) >> 1) & WHOLE


def areas(mask: int) -> Iterator[int]:
    """Yield the orthogonally connected areas of a mask, by their first square."""
    while mask:
        area = mask & -mask
        while (grown := (area | beside(area)) & mask) != area:
            area = grown
        yield area
        mask &= ~area


def steps(one: int, other: int) -> int:
    """Count the steps between two squares: rows plus columns (EXP-3)."""
    (row, column), (other_row, other_column) = place_of(one), place_of(other)
    return abs(row - other_row) + abs(column - other_column)
