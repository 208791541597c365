"""The line around some squares, for a client that draws it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from farshore.games.overworld.grid import EAST, NORTH, SOUTH, WEST, Square, clockwise, opposite, place_of
from farshore.games.overworld.tiles import LAND_HALF, Cell, is_coast, land_direction

Point = tuple[int, int]
Line = tuple[Point, ...]
"""Corner points in half squares, x to the east and y to the south: the square (x,y) reaches from (2x,2y) to
(2x+2,2y+2). Only where the line turns; the last point is joined to the first. What lies inside is on the right hand."""

_QUARTERS: Final = {NORTH: ((0, 0), (1, 0)), EAST: ((1, 0), (1, 1)), SOUTH: ((0, 1), (1, 1)), WEST: ((0, 0), (0, 1))}
_WHOLE: Final = ((0, 0), (1, 0), (0, 1), (1, 1))


def outline_of_squares(squares: Iterable[Square]) -> tuple[Line, ...]:
    """Return the lines around whole squares."""
    return _outline_of_squares(tuple(squares))


@lru_cache(maxsize=2048)
def _outline_of_squares(squares: tuple[Square, ...]) -> tuple[Line, ...]:
    return outline(_shifted(square, _WHOLE) for square in squares)


def outline_of_halves(halves: Iterable[tuple[Square, Cell, int]]) -> tuple[Line, ...]:
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


def outline(parts: Iterable[Iterable[Point]]) -> tuple[Line, ...]:
    """Return the closed lines around quarters of squares that are connected: the outer one first, then holes.

    Each begins with its northernmost, then westernmost point; the holes follow in that order.
    """
    quarters = {quarter for part in parts for quarter in part}
    leaving: dict[Point, list[Point]] = {}  # by point: where the border goes on, with the quarters on the right hand
    for x, y in quarters:
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        for side in range(4):
            if beside[side] not in quarters:
                leaving.setdefault(corners[side], []).append(corners[clockwise(side)])
    lines = []
    for start in sorted(leaving, key=_reading):
        while leaving[start]:
            lines.append(_walk(leaving, start))
    return tuple(lines)


def _reading(point: Point) -> Point:
    return point[1], point[0]


def _walk(leaving: dict[Point, list[Point]], start: Point) -> Line:
    """Follow the border from its first point around, and forget it."""
    here = start
    ahead = min(leaving[start], key=_reading)
    leaving[start].remove(ahead)
    walked = [start]
    while ahead != start:
        here, before = ahead, here
        ahead = _onward(before, here, leaving[here])
        leaving[here].remove(ahead)
        if _step(before, here) != _step(here, ahead):
            walked.append(here)
    return tuple(walked)


def _step(one: Point, other: Point) -> Point:
    return other[0] - one[0], other[1] - one[1]


def _onward(before: Point, here: Point, choices: list[Point]) -> Point:
    """Where the border meets itself at a corner, turn left: so what is enclosed but for a corner is a hole."""
    x, y = _step(before, here)
    left = here[0] + y, here[1] - x
    return left if left in choices else choices[0]
