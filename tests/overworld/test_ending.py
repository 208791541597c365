"""The end of the game: no coast tile left and equal turns, or an empty bag (OVW-50)."""

from __future__ import annotations

import pytest

from farshore.games.overworld.events import DoorPlaced, GameEnded, LastRound, TileDrawn
from farshore.games.overworld.phase import Phase
from tests.overworld.table import Table, rule

NAMES = ("black", "white", "red", "yellow")
BOARD = """
     0
-2   mB
-1   mB
 0   ^A0
 1   ww
"""


def finish_turn(table: Table, tile: str = "ldl") -> Table:
    """Play a turn somehow."""
    table.play(f"tile {tile}")
    while table.phase not in {Phase.DRAW, Phase.OVER}:
        table.play(table.legal()[0])
    return table


def near_the_end(players: int, first: str, active: str, more: str = "pile = {A = 1}") -> Table:
    """Return a table where the last coast tile is about to be taken."""
    return Table(BOARD, f"first = '{first}'\nactive = '{active}'\n{more}", players=players)


@rule("OVW-50")
@pytest.mark.parametrize(
    ("players", "first", "active", "left"),
    [
        (2, "black", "black", 1),
        (2, "white", "white", 1),
        (3, "black", "black", 2),
        (3, "red", "black", 1),
        (4, "black", "black", 3),
        (4, "black", "red", 1),
        (4, "white", "yellow", 1),
        (4, "red", "yellow", 2),
    ],
)
def test_without_coast_tiles_play_goes_on_until_all_have_had_equal_turns(
    players: int, first: str, active: str, left: int
) -> None:
    table = finish_turn(near_the_end(players, first, active), "lll")
    assert table.state.pile == [0, 0]
    assert table.happened(LastRound) == [LastRound(left)]
    for _ in range(left):
        assert table.phase == Phase.DRAW
        finish_turn(table)
    assert table.phase == Phase.OVER
    begun = NAMES.index(active)
    assert [event.seat for event in table.happened(TileDrawn)] == [(begun + n) % players for n in range(left + 1)]
    assert (table.state.active + 1) % players == NAMES.index(first)


@rule("OVW-50")
@pytest.mark.parametrize(
    ("players", "first", "active"),
    [(2, "black", "white"), (2, "white", "black"), (3, "black", "red"), (3, "red", "white"), (4, "red", "white")],
)
def test_a_pile_emptied_by_the_last_seat_of_a_round_ends_the_game_at_once(
    players: int, first: str, active: str
) -> None:
    table = finish_turn(near_the_end(players, first, active), "ddd")
    assert table.phase == Phase.OVER
    assert not table.happened(LastRound)
    assert len(table.happened(GameEnded)) == 1


@rule("OVW-50")
@pytest.mark.parametrize("active", ["black", "white"])
def test_while_a_coast_tile_is_left_the_game_goes_on(active: str) -> None:
    table = finish_turn(near_the_end(2, "black", active, "pile = {A = 1, B = 1}"), "lll")
    assert (table.phase, sum(table.state.pile)) == (Phase.DRAW, 1)
    assert not table.happened(LastRound)
    finish_turn(near_the_end(2, "black", active), "ldl")


@rule("OVW-50")
@pytest.mark.parametrize("active", ["black", "white"])
def test_a_tile_without_the_icon_ends_nothing(active: str) -> None:
    table = finish_turn(near_the_end(2, "black", active), "ldl")
    assert table.phase == Phase.DRAW


@rule("OVW-20", "OVW-50")
def test_in_the_last_round_no_coast_comes_and_its_beginning_is_told_once() -> None:
    table = finish_turn(near_the_end(4, "black", "black"), "lll")
    finish_turn(table, "lll")
    finish_turn(table, "ddd")
    assert [event.coast for event in table.happened(TileDrawn)] == [True, False, False]
    assert table.happened(LastRound) == [LastRound(3)]
    assert table.phase == Phase.DRAW


@rule("OVW-50")
@pytest.mark.parametrize(
    ("players", "bag"), [(2, "{ldl = 1}"), (3, "{ldl = 1, lld = 1}"), (4, "{ldl = 1}")], ids=["two", "three", "four"]
)
@pytest.mark.parametrize("pile", ["{A = 4, B = 5}", "{A = 1}"])
def test_an_empty_bag_ends_the_game_though_coast_tiles_are_left_and_turns_are_not_equal(
    players: int, bag: str, pile: str
) -> None:
    """Made up: in real play the coast tiles are gone before. One tile stays in the bag with three players (OVW-4)."""
    table = finish_turn(near_the_end(players, "black", "black", f"bag = {bag}\npile = {pile}"))
    assert table.phase == Phase.OVER
    assert any(table.state.pile)


@rule("OVW-50")
def test_an_empty_bag_ends_the_last_round_early() -> None:
    """Made up: 40 tiles, 39 with three players, always are whole rounds."""
    table = finish_turn(near_the_end(4, "black", "black", "bag = {lll = 1, ldl = 1}\npile = {B = 1}"), "lll")
    assert table.phase == Phase.DRAW
    finish_turn(table)
    assert (table.phase, table.state.active) == (Phase.OVER, 1)


@rule("OVW-4", "OVW-50")
def test_with_three_players_two_tiles_in_the_bag_are_one_turn() -> None:
    table = near_the_end(3, "black", "red", "bag = {ldl = 3}\npile = {A = 1}")
    assert finish_turn(table).phase == Phase.DRAW
    assert finish_turn(table).phase == Phase.OVER
    assert table.state.bag[2] == 1


@rule("OVW-50")
def test_gaps_of_the_last_turn_are_resolved_before_the_end() -> None:
    table = Table(
        """
             -2    -1    0
         0   ^B0   .     ^A0
         1   .     w.    .
        """,
        "tile = 'lll'\npile = {A = 1}\nfirst = 'white'\nactive = 'black'",
    )
    table.play("survey (-1,-1)0L", "coast (-1,-3)S A0", "hold camel")
    assert table.happened(DoorPlaced) == [DoorPlaced(0, "(-1,0)", "")]
    assert isinstance(table.events[-1], GameEnded)
    assert table.phase == Phase.OVER


@rule("OVW-50", "OVW-62")
def test_then_everyone_scores() -> None:
    """Black holds the mountains and the forest of the new coast, White the whirlpool of which the first is part."""
    table = near_the_end(2, "white", "black").play("tile lll", "survey (0,-4)2L", "coast (0,-5)S A0", "hold camel")
    assert table.happened(GameEnded) == [GameEnded((4, 2), (0,))]
    assert table.state.scores() == (4, 2)
    assert table.state.winners() == (0,)


@rule("OVW-50")
def test_after_the_end_nobody_can_do_anything() -> None:
    table = finish_turn(near_the_end(2, "white", "black"), "lll")
    assert table.state.actors() == ()
    assert table.outcomes() == {}
    assert not table.state.legal(0)
    assert not table.state.legal(1)


@rule("OVW-23", "OVW-50")
def test_a_turn_in_which_the_tile_was_set_aside_counts_as_a_turn() -> None:
    """Made up, as nothing can be placed: after White and Red all have had equal turns."""
    table = Table(
        """
             -1    0     1
        -2   .     >A0   .
        -1   ^A0   #1    vA0
         0   .     ^A0   .
         1   vB0   #2    ^B1
         2   .     >B0   .
        """,
        "pile = {}\nfirst = 'black'\nactive = 'white'",
        players=3,
    )
    assert table.play("tile ldl").phase == Phase.DRAW
    assert table.play("tile ldl").phase == Phase.OVER
