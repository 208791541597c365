"""Ratings by openskill (Weng and Lin's Plackett–Luce): how the games, one after the other, change what is believed.

A bot's several seats at one table are rated each, and the bot gets the mean of what they come to.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from openskill.models import PlackettLuce

from farshore.arena.shares import Estimate, Z
from farshore.arena.table import Result


def skills(results: Sequence[Result], bots: int) -> list[Estimate]:
    """Return each bot's skill (25 to begin with), with the interval of 95 % that it is believed to be in."""
    model = PlackettLuce()
    known = [model.rating() for _ in range(bots)]
    for result in results:
        if not result.winners:
            continue
        sitting = [[model.rating(known[bot].mu, known[bot].sigma)] for bot in result.seating]
        rated = model.rate(sitting, ranks=[float(place) for place in result.places])
        for bot in set(result.seating):
            new = [one for (one,), whose in zip(rated, result.seating, strict=True) if whose == bot]
            known[bot] = model.rating(fmean(one.mu for one in new), fmean(one.sigma for one in new))
    return [Estimate(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for one in known]
