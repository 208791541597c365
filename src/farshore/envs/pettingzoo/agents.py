"""What agents that act one after the other and agents that act at the same time have in common."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from gymnasium import spaces
from gymnasium.utils import seeding

from farshore.core.contract import Seat
from farshore.envs.pictures import Picture, show
from farshore.envs.rewards import PENALTY, RewardName, Rewards
from farshore.envs.setting import setting_of
from farshore.envs.sitting import Sitting

RENDER_MODES: Final = ("ansi", "rgb_array")
Watched = dict[str, Any]
"""What an agent gets: ``observation`` (``board`` and ``facts``) and ``action_mask``."""


def agent_name(seat: Seat) -> str:
    """Return how a seat is called."""
    return f"player_{seat}"


class Agents:
    """The seats of a table as agents.

    ``reward``: "win" or "lead". ``penalty``: what an illegal action costs; luck chooses a legal one instead.
    ``max_cycles``: how often every agent is asked at most, on average. ``options``: those of the game.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        reward: RewardName = "win",
        penalty: float = PENALTY,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {"name": f"{game}_v0", "render_modes": [*RENDER_MODES], "render_fps": 2}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.setting = setting_of(game, seats, **options)
        self.possible_agents = [agent_name(seat) for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self._reward: RewardName = reward
        self._penalty = penalty
        self._observation_space = spaces.Dict(
            {"observation": self.setting.layout.space(), "action_mask": self.setting.mask_space()}
        )
        self._action_spaces = {agent: spaces.Discrete(self.setting.numbering.size) for agent in self.possible_agents}
        self._generator = seeding.np_random(None)[0]

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space that an agent's observations are from: the same for all."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space that an agent's actions are from."""
        return self._action_spaces[agent]

    def render(self) -> str | Picture:
        """Show how the game stands: a text, or a picture."""
        return show(self.setting, self.sitting.state, self.render_mode)

    def close(self) -> None:
        """Let go of everything: there is nothing to let go of."""

    def _begin(self, seed: int | None) -> None:
        """Begin a game: with a seed always the same one, without the next that follows from the last seed."""
        if seed is not None:
            self._generator = seeding.np_random(seed)[0]
        self.sitting = Sitting(self.setting, Random(int(self._generator.integers(1 << 62))))
        self._worth = Rewards(self._reward, self.sitting.state, self.setting.seats)
        self._steps = 0
        self.agents = self.possible_agents[:]
