"""The time that clocks go by: it stands still while no server runs.

It is the time of day less all the time in which none did. Every few seconds a server that has clocks to keep writes
down that it runs; the one that is started next counts everything since as lost. What was not written down before a
crash is a present to whoever was to act, of ``HEARTBEAT`` seconds at most. A machine that slept is noticed likewise.
"""

from __future__ import annotations

import time
from typing import Final

from farshore.server.storage.clocks import Clocks, Served

HEARTBEAT: Final = 5.0  # seconds between two times that it is written down
LAPSE: Final = 10.0  # seconds by which the time of day may jump without having been asleep


class TimeSource:
    """Where the time comes from."""

    def wall(self) -> float:
        """Return the time of day, in seconds since 1970."""
        return time.time()

    def steady(self) -> float:
        """Return seconds that only ever grow, and not while the machine sleeps."""
        return time.monotonic()


class ServedTime:
    """The seconds since 1970 in which a server ran; several that share a database have the same."""

    def __init__(self, clocks: Clocks, source: TimeSource) -> None:
        self.clocks = clocks
        self.source = source
        self._down = 0.0
        self._last = (0.0, 0.0)  # the moment of the last heartbeat here, by both ways to tell the time

    def now(self) -> float:
        """Return the time that clocks go by."""
        return self.source.wall() - self._down

    def follow(self, down: str) -> None:
        """Know how long no server ran, as another process has found out."""
        self._down = float(down)

    async def begin(self) -> None:
        """Count everything since a server last said that it runs as time in which none did."""
        while True:
            now = self._look()
            before = await self.clocks.served(now)
            after = Served(now, before.down + max(0.0, now - before.at))
            if await self.clocks.replace_served(before, after):
                self._down = after.down
                return

    @property
    def is_due(self) -> bool:
        """Whether it is time to say again that a server runs."""
        return abs(self.source.wall() - self._last[0]) >= HEARTBEAT

    async def heartbeat(self) -> None:
        """Say that a server runs; count the time in which this machine has slept, if nobody has yet."""
        wall, steady = self._last
        now = self._look()
        slept = (now - wall) - (self._last[1] - steady)
        before = await self.clocks.served(now)
        lost = slept if abs(slept) > LAPSE and abs(now - before.at) > LAPSE else 0.0
        after = Served(now, before.down + lost)
        written = await self.clocks.replace_served(before, after)
        self._down = after.down if written else before.down

    def _look(self) -> float:
        self._last = self.source.wall(), self.source.steady()
        return self._last[0]
