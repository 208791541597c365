"""Whether more than one core pays for many games at once: ``python -m benchmarks.workers``.

Games that go by the rules: one process with 32 of them, beside two with 16 each, whose arrays the first copies out of
memory that they share, as a learner would get them. The kernel: one thread beside two. By the clock, so that nothing
else must run; a ratio is the median of those of all rounds.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from statistics import median
from time import perf_counter
from typing import Any, Final

import numpy as np

from benchmarks.report import machine
from farshore.envs.batch import Batch

TABLES: Final = {"entdecker": 3, "overworld": 2}
GAMES: Final = 32
OF_THE_KERNEL: Final = (128, 1024, 8192)
Steps = Callable[[int], None]
"""Makes so many steps of all games."""


def alone(batch: Batch) -> Steps:
    """Return what steps a batch here."""
    luck = np.random.default_rng(1)
    n = len(batch.now().seats)

    def steps(count: int) -> None:
        for _ in range(count):
            batch.step(batch.pick(luck.random(n)))

    return steps


def work(game: str, seats: int, games: int, seed: int, shared: str, asked: Connection) -> None:
    """Step a batch in a process of its own whenever it is asked to, and write what it shows where both can read it."""
    memory = SharedMemory(shared)
    show(Batch(game, games, seats=seats, seed=seed), memory, asked)
    memory.close()  # when nobody looks into it any more


def show(batch: Batch, memory: SharedMemory, asked: Connection) -> None:
    """Step a batch whenever it is asked for."""
    steps, targets = alone(batch), arrays_in(memory, batch)
    while asked.recv():
        steps(1)
        for target, source in zip(targets, batch.now(), strict=True):
            target[:] = source
        asked.send(True)


def arrays_in(memory: SharedMemory, batch: Batch) -> list[np.ndarray[Any, Any]]:
    """Return arrays as those of a batch, one after the other in some memory."""
    found, at = [], 0
    for array in batch.now():
        found.append(np.ndarray(array.shape, array.dtype, memory.buf, at))
        at += array.nbytes + -array.nbytes % 64
    return found


class Workers:
    """Processes that step a part of the games each, together."""

    def __init__(self, game: str, seats: int, games: int, workers: int) -> None:
        part = games // workers
        like = Batch(game, part, seats=seats)
        size = sum(array.nbytes + 64 for array in like.now())
        self.memory = [SharedMemory(create=True, size=size) for _ in range(workers)]
        self.shown = [arrays_in(memory, like) for memory in self.memory]
        self.whole = [np.zeros((games, *array.shape[1:]), array.dtype) for array in like.now()]
        self.part = part
        self.asked: list[Connection] = []
        self.processes: list[SpawnProcess] = []
        for number, memory in enumerate(self.memory):
            ours, theirs = get_context("spawn").Pipe()
            given = (game, seats, part, number, memory.name, theirs)
            process = get_context("spawn").Process(target=work, args=given, daemon=True)
            process.start()
            self.asked.append(ours)
            self.processes.append(process)

    def steps(self, count: int) -> None:
        """Let all make so many steps, each after all have made the one before."""
        for _ in range(count):
            for one in self.asked:
                one.send(True)
            for number, one in enumerate(self.asked):
                one.recv()
                rows = slice(number * self.part, (number + 1) * self.part)
                for target, source in zip(self.whole, self.shown[number], strict=True):
                    target[rows] = source

    def end(self) -> None:
        """Let them end."""
        for one in self.asked:
            one.send(False)
        for process in self.processes:
            process.join()
        self.shown.clear()
        for memory in self.memory:
            memory.close()
            memory.unlink()


def compare(name: str, one: Steps, two: Steps, games: int, count: int, rounds: int) -> None:
    """Time both in turns, and print what was found."""
    found: list[tuple[float, float]] = []
    for number in range(rounds + 1):
        spent = []
        for steps in (one, two) if number % 2 else (two, one):
            begun = perf_counter()
            steps(count)
            spent.append(perf_counter() - begun)
        if number:  # the first round warms up
            found.append((spent[0], spent[1]) if number % 2 else (spent[1], spent[0]))
    ratio = median(first / second for first, second in found)
    rates = [games * count * rounds / sum(times) for times in zip(*found, strict=True)]
    print(f"| {name} | {rates[0]:,.0f} | {rates[1]:,.0f} | {ratio:.2f} |", flush=True)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.workers", description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=10, help="of each (10)")
    rounds = parser.parse_args().rounds
    print("| | steps/s of one | of two | ratio |\n| --- | --- | --- | --- |")
    for game, seats in TABLES.items():
        both = Workers(game, seats, GAMES, 2)
        name = f"{game.title()}, {seats} seats, {GAMES} games, processes"
        compare(name, alone(Batch(game, GAMES, seats=seats)), both.steps, GAMES, 40, rounds)
        both.end()
    for n in OF_THE_KERNEL:
        one, two = (alone(Batch("explorers", n, seats=1, kernel=True, threads=threads)) for threads in (1, 2))
        compare(f"Explorers alone, {n:,} games, threads of the kernel", one, two, n, 400_000 // n, rounds)
    print(machine())


if __name__ == "__main__":
    main()
