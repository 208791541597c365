"""Set-up: the first coast, pile and bag, the first seat and the order of play (OVW-10)."""

from __future__ import annotations

from random import Random

import pytest

from farshore.games.overworld.events import FirstChosen, FirstCoastLaid, TileDrawn
from farshore.games.overworld.grid import name_of
from farshore.games.overworld.phase import Phase
from tests.overworld.table import Table, fresh, new_game, rule
from tests.some import some

FACES = ("A0", "A1", "B0", "B1")


@rule("OVW-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_four_faces_of_the_first_coast_are_equally_likely(players: int) -> None:
    table = Table(f"players = {players}")
    assert table.outcomes() == {f"start {face}": 1 for face in FACES}


@rule("OVW-10")
@pytest.mark.parametrize("face", FACES)
def test_the_first_coast_alone_lies_in_the_middle_with_its_land_edge_north(face: str) -> None:
    table = fresh(face)
    assert [name_of(square) for square in table.state.board.cells] == ["(0,0)"]
    assert table.happened(FirstCoastLaid) == [FirstCoastLaid(face)]
    table.play("tile ldl")
    assert all(some(move.endswith("L") for move in table.legal() if ",-" in move))
    assert all(some(move.endswith("W") for move in table.legal() if ",-" not in move))
    table.play("survey (0,-1)0L")


@rule("OVW-10")
@pytest.mark.parametrize("face", FACES)
def test_the_nine_other_coast_tiles_are_the_pile(face: str) -> None:
    table = fresh(face)
    assert sum(table.state.pile) == 9
    assert table.state.pile["AB".index(face[0])] == 4


@rule("OVW-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_survey_tiles_are_in_the_bag(players: int) -> None:
    table = fresh(players=players)
    assert sum(table.outcomes().values()) == 40
    assert {*table.outcomes().values()} == {5}


@rule("OVW-10")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_first_coast_never_holds_a_piece(players: int, seed: int) -> None:
    rng = Random(seed)
    table = fresh(players=players, ports=True)
    while table.phase != Phase.OVER:
        table.play(rng.choice(list(table.outcomes()) or table.legal()))
        assert "(0,0)" not in table.explorers()
        assert table.phase != Phase.HOLD or name_of(table.state.coast) != "(0,0)"


@rule("OVW-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_is_random(players: int) -> None:
    table = Table(f"players = {players}").play("start B1")
    names = ("black", "white", "red", "yellow")[:players]
    assert table.outcomes() == {f"first {name}": 1 for name in names}


@rule("OVW-10")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (2, "black", [0, 1, 0, 1, 0]),
        (2, "white", [1, 0, 1, 0, 1]),
        (3, "red", [2, 0, 1, 2, 0]),
        (4, "black", [0, 1, 2, 3, 0]),
        (4, "yellow", [3, 0, 1, 2, 3]),
    ],
)
def test_seats_play_in_order_from_the_first(players: int, first: str, order: list[int]) -> None:
    table = fresh("A0", first, players)
    for _ in order:
        table.play("tile ldl")
        assert table.state.actors() == (table.state.active,)
        table.play(table.legal()[0])
        while table.phase != Phase.DRAW:
            table.play(table.legal()[0])
    assert [event.seat for event in table.happened(TileDrawn)] == order
    assert table.happened(FirstChosen) == [FirstChosen(order[0])]
    assert table.state.first == order[0]


@rule("OVW-10")
def test_the_coast_is_laid_before_the_first_seat_is_chosen_and_then_a_tile_is_drawn() -> None:
    state = new_game()
    assert state.phase == Phase.START
    table = Table("players = 2").play("start A1")
    assert table.phase == Phase.FIRST
    assert table.play("first white").phase == Phase.DRAW
    assert table.state.explorers == {}
