"""Let a bot play Explorers alone: its points, and how often it reaches each rank (EXP-72).

    python -m benchmarks.solo search --games 100 --iterations 20

Basic sides, no achievements, random maps. Game n has the seed's n-th luck, so the same command gives the same games.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from random import Random
from statistics import fmean, stdev

from farshore.bots.bot import Bot
from farshore.bots.budget import Limit
from farshore.bots.called import bot_called
from farshore.bots.playing import play_game
from farshore.core.registry import game as installed_game
from farshore.games.explorers.scoring import RANKS, rank

GAME = installed_game("explorers")


def points_alone(bot: Bot, luck: str, limit: Limit) -> int:
    """Play a game alone, and return its points."""
    state = GAME.new(1)
    play_game(GAME, state, [bot], Random(luck), limit)
    return state.scores()[0]


def row(name: str, points: list[int]) -> str:
    """Write a row of the table: games, mean points, and the share of each rank, the lowest first."""
    error = stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    reached = [rank(one, 0) for one in points]
    shares = " | ".join(f"{reached.count(number) / len(points):.0%}" for number in range(len(RANKS) + 1))
    return f"| {name} | {len(points)} | {fmean(points):.1f} ± {error:.1f} | {shares} |"


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=20, help="a choice")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--every", type=int, default=20, help="say how it stands after so many games")
    asked = parser.parse_args()
    bot, limit = bot_called("explorers", asked.bot), Limit(iterations=asked.iterations)
    points: list[int] = []
    for number in range(asked.games):
        points.append(points_alone(bot, f"solo/{asked.seed}/{number}", limit))
        if len(points) % asked.every == 0 or len(points) == asked.games:
            print(row(f"{asked.bot}, {asked.iterations} iterations", points), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
