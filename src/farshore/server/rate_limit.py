"""How much somebody may ask for, and have open: a share for each caller, and one for the site that they belong to.

A caller is an address of IPv4 or a network of IPv6, of which whoever has one site has 65,536: these together may have
some times as much as one.
"""

from __future__ import annotations

import time
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Network
from typing import Final

BURST: Final = 6.0  # seconds' worth that may come at once
MOST_BUCKETS: Final = 10_000
SITE: Final = 8
"""How many callers' share one site has."""
OF_A_CALLER, OF_A_SITE = "/64", 48  # how a network of IPv6 is written, and how long the part is that all of a site have


@lru_cache(maxsize=4_096)
def site_of(caller: str) -> str:
    """Return the site that a caller belongs to; empty: they are one by themselves."""
    try:
        return str(IPv6Network(caller).supernet(new_prefix=OF_A_SITE)) if caller.endswith(OF_A_CALLER) else ""
    except ValueError:  # somebody who is told by something else
        return ""


class RateLimit:
    """How much each caller may still ask for: a bucket that fills up again with time."""

    def __init__(self, rate: float, burst: float = BURST, site: float = SITE) -> None:
        self.rate = rate  # a second; 0: no limit
        self.burst = burst  # seconds' worth that may come at once
        self.site = site  # how many callers' share one site has
        self._left: dict[str, tuple[float, float]] = {}  # by caller or site: how much was left, and when

    def take(self, caller: str, share: float = 1) -> bool:
        """Take one from a caller's bucket, ``share`` times as large as usual; tell whether there was one."""
        left = {bucket: self._now(bucket, size) for bucket, size in self._buckets(caller, share)}
        if min(left.values()) < 1:
            return False
        for bucket, amount in left.items():
            self._keep(bucket, amount - 1)
        return True

    def charge(self, caller: str, cost: float) -> None:
        """Take what something has cost, though there may be less: then the caller is in debt."""
        for bucket, size in self._buckets(caller):
            self._keep(bucket, self._now(bucket, size) - cost)

    def is_in_debt(self, caller: str) -> bool:
        """Tell whether a caller has been charged with more than there was."""
        return any(self._now(bucket, size) < 0 for bucket, size in self._buckets(caller))

    def _buckets(self, caller: str, share: float = 1) -> list[tuple[str, float]]:
        """Return from which buckets a caller takes, and how many times as large as usual each is."""
        site = site_of(caller)
        return [(caller, share), (site, share * self.site)] if site else [(caller, share)]

    def _now(self, bucket: str, share: float) -> float:
        """Return what is in a bucket now."""
        if not self.rate:
            return float("inf")
        now, size = time.monotonic(), self.rate * share * self.burst
        left, when = self._left.get(bucket, (size, now))
        return min(size, left + (now - when) * self.rate * share)

    def _keep(self, bucket: str, left: float) -> None:
        if not self.rate:
            return
        now = time.monotonic()
        if len(self._left) > MOST_BUCKETS:  # those that were not asked for are nearly full
            self._left = {key: kept for key, kept in self._left.items() if now - kept[1] < self.burst and key != bucket}
        self._left[bucket] = left, now


class ConnectionLimit:
    """What everybody has open at a time."""

    def __init__(self, each: int) -> None:
        self.each = each  # of a caller
        self._taken: Counter[str] = Counter()  # by caller
        self._of_sites: Counter[str] = Counter()

    def total(self) -> int:
        """Return how much is open in all."""
        return self._taken.total()

    def is_full(self, caller: str) -> bool:
        """Tell whether a caller, or their site, may not open more."""
        return self._taken[caller] >= self.each or self._of_sites[site_of(caller)] >= self.each * SITE

    def enter(self, caller: str) -> None:
        """Note that something was opened."""
        self._taken[caller] += 1
        if site := site_of(caller):
            self._of_sites[site] += 1

    def leave(self, caller: str) -> None:
        """Note that something was closed."""
        _one_less(self._taken, caller)
        if site := site_of(caller):
            _one_less(self._of_sites, site)


def _one_less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
