"""What a seat of Entdecker is told in numbers of the turn, the players and the stacks, written straight from the state.

What is secret comes through ``secrets`` alone: only ``_write_top_scouts`` touches top scouts, and ``_write_points``
counts tokens that are won, which all have seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farshore.envs.observations.drawn import Mark, Row, cut, one_hot
from farshore.games.entdecker.announce import OPEN
from farshore.games.entdecker.faces import EVENT_OF, EVENTS, FACE, FACES, MINE, OF_PATTERN, PATTERN_OF, WITH_EVENT
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.secrets import knows_top_scouts
from farshore.games.entdecker.stacks import EMPTY, QUESTION_MARK, Stacks
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.tile import PATTERNS
from farshore.games.entdecker.units import (
    IN_SUPPLY,
    UNIT_NAMES,
    has_number,
    number_of_scout,
    seat_of_scout,
)

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

MOST_GOLD: Final = 999
MOST_POINTS: Final = 999
MOST_TURNS: Final = 99
MOST_SPACES: Final = 140
_FIRST: Final = int(Phase.FIRST)
_OVER: Final = int(Phase.OVER)
_TOP_SCOUTS: Final = int(Phase.TOP_SCOUTS)
_BACKS: Final = one_hot(4)
_PATTERNS: Final = len(PATTERNS)
_EVENTS: Final = len(EVENTS)
_FIRST_FACE: Final = FACE[PATTERNS.start][0]
_FACES: Final = len(FACES) - _FIRST_FACE
_PARTS: Final = 4
"""Numbers of each seat's points: in all, by islands, by produce, by waterfalls."""


class TurnFacts:
    """Whose turn it is and what is being done."""

    def __init__(self, terms: Terms, row: Row) -> None:
        self._terms = terms
        self._row = row
        seats = terms.seats
        self._seat = Mark(row, 0)
        self._phase = Mark(row, seats)
        at = seats + len(Phase)
        self._turn = Mark(row, at)
        self._actors_at = at + seats
        self._announced_at = at + 2 * seats
        self._pattern = Mark(row, self._announced_at + 4)
        self._event = Mark(row, self._announced_at + 4 + _PATTERNS)
        self._to_send_at = self._announced_at + 4 + _PATTERNS + _EVENTS
        self.end = self._to_send_at + seats + 4
        self._to_send: list[int] = [0] * (seats + 1)

    def write(self, s: EntdeckerState, seat: int) -> None:
        """Write them."""
        row, seats = self._row, self._terms.seats
        phase, actors = s.phase, s.actors()
        is_decided = phase not in (_FIRST, _OVER) and (phase != _TOP_SCOUTS or not s.terms.random_first)
        self._seat.move(seat)
        self._phase.move(phase)
        self._turn.move((s.seat - seat) % seats if is_decided else -1)
        for step in range(seats):
            row.put(self._actors_at + step, int((seat + step) % seats in actors))
        is_open, at = s.kind == OPEN, self._announced_at
        row.put(at, 0 if is_open else s.announced)
        row.put(at + 1, s.announced if is_open else 0)
        row.put(at + 2, s.draws)
        row.put(at + 3, int(s.closing))
        hand = s.hand
        self._pattern.move(PATTERN_OF[hand] - 1 if hand else -1)
        self._event.move(EVENT_OF[hand] if hand else -1)
        self._write_bound(s, seat)
        at = self._to_send_at + seats + 1
        row.put(at, min(s.passes, MOST_TURNS))
        row.put(at + 1, min(s.idle, MOST_TURNS))
        row.put(at + 2, min(s.chart.left, MOST_SPACES))

    def _write_bound(self, s: EntdeckerState, seat: int) -> None:
        """Tell of the scouts that are still to be sent."""
        seats = self._terms.seats
        to_send = [0] * (seats + 1)
        for scout in s.bound:
            to_send[(seat_of_scout(scout) - seat) % seats] += 1
        if s.bound:
            to_send[seats] = number_of_scout(s.bound[0])
        self._row.write(self._to_send_at, to_send)


class PlayerFacts:
    """What everybody has."""

    def __init__(self, terms: Terms, row: Row, start: int) -> None:
        self._terms = terms
        self._row = row
        self._start = start
        self._size = 1 + _PARTS + len(UNIT_NAMES)  # of each seat
        numbers = 1 + 2 * terms.scouts if terms.top_scout else 0
        self.end = start + (self._size + numbers) * terms.seats

    def write(self, s: EntdeckerState, seat: int) -> None:
        """Write it, the observing seat's first."""
        row, seats = self._row, self._terms.seats
        produce = [0] * seats
        for hut, taker in enumerate(s.jungle.taken_by):
            if taker >= 0:  # all see what is won
                produce[taker] += s.terms.produce_value[s.jungle.tokens[hut]]
        for step in range(seats):
            one = (seat + step) % seats
            row.put(self._start + step, cut(s.gold[one], MOST_GOLD))
            self._write_points(self._start + seats + _PARTS * step, s.score[one], produce[one], s.finds[one])
            at = self._start + (1 + _PARTS) * seats + len(UNIT_NAMES) * step
            for place in IN_SUPPLY[one]:
                row.put(at, s.supply[place])
                at += 1
        if self._terms.top_scout:
            self._write_numbers(s, seat)
            self._write_top_scouts(s, seat)

    def _write_points(self, at: int, score: int, produce: int, falls: int) -> None:
        row = self._row
        row.put(at, cut(score, MOST_POINTS))
        row.put(at + 1, cut(score - produce - falls, MOST_POINTS))
        row.put(at + 2, cut(produce, MOST_POINTS))
        row.put(at + 3, cut(falls, MOST_POINTS))

    def _write_numbers(self, s: EntdeckerState, seat: int) -> None:
        """Tell which numbered scouts everybody has left."""
        at, seats = self._start + self._size * self._terms.seats, self._terms.seats
        for step in range(seats):
            numbers = s.numbers[(seat + step) % seats]
            for number in range(1, self._terms.scouts + 1):
                self._row.put(at, int(has_number(numbers, number)))
                at += 1

    def _write_top_scouts(self, s: EntdeckerState, seat: int) -> None:
        """Tell whether everybody has named its top scouts; and which they are, if the observer may know."""
        seats, scouts = self._terms.seats, self._terms.scouts
        at = self._start + (self._size + scouts) * seats
        for step in range(seats):
            other = (seat + step) % seats
            named = s.top_scouts[other]
            has_named = named[0] > 0
            is_shown = has_named and knows_top_scouts(s, other, seat)
            self._row.put(at, int(has_named))
            for number in range(1, scouts + 1):
                self._row.put(at + number, int(is_shown and number in named))
            at += 1 + scouts


class StackFacts:
    """What is left to draw, which is public: that changes when a tile is drawn."""

    def __init__(self, terms: Terms, row: Row, start: int) -> None:
        self._row = row
        self._start = start
        self._stacks = max(terms.hidden_stacks, terms.reformed_stacks)
        self._searched_at = start + 5 * self._stacks
        self._odds_at = self._searched_at + 1 + 4 * _PATTERNS + _EVENTS - 1
        self.end = self._odds_at + 2 * _FACES
        self._tops: list[list[int]] = []  # what the row shows
        self._marks: list[list[int]] = []
        self._others: list[list[int]] = []

    def write(self, own: Stacks) -> None:
        """Write as much of it as has changed."""
        self._row.put(self._searched_at, int(own.in_disorder))
        tops = [own.sizes, own.backs]
        if tops != self._tops:
            self._tops = [counts.copy() for counts in tops]
            self._write_tops(own)
        marks, others = [own.marked, own.events, own.paired], [own.plain, own.open, own.discards]
        are_marks_new, are_others_new = marks != self._marks, others != self._others
        if are_marks_new:
            self._marks = [counts.copy() for counts in marks]
            self._write_odds(own)
        if are_others_new:
            self._others = [counts.copy() for counts in others]
            self._row.write(self._odds_at + _FACES, own.discards[_FIRST_FACE:])
        if are_marks_new or are_others_new:
            self._write_patterns(own)

    def _write_tops(self, own: Stacks) -> None:
        """Tell how high each Hidden Stack is, and what its back shows."""
        values: list[int] = []
        for stack in range(self._stacks):
            if stack < len(own.sizes):
                values.append(own.sizes[stack])
                values += _BACKS[own.backs[stack]]
            else:
                values.append(0)
                values += _BACKS[EMPTY]
        self._row.write(self._start, values)

    def _write_patterns(self, own: Stacks) -> None:
        """Tell how many of each pattern are where, and how many events are hidden."""
        row, at = self._row, self._searched_at + 1
        are_paired, are_discarded = any(own.paired), any(own.discards)
        for pattern in PATTERNS:
            where = OF_PATTERN[pattern]
            row.put(at, own.plain[pattern])
            row.put(at + 1, own.marked[pattern] + (sum(own.paired[where]) if are_paired else 0))
            row.put(at + 2, own.open[pattern])
            row.put(at + 3, sum(own.discards[where]) if are_discarded else 0)
            at += 4
        for event in range(MINE, _EVENTS):
            row.put(at, own.events[event] + (sum(own.paired[WITH_EVENT[event]]) if are_paired else 0))
            at += 1

    def _write_odds(self, own: Stacks) -> None:
        """Tell how likely each face of a question mark is."""
        odds = [0] * len(FACES)
        faces = own.faces(QUESTION_MARK)
        weights = 0
        for _, weight in faces:
            weights += weight
        for face, weight in faces:
            odds[face] = round(1000 * weight / weights)
        self._row.write(self._odds_at, odds[_FIRST_FACE:])
