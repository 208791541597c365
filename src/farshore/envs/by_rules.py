"""Many games of any kind, stepped by the rules in Python: what a batch does where there is no kernel."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from struct import pack
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farshore.envs.observations.layout import Board, Facts
from farshore.envs.rewards import RewardName
from farshore.envs.setting import Mask, Setting
from farshore.envs.tables import Table, Tables


class Moment(NamedTuple):
    """How all games stand, the first index being the game. The next step writes into the same arrays."""

    seats: NDArray[np.int8]  # who is to act
    board: Board  # what that seat sees, as ``docs/lab.md`` lists it
    facts: Facts
    masks: Mask  # which codes are legal
    rewards: NDArray[np.float32]  # by seat: what the last step was worth
    dones: NDArray[np.bool_]  # the last step ended a game; everything else is about the next one


class RuleGames:
    """Games that the rules step, each an object of its own; every array is written once for all of them."""

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
        self._moment = moment
        sights = [setting.sight(*arrays) for arrays in zip(moment.board, moment.facts, strict=True)] if observes else []
        self._tables = Tables([Table(setting, rng, reward, penalty) for rng in luck], sights)
        self._masks = moment.masks.reshape(-1)
        self._starts = np.arange(len(luck)) * moment.masks.shape[1]  # of each game's mask
        self._counts = np.zeros(len(luck), np.int64)  # how many codes are legal in each game
        self._marked = np.zeros(0, np.int64)  # where the masks are 1
        self._are_sorted = True
        self._paid: list[int] = []  # the games whose rewards are another than 0
        self._write()

    def step(self, codes: NDArray[np.integer[Any]]) -> None:
        """Do in each game what its code stands for."""
        self._tables.step(codes.tolist())
        self._write()

    def pick(self, fractions: NDArray[np.floating[Any]]) -> NDArray[np.int64]:
        """Return the legal code at a fraction of those there are, in ascending order."""
        if not self._are_sorted:
            self._marked.sort(kind="stable")  # those of a game stay together; most are in order, which this finds out
            self._are_sorted = True
        within = np.fmin(np.fmax(fractions.astype(np.float64), 0), 1)  # what is no number becomes 0
        counts = self._counts
        at = np.minimum((within * counts).astype(np.int64), counts - 1)
        picked: NDArray[np.int64] = self._marked[counts.cumsum() - counts + at] - self._starts
        return picked

    def _write(self) -> None:
        """Write how all games stand now."""
        moment, tables = self._moment, self._tables
        moment.seats[:] = np.frombuffer(bytes(tables.seats), np.int8)
        moment.dones[:] = np.frombuffer(bytes(tables.dones), np.bool_)
        if self._paid:
            moment.rewards[self._paid] = 0
        if tables.paid:
            moment.rewards[tables.paid] = tables.rewards
        self._paid = tables.paid
        self._masks[self._marked] = 0
        self._counts = _numbers(tables.counts)
        self._marked = _numbers(tables.codes) + self._starts.repeat(self._counts)
        self._are_sorted = False
        self._masks[self._marked] = 1


def _numbers(values: list[int]) -> NDArray[np.int64]:
    """Return an array of whole numbers. ``np.array`` would take six times as long, as it looks at each first."""
    return np.frombuffer(pack(f"{len(values)}q", *values), np.int64)
