"""When to stop: a sequential probability ratio test on tables, each the mean of all its games.

Is the first bot stronger by ``high`` Elo points, or only by ``low``? The generalised test of the mean, with the
variance that the tables show: games of one table are not independent, tables are. Only tables that are complete count,
in their order and without a gap: so the answer does not depend on how many processes played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import log
from typing import Final, Literal, NamedTuple

from farshore.arena.table import Result
from farshore.arena.tournament import Tournament

ERROR: Final = 0.05  # how often, at most, it may be wrong, either way
BOUND: Final = log((1 - ERROR) / ERROR)
LEAST: Final = 16  # tables before anything is decided: with few of them the variance is not known
FAINT: Final = ((0.0, 1e-3), (0.25, 1e-3), (0.5, 1e-3), (0.75, 1e-3), (1.0, 1e-3))
"""Shares with weights that are added to what was seen, so that there is a variance even where all tables are alike."""


class Sprt(NamedTuple):
    """What is tested: the difference in Elo points."""

    low: float
    high: float

    def expected(self, elo: float, seats: int) -> float:
        """Return the first bot's share of victories at a table full of one that is weaker by so many points."""
        strength: float = 10 ** (elo / 400)
        return strength / (strength + seats - 1)

    def ratios(self, shares: Iterable[float], seats: int) -> Iterator[float]:
        """Yield, table by table, the logarithm of how much likelier their shares are under the higher difference."""
        low, high = self.expected(self.low, seats), self.expected(self.high, seats)
        weight = sum(one for _, one in FAINT)
        total = sum(share * one for share, one in FAINT)
        squares = sum(share * share * one for share, one in FAINT)
        for tables, share in enumerate(shares, 1):
            weight, total, squares = weight + 1, total + share, squares + share * share
            mean = total / weight
            variance = squares / weight - mean * mean
            yield tables * (high - low) * (2 * mean - low - high) / (2 * variance)


class Verdict(NamedTuple):
    """How a test stands."""

    tables: int
    ratio: float
    found: Literal["low", "high"] | None  # which difference is taken to be true; None: not decided yet


def judge(test: Sprt, tournament: Tournament, results: Sequence[Result]) -> Verdict:
    """Return how a test stands after some games: as it was when it was decided, if it was."""
    tables, ratio = 0, 0.0
    for tables, ratio in enumerate(test.ratios(table_shares(tournament, results), tournament.seats), 1):
        if tables >= LEAST and abs(ratio) >= BOUND:
            return Verdict(tables, ratio, "high" if ratio > 0 else "low")
    return Verdict(tables, ratio, None)


def table_shares(tournament: Tournament, results: Sequence[Result]) -> list[float]:
    """Return the first bot's mean share of victories at each table, up to the first that is not complete."""
    by_table: dict[int, list[float]] = {}
    for result in results:
        if 0 in result.seating:
            # of a game that could not be played nobody knows whose fault that was
            share = result.share(result.seating.index(0)) if result.winners else 1 / tournament.seats
            by_table.setdefault(tournament.slot(result.number).table, []).append(share)
    found: list[float] = []
    while len(table := by_table.get(len(found), [])) == tournament.games_a_table:
        found.append(sum(table) / len(table))
    return found
