"""What a seat may not know in Overworld: nothing.

All tiles, pieces and provisions lie open on the table, and everyone may look at what is left in the bag and in the pile
of coasts (OVW-1 to OVW-4). Which tile comes next is decided when it is drawn (OVW-20): it does not exist before, so it
cannot be known. Every event is public, every step is told as it was, and a world that fits what a seat knows is a copy
of the real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from farshore.core.contract import PastStep, Seat

if TYPE_CHECKING:
    from farshore.games.overworld.state import OverworldState


def veil(s: OverworldState, seat: Seat | None, steps: Sequence[PastStep]) -> list[PastStep]:
    """Return the steps that led here as a seat may know them: all, as they were."""
    return list(steps)


def deal(s: OverworldState, seat: Seat, rng: Random) -> OverworldState:
    """Return a world that a seat could not tell apart: a copy."""
    return s.clone()
