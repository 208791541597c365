"""What a seat of Entdecker sees, written straight from the state: the same as its view shows, many times as fast.

What is on the board is public; what of the rest is secret comes through ``secrets`` alone, and ``entdecker_facts`` and
``entdecker_jungle`` say where. A test compares with the view, step by step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farshore.envs.observations.drawn import Cells, Drawn, Row, SeatPlanes, same_at_first
from farshore.envs.observations.entdecker_facts import PlayerFacts, StackFacts, TurnFacts
from farshore.envs.observations.entdecker_jungle import JungleFacts
from farshore.games.entdecker.board import cell_of, index_of
from farshore.games.entdecker.islands import Islands, masses_on
from farshore.games.entdecker.payments import total
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.scoring import ranking
from farshore.games.entdecker.start import payments, tile_price
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.tile import LAND_SIDES, UNDISCOVERED
from farshore.games.entdecker.units import UNIT_NAMES, kind_of, number_of, seat_of

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

MOST_COST: Final = 120
_MASSES: Final = 2
_UNITS: Final = len(UNIT_NAMES) * _MASSES
_START: Final = int(Phase.START)
# the planes, in the order of ``entdecker_board``
_SPACE: Final = 0
_LAND: Final = 3
_FALLS: Final = 7
_FRESH: Final = 9
_SHIP: Final = 10
_STARTS: Final = 12
_PLANES_BEFORE_UNITS: Final = 14


class EntdeckerSight:
    """One game's arrays, which show what a seat sees; they change only where something else is to be seen."""

    def __init__(self, terms: Terms, board: Cells, facts: Cells) -> None:
        self._terms = terms
        self._board = board
        seats = terms.seats
        self._area = terms.board.size
        area = self._area
        units, islands = _PLANES_BEFORE_UNITS, _PLANES_BEFORE_UNITS + seats * _UNITS
        self._islands_at = islands * area
        self._falls = Drawn(board, _FALLS * area, 2 * area)
        self._fresh = Drawn(board, _FRESH * area, area)
        self._ship = Drawn(board, _SHIP * area, 2 * area)
        self._units = SeatPlanes(board, units * area, _UNITS * area, seats)
        self._points = SeatPlanes(board, (islands + 2 * _MASSES) * area, _MASSES * area, seats)
        row = Row(facts)
        self._turn = TurnFacts(terms, row)
        self._players = PlayerFacts(terms, row, self._turn.end)
        self._stacks = StackFacts(terms, row, self._players.end)
        self._jungle = JungleFacts(terms, facts, self._stacks.end)
        # what the arrays show
        self._islands: Islands | None = None  # of which state
        self._tiles: list[int] = []
        self._members: dict[int, list[int]] = {}  # the masses of islands that are shown, by root
        self._worth: dict[int, list[int]] = {}  # what these would score for each seat, where that is anything
        self._completed: set[int] = set()  # those of them that will not be for long
        self._touched: set[int] = set()  # those of which that may be another by now
        self._laid_now: list[int] = []  # in this turn
        self._new: set[int] = set()  # and those of them that did not lie there at the start
        self._unfound: set[int] = set()
        self._held: list[int] = []  # the masses on which units are
        self._units_there: list[int] = []
        self._at_sea = (-1, -1)  # the ship, and what it discovered last
        self._has_starts = False

    def show(self, s: EntdeckerState, seat: int) -> None:
        """Let the arrays show what a seat sees."""
        self._units.turn_to(seat)
        self._points.turn_to(seat)
        self._draw_board(s)
        self._draw_ship(s)
        self._draw_starts(s)
        self._turn.write(s, seat)
        self._players.write(s, seat)
        self._stacks.write(s.stacks)
        self._jungle.write(s, seat)

    # the board

    def _draw_board(self, s: EntdeckerState) -> None:
        """Draw tiles, units and islands, as far as any of them is another."""
        if s.islands is not self._islands:
            self._forget_land()
            self._islands = s.islands
        tiles, new = s.chart.tiles, self._new
        if s.fresh != self._laid_now:
            self._laid_now = s.fresh.copy()
            new = set(s.fresh).difference(s.terms.scenario.tiles)
        are_tiles_new, is_new_new = tiles != self._tiles, new != self._new
        if are_tiles_new or s.unfound != self._unfound:
            self._draw_falls(s)
            self._unfound = s.unfound.copy()
        if is_new_new:
            self._fresh.become(dict.fromkeys(new, 1))
            self._new = new
        if are_tiles_new or is_new_new:
            laid = [cell for cell in self._terms.board.spaces if tiles[cell] != self._tiles[cell]]
            self._draw_land(tiles, laid)
            self._draw_islands(s, laid)
            self._tiles = tiles.copy()
        self._draw_units(s)
        if self._touched:
            self._draw_points(s)

    def _forget_land(self) -> None:
        """Begin with a board on which nothing lies."""
        board, area = self._board, self._area
        at, width = self._islands_at, 2 * _MASSES * area
        board[: _FALLS * area] = bytes(_FALLS * area)
        board[at : at + width] = bytes(width)
        for cell in self._terms.board.spaces:
            board[_SPACE * area + cell] = 1
        for cell in self._terms.board.edges:
            board[(_SPACE + 2) * area + cell] = 1
        self._tiles = [UNDISCOVERED] * area
        self._members = {}
        self._worth = {}
        self._completed = set()
        self._touched = set()
        self._held, self._units_there = [], []
        self._units.clear()
        self._points.clear()

    def _draw_land(self, tiles: list[int], laid: list[int]) -> None:
        board, area = self._board, self._area
        for cell in laid:
            board[_SPACE * area + cell] = 0
            board[(_SPACE + 1) * area + cell] = 1
            for side in LAND_SIDES[tiles[cell]]:
                board[(_LAND + side) * area + cell] = 1

    def _draw_falls(self, s: EntdeckerState) -> None:
        wanted = dict[int, int]()
        for cell, bonus in s.terms.scenario.waterfalls.items():
            if bonus and s.chart.tiles[cell] != UNDISCOVERED:
                wanted[cell] = bonus
                if cell in s.unfound:
                    wanted[self._area + cell] = 1
        self._falls.become(wanted)

    def _draw_islands(self, s: EntdeckerState, laid: list[int]) -> None:
        """Draw what islands are worth, and how open they are, where that may have changed."""
        islands, board, area, members = s.islands, self._board, self._area, self._members
        for root in self._islands_near(s, laid):
            open_sides, masses = islands.open_sides[root], members[root]
            is_shown = open_sides > 0 or not self._new.isdisjoint([cell_of(mass) for mass in masses])
            value = min(islands.value(root), MOST_COST) if is_shown else 0
            for mass in masses:
                place = self._islands_at + index_of(mass) * area + cell_of(mass)
                board[place] = value
                board[place + _MASSES * area] = min(open_sides, MOST_COST)
            self._touched.add(root)
            if open_sides:
                continue
            if is_shown:
                self._completed.add(root)
            else:
                self._completed.discard(root)
                self._draw_worth(root, [])
                del members[root]

    def _islands_near(self, s: EntdeckerState, laid: list[int]) -> set[int]:
        """Return the islands, by root, that new tiles belong to, and those that are completed; note what they have."""
        islands, members = s.islands, self._members
        near = self._completed.copy()
        for cell in laid:
            for mass in masses_on(s.chart.board, s.chart.tiles, cell):
                root = islands.find(mass)
                members.setdefault(root, []).append(mass)
                near.add(root)
        for root in [root for root in members if islands.parent[root] != root]:
            joined = islands.find(root)
            self._draw_worth(root, [])
            members.setdefault(joined, []).extend(members.pop(root))
            near.add(joined)
        return {root for root in near if root in members}

    def _draw_units(self, s: EntdeckerState) -> None:
        """Draw the units from the first on that is another, and note the islands they are on."""
        held, there = list(s.units), list(s.units.values())
        if held == self._held and there == self._units_there:
            return
        same = same_at_first(self._held, self._units_there, held, there)
        for number in range(same, len(self._held)):
            self._draw_unit(s, self._held[number], self._units_there[number], is_there=False)
        for number in range(same, len(held)):
            self._draw_unit(s, held[number], there[number], is_there=True)
        self._held, self._units_there = held, there

    def _draw_unit(self, s: EntdeckerState, mass: int, unit: int, *, is_there: bool) -> None:
        place = (kind_of(unit) * _MASSES + index_of(mass)) * self._area + cell_of(mass)
        self._units.fill(seat_of(unit), [place], (number_of(unit) or 1) if is_there else 0)
        self._touched.add(s.islands.find(mass))

    def _draw_points(self, s: EntdeckerState) -> None:
        """Draw what islands would score now, where that may be another."""
        for root in self._touched:
            if root in self._members:
                worth = [0] * self._terms.seats
                for standing in ranking(s, root):
                    worth[standing.seat] = min(standing.points, MOST_COST)
                self._draw_worth(root, worth)
        self._touched = set()

    def _draw_worth(self, root: int, worth: list[int]) -> None:
        """Draw what an island would score for each seat; empty: it is shown no more."""
        before = self._worth.pop(root, None)
        if any(worth):
            self._worth[root] = worth
        elif before is None:
            return
        places = [index_of(mass) * self._area + cell_of(mass) for mass in self._members[root]]
        for owner in range(self._terms.seats):
            points = worth[owner] if worth else 0
            if points or (before is not None and before[owner]):
                self._points.fill(owner, places, points)

    def _draw_ship(self, s: EntdeckerState) -> None:
        at_sea = s.ship, s.landed
        if at_sea != self._at_sea:
            self._at_sea = at_sea
            self._ship.become({plane * self._area + cell: 1 for plane, cell in enumerate(at_sea) if cell >= 0})

    def _draw_starts(self, s: EntdeckerState) -> None:
        """Draw what starting spaces cost at least, while one is to be chosen."""
        if s.phase != _START:
            if self._has_starts:
                self._write_starts(bytes(2 * self._area))
                self._has_starts = False
            return
        area, wanted = self._area, [0] * (2 * self._area)
        purse = s.gold[s.seat] - tile_price(s)
        for cell, options in payments(s).items():
            cost = total(options[0]) if len(options) == 1 else min([total(option) for option in options])
            wanted[cell] = int(cost <= purse)
            wanted[area + cell] = min(cost, MOST_COST)
        self._write_starts(bytes(wanted))
        self._has_starts = True

    def _write_starts(self, wanted: bytes) -> None:
        start = _STARTS * self._area
        self._board[start : start + len(wanted)] = wanted
