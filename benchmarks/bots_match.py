"""Let one bot play another over paired games: the same seed once from every seat, the rest of the table its opponents.

    python -m benchmarks.bots_match explorers search yardstick --games 400 --seconds 1

A shared victory counts in part. The interval is Wilson's, of 95 %.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from farshore.bots.bot import Bot, Player
from farshore.bots.budget import Limit
from farshore.bots.playing import play_game
from farshore.bots.registry import make_bot
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat
from farshore.core.registry import game as installed_game


class Result(NamedTuple):
    """What came of one game for the bot."""

    won: float  # 1, or a part of a shared victory
    points: int
    best_other: int
    seconds: float  # of processor time
    choices: int


class Timed(Bot, Player):
    """A bot with a stopwatch, for one game."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.choices = 0

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Sit down as the bot does."""
        self.player = self.bot.sit(game, seat, seats)
        return self

    def choose(self, turn: Turn) -> Action:
        """Choose as the bot does, and count the time."""
        begun = process_time()
        action = self.player.choose(turn)
        self.seconds += process_time() - begun
        self.choices += 1
        return action


class Match(NamedTuple):
    """What is played."""

    game: str
    bot: str
    against: str
    seats: int
    limit: Limit
    seed: int
    options: dict[str, Any]
    settings: dict[str, Any]  # of the bot


def play(match: Match, number: int) -> Result:
    """Play one game: the seats of a table have the same seed."""
    pair, own = divmod(number, match.seats)
    timed = Timed(make_bot(match.game, match.bot, **match.settings))
    bots = [timed if seat == own else make_bot(match.game, match.against) for seat in range(match.seats)]
    game = installed_game(match.game)
    state = game.new(match.seats, game.read_options(match.options))
    play_game(game, state, bots, Random(f"{match.game}/{match.seats}/{match.seed}/{pair}"), match.limit)
    winners, scores = state.winners(), state.scores()
    others = [points for seat, points in enumerate(scores) if seat != own]
    won = (own in winners) / len(winners)
    return Result(won, scores[own], max(others, default=0), timed.seconds, timed.choices)


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the interval of 95 % around a share."""
    spread = z * sqrt(share * (1 - share) / games + (z / games) ** 2 / 4)
    middle = share + z * z / games / 2
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def summary(match: Match, results: list[Result]) -> str:
    """Say in a line what came of the games."""
    share, count = fmean(result.won for result in results), len(results)
    low, high = wilson(share, count)
    leads = [result.points - result.best_other for result in results]
    each = 1000 * sum(result.seconds for result in results) / sum(result.choices for result in results)
    return (
        f"{match.bot} against {match.against}, {match.seats} players, {count} games:"
        f" {share:.1%} [{low:.1%}, {high:.1%}] ({share * match.seats:.2f} of the fair share);"
        f" lead {fmean(leads):+.1f} ± {stdev(leads) / sqrt(count):.1f},"
        f" points {fmean(result.points for result in results):.1f}; {each:.1f} ms a choice"
    )


def setting(text: str) -> tuple[str, Any]:
    """Read ``name=value``; a number is one."""
    name, _, value = text.partition("=")
    try:
        return name, int(value)
    except ValueError:
        try:
            return name, float(value)
        except ValueError:
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
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", type=setting, action="append", default=[], help="of the game: name=value")
    parser.add_argument("--set", type=setting, action="append", default=[], help="of the bot: name=value")
    parser.add_argument("--every", type=int, default=50, help="say how it stands after so many games")
    asked = parser.parse_args()
    limit = Limit(seconds=asked.seconds, iterations=asked.iterations or (None if asked.seconds else 1000))
    match = Match(
        asked.game, asked.bot, asked.against, asked.seats, limit, asked.seed, dict(asked.option), dict(asked.set)
    )
    results: list[Result] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for result in pool.map(partial(play, match), range(asked.games)):
            results.append(result)
            if len(results) % asked.every == 0 or len(results) == asked.games:
                print(summary(match, results), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
