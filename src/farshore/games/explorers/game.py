"""Explorers as a ``Game``: how it is set up, written down and explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar

from farshore.core.codec import BlockCodec
from farshore.core.contract import Action, Done, Game, Options, Seat, State
from farshore.core.errors import BadOptions, IllegalAction
from farshore.games.explorers.actions import ACTION_TYPES
from farshore.games.explorers.codec import codec_of
from farshore.games.explorers.events import EVENT_TYPES
from farshore.games.explorers.notation import read_action, write_action
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.position import read_position, write_position
from farshore.games.explorers.position.frame import conserved_counts, differences
from farshore.games.explorers.setup import new_state
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.telling import ExplorersTelling
from farshore.games.explorers.terms import SEAT_NAMES, Terms, terms_of
from farshore.games.explorers.tiles import CONTENTS, data_folder
from farshore.games.explorers.turn import DECISIONS
from farshore.games.explorers.view import ExplorersView

RULES = tuple(
    f"EXP-{number}"
    for number in (*range(1, 6), *range(10, 14), *range(20, 27), *range(30, 41), 50, 60, 61, *range(70, 73))
)


class Explorers(Game):
    """The game."""

    name = "explorers"
    rules_version = 1
    seats = range(1, 5)
    seat_names = SEAT_NAMES
    rules = RULES
    options_type: ClassVar[type[Options]] = ExplorersOptions
    action_types = ACTION_TYPES
    event_types = EVENT_TYPES
    view_type = ExplorersView
    telling_type = ExplorersTelling
    contents = CONTENTS

    @property
    def words(self) -> Traversable:
        """The game's catalogues."""
        return files("farshore.games.explorers") / "words"

    @property
    def data(self) -> Traversable:
        """What is in the box, by the name of its printing."""
        return data_folder()

    def new(self, seats: int, options: Options | None = None) -> State:
        """Return the state before anything is drawn or chosen."""
        return new_state(_terms(seats, options, self.box))

    def why_not(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        """Ask the step of the present phase."""
        s = _own(state)
        return DECISIONS[s.phase - Phase.LAY].why_not(s, seat, action)

    def redact(self, state: State, seat: Seat | None, steps: Sequence[Done]) -> list[Done]:
        """Leave out what others have done in the running turn (EXP-21); alone there is nobody to hide it from."""
        s = _own(state)
        if s.terms.seats == 1:
            return list(steps)
        hidden = {other: explorer.acted for other, explorer in enumerate(s.explorers) if other != seat}
        known: list[Done] = []
        for actor, action in reversed(steps):
            if hidden.get(actor, 0) and s.phase == Phase.MARKS:
                hidden[actor] -= 1
            else:
                known.append((actor, action))
        return known[::-1]

    def conserved(self, state: State) -> Mapping[str, int]:
        """Count the cards, and compare what frames and columns show with what the marks say."""
        s = _own(state)
        counts = conserved_counts(s)
        for seat in range(s.terms.seats):
            counts |= {f"{SEAT_NAMES[seat]} {what}": count for what, count in differences(s, seat).items()}
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


def _own(state: State) -> ExplorersState:
    """Tell the type checker, and a confused caller, that a state must be one of this game."""
    if not isinstance(state, ExplorersState):
        raise TypeError(f"not a state of Explorers: {state!r}")
    return state


def _terms(seats: int, options: Options | None, box: str) -> Terms:
    if options is None:
        options = ExplorersOptions()
    if not isinstance(options, ExplorersOptions):
        raise BadOptions("explorers", type(options).__name__)
    return terms_of(seats, options, box)
