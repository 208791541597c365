"""The phases of a game, and the three kinds of steps: decisions, chance, and what happens by itself.

One step per phase holds both what is legal in it and what that does. A step ends by naming the next phase; those that
need nobody are run at once, in a loop, by the state. So the flow of a turn is data, and any moment of it can be saved.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


class Phase(IntEnum):
    """Where in a turn the game stands: first the phases that need nobody, then chance, then decisions."""

    TURN = 0  # a turn begins
    DEPART = 1  # can anything be afforded?
    SHOWN = 2  # the tile drawn is in hand: can it be placed?
    VOYAGE = 3  # go on, or is the journey over?
    FILL = 4  # cover surrounded spaces
    SCORE = 5  # score the completed islands
    NEXT = 6  # the next player's turn, or the end
    FINAL = 7  # score the jungle

    FIRST = 8  # chance names the first seat
    BACKS = 9  # chance shows the backs of Hidden Stacks
    INCOME = 10  # chance rolls the die
    FACE = 11  # chance shows the tile drawn
    SEARCH = 12  # chance shows the events found in a search
    TOKEN = 13  # chance draws a token

    TOP_SCOUTS = 14  # name top scouts
    WHEEL = 15  # choose the income
    START = 16  # choose the starting space and the payment
    ANNOUNCE = 17  # announce tiles
    EXPLORE = 18  # draw, place a unit, or stop
    PLACE = 19  # place the tile in hand
    NATIVES = 20  # friendly natives: send a scout
    RECALLED = 21  # place the scout just taken back
    SETTLED = 22  # a settlement sends a scout
    ISLAND = 23  # choose the island to score
    SCOUTS = 24  # send the scouts of a scored island into the jungle

    OVER = 25


class Automatic(ABC):
    """A phase that needs nobody."""

    @abstractmethod
    def run(self, s: EntdeckerState) -> None:
        """Do what is due and name the next phase."""


class Chance(ABC):
    """A phase in which something is rolled, drawn or shown."""

    @abstractmethod
    def outcomes(self, s: EntdeckerState) -> Sequence[tuple[Action, int]]:
        """Return what may happen, with weights."""

    @abstractmethod
    def apply(self, s: EntdeckerState, action: Action) -> None:
        """Let it happen."""


class Decision(ABC):
    """A phase in which a seat decides."""

    @abstractmethod
    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return what the seat may do."""

    @abstractmethod
    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Do it."""

    @abstractmethod
    def why_not(self, s: EntdeckerState, seat: Seat, action: Action) -> IllegalAction:
        """Say why an action that is not legal is not."""
