"""The board: what lies where, what the neighbours of a square ask of it, every L that fits (OVW-21, OVW-22, OVW-41).

What fits is kept from turn to turn: only Ls near what was laid are looked at again, and only when somebody asks, since
whoever looks ahead mostly does not. An L fits on at most one side, since every edge it meets must carry one label. The
four Ls with their corner on a square are kept together (``placements.Fit``).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from farshore.games.overworld.actions import PlaceSurvey
from farshore.games.overworld.grid import (
    Ell,
    Square,
    clockwise,
    corner_of,
    counterclockwise,
    ell,
    opposite,
    orientation_of,
)
from farshore.games.overworld.placements import (
    EAST_SOUTH,
    NO_FIT,
    SOUTH_WEST,
    WEST_NORTH,
    Fit,
    with_ways,
    without_way,
)
from farshore.games.overworld.plots import (
    OUTWARD,
    Plot,
    make_rings,
    place_among,
    plot_at,
    plot_near,
    plots_within,
)
from farshore.games.overworld.regions import Regions, Root, Spot, spot
from farshore.games.overworld.tiles import EDGES, FLAT, HALVES, JOINED, LAND, TOUCHING, WATER, Cell

ONE_LABEL: Final = frozenset({LAND, WATER})
BOTH: Final = LAND | WATER
"""What meets less matches one side, or nothing."""
TAKEN: Final = 8
"""What a square meets that is closed. It is taken, as is one on which something lies, which meets more."""
LAID: Final = 16
"""What a square meets on which something lies, beside the number of its cell."""
MARGIN: Final = 4
"""How many rings beyond all that lies are asked for: a place for a coast beside an L beside it, and what it meets."""
_OTHER: Final[tuple[int, ...]] = (0, WATER, LAND)
"""By side: the other one."""
_COVERING: Final[tuple[int, ...]] = tuple(
    with_ways(opposite(direction), counterclockwise(opposite(direction))) for direction in range(4)
)
"""By direction: those Ls with their corner on the neighbour there that cover the square itself."""


class Board:
    """Everything laid so far."""

    __slots__ = (
        "_are_fits_own",
        "_are_meets_own",
        "_corners",
        "_ells",
        "_fits",
        "_stale",
        "cells",
        "known",
        "meets",
        "northmost",
        "regions",
        "ring",
    )

    cells: dict[Square, Cell]  # what lies where
    meets: list[int]  # by number of the plot: the labels of all edges around it, as bits; TAKEN; or LAID and its cell
    known: list[Plot]  # those that meet anything, in the order in which they came to do so
    _are_meets_own: bool  # or these two are shared with a copy
    ring: int  # up to which ``meets`` goes
    northmost: Square  # the first square in reading order on which something lies
    regions: Regions
    _fits: list[Fit]  # by number of the plot: what fits with its corner there
    _corners: list[Plot]  # where anything does, in reading order
    _are_fits_own: bool  # or these two are shared with a copy
    _ells: dict[Ell, int] | None  # see ``fits``; None: nobody has asked yet
    _stale: list[tuple[Plot, ...]]  # the corners to be looked at again, since something was laid near them

    def __init__(self) -> None:
        self.cells = {}
        self.meets = []
        self.known = []
        self._are_meets_own = True
        self.ring = -1
        self.northmost = 0
        self.regions = Regions({}, {}, {})
        self._fits = []
        self._corners = []
        self._are_fits_own = True
        self._ells = None
        self._stale = []

    def clone(self) -> Board:
        """Return an independent copy. What squares meet and what fits is shared until one of the two changes it."""
        copy: Board = Board.__new__(Board)
        copy.cells = self.cells.copy()
        copy.meets = self.meets
        copy.known = self.known
        copy._are_meets_own = self._are_meets_own = False
        copy.ring = self.ring
        copy.northmost = self.northmost
        copy.regions = self.regions.clone()
        copy._fits = self._fits
        copy._corners = self._corners
        copy._are_fits_own = self._are_fits_own = False
        copy._ells = self._ells
        copy._stale = self._stale.copy()
        return copy

    def has_fit(self) -> bool:
        """Say whether a survey tile could be laid anywhere."""
        self._look_again()
        return bool(self._corners)

    @property
    def fits(self) -> dict[Ell, int]:
        """Every L a survey tile could cover, with the side that matches: LAND or WATER."""
        self._look_again()
        if self._ells is None:
            fits = self._fits
            self._ells = {
                ell(corner.square, way): side for corner in self._corners for way, side in fits[corner.number].ways
            }
        return self._ells

    def placements(self) -> list[PlaceSurvey]:
        """Return the actions that lay a survey tile where one fits, in reading order."""
        self._look_again()
        fits = self._fits
        return [action for corner in self._corners for action in fits[corner.number].actions]

    def lay(self, laid: Iterable[tuple[Square, Cell]]) -> None:
        """Lay the squares of tiles, and join regions."""
        for square, cell in laid:
            plot = plot_at(square)
            self._lay_on(plot, cell)
            self._stale.append(plot.near())

    def lay_survey(self, covered: Ell, cells: tuple[Cell, ...]) -> None:
        """Lay a survey tile, as ``lay`` does; corners near all of its squares are not looked at thrice."""
        corner, way = plot_at(corner_of(covered)), orientation_of(covered)
        first, second = corner.sides[way], corner.sides[clockwise(way)]
        self._lay_on(first, cells[0])
        self._lay_on(corner, cells[1])
        self._lay_on(second, cells[2])
        self._stale += [corner.near(), first.beyond(way), second.beyond(clockwise(way))]

    def _own_meets(self) -> None:
        """Share with no copy any more what is about to be changed."""
        if not self._are_meets_own:
            self.meets = self.meets.copy()
            self.known = self.known.copy()
            self._are_meets_own = True

    def _widen(self, ring: int) -> None:
        """Make room up to a ring."""
        make_rings(ring)
        self.meets += [0] * (plots_within(ring) - len(self.meets))
        self.ring = ring

    def _lay_on(self, plot: Plot, cell: Cell) -> None:
        self._own_meets()
        square = plot.square
        if plot.ring + MARGIN > self.ring:
            self._widen(plot.ring + MARGIN)
        if not self.cells or square < self.northmost:
            self.northmost = square
        self.cells[square] = cell
        meets = self.meets
        if not meets[plot.number]:
            self.known.append(plot)
        meets[plot.number] = LAID + cell
        edges, joined = EDGES[cell], JOINED[cell]
        alike: list[list[Spot]] = [[], []]  # by half: those beside it of one region with it
        for direction, beside in enumerate(plot.sides):
            met = meets[beside.number]
            if met >= LAID:
                for half in joined[direction][met - LAID]:
                    alike[half].append(spot(beside.square, half))
            elif met != TAKEN:
                if not met:
                    self.known.append(beside)
                meets[beside.number] = met | edges[direction]
        for half in HALVES[cell]:
            self.regions.add(spot(square, half), alike[half])

    def _look_again(self) -> None:
        """Look again at the Ls over squares that changed, or beside which something did."""
        if not self._stale:
            return
        if not self._are_fits_own:
            self._fits = self._fits.copy()
            self._corners = self._corners.copy()
            self._are_fits_own = True
        fits, corners = self._fits, self._corners
        fits += [NO_FIT] * (len(self.meets) - len(fits))
        for plots in self._stale:
            for plot in plots:
                fitting, before = self._fitting_at(plot), fits[plot.number].fitting
                if fitting != before:
                    fits[plot.number] = plot.fit(fitting)
                    if not before:
                        corners.insert(place_among(corners, plot.square), plot)
                    elif not fitting:
                        corners.pop(place_among(corners, plot.square))
        self._ells = None
        self._stale.clear()

    def _fitting_at(self, corner: Plot) -> int:
        """Find out what fits at a corner (``placements``)."""
        meets = self.meets
        met = meets[corner.number]
        if met >= FLAT:
            return 0
        north = met | meets[corner.north.number]
        east = met | meets[corner.east.number]
        south = met | meets[corner.south.number]
        west = met | meets[corner.west.number]
        fitting = 0
        if (side := north | east) < BOTH:
            fitting = side
        if (side := east | south) < BOTH:
            fitting |= side << EAST_SOUTH
        if (side := south | west) < BOTH:
            fitting |= side << SOUTH_WEST
        if (side := west | north) < BOTH:
            fitting |= side << WEST_NORTH
        return fitting

    def is_coverable(self, plot: Plot) -> bool:
        """Say whether a survey tile could still cover an empty square; what fits elsewhere is not looked at."""
        if self._fitting_at(plot):
            return True
        for direction, beside in enumerate(plot.sides):  # noqa: SIM110 - on the hot path, where any() takes twice as long
            if self._fitting_at(beside) & _COVERING[direction]:
                return True
        return False

    def close(self, squares: Iterable[Square]) -> None:
        """Close a gap: nothing can be laid there any more (OVW-21). No L fits into it already."""
        self._own_meets()
        for square in squares:
            plot = plot_at(square)
            if not self.meets[plot.number]:
                self.known.append(plot)
            self.meets[plot.number] = TAKEN

    def met_at(self, square: Square) -> int:
        """Return what a square meets (``meets``), however far out it lies."""
        plot = plot_near(square)
        return 0 if plot is None or plot.ring > self.ring else self.meets[plot.number]

    def is_empty(self, square: Square) -> bool:
        """Say whether a square is neither laid nor closed."""
        return self.met_at(square) < TAKEN

    def coast_places(self, survey: Ell, side: int) -> list[tuple[Square, int]]:
        """Return where a coast may lie beside a survey tile, laid or not, and where its land edge points (OVW-22).

        Where two squares of the tile would be beside the coast, one of them would meet a flat edge.
        """
        around, outward = plot_at(corner_of(survey)).around(), OUTWARD[orientation_of(survey)]
        return [
            (place.square, opposite(outward[number]) if side == LAND else outward[number])
            for number, place in enumerate(around[orientation_of(survey)])
            if self._takes_coast(place, outward[number], side)
        ]

    def _takes_coast(self, place: Plot, outward: int, side: int) -> bool:
        """Say whether a coast there, with a survey tile behind it, matches all else that lies around."""
        meets = self.meets
        if meets[place.number] >= TAKEN:
            return False
        for direction, beside in enumerate(place.sides):
            met = meets[beside.number]
            if met >= LAID and direction != opposite(outward):
                wanted = _OTHER[side] if direction == outward else FLAT
                if EDGES[met - LAID][opposite(direction)] != wanted:
                    return False
        return True

    def with_coast_place(self, places: Iterable[Ell]) -> list[Ell]:
        """Return those Ls that a survey tile could cover and leave a place for a coast beside it (OVW-22)."""
        fits = self.fits
        return [
            place
            for place in places
            if self._leaves_coast_place(plot_at(corner_of(place)).around(), orientation_of(place), fits[place])
        ]

    def _leaves_coast_place(self, around: tuple[tuple[Plot, ...], ...], way: int, side: int) -> bool:
        meets = self.meets
        for place in around[way]:  # first what is known at once: a coast where nothing is met would touch nothing else
            if not meets[place.number]:
                return True
        outward = OUTWARD[way]
        for number, place in enumerate(around[way]):  # noqa: SIM110 - on the hot path, as above
            if self._takes_coast(place, outward[number], side):
                return True
        return False

    def corner_fits(self) -> list[Fit]:
        """Return what fits at every corner where anything does, in reading order."""
        self._look_again()
        fits = self._fits
        return [fits[corner.number] for corner in self._corners]

    def corner_fits_with_coast_place(self) -> list[Fit]:
        """Return ``corner_fits``, but only what leaves a place for a coast beside the tile (OVW-22)."""
        self._look_again()
        found: list[Fit] = []
        for corner in self._corners:
            fit = self._fits[corner.number]
            left, around = fit.fitting, corner.around()
            for way, side in fit.ways:
                if not self._leaves_coast_place(around, way, side):
                    left = without_way(left, way)
            if left:
                found.append(fit if left == fit.fitting else corner.fit(left))
        return found

    def regions_around(self, squares: Iterable[Square]) -> set[Root]:
        """Return the regions that share an edge with some empty squares (OVW-42)."""
        meets, regions = self.meets, self.regions
        found = set()
        for square in squares:
            for direction, beside in enumerate(plot_at(square).sides):
                met = meets[beside.number]
                if met >= LAID:
                    for half in TOUCHING[met - LAID][opposite(direction)]:
                        found.add(regions.root(spot(beside.square, half)))
        return found
