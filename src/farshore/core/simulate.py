"""Random games, as fast as the rules allow: for benchmarks, statistics and the conformance checks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from farshore.core.compiled import mypyc_attr
from farshore.core.contract import CHANCE, Action, Seat, State
from farshore.core.phases import PhasedState

LONGEST = 1_000_000
"""More steps than any game should have."""


@mypyc_attr(native_class=False)
class EndlessGame(AssertionError):
    """A game that did not end within the bound: a mistake in its rules."""


class Length(NamedTuple):
    """How long a game was."""

    decisions: int  # of seats
    chances: int  # of CHANCE


class _Driven(PhasedState):
    """Any other state, asked as one with phases is."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def actors(self) -> tuple[Seat, ...]:
        """Return who may act now."""
        return self.state.actors()

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return what a seat may do now."""
        return self.state.legal(seat)

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        """Return what chance may bring now."""
        return self.state.outcomes()

    def apply(self, seat: Seat, action: Action) -> None:
        """Do an action."""
        self.state.apply(seat, action)


def random_game(state: State, rng: Random, longest: int = LONGEST) -> Length:
    """Play ``state`` to its end, every legal action equally likely; of several actors the first goes first."""
    return _play(as_phased(state), rng, longest)


def as_phased(state: State) -> PhasedState:
    """Return what can be asked as a state with phases is: without a detour, where it is one."""
    return state if isinstance(state, PhasedState) else _Driven(state)


def _play(state: PhasedState, rng: Random, longest: int) -> Length:
    chances = 0
    for step in range(longest + 1):
        waiting = state.actors()
        if not waiting:
            return Length(step - chances, chances)
        seat = waiting[0]
        if seat != CHANCE:
            actions = state.legal(seat)
            count = len(actions)
            state.apply(seat, actions[int(rng.random() * count)] if count > 1 else actions[0])
            continue
        chances += 1
        options = state.outcomes()
        if len(options) == 1:
            state.apply(CHANCE, options[0][0])
            continue
        total = 0
        for _, weight in options:
            total += weight
        number = int(rng.random() * total)
        for action, weight in options:
            number -= weight
            if number < 0:
                state.apply(CHANCE, action)
                break
    raise EndlessGame(f"the game did not end within {longest} steps")
