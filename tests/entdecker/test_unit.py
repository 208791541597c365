"""Place a unit on the last discovered tile (ENT-40)."""

from __future__ import annotations

from typing import Any

import pytest

from farshore.games.entdecker.board import mass_of
from farshore.games.entdecker.events import IslandScored, TurnBegan, UnitPlaced
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.units import FORT, SCOUT, unit_code
from tests.entdecker.table import Table, rule

SMALL = """
 ABCDEF
1......
2......
3......
4......
"""
LAND_AT_C4 = ("start S:C", "hidden 1", "draw 1", "face 3", "back 1 plain", "place 3r0 C4")


@rule("ENT-40")
@pytest.mark.parametrize(
    ("options", "costs"),
    [
        ({"edition": "mayfair"}, (6, 3, 1)),
        ({"edition": "kosmos"}, (6, 3, 1)),
        ({"edition": "digest"}, (2, 1, 0)),
        ({"settlement_cost": 4}, (4, 3, 1)),
        ({"fort_cost": 5}, (6, 5, 1)),
        ({"scout_cost": 0}, (6, 3, 0)),
        ({"edition": "digest", "scout_cost": 2}, (2, 1, 2)),
    ],
)
def test_a_unit_is_paid_for(options: dict[str, Any], costs: tuple[int, int, int]) -> None:
    for unit, cost in zip(("settlement", "fort", "scout"), costs, strict=True):
        table = Table(SMALL, more="gold = [10, 7]", **options)
        bank = table.state.bank
        table.play("start S:C", f"hidden {10 - cost}", *LAND_AT_C4[2:], unit)
        assert table.gold == [0, 7]
        assert table.state.bank == bank + 10
        if cost:
            poor = Table(SMALL, more="gold = [10, 7]", **options)
            poor.play("start S:C", f"hidden {11 - cost}", *LAND_AT_C4[2:]).refuses(unit, "ENT-40")


@rule("ENT-40", "ENT-9")
def test_a_unit_comes_from_supply() -> None:
    board = """
     ABCDEF
    1......
    2......
    3......
    4....╵.
    """
    table = Table(board, more="gold = [9, 7]\nunits = ['red settlement E4']").play(*LAND_AT_C4)
    assert table.legal() == ["scout", "fort", "stop"]
    table.refuses("settlement", "ENT-40")
    table.play("fort")
    assert table.state.supply[:3] == [19, 1, 0]


@rule("ENT-40")
def test_a_unit_may_be_left_unplaced() -> None:
    table = Table(SMALL).play(*LAND_AT_C4, "stop")
    assert not table.state.units
    assert table.gold[0] == 6


@rule("ENT-40")
def test_no_unit_is_placed_on_the_starting_space() -> None:
    board = """
     ABCDEF
    1......
    2......
    3......
    4..╵...
    """
    table = Table(board).play("start C4", "hidden 2")
    for unit in ("scout", "fort", "settlement"):
        table.refuses(unit, "ENT-40")
    table.play("draw 1", "face 5", "back 1 plain")
    assert table.legal() == ["draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "draw 6", "stop"], "discarded"
    table.refuses("scout", "ENT-40")
    assert table.play("draw 1", "face 5", "back 1 plain").state.seat == 1, "nor when all tiles were discarded"


@rule("ENT-40")
def test_no_unit_is_placed_on_an_all_sea_tile() -> None:
    """Rulebook (Mayfair) 6: an all-sea tile may never have a unit placed on it."""
    table = Table(SMALL).play("start S:C", "hidden 2", "draw 1", "face 1", "back 1 plain", "place 1 C4")
    for unit in ("scout", "fort", "settlement"):
        table.refuses(unit, "ENT-40")


@rule("ENT-40", "ENT-33")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos", "digest"])
def test_an_earlier_tile_cannot_be_returned_to(edition: str) -> None:
    """Rulebook 6, example 1: two tiles with land, then open sea (B): the chance to place a unit is missed."""
    table = Table(SMALL, edition=edition).play("start S:C", "hidden 3")
    table.play("draw 1", "face 2", "back 1 plain", "place 2r3 C4")
    assert {"scout", "fort", "stop"} <= set(table.legal()), "ending early on tile A would have made sense"
    table.play("draw 1", "face 2", "back 1 plain", "place 2r3 C3")
    table.play("draw 1", "face 1", "back 1 plain", "place 1 C2")
    assert table.events[-1] == TurnBegan(1)
    assert not table.state.units


@rule("ENT-40", "ENT-33")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos"])
def test_a_fort_instead_of_the_third_tile_wins_the_completed_island(edition: str) -> None:
    """Rulebook 6, example 2: white starts from A (C4), places B (C3) and C (C2), and builds a fort on C."""
    board = """
     ABCDEF
    1......
    2...╴..
    3......
    4..~...
    """
    table = Table(board, more="units = ['red scout D2']\n[turn]\nseat = 'white'", edition=edition)
    table.play("start C4", "hidden 3", "draw 1", "face 2", "back 1 plain", "place 2r3 C3")
    table.play("draw 1", "face 2", "back 1 plain", "place 2r1 C2")
    assert "draw 1" in table.legal(), "he could choose to draw a third tile"
    table.play("fort")
    assert table.gold[1] == 7 - 3 - 3, "and does not get the gold piece back"
    assert UnitPlaced(1, "fort", "C2", "", 0) in table.events
    assert IslandScored("C2", 2, (1, 2)) in table.events
    assert table.phase == Phase.SCOUTS


@rule("ENT-40", "ENT-4")
def test_on_a_tile_with_two_masses_the_player_says_which() -> None:
    """Rulebook (Mayfair) 8: you may only place a unit on one of those islands, and must choose which."""
    moves = ["start S:C", "hidden 1", "draw 1", "face 4", "back 1 plain", "place 4r1 C4"]
    table = Table(SMALL).play(*moves)
    assert table.legal() == ["scout W", "scout E", "fort W", "fort E", "settlement W", "settlement E", "stop"]
    for side in ("", " N", " S"):
        table.refuses(f"fort{side}", "ENT-40")
    cell = table.state.chart.board.cell["C4"]
    assert table.play("fort E").state.units == {mass_of(cell, 1): unit_code(0, FORT)}
    assert Table(SMALL).play(*moves, "scout W").state.units == {mass_of(cell, 0): unit_code(0, SCOUT)}
    north = Table(SMALL).play("start W:2 bank 1", "hidden 1", "draw 1", "face 4", "back 1 plain", "place 4r0 A2")
    assert north.legal_with("fort") == ["fort N", "fort S"]


@rule("ENT-40")
def test_a_unit_that_cannot_be_paid_is_refused_for_its_price_before_it_is_asked_where_it_stands() -> None:
    moves = ["start S:C", "hidden 1", "draw 1", "face 4", "back 1 plain", "place 4r1 C4"]
    table = Table(SMALL, more="gold = [6, 7]").play(*moves)
    for move in ("settlement", "settlement N", "settlement W"):
        assert table.refuses(move, "ENT-40") == "A settlement costs 6 gold, and you have 5."
    assert table.refuses("fort", "ENT-40").startswith("Say where on C4"), "it could be paid"


@rule("ENT-40")
def test_on_one_mass_no_side_is_named() -> None:
    Table(SMALL).play(*LAND_AT_C4).refuses("scout N", "ENT-40")


@rule("ENT-40")
@pytest.mark.parametrize("unit", ["scout", "fort"])
def test_only_one_unit_is_placed_in_a_turn(unit: str) -> None:
    table = Table(SMALL, more="gold = [20, 7]").play("start S:C", "hidden 4", *LAND_AT_C4[2:], unit)
    assert len(table.state.units) == 1
    assert table.events[-1] == TurnBegan(1), "the journey and with it the turn is over, three tiles undrawn"


@rule("ENT-40", "ENT-31")
def test_a_unit_may_be_placed_when_the_last_draw_was_discarded() -> None:
    """Rulebook (Mayfair) 6: the last discovered tile is not necessarily the last drawn tile."""
    table = Table(SMALL).play("start S:A", "hidden 2", "draw 1", "face 2", "back 1 plain", "place 2r1 A4")
    table.play("draw 1", "face 5", "back 1 plain")
    assert table.state.stacks.discards[25] == 1
    assert table.legal() == ["scout", "fort", "stop"]
    mass = mass_of(table.state.chart.board.cell["A4"], 0)
    assert table.play("scout").state.units == {mass: unit_code(0, SCOUT)}


@rule("ENT-40", "ENT-33")
def test_a_unit_may_be_placed_in_a_dead_end() -> None:
    table = Table(SMALL).play("start S:C", "hidden 2", "draw 1", "face 5", "back 1 plain", "place 5r3 C4")
    assert table.legal() == ["scout", "fort", "stop"]


@rule("ENT-40", "ENT-52")
def test_a_unit_may_be_placed_after_friendly_natives() -> None:
    more = "[turn]\nphase = 'shown'\nship = 'S:C'\nhand = '3 natives'\nannounced = 1\ndraws = 0"
    table = Table(SMALL, more=more).play("place 3r0 C4", "decline")
    assert table.legal() == ["scout", "fort", "settlement", "stop"]


@rule("ENT-40")
def test_no_unit_is_placed_on_a_tile_that_was_filled() -> None:
    """Rulebook 7: no units can be placed on tiles discovered in this way."""
    board = """
     ABCDEF
    1......
    2......
    3╷.....
    4......
    """
    table = Table(board).play("start S:B", "hidden 1", "draw 1", "face 2", "back 1 plain", "place 2r0 B4", "stop")
    assert table.tile("A4") == 1, "filled: land to the north"
    assert table.state.seat == 1
    assert not table.state.units
