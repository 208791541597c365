"""Let one bot play another over paired games: the same seed once from every seat, the rest of the table its opponents.

    python -m benchmarks.bots_match explorers search yardstick --games 400 --seconds 1

The games are those of ``farshore arena … --gauntlet``, which also keeps and rates them; this says in a line how it
stands, again and again. A shared victory counts in part. The interval is Wilson's, of 95 %.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from statistics import fmean, stdev

from farshore.arena.shares import share_of
from farshore.arena.table import Played
from farshore.arena.tournament import Tournament, new_tournament
from farshore.arena.workers import at_once
from farshore.bots.budget import Limit


def summary(tournament: Tournament, played: list[Played]) -> str:
    """Say in a line what came of the games for the first bot."""
    results = [(one.result, one.result.seating.index(0)) for one in played]
    share, low, high = share_of([result.share(seat) for result, seat in results])
    leads = [result.lead(seat) for result, seat in results]
    error = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
    seconds = [time for one in played for time in one.seconds[one.result.seating.index(0)]]
    faults = sum(result.fault is not None for result, _ in results)
    return (
        f"{tournament.bots[0]} against {tournament.bots[1]}, {tournament.seats} players, {len(played)} games:"
        f" {share:.1%} [{low:.1%}, {high:.1%}] ({share * tournament.seats:.2f} of the fair share);"
        f" lead {fmean(leads):+.1f} ± {error:.1f},"
        f" points {fmean(result.scores[seat] for result, seat in results):.1f};"
        f" {1000 * fmean(seconds or [0.0]):.1f} ms a choice" + (f"; {faults} lost by a fault" if faults else "")
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
            print(summary(tournament, played), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
