"""A time that a test moves, so that none waits for it."""

from __future__ import annotations

import time

from farshore.server.served_time import TimeSource

HOUR = 3600.0
DAY = 24 * HOUR


class MovedTime(TimeSource):
    """The time as it is, and as much more of it as a test wants."""

    def __init__(self) -> None:
        self.passed = 0.0  # while the machine is awake
        self.slept = 0.0  # while it is not

    def wall(self) -> float:
        return time.time() + self.passed + self.slept

    def steady(self) -> float:
        return time.monotonic() + self.passed

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.passed += seconds

    def sleep(self, seconds: float) -> None:
        """Let time pass in which nothing runs: neither a server nor its machine."""
        self.slept += seconds
