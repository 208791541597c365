"""What the start of a journey cost, as a position tells it: ``bank 1 white 2`` (ENT-22)."""

from __future__ import annotations

from farshore.games.entdecker.actions import VERBS, StartAt
from farshore.games.entdecker.payments import unpack
from farshore.games.entdecker.start import payments
from farshore.games.entdecker.state import EntdeckerState


def starts_at(s: EntdeckerState, cell: int) -> list[StartAt]:
    """Return every start on a space that was worth considering, the cheapest first; none if it is no such space."""
    return [StartAt(s.chart.board.names[cell], *unpack(payment)) for payment in payments(s).get(cell, [])]


def fare_text(start: StartAt) -> str:
    """Write what a start cost; empty if nothing."""
    return VERBS.write(start).removeprefix(VERBS.write(StartAt(start.space))).strip()
