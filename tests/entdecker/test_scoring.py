"""Islands: when they are complete, what they are worth, and what each player gets (ENT-70 to ENT-72)."""

from __future__ import annotations

import pytest

from farshore.games.entdecker.events import IslandScored, SpaceFilled
from farshore.games.entdecker.units import FORT, unit_code
from tests.entdecker.table import Table, rule

BLOCK = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5............
6..┌┬┐.......
7..├┼┤.......
8..└┴┘.......
"""
ALMOST = BLOCK.replace("└┴┘", "└┴.")
PLUS = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5............
6...╷........
7..╶┼╴.......
8...╵........
"""
PAIRS = """
 ABCDEFGHIJKL
1............
2.╶╴.╶╴.╶╴...
3............
4............
5............
6............
7............
8...........~
"""
TEE = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5............
6............
7...╷........
8..╶.╴.......
"""
SPACES = {BLOCK: ["C6", "D6", "E6", "C7", "D7", "E7", "C8", "D8"], PLUS: ["D6", "C7", "D7", "E7"]}
LANDED = {BLOCK: "E8", PLUS: "D8"}
COLOURS = ["red", "white", "yellow", "purple"]
PRINTED = pytest.mark.parametrize("edition", ["mayfair", "kosmos"])


def about_to_end(board: str, units: list[str], *, seat: str = "red", players: int = 4, **options: object) -> Table:
    """Return a table whose journey is over but for a unit: the last tile has just been placed."""
    turn = f"phase = 'explore'\nseat = '{seat}'\nship = '{LANDED.get(board, 'L8')}'\nlanded = true"
    more = f"units = {units}\n[turn]\n{turn}"
    return Table(board, players=players, more=more, **options)


def points(board: str, *units: str, **options: object) -> tuple[int, ...]:
    """Score an island with these units on it, in order of placement, and return the points by seat."""
    placed = [f"{unit} {space}" for unit, space in zip(units, SPACES[board], strict=False)]
    assert len(placed) == len(units)
    table = about_to_end(board, placed, seat="red", players=4, **options).play("stop")
    (event,) = scored(table)
    assert event.points == table.state.scores()
    return event.points


def scored(table: Table) -> list[IslandScored]:
    """Return the islands that have been scored."""
    return [event for event in table.events if isinstance(event, IslandScored)]


# Complete islands and their order


@rule("ENT-70")
def test_an_island_with_a_land_side_against_an_undiscovered_space_is_not_scored() -> None:
    table = about_to_end(PAIRS.replace(".╶╴.╶╴.╶╴", ".╶..╶╴..."), ["red fort B2", "white fort E2"])
    table.play("stop")
    assert scored(table) == [IslandScored("E2", 2, (0, 2, 0, 0))]
    assert list(table.state.units.values()) == [unit_code(0, FORT)], "red's fort still stands on B2"


@rule("ENT-70")
def test_the_tile_that_closes_the_last_land_side_completes_an_island() -> None:
    table = Table(ALMOST, more="units = ['white scout C6']", players=2)
    table.play("start S:E", "hidden 1", "draw 1", "face 3", "back 1 plain", "place 3r3 E8", "stop")
    assert scored(table) == [IslandScored("C6", 9, (0, 9))]


@rule("ENT-70", "ENT-60")
def test_an_island_completed_by_a_fill_is_scored_in_the_same_turn() -> None:
    board = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5............
6............
7...┌┐.......
8...└.~......
"""
    table = Table(board, more="units = ['red scout D7']\n[turn]\nphase='explore'\nship='F8'\nlanded=true")
    table.play("stop")
    filled = [event.space for event in table.events if isinstance(event, SpaceFilled)]
    assert filled == ["E8"]
    assert scored(table) == [IslandScored("D7", 4, (4, 0))]


@rule("ENT-70")
def test_several_islands_are_scored_in_the_order_the_active_player_chooses() -> None:
    units = ["red fort B2", "white fort E2", "white fort H2"]
    table = about_to_end(PAIRS, units, seat="white").play("stop")
    assert table.state.actors() == (1,)
    assert table.legal() == ["score B2", "score E2", "score H2"]
    assert not scored(table)
    table.play("score E2")
    assert table.legal() == ["score B2", "score H2"]
    table.play("score H2")
    assert [event.island for event in scored(table)] == ["E2", "H2", "B2"], "the last one needs no choice"


@rule("ENT-70", "ENT-73")
def test_each_island_is_finished_with_its_scouts_before_the_next_is_chosen() -> None:
    units = ["red scout B2", "white scout C2", "white scout E2", "red scout F2", "white fort H2"]
    table = about_to_end(PAIRS, units, seat="white").play("stop", "score E2")
    assert [event.island for event in scored(table)] == ["E2"]
    assert table.state.actors() == (1,), "the active player is the first to send"
    table.play("send 1", "token 1 corn")
    assert table.state.actors() == (0,)
    table.refuses("score B2", "ENT-73")
    table.play("send 2", "token 2 bean")
    assert table.state.actors() == (1,)
    assert table.legal() == ["score B2", "score H2"]
    table.play("score B2")
    assert table.state.actors() == (1,), "the second round begins with the active player again"
    table.play("send 3", "token 3 cocoa", "send 4", "token 4 potato")
    assert [event.island for event in scored(table)] == ["E2", "B2", "H2"]


@rule("ENT-70")
@pytest.mark.parametrize("sender", COLOURS)
def test_the_active_player_chooses_again_whoever_sent_the_last_scout(sender: str) -> None:
    units = [f"{sender} scout E2", "red fort B2", "red fort H2"]
    table = about_to_end(PAIRS, units, seat="yellow").play("stop", "score E2", "send 1", "token 1 corn")
    assert table.state.actors() == (2,)
    assert table.legal() == ["score B2", "score H2"]


@rule("ENT-70")
def test_completed_islands_without_units_need_no_choice_and_score_for_nobody() -> None:
    table = about_to_end(PAIRS, ["red fort B2", "white fort H2"]).play("stop")
    assert table.legal() == ["score B2", "score H2"]
    assert "E2" in table.refuses("score E2", "ENT-70")
    alone = about_to_end(PAIRS, ["red fort B2"]).play("stop")
    assert scored(alone) == [IslandScored("B2", 2, (2, 0, 0, 0))]
    nobody = about_to_end(PAIRS, []).play("stop")
    assert not scored(nobody)
    assert nobody.state.scores() == (0, 0, 0, 0)


@rule("ENT-70")
def test_while_an_island_is_to_be_chosen_nothing_else_can_be_done() -> None:
    table = about_to_end(PAIRS, ["red fort B2", "white fort H2"]).play("stop")
    table.refuses("send 1", "ENT-70")
    table.refuses("stop", "ENT-70")
    assert not table.state.legal(1), "only the active player chooses"


@rule("ENT-70", "ENT-4")
def test_the_two_masses_of_a_strait_belong_to_two_islands() -> None:
    """A unit stands for one of them only; both are named in reading order."""
    board = PAIRS.replace(
        "\n3............\n4............\n5............", "\n3...╷........\n4...╎........\n5...╵........"
    )
    board = board.replace(".╶╴.╶╴.╶╴...", "............")
    table = Table(
        board,
        more="units = ['red scout D4/N', 'white scout D5']\n[turn]\nphase='explore'\nship='L8'\nlanded=true",
    ).play("stop")
    assert table.legal() == ["score D3", "score D4/S"]
    table.play("score D4/S", "send 1", "token 1 corn", "send 1")
    assert scored(table) == [IslandScored("D4/S", 2, (0, 2)), IslandScored("D3", 2, (2, 0))]


# Value


@rule("ENT-71")
def test_an_island_is_worth_its_tiles() -> None:
    assert points(PLUS, "red scout") == (5, 0, 0, 0)
    assert points(BLOCK, "red scout") == (9, 0, 0, 0)


@rule("ENT-71")
@pytest.mark.parametrize(("glyph", "value"), [("┼", 9), ("5", 14), ("X", 19)])
@PRINTED
def test_a_waterfall_adds_its_bonus(glyph: str, value: int, edition: str) -> None:
    board = ALMOST.replace("┼", glyph)
    table = Table(board, more="units = ['white scout C6']", edition=edition)
    table.play("start S:E", "hidden 1", "draw 1", "face 3", "back 1 plain", "place 3r3 E8", "fort")
    assert scored(table) == [IslandScored("C6", value, (value, (value + 1) // 2))]


@rule("ENT-71")
def test_several_waterfalls_on_one_island_all_count() -> None:
    board = BLOCK.replace("6..┌┬┐.", "6.┌┬┬┐.").replace("7..├┼┤.", "7.├5X┤.").replace("8..└┴┘.", "8.└┴┴.~")
    table = Table(board, more="units = ['red scout B6']")
    table.play("start S:E", "hidden 1", "draw 1", "face 3", "back 1 plain", "place 3r3 E8", "stop")
    assert scored(table) == [IslandScored("B6", 12 + 15, (27, 0))]


@rule("ENT-71")
def test_a_tile_that_carries_the_island_with_both_its_masses_counts_once() -> None:
    """The strait on C6 is joined with itself around D5 to D7: eight masses on seven tiles."""
    board = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5..┌┐........
6..╎├╴.......
7..└┘........
8...........~
"""
    table = Table(board, more="units = ['red scout C6/S']\n[turn]\nphase='explore'\nship='L8'\nlanded=true")
    table.play("stop")
    assert scored(table) == [IslandScored("C5", 7, (7, 0))]


@rule("ENT-71")
def test_a_tile_counts_for_each_of_two_islands_that_it_carries() -> None:
    board = PAIRS.replace("2.╶╴.╶╴.╶╴...", "2.╶╌╌╴.......")
    more = "units = ['red fort B2', 'white fort E2']\n[turn]\nphase='explore'\nship='L8'\nlanded=true"
    table = Table(board, more=more).play("stop", "score B2")
    assert scored(table) == [IslandScored("B2", 2, (2, 0)), IslandScored("D2/E", 2, (0, 2))]


@rule("ENT-70", "ENT-71", "ENT-72")
def test_islands_joined_by_a_tile_are_one_with_all_their_units() -> None:
    """Three islands become one: white's two scouts from different shores count together, yet red's fort is ahead."""
    table = Table(TEE, more="units = ['white scout C8', 'red fort D7', 'white scout E8']")
    table.play("start S:D", "hidden 1", "draw 1", "face 5", "back 1 plain", "place 5r3 D8", "stop")
    assert scored(table) == [IslandScored("D7", 4, (4, 2))]
    table = Table(TEE, more="units = ['white scout C8', 'red scout D7', 'white scout E8']")
    table.play("start S:D", "hidden 1", "draw 1", "face 5", "back 1 plain", "place 5r3 D8", "stop")
    assert scored(table) == [IslandScored("D7", 4, (2, 4))]


# Ranking and shares in the printed editions


@rule("ENT-72")
@PRINTED
def test_the_printed_example_of_a_tie_for_the_second_place(edition: str) -> None:
    """Rulebook (Mayfair) 9: yellow explores the last tile and builds a settlement; 9, 5, 5 and 3. (Kosmos) the same."""
    units = ["red fort C6", "red scout D6", "white fort E6", "white scout C7", "purple scout E7"]
    table = Table(ALMOST, players=4, more=f"units = {units}\n[turn]\nseat = 'yellow'", edition=edition)
    table.play("start S:E", "hidden 1", "draw 1", "face 3", "back 1 plain", "place 3r3 E8", "settlement")
    assert scored(table) == [IslandScored("C6", 9, (5, 5, 9, 3))]
    assert table.state.scores() == (5, 5, 9, 3)


@rule("ENT-72")
@PRINTED
def test_a_fort_is_worth_more_than_any_number_of_scouts(edition: str) -> None:
    assert points(BLOCK, *["red scout"] * 4, "white fort", edition=edition) == (5, 9, 0, 0)


@rule("ENT-72")
@PRINTED
def test_a_settlement_is_worth_more_than_any_number_of_forts_and_scouts(edition: str) -> None:
    """Rulebook (Mayfair) 9: it does not matter if the total value of other players' units is more."""
    units = ["red fort", "red fort", *["red scout"] * 3, "white settlement"]
    assert points(BLOCK, *units, edition=edition) == (5, 9, 0, 0)


@rule("ENT-72")
@PRINTED
def test_between_two_settlements_the_forts_decide_then_the_scouts(edition: str) -> None:
    both = ["red settlement", "white settlement"]
    assert points(BLOCK, *both, "white fort", "red scout", "red scout", edition=edition) == (5, 9, 0, 0)
    assert points(BLOCK, *both, "white fort", "red fort", "red scout", edition=edition) == (9, 5, 0, 0)


@rule("ENT-72")
@PRINTED
def test_without_settlements_most_forts_win_and_without_forts_most_scouts(edition: str) -> None:
    assert points(BLOCK, "red fort", "red scout", "white fort", "white fort", edition=edition) == (5, 9, 0, 0)
    assert points(BLOCK, "red scout", "white scout", "red scout", edition=edition) == (9, 5, 0, 0)


@rule("ENT-72")
@PRINTED
def test_players_with_exactly_the_same_units_share_a_place_and_the_next_halves_its_share(edition: str) -> None:
    assert points(BLOCK, "red fort", "white fort", "purple scout", edition=edition) == (9, 9, 0, 5)
    assert points(BLOCK, *[f"{colour} scout" for colour in COLOURS], edition=edition) == (9, 9, 9, 9)
    three = ["purple fort", "red scout", "white scout", "yellow scout"]
    assert points(BLOCK, *three, edition=edition) == (5, 5, 5, 9)
    both = ["red fort", "white scout", "yellow fort", "purple scout"]
    assert points(BLOCK, *both, edition=edition) == (9, 5, 9, 5)


@rule("ENT-72")
@PRINTED
def test_each_place_gets_half_of_the_place_before_rounded_up(edition: str) -> None:
    four = ["red settlement", "white fort", "yellow scout", "purple scout", "yellow scout"]
    assert points(BLOCK, *four, edition=edition) == (9, 5, 3, 2)
    assert points(PLUS, "purple settlement", "red fort", "white scout", edition=edition) == (3, 2, 0, 5)


@rule("ENT-72")
def test_points_are_added_to_those_already_scored() -> None:
    more = "units = ['red fort C6']\nscore = [48, 3]\n[turn]\nphase='explore'\nship='E8'\nlanded=true"
    assert Table(BLOCK, more=more).play("stop").state.scores() == (57, 3)


# Ranking and shares in the digest, and each option by itself


@rule("ENT-72")
def test_in_the_digest_units_count_three_two_and_one() -> None:
    assert points(BLOCK, "red settlement", "white fort", "white fort", edition="digest") == (4, 9, 0, 0)
    assert points(BLOCK, "white settlement", "red fort", edition="digest") == (4, 9, 0, 0)
    assert points(BLOCK, "red fort", *["white scout"] * 3, edition="digest") == (4, 9, 0, 0)
    assert points(BLOCK, "white fort", "red scout", edition="digest") == (4, 9, 0, 0)
    four = ["red settlement", "red fort", "white fort", "white fort", "white scout", "white scout"]
    assert points(BLOCK, *four, edition="digest") == (4, 9, 0, 0)


@rule("ENT-72")
def test_in_the_digest_the_second_gets_half_rounded_down_and_nobody_else_anything() -> None:
    four = ["red settlement", "white fort", "yellow scout"]
    assert points(BLOCK, *four, edition="digest") == (9, 4, 0, 0)
    assert points(PLUS, *four, "white scout", edition="digest") == (5, 2, 0, 0)


@rule("ENT-72", "ENT-93")
def test_in_the_digest_who_placed_a_unit_first_is_ahead_in_a_tie() -> None:
    assert points(BLOCK, "white scout", "red scout", edition="digest") == (4, 9, 0, 0)
    assert points(BLOCK, "red scout", "white scout", edition="digest") == (9, 4, 0, 0)
    late = ["white scout", "red fort", "white scout"]
    assert points(BLOCK, *late, edition="digest") == (4, 9, 0, 0), "equal sums of different units: white came first"
    three = ["yellow scout", "purple settlement", "white scout", "red scout"]
    assert points(BLOCK, *three, edition="digest") == (0, 0, 4, 9)


@rule("ENT-72")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos", "digest"])
def test_strength_may_be_chosen_by_itself(edition: str) -> None:
    units = ["red settlement", "white fort", "white fort"]
    second = 4 if edition == "digest" else 5
    assert points(BLOCK, *units, edition=edition, strength="sum") == (second, 9, 0, 0)
    assert points(BLOCK, *units, edition=edition, strength="best-unit") == (9, second, 0, 0)


@rule("ENT-72")
def test_shares_may_be_chosen_by_themselves() -> None:
    units = ["red settlement", "white fort", "yellow scout", "yellow scout", "purple scout"]
    assert points(BLOCK, *units, shares="two") == (9, 4, 0, 0)
    assert points(BLOCK, *units, edition="digest", shares="halving") == (9, 5, 3, 2), "white's fort came before"


@rule("ENT-72")
def test_what_happens_in_a_tie_may_be_chosen_by_itself() -> None:
    units = ["white scout", "red scout", "yellow scout"]
    assert points(BLOCK, *units, island_tie="first") == (5, 9, 3, 0)
    assert points(BLOCK, *units, "red scout", island_tie="first") == (9, 5, 3, 0), "red has more: there is no tie"
    assert points(BLOCK, *units, edition="digest", island_tie="shared") == (9, 9, 9, 0)


@rule("ENT-72")
def test_equal_sums_of_different_units_are_a_tie_that_is_shared() -> None:
    units = ["red fort", "white scout", "white scout", "yellow scout"]
    assert points(BLOCK, *units, strength="sum") == (9, 9, 5, 0)
    assert points(BLOCK, *units) == (9, 5, 3, 0)


@rule("ENT-93")
def test_with_two_shares_and_shared_ties_all_first_take_all_and_all_second_half() -> None:
    units = ["red fort", "yellow fort", "white scout", "purple scout"]
    assert points(BLOCK, *units, shares="two", island_tie="shared") == (9, 4, 9, 4)
    assert points(BLOCK, *units, edition="digest", island_tie="shared") == (9, 4, 9, 4)
    three = ["red settlement", "white fort", "yellow fort", "purple scout"]
    assert points(BLOCK, *three, shares="two") == (9, 4, 4, 0)


@rule("ENT-93")
@pytest.mark.parametrize(("first", "expected"), [("red", (4, 2)), ("white", (2, 4))])
def test_the_earliest_unit_on_merged_islands_wins_a_tie(first: str, expected: tuple[int, int]) -> None:
    second = "white" if first == "red" else "red"
    table = Table(TEE, more=f"units = ['{first} scout E8', '{second} scout C8']", edition="digest")
    table.play("start S:D", "hidden 1", "draw 1", "face 5", "back 1 plain", "place 5r3 D8", "stop")
    assert table.state.scores() == expected


@rule("ENT-93")
def test_a_unit_that_was_taken_back_no_longer_wins_a_tie() -> None:
    """Red came first, but takes that very scout back and places it anew: now white has stood there longer."""
    more = """
units = ['red scout C8', 'white scout E8']
paths = ['r r r r r r r r', 'r r r r r r r r', 'r r . . . . . .']
"""
    journey = ["start S:D", "hidden 1", "draw 1", "face 5", "back 1 plain", "place 5r3 D8"]
    stays = Table(TEE, more=more, edition="digest").play(*journey, "stop")
    assert stays.state.scores() == (4, 2)
    anew = Table(TEE, more=more, edition="digest").play(*journey, "recall C8", "scout")
    assert anew.state.scores() == (2, 4)
