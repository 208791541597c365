"""What PettingZoo has a module for: a version of an environment, from which it is made."""

from __future__ import annotations

from typing import Any, TypeAlias

from pettingzoo import AECEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from farshore.envs.pettingzoo.aec import Farshore
from farshore.envs.pettingzoo.agents import Watched
from farshore.envs.pettingzoo.parallel import ParallelFarshore

AnyAEC: TypeAlias = AECEnv[str, Watched, int | None]


class Version:
    """A game for agents that act one after the other.

    Settings are those of ``Agents`` (``seats``, ``reward``, ``penalty``, ``max_cycles``, ``render_mode``) and any
    option of the game.
    """

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, **settings: Any) -> Farshore:
        """Return the environment itself."""
        return Farshore(self.game, **settings)

    def env(self, **settings: Any) -> AnyAEC:
        """Return the environment, guarded: it says what is wrong when it is used in a wrong order."""
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(self.raw_env(**settings)))


class ParallelVersion(Version):
    """A game for agents that may also act at the same time."""

    def env(self, *, max_cycles: int | None = None, **settings: Any) -> AnyAEC:
        """Return the guarded environment.

        With ``max_cycles`` there are cycles: every agent is asked once in each, and waits if there is nothing to do.
        """
        if max_cycles is None:
            return super().env(**settings)
        return parallel_to_aec(self.parallel_env(max_cycles=max_cycles, **settings))

    def parallel_env(self, **settings: Any) -> ParallelFarshore:
        """Return the environment in which all who have something to do act in the same step."""
        return ParallelFarshore(self.game, **settings)
