"""How everyone's points went, from the beginning until now: looked at where a turn begins, for a drawing.

Whatever was looked at once is not looked at again, as long as what had happened until then still holds.
"""

from __future__ import annotations

from itertools import takewhile
from operator import is_
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


class Curve:
    """What was looked at for those who may know the same."""

    def __init__(self) -> None:
        self._past: list[Deed] = []  # as it was when it was last looked at
        self._totals: dict[int, tuple[int, ...] | None] = {}  # by step of it

    def points(self, known: Knowledge) -> list[CurvePoint]:
        """Return how the points went, as far as whoever asks may know; from where the present rules have played."""
        past = known.past()
        same = sum(1 for _ in takewhile(bool, map(is_, self._past, past)))
        kept = {step: totals for step, totals in self._totals.items() if step <= same}
        self._past, self._totals = past, {step: _totals(known, past, step, kept) for step in _looked_at(past)}
        return [CurvePoint(step=step, totals=totals) for step, totals in self._totals.items() if totals is not None]


def _totals(
    known: Knowledge, past: list[Deed], step: int, kept: dict[int, tuple[int, ...] | None]
) -> tuple[int, ...] | None:
    return kept[step] if step in kept else known.totals_after(past[step - 1] if step else None)


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
