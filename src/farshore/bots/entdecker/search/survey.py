"""The islands of a position as an evaluation needs them: value, open sides, and whose units are there as one number."""

from __future__ import annotations

from typing import Final, NamedTuple

from farshore.core.contract import Seat
from farshore.games.entdecker.board import mass_of
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.units import FORT, SCOUT, SEAT_NAMES, SETTLEMENT, kind_of, seat_of

# The units on an island are one number, so that those of joined islands are added: 16 bits a seat, of which the lowest
# 8 count scouts, the next 4 forts, the highest settlements. So the stake of a seat is also its strength (ENT-72).

_SEAT_BITS: Final = 16
_SHIFT: Final = {SCOUT: 0, FORT: 8, SETTLEMENT: 12}
_ONE: Final = 0xFFFF
_LOW_BITS: Final = 31  # of a unit on the board: all but its number (``units.unit_code``)


def stake(seat: Seat, kind: int) -> int:
    """Return one unit, as it counts among those of an island."""
    return 1 << _SEAT_BITS * seat + _SHIFT[kind]


STAKES: Final = tuple(
    stake(seat_of(unit), kind_of(unit)) if kind_of(unit) in _SHIFT and seat_of(unit) < len(SEAT_NAMES) else 0
    for unit in range(_LOW_BITS + 1)
)
"""By the low bits of a unit on the board: what it adds."""


def stake_of(stakes: int, seat: Seat) -> int:
    """Return the units of one seat."""
    return stakes >> _SEAT_BITS * seat & _ONE


def counts(own: int) -> tuple[int, int, int]:
    """Return how many scouts, forts and settlements a seat's stake is."""
    return own & 0xFF, own >> 8 & 0xF, own >> 12


class Isle(NamedTuple):
    """All of an island that matters for what it may bring."""

    value: int  # to the first in rank (ENT-71)
    open_sides: int
    stakes: int
    order: tuple[Seat, ...]  # who came first, where that decides (ENT-93); else empty


class Survey:
    """The islands of a position. It must not be asked after a tile or unit was laid."""

    __slots__ = ("_extra", "_islands", "_orders", "stakes")

    def __init__(self, s: EntdeckerState) -> None:
        self._islands = s.islands
        find = s.islands.find
        stakes: dict[int, int] = {}
        for mass, unit in s.units.items():
            root = find(mass)
            stakes[root] = stakes.get(root, 0) + STAKES[unit & _LOW_BITS]
        self.stakes = stakes  # by root, of islands with units
        self._extra = self._extras()
        self._orders = self._arrivals(s) if s.terms.first_wins_ties else {}

    def _extras(self) -> dict[int, int]:
        """Return by root what an island is worth beside one for each mass: waterfalls, and tiles counted twice."""
        islands = self._islands
        find = islands.find
        extra: dict[int, int] = {}
        for mass, bonus in islands.bonus.items():
            root = find(mass)
            extra[root] = extra.get(root, 0) + bonus
        for cell in islands.straits:
            root = find(mass_of(cell, 0))
            if root == find(mass_of(cell, 1)):
                extra[root] = extra.get(root, 0) - 1
        return extra

    def _arrivals(self, s: EntdeckerState) -> dict[int, tuple[Seat, ...]]:
        found: dict[int, dict[Seat, None]] = {}
        for mass, unit in s.units.items():
            found.setdefault(s.islands.find(mass), {})[seat_of(unit)] = None
        return {root: tuple(seats) for root, seats in found.items()}

    def isle(self, root: int) -> Isle:
        """Return an island by its root."""
        islands = self._islands
        return Isle(
            islands.masses[root] + self._extra.get(root, 0),
            islands.open_sides[root],
            self.stakes.get(root, 0),
            self._orders.get(root, ()),
        )
