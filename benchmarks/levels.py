"""Measure the characters of a game: how often each beats the one a level below, and how long it thinks.

    python -m benchmarks.levels explorers --games 400
    python -m benchmarks.levels overworld --above 4 --games 60 --iterations 300

Two players; every seed is played once from each seat, and its luck is the same for all pairs. A shared victory counts
in part. Intervals are Wilson's of 95 %, time is processor time.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from statistics import fmean, pstdev
from time import process_time
from typing import NamedTuple

from farshore.arena.shares import wilson
from farshore.bots.bot import Bot, Player
from farshore.bots.budget import Limit
from farshore.bots.characters import LEVELS, characters_of
from farshore.bots.playing import play_game
from farshore.bots.registry import make_bot
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat
from farshore.core.registry import game as installed_game

WANTED = (0.65, 0.85)
"""How often a level shall beat the one below: often enough to be another, seldom enough to leave a hope."""


class Outcome(NamedTuple):
    """What came of a game for the stronger character."""

    won: float  # 1, or a part of a shared victory
    lead: int  # points
    opening: tuple[Action, ...]  # its first choices


class Watched(Bot, Player):
    """A character with a stopwatch, whose choices are noted."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []  # of processor time, by choice
        self.chosen: list[Action] = []

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Sit down as the bot does."""
        self.player = self.bot.sit(game, seat, seats)
        self.chosen = []
        return self

    def choose(self, turn: Turn) -> Action:
        """Choose as the bot does."""
        begun = process_time()
        action = self.player.choose(turn)
        self.seconds.append(process_time() - begun)
        self.chosen.append(action)
        return action


def play(game: Game, bot: Watched, against: Bot, luck: str, number: int, limit: Limit) -> Outcome:
    """Play one game; two in a row have the same luck, with seats exchanged."""
    pair, seat = divmod(number, 2)
    bots = [bot, against] if seat == 0 else [against, bot]
    state = game.new(2)
    play_game(game, state, bots, Random(f"{luck}/{pair}"), limit)
    winners, scores = state.winners(), state.scores()
    return Outcome((seat in winners) / len(winners), scores[seat] - scores[1 - seat], tuple(bot.chosen[:3]))


def row(names: tuple[str, str], outcomes: list[Outcome], seconds: list[float]) -> str:
    """Write a row of the table."""
    share, games = fmean(outcome.won for outcome in outcomes), len(outcomes)
    low, high = wilson(share, games)
    leads = [outcome.lead for outcome in outcomes]
    sign = "" if WANTED[0] <= share <= WANTED[1] else " (!)"
    longest = 1000 * sorted(seconds)[int(0.99 * len(seconds))]
    return (
        f"| {names[0]} against {names[1]} | {games} | {share:.0%} [{100 * low:.0f}, {100 * high:.0f}]{sign}"
        f" | {fmean(leads):+.1f} (± {pstdev(leads):.0f}) | {1000 * fmean(seconds):.0f} ms, {longest:.0f} ms"
        f" | {len({outcome.opening for outcome in outcomes})} |"
    )


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--above", type=int, action="append", help="measure only this level against the one below")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, help="the most for a choice")
    parser.add_argument("--iterations", type=int, help="likewise")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, help="say how it stands after so many games")
    asked = parser.parse_args()
    limit = Limit(seconds=asked.seconds, iterations=asked.iterations or (None if asked.seconds else 1000))
    game, names = installed_game(asked.game), list(characters_of(asked.game))
    print("| pair | games | wins | lead (spread) | a choice: mean, 99 % | openings |\n|---|---|---|---|---|---|")
    for level in asked.above or LEVELS[1:]:
        pair = names[level - 1], names[level - 2]
        bot, against = Watched(make_bot(game.name, pair[0])), make_bot(game.name, pair[1])
        outcomes: list[Outcome] = []
        for number in range(asked.games):
            outcomes.append(play(game, bot, against, f"levels/{game.name}/{asked.seed}", number, limit))
            if asked.every and len(outcomes) % asked.every == 0 and len(outcomes) < asked.games:
                print(row(pair, outcomes, bot.seconds), file=sys.stderr, flush=True)
        print(row(pair, outcomes, bot.seconds), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
