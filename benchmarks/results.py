"""What is kept of a run of ``benchmarks.learners``: what was found of each environment, where and how."""

from __future__ import annotations

import msgspec

from benchmarks.report import Machine


class Half(msgspec.Struct, frozen=True):
    """How many times the yardstick: the median of all rounds, and between what half of them lie."""

    median: float
    lowest: float
    highest: float

    def __str__(self) -> str:
        return f"{self.median:,.2f} ({self.lowest:,.2f} to {self.highest:,.2f})"


class LearningLine(msgspec.Struct, frozen=True):
    """An environment and what was measured of it."""

    name: str
    bytes: int  # what one step hands out
    steps_per_second: float
    games_per_second: float
    ratio: Half | None  # None: the yardstick did not run


class Learning(msgspec.Struct, frozen=True):
    """One run."""

    machine: Machine
    rounds: int
    seconds_per_slice: float
    versions: list[str]  # of what was measured, and of numpy
    lines: list[LearningLine]
    absent: dict[str, str]  # what could not be measured: why
