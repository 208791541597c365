"""The units of the players, and how they are kept as numbers (ENT-9, ENT-40, ENT-95).

A unit on the board, a scout of the jungle, a place in the supplies and a set of scouts' numbers are each one integer;
they are put together and taken apart here alone. A scout's number is 0 unless Top Scout is played.
"""

from __future__ import annotations

from typing import Final

SEAT_NAMES: Final = ("red", "white", "yellow", "purple")
SCOUT: Final = 0
FORT: Final = 1
SETTLEMENT: Final = 2
UNIT_NAMES: Final = ("scout", "fort", "settlement")

# A unit on the board: the seat in three bits, the kind in two, the number above.


def unit_code(seat: int, kind: int, number: int = 0) -> int:
    """Return a unit as one integer."""
    return seat | kind << 3 | number << 5


def seat_of(unit: int) -> int:
    """Return whose a unit is."""
    return unit & 7


def kind_of(unit: int) -> int:
    """Return whether it is a SCOUT, a FORT or a SETTLEMENT."""
    return unit >> 3 & 3


def number_of(unit: int) -> int:
    """Return its number."""
    return unit >> 5


# A scout in the jungle or on its way there: one more than the seat in three bits with the number above.

NO_SCOUT: Final = 0


def scout_code(seat: int, number: int = 0) -> int:
    """Return a scout as one integer, which is never ``NO_SCOUT``."""
    return 1 + (seat | number << 3)


def seat_of_scout(scout: int) -> int:
    """Return whose a scout is."""
    return scout - 1 & 7


def number_of_scout(scout: int) -> int:
    """Return its number."""
    return scout - 1 >> 3


# The supplies of all seats in a row: scouts, forts, settlements of seat 0, then of seat 1, …

IN_SUPPLY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(len(UNIT_NAMES) * seat + kind for kind in range(len(UNIT_NAMES))) for seat in range(len(SEAT_NAMES))
)
"""By seat and kind of unit: where it is counted."""
SCOUTS_IN_SUPPLY: Final[tuple[int, ...]] = tuple(places[SCOUT] for places in IN_SUPPLY)
"""By seat: where its scouts are counted."""

# The numbers of the scouts in a supply, as bits.


def first_numbers(scouts: int) -> int:
    """Return the set of the numbers from 1 to so many."""
    return (2 << scouts) - 2


def numbers_in(numbers: int) -> tuple[int, ...]:
    """Return the numbers in a set, the lowest first."""
    return tuple(number for number in range(1, numbers.bit_length()) if numbers >> number & 1)


def has_number(numbers: int, number: int) -> bool:
    """Tell whether a number is in a set."""
    return bool(numbers >> number & 1)


def with_number(numbers: int, number: int) -> int:
    """Return a set with one more number."""
    return numbers | 1 << number


def without_number(numbers: int, number: int) -> int:
    """Return a set with one number less."""
    return numbers & ~(1 << number)
