"""Measure random play of the compiled rules beside the same source as it is, in turns, and print how much faster it is.

Both play the very same games, a slice at a time in processes of their own, by processor time. A ratio is the median of
those of all rounds, so that a machine that slows down for a while does not matter. ``--base`` takes another checkout's
``src`` for the uncompiled side.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from farshore.core.registry import game
from farshore.core.simulate import random_game
from tools.compile_rules import BEST, ROOT, compile_rules

TABLES: Final = (("entdecker", 4, 60), ("explorers", 4, 120), ("explorers", 1, 400), ("overworld", 4, 100))
"""Game, seats, and how many games a slice has: so many that what a switch from one side to the other leaves in the
processor's caches is forgotten, which in slices of a few milliseconds cost the faster side a fifth."""


def answer() -> None:
    """Play what is asked for, line by line; say how many decisions were made in what processor time."""
    for line in sys.stdin:
        name, seats, first, last = line.split()
        rules = game(name)
        gc.collect()
        gc.freeze()  # as in ``benchmarks.speed``: all that was imported is not for every collection to look through
        start = process_time()
        played = [random_game(rules.new(int(seats)), Random(seed)) for seed in range(int(first), int(last))]
        print(sum(length.decisions for length in played), process_time() - start, flush=True)


class Side:
    """One of the two: a process that plays with the package in some folder."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.compiled", "--answer"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (folder, ROOT)))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, name: str, seats: int, first: int, last: int) -> tuple[int, float]:
        """Return the decisions and the processor time of the games with these seeds."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{name} {seats} {first} {last}\n")
        self.process.stdin.flush()
        decisions, seconds = self.process.stdout.readline().split()
        return int(decisions), float(seconds)

    def end(self) -> None:
        """Let it end."""
        self.process.communicate()


def compare(pure: Side, compiled: Side, rounds: int) -> None:
    """Let both play, in turns, and print a line for each table."""
    print("| game | seats | decisions/s as it is | compiled | ratio (half of the rounds) |\n|---|---|---|---|---|")
    for name, seats, games in TABLES:
        for side in (pure, compiled):
            side.play(name, seats, 0, 2)  # the first games fill caches
        slow, fast = [], []
        for number in range(rounds):
            seeds = (2 + number * games, 2 + (number + 1) * games)
            slow.append(pure.play(name, seats, *seeds))
            fast.append(compiled.play(name, seats, *seeds))
        if [decisions for decisions, _ in slow] != [decisions for decisions, _ in fast]:
            raise SystemExit(f"{name}: they do not play the same games")
        low, middle, high = quantiles([one / other for (_, one), (_, other) in zip(slow, fast, strict=True)])
        rates = [sum(decisions for decisions, _ in side) / sum(spent for _, spent in side) for side in (slow, fast)]
        ratio = f"{middle:.2f} ({low:.2f} to {high:.2f})"
        print(f"| {name} | {seats} | {rates[0]:,.0f} | {rates[1]:,.0f} | {ratio} |", flush=True)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.compiled", description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=20, help="slices of each game (20)")
    parser.add_argument("--base", type=Path, default=ROOT / "src", help="the uncompiled side (src)")
    parser.add_argument("--package", type=Path, help="a folder that tools.compile_rules made; else one is made now")
    parser.add_argument("--level", default=BEST, help=f"how hard the C compiler tries ({BEST})")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> None:
    """Compile unless that is done, and compare."""
    given = arguments()
    if given.answer:
        answer()
        return
    with TemporaryDirectory() as folder:
        if given.package is None:
            compile_rules(Path(folder), given.level)
        sides = Side(given.base), Side(given.package or Path(folder))
        compare(*sides, given.rounds)
        for side in sides:
            side.end()


if __name__ == "__main__":
    main()
