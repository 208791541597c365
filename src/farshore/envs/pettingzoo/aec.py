"""A game as PettingZoo's agents play it one after the other (AEC)."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from farshore.core.contract import Seat
from farshore.envs.pettingzoo.agents import Agents, Watched, agent_name


class Farshore(Agents, AECEnv[str, Watched, int | None]):
    """Seats as agents. Of several actors each acts once before the first does again, and sees nothing of the others."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = agent_name(self.sitting.actors[0])

    def observe(self, agent: str) -> Watched:
        """Return what an agent sees, and what it may do if it is to act now."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.sitting.observe(seat), "action_mask": self.sitting.mask(seat)}

    def step(self, action: int | None) -> None:
        """Do what the selected agent chose; ``None`` once its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over has nothing to choose"
        self._cumulative_rewards[agent] = 0.0
        seat = self.possible_agents.index(agent)
        was_legal = self.sitting.choose(seat, int(action))
        self._steps += 1
        self.rewards = dict(zip(self.agents, self._worth.since(self.sitting.state), strict=True))
        if not was_legal:
            self.rewards[agent] -= self._penalty
        self._end()
        self._select_after(seat)
        self._accumulate_rewards()
        self._deads_step_first()

    def _end(self) -> None:
        """Let the game end for all: when it is over, or has gone on for long enough."""
        if not self.sitting.actors:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._steps >= self.max_cycles * self.setting.seats:
            self.truncations = dict.fromkeys(self.agents, True)

    def _select_after(self, seat: Seat) -> None:
        """Select who acts next: the first actor after a seat, in playing order."""
        actors = self.sitting.actors
        if actors:
            self.agent_selection = agent_name(self.setting.next_after(seat, actors))
