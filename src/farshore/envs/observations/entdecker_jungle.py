"""What a seat of Entdecker is told of the jungle, written straight from the state.

Tokens in huts and top scouts are secret: what is told of them comes through ``secrets`` alone (``knows_token``,
``knows_top_scouts``, ``are_top_scouts_shown``).
"""

from __future__ import annotations

from struct import pack
from typing import TYPE_CHECKING, Final

from farshore.envs.observations.drawn import Cells, one_hot
from farshore.games.entdecker.final import double_scouts
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.secrets import are_top_scouts_shown, knows_token, knows_top_scouts
from farshore.games.entdecker.terms import Terms
from farshore.games.entdecker.units import number_of_scout, seat_of_scout

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


_SIZE: Final = 2
"""Bytes of a fact."""


class JungleFacts:
    """Who stands where, and what the observer knows of the huts: the same until somebody goes there.

    Nearly all of it is another when another seat observes: so it is kept for each as it is written.
    """

    def __init__(self, terms: Terms, facts: Cells, start: int) -> None:
        self._facts = facts.cast("B")
        self._start = start * _SIZE
        seats = terms.seats
        self._hot_seats = one_hot(seats)
        self._listed: list[list[int]] = []  # what ``_told`` was made of
        self._named: list[tuple[int, int]] = []
        self._is_over = False
        self._told: list[bytes] = [b""] * seats  # to each seat, as it is written; empty: not yet
        self._shown = -1  # to whom, in the array

    def write(self, s: EntdeckerState, seat: int) -> None:
        """Write it."""
        own = s.jungle
        lists = [own.spaces, own.tokens, own.seen_by, own.taken_by, own.bag]
        if lists != self._listed or s.is_over != self._is_over or s.top_scouts != self._named:
            self._listed = [counts.copy() for counts in lists]
            self._is_over, self._named = s.is_over, s.top_scouts.copy()
            self._told = [b""] * len(self._told)
            self._shown = -1
        if seat != self._shown:
            self._shown = seat
            told = self._told[seat]
            if not told:
                values = self._values(s, seat)
                told = self._told[seat] = pack(f"{len(values)}h", *values)
            self._facts[self._start : self._start + len(told)] = told

    def _number(self, s: EntdeckerState, scout: int, seat: int) -> list[int]:
        """Return a scout's number, and whether the observer knows it for a top scout."""
        if not scout:
            return [0, 0]
        owner, number = seat_of_scout(scout), number_of_scout(scout)
        return [number, int(number > 0 and knows_top_scouts(s, owner, seat) and number in s.top_scouts[owner])]

    def _values(self, s: EntdeckerState, seat: int) -> list[int]:
        terms, jungle, hot = s.terms, s.jungle, self._hot_seats
        seats = terms.seats
        values: list[int] = []
        for scout in jungle.spaces:
            values += hot[(seat_of_scout(scout) - seat) % seats] if scout else hot[-1]
        if terms.top_scout:
            for scout in jungle.spaces:
                values += self._number(s, scout, seat)
        weights = double_scouts(s) if are_top_scouts_shown(s) else {}
        where = [0] * len(terms.produce)
        for hut, token in enumerate(jungle.tokens):
            points = 0
            if knows_token(s, hut, seat):
                points = terms.produce_value[token]
                where[token] = hut + 1
            taker, leader = jungle.taken_by[hut], jungle.leader(hut, weights)
            values += [int(token != NO_TOKEN), points]
            values += [int(jungle.has_seen(hut, (seat + step) % seats)) for step in range(seats)]
            values += hot[(taker - seat) % seats] if taker >= 0 else hot[-1]
            values += hot[-1] if leader is None else hot[(leader - seat) % seats]
        values += where
        values.append(sum(jungle.bag))
        return values
