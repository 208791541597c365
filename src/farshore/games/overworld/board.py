"""The board: what lies where, what the neighbours of a square ask of it, every L that fits (OVW-21, OVW-22, OVW-41).

``fits`` is kept from turn to turn: only Ls over squares whose neighbours changed are looked at again, and only when
somebody asks, since whoever looks ahead mostly does not. An L fits on at most one side, since every edge it meets must
carry one label.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from farshore.games.overworld.grid import (
    BESIDE,
    CORNER,
    COVERING,
    ORIENTATION,
    STEPS,
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


class Board:
    """Everything laid so far."""

    __slots__ = ("_are_fits_own", "_fits", "_stale", "cells", "meets", "regions")

    cells: dict[Square, Cell]  # what lies where
    meets: dict[Square, int]  # by square: the labels of all edges around it, as bits, or TAKEN
    regions: Regions
    _fits: dict[Ell, int]  # see ``fits``
    _are_fits_own: bool  # or shared with a copy
    _stale: set[Square]  # laid, or beside what was laid, since the Ls over them were last looked at

    def __init__(self) -> None:
        self.cells = {}
        self.meets = {}
        self.regions = Regions({}, {}, {})
        self._fits = {}
        self._are_fits_own = True
        self._stale = set()

    def clone(self) -> Board:
        """Return an independent copy. What fits is shared until one of the two changes it."""
        copy: Board = Board.__new__(Board)
        copy.cells = self.cells.copy()
        copy.meets = self.meets.copy()
        copy.regions = self.regions.clone()
        copy._fits = self._fits
        copy._are_fits_own = self._are_fits_own = False
        copy._stale = self._stale.copy()
        return copy

    @property
    def fits(self) -> dict[Ell, int]:
        """Every L a survey tile could cover, with the side that matches: LAND or WATER."""
        if self._stale:
            self._look_again()
        return self._fits

    def lay(self, laid: Iterable[tuple[Square, Cell]]) -> None:
        """Lay the squares of a tile, and join regions."""
        for square, cell in laid:
            self._lay_square(square, cell)

    def _lay_square(self, square: Square, cell: Cell) -> None:
        cells, meets, regions, stale = self.cells, self.meets, self.regions, self._stale
        cells[square] = cell
        meets[square] = TAKEN
        stale.add(square)
        for half in HALVES[cell]:
            regions.add(spot(square, half))
        edges, joined = EDGES[cell], JOINED[cell]
        for direction, step in enumerate(STEPS):
            beside = square + step
            other = cells.get(beside)
            if other is None:
                meets[beside] = meets.get(beside, 0) | edges[direction]
                stale.add(beside)
                continue
            for half in joined[direction][other]:
                regions.join(spot(square, half), spot(beside, half))

    def _look_again(self) -> None:
        """Look again at the Ls over squares that changed, or beside which something did."""
        if not self._are_fits_own:
            self._fits = self._fits.copy()
            self._are_fits_own = True
        meets, fits = self.meets, self._fits
        met_at, forget = meets.get, fits.pop
        for square in self._stale:
            met, base = meets[square], square << CORNER
            if met == TAKEN:
                for covered, _, _ in COVERING:
                    forget(base + covered, None)
                continue
            for covered, one, other in COVERING:
                label = met | met_at(square + one, 0) | met_at(square + other, 0)
                if label in ONE_LABEL:
                    fits[base + covered] = label
                else:
                    forget(base + covered, None)
        self._stale.clear()

    def is_coverable(self, square: Square) -> bool:
        """Say whether a survey tile could still cover an empty square; what fits elsewhere is not looked at."""
        met_at = self.meets.get
        met = met_at(square, 0)
        for _, one, other in COVERING:  # noqa: SIM110 - on the hot path, where any() takes twice as long
            if met | met_at(square + one, 0) | met_at(square + other, 0) in ONE_LABEL:
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
        meets = self.meets
        found = []
        for place in places:
            corner = place >> CORNER
            for step in BESIDE[place & ORIENTATION]:
                if corner + step not in meets:  # a square that would touch nothing else
                    found.append(place)
                    break
            else:
                if any(self.coast_places(squares_of(place), self.fits[place])):
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
