"""Select a starting space and pay the starting expenses (ENT-21, ENT-22, ENT-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.games.entdecker.actions import StartAt
from farshore.games.entdecker.board import NO_COAST
from farshore.games.entdecker.events import Passed, ShipStarted
from farshore.games.entdecker.payments import total, unpack
from farshore.games.entdecker.phase import Automatic, Decision, Phase
from farshore.games.entdecker.recall import take_back, why_not_recall, with_recalls
from farshore.games.entdecker.sea import NOT_JOINED

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

_NO_TOLLS: Final[dict[int, list[int]]] = {}


def tile_price(s: EntdeckerState) -> int:
    """Return what the cheapest tile costs: a hidden one, while any is hidden or discarded (ENT-24)."""
    return s.terms.hidden_price if s.stacks.is_any_hidden() or any(s.stacks.discards) else s.terms.open_price


def payments(s: EntdeckerState) -> dict[int, list[int]]:
    """Return the undominated payments of every starting space (its cell), whatever they cost (ENT-22)."""
    sea, board = s.sea, s.chart.board
    found = sea.payments(s.chart, s.seat, s.terms.toll)
    starts = {}
    for cell in s.chart.shores:
        cost = board.edge_cost[cell]
        if cost == NO_COAST:
            node = cell if cell in sea.tolled else sea.find(cell)
            if node in found:
                starts[cell] = found[node]
                continue
            cost = sea.cost[node]
        starts[cell] = [cost] if cost != NO_COAST else []
    return {cell: options for cell, options in starts.items() if options}


def starts(s: EntdeckerState) -> list[Action]:
    """Return every start that leaves enough for one tile: ``payments`` again, without a detour, for the hot path."""
    chart, sea, terms = s.chart, s.sea, s.terms
    edge_cost, tolled, sea_cost, parent = chart.board.edge_cost, sea.tolled, sea.cost, sea.parent
    purse = s.gold[s.seat] - tile_price(s)
    found = sea.payments(chart, s.seat, terms.toll) if tolled else _NO_TOLLS
    free_of_tolls, memo = terms.starts_by_cost, terms.start_actions
    actions: list[Action] = []
    for cell in chart.shores:
        cost = edge_cost[cell]
        if cost == NO_COAST:
            node = parent[cell]
            if node == NOT_JOINED:
                node = cell
            elif parent[node] != node:
                node = sea.find(node)
            if node in found:
                affordable = [payment for payment in found[node] if total(payment) <= purse]
                actions += [memo.get((cell, payment)) or _remember(s, cell, payment) for payment in affordable]
                continue
            cost = sea_cost[node]
        if cost <= purse:
            actions.append(free_of_tolls[cost][cell])
    return actions


def _remember(s: EntdeckerState, cell: int, payment: int) -> StartAt:
    """Make the shared action for a start."""
    bank, tolls = unpack(payment)
    action = s.terms.start_actions[cell, payment] = StartAt(s.chart.board.names[cell], bank, tolls)
    return action


class Depart(Automatic):
    """A journey is compulsory if any is affordable, else the turn ends (ENT-24)."""

    def run(self, s: EntdeckerState) -> None:
        """Look for an affordable start."""
        options = starts(s)
        if options:
            s.passes = 0
            s.choices = with_recalls(s, options)
            s.phase = Phase.START
        else:
            s.passes += 1
            s.tell(Passed(s.seat))
            s.phase = Phase.NEXT


class Start(Decision):
    """Put the ship somewhere and pay."""

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return every starting space with every payment worth considering."""
        return with_recalls(s, starts(s))

    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Pay the bank and the owners of the tolls."""
        s.choices = None
        if not isinstance(action, StartAt):
            take_back(s, action)
            return
        s.gold[seat] -= action.bank
        s.bank += action.bank
        for owner, toll in enumerate(action.tolls):
            if toll:
                s.gold[owner] += toll
                s.gold[seat] -= toll
        s.ship = s.chart.board.cell[action.space]
        s.start = action
        s.phase = Phase.ANNOUNCE
        if s.listener is not None:
            s.tell(ShipStarted(seat, action.space, action.bank, action.tolls))

    def why_not(self, s: EntdeckerState, seat: Seat, action: Action) -> IllegalAction:
        """Explain what the space lacks, or what it costs."""
        if not isinstance(action, StartAt):
            return why_not_recall(s, action) or IllegalAction("ENT-24", "entdecker-why-not-start-first")
        cell = s.chart.board.cell.get(action.space)
        if cell is None:
            return IllegalAction("ENT-21", "entdecker-why-not-space", space=action.space)
        if s.chart.tiles[cell] < 0:
            return IllegalAction("ENT-21", "entdecker-why-not-start-undiscovered", space=action.space)
        if cell not in s.chart.shores:
            return IllegalAction("ENT-21", "entdecker-why-not-start-shore", space=action.space)
        options = payments(s).get(cell)
        if options is None:
            return IllegalAction("ENT-21", "entdecker-why-not-start-path", space=action.space)
        cost = min(total(payment) for payment in options)
        if cost + tile_price(s) > s.gold[seat]:
            return IllegalAction(
                "ENT-24",
                "entdecker-why-not-start-gold",
                space=action.space,
                cost=cost + tile_price(s),
                gold=s.gold[seat],
            )
        return IllegalAction("ENT-22", "entdecker-why-not-start-payment", space=action.space)
