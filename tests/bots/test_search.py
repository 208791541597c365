"""The engine: plans are compared in the same worlds with the same luck, within the budget, and a plan is kept."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random

import pytest

from farshore.bots.budget import Limit
from farshore.bots.puzzles.opinions import Listener
from farshore.bots.search.aim import gain, lead
from farshore.bots.search.halving import compare
from farshore.bots.search.mind import KEPT, Expected, Mind, Plan
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import CHANCE, Action, State
from tests.toys import LAGOON


def turn(iterations: int = 300, seed: int = 1) -> Turn:
    state = LAGOON.new(2)
    while state.actors()[0] == CHANCE:
        state.apply(CHANCE, state.outcomes()[0][0])
    seat = state.actors()[0]
    return Turn(state.determinize(seat, Random(0)), seat, Limit(iterations=iterations), Random(seed))


class Toy(Mind):
    """Plans that bring known points, on top of the luck of a world that is far greater than their differences."""

    def __init__(self, values: list[float], priors: list[float] | None = None, trust: float = 0.0) -> None:
        self.values = values
        self.priors = priors or [0.0] * len(values)
        self.trust = trust
        self.asked = 0
        self.tried = [0] * len(values)

    def plans(self, turn: Turn) -> list[Plan]:
        self.asked += 1
        return [Plan(turn.legal[0], prior, number) for number, prior in enumerate(self.priors)]

    def play_on(self, world: State, plan: Plan, turn: Turn, luck: Random) -> Expected:
        assert isinstance(plan.rest, int)
        self.tried[plan.rest] += 1
        kept, won = [luck.gauss(0, 100)] * 2, [0.0, 0.0]
        won[turn.seat] = self.values[plan.rest]
        return Expected([sum(both) for both in zip(kept, won, strict=True)], {"islands": won, KEPT: kept})

    def expected(self, world: State, turn: Turn) -> Expected:
        return Expected([0.0, 0.0])

    def where(self, turn: Turn) -> Hashable:
        return "here"

    def unfold(self, turn: Turn, plan: Plan) -> Mapping[Hashable, Action]:
        return {"here": turn.legal[-1]}


def test_the_best_plan_is_found_whatever_luck_the_worlds_bring() -> None:
    mind = Toy([1.0, 2.0, 3.0, 2.9, 0.0])
    ranked = compare(mind, turn(), mind.plans(turn()))
    assert [one.plan.rest for one in ranked][:2] == [2, 3]
    assert ranked[0].behind == 0
    assert ranked[1].behind == pytest.approx(0.1, abs=0.05)
    assert ranked[1].spread == pytest.approx(0, abs=0.05), "the luck is the same, and falls out of the difference"


def test_what_is_expected_is_told_by_part_of_the_score() -> None:
    mind, asked = Toy([1.0, 3.0]), turn()
    best, second = compare(mind, asked, mind.plans(asked))
    assert [one.parts["islands"][asked.seat] for one in (best, second)] == pytest.approx([3.0, 1.0])
    for one in (best, second):
        assert [sum(points) for points in zip(*one.parts.values(), strict=True)] == pytest.approx(one.points)


def test_the_worse_plans_are_tried_less_and_the_budget_is_kept() -> None:
    mind = Toy([float(number) for number in range(9)])
    asked = turn(iterations=200)
    compare(mind, asked, mind.plans(asked))
    assert mind.tried[8] >= mind.tried[6] > mind.tried[0] > 0
    assert 100 < sum(mind.tried) == asked.budget.spent <= 200 + len(mind.tried)


class Doubtful(Toy):
    """Here luck is another with every plan, so that it does not fall out of the difference."""

    def play_on(self, world: State, plan: Plan, turn: Turn, luck: Random) -> Expected:
        found = super().play_on(world, plan, turn, luck)
        own = Random(f"{plan.rest}/{luck.random()}").gauss(0, 1)
        return Expected([points + (own if seat == turn.seat else 0) for seat, points in enumerate(found.points)])


def test_whoever_only_wants_the_best_stops_when_it_is_clear() -> None:
    mind, asked = Doubtful([0.0, 4.0, 0.0, 0.0]), turn(iterations=4000)
    assert compare(mind, asked, mind.plans(asked), slack=0.0)[0].plan.rest == 1
    assert asked.budget.spent < 400
    thorough, asked = Doubtful([0.0, 4.0, 0.0, 0.0]), turn(iterations=4000)
    compare(thorough, asked, thorough.plans(asked))
    assert asked.budget.spent > 3800, "whoever wants to know by how much goes on"


def test_what_is_clearly_worse_is_tried_no_more_and_the_rest_as_long_as_there_is_doubt() -> None:
    mind, asked = Doubtful([0.0, 4.0, 4.0, 0.0]), turn(iterations=4000)
    best, second, *others = compare(mind, asked, mind.plans(asked), slack=0.0)
    assert {best.plan.rest, second.plan.rest} == {1, 2}
    assert best.trials == second.trials
    assert asked.budget.spent > 500
    assert max(other.trials for other in others) < best.trials / 4


def test_what_comes_to_the_same_is_tried_no_longer_and_any_of_it_is_taken() -> None:
    mind, asked = Toy([1.0, 1.0, 0.0]), turn(iterations=4000)
    ranked = compare(mind, asked, mind.plans(asked), slack=0.0)
    assert asked.budget.spent < 500
    player = SearchPlayer(mind)
    player.slack = 0.2
    taken = {player.taken(turn(seed=seed), ranked).plan.rest for seed in range(20)}
    assert taken == {0, 1}


class Daring(Toy):
    """The second plan is a little better than the first, but in one world of forty it loses much."""

    def play_on(self, world: State, plan: Plan, turn: Turn, luck: Random) -> Expected:
        found = super().play_on(world, plan, turn, luck)
        lost = 20 if plan.rest == 1 and luck.random() < 1 / 40 else 0
        return Expected([points - (lost if seat == turn.seat else 0) for seat, points in enumerate(found.points)])


def test_what_seldom_happens_is_waited_for() -> None:
    """That a plan did better in every world so far is no proof."""
    taken = 0
    for seed in range(40):
        mind, asked = Daring([0.0, 0.05]), turn(iterations=1000, seed=seed)
        taken += compare(mind, asked, mind.plans(asked), slack=0.0)[0].plan.rest == 1
    assert taken <= 4


def test_whoever_listens_hears_of_all_that_could_be_tried() -> None:
    mind, asked = Doubtful([0.0, 4.0, 0.0, 0.0]), turn(iterations=4000)
    listener = Listener(SearchPlayer(mind))
    listener.choose(asked)
    assert asked.budget.spent > 3800
    assert [one.plan.rest for one in listener.heard][:1] == [1]


def test_before_there_are_enough_trials_nothing_is_clear() -> None:
    hasty, patient = (
        compare(mind, asked, mind.plans(asked), slack=slack)
        for mind, asked, slack in ((Toy([0.0, 9.0]), turn(46), 0.0), (Toy([0.0, 9.0]), turn(46), None))
    )
    assert hasty == patient
    assert hasty[0].trials == 23


def test_without_time_the_prior_decides_and_with_time_the_trials() -> None:
    hasty = Toy([1.0, 0.0, 0.0], priors=[0.0, 1.0, 0.5], trust=10)
    assert [one.plan.rest for one in compare(hasty, turn(1), hasty.plans(turn(1)))] == [1, 2, 0]
    assert hasty.tried == [0, 0, 0]
    patient = Toy([3.0, 0.0, 0.0], priors=[0.0, 1.0, 0.5], trust=10)
    assert compare(patient, turn(600), patient.plans(turn(600)))[0].plan.rest == 0


def test_the_same_luck_finds_the_same() -> None:
    mind = Toy([0.0, 0.1, 0.2])
    first, again = (compare(mind, turn(60, seed=7), mind.plans(turn(60, seed=7))) for _ in range(2))
    assert first == again


def test_a_plan_is_kept_for_the_rest_of_the_turn_and_may_be_lost() -> None:
    mind = Toy([0.0, 1.0])
    player, asked = SearchPlayer(mind), turn(20)
    assert player.choose(asked) == asked.legal[0]
    assert player.choose(asked) == asked.legal[-1], "as planned"
    assert mind.asked == 1
    assert SearchPlayer(mind).choose(asked) == asked.legal[0]
    assert mind.asked == 2


def test_a_ranking_names_every_action_once() -> None:
    mind = Toy([0.0, 1.0, 0.5])
    asked = turn(60)
    (ranked,) = SearchPlayer(mind).rank(asked)
    assert (ranked.action, ranked.plan.rest) == (asked.legal[0], 1)


def test_the_lead_is_over_the_best_rival() -> None:
    assert lead([10, 7, 12], 0) == -2
    assert lead([10], 0) == 10


def test_at_the_end_winning_counts_more_than_by_how_much() -> None:
    safe, daring = [(5, 0)] * 2, [(40, 0), (0, 2)]
    assert sum(gain(points, 0, 0.0) for points in safe) > sum(gain(points, 0, 0.0) for points in daring)
    assert sum(gain(points, 0, 1.0) for points in safe) < sum(gain(points, 0, 1.0) for points in daring)
