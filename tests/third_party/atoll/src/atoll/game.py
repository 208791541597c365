"""Atoll as a game of Farshore."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

import msgspec

from atoll.actions import EVENTS, ISLETS, VERBS
from atoll.state import COCONUTS, AtollState, AtollView, Phase, Terms
from farshore.core.contract import About, Options, PastStep, Seat, Standing, State, View
from farshore.core.documents import read_toml
from farshore.core.errors import BadPosition
from farshore.core.phased_game import PhasedGame


class AtollOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long it lasts."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 4


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position as it is written."""

    game: str = "atoll"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)]
    turn: Annotated[int, msgspec.Meta(ge=0)]
    wind: Annotated[int, msgspec.Meta(ge=0, le=3)]
    boats: str
    picked: str
    coconuts: list[int]
    fish: list[int]


class Atoll(PhasedGame[AtollState, Terms]):
    """The game."""

    name = "atoll"
    rules_version = 1
    package = "atoll"
    seats = range(2, 5)
    seat_names = ("red", "blue", "green", "white")
    rules = ("ATO-1", "ATO-2", "ATO-3", "ATO-4")
    about = About(usual_seats=2, first_options=("rounds",), keeps_secrets=False, score_parts=("coconuts", "fish"))
    options_type: ClassVar[type[Options]] = AtollOptions
    state_type = AtollState
    verbs = VERBS
    action_types = VERBS.actions
    event_types = EVENTS
    view_type = AtollView

    def resolve(self, seats: int, options: AtollOptions) -> Terms:
        """Return what a table plays by."""
        return Terms(seats, options.rounds)

    def begin(self, terms: Terms) -> AtollState:
        """Begin."""
        return AtollState(terms)

    def redact(self, state: State, seat: Seat | None, steps: Sequence[PastStep]) -> list[PastStep]:
        """Nothing is secret."""
        return list(steps)

    def conserved(self, state: State) -> Mapping[str, int]:
        """Count the coconuts."""
        s = self.own(state)
        return {"coconuts": sum(s.coconuts) + sum(n for at, n in enumerate(COCONUTS) if at not in s.picked)}

    def standings(self, view: View) -> tuple[Standing, ...]:
        """Return points by part."""
        assert isinstance(view, AtollView)
        parts = [(player.coconuts, player.fish) for player in view.players]
        return tuple(
            Standing(seat=seat, total=sum(own), place=1 + sum(sum(other) > sum(own) for other in parts), parts=own)
            for seat, own in enumerate(parts)
        )

    def write_position(self, state: State) -> str:
        """Write a position."""
        s = self.own(state)
        position = Position(
            rounds=s.terms.rounds,
            turn=s.turn_number,
            wind=s.wind,
            boats="".join(ISLETS[boat] for boat in s.boats),
            picked="".join(ISLETS[at] for at in sorted(s.picked)),
            coconuts=s.coconuts,
            fish=s.fish,
        )
        return msgspec.toml.encode(position).decode()

    def read_position(self, text: str) -> State:
        """Read a position."""
        found = read_toml(text, Position, BadPosition)
        seats = len(found.boats)
        if not (seats == len(found.coconuts) == len(found.fish) and seats in self.seats):
            raise BadPosition("boats", "one boat, one number of coconuts and one of fish for each seat.")
        if not set(found.boats + found.picked) <= set(ISLETS) or found.turn > seats * found.rounds:
            raise BadPosition("turn", "no such islet, or no such turn.")
        s = AtollState(Terms(seats, found.rounds))
        s.boats = [ISLETS.index(islet) for islet in found.boats]
        s.picked = {ISLETS.index(islet) for islet in found.picked}
        s.coconuts, s.fish, s.turn_number, s.wind = found.coconuts, found.fish, found.turn, found.wind
        s.seat = s.turn_number % seats
        s.phase = Phase.BOAT if s.wind else Phase.WIND if s.turn_number < seats * found.rounds else Phase.OVER
        return s


ATOLL = Atoll()
