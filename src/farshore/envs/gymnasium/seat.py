"""One seat of a game as a Gymnasium environment; bots sit on the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from farshore.bots.bot import Bot
from farshore.bots.budget import REPRODUCIBLE, Limit
from farshore.bots.gate import Gate
from farshore.bots.registry import make_bot
from farshore.core.contract import Seat
from farshore.envs.observations.layout import Observation
from farshore.envs.pictures import Picture, show
from farshore.envs.rewards import PENALTY, RewardName, Rewards
from farshore.envs.setting import Mask, setting_of
from farshore.envs.sitting import Sitting


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A step is a choice of the learner's seat and all that happens until it is asked again.

    ``opponents``: the name of a bot, or one for each other seat, in playing order. ``seat``: where the learner sits;
    ``None``: drawn anew for every game. An action that is not legal costs ``penalty``, and luck chooses one that is.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 - as theirs

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: Seat | None = 0,
        opponents: str | Sequence[str] = "greedy",
        limit: Limit = REPRODUCIBLE,
        reward: RewardName = "win",
        penalty: float = PENALTY,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode
        self.setting = setting_of(game, seats, **options)
        others = self.setting.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else [*opponents]
        if len(names) != others:
            raise ValueError(f"{others} opponents are needed, not {len(names)}")
        self._bots: list[Bot] = [make_bot(game, name) for name in names]
        self._fixed_seat = seat
        self._limit = limit
        self._reward: RewardName = reward
        self._penalty = penalty
        self._gates: dict[Seat, Gate] = {}
        self.action_space = spaces.Discrete(self.setting.numbering.size)
        self.observation_space = spaces.Dict({**self.setting.layout.space(), "action_mask": self.setting.mask_space()})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the others play until the learner is asked."""
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(1 << 62)))
        seats = self.setting.seats
        self.seat = rng.randrange(seats) if self._fixed_seat is None else self._fixed_seat
        self._leave()
        others = [(self.seat + step) % seats for step in range(1, seats)]
        self._gates = {
            seat: Gate(bot, self.setting.game, seat, seats, rng, self._limit)
            for seat, bot in zip(others, self._bots, strict=True)
        }
        self.sitting = Sitting(self.setting, rng)
        self._rewards = Rewards(self._reward, self.sitting.state, seats)
        self._let_others_act()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do what the learner chose, and let the others act until it is asked again or the game is over."""
        was_legal = self.sitting.choose(self.seat, int(action))
        self._let_others_act()
        worth = self._rewards.since(self.sitting.state)[self.seat] - (0 if was_legal else self._penalty)
        return self._observation(), worth, not self.sitting.actors, False, {}

    def action_masks(self) -> Mask:
        """Return which actions are legal, as some learners ask for it."""
        return self.sitting.mask(self.seat)

    def render(self) -> str | Picture:
        """Show how the game stands: a text, or a picture."""
        return show(self.setting, self.sitting.state, self.render_mode)

    def close(self) -> None:
        """Let the bots stand up."""
        self._leave()

    def _let_others_act(self) -> None:
        while (actors := self.sitting.actors) and self.seat not in actors:
            other = actors[0]
            self.sitting.play(other, self._gates[other].choose(self.sitting.state))

    def _observation(self) -> Observation:
        return {**self.sitting.observe(self.seat), "action_mask": self.sitting.mask(self.seat)}

    def _leave(self) -> None:
        for gate in self._gates.values():
            gate.leave()
        self._gates = {}
