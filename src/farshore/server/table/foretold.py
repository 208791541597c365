"""What would happen if a seat did what it is offered, in words: worked out when somebody asks, once for a position.

Some hundred things may be offered at once and few of them are looked at; to say of each what would follow would cost
more than to play. So a page asks for the one under the pointer.
"""

from __future__ import annotations

from typing import NamedTuple

from farshore.core.contract import Gain, Seat
from farshore.core.words import FALLBACK
from farshore.server.table.live_table import LiveTable


class Foretold(NamedTuple):
    """What would follow, as far as neither chance nor a secret decides it."""

    texts: list[str]  # a few words for each thing
    gains: tuple[Gain, ...]  # points, by seat and part
    is_open: bool  # chance, or something that the asker does not know, decides the rest


def foretold(table: LiveTable, own: tuple[Seat, ...], seat: Seat, notation: str, language: str = FALLBACK) -> Foretold:
    """Say what would follow if one of somebody's own seats did something now. Raises as ``Match.play`` does."""
    kept = table.foretold.get((seat, notation, language))
    if kept is None:
        seen = table.knowledge(own).foresight(seat, notation)
        texts = table.game.telling.foretell(seen, seat, table.names(language), language)
        kept = Foretold(texts, seen.gains, bool(seen.rest))
        table.foretold[seat, notation, language] = kept
    return kept
