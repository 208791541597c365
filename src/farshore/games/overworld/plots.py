"""Plots: the squares as a board keeps them, numbered ring by ring around the first coast, each with its neighbours.

So what is known about squares is a list no longer than the outermost ring that matters, and no neighbour has to be
looked up. All boards share the plots; a ring is made when a board first comes near it.
"""

from __future__ import annotations

from typing import Final

from farshore.games.overworld.grid import STEPS, Square, place_of, square_at


class Plot:
    """A square among its neighbours."""

    __slots__ = ("_around", "_near", "east", "north", "number", "ring", "sides", "south", "square", "west")

    number: int  # counted ring by ring from the first coast, each ring in reading order
    square: Square
    ring: int  # how many rows or columns from the first coast, whichever is more
    # its neighbours, which are there as soon as the next ring is made
    north: Plot
    east: Plot
    south: Plot
    west: Plot
    sides: tuple[Plot, ...]  # the same, by direction
    _near: tuple[Plot, ...]
    _around: tuple[tuple[Plot, ...], ...]

    def __init__(self, number: int, square: Square, ring: int) -> None:
        self.number = number
        self.square = square
        self.ring = ring
        self._near = ()
        self._around = ()

    def link(self) -> None:
        """Note the neighbours."""
        self.sides = tuple([_made[self.square + step] for step in STEPS])
        self.north, self.east, self.south, self.west = self.sides

    @property
    def near(self) -> tuple[Plot, ...]:
        """The corners of all Ls that cover this square or lie beside it: the plots within two steps."""
        if not self._near:
            found = {other.number: other for beside in (self, *self.sides) for other in (beside, *beside.sides)}
            self._near = tuple(found.values())
        return self._near

    @property
    def around(self) -> tuple[tuple[Plot, ...], ...]:
        """By orientation: the six plots that share exactly one edge with the L whose corner is here."""
        if not self._around:
            self._around = tuple([_around(self, way) for way in range(4)])
        return self._around


def _around(corner: Plot, way: int) -> tuple[Plot, ...]:
    covered = (corner.sides[way], corner, corner.sides[way + 1 & 3])
    beside = [other for plot in covered for other in plot.sides]
    return tuple([other for other in beside if beside.count(other) == 1 and other not in covered])


_made: Final[dict[Square, Plot]] = {}
_plots: Final[dict[Square, Plot]] = {}
"""Of all that are made, those that know their neighbours."""


def plots_within(ring: int) -> int:
    """Return how many plots there are up to a ring."""
    width = 2 * ring + 1
    return width * width


def plot_at(square: Square) -> Plot:
    """Return the plot of a square."""
    plot = _plots.get(square)
    if plot is None:
        x, y = place_of(square)
        make_rings(max(abs(x), abs(y)))
        plot = _plots[square]
    return plot


def plot_near(square: Square) -> Plot | None:
    """Return the plot of a square, if any board has come near it."""
    return _plots.get(square)


def make_rings(last: int) -> None:
    """See that all plots up to a ring are there and know their neighbours."""
    ring = 0
    while plots_within(ring) <= len(_made):
        ring += 1
    while ring <= last + 1:
        for square in _squares_of(ring):
            _made[square] = Plot(len(_made), square, ring)
        if ring:
            for square in _squares_of(ring - 1):
                _plots[square] = plot = _made[square]
                plot.link()
        ring += 1


def _squares_of(ring: int) -> list[Square]:
    """Return the squares of a ring, in reading order."""
    ways, ends = range(-ring, ring + 1), sorted({-ring, ring})
    return [square_at(x, y) for y in ways for x in (ways if y in ends else ends)]
