"""Many games of any kind, stepped by the rules in Python: what a batch does where there is no kernel."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farshore.core.contract import Seat
from farshore.envs.observations.layout import Board, Facts
from farshore.envs.rewards import RewardName, Rewards
from farshore.envs.setting import Mask, Setting
from farshore.envs.sitting import Sitting


class Moment(NamedTuple):
    """How all games stand, the first index being the game. The next step writes into the same arrays."""

    seats: NDArray[np.int8]  # who is to act
    board: Board  # what that seat sees, as ``docs/lab.md`` lists it
    facts: Facts
    masks: Mask  # which codes are legal
    rewards: NDArray[np.float32]  # by seat: what the last step was worth
    dones: NDArray[np.bool_]  # the last step ended a game; everything else is about the next one


class RuleGames:
    """Games that the rules step, each an object of its own."""

    def __init__(
        self,
        setting: Setting,
        luck: Sequence[Random],
        moment: Moment,
        *,
        reward: RewardName,
        penalty: float,
        observes: bool,
    ) -> None:
        self._setting = setting
        self._moment = moment
        self._observes = observes
        self._tables = [_Table(setting, rng, reward, penalty) for rng in luck]
        self._sights = [
            setting.sight(moment.board[number], moment.facts[number]) for number in range(len(luck) if observes else 0)
        ]
        self._codes = [np.zeros(0, np.intp) for _ in luck]  # what is legal in each game, in ascending order
        for number in range(len(luck)):
            self._show(number)

    def step(self, codes: NDArray[np.integer[Any]]) -> None:
        """Do in each game what its code stands for."""
        for number, code in enumerate(codes.tolist()):
            table = self._tables[number]
            self._moment.rewards[number] = table.choose(code)
            self._moment.dones[number] = table.is_over
            if table.is_over:
                table.begin()
            self._show(number)

    def pick(self, fractions: NDArray[np.floating[Any]]) -> NDArray[np.int64]:
        """Return the legal code at a fraction of those there are, in ascending order."""
        within = np.clip(np.nan_to_num(fractions.astype(np.float64)), 0, 1).tolist()
        found = [
            codes[min(int(at * len(codes)), len(codes) - 1)] for at, codes in zip(within, self._codes, strict=True)
        ]
        return np.array(found, np.int64)

    def _show(self, number: int) -> None:
        """Write what the seat to act in a game sees and may do."""
        moment, table = self._moment, self._tables[number]
        seat, sitting = table.seat, table.sitting
        moment.seats[number] = seat
        codes = np.array(sitting.codes(seat), np.intp)
        codes.sort()
        mask = moment.masks[number]
        mask[self._codes[number]] = 0
        mask[codes] = 1
        self._codes[number] = codes
        if self._observes:
            self._sights[number].show(sitting.state, seat)


class _Table:
    """One game of a batch after the other."""

    def __init__(self, setting: Setting, rng: Random, reward: RewardName, penalty: float) -> None:
        self._setting = setting
        self._rng = rng
        self._reward: RewardName = reward
        self._penalty = penalty
        self.begin()

    def begin(self) -> None:
        """Begin a game; the first of several actors is asked first."""
        self.sitting = Sitting(self._setting, self._rng)
        self._rewards = Rewards(self._reward, self.sitting.state, self._setting.seats)
        self.seat: Seat = self.sitting.actors[0]

    @property
    def is_over(self) -> bool:
        """Whether nobody is to act any more."""
        return not self.sitting.actors

    def choose(self, code: int) -> list[float]:
        """Do what a code stands for, find who is next, and return what that was worth to each seat."""
        was_legal = self.sitting.choose(self.seat, code)
        worth = self._rewards.since(self.sitting.state)
        if not was_legal:
            worth[self.seat] -= self._penalty
        actors = self.sitting.actors
        if actors:
            self.seat = self._setting.next_after(self.seat, actors)
        return worth
