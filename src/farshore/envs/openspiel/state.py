"""A game as OpenSpiel walks through it: chance has nodes of its own, and simultaneous turns are taken one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pyspiel

from farshore.core.contract import CHANCE, Action, PastStep, Seat, State, View
from farshore.envs.rewards import lead, won
from farshore.envs.setting import Setting

if TYPE_CHECKING:
    from farshore.envs.openspiel.games import SpielGame


class Course:
    """A game, and how it came there. OpenSpiel copies and pickles all that its states hold; this says how."""

    __slots__ = ("_views", "setting", "state", "steps")

    def __init__(self, setting: Setting, state: State, steps: list[PastStep]) -> None:
        self.setting = setting
        self.state = state
        self.steps = steps
        self._views: dict[Seat | None, View] = {}  # of the state as it is: tensors and texts are asked for one by one

    def __deepcopy__(self, _memo: Any) -> Course:
        return Course(self.setting, self.state.clone(), self.steps.copy())

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[Any, ...]]:
        return played_again, (self.setting, self.steps)

    def choices(self, player: Seat) -> dict[int, Action]:
        """Return what a player, or chance, may do, by number."""
        if player == CHANCE:
            return self.setting.chances.numbered([action for action, _ in self.state.outcomes()])
        return self.setting.numbering.numbered(self.state.legal(player))

    def view(self, watcher: Seat | None) -> View:
        """Return what a watcher may know now."""
        if watcher not in self._views:
            self._views[watcher] = self.state.view(watcher)
        return self._views[watcher]

    def go_on(self, actor: Seat, step: Action) -> None:
        """Let something be done."""
        self._views.clear()
        self.state.apply(actor, step)
        self.steps.append((actor, step))


def played_again(setting: Setting, steps: list[PastStep]) -> Course:
    """Return a game by the steps that were taken."""
    course = Course(setting, setting.begin(), [])
    for actor, step in steps:
        course.go_on(actor, step)
    return course


class SpielState(pyspiel.State):
    """A state; of several actors the first acts first, and the others see nothing of it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.setting, game.setting.begin(), [])

    def current_player(self) -> int:
        """Return who acts: the first actor, chance, or nobody."""
        actors = self.course.state.actors()
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors[0] == CHANCE else actors[0]

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return not self.course.state.actors()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may bring, with probabilities."""
        weights = dict(self.course.state.outcomes())
        total = sum(weights.values())
        numbered = sorted(self.course.choices(CHANCE).items())
        return [(number, weights[action] / total) for number, action in numbered]

    def _apply_action(self, action: int) -> None:
        actor = self.course.state.actors()[0]
        self.course.go_on(actor, self.course.choices(actor)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        choices = self.course.choices(player)
        return self.course.setting.game.write_action(choices[action]) if action in choices else f"not legal: {action}"

    def returns(self) -> list[float]:
        """Return what the game was worth to each player: see ``rewards``; alone, the points."""
        seats, state = self.course.setting.seats, self.course.state
        if state.actors():
            return [0.0] * seats
        return won(state, seats) if seats > 1 else lead(state)

    def __str__(self) -> str:
        return self.course.setting.game.write_position(self.course.state)
