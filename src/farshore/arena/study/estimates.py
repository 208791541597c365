"""Means of few games: with intervals as wide as few games make them, or none at all."""

from __future__ import annotations

from collections.abc import Sequence
from math import nan, sqrt
from statistics import fmean, stdev
from typing import Final

from farshore.arena.shares import Estimate, Z, share_of

FEWEST: Final = 3  # figures that an interval takes


def mean_of_few(figures: Sequence[float]) -> Estimate:
    """Return a mean with Student's interval; of too few figures without one (``nan``), of none no number at all."""
    if not figures:
        return Estimate(nan, nan, nan)
    mean = fmean(figures)
    if len(figures) < FEWEST:
        return Estimate(mean, nan, nan)
    spread = student(len(figures) - 1) * stdev(figures) / sqrt(len(figures))
    return Estimate(mean, mean - spread, mean + spread)


def part_of(shares: Sequence[float]) -> Estimate:
    """Return the mean of shares: of yes and no with Wilson's interval, else with that of the mean, between 0 and 1."""
    if {*shares} <= {0.0, 1.0}:
        return share_of(shares)
    value, low, high = mean_of_few(shares)
    return Estimate(value, max(low, 0.0), min(high, 1.0))


def student(freedom: int) -> float:
    """Return Student's quantile by Fisher and Cornish's series from that of the normal distribution."""
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
