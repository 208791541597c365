"""Draw tiles (ENT-30), and how a journey ends (ENT-33)."""

from __future__ import annotations

import pytest

from farshore.games.entdecker.events import TileDiscarded, TilesAnnounced, TurnBegan
from farshore.games.entdecker.phase import Phase
from tests.entdecker.table import Table, rule
from tests.some import some

SMALL = """
 ABCDEF
1......
2......
3......
4......
"""

NO_WAY_ON = """
 ABCDEF
1......
2.╶.╴..
3.~~~..
4..~...
"""
"""C2 is the only space beside C3, and needs land west and east but sea south: pattern 4 or 5."""


@rule("ENT-30")
def test_the_top_tile_of_any_hidden_stack_may_be_drawn() -> None:
    table = Table(SMALL).play("start S:C", "hidden 2")
    assert table.legal() == [f"draw {stack}" for stack in range(1, 7)]
    table.play("draw 5", "face 1")
    assert table.state.stacks.sizes == [19, 19, 18, 18, 17, 18]


@rule("ENT-30", "ENT-62")
def test_a_used_up_stack_is_not_drawn_from() -> None:
    more = "[stacks]\nplain = [4, 0, 0, 0, 0, 0]\nmarked = [0, 0, 0, 0, 0, 0]\nsizes = ['3', '0', '1', '0', '0', '0']"
    table = Table(SMALL, more=more).play("start S:C", "hidden 2")
    assert table.legal() == ["draw 1", "draw 3"]
    table.refuses("draw 2", "ENT-30")
    table.play("draw 3", "face 1")
    assert table.legal_with("place") == ["place 1 C4"], "no back is left to be shown on stack 3"
    table.play("place 1 C4")
    assert table.legal_with("draw") == ["draw 1"]


@rule("ENT-30", "ENT-10")
def test_a_player_may_take_or_avoid_a_question_mark() -> None:
    """Rulebook (Mayfair) 5.A: you may choose to draw the event, or you may try to avoid it."""
    more = "[stacks]\nsizes = ['19', '19 ?', '18', '18', '18', '18']"
    plain = Table(SMALL, more=more).play("start S:C", "hidden 1", "draw 1").outcomes()
    assert plain == {"face 1": 13, "face 2": 28, "face 3": 20, "face 4": 12, "face 5": 15}
    marked = Table(SMALL, more=more).play("start S:C", "hidden 1", "draw 2").outcomes()
    assert len(marked) == 5 * 4
    assert all(some(len(face.split()) == 3 for face in marked)), "every question mark has an event"


@rule("ENT-30")
def test_with_nothing_but_question_marks_on_top_one_must_be_drawn() -> None:
    more = "[stacks]\nsizes = ['19 ?', '19 ?', '18 ?', '18 ?', '18 ?', '18 ?']"
    table = Table(SMALL, more=more).play("start S:C", "hidden 1")
    assert table.legal() == [f"draw {stack}" for stack in range(1, 7)]
    assert "face 1" not in table.play("draw 1").outcomes()


@rule("ENT-30")
def test_the_new_back_is_seen_before_the_drawn_tile_is_placed() -> None:
    table = Table(SMALL).play("start S:C", "hidden 1", "draw 1", "face 2")
    assert table.state.hand
    assert set(table.outcomes()) == {"back 1 plain", "back 1 ?"}
    assert table.play("back 1 ?").legal() == ["place 2r0 C4", "place 2r1 C4", "place 2r3 C4"]


@rule("ENT-30")
def test_tiles_are_drawn_one_at_a_time() -> None:
    """Rulebook (Mayfair) 5.A: the sequence of steps must be performed for each tile, one after the other."""
    table = Table(SMALL).play("start S:C", "hidden 3", "draw 1", "face 1", "back 1 plain")
    table.refuses("draw 2", "ENT-31")
    assert table.play("place 1 C4").legal_with("draw") == [f"draw {stack}" for stack in range(1, 7)]


@rule("ENT-30", "ENT-23")
@pytest.mark.parametrize("second", [1, 2])
def test_open_tiles_may_come_from_the_same_or_different_stacks(second: int) -> None:
    """Rulebook (Mayfair) 4, example 2: two open tiles cost 8 gold, from the same or different stacks."""
    table = Table(SMALL, more="gold = [9, 7]").play("start S:C", "open 2")
    assert table.gold[0] == 1
    table.play("take 1", "place 1 C4", f"take {second}")
    assert table.state.stacks.open[1:3] == ([18, 9] if second == 1 else [19, 8])
    assert table.state.draws == 0


@rule("ENT-30", "ENT-23")
def test_four_hidden_tiles_announced_are_at_most_four_drawn() -> None:
    """Rulebook (Mayfair) 4, example 1: he pays 4 gold pieces; he may draw no more than 4 tiles."""
    table = Table(SMALL).play("start S:C", "hidden 4")
    assert table.gold[0] == 3
    for stack, space in enumerate(["C4", "C3", "D3", "D2"], 1):
        table.play(f"draw {stack}", "face 1", f"back {stack} plain", f"place 1 {space}")
    assert TurnBegan(1) in table.events, "sea, and nothing left to draw: the turn is over"


@rule("ENT-30", "ENT-23")
def test_hidden_and_open_tiles_are_never_mixed() -> None:
    Table(SMALL).play("start S:C", "hidden 1").refuses("take 1", "ENT-23")
    Table(SMALL).play("start S:C", "open 1").refuses("draw 1", "ENT-23")


@rule("ENT-30")
def test_of_open_stacks_only_a_pattern_that_can_be_placed_may_be_taken() -> None:
    table = Table(SMALL).play("start S:C", "open 1")
    assert table.legal() == [f"take {pattern}" for pattern in range(1, 6)]
    assert "fits nowhere beside the ship" in table.refuses("take 6", "ENT-30")
    corner = Table(SMALL).play("start S:A", "open 1")
    assert corner.legal() == ["take 1", "take 2", "take 3"], "two sides of A4 are Edge Spaces"
    narrow = Table(NO_WAY_ON).play("start C3", "open 1")
    assert narrow.legal() == ["take 4", "take 5"]


@rule("ENT-30", "ENT-31")
def test_if_no_pattern_can_be_placed_any_open_tile_may_be_taken_and_is_discarded() -> None:
    more = (
        "gold = [8, 7]\n[stacks]\nplain = [9, 0, 0, 0, 0, 0]\nmarked = [0, 0, 0, 0, 0, 0]\nopen = [1, 0, 1, 0, 0, 2]\n"
    )
    table = Table(NO_WAY_ON, more=more).play("start C3", "open 1")
    assert table.legal() == ["take 1", "take 3", "take 6"]
    assert "none is left" in table.refuses("take 2", "ENT-30")
    table.play("take 6")
    assert TileDiscarded(0, 6) in table.events
    assert table.state.stacks.discards[5 * 6] == 1
    assert table.state.stacks.open[6] == 1


@rule("ENT-33")
def test_the_journey_ends_when_all_announced_tiles_are_drawn() -> None:
    table = Table(SMALL).play("start S:C", "hidden 1", "draw 1", "face 3", "back 1 plain", "place 3r0 C4")
    assert table.legal() == ["scout", "fort", "settlement", "stop"]
    table.refuses("draw 2", "ENT-33")
    table.play("stop")
    assert table.state.seat == 1


@rule("ENT-33", "ENT-40")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos"])
def test_a_dead_end_ends_the_journey_and_the_other_tiles_are_forfeited(edition: str) -> None:
    """Rulebook 5.D, example: three tiles paid, the first one is a dead end; a unit may still be placed."""
    board = """
     ABCDEF
    1......
    2......
    3......
    4..╌...
    """
    table = Table(board, edition=edition).play("start C4", "hidden 3", "draw 1", "face 5", "back 1 plain")
    assert table.legal() == ["place 5r3 C3"], "it may be played, so it must be"
    table.play("place 5r3 C3")
    assert table.legal() == ["scout", "fort", "stop"]
    table.refuses("draw 2", "ENT-33")
    table.play("scout")
    assert table.gold[0] == 7 - 3 - 1, "no gold comes back"
    assert table.state.seat == 1


@rule("ENT-33")
def test_sea_sides_against_tiles_or_land_sides_against_nothing_are_a_dead_end() -> None:
    """The two pictures of dead ends: no sea side against which another tile can be placed."""
    board = """
     ABCDEF
    1......
    2......
    3.~....
    4..~~..
    """
    table = Table(board).play("start C4", "hidden 2", "draw 1", "face 3", "back 1 plain", "place 3r0 C3")
    assert table.legal() == ["scout", "fort", "stop"]
    table = Table(board).play("start C4", "hidden 2", "draw 1", "face 2", "back 1 plain", "place 2r0 C3")
    assert table.legal_with("draw") != [], "sea to the east"


@rule("ENT-33", "ENT-40")
def test_placing_a_unit_ends_the_journey_with_tiles_left_to_draw() -> None:
    table = Table(SMALL).play("start S:C", "hidden 3", "draw 1", "face 3", "back 1 plain", "place 3r0 C4", "scout")
    assert table.state.seat == 1
    assert table.gold[0] == 7 - 3 - 1


@rule("ENT-33")
def test_the_player_may_stop_but_not_before_the_first_draw() -> None:
    table = Table(SMALL).play("start S:C", "hidden 3")
    table.refuses("stop", "ENT-33")
    table.play("draw 1", "face 1", "back 1 plain", "place 1 C4", "stop")
    assert table.state.seat == 1
    assert table.gold[0] == 4


@rule("ENT-33", "ENT-31")
def test_a_discarded_tile_counts_as_the_first_draw() -> None:
    table = Table(NO_WAY_ON).play("start C3", "hidden 2", "draw 1", "face 1", "back 1 plain")
    assert "stop" in table.legal()
    assert table.play("stop").state.seat == 1


@rule("ENT-33")
def test_with_nothing_to_decide_the_journey_ends_by_itself() -> None:
    poor = Table(SMALL, more="gold = [4, 7]").play("start S:C", "hidden 4")
    poor.play("draw 1", "face 5", "back 1 plain", "place 5r3 C4")
    assert poor.state.seat == 1, "a dead end, and no gold for a unit"
    sea = Table(SMALL).play("start S:C", "hidden 1", "draw 1", "face 1", "back 1 plain", "place 1 C4")
    assert sea.state.seat == 1
    discarded = Table(NO_WAY_ON).play("start C3", "hidden 1", "draw 1", "face 1", "back 1 plain")
    assert discarded.state.seat == 1


@rule("ENT-33", "ENT-41")
def test_a_possible_recall_is_something_to_decide() -> None:
    more = "paths = ['r r r r r r r r', 'r r r . . . . .']\ngold = [2, 7, 7, 7]"
    moves = ["start S:C", "hidden 1", "draw 1", "face 5", "back 1 plain", "place 5r3 C4"]
    table = Table(SMALL, players=4, more=more).play("roll 2", *moves)
    assert len(table.legal_with("recall")) == 11
    assert table.phase == Phase.EXPLORE


@rule("ENT-33", "ENT-23")
def test_the_journey_ends_when_no_tile_is_left_to_draw() -> None:
    more = "[stacks]\nplain = [1, 0, 0, 0, 0, 0]\nmarked = [0, 0, 0, 0, 0, 0]\nopen = [1, 1, 0, 0, 0, 0]"
    table = Table(SMALL, more=more).play("start S:C")
    assert table.legal_with("hidden") == ["hidden 1"]
    assert table.legal_with("open") == ["open 1"], "there are two, but gold only for one"
    table.play("hidden 1", "draw 1", "face 1", "place 1 C4")
    assert table.state.seat == 1
    assert TilesAnnounced(0, "hidden", 1, 1) in table.events


@rule("ENT-32", "ENT-33")
def test_the_next_tile_lies_beside_the_new_one() -> None:
    table = Table(SMALL).play("start S:C", "hidden 2", "draw 1", "face 1", "back 1 plain", "place 1 C4")
    table.play("draw 1", "face 1", "back 1 plain")
    assert table.legal() == ["place 1 C3", "place 1 D4", "place 1 B4"]
