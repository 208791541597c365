"""How often somebody may ask: a bucket for each caller, which fills up again with time."""

from __future__ import annotations

import time
from typing import Final

BURST: Final = 6  # seconds' worth that may come at once
MOST_BUCKETS: Final = 10_000


class RateLimit:
    """How much each caller may still ask for."""

    def __init__(self, rate: float) -> None:
        self.rate = rate  # a second; 0: no limit
        self._left: dict[str, tuple[float, float]] = {}  # by caller: how much was left, and when

    def take(self, caller: str, share: float = 1) -> bool:
        """Take one from a caller's bucket, ``share`` times as large as usual; tell whether there was one."""
        if not self.rate:
            return True
        now, size = time.monotonic(), self.rate * share * BURST
        left, when = self._left.get(caller, (size, now))
        left = min(size, left + (now - when) * self.rate * share)
        if len(self._left) > MOST_BUCKETS:
            self._left = {key: value for key, value in self._left.items() if now - value[1] < BURST}
        self._left[caller] = (left - 1 if left >= 1 else left, now)
        return left >= 1
