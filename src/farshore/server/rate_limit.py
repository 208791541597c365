"""How much somebody may ask for: a bucket for each caller, which fills up again with time."""

from __future__ import annotations

import time
from typing import Final

BURST: Final = 6.0  # seconds' worth that may come at once
MOST_BUCKETS: Final = 10_000


class RateLimit:
    """How much each caller may still ask for."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self.rate = rate  # a second; 0: no limit
        self.burst = burst  # seconds' worth that may come at once
        self._left: dict[str, tuple[float, float]] = {}  # by caller: how much was left, and when

    def take(self, caller: str, share: float = 1) -> bool:
        """Take one from a caller's bucket, ``share`` times as large as usual; tell whether there was one."""
        left = self._now(caller, share)
        if left < 1:
            return False
        self._keep(caller, left - 1)
        return True

    def charge(self, caller: str, cost: float) -> None:
        """Take what something has cost, though there may be less: then the caller is in debt."""
        self._keep(caller, self._now(caller) - cost)

    def is_in_debt(self, caller: str) -> bool:
        """Tell whether a caller has been charged with more than there was."""
        return self._now(caller) < 0

    def _now(self, caller: str, share: float = 1) -> float:
        """Return what is in a bucket now."""
        if not self.rate:
            return float("inf")
        now, size = time.monotonic(), self.rate * share * self.burst
        left, when = self._left.get(caller, (size, now))
        return min(size, left + (now - when) * self.rate * share)

    def _keep(self, caller: str, left: float) -> None:
        if not self.rate:
            return
        now = time.monotonic()
        if len(self._left) > MOST_BUCKETS:  # those that were not asked for are nearly full
            self._left = {key: kept for key, kept in self._left.items() if now - kept[1] < self.burst and key != caller}
        self._left[caller] = left, now
