"""Measure how well a bot plays against another, and how long it thinks.

At tables of every size one seat, each in turn, is the bot's and all others are its opponents'. A shared victory counts
in part. Time is processor time, of decisions that are a choice.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import fmean
from time import process_time
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from farshore.arena.shares import wilson
from farshore.bots.bot import Bot, Player
from farshore.bots.playing import play_game
from farshore.bots.registry import GREEDY, RANDOM, make_bot
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat
from farshore.core.registry import game as installed_game
from farshore.core.registry import games


class Timed(Bot):
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Sit down as the bot does, with the stopwatch in hand."""
        return TimedPlayer(self.bot.sit(game, seat, seats), self.seconds)


class TimedPlayer(Player):
    """Notes how long another player takes."""

    def __init__(self, player: Player, seconds: list[float]) -> None:
        self.player = player
        self.seconds = seconds

    def choose(self, turn: Turn) -> Action:
        """Choose as the player does, and note how long it took."""
        begun = process_time()
        action = self.player.choose(turn)
        self.seconds.append(process_time() - begun)
        return action


class Result(NamedTuple):
    """What came of one game."""

    won: float  # 1, or a part of a shared victory
    points: int
    others: float  # the mean points of the opponents
    seconds: list[float]  # by decision


def play(game_name: str, bot: str, against: str, seats: int, seed: int, number: int) -> Result:
    """Play one game."""
    own = number % seats
    timed = Timed(make_bot(game_name, bot))
    bots = [timed if seat == own else make_bot(game_name, against) for seat in range(seats)]
    game = installed_game(game_name)
    state = game.new(seats)
    play_game(game, state, bots, Random(f"{game_name}/{seats}/{seed}/{number}"))
    winners, scores = state.winners(), state.scores()
    won = (own in winners) / len(winners)
    return Result(won, scores[own], (sum(scores) - scores[own]) / (seats - 1), timed.seconds)


def row(seats: int, results: list[Result]) -> Iterator[str]:
    """Write what came of the games at tables of one size."""
    share = fmean(result.won for result in results)
    seconds = sorted(second for result in results for second in result.seconds)
    yield str(seats)
    yield f"{share:.1%} ({wilson(share, len(results))[0]:.1%})"
    yield f"{1 / seats:.0%}"
    yield f"{fmean(result.points for result in results):.1f}"
    yield f"{fmean(result.others for result in results):.1f}"
    for figure in (fmean(seconds), seconds[int(0.99 * len(seconds))], seconds[-1]):
        yield f"{1000 * figure:.1f}"


def main() -> int:
    """Play and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(games()), default="entdecker")
    parser.add_argument("--bot", default=GREEDY)
    parser.add_argument("--against", default=RANDOM)
    parser.add_argument("--games", type=int, default=200, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    table = Table(title=f"{chosen.game}: one {chosen.bot} against {chosen.against}, {chosen.games} games each")
    for heading in ("seats", "wins (at least)", "fair", "points", "others", "ms mean", "ms 99 %", "ms max"):
        table.add_column(heading, justify="right")
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for seats in installed_game(chosen.game).seats:
            if seats > 1:
                one = partial(play, chosen.game, chosen.bot, chosen.against, seats, chosen.seed)
                table.add_row(*row(seats, list(pool.map(one, range(chosen.games), chunksize=5))))
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
