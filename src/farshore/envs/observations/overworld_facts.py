"""What a seat of Overworld is told in numbers, written straight from the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farshore.core.contract import CHANCE
from farshore.envs.observations.drawn import Cells, Mark, Row, cut
from farshore.games.overworld.entrance import LEFT_FOR
from farshore.games.overworld.explore import NOWHERE
from farshore.games.overworld.gaps import NOBODY, Entrance
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.regions import half_of
from farshore.games.overworld.scoring import items_of, port_points, provision_points, tour
from farshore.games.overworld.terms import CAMEL, ITEMS, SHIP, Terms, supply_of
from farshore.games.overworld.tiles import PATTERNS, SURVEY_TYPES
from farshore.games.overworld.view.turn import turns_at_most

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState

MOST_TILES: Final = 40
MOST_BEYOND: Final = 200
MOST_TURNS: Final = 99
MOST_POINTS: Final = 999
MOST_OF_KIND: Final = 20
ENTRANCES: Final[tuple[tuple[int, int], ...]] = tuple(
    (int(entrance == Entrance.DOOR), int(entrance == Entrance.PORT)) for entrance in Entrance
)
"""By what stands in a gap: whether it is a door, and whether it is the port."""
_START: Final = int(Phase.START)
_FIRST: Final = int(Phase.FIRST)
_LEAVE: Final = int(Phase.LEAVE)
_OVER: Final = int(Phase.OVER)
_TYPES: Final = len(SURVEY_TYPES)
_NONE_ASIDE: Final = [0] * _TYPES
_NO_CONTEST: Final = [0] * 4


class OverworldFacts:
    """One game's facts; only what is another than before is written."""

    def __init__(self, terms: Terms, facts: Cells) -> None:
        self._terms = terms
        self._row = row = Row(facts)
        seats = terms.seats
        self._seat = Mark(row, 0)
        self._phase = Mark(row, seats)
        at = seats + len(Phase)
        self._active, self._mover = Mark(row, at), Mark(row, at + seats)
        self._time_at = at + 2 * seats
        self._winner = Mark(row, self._time_at + 5)
        self._contest_at = self._time_at + 5 + seats
        self._hand = Mark(row, self._contest_at + 5)
        self._bag_at = self._contest_at + 5 + _TYPES
        self._shop_at = self._bag_at + 2 * _TYPES + 1 + len(PATTERNS)
        self._pieces_at = self._shop_at + len(ITEMS) * terms.provisions
        # what was counted, of each seat in a row
        self._supplies: list[int] = []
        self._pieces: list[int] = []
        self._items: list[int] = [0] * (len(ITEMS) * seats if terms.provisions else 0)
        self._doors: list[int] = [0] * seats
        self._provisions: list[int] = [0] * seats
        self._ports: list[int] = [0] * seats
        self._is_counted = True  # since these were written
        self._told_to = -1
        self._told_regions: list[int] = []

    def count(self, s: OverworldState, have_moved: bool, are_gaps_new: bool, is_land_new: bool) -> None:
        """Count again what may have changed since: explorers have moved, gaps were closed, tiles were laid."""
        supplies = s.supply + s.doors + s.ports
        if have_moved or are_gaps_new or supplies != self._supplies:
            self._supplies = supplies
            self._count_pieces(s)
            self._is_counted = True
        seats = range(self._terms.seats)
        if are_gaps_new:
            self._doors = [tour(s, seat).length for seat in seats]
            if self._terms.provisions:
                items = [items_of(s, seat) for seat in seats]
                self._items = [min(count, MOST_OF_KIND) for own in items for count in own]
                self._provisions = [provision_points(own) for own in items]
        if self._terms.ports and (are_gaps_new or is_land_new):
            self._ports = [port_points(s, seat) for seat in seats]
            self._is_counted = True

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
                self._pieces += [s.supply[place], placed[place], left[place]]
            self._pieces += [s.doors[seat], s.ports[seat]]

    def write(self, s: OverworldState, seat: int, regions: list[int], beyond: int) -> None:
        """Write them; ``regions``: the points of each seat for these, ``beyond``: squares that are not drawn."""
        terms, row = self._terms, self._row
        seats, phase, actors, in_bag = terms.seats, s.phase, s.actors(), sum(s.bag)
        is_anyones = phase not in (_START, _FIRST, _OVER)
        is_decided = len(actors) > 0 and actors[0] != CHANCE
        self._seat.move(seat)
        self._phase.move(phase)
        self._active.move((s.active - seat) % seats if is_anyones and s.active != NOBODY else -1)
        self._mover.move((actors[0] - seat) % seats if is_decided else -1)
        at = self._time_at
        row.put(at, cut(terms.tiles - in_bag, MOST_TURNS))
        row.put(at + 1, cut(turns_at_most(s), MOST_TURNS))
        row.put(at + 2, int(not any(s.pile)))
        row.put(at + 3, int(s.coast_due))
        row.put(at + 4, len(s.pending))
        self._write_contest(s, seat)
        row.put(self._contest_at + 4, min(beyond, MOST_BEYOND))
        self._hand.move(-1 if s.tile == NOWHERE or s.survey else s.tile)
        at = self._bag_at
        row.write(at, s.bag)
        row.put(at + _TYPES, cut(in_bag - terms.never_drawn, MOST_TILES))
        at += _TYPES + 1
        row.write(at, [s.aside.count(tile) for tile in range(_TYPES)] if s.aside else _NONE_ASIDE)
        row.write(at + _TYPES, s.pile)
        if terms.provisions:
            row.write(self._shop_at, s.shop)
        self._write_seats(seat, regions)

    def _write_contest(self, s: OverworldState, seat: int) -> None:
        """Tell of the gap being resolved."""
        seats, row, at = self._terms.seats, self._row, self._contest_at
        if not s.gap:
            self._winner.move(-1)
            row.write(at, _NO_CONTEST)
            return
        self._winner.move(-1 if s.winner == NOBODY else (s.winner - seat) % seats)
        to_leave = LEFT_FOR[s.entrance] - len(s.gaps[s.origin].left) if s.phase == _LEAVE else 0
        row.write(at, [*ENTRANCES[s.entrance], to_leave, s.to_take])

    def _write_seats(self, seat: int, regions: list[int]) -> None:
        """Tell of each seat, the observing one first, what was counted."""
        if seat == self._told_to and regions == self._told_regions and not self._is_counted:
            return
        self._told_to, self._told_regions, self._is_counted = seat, regions.copy(), False
        seats, row, at = self._terms.seats, self._row, self._pieces_at
        for counts in (self._pieces, self._items):
            cut_at = seat * len(counts) // seats
            row.write(at, counts[cut_at:] + counts[:cut_at] if cut_at else counts)
            at += len(counts)
        for step in range(seats):
            one = (seat + step) % seats
            parts = [regions[one], self._doors[one], self._provisions[one], self._ports[one]]
            row.put(at, cut(sum(parts), MOST_POINTS))
            for part in parts:
                at += 1
                row.put(at, cut(part, MOST_POINTS))
            at += 1
