"""Provisions and gems: when they may be marked, and what a round's end is worth (EXP-33 to EXP-36)."""

from __future__ import annotations

import pytest

from farshore.games.explorers import grid
from farshore.games.explorers.events import RoundScored
from farshore.games.explorers.terms import GEM_SLOTS
from farshore.games.explorers.tile import Object
from tests.explorers.table import Table, finish_turn, rule, trail

# On the map of these tests the start village is j11.
APPLES = ("l9", "p10", "n6", "g12")
CARROTS = ("i8", "k6", "h15", "p15")
FISH = ("k8", "f13", "n13", "d15")
OF_ROUND = {2: APPLES, 3: CARROTS, 4: FISH}
GEMS = ("m10", "g7", "j14", "o13", "c12", "i3", "j1", "m1", "b4", "a15")
EVEN_TILES = "2r0 4r0 6r0 8r0"
EVEN_GEMS = ("b1", "e1", "a3", "m2", "o5", "j6", "e9", "c13", "g13", "k9", "i11", "o12")


def alone(
    marks: list[str], when: tuple[int, int] = (1, 1), card: str = "PM|DW", more: str = "", **options: object
) -> Table:
    """Return a solo table with these marks, in the middle of a turn whose card was just turned."""
    moment = f"players = 1\nround = {when[0]}\nturn = {when[1]}\ncard = '{card}'"
    return Table(f"{moment}\n[blue]\nmarks = {marks}\n{more}", **options)


def scored(table: Table) -> list[RoundScored]:
    """Return what the rounds that ended since were worth."""
    return [event for event in table.events if isinstance(event, RoundScored)]


# Provisions, basic


@rule("EXP-33")
def test_a_provision_fills_the_place_of_its_kind_in_the_column_of_the_round() -> None:
    table = alone(trail("l10", "k9", "j8", avoid=("k8",)), card="WM|PD").play("take WM", "mark l9")
    assert table.sheet().larder == (1, 0, 0)
    table.play("mark i8")
    assert table.sheet().larder == (1, 1, 0)


@rule("EXP-33")
def test_a_second_apple_cannot_be_marked_before_the_next_round() -> None:
    """Rulebook, Places and Objects, provisions: Carina (Olivia, Meredith) has marked an apple.

    No more apples are available in the current column: she can mark no other before the next round.
    """
    table = alone(trail("l10", "p9"), (1, 7), "WM|PD").play("take WM")
    assert "mark p10" in table.legal()
    table.play("mark l9")
    assert "mark p10" not in table.legal()
    table.refuses("mark p10", "EXP-33")
    finish_turn(table).play("card WM|PD", "take WM")
    assert table.state.round == 1
    assert table.sheet().larder == (0, 0, 0), "a new column"
    table.play("mark p10")
    assert table.sheet().larder == (1, 0, 0)


@rule("EXP-33")
def test_a_taken_apple_keeps_neither_carrots_nor_fish_from_being_marked() -> None:
    table = alone(trail("l9", "j8", "k9"), card="PM|DW").play("take DW", "mark i8")
    assert table.sheet().larder == (1, 1, 0)
    table = alone(trail("l9", "j8", "i8"), card="PM|DW").play("take PM", "mark k8")
    assert table.sheet().larder == (1, 1, 1)


@rule("EXP-33")
@pytest.mark.parametrize(
    ("kinds", "points"),
    [((), 0), (("l9",), 2), (("i8",), 2), (("k8",), 2), (("l9", "k8"), 5), (("i8", "k8"), 5), (("l9", "i8", "k8"), 10)],
)
def test_a_round_is_worth_2_5_or_10_points_for_1_2_or_3_kinds(kinds: tuple[str, ...], points: int) -> None:
    table = finish_turn(alone(trail(*kinds), (1, 7)))
    assert scored(table) == [RoundScored(0, points, 0)]
    assert table.score().provisions == points


@rule("EXP-33")
def test_each_round_counts_only_the_provisions_of_its_own_column() -> None:
    table = finish_turn(alone(trail("l9", "i8", "k8"), (2, 7), more="larder = [0, 1, 0]\nprovision_points = 5"))
    assert scored(table) == [RoundScored(0, 2, 0)]
    assert table.score().provisions == 5 + 2


@rule("EXP-33")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_round_has_a_column_with_all_three_kinds(number: int) -> None:
    table = alone(trail("l10", "i9", "k9"), (number, 1), "PM|DW").play("take DW")
    assert {"mark l9", "mark i8"} <= set(table.legal())
    table = alone(trail("l10", "i9", "k9"), (number, 1), "PM|DW").play("take PM")
    assert "mark k8" in table.legal()


@rule("EXP-33")
def test_everyone_has_columns_of_their_own() -> None:
    marks = trail("l10")
    table = Table(f"players = 2\ncard = 'PW'\nside = 'P'\nturn = 7\n[blue]\nmarks = {marks}\n[orange]\nmarks = {marks}")
    table.play("take W", "mark l9", seat=1)
    assert [table.sheet(seat).larder for seat in (0, 1)] == [(0, 0, 0), (1, 0, 0)]
    finish_turn(table)
    assert scored(table) == [RoundScored(0, 0, 0), RoundScored(1, 2, 0)]


@rule("EXP-33")
def test_all_four_columns_full_are_worth_40_points() -> None:
    marks = trail(*APPLES, *CARROTS, *FISH)
    table = finish_turn(alone(marks, (4, 7), more="provision_points = 30\nlarder = [1, 1, 1]"))
    assert scored(table) == [RoundScored(0, 10, 0)]
    assert table.score().provisions == 40


# Provisions, expert


@rule("EXP-34")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_in_the_expert_game_each_round_has_its_kind_and_the_first_has_none(number: int) -> None:
    """Rulebook (German), expert variant: round 1 nothing at all, round 2 only apples, 3 only carrots, 4 only fish."""
    table = alone(trail("l10", "i9", "i7", "k9", "j8"), (number, 1), provisions="expert").play("take DW")
    assert ("mark l9" in table.legal()) == (number == 2)
    assert ("mark i8" in table.legal()) == (number == 3)
    if number != 2:
        table.refuses("mark l9", "EXP-34")
    table = alone(trail("k9"), (number, 1), provisions="expert").play("take PM")
    assert ("mark k8" in table.legal()) == (number == 4)


@rule("EXP-34")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_in_the_expert_game_several_of_the_kind_may_be_marked_in_its_round(number: int) -> None:
    squares = OF_ROUND[number]
    table = alone(trail(*squares[:3]), (number, 1), provisions="expert")
    assert table.sheet().larder == tuple(3 if kind == number - 2 else 0 for kind in range(3))


@rule("EXP-34")
def test_a_fifth_of_the_kind_cannot_be_marked() -> None:
    marks = trail("l9", "p9", "n6", "g12", "g6")
    table = alone(marks, (2, 1), provisions="expert").play("take PM")
    assert "mark p10" in table.legal(), "the fourth"
    assert "mark g5" in table.legal()
    table.play("mark p10")
    assert table.sheet().larder == (4, 0, 0)
    assert "mark g5" not in table.legal()
    table.refuses("mark g5", "EXP-34")


@rule("EXP-34")
@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)])
def test_in_the_expert_game_a_round_is_worth_1_4_9_or_16_points(number: int, count: int, points: int) -> None:
    table = finish_turn(alone(trail(*OF_ROUND[number][:count]), (number, 7), provisions="expert"))
    assert scored(table) == [RoundScored(0, points, 0)]
    assert table.score().provisions == points


@rule("EXP-34")
def test_in_the_expert_game_the_first_round_is_worth_nothing() -> None:
    table = finish_turn(alone(trail("l10"), (1, 7), provisions="expert"))
    assert scored(table) == [RoundScored(0, 0, 0)]


@rule("EXP-34")
def test_in_the_expert_game_provisions_of_earlier_rounds_do_not_count_again() -> None:
    table = finish_turn(alone(trail("l9", "p10", "i8"), (3, 7), provisions="expert"))
    assert scored(table) == [RoundScored(0, 1, 0)]
    assert table.score().provisions == 4 + 1


@rule("EXP-10", "EXP-34")
def test_expert_provisions_change_neither_gems_nor_temples() -> None:
    table = finish_turn(alone(trail("m10", "i10", "n15"), (2, 7), provisions="expert"))
    assert scored(table) == [RoundScored(0, 0, 1)]
    assert table.score().temples == 12


# Gems, basic


@rule("EXP-35")
def test_each_round_brings_a_point_for_every_gem_found_so_far() -> None:
    """Rulebook, Places and Objects, gems: two gems in round 1 bring 2 points, one more in round 2 brings 3 (2 + 1)."""
    first = alone(trail("m10", "i14"), (1, 7), "PM|DW").play("take DW", "mark j14")
    assert first.sheet().gems == 2
    finish_turn(first)
    assert scored(first) == [RoundScored(0, 0, 2)]
    second = alone(trail("m10", "j14", "h7"), (2, 7), "PM|DW", more="gem_points = 2").play("take PM", "mark g7")
    finish_turn(second)
    assert scored(second) == [RoundScored(0, 0, 3)]
    assert second.score().gems == 2 + 3


@rule("EXP-35")
def test_gems_of_earlier_rounds_count_again_even_if_none_is_found() -> None:
    table = finish_turn(alone(trail("m10", "j14"), (3, 7), more="gem_points = 4"))
    assert scored(table) == [RoundScored(0, 0, 2)]
    assert table.score().gems == 6


@rule("EXP-35")
def test_no_gem_is_worth_nothing() -> None:
    assert scored(finish_turn(alone([], (1, 7)))) == [RoundScored(0, 0, 0)]


@rule("EXP-35")
def test_there_are_slots_for_all_twelve_gems_that_a_map_can_have() -> None:
    table = alone(trail(*EVEN_GEMS, code=EVEN_TILES), (4, 7), map=EVEN_TILES)
    assert table.state.world.objects[Object.GEM].bit_count() == GEM_SLOTS == 12
    assert table.sheet().gems == 12
    assert scored(finish_turn(table)) == [RoundScored(0, 0, 12)]


# Gems, expert


@rule("EXP-36")
@pytest.mark.parametrize(("gems", "points"), [*enumerate([-3 - 2 - 1, -2 - 1, -1, 0, 1, 3, 5, 8, 11, 15, 19])])
def test_in_the_expert_game_open_negatives_count_or_once_none_is_open_circled_positives(gems: int, points: int) -> None:
    """Rulebook, expert variant, gems: with all negatives struck and no positive circled yet the round brings 0."""
    table = finish_turn(alone(trail(*GEMS[:gems]), (1, 7), gems="expert"))
    assert table.sheet().gems == gems
    assert scored(table) == [RoundScored(0, 0, points)]
    assert table.score().gems == points


@rule("EXP-36")
def test_in_the_expert_game_every_round_counts_the_whole_track_again() -> None:
    table = finish_turn(alone(trail(*GEMS[:4]), (3, 7), more="gem_points = -7", gems="expert"))
    assert scored(table) == [RoundScored(0, 0, 1)]
    assert table.score().gems == -7 + 1


@rule("EXP-36")
def test_in_the_expert_game_gems_beyond_the_tenth_are_lost_and_the_marks_stand() -> None:
    marks = trail(*EVEN_GEMS[:10], "i10", code=EVEN_TILES)
    table = alone(marks, (1, 7), gems="expert", map=EVEN_TILES).play("take PM", "mark i11")
    assert table.sheet().gems == 10
    assert table.sheet().marks >> grid.SQUARE["i11"] & 1
    assert table.sheet().due == 2
    assert scored(finish_turn(table)) == [RoundScored(0, 0, 19)]


@rule("EXP-10", "EXP-36")
def test_expert_gems_change_no_provisions() -> None:
    table = finish_turn(alone(trail("l9", "k8"), (1, 7), gems="expert"))
    assert scored(table) == [RoundScored(0, 5, -6)]
