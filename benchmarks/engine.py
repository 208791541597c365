"""What is measured: an engine that plays random games of one kind, and how long it takes.

The clock is the processor time of this process, so that neighbours on a shared machine disturb less than they
would by the wall clock; an engine that used several cores would pay for all of them.
"""

from __future__ import annotations

import gc
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from timeit import Timer
from typing import Any, NamedTuple

Decision = tuple[Any, int]
"""A player about to choose: the engine's own live position, and how many legal actions there are.

A plain tuple, because the peers' games are timed with one of these for every decision."""


class Tally(NamedTuple):
    """What was played in some time; only whole games, their set-up included."""

    games: int
    decisions: int
    seconds: float

    def and_also(self, other: Tally) -> Tally:
        """Add up two spells of play."""
        return Tally(self.games + other.games, self.decisions + other.decisions, self.seconds + other.seconds)

    @property
    def games_per_second(self) -> float:
        """Whole games in a second."""
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Decisions of players in a second; chance is not counted but its time is."""
        return self.decisions / self.seconds


class Engine(ABC):
    """One game of one engine at a given number of players, driven by uniformly random legal actions."""

    name: str  # who plays: "catanatron 3.2.1"
    game: str  # what: "Catan, 4 players"
    key: str  # for --only: "catanatron-catan-4"

    @abstractmethod
    def walk(self, rng: Random) -> Iterator[Decision]:
        """Play one full random game, stopping at every decision before it is made."""

    def play(self, rng: Random) -> int:
        """Play one full random game as fast as the engine can and return the number of decisions."""
        decisions = 0
        for _ in self.walk(rng):
            decisions += 1
        return decisions

    def spell(self, seconds: float, rng: Random) -> Tally:
        """Play whole games for some time."""
        return play_for(self, seconds, rng)

    def copy_seconds(self) -> float | None:
        """Return how long one copy of a position takes, or ``None`` if the engine offers no copy."""
        return clone_seconds(self)

    def cloner(self, position: Any) -> Callable[[], object] | None:
        """Return a call that copies ``position`` once, or ``None`` if the engine offers no copy."""
        return None


def play_for(engine: Engine, seconds: float, rng: Random) -> Tally:
    """Play whole games until ``seconds`` have passed; at least one."""
    gc.collect()  # nobody pays for the rubbish of the engine before
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += engine.play(rng)
        games += 1
    return Tally(games, decisions, spent)


def clone_seconds(engine: Engine) -> float | None:
    """Return the median time of one copy over positions in the middle of five different games."""
    times = []
    number = 0
    for seed in range(1, 6):
        length = sum(1 for _ in engine.walk(Random(seed)))
        walk = engine.walk(Random(seed))
        position, _ = next(islice(walk, length // 2, None))
        copy = engine.cloner(position)
        if copy is None:
            return None
        timer = Timer(copy, timer=process_time)
        number = number or max(1, timer.autorange()[0] // 5)  # copies for 0.04 to 0.1 s
        times.append(min(timer.repeat(3, number)) / number)
    return median(times)


def real_choices(engine: Engine, games: int = 10) -> float:
    """Return the share of decisions with more than one legal action, over some games that are not timed."""
    options = [count for seed in range(1, games + 1) for _, count in engine.walk(Random(seed))]
    return sum(count > 1 for count in options) / len(options)
