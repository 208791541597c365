"""What a seat of Overworld sees, written straight from the state: the same as its view shows, many times as fast.

All that lies on the table is public (``secrets``), so nothing has to be left out. A test compares with the view, step
by step.
"""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Final

from farshore.envs.observations.drawn import Cells, Drawn, SeatPlanes, one_hot, same_at_first
from farshore.envs.observations.overworld_enclosed import Enclosed
from farshore.envs.observations.overworld_facts import ENTRANCES, OverworldFacts
from farshore.envs.observations.overworld_regions import DrawnRegions
from farshore.games.overworld.contest import rivals
from farshore.games.overworld.entrance import SUPPLY
from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.gaps import Gap, has_fit
from farshore.games.overworld.grid import Square, square_at
from farshore.games.overworld.regions import Spot, half_of, spot, square_of
from farshore.games.overworld.terms import Terms
from farshore.games.overworld.tiles import EDGES, FIRST_COAST, HALVES, Cell, half_kind, land_direction

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

MOST_ITEMS: Final = 99
# the planes, in the order of ``overworld_window``
_KIND: Final = 0
_COAST: Final = 4
_FRESH: Final = 8
_EXPLORERS: Final = 9


def _planes_of(cell: Cell) -> tuple[int, ...]:
    """Return in which planes a square is drawn for what lies there: its kinds, and where a coast's land edge points."""
    kinds = tuple(_KIND + half_kind(cell, half) for half in HALVES[cell])
    return (*kinds, _COAST + land_direction(cell)) if cell >= FIRST_COAST else kinds


_PLANES: Final[tuple[tuple[int, ...], ...]] = tuple(_planes_of(cell) for cell in range(len(EDGES)))


@cache
def places_within(reach: int) -> dict[Square, int]:
    """Return where the squares of a window are in a plane: the same, which is only read, for all games."""
    side = 2 * reach + 1
    return {square_at(at % side - reach, at // side - reach): at for at in range(side * side)}


class OverworldSight:
    """One game's arrays, which show what a seat sees; they change only where something else is to be seen."""

    def __init__(self, terms: Terms, reach: int, board: Cells, facts: Cells) -> None:
        self._terms = terms
        self._board = board
        seats, side = terms.seats, 2 * reach + 1
        self._area = side * side
        self._places: dict[Square, int] = places_within(reach)
        area = self._area
        regions = _EXPLORERS + 2 * seats
        areas = regions + 2 + 2 * seats
        gaps = areas + 4 + seats
        self._fresh = Drawn(board, _FRESH * area, area)
        self._explorers = SeatPlanes(board, _EXPLORERS * area, 2 * area, seats)
        self._regions = DrawnRegions(board, regions * area, area, seats)
        self._areas = Drawn(board, areas * area, 4 * area)
        self._rivals = Drawn(board, (areas + 4) * area, area, seats)
        self._gaps = Drawn(board, gaps * area, area)
        self._owners = Drawn(board, (gaps + 1) * area, area, seats)
        self._held = Drawn(board, (gaps + 1 + seats) * area, 4 * area)
        self._origin = Drawn(board, (gaps + 5 + seats) * area, area)
        self._hot_seats = one_hot(seats)
        self._facts = OverworldFacts(terms, facts)
        # what the arrays show
        self._cells: dict[Square, Cell] = {}
        self._laid = 0  # how many of these
        self._beyond = 0
        self._enclosed = Enclosed()
        self._has_enclosed = False
        self._spots: list[Spot] = []  # where explorers stand
        self._owners_there: list[int] = []  # and whose they are
        self._resolved: list[Gap] = []
        self._gap: tuple[Square, ...] = ()
        self._pending: tuple[tuple[Square, ...], ...] = ()
        self._survey: tuple[Square, ...] = ()
        self._coast: Square = NOWHERE
        self._moves_from: Square = NOWHERE

    def show(self, s: OverworldState, seat: int) -> None:
        """Let the arrays show what a seat sees."""
        self._explorers.turn_to(seat)
        self._regions.turn_to(seat)
        self._rivals.turn_to(seat)
        self._owners.turn_to(seat)
        is_land_new = self._draw_land(s)
        have_moved = self._draw_explorers(s)
        is_strength_new = (is_land_new or have_moved) and self._regions.draw(s.board.regions)
        are_gaps_new = s.gaps != self._resolved
        if are_gaps_new:
            self._draw_gaps(s)
            self._resolved = s.gaps.copy()
        is_contest_new = s.gap != self._gap or s.pending != self._pending
        if is_land_new or is_strength_new or are_gaps_new or is_contest_new:
            self._draw_areas(s)
            self._gap, self._pending = s.gap, s.pending
        self._draw_turn(s, is_land_new)
        self._facts.count(s, have_moved, are_gaps_new, is_land_new)
        self._facts.write(s, seat, self._regions.points, self._beyond)

    # the board

    def _draw_land(self, s: OverworldState) -> bool:
        """Draw what was laid since, and note the regions it belongs to. Tell whether that is anything."""
        cells = s.board.cells
        if cells is not self._cells or len(cells) < self._laid:
            self._forget_land()
            self._cells = cells
        elif len(cells) == self._laid:
            return False
        board, area, regions, shown = self._board, self._area, s.board.regions, self._regions
        squares: list[Square] = []
        for square, cell in islice(reversed(cells.items()), len(cells) - self._laid):
            squares.append(square)
            place = self._places.get(square, -1)
            if place >= 0:
                for plane in _PLANES[cell]:
                    board[plane * area + place] = 1
            else:
                self._beyond += 1
            for half in HALVES[cell]:
                shown.lay(regions, spot(square, half), half * area + place if place >= 0 else -1)
        self._laid = len(cells)
        self._enclosed.lay(s.board, s.gaps, squares)
        return True

    def _forget_land(self) -> None:
        """Begin with a table on which nothing lies, and on which nobody stands."""
        self._board[: _FRESH * self._area] = bytes(_FRESH * self._area)
        self._laid = self._beyond = 0
        self._regions.forget()
        self._enclosed = Enclosed()
        self._explorers.clear()
        self._spots, self._owners_there = [], []

    def _draw_explorers(self, s: OverworldState) -> bool:
        """Draw the explorers from the first on that is another. Tell whether any is."""
        spots, owners = list(s.explorers), list(s.explorers.values())
        if spots == self._spots and owners == self._owners_there:
            return False
        same = same_at_first(self._spots, self._owners_there, spots, owners)
        for number in range(same, len(self._spots)):
            self._draw_explorer(s, self._spots[number], self._owners_there[number], 0)
        for number in range(same, len(spots)):
            self._draw_explorer(s, spots[number], owners[number], 1)
        self._spots, self._owners_there = spots, owners
        return True

    def _draw_explorer(self, s: OverworldState, at: Spot, owner: int, number: int) -> None:
        self._regions.enter(s.board.regions, at)
        place = self._places.get(square_of(at), -1)
        if place >= 0:
            self._explorers.fill(owner, [half_of(at) * self._area + place], number)

    def _draw_areas(self, s: OverworldState) -> None:
        """Draw enclosed areas of empty squares."""
        enclosed = self._enclosed.areas(s.board)
        if not enclosed and not self._has_enclosed:
            return
        self._has_enclosed = bool(enclosed)
        areas, contenders = dict[int, int](), dict[int, int]()
        for squares in enclosed:
            is_gap = not has_fit(s.board, squares)
            self._put(areas, squares, [1, int(is_gap), int(squares in s.pending), int(squares == s.gap)])
            self._put(contenders, squares, rivals(s, squares))
        self._areas.become(areas)
        self._rivals.become(contenders)

    def _draw_gaps(self, s: OverworldState) -> None:
        gaps, owners, held = dict[int, int](), dict[int, int](), dict[int, int]()
        for gap in s.gaps:
            door, port = ENTRANCES[gap.entrance]
            self._put(gaps, gap.squares, [1])
            self._put(owners, gap.squares, self._hot_seats[gap.owner])  # nobody is -1
            self._put(held, gap.squares, [door, port, len(gap.left), min(sum(gap.items), MOST_ITEMS)])
        self._gaps.become(gaps)
        self._owners.become(owners)
        self._held.become(held)

    def _put(self, wanted: dict[int, int], squares: tuple[Square, ...], column: list[int]) -> None:
        """Put the same numbers on some squares, a plane for each."""
        for square in squares:
            place = self._places.get(square, -1)
            if place >= 0:
                for plane, number in enumerate(column):
                    if number:
                        wanted[plane * self._area + place] = number

    def _draw_turn(self, s: OverworldState, is_land_new: bool) -> None:
        """Draw what was laid in this turn, and where a door or a port comes from."""
        places, cells = self._places, s.board.cells
        if is_land_new or s.survey != self._survey or s.coast != self._coast:
            self._survey, self._coast = s.survey, s.coast
            laid = s.survey if s.coast == NOWHERE else (*s.survey, s.coast)
            self._fresh.become({places[square]: 1 for square in laid if square in places and square in cells})
        origin = s.gaps[s.origin].squares[0] if s.gap and s.origin != SUPPLY else NOWHERE
        if origin != self._moves_from:
            self._moves_from = origin
            self._origin.become({places[origin]: 1} if origin in places else {})
