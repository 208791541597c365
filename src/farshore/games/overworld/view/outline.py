"""The line around some squares, for a client that draws it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from farshore.games.overworld.grid import EAST, NORTH, SOUTH, WEST, Square, opposite, place_of
from farshore.games.overworld.tiles import LAND_HALF, Cell, is_coast, land_direction

Point = tuple[int, int]
Outline = tuple[Point, ...]
"""Corner points in half squares, x to the east and y to the south: the square (x,y) reaches from (2x,2y) to
(2x+2,2y+2). Only where the line turns; the last point is joined to the first. What lies inside is on the right hand."""

_QUARTERS: Final = {NORTH: ((0, 0), (1, 0)), EAST: ((1, 0), (1, 1)), SOUTH: ((0, 1), (1, 1)), WEST: ((0, 0), (0, 1))}
_WHOLE: Final = ((0, 0), (1, 0), (0, 1), (1, 1))

_Corner = int
"""A corner point as one number, of which there are fewer to make than of pairs: row by row, in reading order. A quarter
is called by its north-western corner."""
_ROW: Final = 1009
"""From a corner to the one south of it: more than a board can be wide (``grid.REACH``), in half squares; and no power
of two, or all corners of a column would be looked for in the same place of a set."""
_LEFT: Final = {1: -_ROW, _ROW: 1, -1: _ROW, -_ROW: -1}
"""By a step, east, south, west or north: the step that follows after a turn to the left."""


def outline_of_squares(squares: Iterable[Square]) -> tuple[Outline, ...]:
    """Return the lines around whole squares."""
    return _outline_of_squares(tuple(squares))


@lru_cache(maxsize=2048)
def _outline_of_squares(squares: tuple[Square, ...]) -> tuple[Outline, ...]:
    return outline(_shifted(square, _WHOLE) for square in squares)


def outline_of_halves(halves: Iterable[tuple[Square, Cell, int]]) -> tuple[Outline, ...]:
    """Return the lines around halves of laid squares: of a coast the part towards its edge, else all of the square."""
    return outline(_shifted(square, half_quarters(cell, half)) for square, cell, half in halves)


def half_quarters(cell: Cell, half: int) -> tuple[Point, ...]:
    """Return the quarters of a square that a half of it fills."""
    if not is_coast(cell):
        return _WHOLE
    land = land_direction(cell)
    return _QUARTERS[land if half == LAND_HALF else opposite(land)]


def _shifted(square: Square, quarters: Iterable[Point]) -> list[Point]:
    x, y = place_of(square)
    return [(2 * x + dx, 2 * y + dy) for dx, dy in quarters]


def outline(parts: Iterable[Iterable[Point]]) -> tuple[Outline, ...]:
    """Return the closed lines around quarters of squares that are connected: the outer one first, then holes.

    Each begins with its northernmost, then westernmost point; the holes follow in that order.
    """
    quarters = {y * _ROW + x for part in parts for x, y in part}
    leaving: dict[_Corner, list[_Corner]] = {}  # by corner: where the border goes on, with the quarters on the right
    for quarter in quarters:
        if quarter - _ROW not in quarters:
            leaving.setdefault(quarter, []).append(quarter + 1)
        if quarter + 1 not in quarters:
            leaving.setdefault(quarter + 1, []).append(quarter + 1 + _ROW)
        if quarter + _ROW not in quarters:
            leaving.setdefault(quarter + 1 + _ROW, []).append(quarter + _ROW)
        if quarter - 1 not in quarters:
            leaving.setdefault(quarter + _ROW, []).append(quarter)
    lines = []
    for start in sorted(leaving):
        while leaving[start]:
            lines.append(tuple(map(_point, _walk(leaving, start))))
    return tuple(lines)


def _walk(leaving: dict[_Corner, list[_Corner]], start: _Corner) -> list[_Corner]:
    """Follow the border from its first corner around, return where it turns, and forget it."""
    here = start
    ahead = min(leaving[start])
    leaving[start].remove(ahead)
    walked = [start]
    while ahead != start:
        step = ahead - here
        here, choices = ahead, leaving[ahead]
        ahead = _onward(here, step, choices)
        choices.remove(ahead)
        if ahead - here != step:
            walked.append(here)
    return walked


def _onward(here: _Corner, step: int, choices: list[_Corner]) -> _Corner:
    """Where the border meets itself at a corner, turn left: so what is enclosed but for a corner is a hole."""
    left = here + _LEFT[step]
    return left if left in choices else choices[0]


def _point(corner: _Corner) -> Point:
    y, x = divmod(corner + _ROW // 2, _ROW)
    return x - _ROW // 2, y
