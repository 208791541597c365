"""What must agree all game long: the regions have counted each explorer on the board once (OVW-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farshore.games.overworld.regions import strengths
from farshore.games.overworld.terms import SEAT_NAMES

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState


def broken_invariants(s: OverworldState) -> list[str]:
    """Return what does not agree with the board, by name."""
    seats = s.terms.seats
    counted = [strengths(explorers, seats) for explorers in s.board.regions.explorers.values()]
    on_board = [*s.explorers.values()]
    return [
        f"{SEAT_NAMES[seat]} explorers in regions"
        for seat in range(seats)
        if sum(region[seat] for region in counted) != on_board.count(seat)
    ]
