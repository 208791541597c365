"""How everyone's points went, from the beginning until now: looked at where a turn begins, for a drawing."""

from __future__ import annotations

from typing import Final

import msgspec

from farshore.core.contract import Seat
from farshore.server.table.deed import Deed
from farshore.server.table.knowledge import Knowledge

MOST_POINTS: Final = 160
"""Moments that are looked at: each takes some milliseconds, and no drawing is wider."""


class CurvePoint(msgspec.Struct, frozen=True, kw_only=True):
    """Everyone's points at a moment."""

    step: int  # of the past, as in a replay
    totals: tuple[int, ...]  # by seat


def curve(known: Knowledge) -> list[CurvePoint]:
    """Return how the points went, as far as whoever asks may know; from where the present rules have played."""
    past = known.past()
    found: list[CurvePoint] = []
    for step in _looked_at(past):
        totals = known.totals_after(past[step - 1] if step else None)
        if totals is not None:
            found.append(CurvePoint(step=step, totals=totals))
    return found


def _looked_at(past: list[Deed]) -> list[int]:
    """Return the steps to look at: the beginning, the end, and between them where turns begin, but not too many."""
    actor: Seat | None = None
    turns: list[int] = []
    for step, deed in enumerate(past, 1):
        if any(event.begins_turn for event in deed.events) or deed.seat != actor:
            turns.append(step)
        actor = deed.seat
    every = 1 + len(turns) // MOST_POINTS
    return sorted({0, *turns[::every], len(past)})
