"""The sea, contracted: parts joined without tolls, and the tolled tiles between them (ENT-21, ENT-22).

Tiles with a fort or settlement are nodes; all other sea is merged into parts (a union-find forest), each with the cost
of its cheapest Edge Space. So finding every undominated payment looks at a handful of nodes instead of the whole board.

A payment is one integer (``payments``).
"""

from __future__ import annotations

from typing import Final

from farshore.games.entdecker.board import NO_COAST
from farshore.games.entdecker.chart import Chart
from farshore.games.entdecker.payments import GOLD_TO, by_height, is_at_most
from farshore.games.entdecker.tile import ALL_LAND, SEA_SIDES

NOT_JOINED: Final = -1
_FREE: Final = [0]


class Sea:
    """Which untolled tiles are joined, and what each part's cheapest Edge Space costs."""

    __slots__ = ("cost", "parent", "tolled")

    def __init__(self, parent: list[int], cost: list[int], tolled: dict[int, int]) -> None:
        self.parent = parent  # by cell; NOT_JOINED: no sea, undiscovered, tolled, or the ship has just arrived
        self.cost = cost  # by root: of the cheapest Edge Space, or NO_COAST
        self.tolled = tolled  # by cell: the owner of the fort or settlement on it

    def clone(self) -> Sea:
        """Return an independent copy."""
        return Sea(self.parent.copy(), self.cost.copy(), self.tolled.copy())

    def find(self, cell: int) -> int:
        """Return the root that stands for the part a joined cell belongs to."""
        parent = self.parent
        while (above := parent[cell]) != cell:
            parent[cell] = cell = parent[above]
        return cell

    def join(self, chart: Chart, cell: int) -> None:
        """Merge a tile without toll into the parts around it."""
        parent, cost, steps = self.parent, self.cost, chart.board.steps
        mask = chart.tiles[cell]
        if mask == ALL_LAND or parent[cell] != NOT_JOINED:
            return
        parent[cell] = cell
        cost[cell] = chart.board.coast_cost[cell]
        root = cell
        for side in SEA_SIDES[mask]:
            beside = cell + steps[side]
            if parent[beside] != NOT_JOINED:
                other = self.find(beside)
                if other != root:
                    parent[root] = other
                    cost[other] = min(cost[root], cost[other])
                    root = other

    def raise_toll(self, cell: int, owner: int) -> None:
        """Note a fort or settlement on the tile where the ship has arrived, which is not joined yet."""
        self.tolled[cell] = owner

    def drop_toll(self, chart: Chart, cell: int) -> None:
        """Note that a fort or settlement has left."""
        del self.tolled[cell]
        self.join(chart, cell)

    def payments(self, chart: Chart, payer: int, toll: int) -> dict[int, list[int]]:
        """Return every undominated payment by node: the root of a part, or the cell of a tolled tile (ENT-22).

        Parts that touch no tolled tile are left out: their only payment is their cost.
        """
        tolled, cost, coast = self.tolled, self.cost, chart.board.coast_cost
        fees = [0 if owner == payer else toll * gold for owner, gold in enumerate(GOLD_TO)]
        found: dict[int, list[int]] = {}
        for cell, owner in tolled.items():
            found[cell] = [coast[cell] + fees[owner]] if coast[cell] != NO_COAST else []
        live: list[tuple[list[int], list[int], int]] = []  # where something may still be won, from what, for which fee
        for cell, owner in tolled.items():
            known, fee = found[cell], fees[owner]
            for node in self._links(chart, cell):
                if node in tolled:
                    live.append((known, found[node], fee))
                elif cost[node] == 0:
                    _improve(known, _FREE, fee)
                else:
                    if node not in found:
                        found[node] = [cost[node]] if cost[node] != NO_COAST else []
                    beyond = found[node]
                    live.append((known, beyond, fee))
                    live.append((beyond, known, 0))
        improved = bool(live)
        while improved:
            improved = False
            for known, others, fee in live:
                if _improve(known, others, fee):
                    improved = True
        for payments in found.values():
            if len(payments) > 1:
                payments.sort(key=by_height)
        return found

    def _links(self, chart: Chart, cell: int) -> list[int]:
        """Return the nodes that a tolled tile touches by sea; one that it touches twice may be there twice."""
        nodes: list[int] = []
        for side in SEA_SIDES[chart.tiles[cell]]:
            beside = cell + chart.board.steps[side]
            if self.parent[beside] != NOT_JOINED:
                nodes.append(self.find(beside))
            elif beside in self.tolled:
                nodes.append(beside)
        return nodes


def _improve(payments: list[int], others: list[int], fee: int) -> bool:
    """Add what a neighbouring node offers, plus a fee, where nothing known is as cheap in every part."""
    improved = False
    for other in others:
        payment = other + fee
        for known in payments:
            if is_at_most(known, payment):
                break
        else:
            payments[:] = [known for known in payments if not is_at_most(payment, known)]
            payments.append(payment)
            improved = True
    return improved


def no_sea(size: int) -> Sea:
    """Return the sea of a board with this many cells, where nothing has been discovered."""
    return Sea([NOT_JOINED] * size, [NO_COAST] * size, {})
