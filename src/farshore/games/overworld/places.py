"""How a person calls a square: as on a map, by how far north or south and east or west of the first coast it lies.

``(-6,-4)`` of the notation is “4N 6W”, which the rim of a board can show however far it grows.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from farshore.core.words import Param, Phrase
from farshore.games.overworld.grid import Square, place_of, square_named

MOST_PLACES: Final = 2_000
"""Squares that are remembered by what they are called."""


@lru_cache(maxsize=MOST_PLACES)
def place_name(square: Square) -> Phrase:
    """Call a square: “4N 6W”, “4N” or “6W”; where the first coast lies, “the start”. Always the same, said once."""
    x, y = place_of(square)
    row, column = row_name(y), column_name(x)
    if not x and not y:
        return Phrase("overworld-place-start")
    if not x or not y:
        return row if y else column
    return Phrase("overworld-place", row=row, column=column)


def row_name(y: int) -> Phrase:
    """Call a row: “4N”; “0” is that of the first coast."""
    return Phrase("overworld-place-zero") if not y else Phrase(f"overworld-place-{'N' if y < 0 else 'S'}", count=abs(y))


def column_name(x: int) -> Phrase:
    """Call a column: “6W”."""
    return Phrase("overworld-place-zero") if not x else Phrase(f"overworld-place-{'W' if x < 0 else 'E'}", count=abs(x))


@lru_cache(maxsize=MOST_PLACES)
def said_place(name: str) -> Param:
    """Call a square by how it is written; what is no square is said as it is."""
    try:
        return place_name(square_named(name))
    except ValueError:
        return name
