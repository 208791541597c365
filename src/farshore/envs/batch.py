"""Many games at once, numpy arrays in and out: for learners that need millions of steps.

In every game one seat is to act: codes for all games go in, and what each of the next seats sees comes out. Of several
actors each acts once before the first does again, and sees nothing of the others. A game that is over is followed by
the next one in the same step.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farshore.core.contract import Seat
from farshore.envs.observations.layout import Board, Facts
from farshore.envs.rewards import PENALTY, RewardName, Rewards
from farshore.envs.setting import Mask, Setting, setting_of
from farshore.envs.sitting import Sitting


class Moment(NamedTuple):
    """How all games stand, the first index being the game. The next step writes into the same arrays."""

    seats: NDArray[np.int8]  # who is to act
    board: Board  # what that seat sees, as ``docs/lab.md`` lists it
    facts: Facts
    masks: Mask  # which codes are legal
    rewards: NDArray[np.float32]  # by seat: what the last step was worth
    dones: NDArray[np.bool_]  # the last step ended a game; everything else is about the next one


class Batch:
    """``n`` games of one kind. All follows from ``seed``, for each game apart from how many others there are.

    ``reward``: "win" or "lead". ``penalty``: what an illegal code costs; luck chooses a legal one instead.
    ``observes``: without, board and facts stay 0, which saves most of the time. ``options``: those of the game.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        reward: RewardName = "win",
        penalty: float = PENALTY,
        observes: bool = True,
        **options: Any,
    ) -> None:
        self.setting = setting_of(game, seats, **options)
        self.observes = observes
        layout, actions = self.setting.layout, self.setting.numbering.size
        self._moment = Moment(
            np.zeros(n, np.int8),
            np.zeros((n, *layout.shape), np.int8),
            np.zeros((n, layout.size), np.int16),
            np.zeros((n, actions), np.int8),
            np.zeros((n, self.setting.seats), np.float32),
            np.zeros(n, np.bool_),
        )
        self._tables = [_Table(self.setting, luck_of(seed, number), reward, penalty) for number in range(n)]
        for number in range(n):
            self._show(number)

    def now(self) -> Moment:
        """Return how all games stand."""
        return self._moment

    def step(self, codes: NDArray[np.integer[Any]]) -> Moment:
        """Do in each game what its code stands for, and return how all stand then."""
        if codes.shape != self._moment.seats.shape:
            raise ValueError(f"{len(self._tables)} codes are needed, not {codes.shape}")
        for number, code in enumerate(codes.tolist()):
            table = self._tables[number]
            self._moment.rewards[number] = table.choose(code)
            self._moment.dones[number] = table.is_over
            if table.is_over:
                table.begin()
            self._show(number)
        return self._moment

    def _show(self, number: int) -> None:
        """Write what the seat to act in a game sees and may do."""
        moment, table = self._moment, self._tables[number]
        seat, sitting = table.seat, table.sitting
        moment.seats[number] = seat
        mask = moment.masks[number]
        mask[:] = 0
        mask[[*sitting.legal(seat)]] = 1
        if self.observes:
            self.setting.layout.write(sitting.state.view(seat), seat, moment.board[number], moment.facts[number])


def luck_of(seed: int, number: int) -> Random:
    """Return the generator of one game of a batch, and of all that follow it."""
    return Random(f"{seed} {number}")


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
