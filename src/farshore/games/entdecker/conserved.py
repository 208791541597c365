"""What can be neither made nor lost: tiles, tokens, gold and units."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from farshore.games.entdecker.units import SEAT_NAMES, UNIT_NAMES

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


def conserved_counts(s: EntdeckerState) -> Counter[str]:
    """Count them, wherever they are; equal all game long."""
    stacks, jungle = s.stacks, s.jungle
    laid = len(s.chart.board.spaces) - s.chart.left
    drawn = sum(token >= 0 for token in jungle.tokens)
    counts = Counter(
        tiles=laid + bool(s.hand) + stacks.hidden_left() + sum(stacks.open) + sum(stacks.discards) - stacks.spares,
        tokens=sum(jungle.bag) + drawn,
        gold=sum(s.gold) + s.bank,
    )
    for seat in range(s.terms.seats):
        for unit, name in enumerate(UNIT_NAMES):
            counts[f"{SEAT_NAMES[seat]} {name}"] = s.supply[3 * seat + unit]
    for code in s.units.values():
        counts[f"{SEAT_NAMES[code & 7]} {UNIT_NAMES[code >> 3 & 3]}"] += 1
    for scout in (*jungle.spaces, *s.bound):
        if scout:
            counts[f"{SEAT_NAMES[(scout - 1) & 7]} scout"] += 1
    return counts
