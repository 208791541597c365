"""PettingZoo: its own tests pass, and what is ours beside them."""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as theirs

from farshore.envs.pettingzoo import entdecker_v0, explorers_v0, overworld_v0
from farshore.envs.pettingzoo.versions import Version
from tests.effort import tries

VERSIONS = [entdecker_v0, explorers_v0, overworld_v0]
every_version = pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.game)


@pytest.fixture
def _dictionaries_allowed() -> Iterator[None]:
    """Their test warns of observations that are dictionaries, unless they are of their own games with masks."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


@every_version
@pytest.mark.usefixtures("_dictionaries_allowed")
def test_their_api_test_passes(version: Version) -> None:
    theirs.api_test(version.env(), num_cycles=tries(thorough=1000, usual=60))


@pytest.mark.parametrize(
    ("version", "settings"),
    [
        (entdecker_v0, {"seats": 4, "edition": "digest", "top_scout": True, "reward": "lead"}),
        (explorers_v0, {"seats": 1, "achievements": 2, "reward": "lead"}),
        (explorers_v0, {"max_cycles": 30}),
        (overworld_v0, {"seats": 3, "provisions": True, "ports": True, "max_cycles": 5}),
    ],
)
@pytest.mark.usefixtures("_dictionaries_allowed")
def test_their_api_test_passes_with_options(version: Version, settings: dict[str, Any]) -> None:
    theirs.api_test(version.env(**settings), num_cycles=tries(thorough=1000, usual=40))


@every_version
def test_their_seed_test_passes(version: Version) -> None:
    theirs.seed_test(version.env, num_cycles=tries(thorough=500, usual=20))


@every_version
def test_their_render_test_passes(version: Version) -> None:
    theirs.render_test(
        version.env,
        {"ansi": lambda text: f'game = "{version.game}"' in text and text.count("\n") > 5, "rgb_array": is_drawn},
    )


def is_drawn(picture: np.ndarray[Any, Any]) -> bool:
    """Tell whether there is more than a blank sheet."""
    return len({*map(tuple, picture[::3, ::3].reshape(-1, 3).tolist())}) > 4


def test_pictures_of_a_game_all_have_one_size_and_differ() -> None:
    for version in VERSIONS:
        env = version.raw_env(seats=2, render_mode="rgb_array")
        env.reset(seed=1)
        pictures = []
        for agent in env.agent_iter(30):
            pictures.append(np.asarray(env.render()))
            env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))
        assert len({picture.shape for picture in pictures}) == 1
        assert len({picture.tobytes() for picture in pictures}) > 2


class _Hasty:
    """A clock that says that twenty times as much time has passed."""

    @staticmethod
    def time() -> float:
        return time.time() * 20


@every_version
def test_their_performance_benchmark_runs(version: Version, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes five seconds by the clock that it looks at; figures are in docs/lab.md."""
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", _Hasty)
    theirs.performance_benchmark(version.env())


def test_their_tests_of_agents_that_act_at_the_same_time_pass() -> None:
    theirs.parallel_api_test(explorers_v0.parallel_env(), num_cycles=tries(thorough=1000, usual=60))
    theirs.parallel_seed_test(explorers_v0.parallel_env, num_cycles=tries(thorough=500, usual=10))


def test_their_max_cycles_test_passes() -> None:
    theirs.max_cycles_test(explorers_v0)


def test_a_game_of_agents_that_act_one_after_the_other_is_cut_off_after_so_many_cycles() -> None:
    """Their test of it compares with a parallel environment, which only Explorers has."""
    env = overworld_v0.env(seats=3, max_cycles=2)
    env.reset(seed=1)
    for step in range(2 * 3):
        assert not any(env.truncations.values()), f"{step} steps are not enough"
        observation, *_ = env.last()
        assert observation is not None
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    for _ in range(3):
        assert env.last()[3]
        env.step(None)
    assert env.agents == []


def test_acting_at_the_same_time_is_acting_one_after_the_other() -> None:
    """The same luck and the same choices lead to the same end."""
    together = explorers_v0.parallel_env(seats=3)
    apart = explorers_v0.raw_env(seats=3)
    seen, _ = together.reset(seed=9)
    apart.reset(seed=9)
    worth: dict[str, float] = {}
    while together.agents:
        chosen = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
        waiting = [agent for agent, action in chosen.items() if action != together.setting.numbering.wait]
        for _ in waiting:
            apart.step(chosen[apart.agent_selection])
        seen, worth, *_ = together.step(chosen)
        assert together.sitting.state.view(None) == apart.sitting.state.view(None)
    assert worth == apart.rewards


def test_an_illegal_action_costs_and_luck_chooses_another() -> None:
    env = entdecker_v0.raw_env(penalty=0.25)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    before = env.render()
    env.step(illegal)
    assert env.rewards[agent] == -0.25
    assert env.render() != before


def test_bad_options_are_refused() -> None:
    with pytest.raises(Exception, match="edition"):
        entdecker_v0.env(edition="fourth")
