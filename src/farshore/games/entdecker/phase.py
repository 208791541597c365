"""The phases of a game, and the kinds of steps that hold their rules."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from farshore.core import steps

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState  # noqa: F401 - named in quotes below


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


class Automatic(steps.Automatic["EntdeckerState"]):
    """A phase of Entdecker that needs nobody."""


class Chance(steps.Chance["EntdeckerState"]):
    """A phase of Entdecker in which something is rolled, drawn or shown."""


class Decision(steps.Decision["EntdeckerState"]):
    """A phase of Entdecker in which a seat decides."""
