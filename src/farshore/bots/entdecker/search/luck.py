"""Luck that is the same for every plan tried in a world: by turn, kind of chance and how often it was asked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from farshore.core.contract import Action
from farshore.games.entdecker.phase import Phase

_FIRST_TILE: Final = (0, int(Phase.FACE))  # of the present turn
_GOLDEN: Final = 0.6180339887498949  # steps of this length around a circle cover it evenly


class Luck:
    """Numbers that are drawn when first asked for, and stay."""

    def __init__(self, rng: Random, world: int = 0, offset: float | None = None) -> None:
        """Make luck for one of several worlds: their first tiles cover all there may be, as evenly as can be."""
        self._rng = rng
        self._drawn: dict[tuple[int, int], list[float]] = {}
        if offset is not None:
            self._drawn[_FIRST_TILE] = [(offset + world * _GOLDEN) % 1]
        self._used: dict[tuple[int, int], int] = {}

    def again(self) -> None:
        """Begin once more, with another plan."""
        self._used.clear()

    def choose(self, turn: int, kind: int, outcomes: Sequence[tuple[Action, int]]) -> Action:
        """Return one of some outcomes, each as likely as its weight."""
        if len(outcomes) == 1:
            return outcomes[0][0]
        number = int(self._next(turn, kind) * sum(weight for _, weight in outcomes))
        for action, weight in outcomes:
            number -= weight
            if number < 0:
                return action
        return outcomes[-1][0]

    def _next(self, turn: int, kind: int) -> float:
        key = turn, kind
        numbers = self._drawn.setdefault(key, [])
        used = self._used.get(key, 0)
        self._used[key] = used + 1
        if used == len(numbers):
            numbers.append(self._rng.random())
        return numbers[used]
