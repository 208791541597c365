"""The games as OpenSpiel knows them: what kind each is, how large, and what can be set."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pyspiel

from farshore.core.contract import Game
from farshore.envs.openspiel.observer import Observer
from farshore.envs.openspiel.parameters import PLAYERS, options_from, parameters_of
from farshore.envs.openspiel.state import SpielState
from farshore.envs.setting import AnyGame, shared_setting
from farshore.games.entdecker import ENTDECKER
from farshore.games.explorers import EXPLORERS
from farshore.games.overworld import OVERWORLD

_LONGEST: Final = {"entdecker": 10_000, "explorers": 5_000, "overworld": 2_000}
"""More decisions than any game has."""
_MOST_POINTS: Final = 1_000.0


class SpielGame(pyspiel.Game):
    """A game with its players and options."""

    game: ClassVar[AnyGame]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = parameters_of(self.game) | (params or {})
        seats = chosen[PLAYERS]
        self.setting = shared_setting(self.game.name, seats, options_from(self.game, chosen))
        super().__init__(_type_of(self.game, seats), self._info(seats), params or {})

    def new_initial_state(self) -> SpielState:
        """Return the state before anything is drawn or chosen."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what tells a player how a state looks."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.setting)

    def _info(self, seats: int) -> Any:
        alone = seats == 1
        return pyspiel.GameInfo(
            num_distinct_actions=self.setting.numbering.size,
            max_chance_outcomes=self.setting.chances.size,
            num_players=seats,
            min_utility=-_MOST_POINTS if alone else -1.0,
            max_utility=_MOST_POINTS if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=_LONGEST[self.game.name],
        )


def _type_of(game: AnyGame, seats: int) -> Any:
    """Return what kind of game OpenSpiel should take it for."""
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(game),
        long_name=f"Farshore: {game.name.capitalize()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kind.Information.IMPERFECT_INFORMATION if game.about.keeps_secrets else kind.Information.PERFECT_INFORMATION
        ),
        utility=kind.Utility.GENERAL_SUM if seats == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(game),
    )


def name_of(game: Game) -> str:
    """Return what OpenSpiel calls a game."""
    return f"farshore_{game.name}"


class EntdeckerGame(SpielGame):
    """Entdecker."""

    game = ENTDECKER


class ExplorersGame(SpielGame):
    """Explorers; alone its returns are the points."""

    game = EXPLORERS


class OverworldGame(SpielGame):
    """Overworld, of which all is public."""

    game = OVERWORLD


KINDS: Final[tuple[type[SpielGame], ...]] = (EntdeckerGame, ExplorersGame, OverworldGame)
NAMES: Final = tuple(name_of(kind.game) for kind in KINDS)


def register_all() -> None:
    """Let OpenSpiel know the games."""
    for kind in KINDS:
        pyspiel.register_game(_type_of(kind.game, kind.game.about.usual_seats), kind)
