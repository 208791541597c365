"""Many games at once are the same games as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from farshore.envs.batch import Batch, luck_of
from farshore.envs.rewards import RewardName, Rewards
from farshore.envs.setting import Mask
from farshore.envs.sitting import Sitting
from tests.effort import IS_THOROUGH, tries
from tests.envs.play import TABLES, setting_at

SHORT = [("entdecker", 2, {}), ("explorers", 1, {}), ("explorers", 3, {"achievements": 2}), ("overworld", 2, {})]
STEPS = tries(400, 60)
every_table = pytest.mark.parametrize("table", TABLES if IS_THOROUGH else SHORT, ids=str)


def legal_codes(masks: Mask, luck: np.random.Generator) -> NDArray[np.intp]:
    codes: NDArray[np.intp] = np.argmax(masks * luck.random(masks.shape), axis=1)
    return codes


class OneByOne:
    """A game of a batch played by itself."""

    def __init__(
        self, table: tuple[str, int, dict[str, Any]], seed: int, number: int, reward: RewardName = "lead"
    ) -> None:
        self.setting, self.reward = setting_at(table), reward
        self.luck = luck_of(seed, number)
        self.begin()

    def begin(self) -> None:
        self.sitting = Sitting(self.setting, self.luck)
        self.rewards = Rewards(self.reward, self.sitting.state, self.setting.seats)
        self.seat = self.sitting.actors[0]

    def step(self, code: int) -> tuple[list[float], bool]:
        was_legal = self.sitting.choose(self.seat, code)
        worth, actors = self.rewards.since(self.sitting.state), self.sitting.actors
        worth[self.seat] -= 0.25 * (not was_legal)
        if actors:
            seats = [(self.seat + 1 + step) % self.setting.seats for step in range(self.setting.seats)]
            self.seat = next(seat for seat in seats if seat in actors)
        else:
            self.begin()
        return worth, not actors


@every_table
def test_a_batch_is_the_same_as_its_games_one_by_one(table: tuple[str, int, dict[str, Any]]) -> None:
    game, seats, options = table
    batch = Batch(game, 3, seats=seats, seed=7, reward="lead", **options)
    alone = [OneByOne(table, 7, number) for number in range(3)]
    luck = np.random.default_rng(7)
    for _ in range(STEPS):
        now = batch.now()
        for number, one in enumerate(alone):
            seen = one.sitting.observe(one.seat)
            assert now.seats[number] == one.seat
            assert np.array_equal(now.masks[number], one.sitting.mask(one.seat))
            assert np.array_equal(now.board[number], seen["board"])
            assert np.array_equal(now.facts[number], seen["facts"])
        codes = legal_codes(now.masks, luck)
        after = batch.step(codes)
        for number, one in enumerate(alone):
            worth, is_over = one.step(int(codes[number]))
            assert after.rewards[number].tolist() == worth
            assert after.dones[number] == is_over


@pytest.mark.parametrize("reward", ["win", "lead"])
def test_what_a_step_was_worth_is_told_once(reward: RewardName) -> None:
    """Whatever is chosen, legal or not; and a fraction picks what is legal in ascending order."""
    table: tuple[str, int, dict[str, Any]] = ("overworld", 2, {})
    batch = Batch("overworld", 4, seats=2, seed=5, reward=reward, penalty=0.25, observes=False)
    alone = [OneByOne(table, 5, number, reward) for number in range(4)]
    luck, ended = np.random.default_rng(5), 0
    for step in range(tries(2_000, 300)):
        now, fractions = batch.now(), luck.random(4)
        codes = batch.pick(fractions)
        for number, mask in enumerate(now.masks):
            legal = np.flatnonzero(mask)
            assert codes[number] == legal[int(fractions[number] * len(legal))]
        if step % 7 == 0:
            codes[step % 4] = now.masks[step % 4].argmin()
        now = batch.step(codes)
        told = [one.step(int(codes[number])) for number, one in enumerate(alone)]
        assert np.array_equal(now.rewards, np.array([worth for worth, _ in told], np.float32))
        assert now.dones.tolist() == [is_over for _, is_over in told]
        ended += int(now.dones.sum())
    assert ended > 1


def test_games_are_followed_by_the_next_and_all_follows_from_the_seed() -> None:
    told = []
    for n in (4, 2):
        batch, ended, points = Batch("explorers", n, seats=1, seed=3, reward="lead", observes=False), 0, 0.0
        now = batch.now()
        while ended < 2:
            now = batch.step(now.masks.argmax(axis=1))
            ended += int(now.dones[:2].sum())
            points += float(now.rewards[:2].sum())
        told.append(points)
        assert not now.board.any(), "nothing was observed"
    assert told[0] == told[1] > 0, "whatever other games there are"


def test_what_is_not_legal_costs_something_and_luck_does_something_else() -> None:
    batch = Batch("overworld", 2, penalty=0.5)
    illegal = batch.now().masks.argmin(axis=1)
    now = batch.step(illegal)
    assert sorted(now.rewards.min(axis=1).tolist()) == [-0.5, -0.5]
    with pytest.raises(ValueError, match="2 codes"):
        batch.step(illegal[:1])
