"""How a game of Atoll stands, and its two phases."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from random import Random
from typing import NamedTuple

from atoll.actions import ISLETS, STRONGEST, Blow, Ended, Fish, Fished, Row, Rowed, WindBlew
from farshore.core.contract import Action, Seat, View
from farshore.core.errors import IllegalAction
from farshore.core.phases import ONE_SEAT, PhasedState, Phases
from farshore.core.steps import Chance, Decision

COCONUTS = (1, 3, 2, 4, 1, 5, 2, 3)


class Phase(IntEnum):
    """Where a turn stands."""

    WIND = 0
    BOAT = 1
    OVER = 2


class Terms(NamedTuple):
    """What a table plays by."""

    seats: int
    rounds: int


class PlayerView(View, frozen=True, kw_only=True):
    """A seat."""

    seat: Seat
    boat: str
    coconuts: int
    fish: int


class AtollView(View, frozen=True, kw_only=True):
    """Everything: nothing is secret."""

    board: str
    round: int
    rounds: int
    wind: int
    players: tuple[PlayerView, ...]


class WindBlows(Chance["AtollState"]):
    """The wind decides how far a boat may go (ATO-1)."""

    def outcomes(self, s: AtollState) -> Sequence[tuple[Action, int]]:
        """Every strength is equally likely."""
        return [(Blow(strength), 1) for strength in range(1, STRONGEST + 1)]

    def apply(self, s: AtollState, action: Action) -> None:
        """Note it."""
        assert isinstance(action, Blow)
        s.wind = action.strength
        s.phase = Phase.BOAT
        s.tell(WindBlew(s.seat, s.wind))


class Boat(Decision["AtollState"]):
    """Row, or stay and fish (ATO-2, ATO-3)."""

    def legal(self, s: AtollState, seat: Seat) -> Sequence[Action]:
        """Return the islets within reach, then fishing."""
        steps = [step for step in range(-s.wind, s.wind + 1) if step]
        return [*(Row(ISLETS[(s.boats[seat] + step) % len(ISLETS)]) for step in steps), Fish()]

    def apply(self, s: AtollState, seat: Seat, action: Action) -> None:
        """Do it; then it is the next seat's turn."""
        if isinstance(action, Row):
            at = s.boats[seat] = ISLETS.index(action.islet)
            found = 0 if at in s.picked else COCONUTS[at]
            s.picked.add(at)
            s.coconuts[seat] += found
            s.tell(Rowed(seat, action.islet, found))
        else:
            s.fish[seat] += 1
            s.tell(Fished(seat))
        s.turn_number += 1
        s.seat = s.turn_number % s.terms.seats
        s.wind = 0
        s.phase = Phase.OVER if s.turn_number == s.terms.seats * s.terms.rounds else Phase.WIND
        if s.is_over:
            s.tell(Ended(s.scores(), s.winners()))

    def why_not(self, s: AtollState, seat: Seat, action: Action) -> IllegalAction:
        """The wind is too weak."""
        return IllegalAction("ATO-2", "atoll-why-not-far", wind=s.wind)


class AtollState(PhasedState):
    """A game of Atoll."""

    __slots__ = ("boats", "coconuts", "fish", "picked", "seat", "terms", "turn_number", "wind")

    phases = Phases(Phase, {Phase.WIND: WindBlows(), Phase.BOAT: Boat()})

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.listener = None
        self.phase = Phase.WIND
        self.boats = [2 * seat for seat in range(terms.seats)]
        self.coconuts = [0] * terms.seats
        self.fish = [0] * terms.seats
        self.picked: set[int] = set()  # islets without coconuts
        self.seat = 0
        self.turn_number = 0
        self.wind = 0

    def movers(self) -> tuple[Seat, ...]:
        """Return whose turn it is."""
        return ONE_SEAT[self.seat]

    def clone(self) -> AtollState:
        """Return an independent copy."""
        twin = AtollState(self.terms)
        twin.phase, twin.seat, twin.turn_number, twin.wind = self.phase, self.seat, self.turn_number, self.wind
        twin.boats, twin.coconuts, twin.fish = self.boats.copy(), self.coconuts.copy(), self.fish.copy()
        twin.picked = self.picked.copy()
        return twin

    def determinize(self, seat: Seat, rng: Random) -> AtollState:
        """Return a copy: nothing is secret."""
        return self.clone()

    def view(self, seat: Seat | None) -> AtollView:
        """Show everything."""
        return AtollView(
            board=self.drawn(),
            round=min(self.turn_number // self.terms.seats + 1, self.terms.rounds),
            rounds=self.terms.rounds,
            wind=self.wind,
            players=tuple(
                PlayerView(seat=seat, boat=ISLETS[boat], coconuts=self.coconuts[seat], fish=self.fish[seat])
                for seat, boat in enumerate(self.boats)
            ),
        )

    def drawn(self) -> str:
        """Draw the islets with their coconuts, and below each the boats that lie there."""
        nuts = [" ." if at in self.picked else f" {COCONUTS[at]}" for at in range(len(ISLETS))]
        rows = ["".join(f" {islet}" for islet in ISLETS), "".join(nuts)]
        for seat, boat in enumerate(self.boats):
            rows.append("  " * boat + f" {seat + 1}")
        return "\n".join(rows)

    def scores(self) -> tuple[int, ...]:
        """Coconuts and fish."""
        return tuple(map(sum, zip(self.coconuts, self.fish, strict=True)))

    def winners(self) -> tuple[Seat, ...]:
        """Most points."""
        scores = self.scores()
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores)) if self.is_over else ()
