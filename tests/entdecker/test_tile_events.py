"""The four events on tiles: gold mine, pirate, friendly natives, storm (ENT-50 to ENT-53), in all editions."""

from __future__ import annotations

from typing import Any

import pytest

from farshore.games.entdecker.events import IslandScored, ScoutSent, SpaceFilled, TileEvent, TurnBegan
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.secrets import TokenSeen
from farshore.games.entdecker.units import has_number, scout_code
from tests.entdecker.table import Table, rule

SMALL = """
 ABCDEF
1......
2......
3......
4......
"""
EDITIONS = ["mayfair", "kosmos", "digest"]
ALL_OUT = 'paths = ["r w r r r r r r", "w r r r . . . ."]\nunits = ["red scout E4"]\n'
ISLE = SMALL.replace("4......", "4....╵.")


def met(event: str, board: str = SMALL, *, more: str = "", draws: int = 1, hand: int = 3, **options: Any) -> Table:
    """Return a table where red, come from S:C, holds an event tile, placed on C4 if it is of pattern 3."""
    turn = f"phase = 'shown'\nship = 'S:C'\nhand = '{hand} {event}'\nannounced = {draws + 1}\ndraws = {draws}"
    table = Table(board, more=f"{more}\n[turn]\nfresh = []\n{turn}", **options)
    return table.play("place 3r0 C4") if hand == 3 else table


@rule("ENT-50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_gold_mine_gives_three_gold_from_the_bank(edition: str) -> None:
    table = met("mine", more="gold = [2, 5]", edition=edition)
    assert table.gold == [5, 5]
    assert table.state.bank == 14 - 10
    assert TileEvent(0, "mine", 3) in table.events
    assert table.legal_with("draw") != [], "the journey goes on"


@rule("ENT-51")
@pytest.mark.parametrize(
    ("options", "gold", "left"),
    [
        ({"edition": "mayfair"}, 7, 4),
        ({"edition": "kosmos"}, 7, 3),
        ({"edition": "digest"}, 7, 4),
        ({"edition": "mayfair"}, 8, 4),
        ({"edition": "kosmos"}, 8, 4),
        ({"edition": "digest"}, 8, 4),
        ({"edition": "mayfair"}, 1, 1),
        ({"edition": "kosmos"}, 1, 0),
        ({"edition": "mayfair"}, 0, 0),
        ({"edition": "kosmos"}, 0, 0),
        ({"pirate_rounding": "up"}, 7, 3),
        ({"edition": "kosmos", "pirate_rounding": "down"}, 7, 4),
        ({"edition": "digest", "pirate_rounding": "up"}, 7, 3),
    ],
)
def test_a_pirate_takes_half_of_the_gold(options: dict[str, Any], gold: int, left: int) -> None:
    table = met("pirate", more=f"gold = [{gold}, 9]", **options)
    assert table.gold == [left, 9]
    assert table.state.bank == 14 - 9 - left, "to the bank"
    assert TileEvent(0, "pirate", gold - left) in table.events
    assert table.legal_with("draw") != [], "the journey goes on"


@rule("ENT-51", "ENT-93")
@pytest.mark.parametrize("unit", ["fort", "settlement"])
@pytest.mark.parametrize(
    ("options", "spared"),
    [
        ({"edition": "mayfair"}, False),
        ({"edition": "kosmos"}, False),
        ({"edition": "digest"}, True),
        ({"pirate_spares": True}, True),
        ({"edition": "digest", "pirate_spares": False}, False),
    ],
)
def test_by_option_a_fort_or_settlement_on_an_unfinished_island_keeps_the_pirate_away(
    options: dict[str, Any], unit: str, spared: bool
) -> None:
    table = met("pirate", ISLE, more=f"gold = [8, 8]\nunits = ['red {unit} E4']", **options)
    assert table.gold == [8 if spared else 4, 8]
    assert TileEvent(0, "pirate", 0 if spared else 4) in table.events


@rule("ENT-51")
@pytest.mark.parametrize("unit", ["red scout", "white fort", "white settlement"])
def test_scouts_and_the_forts_of_others_do_not_keep_the_pirate_away(unit: str) -> None:
    table = met("pirate", ISLE, more=f"gold = [8, 8]\nunits = ['{unit} E4']", edition="digest")
    assert table.gold == [4, 8]


@rule("ENT-51", "ENT-93")
@pytest.mark.parametrize(("move", "left"), [("place 2r1 C3", 4), ("place 2r0 B4", 8)])
def test_the_pirate_comes_after_the_tile_lies_so_the_island_it_completes_does_not_protect(move: str, left: int) -> None:
    board = """
     ABCDEF
    1......
    2......
    3...╴..
    4..~...
    """
    turn = "phase = 'shown'\nship = 'C4'\nhand = '2 pirate'\nannounced = 1\ndraws = 0\nlanded = false\nfresh = []"
    more = f"gold = [8, 8]\nunits = ['red fort D3']\n[turn]\n{turn}"
    assert Table(board, more=more, edition="digest").play(move).gold[0] == left


@rule("ENT-52", "ENT-80")
@pytest.mark.parametrize("edition", EDITIONS)
def test_friendly_natives_take_a_scout_from_supply_free_of_charge(edition: str) -> None:
    table = met("natives", more="gold = [5, 5]\npaths = ['w w w w w w w w', 'w . . . . . . .']", edition=edition)
    assert table.phase == Phase.NATIVES
    assert table.legal() == [*(f"send {path}" for path in range(2, 8)), "decline"], "any path with a free space"
    assert "full" in table.refuses("send 1", "ENT-80")
    table.play("send 2")
    assert ScoutSent(0, 2, 2, 0) in table.events
    assert table.state.supply[0] == 18
    assert table.gold == [5, 5]
    assert "scout" in table.legal(), "the journey goes on, and a unit may still be placed"
    assert table.legal_with("draw") != []


@rule("ENT-52", "ENT-80")
def test_a_scout_that_the_natives_lead_to_the_dot_finds_the_token() -> None:
    table = met("natives").play("send 3", "token 3 cocoa")
    assert TokenSeen(0, 3, "cocoa", drawn=True) in table.events
    assert table.phase == Phase.EXPLORE


@rule("ENT-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_friendly_natives_may_be_declined(edition: str) -> None:
    table = met("natives", edition=edition).play("decline")
    assert table.state.supply[0] == 19
    assert not any(table.state.jungle.spaces)
    assert table.legal_with("draw") != []


@rule("ENT-52")
def test_with_a_scout_in_supply_none_is_moved() -> None:
    table = met("natives", ISLE, more="units = ['red scout E4']")
    assert not any("from" in move for move in table.legal())
    table.refuses("send 1 from E4", "ENT-52")


@rule("ENT-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_none_in_supply_a_scout_may_be_moved_from_a_path_or_the_board(edition: str) -> None:
    table = met("natives", ISLE, more=ALL_OUT, players=4, edition=edition)
    moves = set(table.legal_with("send"))
    assert {f"send {path} from E4" for path in range(2, 8)} <= moves
    assert "send 1 from E4" not in moves, "path 1 is full"
    assert {f"send {path} from P2.3" for path in range(2, 8)} <= moves
    assert {f"send {path} from P1.5" for path in range(1, 8)} <= moves, "picked up first: its own path is possible"
    assert len(moves) == 7 * 7 + 4 * 6
    assert "decline" in table.legal()
    for foreign in ("send 3 from P1.2", "send 3 from P2.1", "send 3"):
        table.refuses(foreign, "ENT-52")
    table.play("send 2 from E4")
    assert table.state.jungle.path(1) == [2, 1, 1, 1, 1, 0, 0, 0]
    assert not table.state.units
    assert table.state.supply[0] == 0


@rule("ENT-52")
def test_a_scout_moved_within_its_own_path_takes_the_space_nearest_the_hut() -> None:
    more = 'paths = ["r w . r r r r r", "w r r r r r . ."]\n'
    hut = '[huts]\n1 = { token = "corn", seen = ["white"] }\n'
    table = met("natives", SMALL, more=f"{more}{hut}", players=4)
    assert table.state.supply[0] == 0
    table.play("send 1 from P1.8")
    assert table.state.jungle.path(0) == [1, 2, 1, 1, 1, 1, 1, 0]
    assert TokenSeen(0, 1, "corn", drawn=False) in table.events, "the third space is an eye"
    back = met("natives", SMALL, more=f"{more}{hut}", players=4).play("send 1 from P1.1")
    assert back.state.jungle.path(0) == [1, 2, 0, 1, 1, 1, 1, 1]


@rule("ENT-52", "ENT-95")
def test_with_numbered_scouts_the_natives_take_the_one_chosen() -> None:
    more = 'paths = ["r1 r2 r3 r4 r5 r6 r7 r8", "r9 r10 r11 . . . . ."]\n'
    table = met("natives", more=more, players=4, top_scout=True)
    assert "send 3 #7 from P1.7" in table.legal()
    table.play("send 2 #7 from P1.7")
    assert table.state.jungle.path(1)[3] == scout_code(0, 7)
    supply = met("natives", players=4, top_scout=True)
    assert len(supply.legal_with("send")) == 7 * 11
    assert not has_number(supply.play("send 2 #5", "token 2 corn").state.numbers[0], 5)


@rule("ENT-52", "ENT-41")
def test_in_the_kosmos_edition_a_scout_may_be_taken_back_first() -> None:
    table = met("natives", ISLE, more=ALL_OUT, players=4, edition="kosmos")
    assert len(table.legal_with("recall")) == 11
    table.play("recall E4")
    assert table.legal() == [*(f"send {path}" for path in range(2, 8)), "decline"]


@rule("ENT-52", "ENT-33")
def test_after_the_natives_a_dead_end_still_allows_a_unit() -> None:
    table = met("natives", hand=5, draws=2).play("place 5r3 C4", "decline")
    assert table.legal() == ["scout", "fort", "settlement", "stop"]


@rule("ENT-53", "ENT-33", "ENT-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_storm_ends_the_journey_with_no_more_tiles_and_no_unit(edition: str) -> None:
    table = met("storm", draws=2, more="gold = [9, 9]", edition=edition)
    assert TileEvent(0, "storm", 0) in table.events
    assert table.events[-1] == TurnBegan(1)
    assert table.gold == [9, 9], "nothing is refunded"
    assert not table.state.units


@rule("ENT-53", "ENT-51")
def test_forts_do_not_prevent_storms() -> None:
    table = met("storm", ISLE, more="units = ['red fort E4']", edition="digest")
    assert table.state.seat == 1


@rule("ENT-53", "ENT-41")
def test_after_a_storm_no_scout_is_taken_back() -> None:
    table = met("storm", ISLE, more=ALL_OUT, players=4, edition="kosmos")
    assert table.state.seat == 1
    assert table.state.supply[0] == 0


@rule("ENT-53", "ENT-60", "ENT-70")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_storm_that_completes_an_island_is_followed_by_fills_and_scoring(edition: str) -> None:
    """Rulebook 11: if the storm does complete an island, then the island is scored normally."""
    board = """
     ABCDEF
    1......
    2......
    3╷.....
    4......
    """
    turn = "phase = 'shown'\nship = 'S:B'\nhand = '1 storm'\nannounced = 3\ndraws = 2\nfresh = []"
    table = Table(board, more=f"units = ['white scout A3']\n[turn]\n{turn}", edition=edition).play("place 1 B4")
    assert SpaceFilled("A4", "2r0") in table.events
    assert IslandScored("A3", 2, (0, 2)) in table.events
    assert table.phase == Phase.SCOUTS
    assert table.play("send 1", "token 1 corn").state.seat == 1
