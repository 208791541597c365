"""Measure learners' environments side by side: ``python -m benchmarks.learners``.

Every environment is stepped by random legal choices and hands out what its learners get: an observation and what is
legal. Each gets a short slice of processor time in every round, so that a machine that slows down slows all of them;
compare ratios within one run, never figures of two. A peer that is not installed is named and left out. Batches that go
by the rules are also measured as the compiled rules step them (``--compiled``), in a process of its own.
"""

from __future__ import annotations

import argparse
import gc
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, Protocol

import msgspec

from benchmarks.beside import Build
from benchmarks.learnt_from import ALSO_COMPILED, ENVIRONMENTS, YARDSTICK, Environment, Slice
from benchmarks.pages import LEARNERS, keep, learners_table
from benchmarks.report import machine
from benchmarks.results import Half, Learning, LearningLine
from farshore.core.compiled import is_compiled
from tools.compile_rules import compile_rules

PACKAGES: Final = ("farshore", "pettingzoo", "catanatron-gym", "rlcard", "open-spiel", "numpy")


class Measured(Protocol):
    """An environment, here or in another process."""

    @property
    def bytes(self) -> int:
        """What one step hands out."""

    def spell(self, seconds: float) -> Slice:
        """Go on for some processor time."""


class Wish(msgspec.Struct, frozen=True):
    """What another build is asked for."""

    name: str
    seconds: float


class Compiled:
    """An environment as the compiled rules step it."""

    def __init__(self, name: str, build: Build) -> None:
        self.name = name
        self.build = build
        self.bytes = int(build.ask(Wish(name, 0)))

    def spell(self, seconds: float) -> Slice:
        """Go on there."""
        return Slice(*self.build.ask(Wish(self.name, seconds)))


def answer() -> None:
    """Do what is asked for, line by line: at first tell how much one step hands out."""
    here: dict[str, Environment] = {}
    print(msgspec.json.encode(is_compiled()).decode(), flush=True)
    for line in sys.stdin:
        wish = msgspec.json.decode(line, type=Wish)
        if wish.name not in here:
            here[wish.name] = ENVIRONMENTS[wish.name]()
            next(here[wish.name].walk)
            gc.collect()
            gc.freeze()
        found = here[wish.name]
        print(msgspec.json.encode(found.spell(wish.seconds) if wish.seconds else found.bytes).decode(), flush=True)


def find(only: list[str], build: Build | None) -> tuple[dict[str, Measured], dict[str, str]]:
    """Return what can be measured, warmed up, and of the rest why it cannot."""
    here: dict[str, Measured] = {}
    absent: dict[str, str] = {}
    for name, load in ENVIRONMENTS.items():
        if only and not any(word in name for word in (*only, *([name] if name == YARDSTICK else []))):
            continue
        try:
            found = load()
            next(found.walk)
        except Exception as error:  # noqa: BLE001 - a peer may be missing, or broken, in any way
            absent[name] = f"{type(error).__name__}: {error}"
            continue
        here[name] = found
        if build and name in ALSO_COMPILED:
            here[f"{name}, compiled"] = Compiled(name, build)
    return here, absent


def measure(found: dict[str, Measured], rounds: int, seconds: float) -> dict[str, list[Slice]]:
    """Give every environment a slice in every round; each round starts with another one."""
    gc.collect()
    gc.freeze()
    slices: dict[str, list[Slice]] = {name: [] for name in found}
    names = [*found]
    for number in range(rounds):
        for name in (*names[number % len(names) :], *names[: number % len(names)]):
            slices[name].append(found[name].spell(seconds))
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    return slices


def rate(slices: list[Slice]) -> float:
    """Return the steps by second of processor time in all slices."""
    return sum(one.steps for one in slices) / sum(one.seconds for one in slices)


def line(name: str, handed_out: int, ours: list[Slice], yardstick: list[Slice] | None) -> LearningLine:
    """Sum an environment up."""
    games = sum(one.games for one in ours) / sum(one.seconds for one in ours)
    ratio = None
    if yardstick:
        found = sorted(rate([one]) / rate([other]) for one, other in zip(ours, yardstick, strict=True))
        quarter = len(found) // 4
        ratio = Half(median(found), found[quarter], found[-1 - quarter])
    return LearningLine(name, handed_out, rate(ours), games, ratio)


def _versioned(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except ImportError:
        return f"no {package}"


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learners", description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=20, help="slices of each environment (20)")
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time of a slice (0.5)")
    parser.add_argument("--only", action="append", default=[], metavar="WORD", help="names with this; repeatable")
    parser.add_argument("--compiled", action="store_true", help="the compiled rules too; compiling takes minutes")
    parser.add_argument("--package", type=Path, metavar="FOLDER", help="… those that tools.compile_rules put there")
    parser.add_argument("--write", action="store_true", help="keep the figures and put them into the pages")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.write and given.only:
        parser.error("--write keeps whole runs")
    return given


def main() -> None:
    """Measure what the command line asks for."""
    given = arguments()
    if given.answer:
        answer()
        return
    with TemporaryDirectory() as folder:
        if given.compiled and given.package is None:
            compile_rules(Path(folder))
        package = given.package or (Path(folder) if given.compiled else None)
        build = Build(package, "benchmarks.learners", "--answer") if package else None
        found, absent = find(given.only, build)
        slices = measure(found, given.rounds, given.seconds)
        if build:
            build.end()
    yardstick = slices.get(YARDSTICK)
    lines = [line(name, found[name].bytes, ours, yardstick) for name, ours in slices.items()]
    versions = [_versioned(package) for package in PACKAGES]
    run = Learning(machine(), given.rounds, given.seconds, versions, lines, absent)
    print(learners_table(run))
    for name, why in absent.items():
        print(f"left out: {name}: {why}")
    if given.write:
        keep(LEARNERS, run)


if __name__ == "__main__":
    main()
