"""Doors: the fourth that must move, those who are left behind for it, and the tour that scores (OVW-43, OVW-61)."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from farshore.core.contract import CHANCE
from farshore.games.overworld.events import DoorPlaced, ExplorerLeft, GapWon
from farshore.games.overworld.gaps import NOBODY, Entrance
from farshore.games.overworld.grid import place_of, square_at
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.scoring import longest_tour, tour
from farshore.games.overworld.terms import CAMEL, SHIP
from tests.overworld.corridors import close, corridors, gap
from tests.overworld.table import Table, rule, sq

BLACK, WHITE = range(2)
DOORS = gap("black") * 3
FOUR = (1, 1, 1, 1)
MARKS = {"(0,-3)": "fB", "(0,1)": "wb", "(2,-3)": "mW"}
"""A camel and a ship of black that do not compete for the fourth gap, and a white camel that does."""


def moving() -> Table:
    """Return a table where black, with all doors out, wins a fourth gap by two camels to one."""
    return Table(corridors(*FOUR, marks=MARKS), DOORS).play(*close(*FOUR))


# The fourth door


@rule("OVW-43")
def test_with_all_three_doors_out_one_must_move_and_the_owner_chooses_which() -> None:
    table = moving()
    assert table.doors[BLACK] == 0
    assert table.happened(GapWon) == [GapWon(BLACK, "(7,-2)", 2, ("(7,-3)", "(8,-2)"))], "they return before"
    assert table.state.actors() == (BLACK,)
    assert table.legal() == ["door from (1,-2)", "door from (3,-2)", "door from (5,-2)"]
    table.refuses("door", "OVW-43")
    table.refuses("door from (7,-2)", "OVW-43")


@rule("OVW-43")
@pytest.mark.parametrize("number", range(3))
def test_the_door_leaves_its_old_gap_where_an_explorer_stays(number: int) -> None:
    origin = f"({2 * number + 1},-2)"
    table = moving().play(f"door from {origin}", "leave ship")
    gaps = table.state.gaps
    assert [one.entrance for one in gaps] == [
        Entrance.NONE if other == number else Entrance.DOOR for other in range(3)
    ] + [Entrance.DOOR]
    assert [one.owner for one in gaps] == [BLACK] * 4
    assert [one.left for one in gaps] == [(SHIP,) if other == number else () for other in range(3)] + [()]
    assert table.happened(DoorPlaced) == [DoorPlaced(BLACK, "(7,-2)", origin)]
    assert table.phase == Phase.DRAW


@rule("OVW-43")
@pytest.mark.parametrize(
    ("leave", "explorer", "origin", "supply"),
    [
        ("leave camel", CAMEL, "", (4, 6)),
        ("leave ship", SHIP, "", (5, 5)),
        ("leave (0,-3)", CAMEL, "(0,-3)", (5, 6)),
        ("leave (8,-3)", CAMEL, "(8,-3)", (5, 6)),
        ("leave (0,1)", SHIP, "(0,1)", (5, 6)),
    ],
)
def test_the_owner_leaves_an_explorer_from_the_supply_or_the_board(
    leave: str, explorer: int, origin: str, supply: tuple[int, int]
) -> None:
    """Black's pieces: a camel in the western forest, one just put in the eastern, a ship; the rest in supply."""
    table = moving().play("door from (3,-2)")
    assert table.state.actors() == (BLACK,)
    assert table.legal() == ["leave camel", "leave ship", "leave (0,-3)", "leave (8,-3)", "leave (0,1)"]
    before = table.explorers()
    table.play(leave)
    assert table.state.gaps[1].left == (explorer,)
    assert table.happened(ExplorerLeft) == [ExplorerLeft(BLACK, ("camel", "ship")[explorer], "(3,-2)", origin)]
    assert table.supply(BLACK) == supply
    assert table.explorers() == {square: who for square, who in before.items() if square != origin}


@rule("OVW-43")
def test_only_ones_own_explorers_can_be_left_and_one_must_be() -> None:
    table = moving().play("door from (3,-2)")
    table.refuses("leave (2,-3)", "OVW-43")
    table.refuses("leave (1,-3)", "OVW-43")
    table.refuses("leave nobody", "OVW-43")


@rule("OVW-43")
def test_explorers_that_just_returned_from_the_gap_can_be_left() -> None:
    """Black has no other camel or ship in supply than those that won."""
    supplies = "supplies.black = {camels = 3, ships = 0}\n"
    table = Table(corridors(*FOUR), supplies + DOORS).play(*close(*FOUR), "door from (1,-2)")
    assert table.legal() == ["leave camel", "leave (8,-3)"]
    assert table.play("leave camel").supply(BLACK) == (1, 0)


@rule("OVW-43", "OVW-42")
def test_the_winner_decides_also_in_anothers_turn() -> None:
    more = 'active = "white"\nsupplies.white = {camels = 0}\n'
    table = Table(corridors(*FOUR, marks={"(4,-3)": "mB"}), more + DOORS).play(*close(*FOUR))
    assert (table.state.active, table.state.actors()) == (WHITE, (BLACK,))
    table.play("door from (5,-2)")
    assert table.state.actors() == (BLACK,)
    table.play("leave camel")
    assert (table.state.active, table.state.actors()) == (BLACK, (CHANCE,)), "then the next turn begins"


@rule("OVW-43")
@pytest.mark.parametrize("ports", [False, True])
def test_while_a_door_is_in_supply_none_moves(ports: bool) -> None:
    three = (1, 1, 2)
    table = Table(corridors(*three), gap("black") * 2, ports=ports).play(*close(*three))
    if ports:
        table.refuses("door from (1,-2)", "OVW-43")
        assert table.legal() == ["door", "port"]
        table.play("door")
    assert [one.entrance for one in table.state.gaps] == [Entrance.DOOR] * 3
    assert table.happened(DoorPlaced) == [DoorPlaced(BLACK, "(5,-2)", "")]
    assert table.doors[BLACK] == 0
    assert table.phase == Phase.DRAW


@rule("OVW-43")
def test_those_left_behind_never_leave_again() -> None:
    """Black left a camel in the first gap and now wins a fifth: neither is the camel taken back nor left elsewhere."""
    five = (1, 1, 1, 1, 1)
    gaps = gap("black", "", left=["camel"]) + DOORS
    supplies = "supplies.black = {camels = 3, ships = 0}\n"
    table = Table(corridors(*five), supplies + gaps).play(*close(*five))
    assert table.supply(BLACK) == (2, 0), "of the three camels put two return, the third stands in the forest"
    assert table.legal() == ["door from (3,-2)", "door from (5,-2)", "door from (7,-2)"]
    table.play("door from (3,-2)")
    assert table.legal() == ["leave camel", "leave (10,-3)"]
    table.refuses("leave (1,-2)", "OVW-43")
    table.play("leave camel")
    assert [one.left for one in table.state.gaps] == [(CAMEL,), (CAMEL,), (), (), ()]
    assert {one.owner for one in table.state.gaps} == {BLACK}


@rule("OVW-43", "OVW-42", "OVW-60", "OVW-61")
def test_those_left_behind_count_for_nothing() -> None:
    """Neither for the next gap, nor for a region, nor as a door."""
    three = (1, 1, 1)
    gaps = gap("black", "", left=["camel"]) + gap("black")
    more = 'active = "white"\nsupplies.white = {camels = 0}\n'
    table = Table(corridors(*three, marks={"(0,-1)": "mW"}), more + gaps)
    assert table.scores()[BLACK] == (0, 0, 0, 0)
    assert table.scores()[WHITE].regions == 2
    table.play(*close(*three))
    assert table.happened(GapWon) == [GapWon(WHITE, "(5,-2)", 1, ("(0,-1)",))]


@rule("OVW-43", "OVW-60")
def test_an_explorer_left_from_the_board_is_missing_in_its_region() -> None:
    table = moving()
    assert table.scores()[BLACK].regions == 6, "two forests and a whirlpool"
    assert table.play("door from (1,-2)", "leave (0,-3)").scores()[BLACK].regions == 4


@rule("OVW-43", "OVW-42")
@pytest.mark.parametrize(("leave", "is_tied"), [("leave (1,-4)", False), ("leave camel", True)])
def test_an_explorer_left_from_the_board_does_not_compete_for_the_next_gap(leave: str, is_tied: bool) -> None:
    """Black wins the first of two gaps. At the second there is a camel of black at (1,-4), and one of white."""
    table = Table(
        """
              -2    -1    0     1     2     3     4
        -8    m.    m.    m.    m.    m.    m.    m.
        -7    m.    #1    m.    #2    m.    #3    m.
        -6    m.    m.    m.    m.    m.    m.    m.
        -5    .     .     .     .     .     .     .
        -4    .     m.    .     .     .     .     .
        -3    m.    .     .     .     mW    .     .
        -2    .     m.    .     m.    .     .     .
        -1    .     .     .     .     .     .     .
         0    .     .     ^A0   .     .     .     .
        """,
        DOORS,
    ).play("tile ldd", "survey (0,-4)1L", "gap (-1,-3)", "door from (-1,-7)", leave)
    if is_tied:
        assert table.legal() == ["winner black", "winner white"]
    else:
        assert [(won.seat, won.gap) for won in table.happened(GapWon)] == [(BLACK, "(-1,-3)"), (WHITE, "(1,-3)")]


@rule("OVW-43")
def test_without_any_explorer_the_old_gap_is_simply_left() -> None:
    """This cannot happen: whoever wins has explorers. Here black is said to have won without."""
    two_more = """
              0     1     2     3     4     5     6     7     8
        -3    m.    m.    m.    m.    m.    m.    m.    m.    m.
        -2    m.    #1    m.    #2    m.    #3    m.    .     m.
        -1    m.    m.    m.    m.    m.    m.    m.    m.    m.
         0    ^A1   .     .     .     .     .     .     .     .
        """
    more = 'phase = "entrance"\nwinner = "black"\nsupplies.black = {camels = 0, ships = 0}\n'
    table = Table(two_more, more + DOORS).play("door from (3,-2)")
    assert table.phase == Phase.DRAW
    assert [one.owner for one in table.state.gaps] == [BLACK, NOBODY, BLACK, BLACK]
    assert [one.left for one in table.state.gaps] == [()] * 4


# The tour


POSTER = """
              0     1     2     3     4
         0    ^A1   .     .     .     .
         1    r.    r.    r.    r.    r.
         2    r.    #1    r.    #2    r.
         3    r.    r.    r.    r.    r.
         4    .     r.    #3    r.    .
         5    .     .     r.    .     .
        """


@rule("OVW-61")
def test_the_example_of_the_poster() -> None:
    """Doors at (1,2), (3,2) and (2,4) score 2 + 3 + 3 = 8: the square one starts from is not counted."""
    assert Table(POSTER, DOORS).scores()[BLACK].doors == 8


@rule("OVW-61")
def test_two_doors_score_there_and_back_and_fewer_nothing() -> None:
    nobody = "[[gaps]]\n"
    assert Table(POSTER, gap("black") * 2 + nobody).scores()[BLACK].doors == 2 + 2
    assert Table(POSTER, gap("black") + nobody + gap("black")).scores()[BLACK].doors == 3 + 3
    assert Table(POSTER, gap("black") + nobody * 2).scores()[BLACK].doors == 0
    assert Table(POSTER, nobody * 3).scores()[BLACK].doors == 0


@rule("OVW-61")
def test_everyone_tours_over_ones_own_doors() -> None:
    scores = Table(POSTER, gap("white") + gap("black") + gap("white"), players=3).scores()
    assert [score.doors for score in scores] == [0, 6, 0]


@rule("OVW-61")
def test_the_way_leads_straight_across_the_table_whether_tiles_lie_there_or_not() -> None:
    table = Table(
        """
              -2    -1    0     1     2     3     4
        -4    .     m.    .     .     .     .     .
        -3    m.    #1    f.    .     .     m.    .
        -2    .     m.    .     .     m.    #2    m.
        -1    .     .     .     .     .     m.    .
         0    .     .     ^A0   .     .     .     .
        """,
        gap("black") * 2,
    )
    assert table.scores()[BLACK].doors == 2 * (4 + 1)


@rule("OVW-61")
def test_in_a_gap_of_several_squares_a_door_stands_where_it_is_best_for_its_owner() -> None:
    """The first gap reaches from (1,-2) to (3,-2), the second from (5,-2) to (6,-2)."""
    table = Table(corridors(3, 2, 1), gap("black") * 2)
    assert table.scores()[BLACK].doors == 2 * 5
    assert tour(table.state, BLACK).squares == (sq("(1,-2)"), sq("(6,-2)"))


@rule("OVW-61")
def test_the_best_squares_are_chosen_for_all_doors_together() -> None:
    """Between two others a door in a corridor cannot lengthen the tour; beyond them it stands at the far end."""
    between = Table(corridors(1, 3, 1, 1), DOORS)
    assert between.scores()[BLACK].doors == 2 * 6, "from (1,-2) to (7,-2) and back"
    beyond = Table(corridors(1, 1, 3, 1), DOORS)
    assert beyond.scores()[BLACK].doors == 2 * 6


def steps(one: int, other: int) -> int:
    """Return the steps between two squares along rows and columns."""
    (x, y), (to_x, to_y) = place_of(one), place_of(other)
    return abs(x - to_x) + abs(y - to_y)


def length(doors: tuple[int, ...]) -> int:
    """Return the length of the shortest closed tour, trying every order."""
    return min(sum(map(steps, order, (*order[1:], order[0]))) for order in permutations(doors))


@st.composite
def gaps(draw: st.DrawFn) -> tuple[int, ...]:
    """Grow a gap of one to eight squares, of any shape, anywhere."""
    near = st.integers(-9, 9)
    squares = [(draw(near), draw(near))]
    for _ in range(draw(st.integers(0, 7))):
        x, y = draw(st.sampled_from(squares))
        step_x, step_y = draw(st.sampled_from([(0, 1), (1, 0), (0, -1), (-1, 0)]))
        if (x + step_x, y + step_y) not in squares:
            squares.append((x + step_x, y + step_y))
    return tuple(sorted(square_at(*place) for place in squares))


BRANCH = tuple(sorted(square_at(*place) for place in [(1, -2), (1, -1), (1, 0), (2, 0), (1, 1), (1, 2)]))
"""A gap that is outermost in the east with one square, and in all other directions with others."""


@rule("OVW-61")
@given(st.lists(gaps(), max_size=3))
@example([BRANCH, (square_at(-5, -9),), (square_at(-5, 9),)])
@example([(square_at(0, -9),), BRANCH, (square_at(9, 9),)])
@settings(deadline=None)
def test_the_tour_is_the_longest_of_all_that_doors_on_any_squares_could_have(chosen: list[tuple[int, ...]]) -> None:
    """Every door on every square of its gap, and every order of the doors."""
    best = max(length(doors) for doors in product(*chosen)) if len(chosen) > 1 else 0
    found = longest_tour(chosen)
    assert found.length == best
    assert all(square in squares for square, squares in zip(found.squares, chosen, strict=True))
    assert len(chosen) < 2 or length(found.squares) == best
