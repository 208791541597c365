"""Take a scout back when none is in supply (ENT-41), in all editions."""

from __future__ import annotations

import pytest

from farshore.games.entdecker.board import mass_of
from farshore.games.entdecker.events import IslandScored, ScoutRecalled, UnitPlaced
from farshore.games.entdecker.phase import Phase
from tests.entdecker.table import Table, rule

ISLE = """
 ABCDEF
1......
2......
3......
4....╵.
"""
ALL_OUT = """
paths = ["r w r r r r r r", "w r r r . . . ."]
units = ["red scout E4", "white scout B1"]
"""
"""Red's eleven scouts of a game of four: one on a tile, seven on path 1, three on path 2."""
BOARD = ISLE.replace("1......", "1.╷....")
SPOTS = ["E4", *(f"P1.{space}" for space in (1, 3, 4, 5, 6, 7, 8)), "P2.2", "P2.3", "P2.4"]
RECALLS = [f"recall {spot}" for spot in SPOTS]
TO_LAND = ("start S:C", "hidden 2", "draw 1", "face 3", "back 1 plain", "place 3r0 C4")


def table_without_scouts(more: str = "", **options: str) -> Table:
    """Return a table of four where red has no scout in supply."""
    return Table(BOARD, players=4, more=f"{ALL_OUT}{more}", **options)


@rule("ENT-41")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos", "digest"])
def test_with_no_scout_in_supply_one_may_be_taken_back_and_placed(edition: str) -> None:
    table = table_without_scouts(edition=edition).play(*TO_LAND)
    assert table.state.supply[0] == 0
    assert table.legal_with("scout") == []
    assert table.legal_with("recall") == RECALLS, "from paths and tiles, one's own only, never the score marker"
    table.play("recall P1.3")
    assert table.state.supply[0] == 1
    assert ScoutRecalled(0, "P1.3") in table.events
    table.play("scout")
    assert UnitPlaced(0, "scout", "C4", "", 0) in table.events
    assert table.state.supply[0] == 0
    assert table.state.seat == 1


@rule("ENT-41", "ENT-40")
def test_a_recalled_scout_is_paid_for_as_any_other() -> None:
    table = table_without_scouts().play(*TO_LAND, "recall E4", "scout")
    assert table.gold[0] == 7 - 2 - 1


@rule("ENT-41")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos", "digest"])
def test_with_a_scout_in_supply_none_is_taken_back(edition: str) -> None:
    more = 'paths = ["r r r r r r r r"]\nunits = ["red scout E4", "white scout B1"]'
    table = Table(BOARD, players=4, more=more, edition=edition).play(*TO_LAND)
    assert table.state.supply[0] == 2
    assert table.legal_with("recall") == []
    table.refuses("recall E4", "ENT-41")


@rule("ENT-41")
@pytest.mark.parametrize("edition", ["mayfair", "digest"])
def test_a_scout_taken_back_in_order_to_place_it_must_be_placed(edition: str) -> None:
    table = table_without_scouts(edition=edition).play(*TO_LAND, "recall E4")
    assert table.phase == Phase.RECALLED
    assert table.legal() == ["scout"]
    for move in ("stop", "fort", "draw 1", "recall P1.1"):
        table.refuses(move, "ENT-41")


@rule("ENT-41", "ENT-40")
def test_a_recalled_scout_may_stand_on_either_of_two_masses() -> None:
    moves = ("start S:C", "hidden 1", "draw 1", "face 4", "back 1 plain", "place 4r1 C4", "recall E4")
    assert table_without_scouts().play(*moves).legal() == ["scout W", "scout E"]


@rule("ENT-41")
@pytest.mark.parametrize("edition", ["mayfair", "digest"])
def test_a_scout_is_taken_back_only_with_the_right_to_place_one(edition: str) -> None:
    table = table_without_scouts(edition=edition)
    table.refuses("recall E4", "ENT-41")
    table.play("start S:C").refuses("recall E4", "ENT-41")
    table.play("hidden 3").refuses("recall E4", "ENT-41")
    table.play("draw 1", "face 1", "back 1 plain").refuses("recall E4", "ENT-41")
    table.play("place 1 C4").refuses("recall E4", "ENT-41")
    table.play("draw 1", "face 3", "back 1 plain").refuses("recall E4", "ENT-41")
    table.play("place 3r0 C3")
    assert table.legal_with("recall") == RECALLS, "land at last"


@rule("ENT-41")
def test_a_scout_is_taken_back_only_with_the_gold_to_place_one() -> None:
    """Rulebook (Mayfair) 6: you would be able to place a scout if you had one (you have the money, etc.)."""
    moves = ("start S:C", "hidden 7", *TO_LAND[2:])
    table = table_without_scouts().play(*moves)
    assert table.gold[0] == 0
    table.refuses("recall E4", "ENT-41")
    free = table_without_scouts(edition="digest").play(*moves)
    assert free.legal_with("recall") == RECALLS, "a scout costs nothing"


@rule("ENT-41")
def test_other_peoples_scouts_and_empty_spots_cannot_be_taken() -> None:
    table = table_without_scouts().play(*TO_LAND)
    for spot in ("P1.2", "B1", "P2.8", "C4"):
        assert spot in table.refuses(f"recall {spot}", "ENT-41")


@rule("ENT-41")
def test_forts_and_settlements_cannot_be_taken_back() -> None:
    """Rulebook 6: settlements and forts may not be removed until the island they were built on is explored."""
    board = BOARD.replace("3......", "3╶.....")
    more = 'paths = ["r w r r r r r r", "w r r r . . . ."]\nunits = ["red scout E4", "white scout B1", "red fort A3"]'
    table = Table(board, players=4, more=more).play(*TO_LAND)
    assert table.legal_with("recall") == RECALLS
    table.refuses("recall A3", "ENT-41")


@rule("ENT-41", "ENT-80")
def test_the_other_scouts_do_not_slide_and_the_gap_is_filled_next() -> None:
    hut = '[huts]\n1 = { token = "cocoa", seen = ["red"] }'
    table = table_without_scouts(hut).play(*TO_LAND, "recall P1.1", "scout")
    jungle = table.state.jungle
    assert jungle.path(0) == [0, 2, 1, 1, 1, 1, 1, 1]
    assert jungle.tokens[0] >= 0, "the token stays in its hut"
    jungle.enter(0, 3)
    assert jungle.path(0)[0] == 3


@rule("ENT-41", "ENT-70")
def test_a_scout_may_come_from_an_island_completed_this_turn() -> None:
    board = """
     ABCDEF
    1......
    2...╷..
    3......
    4......
    """
    more = 'paths = ["r r r r r r r r", "r r . . . . . ."]\nunits = ["red scout D2"]'
    moves = ("start S:D", "hidden 2", "draw 1", "face 1", "back 1 plain", "place 1 D4")
    closing = ("draw 1", "face 2", "back 1 plain", "place 2r0 D3")
    table = Table(board, players=4, more=more).play(*moves, *closing)
    table.play("recall D2", "scout")
    assert IslandScored("D2", 2, (2, 0, 0, 0)) in table.events, "the scout stands on D3 now, the same island"
    assert len(table.state.bound) == 1


@rule("ENT-41", "ENT-70")
def test_an_island_whose_only_scout_was_taken_back_scores_for_nobody() -> None:
    board = """
     ABCDEF
    1......
    2......
    3.╶....
    4.~~~..
    """
    more = 'paths = ["r r r r r r r r", "r r . . . . . ."]\nunits = ["red scout B3"]'
    turn = "[turn]\nphase = 'shown'\nship = 'C4'\nlanded = true\nhand = '4'\nannounced = 2\ndraws = 0\nfresh = []"
    table = Table(board, players=4, more=f"{more}\n{turn}").play("place 4r1 C3")
    table.play("recall B3", "scout E")
    islands, mass = table.state.islands, mass_of(table.state.chart.board.cell["B3"], 0)
    assert islands.open_sides[islands.find(mass)] == 0
    assert not any(isinstance(event, IslandScored) for event in table.events)
    assert table.state.score == [0, 0, 0, 0]


@rule("ENT-41")
@pytest.mark.parametrize("options", [{"edition": "kosmos"}, {"recall": "any-time"}])
def test_by_option_a_scout_is_taken_back_at_any_decision_up_to_the_unit(options: dict[str, str]) -> None:
    """Rulebook (Kosmos) 6: scouts may be removed anytime if the reserve is depleted."""

    def at(*moves: str, more: str = "") -> Table:
        table = table_without_scouts(more, **options)
        return table.play(*moves) if moves else table

    wheel = at("roll wheel", more="gold = [3, 7, 7, 7]")
    natives = "[turn]\nphase = 'shown'\nship = 'S:C'\nhand = '3 natives'\nannounced = 1\ndraws = 0\nfresh = []"
    poor_and_at_sea = at("start S:C", "hidden 7", "draw 1", "face 1", "back 1 plain", "place 1 C4")
    moments = {
        Phase.WHEEL: wheel,
        Phase.START: at(),
        Phase.ANNOUNCE: at("start S:C"),
        Phase.EXPLORE: at("start S:C", "hidden 1"),
        Phase.PLACE: at("start S:C", "hidden 1", "draw 1", "face 3", "back 1 plain"),
        Phase.NATIVES: at("place 3r0 C4", more=natives),
    }
    rolled = at("roll 2", more="gold = [3, 7, 7, 7]")
    later = [(Phase.START, rolled), (Phase.EXPLORE, poor_and_at_sea), (Phase.EXPLORE, at(*TO_LAND))]
    for phase, table in [*moments.items(), *later]:
        assert table.phase == phase
        assert table.legal_with("recall") == RECALLS
        before = [move for move in table.legal() if not move.startswith("recall") and "from" not in move]
        table.play("recall P2.3")
        assert table.state.supply[0] == 1
        assert table.phase == phase, "and the same decision again"
        assert table.legal_with("recall") == []
        assert set(before) <= set(table.legal())


@rule("ENT-41")
def test_by_option_a_scout_taken_back_need_not_be_placed() -> None:
    table = table_without_scouts(edition="kosmos").play("recall P1.8", *TO_LAND, "stop")
    assert table.state.supply[0] == 1
    assert table.state.seat == 1


@rule("ENT-41", "ENT-33")
def test_by_option_a_recall_at_the_end_of_a_journey_may_be_the_last_decision() -> None:
    table = table_without_scouts(edition="kosmos").play("start S:C", "hidden 1", "draw 1", "face 1", "back 1 plain")
    table.play("place 1 C4")
    assert table.legal() == [*RECALLS, "stop"]
    table.play("recall E4")
    assert table.state.seat == 1, "no unit can be placed on the sea"


@rule("ENT-41")
def test_by_option_nobody_takes_a_scout_back_in_anothers_turn_or_after_the_unit() -> None:
    board = """
     ABCDEF
    1......
    2...╷..
    3......
    4......
    """
    more = 'paths = ["r r r r r r r r", "r r . . . . . ."]\nunits = ["red scout D2"]'
    moves = ("start S:D", "hidden 2", "draw 1", "face 1", "back 1 plain", "place 1 D4")
    closing = ("draw 1", "face 2", "back 1 plain", "place 2r0 D3", "stop")
    table = Table(board, players=4, more=more, edition="kosmos").play(*moves, *closing)
    assert table.phase == Phase.SCOUTS
    assert table.legal() == [f"send {path}" for path in range(2, 8)]
    other = table_without_scouts("[turn]\nseat = 'white'", edition="kosmos")
    assert other.legal_with("recall") == [], "white has scouts in supply, and it is not red's turn"


@rule("ENT-41")
def test_the_option_alone_turns_the_kosmos_edition_into_the_other() -> None:
    table = table_without_scouts(edition="kosmos", recall="when-placing")
    table.refuses("recall E4", "ENT-41")
    table.play(*TO_LAND, "recall E4")
    assert table.legal() == ["scout"]


@rule("ENT-41")
def test_by_option_a_refusal_names_the_spot_even_at_sea() -> None:
    table = table_without_scouts(edition="kosmos").play("start S:C", "hidden 1")
    assert "P1.2" in table.refuses("recall P1.2", "ENT-41")


@rule("ENT-41", "ENT-95")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos"])
def test_a_scout_taken_back_keeps_its_number(edition: str) -> None:
    more = 'paths = ["r1 r2 r3 r4 r5 r6 r7 r8", "r9 r10 . . . . . ."]\nunits = ["red scout 11 E4"]'
    table = Table(ISLE, players=4, more=more, edition=edition, top_scout=True).play(*TO_LAND, "recall P1.6")
    assert table.legal_with("scout") == ["scout #6"]
    assert table.play("scout #6").state.numbers[0] == 0
