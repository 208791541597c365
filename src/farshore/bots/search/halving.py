"""Compare plans by trying them: all in the same worlds with the same luck, the worse ones dropped again and again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from farshore.bots.search.aim import gain, lead
from farshore.bots.search.mind import Expected, Mind, Plan, Points
from farshore.bots.turn import Turn
from farshore.core.contract import Action

KEEP: Final = 3
"""Of so many plans one goes on to the next stage."""


class Ranked(NamedTuple):
    """An action, and what trying it has shown."""

    action: Action
    value: float  # the lead that it came to, in points; alone, the points. Without trials the prior
    behind: float  # points: how much less it seems to bring than the best
    spread: float  # points: the standard error of that difference
    trials: int
    plan: Plan
    points: tuple[float, ...] = ()  # by seat: what is then expected at the end; empty: it was not tried
    parts: Mapping[str, tuple[float, ...]] = {}  # the same by part of the score, where that can be told


class _Tried:
    """A plan and what came of it, trial by trial."""

    __slots__ = ("gains", "leads", "outcomes", "plan")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.gains: list[float] = []
        self.leads: list[float] = []
        self.outcomes: list[Expected] = []

    def score(self, trust: float) -> float:
        """Return what it seems to bring: what was seen, together with what was thought before."""
        weight = len(self.gains) + trust
        return (sum(self.gains) + trust * self.plan.prior) / weight if weight else self.plan.prior


def compare(mind: Mind, turn: Turn, plans: Sequence[Plan]) -> list[Ranked]:
    """Try plans until the budget is spent, and return them, the best first."""
    alive = [_Tried(plan) for plan in plans]
    order: list[_Tried] = []  # of those dropped, the last dropped first
    stages = _stages(len(alive))
    for stage in range(stages):
        _try(mind, turn, alive, 1 - (stage + 1) / stages, stages)
        alive.sort(key=lambda tried: -tried.score(mind.trust))
        kept = _kept(len(alive))
        order = alive[kept:] + order
        alive = alive[:kept]
    return [_ranked(mind, tried, alive[0]) for tried in alive + order]


def _kept(count: int) -> int:
    """Return how many of so many plans go on to the next stage."""
    return -(-count // KEEP)


def _stages(count: int) -> int:
    """Return after how many stages one plan is left."""
    return 0 if count == 1 else 1 + _stages(_kept(count))


def _try(mind: Mind, turn: Turn, alive: Sequence[_Tried], until: float, stages: int) -> None:
    """Try plans until so much of the budget is left."""
    budget, left = turn.budget, mind.left(turn)
    worlds = max(1, mind.batch // len(alive))
    if budget.limit.iterations is not None:
        worlds = min(worlds, budget.limit.iterations // stages // len(alive))
    if not worlds:
        return
    cost = 0.0  # of the last trials, as a part of the budget
    while (before := budget.left()) > until + cost / 2 and budget.spend(worlds * len(alive)):
        found = mind.trials(turn, [tried.plan for tried in alive], worlds)
        for tried, outcomes in zip(alive, found, strict=True):
            tried.gains += [gain(one.points, turn.seat, left) for one in outcomes]
            tried.leads += [lead(one.points, turn.seat) for one in outcomes]
            tried.outcomes += outcomes
        cost = before - budget.left()


def _ranked(mind: Mind, tried: _Tried, best: _Tried) -> Ranked:
    """Say how a plan compares with the best, in the worlds that both were tried in."""
    trials = len(tried.gains)
    differences = [more - less for more, less in zip(best.gains, tried.gains, strict=False)]
    spread = stdev(differences) / sqrt(trials) if trials > 1 else 0.0
    weight = trials + mind.trust
    behind = sum(differences) + mind.trust * (best.plan.prior - tried.plan.prior)
    behind = behind / weight if weight else best.plan.prior - tried.plan.prior
    value = fmean(tried.leads) if tried.leads else tried.plan.prior
    points = _mean([one.points for one in tried.outcomes])
    names = tried.outcomes[0].parts if tried.outcomes else ()
    parts = {name: _mean([one.parts[name] for one in tried.outcomes]) for name in names}
    return Ranked(tried.plan.action, value, behind, spread, trials, tried.plan, points, parts)


def _mean(found: Sequence[Points]) -> tuple[float, ...]:
    """Return by seat the mean of what was found."""
    return tuple(map(fmean, zip(*found, strict=True)))
