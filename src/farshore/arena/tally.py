"""How a tournament stands while it is being played."""

from __future__ import annotations

from collections.abc import Iterable

from farshore.arena.shares import Estimate, wilson
from farshore.arena.table import Result
from farshore.arena.tournament import Tournament


class Tally:
    """Counts each bot's share of victories, by seat, game by game."""

    def __init__(self, tournament: Tournament, results: Iterable[Result] = ()) -> None:
        self.tournament = tournament
        self.games = 0
        self.faults = 0
        self._won = [0.0] * len(tournament.bots)
        self._sat = [0] * len(tournament.bots)
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        """Count a game."""
        self.games += 1
        self.faults += result.fault is not None
        if result.winners:
            for seat, bot in enumerate(result.seating):
                self._won[bot] += result.share(seat)
                self._sat[bot] += 1

    def share(self, bot: int) -> Estimate:
        """Return a bot's share."""
        share = self._won[bot] / self._sat[bot] if self._sat[bot] else 0.0
        return Estimate(share, *wilson(share, self._sat[bot]))
