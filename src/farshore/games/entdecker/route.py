"""Trace the path behind a payment: from a starting space by sea to the Edge Space that is paid for (ENT-22)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING

from farshore.games.entdecker.board import NO_COAST
from farshore.games.entdecker.payments import GOLD_TO, is_at_most, to_the_bank, without_the_bank
from farshore.games.entdecker.tile import SEA_SIDES, UNDISCOVERED

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

Label = tuple[int, int]  # a cell, and the tolls on the way there, as in ``payments``


def route(s: EntdeckerState, start: int, payment: int) -> list[int]:
    """Return the cells of a shortest path from ``start`` to an Edge Space that costs the active seat just this payment.

    Labels are cells with the tolls paid so far. A path that met a unit twice would pay it twice, but then the same path
    without the loop would be cheaper, and a payment on offer is never higher than another in every part.
    """
    bank, tolls = to_the_bank(payment), without_the_bank(payment)
    first = (start, _toll(s, start))
    came_from: dict[Label, Label | None] = {first: None}
    due = deque([first])
    while due:
        label = due.popleft()
        if label[1] == tolls and s.chart.board.edge_cost[label[0]] == bank:
            return _trace(came_from, label)
        for following in _onwards(s, label, tolls):
            if following not in came_from:
                came_from[following] = label
                due.append(following)
    raise ValueError(f"no path from {s.chart.board.names[start]} costs {payment:#x}")


def _toll(s: EntdeckerState, cell: int) -> int:
    """Return what the active seat pays for a rival's fort or settlement here."""
    owner = s.sea.tolled.get(cell, s.seat)
    return 0 if owner == s.seat else s.terms.toll * GOLD_TO[owner]


def _onwards(s: EntdeckerState, label: Label, tolls: int) -> Iterator[Label]:
    """Return where a path may go on by sea without exceeding the tolls; at an Edge Space it ends."""
    chart = s.chart
    cell, paid = label
    if chart.board.edge_cost[cell] != NO_COAST:
        return
    for side in SEA_SIDES[chart.tiles[cell]]:
        beside = cell + chart.board.steps[side]
        if chart.tiles[beside] == UNDISCOVERED:
            continue
        sum_ = paid + _toll(s, beside)
        if is_at_most(sum_, tolls):
            yield beside, sum_


def _trace(came_from: dict[Label, Label | None], label: Label | None) -> list[int]:
    """Return the cells that led to a label."""
    cells = []
    while label is not None:
        cells.append(label[0])
        label = came_from[label]
    return cells[::-1]
