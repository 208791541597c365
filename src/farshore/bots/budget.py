"""How long a bot may think: what it is granted for a choice, and how much of it is left."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import Final

import msgspec


class Limit(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is granted for every choice: seconds, iterations, or both, and then whichever is spent first.

    What an iteration is, a bot says itself: a game played to its end, a node of a tree. Seconds suit people who wait;
    iterations make a game that can be played again from its seed.
    """

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        """Raise ``ValueError`` unless there is a bound, and room below it."""
        bounds = [bound for bound in (self.seconds, self.iterations) if bound is not None]
        if not bounds or not all(0 < bound < inf for bound in bounds):
            raise ValueError("a limit is a number above zero: of seconds, of iterations, or one of each")


REPRODUCIBLE: Final = Limit(iterations=1000)
"""For games that can be played again: simulations, measurements, tests."""
PATIENCE: Final = Limit(seconds=2.0)
"""For a person who waits."""


class Budget:
    """What is left of a limit; it begins to run when it is made. Without seconds no clock is looked at."""

    __slots__ = ("_begun", "limit", "spent")

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.spent = 0  # iterations
        self._begun = 0.0 if limit.seconds is None else monotonic()

    def spend(self, iterations: int = 1) -> bool:
        """Tell whether there is time for more, and count it: ``while turn.budget.spend(): …``."""
        if self.left() <= 0:
            return False
        self.spent += iterations
        return True

    def left(self) -> float:
        """Return the share that is left, from 1 to 0, of whatever is spent first."""
        left, limit = 1.0, self.limit
        if limit.iterations is not None:
            left = 1 - self.spent / limit.iterations
        if limit.seconds is not None:
            left = min(left, self.seconds_left() / limit.seconds)
        return max(0.0, left)

    def seconds_left(self) -> float:
        """Return how many seconds are left, at least 0; endless if only iterations count."""
        if self.limit.seconds is None:
            return inf
        return max(0.0, self._begun + self.limit.seconds - monotonic())
