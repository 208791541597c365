"""Let one bot play another over paired games: the same seed once from every seat, the rest of the table its opponents.

    python -m benchmarks.bots_match explorers search yardstick --games 400 --seconds 1

The games are those of ``farshore arena … --gauntlet``, which also keeps and rates them; this says in a line how it
stands, again and again. A shared victory counts in part. The interval is Wilson's, of 95 %.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from farshore.arena.shares import Estimate, share_of
from farshore.arena.table import Played, Result
from farshore.arena.tournament import Tournament, new_tournament
from farshore.arena.workers import at_once
from farshore.bots.budget import Limit


class Standing(NamedTuple):
    """What came of some games for the first bot."""

    games: int
    wins: Estimate
    lead: float  # points, over the best rival …
    error: float  # … and its standard error
    points: float
    milliseconds: float  # a choice
    faults: int

    @classmethod
    def of(cls, results: Sequence[Result], seconds: Sequence[list[list[float]]]) -> Standing:
        """Add games up. ``seconds``: by game and seat, how long each choice took."""
        seats = [result.seating.index(0) for result in results]
        leads = [result.lead(seat) for result, seat in zip(results, seats, strict=True)]
        times = [time for by_seat, seat in zip(seconds, seats, strict=True) for time in by_seat[seat]]
        return cls(
            len(results),
            share_of([result.share(seat) for result, seat in zip(results, seats, strict=True)]),
            fmean(leads),
            stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0,
            fmean(result.scores[seat] for result, seat in zip(results, seats, strict=True)),
            1000 * fmean(times or [0.0]),
            sum(result.fault is not None for result in results),
        )


def summary(tournament: Tournament, found: Standing) -> str:
    """Say in a line what came of the games for the first bot."""
    share, low, high = found.wins
    return (
        f"{tournament.bots[0]} against {tournament.bots[1]}, {tournament.seats} players, {found.games} games:"
        f" {share:.1%} [{low:.1%}, {high:.1%}] ({share * tournament.seats:.2f} of the fair share);"
        f" lead {found.lead:+.1f} ± {found.error:.1f}, points {found.points:.1f};"
        f" {found.milliseconds:.1f} ms a choice" + (f"; {found.faults} lost by a fault" if found.faults else "")
    )


def pair(text: str) -> tuple[str, str]:
    """Read ``name=value``."""
    name, _, value = text.partition("=")
    return name, value


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("against")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, help="a choice")
    parser.add_argument("--iterations", type=int, help="a choice")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", type=pair, action="append", default=[], help="of the game: name=value")
    parser.add_argument("--set", action="append", default=[], help="of the bot: name=value")
    parser.add_argument("--every", type=int, default=50, help="say how it stands after so many games")
    asked = parser.parse_args()
    tournament = new_tournament(
        asked.game,
        (":".join([asked.bot, *asked.set]), asked.against),
        options=dict(asked.option),
        seats=asked.seats,
        limit=Limit(seconds=asked.seconds, iterations=asked.iterations or (None if asked.seconds else 1000)),
        seed=asked.seed,
        form="gauntlet",
    )
    played: list[Played] = []
    for one in at_once(asked.jobs)(tournament, range(asked.games)):
        played.append(one)
        if len(played) % asked.every == 0 or len(played) == asked.games:
            found = Standing.of([one.result for one in played], [one.seconds for one in played])
            print(summary(tournament, found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
