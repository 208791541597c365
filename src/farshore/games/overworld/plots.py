"""Plots: the squares as a board keeps them, numbered ring by ring around the first coast, each with its neighbours.

So what is known about squares is a list no longer than the outermost ring that matters, and no neighbour has to be
looked up. All boards share the plots; a ring is made when a board first comes near it, by one thread at a time: a
server reads several tables at once.
"""

from __future__ import annotations

from threading import Lock
from typing import Final

from farshore.games.overworld.actions import PlaceSurvey
from farshore.games.overworld.grid import (
    EAST,
    NORTH,
    SOUTH,
    STEPS,
    WEST,
    Square,
    clockwise,
    counterclockwise,
    name_of,
    opposite,
    place_of,
    square_at,
)
from farshore.games.overworld.placements import NO_FIT, Fit, every_placement


class Plot:
    """A square among its neighbours."""

    __slots__ = (
        "_around",
        "_beyond",
        "_fits",
        "_near",
        "_placements",
        "east",
        "north",
        "number",
        "ring",
        "sides",
        "south",
        "square",
        "west",
    )

    number: int  # counted ring by ring from the first coast, each ring in reading order
    square: Square
    ring: int  # how many rows or columns from the first coast, whichever is more
    # its neighbours, which are there as soon as the next ring is made
    north: Plot
    east: Plot
    south: Plot
    west: Plot
    sides: tuple[Plot, ...]  # the same, by direction
    # what is made when it is first asked for; see the methods
    _near: tuple[Plot, ...]
    _around: tuple[tuple[Plot, ...], ...]
    _beyond: tuple[tuple[Plot, ...], ...]
    _fits: dict[int, Fit]
    _placements: tuple[PlaceSurvey, ...]

    def __init__(self, number: int, square: Square, ring: int) -> None:
        self.number = number
        self.square = square
        self.ring = ring
        self._near = ()
        self._around = ()
        self._beyond = ()
        self._fits = {}
        self._placements = ()

    def link(self) -> None:
        """Note the neighbours."""
        self.north = _made[self.square + STEPS[NORTH]]
        self.east = _made[self.square + STEPS[EAST]]
        self.south = _made[self.square + STEPS[SOUTH]]
        self.west = _made[self.square + STEPS[WEST]]
        self.sides = (self.north, self.east, self.south, self.west)

    def near(self) -> tuple[Plot, ...]:
        """Return the corners of all Ls that cover this square or lie beside it: the plots within two steps."""
        if not self._near:
            north, east, south, west = self.sides
            straight = (north.north, east.east, south.south, west.west)
            self._near = (self, *self.sides, *straight, north.east, east.south, south.west, west.north)
        return self._near

    def beyond(self, direction: int) -> tuple[Plot, ...]:
        """Return those plots near this one that are not near the one it is reached from in this direction."""
        if not self._beyond:
            self._beyond = tuple([_beyond(self, direction) for direction in range(4)])
        return self._beyond[direction]

    def around(self) -> tuple[tuple[Plot, ...], ...]:
        """Return by orientation the six plots that share exactly one edge with the L whose corner is here.

        They lie around it from its first end on; ``OUTWARD`` says in which direction from it each does.
        """
        if not self._around:
            self._around = tuple([_around(self, way) for way in range(4)])
        return self._around

    def fit(self, fitting: int) -> Fit:
        """Return what fits with its corner here (``placements``)."""
        fit = self._fits.get(fitting)
        if fit is None:
            if not self._placements:
                self._placements = every_placement(name_of(self.square))
            fit = self._fits[fitting] = Fit(fitting, self._placements) if fitting else NO_FIT
        return fit


OUTWARD: Final[tuple[tuple[int, ...], ...]] = tuple(
    (way, counterclockwise(way), counterclockwise(way), opposite(way), opposite(way), clockwise(way))
    for way in range(4)
)
"""By orientation of an L: the directions from it in which the six plots ``around`` it lie."""


def _around(corner: Plot, way: int) -> tuple[Plot, ...]:
    right, back, left = clockwise(way), opposite(way), counterclockwise(way)
    first, middle, second = corner.sides[way].sides, corner.sides, corner.sides[right].sides
    return first[way], first[left], middle[left], middle[back], second[back], second[right]


def _beyond(plot: Plot, ahead: int) -> tuple[Plot, ...]:
    right, left = clockwise(ahead), counterclockwise(ahead)
    far, sides = plot.sides[ahead].sides, plot.sides
    return far[ahead], far[right], far[left], sides[right].sides[right], sides[left].sides[left]


_made: Final[dict[Square, Plot]] = {}
_plots: Final[dict[Square, Plot]] = {}
"""Of all that are made, those that know their neighbours."""
PLOTS: Final[list[Plot]] = []
"""By number: the same."""
_making: Final = Lock()


def place_among(plots: list[Plot], square: Square) -> int:
    """Return where among plots in reading order that of a square is, or belongs.

    Written out, since ``bisect`` would compare objects.
    """
    low, high = 0, len(plots)
    while low < high:
        middle = low + high >> 1
        if plots[middle].square < square:
            low = middle + 1
        else:
            high = middle
    return low


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
    if plots_within(last) <= len(PLOTS):
        return
    with _making:
        ring = 0
        while plots_within(ring) <= len(_made):
            ring += 1
        while ring <= last + 1:
            _make_ring(ring)
            ring += 1


def _make_ring(ring: int) -> None:
    """Make the plots of a ring; those of the one before know all their neighbours then, and can be found."""
    for square in _squares_of(ring):
        _made[square] = Plot(len(_made), square, ring)
    if ring:
        for square in _squares_of(ring - 1):
            plot = _made[square]
            plot.link()
            PLOTS.append(plot)
            _plots[square] = plot


def _squares_of(ring: int) -> list[Square]:
    """Return the squares of a ring, in reading order."""
    ways, ends = range(-ring, ring + 1), sorted({-ring, ring})
    return [square_at(x, y) for y in ways for x in (ways if y in ends else ends)]
