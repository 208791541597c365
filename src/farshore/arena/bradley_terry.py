"""Ratings in Elo points by Bradley and Terry: the strengths under which what happened was most likely.

Who ends before whom is a comparison, at tables of more than two as well; ending together is half a victory for each.
Intervals are drawn by chance (bootstrap) from whole tables, all the games with the same luck: what those have in common
is not counted as if it had been seen several times. Where all tables are alike a draw shows nothing; there the interval
is that of the likelihood itself (Fisher's information), as everywhere where it is the wider one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import permutations
from math import log, log10
from random import Random
from typing import Final

import numpy as np

from farshore.arena.shares import Estimate, Z, quantile
from farshore.arena.table import Result
from farshore.arena.tournament import Tournament

ROUNDS: Final = 200  # of improvement, at most
CLOSE: Final = 1e-6  # strengths change by less than this part of themselves: good enough
DRAWS: Final = 400  # of tables, for the interval
PRIOR: Final = 0.5  # victories that every two bots that met are given beforehand, so that nobody is infinitely better
SEED: Final = "bradley-terry"

Wins = list[list[float]]
"""How often the bot of the row ended before that of the column."""


def compared(results: Iterable[Result], bots: int) -> Wins:
    """Count who ended before whom."""
    wins = [[0.0] * bots for _ in range(bots)]
    for result in results:
        places = result.places
        for one, other in permutations(range(len(places)), 2):
            if result.winners and result.seating[one] != result.seating[other]:
                better = 0.5 * (places[one] <= places[other]) + 0.5 * (places[one] < places[other])
                wins[result.seating[one]][result.seating[other]] += better
    return wins


def strengths(wins: Wins) -> list[float]:
    """Return the ratings in Elo points, 0 in the mean, by Hunter's minorisation and maximisation."""
    bots, games = range(len(wins)), _games(wins)
    won = [sum(wins[one][other] + PRIOR * (games[one][other] > 0) for other in bots) for one in bots]
    strength = [1.0 for _ in bots]
    for _ in range(ROUNDS):
        before = strength
        sums = [sum(games[one][other] / (before[one] + before[other]) for other in bots) for one in bots]
        strength = [won[one] / sums[one] if sums[one] else 1.0 for one in bots]
        mean = 10 ** (sum(map(log10, strength)) / len(strength))
        strength = [one / mean for one in strength]
        if all(abs(new - old) <= CLOSE * old for new, old in zip(strength, before, strict=True)):
            break
    return [400 * log10(one) for one in strength]


def spreads(wins: Wins) -> list[float]:
    """Return the standard error of each rating, in Elo points, by how sharply the likelihood falls off around it."""
    games, found = np.array(_games(wins)), np.array(strengths(wins))
    expected = 1 / (1 + 10 ** ((found[None, :] - found[:, None]) / 400))
    sharpness = games * expected * expected.T
    information = np.diag(sharpness.sum(axis=1)) - sharpness
    errors = np.sqrt(np.maximum(0.0, np.diag(np.linalg.pinv(information))))
    return [400 / log(10) * float(error) for error in errors]


def ratings(tournament: Tournament, results: Sequence[Result]) -> list[Estimate]:
    """Return the rating of each bot, in Elo points, with its interval of 95 %."""
    bots = len(tournament.bots)
    tables: defaultdict[int, list[Result]] = defaultdict(list)
    for result in results:
        tables[tournament.slot(result.number).table].append(result)
    counted = [compared(table, bots) for table in tables.values()]
    wins = _sum(counted, bots)
    found, spread = strengths(wins), spreads(wins)
    rng = Random(SEED)
    drawn = [strengths(_sum(rng.choices(counted, k=len(counted)), bots)) for _ in range(DRAWS if counted else 0)]
    ordered = [sorted(one[bot] for one in drawn) for bot in range(bots)]
    return [
        Estimate(rating, min(rating - Z * error, quantile(seen, 0.025)), max(rating + Z * error, quantile(seen, 0.975)))
        for rating, error, seen in zip(found, spread, ordered, strict=True)
    ]


def _games(wins: Wins) -> list[list[float]]:
    """Return how often every two bots met, with what they were given beforehand."""
    bots = range(len(wins))
    met = [[wins[one][other] + wins[other][one] for other in bots] for one in bots]
    return [[games + 2 * PRIOR if games else 0.0 for games in row] for row in met]


def _sum(parts: Iterable[Wins], bots: int) -> Wins:
    total = [[0.0] * bots for _ in range(bots)]
    for part in parts:
        for row, added in zip(total, part, strict=True):
            for bot, number in enumerate(added):
                row[bot] += number
    return total
