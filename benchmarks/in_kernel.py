"""Random play of Explorers as the kernel in C plays it for learners, many games at once and nothing observed."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Final

import numpy as np

from benchmarks.engine import Decision, Engine, Tally
from benchmarks.farshore_games import Farshore
from farshore.envs.batch import Batch
from farshore.envs.kernel.explorers import has_kernel

GAMES_AT_ONCE: Final = 128
NO_KERNEL: Final = "there is neither a kernel nor a C compiler to make it"


class Kernel(Engine):
    """Explorers, as ``Batch`` steps it. A game counts where it ends: as much as was before a slice goes on after it."""

    def __init__(self, plain: Farshore) -> None:
        self.name = f"{plain.name}, kernel in C"
        self.game = plain.game
        self.key = plain.key.replace("farshore", "kernel")
        self.plain = plain
        self.batch = Batch("explorers", GAMES_AT_ONCE, seats=plain.seats, seed=1, observes=False, kernel=True)

    def walk(self, rng: Random) -> Iterator[Decision]:
        """Play one game by the rules in Python: it is one of the same, only slower."""
        return self.plain.walk(rng)

    def play(self, rng: Random) -> int:
        """Play until a game ends, and return how many decisions all of them made for that."""
        return self.spell(0.0, rng).decisions

    def spell(self, seconds: float, rng: Random) -> Tally:
        """Go on with all games for some time, until one of them ends."""
        gc.collect()
        luck = np.random.default_rng(rng.getrandbits(32))
        games = decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds or not games:
            now = self.batch.step(self.batch.pick(luck.random(GAMES_AT_ONCE)))
            decisions += GAMES_AT_ONCE
            games += int(np.count_nonzero(now.dones))
        return Tally(games, decisions, spent)

    def copy_seconds(self) -> None:
        """It offers no copy of a game."""


def find(plain: list[Farshore]) -> tuple[list[Kernel], dict[str, str]]:
    """Return an engine for each of these tables that the kernel plays; without a kernel, why there is none."""
    tables = [table for table in plain if table.rules.name == "explorers"]
    if tables and not has_kernel():
        return [], {"kernel-explorers": NO_KERNEL}
    return [Kernel(table) for table in tables], {}
