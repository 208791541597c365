"""Entdecker as a ``Game``: how it is set up, written down and explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar

from farshore.core.codec import BlockCodec
from farshore.core.contract import Action, Done, Game, Options, Seat, State
from farshore.core.errors import BadOptions, IllegalAction
from farshore.games.entdecker.actions import ACTION_TYPES, DrawToken, NameTopScouts
from farshore.games.entdecker.codec import codec_of
from farshore.games.entdecker.content import CONTENTS, data_folder
from farshore.games.entdecker.events import EVENT_TYPES
from farshore.games.entdecker.notation import read_action, write_action
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.position import read_position, write_position
from farshore.games.entdecker.setup import new_state
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.telling import EntdeckerTelling
from farshore.games.entdecker.terms import SEAT_NAMES, UNIT_NAMES, Terms, terms_of
from farshore.games.entdecker.turn import DECISIONS
from farshore.games.entdecker.view import EntdeckerView

RULES = (
    *(f"ENT-{number}" for number in (*range(1, 13), *range(20, 25), *range(30, 34), 40, 41, *range(50, 54))),
    *(f"ENT-{number}" for number in (*range(60, 64), *range(70, 74), 80, *range(90, 94), 95)),
)


class Entdecker(Game):
    """The game."""

    name = "entdecker"
    rules_version = 1
    seats = range(2, 5)
    seat_names = SEAT_NAMES
    rules = RULES
    options_type: ClassVar[type[Options]] = EntdeckerOptions
    action_types = ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = EntdeckerView
    telling_type = EntdeckerTelling
    contents = CONTENTS

    @property
    def words(self) -> Traversable:
        """The game's catalogues."""
        return files("farshore.games.entdecker") / "words"

    @property
    def data(self) -> Traversable:
        """What is in the box, by the name of its printing."""
        return data_folder()

    def new(self, seats: int, options: Options | None = None) -> State:
        """Return the state before the first turn."""
        return new_state(_terms(seats, options, self.box))

    def why_not(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        """Ask the step of the present phase."""
        s = _own(state)
        return DECISIONS[s.phase - Phase.TOP_SCOUTS].why_not(s, seat, action)

    def redact(self, state: State, seat: Seat | None, steps: Sequence[Done]) -> list[Done]:
        """Hide tokens that the seat has not seen, and other seats' top scouts, until the end (ENT-80, ENT-95)."""
        s = _own(state)
        if s.phase == Phase.OVER:
            return list(steps)
        return [(actor, _veiled(s, seat, actor, action)) for actor, action in steps]

    def conserved(self, state: State) -> Mapping[str, int]:
        """Count tiles, tokens, gold and units."""
        s = _own(state)
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

    def write_action(self, action: Action) -> str:
        """Write an action."""
        return write_action(action)

    def read_action(self, text: str) -> Action:
        """Read an action."""
        return read_action(text)

    def codec(self, seats: int, options: Options | None = None) -> BlockCodec:
        """Return the numbering of actions."""
        return codec_of(_terms(seats, options, self.box))

    def write_position(self, state: State) -> str:
        """Write a position."""
        return write_position(_own(state))

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


def _own(state: State) -> EntdeckerState:
    """Tell the type checker, and a confused caller, that a state must be one of this game."""
    if not isinstance(state, EntdeckerState):
        raise TypeError(f"not a state of Entdecker: {state!r}")
    return state


def _terms(seats: int, options: Options | None, box: str) -> Terms:
    if options is None:
        options = EntdeckerOptions()
    if not isinstance(options, EntdeckerOptions):
        raise BadOptions("entdecker", type(options).__name__)
    return terms_of(seats, options, box)
