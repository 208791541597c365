"""The flow that phased games share: every phase has its step, and a step that cannot be is refused."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import pytest

from farshore.core.contract import CHANCE, Action, Seat
from farshore.core.errors import IllegalAction
from farshore.core.phases import PhasedState, Phases
from farshore.core.steps import Automatic, Chance, Decision, PhaseStep


class Flip(Action, frozen=True, gc=False):
    written = "flip"


class Call(Action, frozen=True, gc=False):
    written = "call"


class Phase(IntEnum):
    COUNT = 0
    COIN = 1
    CALL = 2
    OVER = 3


class Count(Automatic["Coins"]):
    def run(self, s: Coins) -> None:
        s.flips += 1
        s.phase = Phase.COIN if s.flips < 3 else Phase.OVER


class Coin(Chance["Coins"]):
    def outcomes(self, s: Coins) -> Sequence[tuple[Action, int]]:
        return [(Flip(), 1)]

    def apply(self, s: Coins, action: Action) -> None:
        s.phase = Phase.CALL


class Calling(Decision["Coins"]):
    def legal(self, s: Coins, seat: Seat) -> Sequence[Action]:
        return [Call()]

    def apply(self, s: Coins, seat: Seat, action: Action) -> None:
        s.phase = Phase.COUNT

    def why_not(self, s: Coins, seat: Seat, action: Action) -> IllegalAction:
        return IllegalAction("COI-1", "game-over")


STEPS: dict[Phase, PhaseStep[Coins]] = {Phase.COUNT: Count(), Phase.COIN: Coin(), Phase.CALL: Calling()}


class Coins(PhasedState):
    __slots__ = ("flips",)

    phases = Phases(Phase, STEPS)

    def __init__(self) -> None:
        self.listener = None
        self.phase = Phase.COUNT
        self.flips = 0

    def movers(self) -> tuple[Seat, ...]:
        return (self.flips % 2,)


def test_phases_follow_one_another_until_it_is_over() -> None:
    s = Coins()
    s.go_on()
    seen: list[tuple[Seat, Action]] = []
    while not s.is_over:
        (actor,) = s.actors()
        action = s.outcomes()[0][0] if actor == CHANCE else s.legal(actor)[0]
        seen.append((actor, action))
        s.apply(actor, action)
    assert seen == [(CHANCE, Flip()), (1, Call()), (CHANCE, Flip()), (0, Call())]
    assert s.actors() == ()
    assert list(s.legal(0)) == []
    assert list(s.outcomes()) == []


def test_only_those_who_act_have_something_to_do() -> None:
    s = Coins()
    s.go_on()
    assert list(s.legal(1)) == []
    s.apply(CHANCE, Flip())
    assert list(s.outcomes()) == []
    assert list(s.legal(0)) == []
    assert list(s.legal(1)) == [Call()]


def test_a_step_that_cannot_be_is_refused() -> None:
    s = Coins()
    phases = s.phases
    with pytest.raises(TypeError, match="chance does not act now"):
        phases.chances[Phase.CALL].apply(s, Flip())
    with pytest.raises(TypeError, match="nobody decides now"):
        phases.decisions[Phase.OVER].apply(s, 0, Call())
    assert phases.decisions[Phase.OVER].why_not(s, 0, Call()).key == "game-over"
    assert list(phases.decisions[Phase.COIN].legal(s, 0)) == []


@pytest.mark.parametrize(
    "steps",
    [
        {Phase.COUNT: Count(), Phase.CALL: Calling(), Phase.COIN: Coin()},
        {Phase.COUNT: Count(), Phase.COIN: Coin()},
        {Phase.COUNT: Calling(), Phase.COIN: Coin(), Phase.CALL: Calling()},
        {},
    ],
)
def test_a_table_of_contents_that_is_out_of_order_is_found_when_it_is_loaded(steps: dict[Any, PhaseStep[Any]]) -> None:
    with pytest.raises(TypeError, match="Phase: "):
        Phases(Phase, steps)


def test_a_game_must_say_who_moves() -> None:
    with pytest.raises(NotImplementedError):
        PhasedState().movers()
