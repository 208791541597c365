"""The games of a batch, each played by the rules, and what all of them bring at once, in lists."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from farshore.core.contract import Seat
from farshore.envs.observations.view_sight import Sight
from farshore.envs.rewards import RewardName, Rewards
from farshore.envs.sitting import Sitting

if TYPE_CHECKING:
    from farshore.envs.setting import Setting


class Table:
    """One game after the other."""

    def __init__(self, setting: Setting, rng: Random, reward: RewardName, penalty: float) -> None:
        self._setting = setting
        self._rng = rng
        self._reward: RewardName = reward
        self._penalty = penalty
        self.is_over = False
        self.begin()

    def begin(self) -> None:
        """Begin a game; the first of several actors is asked first."""
        self.sitting = Sitting(self._setting, self._rng)
        self._rewards = Rewards(self._reward, self.sitting.state, self._setting.seats)
        self.seat: Seat = self.sitting.actors[0]
        self.is_over = False

    def choose(self, code: int) -> list[float]:
        """Do what a code stands for, find who is next, and return what that was worth to each seat, if anything."""
        sitting, seat = self.sitting, self.seat
        was_legal = sitting.choose(seat, code)
        actors = sitting.actors
        self.is_over = not actors
        worth = self._rewards.at(sitting.state, self.is_over)
        if not was_legal:
            worth = worth or [0.0] * self._setting.seats
            worth[seat] -= self._penalty
        if len(actors) == 1:
            self.seat = actors[0]
        elif actors:
            self.seat = self._setting.next_after(seat, actors)
        return worth


class Tables:
    """All games: after every step, who is to act in each, what that seat may do, and what the step was worth."""

    def __init__(self, tables: list[Table], sights: Sequence[Sight]) -> None:
        """Begin; ``sights``: what shows each game to who acts in it, or none."""
        self._tables = tables
        self._sights = [*sights]
        self.seats: list[Seat] = [0] * len(tables)
        self.dones: list[bool] = [False] * len(tables)
        self.codes: list[int] = []  # what is legal, game by game
        self.counts: list[int] = [0] * len(tables)  # how many of these each game has
        self.paid: list[int] = []  # the games of which the last step was worth something
        self.rewards: list[list[float]] = []  # what it was, for each of these
        self._look()

    def step(self, codes: list[int]) -> None:
        """Do in each game what its code stands for."""
        self.paid, self.rewards = [], []
        for number, table in enumerate(self._tables):
            worth = table.choose(codes[number])
            if worth:
                self.paid.append(number)
                self.rewards.append(worth)
            self.dones[number] = table.is_over
            if table.is_over:
                table.begin()
        self._look()

    def _look(self) -> None:
        """Find out what may be done, and let it be seen."""
        self.codes = []
        for number, table in enumerate(self._tables):
            seat, sitting = table.seat, table.sitting
            codes = sitting.codes(seat)
            self.seats[number] = seat
            self.counts[number] = len(codes)
            self.codes += codes
            if self._sights:
                self._sights[number].show(sitting.state, seat)
