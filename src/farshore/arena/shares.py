"""Shares of victories, and how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import nan, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.96  # of an interval of 95 %


class Estimate(NamedTuple):
    """A figure and its interval of 95 %."""

    value: float
    low: float
    high: float


def wilson(share: float, games: int, z: float = Z) -> tuple[float, float]:
    """Return Wilson's interval around a share."""
    if not games:
        return 0.0, 1.0
    spread = z * sqrt(share * (1 - share) / games + (z / games) ** 2 / 4)
    middle = share + z * z / games / 2
    return max(0.0, (middle - spread) / (1 + z * z / games)), min(1.0, (middle + spread) / (1 + z * z / games))


def share_of(parts: Sequence[float]) -> Estimate:
    """Return the mean of shares, each between 0 and 1, with Wilson's interval."""
    share = fmean(parts) if parts else 0.0
    return Estimate(share, *wilson(share, len(parts)))


def mean_of(figures: Sequence[float]) -> Estimate:
    """Return a mean with the interval that its standard error gives; of nothing no number at all (``nan``)."""
    if not figures:
        return Estimate(nan, nan, nan)
    mean = fmean(figures)
    spread = Z * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 0.0
    return Estimate(mean, mean - spread, mean + spread)


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the figure below which a share of all lies; 0 if there are none."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
