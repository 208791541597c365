"""What a seat of Entdecker sees, written straight from the state: the same as its view shows, many times as fast.

What is secret comes through ``secrets`` alone (``knows_token``, ``knows_top_scouts``, ``are_top_scouts_shown``): only
``_jungle_facts`` and ``_top_scouts`` below touch tokens in huts and top scouts; ``_add_players`` counts tokens that are
won, which all have seen. Everything else that is read is public. A test compares with the view, step by step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farshore.envs.observations.drawn import Cells, Drawn, cut, one_hot, write_facts
from farshore.games.entdecker.announce import OPEN
from farshore.games.entdecker.board import cell_of, index_of
from farshore.games.entdecker.faces import EVENT_OF, EVENTS, FACE, FACES, MINE, OF_PATTERN, PATTERN_OF, WITH_EVENT
from farshore.games.entdecker.final import double_scouts
from farshore.games.entdecker.islands import Islands, masses_on
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.payments import total
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.scoring import rankings
from farshore.games.entdecker.secrets import are_top_scouts_shown, knows_token, knows_top_scouts
from farshore.games.entdecker.stacks import EMPTY, QUESTION_MARK, Stacks
from farshore.games.entdecker.start import payments, tile_price
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.tile import LAND_SIDES, PATTERNS, UNDISCOVERED
from farshore.games.entdecker.units import (
    IN_SUPPLY,
    UNIT_NAMES,
    has_number,
    kind_of,
    number_of,
    number_of_scout,
    seat_of,
    seat_of_scout,
)

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

MOST_GOLD: Final = 999
MOST_POINTS: Final = 999
MOST_COST: Final = 120
MOST_TURNS: Final = 99
MOST_SPACES: Final = 140
_MASSES: Final = 2
_UNITS: Final = len(UNIT_NAMES) * _MASSES
_START: Final = int(Phase.START)
_TOP_SCOUTS: Final = int(Phase.TOP_SCOUTS)
_FIRST: Final = int(Phase.FIRST)
_OVER: Final = int(Phase.OVER)
_PHASES: Final = one_hot(len(Phase))
_BACKS: Final = one_hot(4)
_PATTERNS: Final = one_hot(len(PATTERNS))
_EVENTS: Final = one_hot(len(EVENTS))
_NO_HAND: Final = [0] * (len(PATTERNS) + len(EVENTS))
_FIRST_FACE: Final = FACE[PATTERNS.start][0]
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
        self._facts = facts
        seats = terms.seats
        self._area = terms.board.size
        area = self._area
        units, islands = _PLANES_BEFORE_UNITS, _PLANES_BEFORE_UNITS + seats * _UNITS
        self._islands_at = islands * area
        self._falls = Drawn(board, _FALLS * area, 2 * area)
        self._fresh = Drawn(board, _FRESH * area, area)
        self._ship = Drawn(board, _SHIP * area, 2 * area)
        self._starts = Drawn(board, _STARTS * area, 2 * area)
        self._units = Drawn(board, units * area, _UNITS * area, seats)
        self._points = Drawn(board, (islands + 2 * _MASSES) * area, _MASSES * area, seats)
        self._hot_seats = one_hot(seats)
        self._order = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
        # what the arrays show
        self._islands: Islands | None = None  # of which state
        self._tiles: list[int] = []
        self._members: dict[int, list[int]] = {}  # the masses of islands that are shown, by root
        self._completed: set[int] = set()  # those of them that will not be for long
        self._new: set[int] = set()  # laid in this turn
        self._unfound: set[int] = set()
        self._standing: list[tuple[int, int]] = []
        self._at_sea = (-1, -1)  # the ship, and what it discovered last
        self._listed: list[list[int]] = []  # what is left in the stacks
        self._in_disorder = False
        self._jungle_keys: list[tuple[object, ...]] = [() for _ in range(seats)]
        self._jungles: list[list[int]] = [[] for _ in range(seats)]
        self._jungle_shown = -1  # whose are in the array
        self._has_starts = False
        self._stacks = max(terms.hidden_stacks, terms.reformed_stacks)
        numbers = (1 + 2 * terms.scouts) * seats if terms.top_scout else 0
        self._stacks_at = seats + len(Phase) + 2 * seats + 4 + len(_NO_HAND) + seats + 1 + 3 + 8 * seats + numbers
        faces = len(FACES) - _FIRST_FACE
        self._jungle_at = self._stacks_at + 5 * self._stacks + 1 + 4 * len(PATTERNS) + len(EVENTS) - 1 + 2 * faces

    def show(self, s: EntdeckerState, seat: int) -> None:
        """Let the arrays show what a seat sees."""
        self._draw_board(s, seat)
        self._draw_ship(s)
        self._draw_starts(s)
        values = self._turn_facts(s, seat)
        self._add_players(s, seat, values)
        write_facts(self._facts, 0, values)
        self._write_stacks(s.stacks)
        self._write_jungle(s, seat)

    # the board

    def _draw_board(self, s: EntdeckerState, seat: int) -> None:
        """Draw tiles, units and islands, as far as any of them is another."""
        self._units.turn_to(seat)
        self._points.turn_to(seat)
        tiles, standing = s.chart.tiles, list(s.units.items())
        new = set(s.fresh).difference(s.terms.scenario.tiles)
        if s.islands is not self._islands:
            self._forget_land()
            self._islands = s.islands
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
        if standing != self._standing:
            self._draw_units(standing)
        if are_tiles_new or is_new_new or standing != self._standing:
            self._draw_points(s)
            self._standing = standing

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
        self._completed = set()

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
            if open_sides:
                continue
            if is_shown:
                self._completed.add(root)
            else:
                self._completed.discard(root)
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
            members.setdefault(joined, []).extend(members.pop(root))
            near.add(joined)
        return {root for root in near if root in members}

    def _draw_units(self, standing: list[tuple[int, int]]) -> None:
        area, wanted = self._area, dict[int, int]()
        for mass, unit in standing:
            kind = (seat_of(unit) * len(UNIT_NAMES) + kind_of(unit)) * _MASSES
            wanted[(kind + index_of(mass)) * area + cell_of(mass)] = number_of(unit) or 1
        self._units.become(wanted)

    def _draw_points(self, s: EntdeckerState) -> None:
        """Draw what islands would score now."""
        area, wanted = self._area, dict[int, int]()
        for root, standings in rankings(s).items():
            masses = self._members.get(root)
            if masses is None:
                continue
            for standing in standings:
                plane, points = standing.seat * _MASSES * area, min(standing.points, MOST_COST)
                for mass in masses:
                    wanted[plane + index_of(mass) * area + cell_of(mass)] = points
        self._points.become(wanted)

    def _draw_ship(self, s: EntdeckerState) -> None:
        at_sea = s.ship, s.landed
        if at_sea != self._at_sea:
            self._at_sea = at_sea
            self._ship.become({plane * self._area + cell: 1 for plane, cell in enumerate(at_sea) if cell >= 0})

    def _draw_starts(self, s: EntdeckerState) -> None:
        """Draw what starting spaces cost at least, while one is to be chosen."""
        wanted = dict[int, int]()
        if s.phase == _START:
            purse = s.gold[s.seat] - tile_price(s)
            for cell, options in payments(s).items():
                cost = total(options[0]) if len(options) == 1 else min([total(option) for option in options])
                wanted[cell] = int(cost <= purse)
                wanted[self._area + cell] = min(cost, MOST_COST)
        if wanted or self._has_starts:
            self._starts.become(wanted)
            self._has_starts = bool(wanted)

    # the facts

    def _turn_facts(self, s: EntdeckerState, seat: int) -> list[int]:
        seats, hot = self._terms.seats, self._hot_seats
        is_decided = s.phase not in (_FIRST, _OVER) and (s.phase != _TOP_SCOUTS or not s.terms.random_first)
        values = hot[seat] + _PHASES[s.phase] + (hot[(s.seat - seat) % seats] if is_decided else hot[-1])
        actors = s.actors()
        if len(actors) == 1:
            values += hot[(actors[0] - seat) % seats] if actors[0] >= 0 else hot[-1]
        else:
            values += [int(other in actors) for other in self._order[seat]]
        is_open = s.kind == OPEN
        values += [0 if is_open else s.announced, s.announced if is_open else 0, s.draws, int(s.closing)]
        hand = s.hand
        values += _PATTERNS[PATTERN_OF[hand] - 1] + _EVENTS[EVENT_OF[hand]] if hand else _NO_HAND
        to_send = [0] * (seats + 1)
        for scout in s.bound:
            to_send[(seat_of_scout(scout) - seat) % seats] += 1
        if s.bound:
            to_send[seats] = number_of_scout(s.bound[0])
        values += to_send
        values += [min(s.passes, MOST_TURNS), min(s.idle, MOST_TURNS), min(s.chart.left, MOST_SPACES)]
        return values

    def _add_players(self, s: EntdeckerState, seat: int, values: list[int]) -> None:
        order, jungle = self._order[seat], s.jungle
        produce = [0] * len(order)
        for hut, taker in enumerate(jungle.taken_by):
            if taker >= 0:  # all see what is won
                produce[taker] += s.terms.produce_value[jungle.tokens[hut]]
        values += [cut(s.gold[one], MOST_GOLD) for one in order]
        for one in order:
            score, falls = s.score[one], s.finds[one]
            islands = score - produce[one] - falls
            values += [cut(number, MOST_POINTS) for number in (score, islands, produce[one], falls)]
        for one in order:
            values += [s.supply[place] for place in IN_SUPPLY[one]]
        if self._terms.top_scout:
            numbers = range(1, self._terms.scouts + 1)
            for one in order:
                values += [int(has_number(s.numbers[one], number)) for number in numbers]
            for one in order:
                values += self._top_scouts(s, seat, one)

    def _top_scouts(self, s: EntdeckerState, seat: int, other: int) -> list[int]:
        """Tell whether a seat has named its top scouts; and which they are, if the observer may know."""
        named = s.top_scouts[other]
        has_named = named[0] > 0
        shown = named if has_named and knows_top_scouts(s, other, seat) else ()
        return [int(has_named), *[int(number in shown) for number in range(1, self._terms.scouts + 1)]]

    def _write_stacks(self, own: Stacks) -> None:
        """Tell what is left to draw: that changes when a tile is drawn."""
        lists = [own.plain, own.marked, own.events, own.paired, own.open, own.discards, own.sizes, own.backs]
        if own.in_disorder == self._in_disorder and lists == self._listed:
            return
        self._in_disorder = own.in_disorder
        self._listed = [counts.copy() for counts in lists]
        values: list[int] = []
        for stack in range(self._stacks):
            if stack < len(own.sizes):
                values.append(own.sizes[stack])
                values += _BACKS[own.backs[stack]]
            else:
                values.append(0)
                values += _BACKS[EMPTY]
        values.append(int(own.in_disorder))
        are_paired, are_discarded = any(own.paired), any(own.discards)
        for pattern in PATTERNS:
            where = OF_PATTERN[pattern]
            marked = own.marked[pattern] + (sum(own.paired[where]) if are_paired else 0)
            discarded = sum(own.discards[where]) if are_discarded else 0
            values += (own.plain[pattern], marked, own.open[pattern], discarded)
        for event in range(MINE, len(EVENTS)):
            values.append(own.events[event] + (sum(own.paired[WITH_EVENT[event]]) if are_paired else 0))
        odds = [0] * len(FACES)
        faces = own.faces(QUESTION_MARK)
        weights = sum([weight for _, weight in faces])
        for face, weight in faces:
            odds[face] = round(1000 * weight / weights)
        values += odds[_FIRST_FACE:]
        values += own.discards[_FIRST_FACE:]
        write_facts(self._facts, self._stacks_at, values)

    def _write_jungle(self, s: EntdeckerState, seat: int) -> None:
        """Tell who stands where in the jungle, and what the observer knows of the huts: until somebody goes there."""
        jungle = s.jungle
        huts = tuple(jungle.tokens), tuple(jungle.seen_by), tuple(jungle.taken_by), tuple(jungle.bag)
        key = (s.phase == _OVER, tuple(jungle.spaces), huts, tuple(s.top_scouts))
        is_same = key == self._jungle_keys[seat]
        if not is_same:
            self._jungle_keys[seat] = key
            self._jungles[seat] = self._jungle_facts(s, seat)
        if not is_same or seat != self._jungle_shown:
            write_facts(self._facts, self._jungle_at, self._jungles[seat])
            self._jungle_shown = seat

    def _jungle_facts(self, s: EntdeckerState, seat: int) -> list[int]:
        terms, jungle, hot = s.terms, s.jungle, self._hot_seats
        seats, order = terms.seats, self._order[seat]
        values, numbers = list[int](), list[int]()
        for scout in jungle.spaces:
            if not scout:
                values += hot[-1]
                numbers += (0, 0)
                continue
            owner, number = seat_of_scout(scout), number_of_scout(scout)
            values += hot[(owner - seat) % seats]
            is_top = number > 0 and knows_top_scouts(s, owner, seat) and number in s.top_scouts[owner]
            numbers += (number, int(is_top))
        if terms.top_scout:
            values += numbers
        weights = double_scouts(s) if are_top_scouts_shown(s) else {}
        where = [0] * len(terms.produce)
        for hut, token in enumerate(jungle.tokens):
            points = 0
            if knows_token(s, hut, seat):
                points = terms.produce_value[token]
                where[token] = hut + 1
            taker, leader = jungle.taken_by[hut], jungle.leader(hut, weights)
            values += (int(token != NO_TOKEN), points)
            values += [int(jungle.has_seen(hut, other)) for other in order]
            values += hot[(taker - seat) % seats] if taker >= 0 else hot[-1]
            values += hot[-1] if leader is None else hot[(leader - seat) % seats]
        values += where
        values.append(sum(jungle.bag))
        return values
