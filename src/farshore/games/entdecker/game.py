"""Entdecker as a ``Game``: how it is set up, written down and explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from farshore.core.contract import About, Action, Done, Options, Seat, State
from farshore.core.phases import PhasedGame
from farshore.games.entdecker.actions import VERBS, DrawToken, NameTopScouts
from farshore.games.entdecker.events import EVENT_TYPES
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.position import read_position, write_position
from farshore.games.entdecker.setup import new_state
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.telling import EntdeckerTelling
from farshore.games.entdecker.terms import Terms, terms_of
from farshore.games.entdecker.units import SEAT_NAMES, UNIT_NAMES
from farshore.games.entdecker.view import EntdeckerView

RULES = (
    *(f"ENT-{number}" for number in (*range(1, 13), *range(20, 25), *range(30, 34), 40, 41, *range(50, 54))),
    *(f"ENT-{number}" for number in (*range(60, 64), *range(70, 74), 80, *range(90, 94), 95)),
)


class Entdecker(PhasedGame[EntdeckerState, Terms]):
    """The game."""

    name = "entdecker"
    rules_version = 1
    package = "farshore.games.entdecker"
    seats = range(2, 5)
    seat_names = SEAT_NAMES
    rules = RULES
    about = About(usual_seats=3, first_options=("scenario", "edition", "top_scout"))
    options_type: ClassVar[type[Options]] = EntdeckerOptions
    state_type = EntdeckerState
    verbs = VERBS
    action_types = VERBS.actions
    event_types = EVENT_TYPES
    view_type = EntdeckerView
    telling_type = EntdeckerTelling

    def resolve(self, seats: int, options: EntdeckerOptions) -> Terms:
        """Return what a table plays by."""
        return terms_of(seats, options)

    def begin(self, terms: Terms) -> EntdeckerState:
        """Return the state before the first turn."""
        return new_state(terms)

    def redact(self, state: State, seat: Seat | None, steps: Sequence[Done]) -> list[Done]:
        """Hide tokens that the seat has not seen, and other seats' top scouts, until the end (ENT-80, ENT-95)."""
        s = self.own(state)
        if s.is_over:
            return list(steps)
        return [(actor, _veiled(s, seat, actor, action)) for actor, action in steps]

    def conserved(self, state: State) -> Mapping[str, int]:
        """Count tiles, tokens, gold and units."""
        s = self.own(state)
        stacks, jungle = s.stacks, s.jungle
        laid = len(s.chart.board.spaces) - s.chart.left
        drawn = sum(token >= 0 for token in jungle.tokens)
        counts = Counter(
            tiles=laid + bool(s.hand) + stacks.hidden_left() + sum(stacks.open) + sum(stacks.discards) - stacks.spares,
            tokens=sum(jungle.bag) + drawn,
            gold=sum(s.gold) + s.bank,
        )
        for seat in range(s.terms.seats):
            for unit, name in enumerate(UNIT_NAMES):
                counts[f"{SEAT_NAMES[seat]} {name}"] = s.supply[3 * seat + unit]
        for code in s.units.values():
            counts[f"{SEAT_NAMES[code & 7]} {UNIT_NAMES[code >> 3 & 3]}"] += 1
        for scout in (*jungle.spaces, *s.bound):
            if scout:
                counts[f"{SEAT_NAMES[(scout - 1) & 7]} scout"] += 1
        return counts

    def write_position(self, state: State) -> str:
        """Write a position."""
        return write_position(self.own(state))

    def read_position(self, text: str) -> State:
        """Read a position."""
        return read_position(text)


def _veiled(s: EntdeckerState, seat: Seat | None, actor: Seat, action: Action) -> Action:
    """Return an action of the past as a seat may know it."""
    if isinstance(action, DrawToken):
        hut = action.path - 1
        known = s.jungle.has_seen(hut, seat) or s.jungle.taken_by[hut] >= 0
        return action if known else DrawToken(action.path, "")
    if isinstance(action, NameTopScouts) and actor != seat:
        return NameTopScouts(0, 0)
    return action
