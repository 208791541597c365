"""What every bot is: something that sits down at a table and chooses, knowing no more than its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod

from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat


class Player(ABC):
    """A bot on one seat for one game: its session. What it keeps on itself lasts until the game is over.

    What it keeps may help it and must never be needed: moves can be taken back, and a server that was started again, or
    is busy, goes on with a new player, or with one that has missed some turns.
    """

    @abstractmethod
    def choose(self, turn: Turn) -> Action:
        """Return one of ``turn.legal``, within ``turn.budget``. It is only asked where there is a choice."""

    def leave(self) -> None:  # noqa: B027 - most have nothing to do
        """Stand up: the game is over, or broken off. Who holds something outside, such as a process, lets go of it."""


class Bot(ABC):
    """A kind of player, as it was set up. What takes long to make is made here, once, for all the games it plays."""

    @abstractmethod
    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Take a seat at a table of so many, for one game."""


class SimpleBot(Bot, Player):
    """A bot that keeps nothing between its choices, and so is its own player everywhere."""

    def sit(self, game: Game, seat: Seat, seats: int) -> Player:
        """Sit down: nothing to prepare."""
        return self
