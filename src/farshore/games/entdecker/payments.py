"""What a start costs, as one integer: a byte for the bank, then one for each seat that is paid a toll (ENT-22).

Kept so that two ways to pay are added and compared at once. No part may exceed 127; content files see to that.
"""

from __future__ import annotations

from typing import Final

from farshore.games.entdecker.actions import Tolls

_BITS: Final = 8  # for each part
_PART: Final = 0xFF
_HIGH_BITS: Final = 0x8080808080


GOLD_TO: Final[tuple[int, ...]] = tuple(1 << _BITS * (owner + 1) for owner in range(4))
"""By seat: the payment of one gold to it."""


def pack(bank: int, tolls: Tolls) -> int:
    """Return the payment of so much to the bank and to each seat."""
    return bank + sum(toll * gold for toll, gold in zip(tolls, GOLD_TO, strict=True))


def unpack(payment: int) -> tuple[int, Tolls]:
    """Return what the bank and what each seat is paid."""
    bank, *tolls = payment.to_bytes(5, "little")
    return bank, (tolls[0], tolls[1], tolls[2], tolls[3])


def to_the_bank(payment: int) -> int:
    """Return what the bank is paid."""
    return payment & _PART


def without_the_bank(payment: int) -> int:
    """Return the payment of the tolls alone."""
    return payment & ~_PART


def total(payment: int) -> int:
    """Return the sum of a payment."""
    return payment % _PART  # whatever its place, one gold in a part leaves one: 256 does, and so do its powers


def is_at_most(payment: int, other: int) -> bool:
    """Tell whether a payment is at most as high as another in every part."""
    return ((other | _HIGH_BITS) - payment) & _HIGH_BITS == _HIGH_BITS


def by_height(payment: int) -> tuple[int, ...]:
    """Return a key to sort by total, bank, seats (ENT-22)."""
    return (total(payment), *payment.to_bytes(5, "little"))
