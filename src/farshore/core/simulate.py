"""Random games, as fast as the rules allow: for benchmarks, statistics and the conformance checks."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from farshore.core.compiled import mypyc_attr
from farshore.core.contract import CHANCE, State

LONGEST = 1_000_000
"""More steps than any game should have."""


@mypyc_attr(native_class=False)
class EndlessGame(AssertionError):
    """A game that did not end within the bound: a mistake in its rules."""


class Length(NamedTuple):
    """How long a game was."""

    decisions: int  # of seats
    chances: int  # of CHANCE


def random_game(state: State, rng: Random, longest: int = LONGEST) -> Length:
    """Play ``state`` to its end, every legal action equally likely; of several actors the first goes first."""
    actors, legal, outcomes, apply = state.actors, state.legal, state.outcomes, state.apply
    random = rng.random
    chances = 0
    for step in range(longest + 1):
        waiting = actors()
        if not waiting:
            return Length(step - chances, chances)
        seat = waiting[0]
        if seat != CHANCE:
            actions = legal(seat)
            count = len(actions)
            apply(seat, actions[int(random() * count)] if count > 1 else actions[0])
            continue
        chances += 1
        options = outcomes()
        if len(options) == 1:
            apply(CHANCE, options[0][0])
            continue
        total = 0
        for _, weight in options:
            total += weight
        number = int(random() * total)
        for action, weight in options:
            number -= weight
            if number < 0:
                apply(CHANCE, action)
                break
    raise EndlessGame(f"the game did not end within {longest} steps")
