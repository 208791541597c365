"""What a seat of Overworld sees, written straight from the state: the same as its view shows, many times as fast.

All that lies on the table is public (``secrets``), so nothing has to be left out. A test compares with the view, step
by step.
"""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Final

from farshore.core.contract import CHANCE
from farshore.envs.observations.drawn import Cells, Drawn, cut, one_hot, write_facts
from farshore.envs.observations.overworld_enclosed import Enclosed
from farshore.games.overworld.contest import rivals
from farshore.games.overworld.entrance import LEFT_FOR, SUPPLY
from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.gaps import NOBODY, Entrance, Gap, has_fit
from farshore.games.overworld.grid import Square, square_at
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.regions import Root, Spot, half_of, spot, square_of, strengths
from farshore.games.overworld.scoring import items_of, scores
from farshore.games.overworld.terms import CAMEL, SHIP, Terms, supply_of
from farshore.games.overworld.tiles import (
    EDGES,
    FIRST_COAST,
    HALVES,
    SURVEY_TYPES,
    Cell,
    half_kind,
    land_direction,
)
from farshore.games.overworld.view.turn import turns_at_most

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

MOST: Final = 120  # of planes that count
MOST_ITEMS: Final = 99
MOST_TILES: Final = 40
MOST_BEYOND: Final = 200
MOST_TURNS: Final = 99
MOST_POINTS: Final = 999
MOST_OF_KIND: Final = 20
_START: Final = int(Phase.START)
_FIRST: Final = int(Phase.FIRST)
_LEAVE: Final = int(Phase.LEAVE)
_OVER: Final = int(Phase.OVER)
_PHASES: Final = one_hot(len(Phase))
_TYPES: Final = one_hot(len(SURVEY_TYPES))
_ENTRANCES: Final[tuple[tuple[int, int], ...]] = tuple(
    (int(entrance == Entrance.DOOR), int(entrance == Entrance.PORT)) for entrance in Entrance
)
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
        self._facts = facts
        seats, side = terms.seats, 2 * reach + 1
        self._area = side * side
        self._places: dict[Square, int] = places_within(reach)
        area = self._area
        regions = _EXPLORERS + 2 * seats
        areas = regions + 2 + 2 * seats
        gaps = areas + 4 + seats
        self._sizes_at = regions * area
        self._fresh = Drawn(board, _FRESH * area, area)
        self._explorers = Drawn(board, _EXPLORERS * area, 2 * area, seats)
        self._strengths = Drawn(board, (regions + 2) * area, 2 * area, seats)
        self._areas = Drawn(board, areas * area, 4 * area)
        self._rivals = Drawn(board, (areas + 4) * area, area, seats)
        self._gaps = Drawn(board, gaps * area, area)
        self._owners = Drawn(board, (gaps + 1) * area, area, seats)
        self._held = Drawn(board, (gaps + 1 + seats) * area, 4 * area)
        self._origin = Drawn(board, (gaps + 5 + seats) * area, area)
        self._hot_seats = one_hot(seats)
        self._order = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
        # what the arrays show
        self._cells: dict[Square, Cell] = {}
        self._laid = 0  # how many of these
        self._beyond = 0
        self._regions: dict[Root, list[int]] = {}  # by root: where its halves are drawn, in two planes
        self._enclosed = Enclosed()
        self._standing: dict[Spot, int] = {}
        self._strong: list[tuple[Root, int]] = []  # explorers of regions that have any
        self._resolved: list[Gap] = []
        self._contested: tuple[object, ...] = ()
        self._supplies: list[int] = []
        self._pieces: list[int] = []  # of each seat in a row, as the next two
        self._items: list[int] = []
        self._scores: list[int] = []

    def show(self, s: OverworldState, seat: int) -> None:
        """Let the arrays show what a seat sees."""
        for drawn in (self._explorers, self._strengths, self._rivals, self._owners):
            drawn.turn_to(seat)
        is_land_new = self._draw_land(s)
        strong = [(root, strength) for root, strength in s.board.regions.explorers.items() if strength]
        is_strength_new, are_gaps_new = strong != self._strong, s.gaps != self._resolved
        if is_land_new or is_strength_new:
            self._draw_strengths(strong)
            self._strong = strong
        if are_gaps_new:
            self._draw_gaps(s)
            self._resolved = s.gaps.copy()
        contested = s.gap, s.pending
        if is_land_new or is_strength_new or are_gaps_new or contested != self._contested:
            self._draw_areas(s)
            self._contested = contested
        if is_strength_new or are_gaps_new or (is_land_new and self._terms.ports) or not self._scores:
            self._count_points(s)
        supplies = [*s.supply, *s.doors, *s.ports]
        if are_gaps_new or s.explorers != self._standing or supplies != self._supplies:
            self._standing, self._supplies = s.explorers.copy(), supplies
            self._draw_explorers(s)
            self._count_pieces(s)
        self._draw_turn(s)
        self._write_facts(s, seat)

    # the board

    def _draw_land(self, s: OverworldState) -> bool:
        """Draw what was laid since, and the regions it belongs to. Tell whether that is anything."""
        cells = s.board.cells
        if cells is not self._cells or len(cells) < self._laid:
            self._forget_land()
            self._cells = cells
        elif len(cells) == self._laid:
            return False
        board, area, root = self._board, self._area, s.board.regions.root
        changed: set[Root] = set()
        laid = [*islice(reversed(cells.items()), len(cells) - self._laid)]
        for square, cell in laid:
            place = self._places.get(square, -1)
            changed.update([root(spot(square, half)) for half in HALVES[cell]])
            if place < 0:
                self._beyond += 1
                continue
            for plane in _PLANES[cell]:
                board[plane * area + place] = 1
            for half in HALVES[cell]:
                self._regions.setdefault(root(spot(square, half)), []).append(half * area + place)
        self._laid = len(cells)
        self._draw_sizes(s, changed)
        self._enclosed.lay(s.board, s.gaps, [square for square, _ in laid])
        return True

    def _forget_land(self) -> None:
        area, at = self._area, self._sizes_at
        self._board[: _FRESH * area] = bytes(_FRESH * area)
        self._board[at : at + 2 * area] = bytes(2 * area)
        self._laid = self._beyond = 0
        self._regions = {}
        self._enclosed = Enclosed()

    def _draw_sizes(self, s: OverworldState, changed: set[Root]) -> None:
        """Join regions that have grown together, and draw how large they are now."""
        regions, drawn, board, at = s.board.regions, self._regions, self._board, self._sizes_at
        for region in [region for region in drawn if regions.parents[region] != region]:
            joined = regions.root(region)
            drawn.setdefault(joined, []).extend(drawn.pop(region))
            changed.add(joined)
        for region in changed:
            size = min(regions.sizes[region], MOST)
            for place in drawn.get(region, ()):
                board[at + place] = size

    def _draw_explorers(self, s: OverworldState) -> None:
        area, wanted = self._area, dict[int, int]()
        for at, owner in s.explorers.items():
            place = self._places.get(square_of(at), -1)
            if place >= 0:
                wanted[(2 * owner + half_of(at)) * area + place] = 1
        self._explorers.become(wanted)

    def _draw_strengths(self, strong: list[tuple[Root, int]]) -> None:
        """Draw how many explorers everybody has in each region."""
        seats, wanted = self._terms.seats, dict[int, int]()
        for region, packed in strong:
            for owner, strength in enumerate(strengths(packed, seats)):
                if strength:
                    plane = 2 * owner * self._area
                    for place in self._regions.get(region, ()):
                        wanted[plane + place] = strength
        self._strengths.become(wanted)

    def _draw_areas(self, s: OverworldState) -> None:
        """Draw enclosed areas of empty squares."""
        areas, contenders = dict[int, int](), dict[int, int]()
        for squares in self._enclosed.areas(s.board):
            is_gap = not has_fit(s.board, squares)
            self._put(areas, squares, [1, int(is_gap), int(squares in s.pending), int(squares == s.gap)])
            self._put(contenders, squares, rivals(s, squares))
        self._areas.become(areas)
        self._rivals.become(contenders)

    def _draw_gaps(self, s: OverworldState) -> None:
        gaps, owners, held = dict[int, int](), dict[int, int](), dict[int, int]()
        for gap in s.gaps:
            door, port = _ENTRANCES[gap.entrance]
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

    def _draw_turn(self, s: OverworldState) -> None:
        """Draw what was laid in this turn, and where a door or a port comes from."""
        fresh, origin, places, cells = dict[int, int](), dict[int, int](), self._places, s.board.cells
        for square in s.survey if s.coast == NOWHERE else (*s.survey, s.coast):
            if square in places and square in cells:
                fresh[places[square]] = 1
        if s.gap and s.origin != SUPPLY:
            square = s.gaps[s.origin].squares[0]
            if square in places:
                origin[places[square]] = 1
        self._fresh.become(fresh)
        self._origin.become(origin)

    # the facts

    def _write_facts(self, s: OverworldState, seat: int) -> None:
        seats, hot, terms = self._terms.seats, self._hot_seats, self._terms
        phase, actors, in_bag = s.phase, s.actors(), sum(s.bag)
        active = s.active if phase not in (_START, _FIRST, _OVER) else NOBODY
        mover = actors[0] if actors and actors[0] != CHANCE else NOBODY
        values = hot[seat] + _PHASES[phase]
        values += hot[-1 if active == NOBODY else (active - seat) % seats]
        values += hot[-1 if mover == NOBODY else (mover - seat) % seats]
        values += [
            cut(terms.tiles - in_bag, MOST_TURNS),
            cut(turns_at_most(s), MOST_TURNS),
            int(not any(s.pile)),
            int(s.coast_due),
            len(s.pending),
        ]
        values += self._contest_facts(s, seat)
        values.append(min(self._beyond, MOST_BEYOND))
        values += _TYPES[-1 if s.tile == NOWHERE or s.survey else s.tile]
        values += s.bag
        values.append(cut(in_bag - terms.never_drawn, MOST_TILES))
        values += [s.aside.count(tile) for tile in range(len(SURVEY_TYPES))] if s.aside else _TYPES[-1]
        values += s.pile
        if terms.provisions:
            values += s.shop
        for facts in (self._pieces, self._items, self._scores):
            cut_at = seat * len(facts) // seats
            values += facts[cut_at:] + facts[:cut_at]
        write_facts(self._facts, 0, values)

    def _contest_facts(self, s: OverworldState, seat: int) -> list[int]:
        """Tell of the gap being resolved."""
        seats, hot = self._terms.seats, self._hot_seats
        if not s.gap:
            return [*hot[-1], 0, 0, 0, 0]
        to_leave = LEFT_FOR[s.entrance] - len(s.gaps[s.origin].left) if s.phase == _LEAVE else 0
        winner = hot[-1 if s.winner == NOBODY else (s.winner - seat) % seats]
        return [*winner, *_ENTRANCES[s.entrance], to_leave, s.to_take]

    def _count_pieces(self, s: OverworldState) -> None:
        """Count explorers in supply, on the board and left behind, and entrances in supply."""
        seats = self._terms.seats
        placed, left = [0] * (2 * seats), [0] * (2 * seats)
        for at, owner in s.explorers.items():
            placed[supply_of(owner, half_of(at))] += 1
        for gap in s.gaps:
            for explorer in gap.left:
                left[supply_of(gap.owner, explorer)] += 1
        self._pieces = []
        for seat in range(seats):
            for place in (supply_of(seat, CAMEL), supply_of(seat, SHIP)):
                self._pieces += (s.supply[place], placed[place], left[place])
            self._pieces += (s.doors[seat], s.ports[seat])

    def _count_points(self, s: OverworldState) -> None:
        """Count items, and points as if the game ended now."""
        self._items, self._scores = [], []
        for seat, score in enumerate(scores(s)):
            if self._terms.provisions:
                self._items += [min(count, MOST_OF_KIND) for count in items_of(s, seat)]
            self._scores += [cut(number, MOST_POINTS) for number in (sum(score), *score)]
