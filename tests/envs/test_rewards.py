"""Rewards: who won, and the lead in points."""

from __future__ import annotations

from typing import cast

import pytest

from farshore.core.contract import State
from farshore.envs.rewards import Rewards, lead, won
from farshore.envs.setting import setting_of
from tests.envs.play import moments


class Ended:
    """A game that is over, with these winners and points."""

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self._winners, self._scores = winners, scores

    def winners(self) -> tuple[int, ...]:
        return self._winners

    def scores(self) -> tuple[int, ...]:
        return self._scores


@pytest.mark.parametrize(
    ("winners", "seats", "worth"),
    [
        ((1,), 2, [-1, 1]),
        ((0, 1), 2, [0, 0]),
        ((2,), 4, [-1 / 3, -1 / 3, 1, -1 / 3]),
        ((0, 3), 4, [0.5, -0.5, -0.5, 0.5]),
        ((0,), 1, [0]),
    ],
)
def test_winners_share_what_the_others_lose(winners: tuple[int, ...], seats: int, worth: list[float]) -> None:
    found = won(cast("State", Ended(winners, (0,) * seats)), seats)
    assert found == pytest.approx(worth)
    assert sum(found) == pytest.approx(0)


def test_a_lead_is_counted_over_the_best_other() -> None:
    assert lead(cast("State", Ended((), (10, 4, 7)))) == [3, -6, -3]
    assert lead(cast("State", Ended((), (10,)))) == [10], "alone it is the points"


def test_what_is_paid_for_the_lead_comes_to_the_lead_at_the_end() -> None:
    setting = setting_of("explorers", 2)
    paid, final = [0.0, 0.0], [0.0, 0.0]
    rewards = Rewards("lead", setting.begin(), 2)
    for sitting in moments(setting, 4):
        paid = [before + now for before, now in zip(paid, rewards.since(sitting.state), strict=True)]
        final = lead(sitting.state)
    assert paid == final != [0, 0]
