"""Gold income at the start of a turn (ENT-20)."""

from __future__ import annotations

import pytest

from farshore.core.contract import CHANCE
from farshore.games.entdecker.events import IncomePaid, IncomeRolled
from tests.entdecker.table import Table, rule


@rule("ENT-20")
@pytest.mark.parametrize("gold", [0, 1, 2, 3])
def test_with_fewer_than_four_gold_the_player_must_roll(gold: int) -> None:
    table = Table(more=f"gold = [{gold}, 7]")
    assert table.state.actors() == (CHANCE,)
    assert "roll 2" in table.outcomes()


@rule("ENT-20")
def test_with_four_gold_nobody_rolls() -> None:
    table = Table(more="gold = [4, 7]")
    assert table.state.actors() == (0,)
    assert table.gold == [4, 7]


@rule("ENT-20")
def test_only_the_gold_of_the_player_whose_turn_it_is_counts() -> None:
    assert Table(players=3, more="gold = [4, 0, 3]").state.actors() == (0,)
    assert Table(players=3, more="gold = [7, 0, 7]\n[turn]\nseat = 'white'").state.actors() == (CHANCE,)


@rule("ENT-20")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_a_number_gives_the_roller_so_much_and_everyone_else_one_more(number: int, players: int) -> None:
    gold = [3, 0, 7, 20][:players]
    table = Table(players=players, more=f"gold = {gold}").play(f"roll {number}")
    assert table.gold == [3 + number, *(have + number + 1 for have in gold[1:])]
    assert table.events == [IncomeRolled(0, number), IncomePaid(0, number)]


@rule("ENT-20")
def test_who_rolls_a_three_gets_three_and_every_other_player_four() -> None:
    """Rulebook (Mayfair) 4.1: "if you roll a 3, you get 3 gold pieces, and every other player gets 4"."""
    table = Table(players=4, more="gold = [0, 0, 0, 0]\n[turn]\nseat = 'yellow'").play("roll 3")
    assert table.gold == [4, 4, 3, 4]


@rule("ENT-20")
def test_who_rolls_the_wheel_may_take_six_and_every_other_player_gets_seven() -> None:
    """Rulebooks (Mayfair) 4.1 and (Kosmos) 1: the ship's wheel is rolled and 6 is chosen."""
    table = Table(players=4, more="gold = [0, 0, 0, 0]").play("roll wheel")
    assert table.gold == [0, 0, 0, 0]
    assert table.state.actors() == (0,)
    assert table.play("wheel 6").gold == [6, 7, 7, 7]


@rule("ENT-20")
def test_the_wheel_lets_the_roller_choose_from_two_to_six() -> None:
    table = Table(more="gold = [3, 7]\n[turn]\nseat = 'red'").play("roll wheel")
    assert table.legal() == ["wheel 2", "wheel 3", "wheel 4", "wheel 5", "wheel 6"]
    table.refuses("wheel 1", "ENT-20")
    table.refuses("wheel 7", "ENT-20")
    table.refuses("start S:A", "ENT-20")
    assert table.play("wheel 2").gold == [5, 10]


@rule("ENT-20")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos", "digest"])
def test_income_is_the_same_in_every_edition(edition: str) -> None:
    table = Table(more="gold = [3, 1]", edition=edition).play("roll 2")
    assert table.gold == [5, 4]


@rule("ENT-20")
def test_after_the_roll_the_turn_goes_on_without_another_roll() -> None:
    """Even if the roller still has fewer than four."""
    table = Table(more="gold = [0, 0]").play("roll 2")
    assert table.state.actors() == (0,)
    assert "start S:A" in table.legal()


@rule("ENT-20")
def test_gold_spent_in_a_turn_is_missed_only_in_the_next() -> None:
    table = Table(more="gold = [4, 4]").play("start S:A", "hidden 4", "draw 1", "face 1", "back 1 plain", "place 1 A8")
    assert table.gold == [0, 4]
    assert table.state.actors() == (0,)  # red goes on without a roll
    table.play("stop")
    assert table.state.actors() == (1,)  # white has four
