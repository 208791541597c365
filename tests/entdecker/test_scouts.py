"""Units leave a scored island, and scouts enter the jungle (ENT-73, ENT-80)."""

from __future__ import annotations

from itertools import product

import pytest

from farshore.core.registry import game as installed_game
from farshore.games.entdecker.events import IslandScored, ScoutSent
from farshore.games.entdecker.options import EntdeckerOptions
from farshore.games.entdecker.secrets import TokenSeen
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.terms import terms_of
from farshore.games.entdecker.units import FORT, IN_SUPPLY, SCOUT, SETTLEMENT, seat_of_scout
from farshore.games.entdecker.view import EntdeckerView
from farshore.games.entdecker.view.jungle import HutView
from tests.entdecker.table import Table, rule

ALMOST = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5............
6..┌┬┬┐......
7..├5┼┤......
8..└┴┴.......
"""
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
LAST_TILE = ["start S:F", "hidden 1", "draw 1", "face 3", "back 1 plain", "place 3r3 F8"]
EXPLORE = "[turn]\nphase = 'explore'\nship = 'E8'\nlanded = true\n"
FREE = ". . . . . . . ."


def supply(table: Table, seat: int) -> tuple[int, int, int]:
    """Return a seat's settlements, forts and scouts in supply."""
    supply, places = table.state.supply, IN_SUPPLY[seat]
    return supply[places[SETTLEMENT]], supply[places[FORT]], supply[places[SCOUT]]


def path(table: Table, number: int) -> str:
    """Return the scouts on a path, from the hut outwards, by the first letters of their colours."""
    return "".join("rwyp"[seat_of_scout(scout)] if scout else "." for scout in table.state.jungle.path(number - 1))


def hut(state: EntdeckerState, number: int, viewer: int | None) -> HutView:
    """Return a hut as someone sees it."""
    view: EntdeckerView = state.view(viewer)
    return view.jungle.paths[number - 1].hut


def sent(table: Table) -> list[tuple[int, int, int]]:
    """Return who sent scouts, to which path and space, in order."""
    return [(event.seat, event.path, event.space) for event in table.events if isinstance(event, ScoutSent)]


def seen(table: Table) -> list[tuple[int, int, str]]:
    """Return who looked into which hut and saw what, in order."""
    return [(event.seat, event.path, event.produce) for event in table.events if isinstance(event, TokenSeen)]


# Units return


@rule("ENT-73")
def test_forts_and_settlements_return_to_supply_and_scouts_do_not() -> None:
    units = "units = ['red settlement C6', 'red fort D6', 'red scout E6', 'white fort C7', 'white fort D7']\n"
    table = Table(BLOCK, more=units + EXPLORE)
    assert supply(table, 0) == (0, 1, 18)
    assert supply(table, 1) == (1, 0, 19)
    table.play("stop")
    assert supply(table, 0) == (1, 2, 18)
    assert supply(table, 1) == (1, 2, 19)
    assert not table.state.units
    table.play("send 2", "token 2 cocoa")
    assert supply(table, 0) == (1, 2, 18), "the scout is on the path"
    assert path(table, 2) == "r......."


@rule("ENT-73", "ENT-22")
def test_a_fort_that_has_returned_takes_no_toll() -> None:
    standing = Table(BLOCK.replace("┘", "."), more="units = ['white fort C8']")
    assert "start C8 white 2" in standing.legal()
    table = Table(BLOCK, more="units = ['white fort C8']\n" + EXPLORE + "seat = 'white'").play("stop")
    assert table.state.actors() == (0,)
    assert "start C8" in table.legal()
    assert "start C8 white 2" not in table.legal()


# The order of sending


@rule("ENT-72", "ENT-73", "ENT-80")
def test_the_printed_example_of_scouts_being_placed() -> None:
    """Rulebook (Mayfair) 10: the island is worth 17; it is white's turn; white, purple, red, white, red place scouts.

    Purple and white draw tokens on their dots, red looks at one from an eye.
    """
    more = f"""
units = ['yellow settlement C6', 'white fort D6', 'white scout E6', 'red scout F6', 'purple scout C7', 'red scout E7']
paths = ['{FREE}', '{FREE}', 'y y . . . . . .', 'w . . . . . . .']
[turn]
seat = 'white'
[huts.3]
token = 'peanut'
seen = ['yellow']
[huts.4]
token = 'corn'
seen = ['white']
"""
    table = Table(ALMOST, players=4, more=more).play(*LAST_TILE, "scout")
    scored = [event for event in table.events if isinstance(event, IslandScored)]
    assert scored == [IslandScored("C6", 12 + 5, (5, 9, 17, 3))]
    assert supply(table, 2)[:2] == supply(table, 1)[:2] == (1, 2)
    assert table.state.actors() == (1,)
    table.play("send 1", "token 1 tomato")
    assert table.state.actors() == (3,), "yellow has no scouts"
    table.play("send 2", "token 2 cocoa")
    assert table.state.actors() == (0,)
    table.play("send 3")
    assert table.state.actors() == (1,)
    table.play("send 4")
    assert table.state.actors() == (0,), "all of purple's scouts have been placed"
    table.play("send 4")
    assert sent(table) == [(1, 1, 1), (3, 2, 1), (0, 3, 3), (1, 4, 2), (0, 4, 3)]
    assert seen(table) == [(1, 1, "tomato"), (3, 2, "cocoa"), (0, 3, "peanut"), (0, 4, "corn")]
    assert table.state.seat == 2, "yellow's turn has begun"


@rule("ENT-72", "ENT-73", "ENT-80")
def test_the_printed_example_of_scouts_in_the_german_rules() -> None:
    """Rulebook (Kosmos), column 10: seated are yellow, white, violet, red; it is yellow's turn, who has no scout.

    Here they sit as red, white, yellow and purple: the colours have fixed places.
    """
    more = f"""
units = ['white fort D6', 'white scout E6', 'purple scout F6', 'yellow scout C7', 'purple scout E7', 'white scout C6']
paths = ['{FREE}', '{FREE}', 'r r . . . . . .']
[huts.3]
token = 'peanut'
"""
    table = Table(ALMOST, players=4, more=more, edition="kosmos").play(*LAST_TILE, "settlement")
    assert table.state.scores() == (17, 9, 3, 5)
    assert [supply(table, seat)[:2] for seat in range(4)] == [(1, 2)] * 4
    for seat, moves in [
        (1, ["send 1", "token 1 tomato"]),
        (2, ["send 2", "token 2 bean"]),
        (3, ["send 3"]),
        (1, ["send 1"]),
        (3, ["send 2"]),
    ]:
        assert table.state.actors() == (seat,)
        table.play(*moves)
    assert seen(table) == [(1, 1, "tomato"), (2, 2, "bean"), (3, 3, "peanut")]


@rule("ENT-73")
@pytest.mark.parametrize(
    ("active", "order"),
    [("red", [0, 1, 2, 3]), ("white", [1, 2, 3, 0]), ("yellow", [2, 3, 0, 1]), ("purple", [3, 0, 1, 2])],
)
def test_scouts_are_sent_one_at_a_time_clockwise_from_the_active_player(active: str, order: list[int]) -> None:
    colours = ["purple", "yellow", "white", "red"]
    units = [
        f"{colour} scout {column}{row}"
        for colour, (row, column) in zip(colours * 2, [*product("67", "CDE"), ("8", "C"), ("8", "D")], strict=True)
    ]
    table = Table(BLOCK, players=4, more=f"units = {units}\n{EXPLORE}seat = '{active}'").play("stop", "send 1")
    table.play("token 1 corn", *["send 1"] * 7)
    assert [seat for seat, _, _ in sent(table)] == order * 2


@rule("ENT-73")
def test_the_last_player_with_scouts_places_all_of_theirs_on_any_paths() -> None:
    units = "units = ['white scout C6', 'white scout D6', 'red scout E6', 'white scout C7']\n"
    table = Table(BLOCK, more=units + EXPLORE).play("stop")
    assert table.legal() == [f"send {number}" for number in range(1, 8)]
    table.play("send 1", "token 1 corn")
    for number in (7, 7, 1):
        assert table.state.actors() == (1,)
        table.play(f"send {number}")
        if sent(table)[-1] == (1, 7, 1):
            table.play("token 7 bean")
    assert [path(table, number) for number in (1, 7)] == ["rw......", "ww......"]


@rule("ENT-73")
def test_a_scout_of_a_scored_island_must_be_sent() -> None:
    table = Table(BLOCK, more="units = ['red scout C6']\n" + EXPLORE).play("stop")
    table.refuses("decline", "ENT-73")
    table.refuses("stop", "ENT-73")
    table.refuses("send 8", "ENT-8")


# Spaces, dots and eyes


@rule("ENT-80")
def test_a_scout_takes_the_free_space_nearest_the_hut_gaps_included() -> None:
    more = f"""
units = ['red scout C6', 'red scout D6', 'red scout E6']
paths = ['w w . w . . . .', 'w . . . . . . .']
{EXPLORE}
[huts.1]
token = 'corn'
[huts.2]
token = 'bean'
"""
    table = Table(BLOCK, more=more).play("stop", "send 1", "send 1", "send 2")
    assert path(table, 1) == "wwrwr..."
    assert path(table, 2) == "wr......"


@rule("ENT-80", "ENT-7")
def test_on_the_dot_a_token_is_drawn_from_the_bag_each_as_likely() -> None:
    table = Table(BLOCK, more="units = ['red scout C6', 'red scout D6']\n" + EXPLORE).play("stop", "send 4")
    nine = ["peanut", "cocoa", "pineapple", "tomato", "tobacco", "rubber", "bean", "potato", "corn"]
    assert sorted(table.outcomes()) == sorted(f"token 4 {produce}" for produce in nine)
    assert set(table.outcomes().values()) == {1}
    table.play("token 4 cocoa", "send 6")
    assert len(table.outcomes()) == 8
    assert "token 6 cocoa" not in table.outcomes(), "it lies in the hut of path 4"
    table.play("token 6 peanut")
    assert seen(table) == [(0, 4, "cocoa"), (0, 6, "peanut")]


@rule("ENT-80", "ENT-8")
@pytest.mark.parametrize("space", range(2, 9))
def test_only_eyes_let_look_beyond_the_dot(space: int) -> None:
    places = " ".join(["w"] * (space - 1) + ["."] * (9 - space))
    more = f"units = ['red scout C6']\npaths = ['{places}']\n{EXPLORE}\n[huts.1]\ntoken = 'corn'\nseen = ['white']"
    table = Table(BLOCK, more=more).play("stop", "send 1")
    assert sent(table) == [(0, 1, space)]
    assert seen(table) == ([(0, 1, "corn")] if space in (3, 6) else [])
    assert hut(table.state, 1, 0).seen_by == ((0, 1) if space in (3, 6) else (1,))


@rule("ENT-80", "ENT-93")
def test_a_dot_that_became_free_again_lets_look_at_the_token_already_there() -> None:
    """A hut gives one token a game: nothing is drawn, but the newcomer looks."""
    more = (
        f"units = ['red scout C6']\npaths = ['. w . . . . . .']\n{EXPLORE}\n[huts.1]\ntoken = 'corn'\nseen = ['white']"
    )
    table = Table(BLOCK, more=more).play("stop", "send 1")
    assert path(table, 1) == "rw......"
    assert seen(table) == [(0, 1, "corn")]
    assert sum(table.state.jungle.bag) == 8


@rule("ENT-80")
def test_who_has_looked_is_public_and_what_was_seen_is_not() -> None:
    more = f"units = ['white scout C6']\n{EXPLORE}"
    table = Table(BLOCK, players=3, more=more).play("stop", "send 5", "token 5 tomato")
    for viewer in (0, 2, None):
        assert hut(table.state, 5, viewer) == HutView(has_token=True, seen_by=(1,), taken_by=None, produce="", points=0)
    shown = hut(table.state, 5, 1)
    assert (shown.produce, shown.points) == ("tomato", 15)
    event = next(event for event in table.events if isinstance(event, TokenSeen))
    assert event.seen_by(1) == TokenSeen(1, 5, "tomato", True)
    assert event.seen_by(0) == event.seen_by(2) == event.seen_by(None) == TokenSeen(1, 5, "", True)


@rule("ENT-80")
def test_a_full_path_cannot_be_chosen() -> None:
    more = f"units = ['red scout C6']\npaths = ['{FREE}', 'w w w w w w w w']\n{EXPLORE}"
    table = Table(BLOCK, more=more).play("stop")
    assert table.legal() == ["send 1", "send 3", "send 4", "send 5", "send 6", "send 7"]
    assert "2" in table.refuses("send 2", "ENT-80")


@rule("ENT-80", "ENT-8", "ENT-9")
@pytest.mark.parametrize("seats", installed_game("entdecker").seats)
def test_there_are_more_spaces_in_the_jungle_than_scouts(seats: int) -> None:
    terms = terms_of(seats, EntdeckerOptions())
    assert terms.paths * terms.path_spaces == 56
    assert seats * terms.scouts <= 44


@rule("ENT-80", "ENT-52")
def test_a_scout_sent_by_friendly_natives_draws_and_looks_too() -> None:
    natives = "[turn]\nphase = 'natives'\nship = 'E8'\n"
    drawn = Table(BLOCK, more=natives).play("send 3", "token 3 potato")
    assert seen(drawn) == [(0, 3, "potato")]
    more = f"paths = ['w w . . . . . .']\n{natives}\n[huts.1]\ntoken = 'corn'"
    assert seen(Table(BLOCK, more=more).play("send 1")) == [(0, 1, "corn")]
