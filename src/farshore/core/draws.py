"""Draw one of several outcomes by an ordinary generator, as simulations and learners do at every step of chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farshore.core.contract import Action


def below(rng: Random, limit: int) -> int:
    """Return what ``rng.randrange(limit)`` would, from the same numbers of the generator, in a fraction of its time."""
    if limit < 1:
        raise ValueError(f"there is no number from 0 to {limit - 1}")
    bits = limit.bit_length()
    number = rng.getrandbits(bits)
    while number >= limit:
        number = rng.getrandbits(bits)
    return number


def draw(rng: Random, outcomes: Sequence[tuple[Action, int]]) -> Action:
    """Return one of the outcomes, each as likely as its weight."""
    total = 0
    for _, weight in outcomes:
        total += weight
    return pick(outcomes, below(rng, total))


def pick(outcomes: Sequence[tuple[Action, int]], number: int) -> Action:
    """Return the outcome in whose stretch ``number`` lies when the weights are laid end to end in the given order."""
    for action, weight in outcomes:
        number -= weight
        if number < 0:
            return action
    raise ValueError("the number is not below the sum of the weights")
