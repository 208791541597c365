"""Bots that do what a bot should not: they dawdle, fail, never answer, or tell what they remember.

A module of their own that imports little, since every process that such a bot thinks in must load it.
"""

from __future__ import annotations

import time

from farshore.bots.bot import Bot, Player, SimpleBot
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat


class Dawdler(SimpleBot):
    """A bot whose games are not over before a server can be ended."""

    def choose(self, turn: Turn) -> Action:
        time.sleep(0.05)
        return turn.rng.choice(turn.legal)


class Sleeper(SimpleBot):
    """A bot that never comes to a decision."""

    def choose(self, turn: Turn) -> Action:
        time.sleep(60)
        return turn.legal[0]


class Fool(SimpleBot):
    """A bot that fails."""

    def choose(self, turn: Turn) -> Action:
        raise ValueError("what a strange game")


class Thorough(SimpleBot):
    """A bot that takes all the time it is given."""

    def choose(self, turn: Turn) -> Action:
        while turn.budget.spend():
            pass
        return turn.legal[0]


class Rememberer(Bot):
    """A bot whose players remember what they play and when they were asked."""

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        return RememberingPlayer(game)


class RememberingPlayer(Player):
    def __init__(self, game: Game) -> None:
        self.game = game
        self.asked: list[Seat] = []

    def choose(self, turn: Turn) -> Action:
        self.asked.append(turn.seat)
        return turn.legal[0]


class Reporter(Bot):
    """A bot whose players say, at the fourth time, how often they were asked."""

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        return ReportingPlayer(game)


class ReportingPlayer(RememberingPlayer):
    def choose(self, turn: Turn) -> Action:
        action = super().choose(turn)
        if len(self.asked) == 4:
            raise ValueError(f"asked {len(self.asked)} times")
        return action
