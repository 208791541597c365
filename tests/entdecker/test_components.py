"""What is in the box: the board, the tiles, the die, the tokens, the paths and the supplies (ENT-1 to ENT-9)."""

from __future__ import annotations

from itertools import product

import pytest

from farshore.core.errors import BadOptions
from farshore.games.entdecker import ENTDECKER
from farshore.games.entdecker.content import content
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.scenario import GLYPHS
from farshore.games.entdecker.setup import new_state
from farshore.games.entdecker.terms import terms_of
from farshore.games.entdecker.tile import MASKS, MASSES, turned
from farshore.games.entdecker.view.board import EdgeView
from tests.entdecker.table import Table, rule
from tests.some import some

SCENARIOS = ("first", "two-seas", "north-south", "three-seas")


def edges() -> dict[str, EdgeView]:
    return {edge.name: edge for edge in Table().state.view(None).board.edges}


@rule("ENT-1")
def test_the_board_has_twelve_columns_from_west_to_east_and_eight_rows_from_north_to_south() -> None:
    state = Table().state
    assert state.view(None).board.columns == tuple("ABCDEFGHIJKL")
    assert state.view(None).board.height == 8
    board = state.chart.board
    assert [board.names[cell] for cell in board.spaces] == [f"{c}{r}" for r, c in product(range(1, 9), "ABCDEFGHIJKL")]
    north, east, south, west = board.steps
    middle = board.cell["E4"]
    assert [board.names[middle + step] for step in (north, east, south, west)] == ["E3", "F4", "E5", "D4"]
    assert state.view(None).undiscovered == 96


@rule("ENT-1")
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_printed_scenario_is_played_on_the_printed_board(name: str) -> None:
    board = terms_of(2, EntdeckerOptions(scenario=name)).board
    assert (board.width, board.height) == (12, 8)


@rule("ENT-2")
def test_every_border_space_has_an_edge_space_on_its_outer_side() -> None:
    facing = {name: edge.facing for name, edge in edges().items()}
    assert len(facing) == 40
    assert facing == {
        **{f"N:{column}": f"{column}1" for column in "ABCDEFGHIJKL"},
        **{f"S:{column}": f"{column}8" for column in "ABCDEFGHIJKL"},
        **{f"W:{row}": f"A{row}" for row in range(1, 9)},
        **{f"E:{row}": f"L{row}" for row in range(1, 9)},
    }


@rule("ENT-2")
def test_the_south_is_free_west_and_east_cost_one_and_the_north_costs_two() -> None:
    coins = {"S": 0, "W": 1, "E": 1, "N": 2}
    assert {name: edge.coins for name, edge in edges().items()} == {name: coins[name[0]] for name in edges()}
    assert {start for start in Table().legal() if "start N" in start} == {f"start N:{c} bank 2" for c in "ABCDEFGHIJKL"}


@rule("ENT-2")
def test_an_edge_space_shows_sea_to_its_one_space() -> None:
    """A8 touches the edge in the south, where the ship comes from, and in the west."""
    table = Table().play("start S:A", "hidden 1", "draw 1", "face 3", "back 1 plain")
    assert table.legal() == ["place 3r0 A8"]  # land only north and east
    state = Table().state
    for edge in some(state.chart.board.edges):
        assert len(state.chart.open_sea(edge)) == 1


@rule("ENT-3")
def test_six_patterns_and_their_rotations_are_all_ways_to_have_land_or_sea_on_four_sides() -> None:
    assert sorted(mask for masks in MASKS for mask in masks) == list(range(16))
    assert [len(masks) for masks in MASKS[1:]] == [1, 4, 4, 2, 4, 1]
    for masks in MASKS[1:]:
        assert {turned(masks[0], quarter_turns) for quarter_turns in range(4)} == set(masks)
    land = {1: "", 2: "N", 3: "NE", 4: "NS", 5: "NES", 6: "NESW"}
    for pattern, sides in land.items():
        assert MASKS[pattern][0] == sum(1 << "NESW".index(side) for side in sides)


@rule("ENT-3")
def test_a_waterfall_is_all_land_and_carries_a_bonus() -> None:
    tiles = {tile.space: tile for tile in new_state(terms_of(2, EntdeckerOptions())).view(None).tiles}
    assert {space: tile.bonus for space, tile in tiles.items() if tile.bonus} == {"F2": 10, "C5": 5, "J5": 5}
    assert {tiles[space].land for space in ("F2", "C5", "J5")} == {"NESW"}


@rule("ENT-4", "ENT-21")
@pytest.mark.parametrize("mask", range(15))
def test_all_sea_sides_of_a_tile_are_joined(mask: int) -> None:
    """By whatever sea side of D4 a line leads to an Edge Space, it leads there from every other sea side too."""
    lines = {"N": "D3 D2 D1", "E": "E4 F4 G4", "S": "D5 D6 D7", "W": "C4 B4 A4"}
    coins = {"N": " bank 2", "E": " bank 1", "S": "", "W": " bank 1"}
    sea_sides = [side for index, side in enumerate("NESW") if not mask >> index & 1]
    for entry in sea_sides:
        beside = {lines[side].split()[0] for side in sea_sides}
        sea = {*lines[entry].split(), *beside}
        rows = "".join(
            f"{row}" + "".join(GLYPHS[mask] if c + row == "D4" else ".~"[c + row in sea] for c in "ABCDEFG") + "\n"
            for row in "1234567"
        )
        table = Table(f"\n ABCDEFG\n{rows}")
        assert {f"start {space}{coins[entry]}" for space in beside} <= set(table.legal())


@rule("ENT-4", "ENT-21")
def test_a_line_of_sea_leads_through_a_strait() -> None:
    table = Table("\n ABCDEF\n1......\n2╎~....\n3......\n4......\n")
    assert "start B2 bank 1" in table.legal()


@rule("ENT-4", "ENT-21")
def test_no_line_of_sea_leads_across_land() -> None:
    table = Table("\n ABCDEF\n1......\n2~╎~...\n3......\n4......\n")
    assert "start C2 bank 1" in table.legal()
    table = Table("\n ABCDEF\n1......\n2╶┤~...\n3......\n4......\n")
    table.refuses("start C2 bank 1", "ENT-21")


@rule("ENT-4")
def test_the_land_of_a_tile_is_one_mass_but_that_of_pattern_4_is_two() -> None:
    assert {mask for mask in range(16) if len(MASSES[mask]) == 2} == set(MASKS[4])
    assert [MASSES[mask] for mask in MASKS[4]] == [(1, 4), (8, 2)]
    for mask in set(range(1, 16)) - set(MASKS[4]):
        assert MASSES[mask] == (mask,)
    assert MASSES[0] == ()


@rule("ENT-4")
def test_a_strait_keeps_two_islands_apart() -> None:
    table = Table("\n ABCDEF\n1......\n2.╷....\n3.╎....\n4.╵....\n")
    assert [island.name for island in table.state.view(None).islands] == ["B2", "B3/S"]
    table = Table("\n ABCDEF\n1......\n2.╷....\n3.├....\n4.╵....\n")
    assert [island.name for island in table.state.view(None).islands] == ["B2"]


@rule("ENT-5")
def test_there_are_180_tiles() -> None:
    tiles = content().tiles
    assert tiles.hidden == {1: 13, 2: 28, 3: 20, 4: 12, 5: 15}
    assert tiles.question_mark == {1: 4, 2: 7, 3: 5, 4: 3, 5: 3}
    assert tiles.open == {1: 20, 2: 9, 3: 9, 4: 6, 5: 10, 6: 12}
    assert tiles.waterfalls == {5: 3, 10: 1}
    assert tiles.events == {"mine": 6, "pirate": 5, "natives": 6, "storm": 5}
    counts = (tiles.hidden, tiles.question_mark, tiles.open, tiles.waterfalls)
    assert sum(sum(count.values()) for count in counts) == 180


@rule("ENT-5")
def test_the_game_is_played_with_these_tiles() -> None:
    patterns = Table().state.view(None).stacks.patterns
    assert [(p.plain, p.question_mark, p.open) for p in patterns] == [
        (13, 4, 20),
        (28, 7, 9),
        (20, 5, 9),
        (12, 3, 6),
        (15, 3, 10),
        (0, 0, 12),
    ]
    assert sum(pattern.left for pattern in patterns) == 176  # and four waterfalls


@rule("ENT-5")
def test_events_are_dealt_at_random_onto_the_question_marks() -> None:
    """Any of the 22 events may lie on any of the 22 tiles, whatever its pattern."""
    table = Table(more="[stacks]\nsizes = ['110 ?']").play("start S:A", "hidden 1", "draw 1")
    marks = {1: 4, 2: 7, 3: 5, 4: 3, 5: 3}
    events = {"mine": 6, "pirate": 5, "natives": 6, "storm": 5}
    assert table.outcomes() == {
        f"face {pattern} {event}": marks[pattern] * events[event] for pattern, event in product(marks, events)
    }
    table.play("face 3 pirate", "back 1 ?", "place 3r0 A8", "stop")
    assert table.state.view(None).stacks.question_mark_odds[1].numerator == 4 * 4  # pattern 1 with a pirate


@rule("ENT-6")
def test_the_die_shows_2_to_6_and_the_ships_wheel() -> None:
    faces = ["roll 2", "roll 3", "roll 4", "roll 5", "roll 6", "roll wheel"]
    assert Table(more="gold = [0, 7]").outcomes() == dict.fromkeys(faces, 1)


@rule("ENT-7")
def test_nine_produce_tokens_may_be_drawn() -> None:
    assert content().table.produce == {
        "peanut": 10,
        "cocoa": 5,
        "pineapple": 15,
        "tomato": 15,
        "tobacco": 5,
        "rubber": 15,
        "bean": 10,
        "potato": 5,
        "corn": 10,
    }
    table = Table(more="paths = ['r . . . . . . .']\n[turn]\nphase = 'token'\nhut = 1")
    assert table.outcomes() == {f"token 1 {name}": 1 for name in content().table.produce}


@rule("ENT-8")
def test_there_are_seven_paths_of_eight_spaces_with_a_dot_and_two_eyes() -> None:
    paths = Table().state.view(None).jungle.paths
    assert len(paths) == 7
    for path in some(paths):
        assert len(path.spaces) == 8
        assert [number for number, space in enumerate(path.spaces, 1) if space.is_dot] == [1]
        assert [number for number, space in enumerate(path.spaces, 1) if space.is_eye] == [3, 6]


@rule("ENT-9")
@pytest.mark.parametrize(("players", "scouts"), [(2, 19), (3, 14), (4, 11)])
def test_every_player_has_scouts_but_for_the_score_marker_two_forts_a_settlement_and_seven_gold(
    players: int, scouts: int
) -> None:
    seats = new_state(terms_of(players, EntdeckerOptions())).view(None).players
    assert [seat.colour for seat in seats] == ["red", "white", "yellow", "purple"][:players]
    for seat in some(seats):
        assert (seat.scouts, seat.forts, seat.settlements, seat.gold) == (scouts, 2, 1, 7)
        assert seat.score.total == 0


@rule("ENT-9")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(BadOptions):
        ENTDECKER.new(players)


@rule("ENT-9")
def test_the_bank_never_runs_dry() -> None:
    """Income is paid though nobody has ever paid the bank anything, and however much it has paid out."""
    table = Table(more="gold = [0, 9000]").play("roll 6")
    assert table.gold == [6, 9007]
    assert table.state.bank == 14 - 6 - 9007
