"""The board: what lies where, what the neighbours of a square ask of it, every L that fits (OVW-21, OVW-22, OVW-41).

What fits is kept from turn to turn: only Ls near what was laid are looked at again, and only when somebody asks, since
whoever looks ahead mostly does not. An L fits on at most one side, since every edge it meets must carry one label. The
four Ls with their corner on a square are kept as one number (``placements``), and so are the actions that lay them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from farshore.games.overworld.actions import PlaceSurvey
from farshore.games.overworld.grid import CORNER, ORIENTATION, Ell, Square, opposite, squares_of
from farshore.games.overworld.placements import FITTING, placements_at
from farshore.games.overworld.plots import Plot, make_rings, plot_at, plot_near, plots_within
from farshore.games.overworld.regions import Regions, Root, spot
from farshore.games.overworld.tiles import EDGES, FLAT, HALVES, JOINED, LAND, TOUCHING, WATER, Cell

ONE_LABEL: Final = frozenset({LAND, WATER})
TAKEN: Final = 8
"""What a square meets that is closed. It is taken, as is one on which something lies, which meets more."""
LAID: Final = 16
"""What a square meets on which something lies, beside the number of its cell."""
MARGIN: Final = 4
"""How many rings beyond all that lies are asked for: a place for a coast beside an L beside it, and what it meets."""
_OTHER: Final = {LAND: WATER, WATER: LAND}
_SIDE: Final[tuple[int, ...]] = tuple(label if label in ONE_LABEL else 0 for label in range(4 * LAID))
"""By all that an L meets: the side that matches."""
_COVERING: Final[tuple[int, ...]] = tuple(
    3 << 2 * opposite(direction) | 3 << 2 * (opposite(direction) - 1 & 3) for direction in range(4)
)
"""By direction: those Ls with their corner on the neighbour there that cover the square itself."""


class Board:
    """Everything laid so far."""

    __slots__ = (
        "_are_fits_own",
        "_corners",
        "_fits",
        "_order",
        "_placements",
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
    ring: int  # up to which ``meets`` goes
    northmost: Square  # the first square in reading order on which something lies
    regions: Regions
    _corners: dict[Square, int]  # see ``corners``
    _placements: dict[Square, tuple[PlaceSurvey, ...]]  # the same as actions
    _order: list[Square]  # the same corners in reading order
    _are_fits_own: bool  # or these three are shared with a copy
    _fits: dict[Ell, int] | None  # see ``fits``; None: nobody has asked yet
    _stale: list[Plot]  # laid since the Ls near them were last looked at

    def __init__(self) -> None:
        self.cells = {}
        self.meets = []
        self.known = []
        self.ring = -1
        self.northmost = 0
        self.regions = Regions({}, {}, {})
        self._corners = {}
        self._placements = {}
        self._order = []
        self._are_fits_own = True
        self._fits = None
        self._stale = []

    def clone(self) -> Board:
        """Return an independent copy. What fits is shared until one of the two changes it."""
        copy: Board = Board.__new__(Board)
        copy.cells = self.cells.copy()
        copy.meets = self.meets.copy()
        copy.known = self.known.copy()
        copy.ring = self.ring
        copy.northmost = self.northmost
        copy.regions = self.regions.clone()
        copy._corners = self._corners
        copy._placements = self._placements
        copy._order = self._order
        copy._are_fits_own = self._are_fits_own = False
        copy._fits = self._fits
        copy._stale = self._stale.copy()
        return copy

    @property
    def corners(self) -> dict[Square, int]:
        """Every square on which an L could have its corner, with what fits there (``FITTING``)."""
        if self._stale:
            self._look_again()
        return self._corners

    @property
    def fits(self) -> dict[Ell, int]:
        """Every L a survey tile could cover, with the side that matches: LAND or WATER."""
        corners = self.corners
        if self._fits is None:
            order = self._order
            self._fits = {corner << CORNER | way: side for corner in order for way, side in FITTING[corners[corner]]}
        return self._fits

    def placements(self) -> list[PlaceSurvey]:
        """Return the actions that lay a survey tile where one fits, in reading order."""
        if self._stale:
            self._look_again()
        return [*chain.from_iterable(map(self._placements.__getitem__, self._order))]

    def lay(self, laid: Iterable[tuple[Square, Cell]]) -> None:
        """Lay the squares of a tile, and join regions."""
        for square, cell in laid:
            plot = plot_at(square)
            if plot.ring + MARGIN > self.ring:
                self._widen(plot.ring + MARGIN)
            if not self.cells or square < self.northmost:
                self.northmost = square
            self.cells[square] = cell
            self._stale.append(plot)
            self._lay_on(plot, cell)

    def _widen(self, ring: int) -> None:
        """Make room up to a ring."""
        make_rings(ring)
        self.meets += [0] * (plots_within(ring) - len(self.meets))
        self.ring = ring

    def _lay_on(self, plot: Plot, cell: Cell) -> None:
        meets, regions, square = self.meets, self.regions, plot.square
        if not meets[plot.number]:
            self.known.append(plot)
        meets[plot.number] = LAID + cell
        for half in HALVES[cell]:
            regions.add(spot(square, half))
        edges, joined = EDGES[cell], JOINED[cell]
        for direction, beside in enumerate(plot.sides):
            met = meets[beside.number]
            if met >= LAID:
                for half in joined[direction][met - LAID]:
                    regions.join(spot(square, half), spot(beside.square, half))
            elif met != TAKEN:
                if not met:
                    self.known.append(beside)
                meets[beside.number] = met | edges[direction]

    def _look_again(self) -> None:
        """Look again at the Ls over squares that changed, or beside which something did."""
        if not self._are_fits_own:
            self._corners = self._corners.copy()
            self._placements = self._placements.copy()
            self._order = self._order.copy()
            self._are_fits_own = True
        for plot in self._stale:
            for corner in plot.near:
                square, fitting = corner.square, self._fitting_at(corner)
                before = self._corners.get(square, 0)
                if fitting != before:
                    self._note(square, before, fitting)
        self._order.sort()
        self._fits = None
        self._stale.clear()

    def _note(self, corner: Square, before: int, fitting: int) -> None:
        """Note what fits at a corner now."""
        if not fitting:
            del self._corners[corner]
            del self._placements[corner]
            self._order.remove(corner)
            return
        self._corners[corner] = fitting
        self._placements[corner] = placements_at(corner, fitting)
        if not before:
            self._order.append(corner)

    def _fitting_at(self, corner: Plot) -> int:
        """Find out what fits at a corner (``FITTING``)."""
        meets = self.meets
        met = meets[corner.number]
        if met >= FLAT:
            return 0
        north = met | meets[corner.north.number]
        east = met | meets[corner.east.number]
        south = met | meets[corner.south.number]
        west = met | meets[corner.west.number]
        first, second = _SIDE[north | east], _SIDE[east | south]
        return first | second << 2 | _SIDE[south | west] << 4 | _SIDE[west | north] << 6

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

    def coast_places(self, survey: tuple[Square, ...], side: int) -> Iterator[tuple[Square, int]]:
        """Yield where a coast may lie beside a survey tile, laid or not, and where its land edge points (OVW-22)."""
        meets = self.meets
        for square in survey:
            for direction, place in enumerate(plot_at(square).sides):
                if place.square in survey or meets[place.number] >= TAKEN:
                    continue
                toothed = opposite(direction)
                if self._coast_fits(place, toothed, side, survey):
                    yield place.square, toothed if side == LAND else direction

    def _coast_fits(self, place: Plot, toothed: int, side: int, survey: tuple[Square, ...]) -> bool:
        """Say whether a coast whose edge to the survey tile points in the direction ``toothed`` matches all around."""
        for direction, beside in enumerate(place.sides):
            if direction == toothed:
                continue
            wanted = _OTHER[side] if direction == opposite(toothed) else FLAT
            met = self.meets[beside.number]
            if beside.square in survey:
                edge = side
            elif met >= LAID:
                edge = EDGES[met - LAID][opposite(direction)]
            else:
                continue
            if edge != wanted:
                return False
        return True

    def with_coast_place(self, places: Iterable[Ell]) -> list[Ell]:
        """Return those Ls that a survey tile could cover and leave a place for a coast beside it (OVW-22)."""
        fits = self.fits
        return [
            place
            for place in places
            if self._leaves_coast_place(plot_at(place >> CORNER), place & ORIENTATION, fits[place])
        ]

    def placements_with_coast_place(self) -> list[PlaceSurvey]:
        """Return ``placements``, of those only what leaves a place for a coast beside it (OVW-22)."""
        found: list[PlaceSurvey] = []
        corners = self.corners
        for square in self._order:
            corner, left = plot_at(square), 0
            for way, side in FITTING[corners[square]]:
                if self._leaves_coast_place(corner, way, side):
                    left |= side << 2 * way
            if left:
                found += placements_at(square, left)
        return found

    def _leaves_coast_place(self, corner: Plot, way: int, side: int) -> bool:
        meets = self.meets
        for beside in corner.around[way]:
            if not meets[beside.number]:  # a square that would touch nothing else
                return True
        return any(self.coast_places(squares_of(corner.square << CORNER | way), side))

    def regions_around(self, squares: Iterable[Square]) -> set[Root]:
        """Return the regions that share an edge with some empty squares (OVW-42)."""
        meets, root = self.meets, self.regions.root
        found = set()
        for square in squares:
            for direction, beside in enumerate(plot_at(square).sides):
                met = meets[beside.number]
                if met >= LAID:
                    for half in TOUCHING[met - LAID][opposite(direction)]:
                        found.add(root(spot(beside.square, half)))
        return found
