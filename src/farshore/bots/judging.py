"""Judgements as rankings of actions: who can give one, and how one is made of values without search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from farshore.bots.search.halving import Ranked
from farshore.bots.search.mind import Plan
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Seat


@runtime_checkable
class Adviser(Protocol):
    """A player that can say how good actions are."""

    def rank(self, turn: Turn) -> list[Ranked]:
        """Return the actions that it thought of, the best first; none where it leaves the choice to luck."""


def ranked(values: Mapping[Action, float], hopes: Sequence[float], seat: Seat) -> list[Ranked]:
    """Rank actions by the lead that each seems to bring, the best first; ``hopes``: by seat, what is hoped for now.

    What a judgement says of an action is its lead alone: what it adds to the present one is taken for one's own.
    """
    order = sorted(values, key=lambda action: -values[action])
    others = [hope for other, hope in enumerate(hopes) if other != seat]
    rivals = sum(others) / len(others) if others else 0.0

    def as_ranked(action: Action) -> Ranked:
        value = values[action]
        points = tuple(rivals + value if other == seat else hope for other, hope in enumerate(hopes))
        return Ranked(action, value, values[order[0]] - value, 0.0, 0, Plan(action, value), points)

    return [as_ranked(action) for action in order]
