"""Many games of one player as a vector environment of Gymnasium, stepped together as a ``Batch``."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from farshore.envs.batch import Batch, Moment
from farshore.envs.rewards import PENALTY, RewardName
from farshore.envs.setting import setting_of

Arrays = dict[str, NDArray[Any]]
Codes = NDArray[np.integer[Any]]


class ManyAlone(VectorEnv[Arrays, Codes, NDArray[Any]]):
    """A game that is over is followed by the next one in the same step, whose last observation is not told.

    ``copy``: without, the arrays are those of the batch, which the next step writes into and nobody else may. ``seat``,
    ``opponents`` and ``limit`` are taken as ``SeatEnv`` takes them: alone they change nothing.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as theirs

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int = 1,
        seat: int | None = 0,
        opponents: Any = (),
        limit: Any = None,
        reward: RewardName = "lead",
        penalty: float = PENALTY,
        copy: bool = True,
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if seats != 1 or render_mode is not None:
            raise ValueError("only tables of one, without pictures, are stepped together: vectorization_mode='sync'")
        self.num_envs = num_envs
        self.render_mode = None
        self._made: dict[str, Any] = {"seats": 1, "reward": reward, "penalty": penalty, "threads": threads, **options}
        self._game = game
        self._copy = copy
        setting = setting_of(game, 1, **options)
        self.single_observation_space = spaces.Dict({**setting.layout.space(), "action_mask": setting.mask_space()})
        self.single_action_space = spaces.Discrete(setting.numbering.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Begin all games anew: those of a ``Batch`` with this seed."""
        super().reset(seed=seed)
        begun = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self._batch = Batch(self._game, self.num_envs, seed=begun, **self._made)
        return self._observations(self._batch.now()), {}

    def step(self, actions: Codes) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Do in each game what was chosen."""
        now = self._batch.step(np.asarray(actions))
        rewards, dones = now.rewards[:, 0].copy(), now.dones.copy()
        return self._observations(now), rewards, dones, np.zeros(self.num_envs, np.bool_), {}

    def pick(self, fractions: NDArray[np.floating[Any]]) -> NDArray[np.int64]:
        """Return a legal code for each game, as ``Batch.pick`` does."""
        return self._batch.pick(fractions)

    def _observations(self, now: Moment) -> Arrays:
        seen: Arrays = {"board": now.board, "facts": now.facts, "action_mask": now.masks}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen
