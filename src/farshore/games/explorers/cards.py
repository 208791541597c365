"""The eight exploration cards (EXP-4) and the terrains on them; a wild card shows pairs (EXP-22)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

TERRAINS: Final = "PWDM"
"""Prairie, water, desert, mountain."""
CARDS: Final = ("PW", "PD", "PM", "WD", "WM", "DM", "PM|DW", "WM|PD")


@cache
def sides(card: str) -> tuple[str, str]:
    """Return the two sides of a card as written, the near one first."""
    if "|" in card:
        near, far = card.split("|")
        return near, far
    return card[0], card[1]


SIDES: Final = tuple(dict.fromkeys(side for card in CARDS for side in sides(card)))
"""Every side there is, each once."""


def turned(card: str) -> str:
    """Return a card with its other side near."""
    near, far = sides(card)
    return f"{far}|{near}" if "|" in card else far + near


def number_of(card: str) -> int:
    """Return the number of a card, whichever side is near."""
    return CARDS.index(card) if card in CARDS else CARDS.index(turned(card))


def terrain_bits(terrains: str) -> int:
    """Return some different terrains as a set: one bit for each, in the order of ``TERRAINS``."""
    return sum(1 << TERRAINS.index(letter) for letter in terrains)


# A deck is a set of cards without an order, packed as one bit per number of a card.


def deck_of(cards: Iterable[str]) -> int:
    """Return some different cards as a deck."""
    return sum(1 << number_of(card) for card in cards)


FULL_DECK: Final = deck_of(CARDS)


@cache
def cards_in(deck: int) -> tuple[str, ...]:
    """Return the cards of a deck, in the order of ``CARDS``."""
    return tuple(card for number, card in enumerate(CARDS) if deck >> number & 1)


def without(deck: int, card: str) -> int:
    """Return a deck after a card was turned."""
    return deck & ~(1 << number_of(card))
