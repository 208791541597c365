"""Who tries to sign in and fails waits longer each time: by the name they try, and by where they come from.

It is counted before it is known whether an attempt fails, so that many at once are many. Names that nobody has are
counted like others: nobody learns from it which there are. In memory only: a restart forgets it.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, NamedTuple

from farshore.server.lobby.errors import TryLater

LONGEST: Final = 300.0  # seconds that somebody waits
FORGIVEN: Final = 60 * 60.0  # seconds without a failure after which all is forgotten
MOST: Final = 20_000  # names and addresses that are remembered


class Failures(NamedTuple):
    """How often somebody has failed."""

    times: int
    last: float


class Attempts:
    """Everyone who has failed lately."""

    def __init__(self, free: int) -> None:
        self.free = free  # failures that cost nothing
        self._failed: OrderedDict[str, Failures] = OrderedDict()  # the latest last

    def count(self, who: str) -> None:
        """Count an attempt. Raises ``TryLater`` while somebody must wait, and then it does not count."""
        now = time.monotonic()
        failed = self._of(who, now)
        left = failed.last + self._delay(failed.times) - now
        if left > 0:
            raise TryLater(max(1, round(left)))
        self._failed[who] = Failures(failed.times + 1, now)
        self._failed.move_to_end(who)
        if len(self._failed) > MOST:
            self._failed.popitem(last=False)

    def forgive(self, who: str) -> None:
        """Forget what somebody has tried who was right in the end."""
        self._failed.pop(who, None)

    def take_back(self, who: str) -> None:
        """Count one attempt less, which has not failed: what failed before it still counts."""
        failed = self._of(who, time.monotonic())
        self._failed[who] = Failures(max(0, failed.times - 1), failed.last)

    def _of(self, who: str, now: float) -> Failures:
        failed = self._failed.get(who, Failures(0, now))
        return failed if now - failed.last < FORGIVEN else Failures(0, now)

    def _delay(self, times: int) -> float:
        return 0.0 if times < self.free else min(LONGEST, 2.0 ** min(times - self.free, 20))
