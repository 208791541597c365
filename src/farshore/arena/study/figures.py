"""What the games of a study show: every figure with its interval of 95 %.

What is counted several times in a game (by seat, by gap) is first taken together: a game counts once, since what
happens in it hangs together. Winners are told apart from the others within each game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from statistics import fmean
from typing import NamedTuple

from farshore.arena.shares import Estimate, share_of
from farshore.arena.study.citations import rules_by_kind
from farshore.arena.study.estimates import mean_of_few, part_of
from farshore.arena.study.observed import Observed
from farshore.arena.study.plan import Case, Plan
from farshore.arena.study.questions import Questions


class Compared(NamedTuple):
    """Something that every seat has so much of: all of them, winners, the others, and how these two differ."""

    games: int
    everyone: Estimate
    winners: Estimate
    others: Estimate
    difference: Estimate

    @property
    def is_clear(self) -> bool:
        """Whether winners have more of it, or less, beyond chance."""
        return self.difference.low > 0 or self.difference.high < 0


class CaseFigures:
    """What the games of a case show."""

    def __init__(self, case: Case, observed: Sequence[Observed]) -> None:
        self.case = case
        self.observed = observed

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.observed)

    @cached_property
    def turns(self) -> list[Estimate]:
        """By place in the order of play: the share of victories."""
        places = range(self.case.seats)
        return [share_of([one.shares[one.order[place]] for one in self.observed]) for place in places]

    @cached_property
    def points(self) -> list[int]:
        """What players have at the end, the least first."""
        return sorted(points for one in self.observed for points in one.scores)

    @cached_property
    def mean(self) -> Estimate:
        """What a player has at the end."""
        return mean_of_few([fmean(one.scores) for one in self.observed])

    @cached_property
    def best(self) -> Estimate:
        """What the best has at the end."""
        return mean_of_few([max(one.scores) for one in self.observed])

    @cached_property
    def lead(self) -> Estimate:
        """How far the best is before the next."""
        return mean_of_few([one.lead for one in self.observed] if self.case.seats > 1 else [])

    @cached_property
    def decisions(self) -> Estimate:
        """How many decisions a game takes."""
        return mean_of_few([one.decisions for one in self.observed])

    @cached_property
    def parts(self) -> dict[str, Compared]:
        """By part of the score: points of it."""
        names = dict.fromkeys(part for one in self.observed for part in one.parts)
        return {name: self._compared([one.parts.get(name) for one in self.observed]) for name in names}

    @cached_property
    def part_shares(self) -> dict[str, Estimate]:
        """By part of the score: its share of all points of a game."""
        return {
            part: part_of([sum(one.parts[part]) / (sum(one.scores) or 1) for one in self.observed if part in one.parts])
            for part in self.parts
        }

    @cached_property
    def verbs(self) -> dict[str, Compared]:
        """By kind of action: how often a seat does it."""
        names = dict.fromkeys(verb for one in self.observed for verb in one.verbs)
        return {name: self._compared([one.verbs.get(name, [0] * one.seats) for one in self.observed]) for name in names}

    def fact(self, name: str) -> Estimate:
        """Return a share that was counted in every game."""
        return part_of([fmean(one.facts[name]) for one in self.observed if one.facts.get(name)])

    def number(self, name: str) -> Estimate:
        """Return a number that was counted in every game."""
        return mean_of_few([fmean(one.facts[name]) for one in self.observed if one.facts.get(name)])

    def counted(self, name: str) -> Compared:
        """Return what was counted of every seat."""
        return self._compared([one.facts.get(name) for one in self.observed])

    def fired(self, kinds: Iterable[str]) -> tuple[Estimate, Estimate]:
        """Return how often events of these kinds happen in a game, and in what share of the games."""
        counts = [sum(one.fired[kind] for kind in kinds) for one in self.observed]
        return mean_of_few(counts), share_of([float(count > 0) for count in counts])

    def _compared(self, by_game: Sequence[Sequence[float] | None]) -> Compared:
        """Compare figures of the games, each by seat; a game without any does not count."""
        everyone, won, lost = list[float](), list[float](), list[float]()
        for one, found in zip(self.observed, by_game, strict=True):
            if found is None:
                continue
            everyone.append(fmean(found))
            best = [figure for figure, share in zip(found, one.shares, strict=True) if share]
            rest = [figure for figure, share in zip(found, one.shares, strict=True) if not share]
            if best and rest:
                won.append(fmean(best))
                lost.append(fmean(rest))
        apart = [one - other for one, other in zip(won, lost, strict=True)]
        return Compared(len(everyone), mean_of_few(everyone), mean_of_few(won), mean_of_few(lost), mean_of_few(apart))


class Figures:
    """All of a study."""

    def __init__(self, plan: Plan, questions: Questions, observed: Sequence[Sequence[Observed]]) -> None:
        self.plan = plan
        self.questions = questions
        self.cases = [CaseFigures(case, games) for case, games in zip(plan.cases, observed, strict=True)]

    @cached_property
    def kinds(self) -> dict[str, list[str]]:
        """By kind of event: the rules it belongs to."""
        return rules_by_kind(self.plan.game, self.questions.aspects)

    def of(self, case: Case) -> CaseFigures:
        """Return the figures of a case."""
        return self.cases[self.plan.cases.index(case)]

    @property
    def printed(self) -> list[CaseFigures]:
        """Those of the game as printed, by number of players, as the first bot plays it."""
        return [self.of(case) for case in self.plan.printed()]

    def at(self, seats: int) -> CaseFigures:
        """Return those of so many players."""
        return next(figures for figures in self.printed if figures.case.seats == seats)

    @property
    def usual(self) -> CaseFigures:
        """Those that variants are compared with."""
        return self.of(self.plan.usual)

    @property
    def variants(self) -> list[CaseFigures]:
        """Those in which something is changed."""
        return [self.of(case) for case in self.plan.variants]

    def called(self, variant: str) -> CaseFigures:
        """Return those of a variant by its name; without one, the usual ones."""
        named = (one for one in self.variants if one.case.variant and one.case.variant.name == variant)
        return next(named) if variant else self.usual

    def change(self, changed: CaseFigures, figure: Callable[[Observed], float]) -> Estimate:
        """Return by how much a figure changes with a variant, game by game with the same luck."""
        usual = {one.number: figure(one) for one in self.usual.observed}
        return mean_of_few([figure(one) - usual[one.number] for one in changed.observed if one.number in usual])
