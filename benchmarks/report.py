"""What a run of the benchmark found, as data and as a table."""

from __future__ import annotations

import os
import platform
import sys
import sysconfig
from pathlib import Path

import msgspec
from rich.table import Table


class Ratio(msgspec.Struct, frozen=True):
    """How many times the yardstick: over the whole run, and in the worst and best round."""

    overall: float
    lowest: float
    highest: float

    def __str__(self) -> str:
        return f"{self.overall:.2f} ({self.lowest:.2f}–{self.highest:.2f})"


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the table: an engine and what was measured of it."""

    key: str
    engine: str
    game: str
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    real_choices: float  # share of decisions with more than one legal action
    clone_microseconds: float | None  # None: the engine has no copy
    games_ratio: Ratio | None  # None: the yardstick did not run
    decisions_ratio: Ratio | None


class Machine(msgspec.Struct, frozen=True):
    """Where a run took place."""

    interpreter: str
    processor: str
    cores: int
    load: float  # over the minute before the end: near 1 when nothing else ran

    def __str__(self) -> str:
        return f"{self.interpreter}; {self.processor}, {self.cores} cores, load {self.load:.1f}"


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """One run: where, how, and what was found."""

    machine: Machine
    rounds: int
    seconds_per_slice: float
    seed: int
    yardstick: str
    lines: list[Line]
    absent: dict[str, str]  # key of an engine that could not run: why

    def table(self) -> Table:
        """Draw the table."""
        table = Table(
            title=f"Random play, {self.rounds} rounds of {self.seconds_per_slice:g} s each, seed {self.seed}",
            caption=f"{self.machine}. × is the ratio to {self.yardstick}.",
        )
        for heading in ("engine", "game"):
            table.add_column(heading)
        for heading in ("games/s", "×", "decisions/s", "× (by round)", "per game", "choices", "clone µs"):
            table.add_column(heading, justify="right")
        for line in self.lines:
            table.add_row(*cells(line))
        return table

    def notes(self) -> list[str]:
        """Say which engines are not in the table, and why."""
        return [f"{key}: {why}" for key, why in self.absent.items()]


def cells(line: Line) -> tuple[str, ...]:
    """Write one line of the table."""
    return (
        line.engine,
        line.game,
        f"{line.games_per_second:,.1f}",
        f"{line.games_ratio.overall:.2f}" if line.games_ratio else "—",
        f"{line.decisions_per_second:,.0f}",
        str(line.decisions_ratio or "—"),
        f"{line.decisions_per_game:,.1f}",
        f"{line.real_choices:.0%}",
        "—" if line.clone_microseconds is None else f"{line.clone_microseconds:.1f}",
    )


def machine() -> Machine:
    """Describe this machine and its interpreter.

    Whether the interpreter was built with profile-guided optimisation, which makes it notably faster, is not always
    written in it (Debian's is, and does not say so), so its place is told as well.
    """
    says_pgo = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    build = f"{platform.python_compiler()}{', PGO' if says_pgo else ''}, in {sys.base_prefix}"
    python = f"{platform.python_implementation()} {platform.python_version()} ({build})"
    return Machine(python, processor(), os.cpu_count() or 1, os.getloadavg()[0])


def processor() -> str:
    """Name the processor as Linux does, or as well as possible elsewhere."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
