"""A turn begins: roll for gold (ENT-20), unless nothing can be discovered any more (ENT-63)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.games.entdecker.actions import ChooseIncome, RollDie
from farshore.games.entdecker.board import NO_COAST
from farshore.games.entdecker.events import IncomePaid, IncomeRolled, TurnBegan, WorldClosed
from farshore.games.entdecker.phase import Automatic, Chance, Decision, Phase
from farshore.games.entdecker.recall import take_back, why_not_recall, with_recalls
from farshore.games.entdecker.terms import WHEEL
from farshore.games.entdecker.tile import PATTERNS_IN

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

IDLE_ROUNDS: Final = 10  # ENT-63


def is_closed(s: EntdeckerState) -> bool:
    """Tell whether no tile left anywhere fits beside any starting space, or nobody has placed one for ages (ENT-63)."""
    if s.idle >= IDLE_ROUNDS * s.terms.seats:
        return True
    chart, stacks = s.chart, s.stacks
    edge_cost = chart.board.edge_cost
    for cell in chart.shores:
        if edge_cost[cell] != NO_COAST or chart.is_afloat[cell]:
            fitting = chart.patterns_beside(cell)
            for pattern in PATTERNS_IN[fitting]:
                if stacks.has(pattern):
                    return False
    return True


class TurnBegins(Automatic):
    """Decide whether the roller must roll."""

    def run(self, s: EntdeckerState) -> None:
        """Roll with little gold, or after a full round in which nobody could sail (ENT-24)."""
        s.mover = s.seat
        if s.listener is not None:
            s.tell(TurnBegan(s.seat))
        if is_closed(s):
            s.closing = True
            s.tell(WorldClosed())
            s.phase = Phase.FILL
        elif s.gold[s.seat] < s.terms.income_below or s.passes >= s.terms.seats:
            s.phase = Phase.INCOME
        else:
            s.phase = Phase.DEPART


@cache
def _rolls(die: tuple[int, ...]) -> tuple[tuple[RollDie, int], ...]:
    return tuple((RollDie(face), die.count(face)) for face in dict.fromkeys(die))


@cache
def _choices(wheel: tuple[int, ...]) -> tuple[ChooseIncome, ...]:
    return tuple(ChooseIncome(gold) for gold in wheel)


class Income(Chance):
    """The die is rolled."""

    def outcomes(self, s: EntdeckerState) -> Sequence[tuple[Action, int]]:
        """Every face is equally likely."""
        return _rolls(s.terms.die)

    def apply(self, s: EntdeckerState, action: Action) -> None:
        """A number pays at once; the ship's wheel lets the roller choose."""
        assert isinstance(action, RollDie)
        if s.listener is not None:
            s.tell(IncomeRolled(s.seat, action.face))
        if action.face == WHEEL:
            s.phase = Phase.WHEEL
        else:
            pay(s, action.face)


class Wheel(Decision):
    """The roller chooses what the ship's wheel gives."""

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return the numbers of the wheel."""
        return with_recalls(s, _choices(s.terms.wheel))

    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Pay it out."""
        if isinstance(action, ChooseIncome):
            pay(s, action.gold)
        else:
            take_back(s, action)

    def why_not(self, s: EntdeckerState, seat: Seat, action: Action) -> IllegalAction:
        """Only the numbers of the wheel can be chosen."""
        return why_not_recall(s, action) or IllegalAction(
            "ENT-20", "entdecker-why-not-income", least=min(s.terms.wheel), most=max(s.terms.wheel)
        )


def pay(s: EntdeckerState, gold: int) -> None:
    """The roller gets this much, everyone else one more."""
    for seat in range(s.terms.seats):
        s.gold[seat] += gold + (seat != s.seat)
    s.bank -= gold * s.terms.seats + s.terms.seats - 1
    if s.listener is not None:
        s.tell(IncomePaid(s.seat, gold))
    s.phase = Phase.DEPART
