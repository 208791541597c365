"""A kind of table that learners sit down at: game, seats and options, with its numbers and its arrays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from farshore.core.contract import Options, Seat, State
from farshore.core.phased_game import PhasedGame
from farshore.core.registry import game as game_named
from farshore.envs.choices import CHANCES, REACH, entdecker_choices, explorers_choices, overworld_choices
from farshore.envs.numbering import Numbering
from farshore.envs.observations.entdecker import entdecker_layout
from farshore.envs.observations.entdecker_sight import EntdeckerSight
from farshore.envs.observations.explorers import explorers_layout
from farshore.envs.observations.layout import Board, Facts, Layout, Observation
from farshore.envs.observations.overworld import overworld_layout
from farshore.envs.observations.overworld_sight import OverworldSight
from farshore.envs.observations.view_sight import Sight, ViewSight

Mask = NDArray[np.int8]
AnyGame = PhasedGame[Any, Any]
_MADE_OF: Final[dict[str, tuple[Callable[[Any], Numbering], Callable[[Any], Layout[Any]]]]] = {
    "entdecker": (entdecker_choices, entdecker_layout),
    "explorers": (explorers_choices, explorers_layout),
    "overworld": (overworld_choices, overworld_layout),
}
GAMES: Final = tuple(_MADE_OF)


class Setting:
    """What all games at such tables have in common."""

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        terms = game.terms(seats, options)
        choices, layout = _MADE_OF[game.name]
        self.numbering = choices(terms)
        self.layout = layout(terms)

    def __reduce__(self) -> tuple[Callable[..., Setting], tuple[Any, ...]]:
        return shared_setting, (self.game.name, self.seats, self.options)

    def __deepcopy__(self, _memo: Any) -> Setting:
        return self  # it never changes

    @cached_property
    def chances(self) -> Numbering:
        """What chance may bring, by number."""
        return CHANCES[self.game.name](self.game.terms(self.seats, self.options))

    def begin(self) -> State:
        """Return the state before anything is drawn or chosen."""
        return self.game.new(self.seats, self.options)

    def observe(self, state: State, seat: Seat) -> Observation:
        """Return what a seat sees, as arrays."""
        return self.layout.observe(state.view(seat), seat)

    def sight(self, board: Board, facts: Facts) -> Sight:
        """Return what lets arrays, which are all 0, show again and again what a seat sees of a game."""
        terms = self.game.terms(self.seats, self.options)
        rows = board.reshape(-1).data.cast("B"), facts.data
        if self.game.name == "entdecker":
            return EntdeckerSight(terms, *rows)
        if self.game.name == "overworld":
            return OverworldSight(terms, REACH, *rows)
        return ViewSight(self.layout, board, facts)

    def next_after(self, seat: Seat, actors: Sequence[Seat]) -> Seat:
        """Return which of several actors is asked next: the first after a seat, in playing order."""
        return min(actors, key=lambda actor: (actor - seat - 1) % self.seats)

    def mask(self, numbers: Iterable[int]) -> Mask:
        """Return a 1 for each of these numbers, else 0."""
        mask = np.zeros(self.numbering.size, np.int8)
        mask[[*numbers]] = 1
        return mask

    def mask_space(self) -> spaces.Box:
        """Return the space that masks are from."""
        return spaces.Box(0, 1, (self.numbering.size,), np.int8)


def setting_of(name: str, seats: int | None = None, **options: Any) -> Setting:
    """Return the setting of such tables: the usual number of seats unless said. Raises ``BadOptions``."""
    game = cast("AnyGame", game_named(name))
    return shared_setting(name, game.about.usual_seats if seats is None else seats, game.read_options(options))


@lru_cache(maxsize=32)
def shared_setting(name: str, seats: int, options: Options) -> Setting:
    """Return the setting of such tables: the same for the same."""
    return Setting(cast("AnyGame", game_named(name)), seats, options)
