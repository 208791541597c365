"""What can be neither made nor lost: tiles, tokens, gold and units."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from farshore.games.entdecker.units import IN_SUPPLY, SCOUT, SEAT_NAMES, UNIT_NAMES, kind_of, seat_of, seat_of_scout

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
        for kind, name in enumerate(UNIT_NAMES):
            counts[f"{SEAT_NAMES[seat]} {name}"] = s.supply[IN_SUPPLY[seat][kind]]
    for unit in s.units.values():
        counts[f"{SEAT_NAMES[seat_of(unit)]} {UNIT_NAMES[kind_of(unit)]}"] += 1
    for scout in (*jungle.spaces, *s.bound):
        if scout:
            counts[f"{SEAT_NAMES[seat_of_scout(scout)]} {UNIT_NAMES[SCOUT]}"] += 1
    return counts
