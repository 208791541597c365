"""The provisions expansion: the shop, what goes into gaps, whose it is and what it scores (OVW-70)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.core.contract import CHANCE
from farshore.games.overworld.events import ItemsAbandoned, ItemsTaken
from farshore.games.overworld.gaps import NO_ITEMS, NOBODY, Entrance
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.scoring import provision_points
from farshore.games.overworld.terms import ITEMS
from tests.overworld.corridors import close, corridors, gap
from tests.overworld.table import GAME, Table, new_game, rule

BLACK, WHITE = range(2)
TAKE = ["take torch", "take map", "take key", "take potion", "take leg"]


def won(length: int, more: str = "") -> Table:
    """Return a table with provisions where black has just placed a first door in a gap of some length."""
    return Table(corridors(length), more, provisions=True).play(*close(length))


def idle(table: Table) -> list[str]:
    """Return of every offer why it would bring nothing, if it would."""
    return [offer.idle for offer in GAME.offers(table.state, table.state.actors()[0])]


# The shop


@rule("OVW-70")
def test_the_shop_holds_four_of_each_of_five_kinds() -> None:
    assert ITEMS == ("torch", "map", "key", "potion", "leg")
    assert new_game(provisions=True).shop == [4] * 5
    assert new_game().shop == [0] * 5


@rule("OVW-70")
def test_without_the_expansion_nothing_is_taken() -> None:
    table = Table(corridors(4)).play(*close(4))
    assert table.phase == Phase.DRAW
    assert table.state.gaps[0].items == NO_ITEMS


# Filling a gap


@rule("OVW-70")
def test_a_gap_of_one_square_has_no_room_beside_the_door() -> None:
    table = won(1)
    assert table.phase == Phase.DRAW
    assert table.state.gaps[0].entrance == Entrance.DOOR
    assert table.state.shop == [4] * 5


@rule("OVW-70")
@pytest.mark.parametrize("length", [2, 3, 4, 6])
def test_whoever_places_a_door_fills_all_other_squares_of_the_gap(length: int) -> None:
    table = won(length)
    for number in range(length - 1):
        assert table.state.actors() == (BLACK,)
        assert table.legal() == TAKE
        table.refuses("take nothing", "OVW-70")
        table.play(TAKE[number % 5])
    assert table.phase == Phase.DRAW
    assert sum(table.state.gaps[0].items) == length - 1
    assert [4 - left for left in table.state.shop] == list(table.state.gaps[0].items)


@rule("OVW-70")
def test_the_items_may_be_different_or_alike() -> None:
    table = won(5).play("take map", "take map", "take leg", "take map")
    assert table.state.gaps[0].items == (0, 3, 0, 0, 1)
    assert table.state.shop == [4, 1, 4, 4, 3]
    assert [event.items for event in table.happened(ItemsTaken)] == [("map",), ("map",), ("leg",), ("map",)]


@rule("OVW-70")
def test_an_item_that_is_sold_out_cannot_be_taken() -> None:
    table = won(4, "shop = {map = 1, key = 4, leg = 2}")
    assert table.legal() == ["take map", "take key", "take leg"]
    table.refuses("take torch", "OVW-70")
    table.play("take map")
    assert table.legal() == ["take key", "take leg"]
    table.refuses("take map", "OVW-70")


@rule("OVW-70")
@pytest.mark.parametrize(
    ("shop", "items"),
    [
        ("{map = 1, leg = 1}", (0, 1, 0, 0, 1)),
        ("{map = 1, leg = 2}", (0, 1, 0, 0, 2)),
        ("{}", NO_ITEMS),
    ],
)
def test_a_short_shop_gives_all_that_is_left(shop: str, items: tuple[int, ...]) -> None:
    """Three squares are to be filled: with fewer items, or as many, there is nothing to choose."""
    table = won(4, f"shop = {shop}")
    assert table.phase == Phase.DRAW
    assert table.state.gaps[0].items == items
    assert table.state.shop == [0] * 5


@rule("OVW-70")
def test_the_winner_fills_the_gap_also_in_anothers_turn() -> None:
    more = 'active = "white"\nsupplies.white = {camels = 0}'
    table = Table(corridors(3, marks={"(0,-3)": "mB"}), more, provisions=True).play(*close(3))
    assert (table.state.active, table.state.actors()) == (WHITE, (BLACK,))
    table.play("take key", "take key")
    assert table.state.actors() == (CHANCE,)
    assert table.state.gaps[0].owner == BLACK


@rule("OVW-70", "OVW-42")
def test_the_next_gap_is_resolved_when_the_first_is_filled() -> None:
    """One tile encloses a gap of two squares in the west and one of a single square in the east."""
    table = Table(
        """
              -3    -2    -1    0     1     2
        -4    .     m.    m.    .     .     .
        -3    m.    .     .     .     .     m.
        -2    .     m.    m.    .     m.    .
        -1    .     .     .     .     .     .
         0    .     .     .     ^A0   .     .
        """,
        provisions=True,
    ).play("tile ldd", "survey (0,-4)1L", "gap (-2,-3)")
    assert table.legal() == TAKE
    table.play("take potion")
    assert [one.items for one in table.state.gaps] == [(0, 0, 0, 1, 0), NO_ITEMS]
    assert [one.owner for one in table.state.gaps] == [BLACK, BLACK]
    assert table.phase == Phase.DRAW


# A door that moves away


PACKED = gap("black", items="{map = 1, key = 1}") + gap("black", items="{leg = 1}") + gap("black")
LENGTHS = (3, 2, 1, 1)


def moving(gaps: str = PACKED, more: str = "") -> Table:
    """Return a table with provisions where black, with all doors out, wins a fourth gap, of one square."""
    return Table(corridors(*LENGTHS, marks={"(0,-3)": "fB"}), more + gaps, provisions=True).play(*close(*LENGTHS))


@rule("OVW-70", "OVW-43")
@pytest.mark.parametrize("leave", ["leave camel", "leave ship", "leave (0,-3)"])
def test_the_owner_keeps_the_items_by_leaving_an_explorer(leave: str) -> None:
    table = moving()
    assert table.scores()[BLACK].provisions == 9
    table.play("door from (1,-2)", leave)
    old = table.state.gaps[0]
    assert (old.owner, old.entrance, old.items) == (BLACK, Entrance.NONE, (0, 1, 1, 0, 0))
    assert len(old.left) == 1
    assert table.scores()[BLACK].provisions == 9


@rule("OVW-70")
def test_the_owner_may_decline_and_then_the_items_stay_and_belong_to_nobody() -> None:
    table = moving().play("door from (1,-2)")
    assert table.legal() == ["leave camel", "leave ship", "leave (0,-3)", "leave (11,-3)", "leave nobody"]
    assert idle(table) == ["", "", "", "", "overworld-idle-gap"], "a screen asks whether it is meant"
    before = table.explorers(), table.supply(BLACK)
    table.play("leave nobody")
    old = table.state.gaps[0]
    assert (old.owner, old.entrance, old.left, old.items) == (NOBODY, Entrance.NONE, (), (0, 1, 1, 0, 0))
    assert (table.explorers(), table.supply(BLACK)) == before
    assert table.happened(ItemsAbandoned) == [ItemsAbandoned(BLACK, "(1,-2)")]
    assert [score.provisions for score in table.scores()] == [1, 0], "the leg alone is left"
    assert table.state.gaps[3].entrance == Entrance.DOOR
    assert sum(table.state.shop) == 17, "nor do they go back to the shop"


@rule("OVW-70", "OVW-43")
@pytest.mark.parametrize(
    ("gaps", "origin"),
    [
        (PACKED, "(8,-2)"),  # a gap of one square
        (gap("black") * 3, "(1,-2)"),  # a larger one, filled when the shop was empty
    ],
)
def test_only_for_a_gap_that_holds_items_may_the_owner_decline(gaps: str, origin: str) -> None:
    table = moving(gaps).play(f"door from {origin}")
    table.refuses("leave nobody", "OVW-43")


@rule("OVW-70", "OVW-43")
def test_without_provisions_nobody_may_decline() -> None:
    table = Table(corridors(*LENGTHS), gap("black") * 3).play(*close(*LENGTHS), "door from (1,-2)")
    table.refuses("leave nobody", "OVW-43")


@rule("OVW-70")
def test_who_has_no_explorer_to_leave_must_give_the_items_up() -> None:
    """Made up, as all that need an explorer less: whoever wins has one."""
    board = """
              0     1     2     3     4     5     6     7     8     9
        -3    m.    m.    m.    m.    m.    m.    m.    m.    m.    m.
        -2    m.    #1    #1    m.    #2    m.    #3    m.    .     m.
        -1    m.    m.    m.    m.    m.    m.    m.    m.    m.    m.
         0    ^A1   .     .     .     .     .     .     .     .     .
        """
    more = 'phase = "entrance"\nwinner = "black"\nsupplies.black = {camels = 0, ships = 0}\n'
    gaps = gap("black", items="{leg = 1}") + gap("black") * 2
    table = Table(board, more + gaps, provisions=True).play("door from (1,-2)")
    assert table.legal() == ["leave nobody"]
    assert idle(table) == [""], "there is no choice"
    assert table.play("leave nobody").state.gaps[0].owner == NOBODY


@rule("OVW-70")
@pytest.mark.parametrize(("leave", "owner"), [("leave camel", BLACK), ("leave nobody", NOBODY)])
def test_a_door_that_moves_into_a_larger_gap_is_followed_by_new_items(leave: str, owner: int) -> None:
    """The shop has what it had: the items of the old gap do not move with the door."""
    lengths = (3, 2, 1, 3)
    table = Table(corridors(*lengths), PACKED, provisions=True).play(*close(*lengths), "door from (1,-2)", leave)
    assert table.legal() == TAKE
    table.play("take leg", "take leg")
    assert [one.items for one in table.state.gaps] == [(0, 1, 1, 0, 0), (0, 0, 0, 0, 1), NO_ITEMS, (0, 0, 0, 0, 2)]
    assert [one.owner for one in table.state.gaps] == [owner, BLACK, BLACK, BLACK]
    assert table.state.shop == [4, 3, 3, 4, 1]


# Whose the items are, and what they score


def points(*gaps: str) -> list[int]:
    """Return the points for provisions in gaps of seven squares, by seat."""
    lengths = (7,) * len(gaps) + (1,)
    table = Table(corridors(*lengths), "".join(gaps), provisions=True, ports=True)
    return [score.provisions for score in table.scores()]


@rule("OVW-70")
def test_three_different_items_score_nine() -> None:
    """The rulebook: a potion, a key and a torch are three different items, times three."""
    assert points(gap("black", items="{potion = 1, key = 1, torch = 1}")) == [9, 0]


@rule("OVW-70")
def test_ke_yi_scores_sixteen_and_four() -> None:
    """The rulebook: a map, a torch, a leg and a key for 16, another map and another key for 4; in whichever gaps."""
    one = gap("white", items="{map = 2, torch = 1, leg = 1, key = 2}")
    assert points(one) == [0, 16 + 4]
    several = gap("white", items="{map = 2, key = 1}"), gap("white", items="{torch = 1, leg = 1, key = 1}")
    assert points(*several) == [0, 16 + 4]


@rule("OVW-70", "OVW-62")
def test_ke_yi_adds_her_points_to_those_for_doors_and_regions() -> None:
    gaps = gap("white", items="{map = 2, key = 1}") + gap("white", items="{torch = 1, leg = 1, key = 1}")
    table = Table(corridors(4, 4, 1, marks={"(0,-3)": "fW"}), gaps, provisions=True)
    assert table.scores()[WHITE] == (2, 2 * 8, 20, 0)
    assert table.state.scores() == (0, 2 + 16 + 20)


@rule("OVW-70")
@pytest.mark.parametrize(
    ("items", "expected"),
    [
        ("{}", 0),
        ("{leg = 1}", 1),
        ("{leg = 4}", 4),
        ("{torch = 1, map = 1, key = 1, potion = 1, leg = 1}", 25),
        ("{torch = 2, map = 1, key = 1, potion = 1, leg = 1}", 26),
        ("{torch = 3, map = 2, key = 1}", 9 + 4 + 1),
    ],
)
def test_sets_are_built_as_large_as_possible_first(items: str, expected: int) -> None:
    assert points(gap("black", items=items)) == [expected, 0]


@rule("OVW-70")
@given(st.lists(st.integers(0, 4), min_size=5, max_size=5))
def test_taking_one_of_each_kind_there_is_again_and_again_gives_the_same_points(items: list[int]) -> None:
    left, expected = list(items), 0
    while any(left):
        kinds = [kind for kind, count in enumerate(left) if count]
        expected += len(kinds) ** 2
        left = [count - (kind in kinds) for kind, count in enumerate(left)]
    assert provision_points(items) == expected


@rule("OVW-70", "OVW-71")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        (gap("black", "door", items="{leg = 1, key = 1}"), [4, 0]),
        (gap("black", "port", items="{leg = 1, key = 1}"), [4, 0]),
        (gap("black", "", left=["ship"], items="{leg = 1, key = 1}"), [4, 0]),
        (gap("white", "door", items="{leg = 1, key = 1}"), [0, 4]),
        ("[[gaps]]\nitems = {leg = 1, key = 1}\n", [0, 0]),
    ],
)
def test_a_gap_is_of_whoever_has_a_door_a_port_or_an_explorer_there(held: str, expected: list[int]) -> None:
    assert points(held) == expected


@rule("OVW-70", "OVW-61")
def test_items_do_not_pin_a_door_to_a_square() -> None:
    """The first gap has a door and two items on three squares: the door may still be at either end."""
    for lengths, packed in (((3, 1, 1), 0), ((1, 3, 1), 1)):
        gaps = [gap("black"), gap("black")]
        gaps[packed] = gap("black", items="{map = 2}")
        assert Table(corridors(*lengths), "".join(gaps), provisions=True).scores()[BLACK].doors == 2 * 4


@rule("OVW-70", "OVW-62")
def test_without_the_expansion_there_are_no_points_for_provisions() -> None:
    assert [score.provisions for score in Table(corridors(3, 1), gap("black")).scores()] == [0, 0]
