"""Figures: intervals, ratings and when to stop, against what is known of them."""

from __future__ import annotations

from math import isnan

import pytest

from farshore.arena.bradley_terry import PRIOR, compared, ratings, spreads, strengths
from farshore.arena.figures import figures
from farshore.arena.shares import mean_of, quantile, share_of, wilson
from farshore.arena.skill import skills
from farshore.arena.sprt import BOUND, LEAST, Sprt, judge
from farshore.arena.store import Store
from farshore.arena.table import Fault, Played, Result
from farshore.arena.tournament import Tournament
from tests.arena.bots import brief


def game(tournament: Tournament, number: int, best: int | None) -> Result:
    """Return a game that a bot won, or that ended in a tie."""
    seating = tournament.seating(number)
    scores = tuple(10 + 5 * (bot == best) - bot * (best is not None) for bot in seating)
    winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
    return Result(number=number, seating=seating, scores=scores, winners=winners, decisions=1)


def games(tournament: Tournament, *best: int | None) -> list[Result]:
    return [game(tournament, number, one) for number, one in enumerate(best)]


def test_wilsons_interval_is_the_published_one() -> None:
    low, high = wilson(0.5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)
    assert wilson(1.0, 10) == pytest.approx((0.722, 1.0), abs=1e-3)
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert share_of([1, 0.5, 0, 0.5]).value == 0.5


def test_means_and_shares_of_nothing_are_no_numbers() -> None:
    assert isnan(mean_of([]).value)
    assert mean_of([3.0]) == (3.0, 3.0, 3.0)
    assert quantile([], 0.5) == 0
    assert quantile([1, 2, 3, 4], 0.95) == 4


def test_three_of_four_victories_are_191_points() -> None:
    one, other = strengths([[0, 3000], [1000, 0]])
    assert one - other == pytest.approx(190.8, abs=0.5)
    assert one + other == pytest.approx(0)


def test_strengths_of_a_chain_add_up() -> None:
    """Who never met is compared over a third."""
    one, two, three = strengths([[0, 3000, 0], [1000, 0, 3000], [0, 1000, 0]])
    assert one - two == pytest.approx(two - three, abs=0.1)
    assert one - three == pytest.approx(2 * 190.8, abs=1)


def test_whoever_always_wins_is_not_infinitely_better() -> None:
    tournament = brief("random", "greedy")
    one, other = ratings(tournament, games(tournament, *[0] * 10))
    assert one.value == pytest.approx(-other.value) == pytest.approx(264, abs=1)
    assert one.low < one.value - 50, "that all games are alike does not make it certain"
    assert PRIOR > 0


def test_the_error_of_a_rating_falls_with_the_root_of_the_games() -> None:
    few, many = (spreads([[0, count], [count, 0]])[0] for count in (100, 400))
    assert few / many == pytest.approx(2, abs=0.01)
    assert 2 * few == pytest.approx(400 / 2.302585 * 2 / 201**0.5, rel=0.01)  # of the difference: 4/n in logits


def test_ties_count_half_and_places_at_larger_tables_each_against_each() -> None:
    tournament = brief("random", "greedy", "gentle", seats=3)
    wins = compared(games(tournament, 0, None), 3)
    assert wins == [[0, 1.5, 1.5], [0.5, 0, 1.5], [0.5, 0.5, 0]]


def test_a_fault_is_a_defeat_by_everybody() -> None:
    fault = Fault(seat=0, kind="crash", what="")
    result = Result(number=0, seating=(0, 1, 2), scores=(50, 0, 0), winners=(1, 2), decisions=1, fault=fault)
    assert compared([result], 3) == [[0, 0, 0], [1, 0, 0.5], [1, 0.5, 0]]
    one, two, three = skills([result], 3)
    assert one.value < 25 < two.value == pytest.approx(three.value)


def test_openskill_learns_who_is_better() -> None:
    tournament = brief("random", "greedy", gauntlet=True, seats=4)
    one, other = skills(games(tournament, *[1] * 12), 2)
    assert one.value + 5 < other.value
    assert one.high - one.low < skills([], 2)[0].high - skills([], 2)[0].low
    assert skills([], 2)[0].value == 25


def test_a_test_stops_for_the_stronger_and_for_the_equal_bot() -> None:
    test, tournament = Sprt(0, 100), brief("random", "greedy")
    stronger = judge(test, tournament, games(tournament, *[0, 0, 0, 1] * 40))
    equal = judge(test, tournament, games(tournament, *[0, 1, 1, 0] * 40, *[0, 0, 1, 1] * 40))
    assert (stronger.found, equal.found) == ("high", "low")
    assert stronger.ratio >= BOUND
    assert equal.ratio <= -BOUND
    assert LEAST <= stronger.tables < 80


def test_a_test_waits_for_enough_tables_and_for_the_ones_between() -> None:
    test, tournament = Sprt(0, 30), brief("random", "greedy")
    won = games(tournament, *[0] * 2 * LEAST)
    assert judge(test, tournament, won[:-1]).found is None
    decided = judge(test, tournament, won)
    assert (decided.found, decided.tables) == ("high", LEAST)
    assert judge(test, tournament, won[:4] + won[5:]).tables == 2
    more = won + [game(tournament, number, 1) for number in range(2 * LEAST, 4 * LEAST)]
    assert judge(test, tournament, more) == decided, "what comes later changes nothing"


def test_the_expected_share_at_a_table_of_four_is_a_quarter() -> None:
    assert Sprt(0, 1).expected(0, 4) == 0.25
    assert Sprt(0, 1).expected(190.85, 2) == pytest.approx(0.75, abs=1e-4)


def test_a_game_that_compares_two_bots_three_times_is_one_game() -> None:
    tournament = brief("random", "greedy", seats=4)
    with Store(tournament) as store:
        for result in games(tournament, *[0, 1, 0, 0] * 6):
            store.add(Played(result, "", [[] for _ in result.seating]))
        found = figures(store)
    share, compared_so_often = found.cross[0][1]
    assert compared_so_often > len(found.results)
    assert share[1:] == pytest.approx(wilson(share.value, len(found.results)))
