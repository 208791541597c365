"""A raster of square cells, drawn with numpy alone.

Seats have colours that people with any kind of colour vision tell apart (after Okabe and Ito), each with a dark rim.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
Shape = NDArray[np.bool_]
Colour = tuple[int, int, int]

SEATS: Final[tuple[Colour, ...]] = ((213, 94, 0), (0, 114, 178), (240, 228, 66), (204, 121, 167))
INK: Final[Colour] = (25, 25, 25)
PAPER: Final[Colour] = (250, 250, 247)
MOST_POINTS: Final = 120
"""Points at which a bar is full."""

_LETTERS: Final = {
    "T": "###.#..#..#..#.",
    "K": "#.##.###.#.##.#",
    "S": "####..###..####",
    "H": "#.##.#####.##.#",
    "G": "####..#.##.####",
    "A": ".#.#.#####.##.#",
    "C": "####..#..#..###",
    "F": "####..##.#..#..",
}


class Canvas:
    """Cells of ``size`` pixels, and below them a bar for the points of each seat."""

    def __init__(self, rows: int, columns: int, size: int, scores: Sequence[int], ground: Colour = PAPER) -> None:
        self.size = size
        self.pixels: Picture = np.full((rows * size + size * len(scores) // 2, columns * size, 3), ground, np.uint8)
        self._draw_bars(rows * size, scores)

    def fill(self, row: int, column: int, colour: Colour) -> None:
        """Fill a cell."""
        self._cell(row, column)[:] = colour

    def rule(self, row: int, column: int) -> None:
        """Draw faint lines along the north and the west of a cell."""
        cell = self._cell(row, column)
        for line in (cell[0], cell[1:, 0]):
            line[:] = line * 0.85

    def stamp(self, row: int, column: int, shape: Shape, colour: Colour) -> None:
        """Colour those pixels of a cell that a shape has."""
        self._cell(row, column)[shape] = colour

    def piece(self, row: int, column: int, shape: Shape, colour: Colour) -> None:
        """Stamp a shape with a dark rim around it."""
        rim = shape.copy()
        for axis in (0, 1):
            rim |= np.roll(shape, 1, axis) | np.roll(shape, -1, axis)
        self.stamp(row, column, rim, INK)
        self.stamp(row, column, shape, colour)

    def letter(self, row: int, column: int, sign: str, colour: Colour = INK) -> None:
        """Write a letter into the middle of a cell."""
        self.stamp(row, column, letter(self.size, sign), colour)

    def _cell(self, row: int, column: int) -> Picture:
        size = self.size
        return self.pixels[row * size : (row + 1) * size, column * size : (column + 1) * size]

    def _draw_bars(self, top: int, scores: Sequence[int]) -> None:
        height, width = self.size // 2, self.pixels.shape[1]
        self.pixels[top:] = PAPER
        for seat, score in enumerate(scores):
            rows = slice(top + seat * height + 1, top + (seat + 1) * height - 1)
            length = round(width * min(max(score, 0), MOST_POINTS) / MOST_POINTS)
            self.pixels[rows, : length + 1] = INK
            self.pixels[rows.start + 1 : rows.stop - 1, :length] = SEATS[seat]


@cache
def _middle(size: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return how far every pixel of a cell lies south and east of its middle, in cells."""
    away = (np.arange(size) + 0.5) / size - 0.5
    return away[:, None] + np.zeros(size), np.zeros(size)[:, None] + away


@cache
def disc(size: int, radius: float, south: float = 0, east: float = 0) -> Shape:
    """Return a disc; where its middle is and how large it is, in cells."""
    down, right = _middle(size)
    return np.asarray((down - south) ** 2 + (right - east) ** 2 <= radius**2)


@cache
def block(size: int, radius: float, south: float = 0, east: float = 0) -> Shape:
    """Return a square that stands on a side."""
    down, right = _middle(size)
    return np.asarray(np.maximum(abs(down - south), abs(right - east)) <= radius)


@cache
def diamond(size: int, radius: float, south: float = 0, east: float = 0) -> Shape:
    """Return a square that stands on a corner."""
    down, right = _middle(size)
    return np.asarray(abs(down - south) + abs(right - east) <= radius)


@cache
def wedge(size: int, side: str) -> Shape:
    """Return the quarter of a cell from a side (``N``, ``E``, ``S``, ``W``) to its middle."""
    down, right = _middle(size)
    along = {"N": -down, "S": down, "E": right, "W": -right}[side]
    return np.asarray(along >= np.maximum(abs(down), abs(right)) - 1e-9)


@cache
def strip(size: int, side: str, depth: float) -> Shape:
    """Return the part of a cell that is at most so far, in cells, from a side."""
    down, right = _middle(size)
    along = {"N": -down, "S": down, "E": right, "W": -right}[side]
    return np.asarray(along >= 0.5 - depth)


@cache
def letter(size: int, sign: str) -> Shape:
    """Return a letter of three by five dots, twice as large where there is room."""
    dots = np.array([dot == "#" for dot in _LETTERS[sign]]).reshape(5, 3)
    scale = max(1, (size - 4) // 6)
    drawn = np.kron(dots, np.ones((scale, scale), bool)).astype(bool)
    shape = np.zeros((size, size), bool)
    top, left = (size - drawn.shape[0]) // 2, (size - drawn.shape[1]) // 2
    shape[top : top + drawn.shape[0], left : left + drawn.shape[1]] = drawn
    return shape
