"""What a door in another gap would do to a tour (OVW-43, OVW-61)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from farshore.bots.overworld.worth import Doors, tour_length
from farshore.core.contract import Seat
from farshore.games.overworld.gaps import Entrance
from farshore.games.overworld.grid import Square, place_of
from farshore.games.overworld.state import OverworldState
from farshore.games.overworld.terms import DOORS

FIRST_DOOR: Final = 8
"""Points that a first door counts for, beside others: alone it makes no tour."""
Box = tuple[int, int, int, int]
"""Doors in their outermost columns and rows: west, east, north, south."""


class Gains(dict[Square, int]):
    """By square: what a door there would add to the tour of doors that stand; worked out when first asked for.

    With all doors out one of them must move: the one that loses least, and the tour may become shorter.
    """

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self.length = tour_length(doors)
        kept = [doors] if len(doors) < DOORS else [doors[:at] + doors[at + 1 :] for at in range(DOORS)]
        self._boxes = [box for stay in kept for box in boxes(stay)]

    def __missing__(self, square: Square) -> int:
        """Work it out."""
        gain = FIRST_DOOR
        if self.doors:
            x, y = place_of(square)
            longest = 0
            for west, east, north, south in self._boxes:  # written out: max and min take twice as long
                length = (max(x, east)) - (min(x, west)) + (max(y, south)) - (min(y, north))
                longest = max(longest, length)
            gain = 2 * longest - self.length
        self[square] = gain
        return gain


def boxes(doors: Doors) -> list[Box]:
    """Return the boxes around doors, for every square of their gaps on which each may stand."""
    found: dict[Box, None] = {}
    for standing in product(*doors):
        columns, rows = zip(*map(place_of, standing), strict=True) if standing else ((0,), (0,))
        found[min(columns), max(columns), min(rows), max(rows)] = None
    return [*found]


class Stakes(dict[Square, tuple[int, ...]]):
    """By square: what a door there would add to each seat's tour; nothing if it would change none."""

    def __init__(self, doors: tuple[Doors, ...]) -> None:
        self.gains = [gains_of(own) for own in doors]

    def __missing__(self, square: Square) -> tuple[int, ...]:
        """Work it out."""
        added = tuple([gains[square] for gains in self.gains])
        self[square] = found = added if any(added) else ()
        return found


@lru_cache(maxsize=1 << 10)
def gains_of(doors: Doors) -> Gains:
    """Return what further doors would add to some that stand."""
    return Gains(doors)


@lru_cache(maxsize=1 << 10)
def _stakes_of(doors: tuple[Doors, ...]) -> Stakes:
    return Stakes(doors)


def stakes(s: OverworldState) -> Stakes:
    """Return what further doors would add to every seat's tour."""
    doors: list[list[tuple[Square, ...]]] = [[] for _ in range(s.terms.seats)]
    for gap in s.gaps:
        if gap.entrance == Entrance.DOOR:
            doors[gap.owner].append(gap.squares)
    return _stakes_of(tuple(map(tuple, doors)))


def gains(s: OverworldState, seat: Seat) -> Gains:
    """Return what further doors would add to a seat's tour."""
    return stakes(s).gains[seat]
