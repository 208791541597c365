"""Compare plans by trying them: all in the same worlds with the same luck, the worse ones dropped again and again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from farshore.bots.search.aim import gain, lead
from farshore.bots.search.mind import Expected, Mind, Plan, Points
from farshore.bots.turn import Turn
from farshore.core.contract import Action

KEEP: Final = 3
"""Of so many plans one goes on to the next stage."""
ENOUGH: Final = 24  # trials of a plan before which nothing is beyond doubt …
AGAIN: Final = 1.25  # … and how many times as many there must be before it is looked at again
SURE: Final = 3.0  # standard errors by which a plan is behind beyond doubt
SAME: Final = 0.1  # of a gain: what differs by less comes to the same
UNSEEN: Final = 6.0  # of a gain: by so much it is doubted to be otherwise in one world more than those seen


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

    def differences(self, best: _Tried) -> list[float]:
        """Return how much less it brought than the best, world by world."""
        return [more - less for more, less in zip(best.gains, self.gains, strict=False)]


class _Field:
    """The plans that are still tried, and behind them those that are not any more."""

    def __init__(self, plans: Sequence[Plan], trust: float, near: float) -> None:
        self.alive = [_Tried(plan) for plan in plans]
        self.dropped: list[_Tried] = []  # the last dropped first
        self.trust = trust
        self.near = near  # what differs by less comes to the same
        self._look = float(ENOUGH)  # at how many trials it is next looked at what is beyond doubt

    def sort(self) -> None:
        """Put the plan that seems best first."""
        self.alive.sort(key=lambda tried: -tried.score(self.trust))

    def keep(self, count: int) -> None:
        """Go on with the best."""
        self.sort()
        self.dropped = self.alive[count:] + self.dropped
        self.alive = self.alive[:count]

    def is_clear(self) -> bool:
        """Drop what is behind beyond doubt, and say whether all that is left comes to the same."""
        trials = len(self.alive[0].gains)
        if trials < self._look:
            return False
        self._look = AGAIN * trials
        self.sort()
        best = self.alive[0]
        seen = {tried: _mean_and_error(tried.differences(best)) for tried in self.alive if tried is not best}
        found = {tried: (behind, hypot(error, UNSEEN / trials)) for tried, (behind, error) in seen.items()}
        near = [tried for tried, (behind, doubt) in found.items() if behind <= max(SURE * doubt, self.near)]
        self.dropped = [tried for tried in found if tried not in near] + self.dropped
        self.alive = [best, *near]
        return all(abs(found[tried][0]) + 2 * found[tried][1] <= self.near for tried in near)


def compare(mind: Mind, turn: Turn, plans: Sequence[Plan], *, slack: float | None = None) -> list[Ranked]:
    """Try plans until the budget is spent, and return them, the best first.

    ``slack``: or until it is beyond doubt which is the best, for whoever only wants to do it; by so much it may be
    behind. Those that may be as good were tried as often as the best.
    """
    field = _Field(plans, mind.trust, max(SAME, slack or 0.0))
    sizes = _sizes(len(plans))
    for stage, kept in enumerate(sizes):
        if _try(mind, turn, field, 1 - (stage + 1) / len(sizes), len(sizes), until_clear=slack is not None):
            break
        field.keep(kept)
    field.sort()
    return [_ranked(mind, tried, field.alive[0]) for tried in field.alive + field.dropped]


def _sizes(count: int) -> list[int]:
    """Return how many of so many plans are left after each stage; in the end it is one."""
    if count <= 1:
        return []
    kept = -(-count // KEEP)
    return [kept, *_sizes(kept)]


def _try(mind: Mind, turn: Turn, field: _Field, until: float, stages: int, *, until_clear: bool) -> bool:
    """Try plans until so much of the budget is left; say whether nothing is left to find out before."""
    budget, left = turn.budget, mind.left(turn)
    cost = 0.0  # of the last trials, as a part of the budget
    while (before := budget.left()) > until + cost / 2:
        worlds = _worlds(mind, turn, len(field.alive), stages)
        if not worlds or not budget.spend(worlds * len(field.alive)):
            return False
        found = mind.trials(turn, [tried.plan for tried in field.alive], worlds)
        for tried, outcomes in zip(field.alive, found, strict=True):
            tried.gains += [gain(one.points, turn.seat, left) for one in outcomes]
            tried.leads += [lead(one.points, turn.seat) for one in outcomes]
            tried.outcomes += outcomes
        cost = before - budget.left()
        if until_clear and field.is_clear():
            return True
    return False


def _worlds(mind: Mind, turn: Turn, plans: int, stages: int) -> int:
    """Return in how many worlds so many plans are tried at once; 0: there is no time for any."""
    worlds = max(1, mind.batch // plans)
    iterations = turn.budget.limit.iterations
    return worlds if iterations is None else min(worlds, iterations // stages // plans)


def _ranked(mind: Mind, tried: _Tried, best: _Tried) -> Ranked:
    """Say how a plan compares with the best, in the worlds that both were tried in."""
    trials = len(tried.gains)
    differences = tried.differences(best)
    spread = _mean_and_error(differences)[1]
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


def _mean_and_error(found: Sequence[float]) -> tuple[float, float]:
    """Return the mean of what was found, and its standard error, as far as that can be told."""
    error = stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0
    return (fmean(found) if found else 0.0), error
