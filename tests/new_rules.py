"""The games as a later version might have them: each with one rule that is visibly another."""

from __future__ import annotations

from copy import copy
from typing import ClassVar

import msgspec

from farshore.core.contract import Game, Options, State
from farshore.core.errors import BadPosition
from farshore.games.entdecker.game import Entdecker
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.explorers.game import Explorers
from farshore.games.explorers.state import ExplorersState
from farshore.games.overworld.game import Overworld
from farshore.games.overworld.options import OverworldOptions
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import terms_of
from tests.toys import Lagoon, LagoonState

LEFT = 3


def amended(state: State) -> State:
    """Return a state that goes on by the new rules."""
    match state:
        case EntdeckerState():
            state.terms = copy(state.terms)
            scout, fort, settlement = state.terms.unit_cost
            state.terms.unit_cost = (scout + 1, fort + 1, settlement + 1)
        case ExplorersState():
            state.terms = copy(state.terms)
            state.terms.may_stop = True  # whoever wishes may stop early
        case OverworldState():
            state.terms = copy(state.terms)
            state.terms.never_drawn += LEFT  # the game ends so many tiles earlier
    return state


class NewEntdecker(Entdecker):
    rules_version = 2

    def new(self, seats: int, options: Options | None = None) -> State:
        return amended(super().new(seats, options))

    def read_position(self, text: str) -> State:
        return amended(super().read_position(text))


class NewExplorers(Explorers):
    rules_version = 2

    def new(self, seats: int, options: Options | None = None) -> State:
        return amended(super().new(seats, options))

    def read_position(self, text: str) -> State:
        return amended(super().read_position(text))


class NewOverworld(Overworld):
    rules_version = 2

    def new(self, seats: int, options: Options | None = None) -> State:
        return amended(super().new(seats, options))

    def read_position(self, text: str) -> State:
        document = msgspec.toml.decode(text)
        options = self.read_options(document.get("options", {}))
        assert isinstance(options, OverworldOptions)
        terms = terms_of(document["players"], options)
        terms.never_drawn += LEFT  # the position itself is checked by the new rule, too
        try:
            state = super().read_position(text)
        except BadPosition:  # it is one that the old rule has led to
            terms.never_drawn -= LEFT
            return amended(super().read_position(text))
        assert isinstance(state, OverworldState)
        state.terms = copy(terms)
        terms.never_drawn -= LEFT
        return state


class DeepState(LagoonState):
    """Whoever is alone at a depth scores ten more."""

    def surface(self) -> None:
        alone = [self.marks.count(depth) == 1 for depth in self.marks]
        super().surface()
        self.points = [points + 10 * is_alone for points, is_alone in zip(self.points, alone, strict=True)]


class NewLagoon(Lagoon):
    rules_version = 2
    state_type: ClassVar[type[LagoonState]] = DeepState


NEW_LAGOON = NewLagoon()
NEW_GAMES: dict[str, Game] = {game.name: game for game in (NewEntdecker(), NewExplorers(), NewOverworld())}
