"""The board: what lies where, what the neighbours of a square ask of it, every L that fits (OVW-21, OVW-22, OVW-41).

What fits is kept from turn to turn: only Ls near what was laid are looked at again, and only when somebody asks, since
whoever looks ahead mostly does not. An L fits on at most one side, since every edge it meets must carry one label. The
four Ls with their corner on a square are kept as one number (``corners``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from farshore.games.overworld.grid import (
    BESIDE,
    CORNER,
    ORIENTATION,
    STEPS,
    TOUCHED,
    Ell,
    Square,
    opposite,
    squares_of,
)
from farshore.games.overworld.regions import Regions, Root, spot
from farshore.games.overworld.tiles import EDGES, FLAT, HALVES, JOINED, LAND, TOUCHING, WATER, Cell

ONE_LABEL: Final = frozenset({LAND, WATER})
TAKEN: Final = 8
"""Among what a square meets: the square itself is laid or closed."""
_OTHER: Final = {LAND: WATER, WATER: LAND}

# Which of the four Ls with their corner on a square fit: two bits for each orientation, LAND, WATER or neither.

_SIDE: Final[tuple[int, ...]] = tuple(label if label in ONE_LABEL else 0 for label in range(2 * TAKEN))
"""By all labels that an L meets: the side that matches."""
FITTING: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((way, fitting >> 2 * way & 3) for way in range(4) if fitting >> 2 * way & 3) for fitting in range(256)
)
"""By what fits at a corner: the orientations, each with its side."""
_COVERING: Final[tuple[int, ...]] = tuple(
    3 << 2 * opposite(direction) | 3 << 2 * (opposite(direction) - 1 & 3) for direction in range(4)
)
"""By direction: those Ls with their corner on the neighbour there that cover the square itself."""


class Board:
    """Everything laid so far."""

    __slots__ = ("_are_corners_own", "_corners", "_fits", "_stale", "cells", "meets", "regions")

    cells: dict[Square, Cell]  # what lies where
    meets: dict[Square, int]  # by square: the labels of all edges around it, as bits, or TAKEN
    regions: Regions
    _corners: dict[Square, int]  # see ``corners``
    _are_corners_own: bool  # or shared with a copy
    _fits: dict[Ell, int] | None  # see ``fits``; None: nobody has asked yet
    _stale: list[Square]  # laid since the Ls near them were last looked at

    def __init__(self) -> None:
        self.cells = {}
        self.meets = {}
        self.regions = Regions({}, {}, {})
        self._corners = {}
        self._are_corners_own = True
        self._fits = None
        self._stale = []

    def clone(self) -> Board:
        """Return an independent copy. What fits is shared until one of the two changes it."""
        copy = Board()
        copy.cells = self.cells.copy()
        copy.meets = self.meets.copy()
        copy.regions = self.regions.clone()
        copy._corners = self._corners
        copy._are_corners_own = self._are_corners_own = False
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
            self._fits = {corner << CORNER | way: side for corner in corners for way, side in FITTING[corners[corner]]}
        return self._fits

    def lay(self, laid: Iterable[tuple[Square, Cell]]) -> None:
        """Lay the squares of a tile, and join regions."""
        for square, cell in laid:
            self._lay_square(square, cell)

    def _lay_square(self, square: Square, cell: Cell) -> None:
        cells, meets, regions = self.cells, self.meets, self.regions
        cells[square] = cell
        meets[square] = TAKEN
        self._stale.append(square)
        for half in HALVES[cell]:
            regions.add(spot(square, half))
        edges, joined = EDGES[cell], JOINED[cell]
        for direction, step in enumerate(STEPS):
            beside = square + step
            other = cells.get(beside)
            if other is None:
                meets[beside] = meets.get(beside, 0) | edges[direction]
                continue
            for half in joined[direction][other]:
                regions.join(spot(square, half), spot(beside, half))

    def _look_again(self) -> None:
        """Look again at the Ls over squares that changed, or beside which something did."""
        if not self._are_corners_own:
            self._corners = self._corners.copy()
            self._are_corners_own = True
        meets, corners = self.meets, self._corners
        to_north, to_east, to_south, to_west = STEPS
        for corner in {square + step for square in self._stale for step in TOUCHED}:
            met = meets.get(corner, 0)
            fitting = 0
            if met < FLAT:
                north = met | meets.get(corner + to_north, 0)
                east = met | meets.get(corner + to_east, 0)
                south = met | meets.get(corner + to_south, 0)
                west = met | meets.get(corner + to_west, 0)
                fitting = _SIDE[north | east] | _SIDE[east | south] << 2
                fitting |= _SIDE[south | west] << 4 | _SIDE[west | north] << 6
            if fitting:
                corners[corner] = fitting
            elif corner in corners:
                del corners[corner]
        self._fits = None
        self._stale.clear()

    def is_coverable(self, square: Square) -> bool:
        """Say whether a survey tile could still cover an empty square."""
        corners = self.corners
        if square in corners:
            return True
        for direction, step in enumerate(STEPS):  # noqa: SIM110 - on the hot path, where any() takes twice as long
            if corners.get(square + step, 0) & _COVERING[direction]:
                return True
        return False

    def close(self, squares: Iterable[Square]) -> None:
        """Close a gap: nothing can be laid there any more (OVW-21). No L fits into it already."""
        for square in squares:
            self.meets[square] = TAKEN

    def is_empty(self, square: Square) -> bool:
        """Say whether a square is neither laid nor closed."""
        return self.meets.get(square, 0) != TAKEN

    def coast_places(self, survey: tuple[Square, ...], side: int) -> Iterator[tuple[Square, int]]:
        """Yield where a coast may lie beside a survey tile, laid or not, and where its land edge points (OVW-22)."""
        for square in survey:
            for direction, step in enumerate(STEPS):
                place = square + step
                if place in survey or not self.is_empty(place):
                    continue
                toothed = opposite(direction)
                if self._coast_fits(place, toothed, side, survey):
                    yield place, toothed if side == LAND else direction

    def _coast_fits(self, place: Square, toothed: int, side: int, survey: tuple[Square, ...]) -> bool:
        """Say whether a coast whose edge to the survey tile points in the direction ``toothed`` matches all around."""
        for direction, step in enumerate(STEPS):
            if direction == toothed:
                continue
            beside = place + step
            wanted = _OTHER[side] if direction == opposite(toothed) else FLAT
            if beside in survey:
                met = side
            elif beside in self.cells:
                met = EDGES[self.cells[beside]][opposite(direction)]
            else:
                continue
            if met != wanted:
                return False
        return True

    def with_coast_place(self, places: Iterable[Ell]) -> list[Ell]:
        """Return those Ls that a survey tile could cover and leave a place for a coast beside it (OVW-22)."""
        meets, fits = self.meets, self.fits
        found = []
        for place in places:
            corner = place >> CORNER
            for step in BESIDE[place & ORIENTATION]:
                if corner + step not in meets:  # a square that would touch nothing else
                    found.append(place)
                    break
            else:
                if any(self.coast_places(squares_of(place), fits[place])):
                    found.append(place)
        return found

    def regions_around(self, squares: Iterable[Square]) -> set[Root]:
        """Return the regions that share an edge with some empty squares (OVW-42)."""
        cells, root = self.cells, self.regions.root
        found = set()
        for square in squares:
            for direction, step in enumerate(STEPS):
                cell = cells.get(square + step)
                if cell is not None:
                    for half in TOUCHING[cell][opposite(direction)]:
                        found.add(root(spot(square + step, half)))
        return found
