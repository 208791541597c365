"""Gymnasium: its checker passes for every id, vectors of environments run, and bots sit where they are asked to."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from farshore.envs.batch import Batch
from farshore.envs.gymnasium import IDS, SeatEnv
from farshore.envs.gymnasium.many import ManyAlone

every_id = pytest.mark.parametrize("name", IDS)


def chosen(rng: np.random.Generator, mask: np.ndarray[Any, Any]) -> int:
    """Choose something legal; anything where a game is over."""
    return int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0


def played(env: gymnasium.Env[Any, Any], seed: int) -> list[Any]:
    """Play a game with random choices, and return what it looked like and what it was worth."""
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    seen: list[Any] = []
    is_over = False
    while not is_over:
        observation, worth, is_over, _, _ = env.step(chosen(rng, observation["action_mask"]))
        seen.append((observation["facts"].tobytes(), worth))
    return seen


@every_id
@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array"])
def test_their_checker_passes(name: str, render_mode: str) -> None:
    """It also tries illegal actions."""
    check_env(gymnasium.make(name, opponents="random", render_mode=render_mode).unwrapped)


@every_id
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    env = gymnasium.make(name, opponents="random")
    first = played(env, 3)
    assert first == played(gymnasium.make(name, opponents="random"), 3)
    assert first != played(env, 4)
    assert sum(worth for _, worth in first) != 0 or name == "farshore/Overworld-v0"


@every_id
def test_every_id_makes_a_vector_of_environments(name: str) -> None:
    rng = np.random.default_rng(1)
    many = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync", opponents="random")
    seen, _ = many.reset(seed=5)
    for _ in range(3):
        seen, *_ = many.step(np.array([chosen(rng, mask) for mask in seen["action_mask"]]))
    assert many.observation_space.contains(seen)
    many.close()


@pytest.mark.parametrize("copy", [True, False])
def test_many_games_alone_are_those_of_a_batch(copy: bool) -> None:
    many = gymnasium.make_vec("farshore/ExplorersSolo-v0", num_envs=3, gems="expert", copy=copy)
    assert isinstance(many, ManyAlone)
    batch, rng = Batch("explorers", 3, seats=1, seed=5, reward="lead", gems="expert"), np.random.default_rng(1)
    seen, infos = many.reset(seed=5)
    ends = 0
    for _ in range(250):
        assert many.observation_space.contains(seen)
        now = batch.now()
        for name, array in (("board", now.board), ("facts", now.facts), ("action_mask", now.masks)):
            assert np.array_equal(seen[name], array)
        codes = many.pick(rng.random(3))
        before, (seen, rewards, terminated, truncated, infos) = seen, many.step(codes)
        assert (before["board"] is seen["board"]) != copy
        now = batch.step(codes)
        assert np.array_equal(rewards, now.rewards[:, 0])
        assert np.array_equal(terminated, now.dones)
        assert not truncated.any()
        assert infos == {}
        ends += int(terminated.sum())
    assert ends >= 6
    again, _ = many.reset()
    other, _ = many.reset()
    assert not np.array_equal(again["board"], other["board"]), "without a seed the next games follow from the last ones"
    many.close()
    with pytest.raises(ValueError, match="vectorization_mode='sync'"):
        gymnasium.make_vec("farshore/ExplorersSolo-v0", num_envs=3, seats=2)


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vectors_of_environments_go_on_with_the_next_game(mode: str) -> None:
    rng = np.random.default_rng(1)
    many = gymnasium.make_vec("farshore/Overworld-v0", num_envs=2, vectorization_mode=mode, opponents="random")
    ends = 0
    try:
        seen, _ = many.reset(seed=5)
        for _ in range(60):
            actions = np.array([chosen(rng, mask) for mask in seen["action_mask"]])
            seen, _, terminated, _, _ = many.step(actions)
            ends += int(terminated.sum())
        assert many.observation_space.contains(seen)
    finally:
        many.close()
    assert ends >= 2


def test_named_bots_sit_on_the_other_seats() -> None:
    env = gymnasium.make("farshore/Overworld-v0", seats=3, opponents=["greedy", "random"], seat=1)
    worth = [played(env, seed)[-1][1] for seed in range(2)]
    assert all(-1 <= one <= 1 for one in worth)
    with pytest.raises(ValueError, match="2 opponents are needed, not 1"):
        SeatEnv("overworld", seats=3, opponents=["greedy"])


def test_the_seat_can_be_drawn_anew_for_every_game() -> None:
    env = SeatEnv("overworld", seats=4, seat=None, opponents="random")
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.seat in env.sitting.actors
    assert seats == {0, 1, 2, 3}


def test_alone_the_rewards_come_to_the_points() -> None:
    env = gymnasium.make("farshore/ExplorersSolo-v0")
    worth = sum(one for _, one in played(env, 2))
    assert isinstance(env.unwrapped, SeatEnv)
    assert worth == env.unwrapped.sitting.state.scores()[0] > 0


def test_masks_can_be_asked_for() -> None:
    env = SeatEnv("explorers", seats=1)
    observation, _ = env.reset(seed=1)
    assert (env.action_masks() == observation["action_mask"]).all()
