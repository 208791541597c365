"""Place the tile (ENT-31) and move the ship (ENT-32)."""

from __future__ import annotations

import pytest

from farshore.games.entdecker.content import EVENT_NAMES
from farshore.games.entdecker.events import TileDiscarded, TileEvent, TilePlaced
from farshore.games.entdecker.tile import MASK_BY_NAME
from tests.entdecker.table import Table, rule

SMALL = """
 ABCDEF
1......
2......
3......
4......
"""

SHUT_IN = """
 ABCDEF
1......
2.╶.╴..
3.~~~..
4..~...
"""
"""From C3 only C2 can be entered, which needs land west and east."""


def holding(board: str, ship: str, hand: str, *, draws: int = 0, kind: str = "hidden") -> Table:
    """Return a table where the ship has just set out and this tile has been drawn."""
    turn = f"ship = '{ship}'\nlanded = false\nhand = '{hand}'\nannounced = {draws + 1}\ndraws = {draws}\n"
    return Table(board, more=f"[turn]\nphase = 'shown'\nkind = '{kind}'\nfresh = []\n{turn}")


@rule("ENT-31")
@pytest.mark.parametrize(
    ("edge", "space", "masks"),
    [
        ("S:C", "C4", ["3r0", "3r3"]),
        ("N:C", "C1", ["3r1", "3r2"]),
        ("W:2", "A2", ["3r0", "3r1"]),
        ("E:2", "F2", ["3r2", "3r3"]),
    ],
)
def test_from_an_edge_space_the_tile_lies_on_its_one_facing_space(edge: str, space: str, masks: list[str]) -> None:
    table = holding(SMALL, edge, "3")
    assert table.legal() == [f"place {mask} {space}" for mask in masks]


@rule("ENT-31")
def test_the_tile_lies_across_a_sea_side_of_the_ships_tile() -> None:
    """C3 has land north and east: only south (C4) and west (B3) can be sailed to."""
    board = """
     ABCDEF
    1......
    2......
    3..└...
    4......
    """
    table = holding(board, "C3", "1")
    assert table.legal() == ["place 1 C4", "place 1 B3"]
    table.refuses("place 1 C2", "ENT-31")
    table.refuses("place 1 D3", "ENT-31")


@rule("ENT-31")
def test_the_tile_lies_next_to_the_ship_and_on_an_undiscovered_space() -> None:
    board = """
     ABCDEF
    1......
    2......
    3..~~..
    4......
    """
    table = holding(board, "C3", "1")
    assert table.legal() == ["place 1 C2", "place 1 C4", "place 1 B3"]
    table.refuses("place 1 D3", "ENT-31")
    table.refuses("place 1 C1", "ENT-31")
    table.refuses("place 1 B2", "ENT-31")
    table.refuses("place 1 Z9", "ENT-31")
    for tile in ("1", "2r0"):
        assert "cannot discover B2" in table.refuses(f"place {tile} B2", "ENT-31"), "however the tile lies"


@rule("ENT-31")
def test_the_touching_side_of_the_new_tile_is_sea() -> None:
    table = holding(SMALL, "S:C", "2")
    assert table.legal() == ["place 2r0 C4", "place 2r1 C4", "place 2r3 C4"]
    assert "sea" in table.refuses("place 2r2 C4", "ENT-31")


@rule("ENT-31")
def test_land_must_not_border_the_sea_of_an_edge_space() -> None:
    """Rulebook 5.B, example: position A is wrong, since land borders an Edge Space; position B is right."""
    board = """
     ABCDEF
    1......
    2......
    3~.....
    4......
    """
    table = holding(board, "A3", "3")
    table.refuses("place 3r3 A2", "ENT-31")
    table.play("place 3r0 A2")
    assert table.tile("A2") == MASK_BY_NAME["3r0"]


@rule("ENT-31")
def test_every_other_side_matches_what_it_touches() -> None:
    """C3 touches land at B3 and sea at D3; its north is free; it is entered from C4."""
    board = """
     ABCDEF
    1......
    2......
    3.╶.~..
    4..~...
    """
    table = holding(board, "C4", "3")
    assert [move for move in table.legal() if move.endswith("C3")] == ["place 3r3 C3"]
    table.refuses("place 3r0 C3", "ENT-31")
    strait = holding(board, "C4", "4")
    assert [move for move in strait.legal() if move.endswith("C3")] == [], "sea at D3 and C4, land at B3"
    assert [move for move in holding(board, "C4", "2").legal() if move.endswith("C3")] == ["place 2r3 C3"]


@rule("ENT-31")
def test_sides_towards_undiscovered_spaces_may_be_land_or_sea() -> None:
    for pattern, masks in (("1", ["1"]), ("2", ["2r0", "2r1", "2r3"]), ("4", ["4r1"]), ("5", ["5r3"])):
        assert holding(SMALL, "S:C", pattern).legal() == [f"place {mask} C4" for mask in masks]


@rule("ENT-31")
def test_the_player_chooses_space_and_rotation() -> None:
    board = """
     ABCDEF
    1......
    2......
    3..~...
    4......
    """
    table = holding(board, "C3", "5")
    assert table.legal() == ["place 5r3 C2", "place 5r0 D3", "place 5r2 B3"], "at C4 the edge needs a second sea side"
    table = holding(board, "C3", "4")
    assert table.legal() == ["place 4r1 C2", "place 4r0 D3", "place 4r1 C4", "place 4r0 B3"]


@rule("ENT-31")
def test_a_tile_that_can_be_placed_must_be() -> None:
    table = holding(SMALL, "S:C", "5", draws=2)
    assert table.legal() == ["place 5r3 C4"]
    table.refuses("stop", "ENT-31")
    table.refuses("draw 1", "ENT-31")
    table.refuses("place 3r0 C4", "ENT-31")


@rule("ENT-31", "ENT-32")
def test_a_tile_is_placed_even_where_the_player_did_not_want_to_go() -> None:
    """Rulebook 5.C, example: the tile fits neither space A (C2) nor B (B3), but C (D3): there it must go."""
    board = """
     ABCDEF
    1..╷...
    2.┌....
    3╶.~...
    4..~...
    """
    table = holding(board, "C3", "2", draws=1)
    assert table.legal() == ["place 2r0 D3", "place 2r1 D3", "place 2r2 D3"]
    table.refuses("place 2r0 C2", "ENT-31")
    table.refuses("place 2r3 B3", "ENT-31")
    table.play("place 2r2 D3")
    assert table.state.chart.board.names[table.state.ship] == "D3"


@rule("ENT-31")
@pytest.mark.parametrize("event", ["", " mine", " pirate", " natives", " storm"])
def test_a_tile_that_cannot_be_placed_is_discarded_and_its_event_ignored(event: str) -> None:
    """Rulebook 5.B: it is not replaced nor refunded; the event does not take place; the ship does not move (5.C)."""
    table = Table(SHUT_IN, more="gold = [8, 5]\n[stacks]\nsizes = ['18', '18 ?', '17', '17', '17', '17']")
    table.play("start C3", "hidden 3", "draw 2" if event else "draw 1", f"face 1{event}")
    table.play("back 2 plain" if event else "back 1 plain")
    assert table.events[-1] == TileDiscarded(0, 1)
    assert not any(isinstance(told, TileEvent | TilePlaced) for told in table.events)
    state = table.state
    assert state.gold == [5, 5]
    assert (state.draws, state.hand, state.landed) == (2, 0, -1)
    assert state.chart.board.names[state.ship] == "C3"
    kind = 1 + EVENT_NAMES.index(event.strip()) if event else 0
    assert [tile for tile, count in enumerate(state.stacks.discards) if count] == [5 + kind]
    assert table.legal() == [f"draw {stack}" for stack in range(1, 7)] + ["stop"]


@rule("ENT-31")
def test_an_all_land_tile_can_never_be_placed_on_a_journey() -> None:
    starts = Table(SHUT_IN, more="gold = [8, 5]").legal()
    assert len(starts) > 20
    for start in starts:
        Table(SHUT_IN, more="gold = [8, 5]").play(start, "open 1").refuses("take 6", "ENT-30")


@rule("ENT-32")
def test_the_ship_moves_onto_the_new_tile() -> None:
    table = holding(SMALL, "S:C", "3", draws=1).play("place 3r3 C4")
    state = table.state
    assert state.ship == state.landed == state.chart.board.cell["C4"]
    table.play("draw 1", "face 1", "back 1 plain")
    assert table.legal() == ["place 1 D4"], "on from there: north and west are land"


@rule("ENT-32")
@pytest.mark.parametrize("event", ["mine", "pirate", "natives", "storm"])
def test_an_event_happens_once_the_ship_is_on_its_tile(event: str) -> None:
    table = holding(SMALL, "S:C", f"3 {event}", draws=1)
    assert not table.events, "not when it is drawn"
    table.play("place 3r3 C4")
    placed, happened = table.events[:2]
    assert placed == TilePlaced(0, "C4", "3r3")
    assert isinstance(happened, TileEvent)
    assert happened.event == event


@rule("ENT-32", "ENT-62")
def test_an_event_on_an_open_tile_is_ignored() -> None:
    table = holding(SMALL, "S:C", "3 storm", draws=1, kind="open").play("place 3r3 C4")
    assert not any(isinstance(told, TileEvent) for told in table.events)
    assert table.state.seat == 0
