"""The ports expansion: placing the port, moving it, and the region it scores (OVW-71)."""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.contract import CHANCE
from farshore.games.overworld.events import ExplorerLeft, PortPlaced
from farshore.games.overworld.gaps import NO_ITEMS, Entrance
from farshore.games.overworld.grid import place_of
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.scoring import port_points
from farshore.games.overworld.terms import CAMEL, SHIP
from tests.overworld import plain
from tests.overworld.corridors import close, corridors, gap
from tests.overworld.table import GAME, Table, new_game, rule

BLACK, WHITE = range(2)
TAKE = ["take torch", "take map", "take key", "take potion", "take leg"]


def winning(*lengths: int, more: str = "", provisions: bool = False, marks: dict[str, str] | None = None) -> Table:
    """Return a table with ports where black has just won the last of some gaps."""
    return Table(corridors(*lengths, marks=marks or {}), more, ports=True, provisions=provisions).play(*close(*lengths))


# Placing it


@rule("OVW-71")
def test_everyone_has_one_port_if_it_is_played_with_ports() -> None:
    assert new_game(players=4, ports=True).ports == [1] * 4
    assert new_game(players=4).ports == [0] * 4


@rule("OVW-71")
@pytest.mark.parametrize("length", [2, 3, 5])
def test_whoever_wins_a_gap_of_two_or_more_squares_may_place_the_port_instead_of_a_door(length: int) -> None:
    table = winning(length)
    assert table.state.actors() == (BLACK,)
    assert table.legal() == ["door", "port"]
    table.play("port")
    assert table.happened(PortPlaced) == [PortPlaced(BLACK, "(1,-2)", "")]
    assert (table.state.gaps[0].owner, table.state.gaps[0].entrance) == (BLACK, Entrance.PORT)
    assert table.ports == [0, 1]
    assert table.doors == [3, 3]
    assert table.phase == Phase.DRAW


@rule("OVW-71")
def test_a_door_may_be_placed_all_the_same() -> None:
    table = winning(2).play("door")
    assert table.state.gaps[0].entrance == Entrance.DOOR
    assert (table.ports[BLACK], table.doors[BLACK]) == (1, 2)


@rule("OVW-71")
def test_the_port_is_two_squares_long_and_does_not_fit_into_one() -> None:
    assert winning(1).state.gaps[0].entrance == Entrance.DOOR, "nobody is asked"
    table = winning(1, 1, 1, 1, more=gap("black") * 3)
    assert table.legal() == ["door from (1,-2)", "door from (3,-2)", "door from (5,-2)"]
    table.refuses("port", "OVW-71")


@rule("OVW-71")
def test_without_the_expansion_there_is_no_port_to_place() -> None:
    assert Table(corridors(2)).play(*close(2)).state.gaps[0].entrance == Entrance.DOOR
    table = Table(corridors(1, 1, 1, 2), gap("black") * 3).play(*close(1, 1, 1, 2))
    table.refuses("port", "OVW-71")
    table.refuses("move port", "OVW-71")


@rule("OVW-71", "OVW-42")
def test_the_explorers_return_whatever_is_placed() -> None:
    for choice in ("door", "port"):
        table = winning(2).play(choice)
        assert table.supply(BLACK) == (6, 7)
        assert table.explorers() == {"(3,-3)": "B"}


@rule("OVW-71", "OVW-43")
def test_by_placing_the_port_no_door_need_move() -> None:
    table = winning(1, 1, 1, 2, more=gap("black") * 3)
    assert table.legal() == ["door from (1,-2)", "door from (3,-2)", "door from (5,-2)", "port"]
    table.play("port")
    assert [one.entrance for one in table.state.gaps] == [Entrance.DOOR] * 3 + [Entrance.PORT]
    assert [one.left for one in table.state.gaps] == [()] * 4
    assert table.phase == Phase.DRAW


@rule("OVW-71", "OVW-43")
def test_a_door_may_move_though_the_port_could_be_placed() -> None:
    table = winning(1, 1, 1, 2, more=gap("black") * 3).play("door from (3,-2)", "leave camel")
    assert table.state.gaps[3].entrance == Entrance.DOOR
    assert table.ports[BLACK] == 1


@rule("OVW-71")
def test_the_winner_decides_about_the_port_also_in_anothers_turn() -> None:
    more = 'active = "white"\nsupplies.white = {camels = 0}'
    table = winning(2, more=more, marks={"(0,-1)": "mB"})
    assert (table.state.active, table.state.actors()) == (WHITE, (BLACK,))
    assert table.play("port").ports == [0, 1]


# Moving it


@rule("OVW-71")
def test_a_placed_port_moves_only_by_leaving_two_explorers() -> None:
    """One after the other, from the supply or the board; nobody may decline."""
    table = winning(2, 2, more=gap("black", "port"), marks={"(0,-3)": "fB", "(0,1)": "wb"})
    assert table.legal() == ["door", "move port"]
    table.refuses("port", "OVW-71")
    table.play("move port")
    assert table.state.actors() == (BLACK,)
    assert table.legal() == ["leave camel", "leave ship", "leave (0,-3)", "leave (6,-3)", "leave (0,1)"]
    table.refuses("leave nobody", "OVW-71")
    table.play("leave (0,-3)")
    assert len(table.state.gaps) == 1, "one is not enough"
    assert table.legal() == ["leave camel", "leave ship", "leave (6,-3)", "leave (0,1)"]
    table.refuses("leave nobody", "OVW-71")
    table.play("leave ship")
    old, new = table.state.gaps
    assert (old.owner, old.entrance, old.left) == (BLACK, Entrance.NONE, (CAMEL, SHIP))
    assert (new.owner, new.entrance, new.left) == (BLACK, Entrance.PORT, ())
    assert [event.origin for event in table.happened(ExplorerLeft)] == ["(0,-3)", ""]
    assert table.happened(PortPlaced) == [PortPlaced(BLACK, "(4,-2)", "(1,-2)")]
    assert table.supply(BLACK) == (5, 5)
    assert table.ports == [0, 1]
    assert table.phase == Phase.DRAW


@rule("OVW-71")
@pytest.mark.parametrize(("camels", "ships", "may_move"), [(1, 0, False), (2, 0, True), (1, 1, True)])
def test_the_port_does_not_move_with_fewer_than_two_explorers(camels: int, ships: int, may_move: bool) -> None:
    """Black has one camel, which won the gap, and perhaps another piece in supply."""
    supplies = f"supplies.black = {{camels = {camels - 1}, ships = {ships}}}\nsupplies.white = {{camels = 0}}\n"
    more = f'active = "white"\n{supplies}' + gap("black", "port") + gap("black") * 3
    table = winning(2, 1, 1, 1, 2, more=more, marks={"(0,-1)": "mB"})
    doors = ["door from (4,-2)", "door from (6,-2)", "door from (8,-2)"]
    if may_move:
        assert table.legal() == [*doors, "move port"]
        table.play("move port", "leave camel", "leave ship" if ships else "leave camel")
        assert table.supply(BLACK) == (0, 0)
    else:
        assert table.legal() == doors
        table.refuses("move port", "OVW-71")


@rule("OVW-71")
def test_explorers_on_the_board_are_enough_to_move_the_port() -> None:
    more = 'active = "white"\nsupplies.black = {camels = 0, ships = 0}\nsupplies.white = {camels = 0}\n'
    table = winning(2, 2, more=more + gap("black", "port"), marks={"(0,-3)": "fB", "(0,1)": "wb", "(0,-1)": "mB"})
    assert table.play("move port").legal() == ["leave camel", "leave (0,-3)", "leave (0,1)"]
    table.play("leave (0,1)", "leave (0,-3)")
    assert table.state.gaps[0].left == (SHIP, CAMEL)
    assert table.explorers() == {}


@rule("OVW-71", "OVW-70")
def test_the_items_beside_a_port_stay_its_owners_when_it_moves() -> None:
    more = gap("black", "port", items="{leg = 1, key = 1}")
    table = winning(4, 2, more=more, provisions=True).play("move port")
    table.refuses("leave nobody", "OVW-71")
    table.play("leave camel")
    table.refuses("leave nobody", "OVW-71")
    table.play("leave camel")
    assert table.state.gaps[0].items == (0, 0, 1, 0, 1)
    assert [score.provisions for score in table.scores()] == [4, 0]


@rule("OVW-71", "OVW-43")
def test_a_port_of_another_seat_does_not_matter() -> None:
    table = winning(2, 2, more=gap("white", "port"))
    assert table.legal() == ["door", "port"]
    assert table.play("port").ports == [0, 0]


# Provisions beside it


@rule("OVW-71", "OVW-70")
@pytest.mark.parametrize("length", [3, 4, 5])
def test_squares_beside_the_port_may_be_filled_all_of_them(length: int) -> None:
    table = winning(length, provisions=True).play("port")
    assert table.legal() == [*TAKE, "take nothing"]
    idle = [offer.idle for offer in GAME.offers(table.state, table.state.actors()[0])]
    assert idle == [*[""] * len(TAKE), "overworld-idle-shop"], "a screen asks whether it is meant"
    for number in range(length - 2):
        table.play("take leg")
        if number < length - 3:
            assert table.legal() == TAKE, "all or none"
            table.refuses("take nothing", "OVW-71")
    assert table.phase == Phase.DRAW
    assert table.state.gaps[0].items == (0, 0, 0, 0, length - 2)


@rule("OVW-71", "OVW-70")
@pytest.mark.parametrize("length", [3, 4, 5])
def test_or_none_of_them(length: int) -> None:
    table = winning(length, provisions=True).play("port", "take nothing")
    assert table.phase == Phase.DRAW
    assert table.state.gaps[0].items == NO_ITEMS
    assert table.state.shop == [4] * 5


@rule("OVW-71", "OVW-70")
def test_a_port_fills_a_gap_of_two_squares() -> None:
    table = winning(2, provisions=True).play("port")
    assert table.phase == Phase.DRAW
    assert table.state.gaps[0].items == NO_ITEMS
    assert winning(2, provisions=True).play("door").legal() == TAKE, "a door leaves one of them"


@rule("OVW-71", "OVW-70")
@pytest.mark.parametrize(("length", "shop"), [(5, "{map = 1}"), (3, "{map = 1}")])
def test_from_a_short_shop_all_that_is_left_may_be_taken_or_none(length: int, shop: str) -> None:
    table = winning(length, more=f"shop = {shop}", provisions=True).play("port")
    assert table.legal() == ["take map", "take nothing"]
    table.play("take map")
    assert table.phase == Phase.DRAW
    assert table.state.gaps[0].items == (0, 1, 0, 0, 0)


@rule("OVW-71", "OVW-70")
def test_from_an_empty_shop_nothing_can_be_taken() -> None:
    assert winning(4, more="shop = {}", provisions=True).play("port").phase == Phase.DRAW


@rule("OVW-71", "OVW-70")
def test_a_port_that_moves_may_be_stocked_anew() -> None:
    more = gap("black", "port")
    table = winning(2, 3, more=more, provisions=True).play("move port", "leave camel", "leave ship")
    assert table.legal() == [*TAKE, "take nothing"]
    table.play("take potion")
    assert table.state.gaps[1].items == (0, 0, 0, 1, 0)


# What it scores


HARBOUR = """
              0     1     2     3     4     5
        -2    .     .     m.    m.    .     m.
        -1    f.    m.    m.    .     .     m.
         0    ^A0   #1    #1    >B1   m.    m.
         1    w.    r.    w.    .     .     m.
         2    {0}    .     w.    w.    .     .
        """
"""A gap with four mountains in the north, a reef and three whirlpools in the south, and coasts at both ends.

Across the flat edge of the western coast lie its forest and its whirlpool, both with one square more. The eastern one
turns its water to the gap: its whirlpool shares an edge with it, the six mountains to which its land belongs do not.
"""


@rule("OVW-71")
def test_the_owner_picks_the_largest_region_at_the_port() -> None:
    """One point for each of the four mountains: regions are not added up, and the six mountains are not at the port."""
    table = Table(HARBOUR.format("."), gap("black", "port"), ports=True)
    assert [score.port for score in table.scores()] == [4, 0]


@rule("OVW-71")
def test_a_half_of_a_coast_is_one_square_of_its_region() -> None:
    """Whirlpools at (0,1) to (0,4) and the half of the coast above them are five."""
    longer = HARBOUR.format("w.") + "         3    w.    .     .     .     .     .\n"
    assert Table(longer, gap("black", "port"), ports=True).scores()[BLACK].port == 4
    longer += "         4    w.    .     .     .     .     .\n"
    assert Table(longer, gap("black", "port"), ports=True).scores()[BLACK].port == 5


@rule("OVW-71")
def test_a_port_that_moved_scores_at_its_new_gap() -> None:
    """The northern gap lies among forests, the one to be closed in the south among mountains."""
    table = Table(
        """
              0     1     2     3
        -6    f.    f.    f.    f.
        -5    f.    #1    #1    f.
        -4    f.    f.    f.    f.
        -3    m.    m.    .     .
        -2    m.    .     .     .
        -1    m.    m.    m.    m.
         0    ^A0   .     .     .
        """,
        gap("black", "port"),
        ports=True,
    ).play("tile ldl", "survey (3,-3)2L")
    assert table.scores()[BLACK].port == 11, "with one forest more"
    table.play("move port", "leave camel", "leave camel")
    assert table.scores()[BLACK].port == 9


@rule("OVW-71")
@pytest.mark.parametrize("holder", [".", "B", "W"])
def test_it_does_not_matter_who_controls_the_region(holder: str) -> None:
    board = HARBOUR.format(".").replace("m.    m.    .     .     m.", f"m{holder}    m{holder}    .     .     m.")
    table = Table(board, gap("black", "port"), ports=True)
    assert [score.port for score in table.scores()] == [4, 0]
    assert [score.regions for score in table.scores()] == {".": [0, 0], "B": [2, 0], "W": [0, 2]}[holder]


@rule("OVW-71")
def test_a_region_at_a_corner_of_the_gap_is_not_at_the_port() -> None:
    """The whirlpools in the south-east are the largest region, but touch only a corner of the gap."""
    table = Table(
        """
              0     1     2     3     4     5
        -1    m.    f.    f.    .     .     .
         0    ^A0   #1    #1    r.    .     .
         1    w.    r.    r.    w.    w.    w.
        """,
        gap("black", "port"),
        ports=True,
    )
    assert table.scores()[BLACK].port == 2


@rule("OVW-71")
def test_a_port_does_not_count_as_a_door() -> None:
    for port in ("port", "door"):
        table = Table(corridors(1, 2, 1), gap("black") + gap("black", port), ports=True)
        assert table.scores()[BLACK].doors == (0 if port == "port" else 6)
    three = Table(corridors(1, 1, 2, 1), gap("black") * 2 + gap("black", "port"), ports=True)
    assert three.scores()[BLACK].doors == 2 * 2


@rule("OVW-71")
def test_a_port_in_supply_scores_nothing_and_those_left_behind_neither() -> None:
    assert Table(corridors(2, 1), gap("black"), ports=True).scores()[BLACK].port == 0
    left = gap("black", "", left=["camel", "ship"])
    assert Table(corridors(2, 1), left, ports=True).scores()[BLACK].port == 0


@rule("OVW-71")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_a_port_scores_what_a_person_would_pick(seed: int) -> None:
    seen = 0
    for game in range(3):
        s, rng = new_game(seed % 3 + 2, ports=True, provisions=seed % 2 == 0), Random(seed * 3 + game)
        while s.actors():
            (actor,) = s.actors()
            choices = [action for action, _ in s.outcomes()] if actor == CHANCE else s.legal(actor)
            s.apply(actor, rng.choice(choices))
        for one in s.gaps:
            if one.entrance == Entrance.PORT:
                area = frozenset(map(place_of, one.squares))
                assert port_points(s, one.owner) == max(map(len, plain.regions_around(plain.table_of(s), area)))
                seen += 1
    assert seen
