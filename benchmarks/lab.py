"""How fast learners' environments go: ``python -m benchmarks.lab [steps]``.

Random legal choices, masks and observations included; steps by seconds of processor time, since machines have other
work. For Gymnasium the opponents choose at random too, through the same gate as every bot. Also how far random games
of Overworld lead away from the first coast, which is what the size of its window was chosen by. Many games at once, and
others' environments beside ours: ``benchmarks.learners``.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from time import process_time

import gymnasium
import numpy as np

from farshore.core.simulate import random_game
from farshore.envs.choices import REACH
from farshore.envs.gymnasium import IDS
from farshore.envs.pettingzoo import entdecker_v0, explorers_v0, overworld_v0
from farshore.envs.pettingzoo.versions import Version
from farshore.envs.setting import setting_of
from farshore.games.overworld.view import OverworldView

GAMES_OF_OVERWORLD = 200


def pettingzoo_steps(version: Version, steps: int) -> float:
    """Return the steps by second of agents that act one after the other."""
    env = version.raw_env()
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    begun = process_time()
    for _ in range(steps):
        agent = env.agent_selection
        if env.terminations[agent]:
            env.reset()
        else:
            env.step(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"])))
    return steps / (process_time() - begun)


def gymnasium_steps(name: str, steps: int) -> float:
    """Return the steps by second of one seat against random opponents."""
    env = gymnasium.make(name, opponents="random")
    observation, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    begun = process_time()
    for _ in range(steps):
        observation, _, is_over, _, _ = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        if is_over:
            observation, _ = env.reset()
    return steps / (process_time() - begun)


def reaches(games: int) -> Counter[int]:
    """Return how often random games of Overworld for four led how far from the first coast."""
    setting, rng = setting_of("overworld", 4), Random(1)
    found: Counter[int] = Counter()
    for _ in range(games):
        state = setting.begin()
        random_game(state, rng)
        view = state.view(None)
        assert isinstance(view, OverworldView)
        board = view.board
        found[max(-board.north, board.east, board.south, -board.west)] += 1
    return found


def main(steps: int) -> None:
    """Print the figures."""
    for version in (entdecker_v0, explorers_v0, overworld_v0):
        print(f"PettingZoo {version.game}_v0: {pettingzoo_steps(version, steps):,.0f} steps/s")
    for name in IDS:
        print(f"Gymnasium {name}: {gymnasium_steps(name, steps):,.0f} steps/s")
    found = reaches(GAMES_OF_OVERWORLD)
    beyond = sum(count for reach, count in found.items() if reach > REACH)
    print(
        f"Overworld: {beyond} of {GAMES_OF_OVERWORLD} random games went further than {REACH}; the furthest {max(found)}"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3_000)
