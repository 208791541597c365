"""The phases of a game."""

from __future__ import annotations

from enum import IntEnum


class Phase(IntEnum):
    """Where the game stands: first the phases that need nobody, then chance, then decisions."""

    EXPLORE = 0  # tiles are laid: explorers go on the survey tile
    GARRISON = 1  # … and on the coast
    LOOK = 2  # look for gaps
    NEXT_GAP = 3  # which gap is resolved next
    CONTEST = 4  # who wins it
    SETTLE = 5  # the winner's door or port stands in it
    TURN_END = 6  # is the game over, whose turn is next

    START = 7  # chance lays the first coast
    FIRST = 8  # chance names the first seat
    DRAW = 9  # chance draws a survey tile

    SURVEY = 10  # the active player places the survey tile
    COAST = 11  # … and the coast tile
    EXPLORER = 12  # … and explorers, of which there are too few, on squares of it
    HOLD = 13  # … and a camel or a ship on the coast
    GAP = 14  # the active player picks the next gap
    WINNER = 15  # the active player chooses among those who are tied
    ENTRANCE = 16  # the winner chooses what stands in the gap
    LEAVE = 17  # the winner chooses who is left behind in the old gap
    ITEM = 18  # the winner fills the gap with provisions

    OVER = 19
