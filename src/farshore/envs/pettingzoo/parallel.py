"""A game as PettingZoo's agents play it at the same time: all who have something to do do it in the same step."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from farshore.envs.pettingzoo.agents import Agents, Watched, agent_name

Told = dict[str, Any]


class ParallelFarshore(Agents, ParallelEnv[str, Watched, int]):
    """Every agent chooses in every step; the last number means to wait, for those who have nothing to do now."""

    def reset(self, seed: int | None = None, options: Told | None = None) -> tuple[dict[str, Watched], Told]:
        """Begin a game."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Watched], Told, Told, Told, Told]:
        """Do what all actors chose; the outcome does not depend on their order. What the others chose is ignored."""
        acting, sitting = self.agents, self.sitting
        wrong = [seat for seat in sitting.actors if not sitting.choose(seat, int(actions[agent_name(seat)]))]
        self._steps += 1
        worth = self._worth.since(sitting.state)
        for seat in wrong:
            worth[seat] -= self._penalty
        is_over = not sitting.actors
        is_cut = not is_over and self.max_cycles is not None and self._steps >= self.max_cycles
        seen = self._observations()
        if is_over or is_cut:
            self.agents = []
        return (
            seen,
            dict(zip(acting, worth, strict=True)),
            dict.fromkeys(acting, is_over),
            dict.fromkeys(acting, is_cut),
            {agent: {} for agent in acting},
        )

    def _observations(self) -> dict[str, Watched]:
        wait = self.setting.numbering.wait
        assert wait is not None, "games that are played at the same time have a number for waiting"
        return {
            agent: {
                "observation": self.sitting.observe(seat),
                "action_mask": self.setting.mask(self.sitting.legal(seat) or [wait]),
            }
            for seat, agent in enumerate(self.agents)
        }
