"""Announcing tiles, and the journey that must be made if it can be paid (ENT-23, ENT-24)."""

from __future__ import annotations

import pytest

from farshore.core.contract import CHANCE
from farshore.games.entdecker.events import Passed, TilesAnnounced, TurnBegan
from tests.entdecker.table import Table, rule

NORTH_ONLY = """
 ABCDEF
1~╶..╴~
2~~╵╵~~
3~~~~~~
4~~~~~~
"""
"""Only N:C and N:D face undiscovered spaces, for two gold each."""

TOLL_ROAD = """
 ABCDEFGHIJKLM
1~┌┬┬┬┬┬┬┬┬┬┐~
2╶...╎╎╎╎╎╎╎╎~
3~╵╵╵╵╵╵╵╵╵╵╵~
4~~~~~~~~~~~~~
"""
"""The only way to B2, C2 and D2 leads along the strait in row 2, past all units."""
EIGHT_FORTS = [
    f"{colour} fort {space}2/N"
    for colour, space in zip(["red", "white", "yellow", "purple"] * 2, "EFGHIJKL", strict=True)
]


def toll_road(*gold: int, turn: str = "") -> Table:
    """For everyone the one start costs 12 gold of tolls, 13 with a tile."""
    return Table(TOLL_ROAD, players=4, more=f"units = {EIGHT_FORTS}\ngold = {list(gold)}\n[turn]\n{turn}")


@rule("ENT-23")
def test_the_number_and_the_kind_of_tiles_are_announced() -> None:
    table = Table(more="gold = [9, 7]").play("start S:C")
    assert table.legal() == [*(f"hidden {tiles}" for tiles in range(1, 10)), "open 1", "open 2"]


@rule("ENT-23")
@pytest.mark.parametrize("nothing", ["hidden 0", "open 0", "hidden -1"])
def test_at_least_one_tile_must_be_announced(nothing: str) -> None:
    Table().play("start S:C").refuses(nothing, "ENT-23")


@rule("ENT-23")
def test_nothing_is_drawn_before_it_is_announced() -> None:
    table = Table().play("start S:C")
    table.refuses("draw 1", "ENT-23")
    table.refuses("take 1", "ENT-23")
    table.refuses("stop", "ENT-23")


@rule("ENT-23")
def test_four_hidden_tiles_cost_four_gold_and_no_more_than_four_are_drawn() -> None:
    """Rulebooks, example 1: a player announces four tiles from the Hidden Stacks and pays four gold."""
    table = Table(more="gold = [7, 7]").play("start S:C", "hidden 4")
    assert table.gold == [3, 7]
    assert table.state.bank == 4
    assert table.events[-1] == TilesAnnounced(0, "hidden", 4, 4)
    for stack, space in enumerate(["C8", "C7", "C6", "C5"], 1):
        table.play(f"draw {stack}", "face 2", f"back {stack} plain", f"place 2r1 {space}")
    table.refuses("draw 5", "ENT-33")
    assert table.gold == [3, 7]


@rule("ENT-23", "ENT-30")
@pytest.mark.parametrize(("first", "second"), [("take 1", "take 1"), ("take 1", "take 2")])
def test_two_open_tiles_cost_eight_gold_and_come_from_the_same_or_different_stacks(first: str, second: str) -> None:
    """Rulebooks, example 2: a player announces two tiles from the Open Stacks and pays eight gold."""
    table = Table(more="gold = [9, 7]").play("start S:C", "open 2")
    assert table.gold == [1, 7]
    table.play(first, f"place {first[-1]} C8", second)
    assert table.state.hand == 5 * int(second[-1])
    assert table.state.draws == 0


@rule("ENT-23")
def test_what_is_announced_must_be_affordable_after_the_starting_expenses() -> None:
    table = Table(more="gold = [9, 7]").play("start N:C bank 2")
    assert table.legal() == [*(f"hidden {tiles}" for tiles in range(1, 8)), "open 1"]
    table.refuses("hidden 8", "ENT-23")
    table.refuses("open 2", "ENT-23")


@rule("ENT-23")
@pytest.mark.parametrize(("gold", "open_tiles"), [(4, 1), (7, 1), (8, 2), (11, 2), (12, 3)])
def test_every_open_tile_costs_four_gold(gold: int, open_tiles: int) -> None:
    table = Table(more=f"gold = [{gold}, 7]").play("start S:C")
    assert table.legal_with("open") == [f"open {tiles}" for tiles in range(1, open_tiles + 1)]
    assert len(table.legal_with("hidden")) == gold


@rule("ENT-23")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos", "digest"])
def test_tiles_cost_the_same_in_every_edition(edition: str) -> None:
    table = Table(more="gold = [9, 7]", edition=edition).play("start S:C")
    assert [table.legal_with("hidden")[-1], table.legal_with("open")[-1]] == ["hidden 9", "open 2"]
    assert table.play("open 1").gold == [5, 7]


@rule("ENT-23")
def test_hidden_and_open_tiles_are_never_mixed_in_one_turn() -> None:
    table = Table(more="gold = [20, 7]").play("start S:C", "hidden 2")
    table.refuses("take 1", "ENT-23")
    table.play("draw 1", "face 1", "back 1 plain", "place 1 C8")
    table.refuses("take 1", "ENT-23")
    table = Table(more="gold = [20, 7]").play("start S:C", "open 2")
    table.refuses("draw 1", "ENT-23")
    table.play("take 1", "place 1 C8")
    table.refuses("draw 1", "ENT-23")


@rule("ENT-23", "ENT-33")
def test_nothing_is_refunded_when_the_player_stops() -> None:
    table = Table(more="gold = [7, 7]").play("start S:C", "hidden 5", "draw 1", "face 1", "back 1 plain", "place 1 C8")
    assert table.play("stop").gold == [2, 7]


@rule("ENT-23", "ENT-33")
def test_nothing_is_refunded_at_a_dead_end() -> None:
    table = Table(more="gold = [7, 7]").play(
        "start S:C", "hidden 3", "draw 1", "face 5", "back 1 plain", "place 5r3 C8"
    )
    table.refuses("draw 1", "ENT-33")
    assert table.play("stop").gold == [4, 7]


@rule("ENT-23")
def test_no_more_hidden_tiles_are_announced_than_stacks_and_discards_hold() -> None:
    hidden = "plain = [1, 1, 0, 0, 0, 0]\nmarked = [1, 0, 0, 0, 0, 0]\nevents = {mine = 1}"
    discards = "discards = {'2' = 1, '3 pirate' = 1}"
    table = Table(more=f"gold = [99, 7]\n[stacks]\n{hidden}\n{discards}").play("start S:C")
    assert table.legal_with("hidden") == [f"hidden {tiles}" for tiles in range(1, 6)]
    assert "5 hidden" in table.refuses("hidden 6", "ENT-23")


@rule("ENT-23")
def test_no_more_open_tiles_are_announced_than_the_open_stacks_hold() -> None:
    """Discards and hidden tiles do not count, though they are searched for a pattern that is short."""
    table = Table(more="gold = [99, 7]\n[stacks]\nopen = [1, 0, 2, 0, 0, 0]\ndiscards = {'1' = 4}").play("start S:C")
    assert table.legal_with("open") == ["open 1", "open 2", "open 3"]
    assert "3 open" in table.refuses("open 4", "ENT-23")


@rule("ENT-24")
def test_a_journey_that_can_be_paid_is_compulsory() -> None:
    """Rulebook (Mayfair) 6: "You may not choose to pass your turn if any such starting space is available"."""
    table = Table(NORTH_ONLY, more="gold = [4, 7]")
    assert table.legal() == ["start N:C bank 2", "start N:D bank 2"]
    table.refuses("stop", "ENT-24")
    table.refuses("decline", "ENT-24")


@rule("ENT-24")
def test_a_start_and_one_hidden_tile_are_enough() -> None:
    table = Table(NORTH_ONLY, more="gold = [1, 7]").play("roll 2")
    assert (table.state.seat, table.gold[0]) == (0, 3)
    assert table.legal() == ["start N:C bank 2", "start N:D bank 2"]
    assert table.play("start N:C bank 2").legal() == ["hidden 1"]


@rule("ENT-24")
def test_without_the_gold_for_a_start_and_a_hidden_tile_the_turn_ends() -> None:
    table = Table(NORTH_ONLY, more="gold = [0, 7]").play("roll 2")
    assert table.events[-2:] == [Passed(0), TurnBegan(1)]
    assert table.gold == [2, 10]
    assert table.state.actors() == (1,)
    assert table.tile("C1") == -1


@rule("ENT-24")
def test_a_start_that_leaves_nothing_for_a_tile_is_not_offered() -> None:
    table = Table(more="gold = [0, 7]").play("roll 2")
    assert not [start for start in table.legal() if "bank 2" in start]
    assert "start W:4 bank 1" in table.legal()
    table.refuses("start N:C bank 2", "ENT-24")


NO_HIDDEN_TILES = "[stacks]\nplain = [0, 0, 0, 0, 0, 0]\nmarked = [0, 0, 0, 0, 0, 0]\nsizes = []\n"


@rule("ENT-24")
def test_without_hidden_and_discarded_tiles_a_journey_must_pay_for_an_open_one() -> None:
    table = Table(more=f"gold = [5, 7]\n{NO_HIDDEN_TILES}")
    assert "start S:C" in table.legal()
    assert "start W:4 bank 1" in table.legal()
    table.refuses("start N:C bank 2", "ENT-24")
    assert table.play("start W:4 bank 1").legal() == ["open 1"]


@rule("ENT-24")
def test_without_hidden_and_discarded_tiles_three_gold_are_too_little() -> None:
    table = Table(more=f"gold = [1, 7]\n{NO_HIDDEN_TILES}").play("roll 2")
    assert Passed(0) in table.events
    assert table.state.actors() == (1,)


@rule("ENT-24", "ENT-62")
def test_a_discarded_tile_is_enough_for_a_journey() -> None:
    """It will be mixed into new Hidden Stacks."""
    table = Table(more=f"gold = [1, 7]\n{NO_HIDDEN_TILES}discards = {{'2' = 1}}").play("roll 2")
    assert table.state.actors() == (0,)
    assert "start N:C bank 2" in table.legal()
    table.play("start N:C bank 2", "hidden 1", "back 1 plain", "draw 1", "face 2")
    assert table.legal() == ["place 2r1 C1", "place 2r2 C1", "place 2r3 C1"]


@rule("ENT-24")
def test_before_a_full_round_of_passes_nobody_with_four_gold_rolls() -> None:
    """Red, white and yellow cannot pay for any journey, but purple can."""
    table = toll_road(5, 5, 5, 20)
    assert (table.state.seat, table.state.actors()) == (3, (3,))
    assert table.gold == [5, 5, 5, 20]


@rule("ENT-24")
def test_with_thirteen_gold_the_toll_road_must_be_taken_and_with_twelve_it_cannot() -> None:
    assert toll_road(13, 20, 20, 20).state.seat == 0
    assert toll_road(12, 20, 20, 20).state.seat == 1


@rule("ENT-24")
def test_after_a_full_round_of_passes_each_next_player_rolls_until_someone_sails() -> None:
    table = toll_road(4, 5, 6, 7)
    assert table.state.view(None).turn.passes == 4
    assert table.state.seat == 0
    assert "roll 2" in table.outcomes()  # red has four gold and rolls
    table.play("roll 2")
    assert table.gold == [6, 8, 9, 10]
    assert (table.state.seat, table.state.actors()) == (1, (CHANCE,))
    table.play("roll wheel", "wheel 2")
    assert table.gold == [9, 10, 12, 13]
    assert (table.state.seat, table.state.actors()) == (2, (CHANCE,))
    table.play("roll 2")
    assert table.gold == [12, 13, 14, 16]
    assert table.legal() == ["start E2 red 4 white 4 purple 4"]  # yellow can sail
    table.play(*table.legal(), "hidden 1", "draw 1", "face 4", "back 1 plain", "place 4r0 D2", "stop")
    assert (table.state.seat, table.state.actors()) == (3, (3,))  # purple has 20 and does not roll
    assert table.state.view(None).turn.passes == 0


@rule("ENT-24")
def test_a_round_not_yet_full_makes_nobody_roll() -> None:
    table = toll_road(7, 20, 7, 7, turn="seat = 'white'\npasses = 3")
    assert (table.state.seat, table.state.actors()) == (1, (1,))


@rule("ENT-24")
def test_who_rolls_after_a_round_of_passes_may_still_have_too_little() -> None:
    table = toll_road(7, 7, 7, 7).play("roll 2")
    assert table.events[-2:] == [Passed(0), TurnBegan(1)]
    assert table.state.view(None).turn.passes == 5
