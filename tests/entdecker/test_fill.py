"""Cover surrounded spaces and unreachable areas (ENT-60, ENT-61), and the end of all discovery (ENT-63)."""

from __future__ import annotations

import pytest

from farshore.core.contract import Event
from farshore.games.entdecker.events import (
    GameEnded,
    IslandScored,
    ScoutSent,
    SpaceFilled,
    TilePlaced,
    TurnBegan,
    WorldClosed,
)
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.scenario import GLYPHS
from farshore.games.entdecker.tile import EAST, IS_LAND, NORTH, PATTERN, SOUTH, WEST
from tests.entdecker.table import Table, rule

LAST_DRAW = "phase = 'shown'\nannounced = 1\ndraws = 0\nlanded = false\nfresh = []\n"


def holding(board: str, ship: str, hand: str, *, top: str = "", stacks: str = "", players: int = 2) -> Table:
    """Return a table where red has drawn this tile, the only one of the journey."""
    more = f"{top}\n[turn]\n{LAST_DRAW}ship = '{ship}'\nhand = '{hand}'\n{stacks}"
    return Table(board, players=players, more=more)


def filled(events: list[Event]) -> list[tuple[str, str]]:
    """Return what was filled, in order."""
    return [(event.space, event.tile) for event in events if isinstance(event, SpaceFilled)]


def show_backs(table: Table) -> Table:
    """Let chance show backs, plain ones if it can, as long as there are any to show."""
    while table.phase == Phase.BACKS:
        table.play(next(iter(table.outcomes())))
    return table


# ENT-60: single spaces


@rule("ENT-60")
@pytest.mark.parametrize("land", range(16))
def test_a_surrounded_space_is_filled_with_the_open_tile_that_matches(land: int) -> None:
    def beside(side: int, towards: str) -> str:
        return towards if IS_LAND[land][side] else "~"

    board = f"""
     ABCDEF
    1......
    2..{beside(NORTH, "╷")}...
    3.{beside(WEST, "╶")}.{beside(EAST, "╴")}..
    4..{beside(SOUTH, "╵")}...
    """
    table = Table(board, more="[stacks]\nopen = [5, 5, 5, 5, 5, 5]\n[turn]\nphase = 'fill'")
    assert table.tile("C3") == land
    pattern = PATTERN[land]
    assert table.state.stacks.open == [0, *(5 - (other == pattern) for other in range(1, 7))]


@rule("ENT-60")
@pytest.mark.parametrize(
    ("board", "space", "glyph"),
    [
        (" ABCDEF\n1.~....\n2╵.....\n3......\n4......", "A1", "╷"),
        (" ABCDEF\n1......\n2......\n3.....~\n4....~.", "F4", "~"),
        (" ABCDEF\n1......\n2......\n3..╷...\n4.╶.~..", "C4", "┘"),
    ],
)
def test_edge_spaces_surround_too_and_are_sea(board: str, space: str, glyph: str) -> None:
    """Rulebook (Mayfair) 7: it does not matter if the adjacent tiles are Edge Spaces or other Discovery Tiles."""
    table = Table(f"\n{board}\n", more="[turn]\nphase = 'fill'")
    assert table.tile(space) == GLYPHS.index(glyph)


@rule("ENT-60")
def test_a_space_with_one_side_open_is_not_filled() -> None:
    board = """
     ABCDEF
    1......
    2..╷...
    3.╶....
    4..╵...
    """
    table = Table(board, more="[turn]\nphase = 'fill'")
    assert table.tile("C3") == -1


@rule("ENT-60")
def test_spaces_are_filled_at_the_end_of_the_journey_and_not_before() -> None:
    board = """
     ABCDEF
    1......
    2......
    3.~....
    4......
    """
    table = Table(board).play("start S:B", "hidden 2", "draw 1", "face 1", "back 1 plain", "place 1 B4")
    assert table.tile("A4") == -1, "A4 has one side open to A3"
    table.play("draw 1", "face 1", "back 1 plain")
    assert "place 1 A4" in table.legal()
    table = Table(board.replace("3.~", "3~~")).play("start S:B", "hidden 2", "draw 1", "face 1", "back 1 plain")
    table.play("place 1 B4")
    assert table.tile("A4") == -1, "surrounded, but the journey goes on, and may lead there"
    table.play("draw 1", "face 1", "back 1 plain")
    assert "place 1 A4" in table.legal()
    other = Table(board.replace("3.~", "3~~")).play("start S:B", "hidden 2", "draw 1", "face 1", "back 1 plain")
    other.play("place 1 B4", "stop")
    assert filled(other.events) == [("A4", "1")]


@rule("ENT-60", "ENT-11")
def test_spaces_due_from_the_start_are_filled_after_the_first_journey() -> None:
    board = """
     ABCDEF
    1......
    2..~...
    3.~.~..
    4..~...
    """
    table = Table(board)
    assert table.tile("C3") == -1
    table.play("start N:F bank 2", "hidden 1", "draw 1", "face 1", "back 1 plain", "place 1 F1")
    assert filled(table.events) == [("C3", "1")]


# ENT-60: areas bordered by land, and the worked example


@rule("ENT-60", "ENT-70")
def test_a_surrounded_space_and_an_area_bordered_by_land_complete_two_islands() -> None:
    """Rulebook 7, example: red discovers two spaces and places a scout; space A (E5) and area B (C3, D3) are filled."""
    board = """
     ABCDEFGH
    1........
    2.┌┬┬┐...
    3.├..┤...
    4.└┴.┘...
    5.....╴..
    """
    table = Table(board, more="units = ['white scout F5']").play("start S:D", "hidden 2")
    table.play("draw 1", "face 1", "back 1 plain", "place 1 D5")
    table.play("draw 1", "face 5", "back 1 plain", "place 5r3 D4", "scout")
    assert filled(table.events) == [("C3", "6"), ("D3", "6"), ("E5", "2r1")], "in reading order"
    assert table.state.stacks.open[6] == 12 - 2
    assert table.state.stacks.open[2] == 9 - 1, "matching tiles of the open stacks"
    assert table.legal() == ["score B2", "score E5"]
    table.play("score B2")
    assert IslandScored("B2", 12, (12, 0)) in table.events


@rule("ENT-60")
def test_the_fill_uses_no_waterfall_and_places_no_unit() -> None:
    board = """
     ABCDEFGH
    1........
    2.┌┬┬┐...
    3.├..┤...
    4.└┴.┘...
    5...~....
    """
    stacks = "[stacks]\nopen = [9, 9, 9, 9, 9, 0]"
    table = holding(board, "D5", "5", top="units = ['red scout B2']", stacks=stacks).play("place 5r3 D4", "stop")
    assert table.tile("C3") == table.tile("D3") == 15
    assert table.state.stacks.spares == 2, "the box has no other all-land tiles: spares, not waterfalls"
    assert IslandScored("B2", 12, (12, 0)) in table.events, "no bonus"
    assert not table.state.units


@rule("ENT-60", "ENT-53")
def test_a_fill_has_no_event() -> None:
    board = """
     ABCDEF
    1......
    2..~...
    3.~.~..
    4......
    """
    stacks = "[stacks]\nopen = [0, 0, 0, 0, 0, 0]\nplain = [0, 9, 0, 0, 0, 0]\ndiscards = { '1 mine' = 1 }"
    more = f"gold = [5, 5]\n[turn]\n{LAST_DRAW}ship = 'S:C'\nhand = '1'\n{stacks}\nmarked = [0, 0, 0, 0, 0, 0]"
    table = Table(board, more=more).play("place 1 C4")
    assert filled(table.events) == [("C3", "1")]
    assert table.gold == [5, 5]


@rule("ENT-60")
def test_an_area_of_several_spaces_that_a_ship_can_reach_is_not_filled() -> None:
    board = """
     ABCDEFGH
    1........
    2.┌┬┬┐...
    3.├..┤...
    4.└┴.┘...
    5...~....
    """
    table = holding(board, "D5", "4").play("place 4r1 D4", "stop")
    assert filled(table.events) == [], "D4 is a strait: sea leads on to D3"
    assert "start D4" in table.legal()


# ENT-60: order, and before scoring


@rule("ENT-60")
def test_spaces_are_filled_in_reading_order() -> None:
    board = """
     ABCDEF
    1.~....
    2~.~...
    3.~.~..
    4~.~...
    """
    table = Table(board, more="[turn]\nphase = 'turn'")
    table.play("start N:F bank 2", "hidden 1", "draw 1", "face 1", "back 1 plain", "place 1 F1")
    assert [space for space, _ in filled(table.events)] == ["A1", "B2", "A3", "C3", "B4"]


@rule("ENT-60", "ENT-62")
def test_when_tiles_are_short_the_first_space_in_reading_order_gets_the_open_one() -> None:
    board = """
     ABCDEF
    1.~....
    2~.~...
    3.~.~..
    4~.~...
    """
    stacks = "[stacks]\nopen = [2, 0, 0, 0, 0, 0]\nplain = [0, 9, 0, 0, 0, 0]\nmarked = [0, 0, 0, 0, 0, 0]"
    table = Table(board, more=f"[turn]\nphase = 'fill'\n{stacks}")
    assert [table.tile(space) for space in ("A1", "B2", "A3", "C3", "B4")] == [0] * 5
    assert table.state.stacks.spares == 3


@rule("ENT-60", "ENT-70", "ENT-71")
def test_all_fills_come_before_any_scoring() -> None:
    """The fill itself completes the island, and counts towards it."""
    board = """
     ABCDEF
    1......
    2╶.╴...
    3.~....
    4......
    """
    table = holding(board, "N:B", "2", top="units = ['white scout A2']").play("place 2r2 B1", "stop")
    kinds = [type(event) for event in table.events]
    assert kinds.index(SpaceFilled) < kinds.index(IslandScored)
    assert filled(table.events) == [("A1", "1"), ("B2", "5r3")], "land north, east and west of B2"
    assert IslandScored("B1", 4, (0, 4)) in table.events


# ENT-61


LAKE = """
 ABCDEFGH
1........
2.┌┬┬┬┬┐.
3~..╎..┤.
4.└┴┴┴┴┘.
5........
"""
"""B3, C3 and, beyond the strait D3, E3 and F3: once B3 is closed, no ship can come there."""


@rule("ENT-61")
def test_an_area_behind_an_unreachable_sea_tile_is_filled_with_the_rest() -> None:
    table = holding(LAKE, "A3", "5").play("place 5r0 B3", "stop")
    assert filled(table.events) == [("C3", "5r2"), ("E3", "5r0"), ("F3", "6")], "forced sides kept, free sides land"


@rule("ENT-61")
def test_as_long_as_a_chain_of_sea_tiles_and_undiscovered_areas_leads_to_an_edge_space_nothing_is_filled() -> None:
    table = holding(LAKE, "A3", "4").play("place 4r0 B3", "stop")
    assert filled(table.events) == [("C3", "4r0")], "a single surrounded space; E3 can be reached by D3"
    assert "start D3 bank 1" in table.legal()
    untouched = Table(LAKE, more="[turn]\nphase = 'fill'")
    assert [untouched.tile(space) for space in ("B3", "C3", "E3", "F3")] == [-1] * 4


@rule("ENT-61")
def test_an_area_is_reached_through_undiscovered_spaces_and_tiles_in_turn() -> None:
    """C3 is a strait no ship has come to: D3 leads by C3 to B3, and B3 to the edge by A3."""
    board = """
     ABCDEFG
    1.......
    2..╷╷╷..
    3..╎..╴.
    4..╵╵╵..
    5.......
    """
    table = Table(board, more="[turn]\nphase = 'fill'")
    assert table.tile("D3") == table.tile("E3") == -1


@rule("ENT-61")
@pytest.mark.parametrize(
    ("lake", "fills"),
    [
        ("├┤..┤", [("D3", "5r0"), ("E3", "6")]),
        ("├.╎.┤", [("C3", "5r2"), ("E3", "5r0")]),
        ("├┤╎.┤", [("E3", "5r0")]),
    ],
)
def test_an_unreachable_lake_keeps_its_forced_sea_sides(lake: str, fills: list[tuple[str, str]]) -> None:
    board = f"\n ABCDEFG\n1.......\n2.┌┬┬┬┐.\n3.{lake}.\n4.└┴┴┴┘.\n5.......\n"
    table = Table(board).play("start S:A", "hidden 1", "draw 1", "face 1", "back 1 plain", "place 1 A5")
    assert filled(table.events) == fills


@rule("ENT-61")
def test_an_unreachable_area_is_filled_from_the_north_west_so_that_free_sides_are_land() -> None:
    """Five spaces beside C3, whose sea side no ship can come to: the sea goes no further than one tile."""
    board = """
     ABCDEFG
    1.......
    2.┌┬┬┬┐.
    3.├┤..┤.
    4.├...┤.
    5.└┴┴┴┘.
    6.......
    """
    table = Table(board).play("start S:A", "hidden 1", "draw 1", "face 1", "back 1 plain", "place 1 A6")
    assert filled(table.events) == [("D3", "5r0"), ("E3", "6"), ("C4", "6"), ("D4", "6"), ("E4", "6")]


# ENT-63


CALM = """
 ABCDEF
1~~~~~~
2~~╶..~
3~~~~~~
4~~~~~~
"""
"""D2 takes a tile with land west and sea north and south: pattern 2 or 4. E2 takes 1 or 2."""
NOTHING_FITS = "[stacks]\nplain = [0, 0, 5, 0, 5, 0]\nmarked = [0, 0, 3, 0, 2, 0]\nopen = [0, 0, 3, 0, 3, 3]\n"


@rule("ENT-63", "ENT-90")
@pytest.mark.parametrize("gold", [0, 20])
def test_when_no_tile_left_fits_anywhere_everything_is_filled_and_the_game_ends(gold: int) -> None:
    turn = "[turn]\nphase = 'next'\nseat = 'white'\nship = 'C3'\nfresh = []\n"
    table = Table(CALM, more=f"gold = [{gold}, 9]\nunits = ['white scout C2']\n{turn}{NOTHING_FITS}")
    state = table.state
    assert state.phase == Phase.SCOUTS, "no roll for income before"
    assert state.closing
    assert table.tile("D2") == GLYPHS.index("╌"), "forced sides kept, the free side is land"
    assert table.tile("E2") == GLYPHS.index("╴")
    assert state.stacks.spares == 2
    assert state.score == [0, 2], "the island C2 and D2"
    assert table.play("send 1", "token 1 corn").phase == Phase.OVER
    assert isinstance(table.events[-1], GameEnded)


@rule("ENT-63")
def test_the_closing_is_told_and_comes_at_the_start_of_a_turn() -> None:
    turn = "[turn]\nphase = 'explore'\nship = 'F4'\nlanded = true\nannounced = 2\ndraws = 1\nfresh = []\n"
    table = Table(CALM, more=f"{turn}{NOTHING_FITS}")
    assert not table.state.closing, "not in the middle of a turn"
    table.play("stop")
    assert table.events[:2] == [TurnBegan(1), WorldClosed()]
    assert filled(table.events) == [("D2", "4r1"), ("E2", "2r3")]
    assert isinstance(table.events[-1], GameEnded)


@rule("ENT-63")
@pytest.mark.parametrize(
    "stacks",
    [
        "plain = [0, 1, 5, 0, 5, 0]\nopen = [0, 0, 0, 0, 0, 0]",
        "plain = [1, 0, 5, 0, 5, 0]\nopen = [0, 0, 0, 0, 0, 0]",
        "plain = [0, 0, 5, 0, 5, 0]\nopen = [0, 0, 0, 1, 0, 0]",
        "plain = [0, 0, 5, 0, 5, 0]\nopen = [0, 0, 0, 0, 0, 0]\nmarked = [0, 0, 0, 1, 0, 0]",
        "plain = [0, 0, 5, 0, 5, 0]\nopen = [0, 0, 0, 0, 0, 0]\ndiscards = { '4 storm' = 1 }",
        "plain = [0, 0, 5, 0, 5, 0]\nopen = [0, 0, 0, 0, 0, 0]\npaired = { '2 mine' = 1 }",
    ],
)
def test_a_tile_that_fits_anywhere_keeps_the_world_open_wherever_it_is(stacks: str) -> None:
    if "marked" not in stacks:
        stacks += "\nmarked = [0, 0, 0, 0, 0, 0]"
    table = Table(CALM, more=f"gold = [9, 9]\n[stacks]\n{stacks}")
    assert not table.state.closing
    assert table.phase == Phase.START


@rule("ENT-63", "ENT-24")
def test_it_does_not_matter_whether_anyone_can_pay() -> None:
    stacks = NOTHING_FITS.replace("open = [0", "open = [1")
    table = Table(CALM, more=f"gold = [1, 1]\n{stacks}")
    assert table.phase == Phase.INCOME
    assert not table.state.closing


@rule("ENT-63")
def test_a_space_that_no_starting_space_leads_to_does_not_keep_the_world_open() -> None:
    """Pattern 3 fits E3, beside the sea of D3 and E4; but no ship is there, and it does not fit B3, the only way in."""
    board = """
     ABCDEFGH
    1~~~~~~~~
    2~┌┬┬┬┬┐~
    3~..╎..┤~
    4~└┴┴┬┴┘~
    5~~~~╵~~~
    """
    stacks = "[stacks]\nplain = [0, 0, 5, 0, 0, 0]\nmarked = [0, 0, 0, 0, 0, 0]\nopen = [0, 0, 5, 0, 0, 3]\n"
    table = Table(board, more=f"[turn]\nfresh = []\n{stacks}")
    assert table.phase == Phase.OVER
    assert [GLYPHS[table.tile(space)] for space in ("B3", "C3", "E3", "F3")] == ["├", "┤", "└", "┼"]
    open_world = Table(board, more=f"[turn]\nfresh = []\n{stacks.replace('0, 0, 3]', '1, 0, 3]')}")
    assert open_world.phase == Phase.START, "a strait fits B3"


@rule("ENT-63", "ENT-70", "ENT-73")
def test_at_the_closing_the_player_to_move_is_the_active_one() -> None:
    board = """
     ABCDEF
    1~~~~~~
    2~~╶..~
    3~~~~~~
    4~~╶..~
    """
    units = "units = ['red scout C2', 'white scout C4']"
    table = Table(board, more=f"{units}\n[turn]\nseat = 'white'\n{NOTHING_FITS}")
    assert table.state.actors() == (1,)
    assert table.legal() == ["score C2", "score C4"]
    assert table.play("score C2").state.actors() == (0,)
    assert table.play("send 3", "token 3 corn").state.actors() == (1,)
    table.play("send 3")
    assert ScoutSent(1, 3, 2, 0) in table.events
    assert table.phase == Phase.OVER


OPEN_SEA = """
 ABCDEF
1......
2......
3......
4......
"""


@rule("ENT-63")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_ten_full_rounds_without_a_tile_placed_the_world_closes(players: int) -> None:
    almost = Table(OPEN_SEA, players=players, more=f"[turn]\nidle = {10 * players - 1}")
    assert almost.phase == Phase.START
    table = Table(OPEN_SEA, players=players, more=f"[turn]\nidle = {10 * players}")
    assert show_backs(table).phase == Phase.OVER
    assert table.state.chart.left == 0
    assert table.tile("B2") == 15
    assert table.tile("A1") == GLYPHS.index("┌"), "edges are sea"


@rule("ENT-63")
def test_the_last_of_ten_rounds_is_told_and_ends_the_game() -> None:
    shut = """
     ABCDEF
    1......
    2.╶.╴..
    3.~~~..
    4..~...
    """
    table = Table(shut, more="[turn]\nidle = 19\nfresh = []").play("start C3", "hidden 1", "draw 1", "face 1")
    show_backs(table)
    assert WorldClosed() in table.events
    assert table.events.index(TurnBegan(1)) < table.events.index(WorldClosed())
    assert table.phase == Phase.OVER
    placed = Table(shut, more="[turn]\nidle = 19\nfresh = []").play("start S:A", "hidden 1", "draw 1", "face 1")
    placed.play("back 1 plain", "place 1 A4")
    assert placed.state.idle == 0
    assert TilePlaced(0, "A4", "1") in placed.events
    assert placed.phase == Phase.START


@rule("ENT-63", "ENT-24")
def test_turns_without_a_tile_are_counted_whether_passed_or_sailed() -> None:
    shut = """
     ABCDEF
    1......
    2.╶.╴..
    3.~~~..
    4..~...
    """
    first = Table(shut).play("start C3", "hidden 1", "draw 1", "face 1", "back 1 plain")
    assert first.state.idle == 1, "the first journey of the game as well"
    first.play("start C3", "hidden 1", "draw 1", "face 1", "back 1 plain")
    assert first.state.idle == 2
    passed = Table(OPEN_SEA, more="gold = [2, 9]\n[turn]\nphase = 'depart'")
    assert passed.state.idle == 0, "red can sail"
    broke = Table(OPEN_SEA, more="gold = [0, 9]\n[turn]\nphase = 'depart'")
    assert broke.state.idle == 1
