"""Overworld as a ``Game``: how it is set up, written down and explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar

from farshore.core.codec import BlockCodec
from farshore.core.contract import Action, Done, Game, Options, Seat, State
from farshore.core.errors import BadOptions, IllegalAction
from farshore.games.overworld.actions import ACTION_TYPES
from farshore.games.overworld.codec import codec_of
from farshore.games.overworld.counts import conserved_counts
from farshore.games.overworld.events import EVENT_TYPES
from farshore.games.overworld.notation import read_action, write_action
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.position import read_position, write_position
from farshore.games.overworld.setup import new_state
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.telling import OverworldTelling
from farshore.games.overworld.terms import SEAT_NAMES, Terms, terms_of
from farshore.games.overworld.turn import DECISIONS
from farshore.games.overworld.view import OverworldView

RULES = tuple(
    f"OVW-{number}" for number in (*range(1, 5), 10, *range(20, 24), 30, 31, *range(40, 44), 50, *range(60, 63), 70, 71)
)


class Overworld(Game):
    """The game."""

    name = "overworld"
    rules_version = 1
    seats = range(2, 5)
    seat_names = SEAT_NAMES
    rules = RULES
    options_type: ClassVar[type[Options]] = OverworldOptions
    action_types = ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = OverworldView
    telling_type = OverworldTelling

    @property
    def words(self) -> Traversable:
        """The game's catalogues."""
        return files("farshore.games.overworld") / "words"

    def new(self, seats: int, options: Options | None = None) -> State:
        """Return the state before anything is drawn or chosen."""
        return new_state(_terms(seats, options))

    def why_not(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        """Ask the step of the present phase."""
        s = _own(state)
        return DECISIONS[s.phase - Phase.SURVEY].why_not(s, seat, action)

    def redact(self, state: State, seat: Seat | None, steps: Sequence[Done]) -> list[Done]:
        """Leave everything as it is: nothing that has happened is secret."""
        return list(steps)

    def conserved(self, state: State) -> Mapping[str, int]:
        """Count tiles, pieces and items, wherever they are."""
        return conserved_counts(_own(state))

    def write_action(self, action: Action) -> str:
        """Write an action."""
        return write_action(action)

    def read_action(self, text: str) -> Action:
        """Read an action."""
        return read_action(text)

    def codec(self, seats: int, options: Options | None = None) -> BlockCodec:
        """Return the numbering of actions."""
        return codec_of(_terms(seats, options).seats)

    def write_position(self, state: State) -> str:
        """Write a position."""
        return write_position(_own(state))

    def read_position(self, text: str) -> State:
        """Read a position."""
        return read_position(text)


def _own(state: State) -> OverworldState:
    """Tell the type checker, and a confused caller, that a state must be one of this game."""
    if not isinstance(state, OverworldState):
        raise TypeError(f"not a state of Overworld: {state!r}")
    return state


def _terms(seats: int, options: Options | None) -> Terms:
    if options is None:
        options = OverworldOptions()
    if not isinstance(options, OverworldOptions):
        raise BadOptions("overworld", type(options).__name__)
    return terms_of(seats, options)
