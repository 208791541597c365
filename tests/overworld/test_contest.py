"""Who wins a gap: the explorers in all regions that share an edge with it (OVW-42)."""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.contract import CHANCE
from farshore.games.overworld.contest import rivals
from farshore.games.overworld.events import DoorPlaced, GapFormed, GapStaysEmpty, GapWon
from farshore.games.overworld.gaps import NOBODY, Entrance
from farshore.games.overworld.grid import place_of
from farshore.games.overworld.phase import Phase
from tests.overworld import plain
from tests.overworld.table import Table, new_game, rule, sq

BLACK, WHITE, RED, YELLOW = range(4)
NO_CAMELS = "supplies.black = {camels = 0}"
"""Black, who lays the last tile, puts nobody on it."""


def ring(north: str = "m.", east: str = "m.", south: str = "f.") -> str:
    """Draw a square (0,-2) that ``CLOSE`` encloses; the north joins the mountain of the new tile."""
    return f"""
              -1    0     1
        -4    .     f.    {north}
        -3    .     .     {north}
        -2    .     .     {east}
        -1    .     {south}    .
         0    .     ^A1   .
        """


CLOSE = ("tile ldd", "survey (-1,-3)1L")
"""Mountain at (0,-3), forest at (-1,-3) and (-1,-2)."""


# The rulebook's pictures


@rule("OVW-42")
def test_the_competition_of_the_rulebook() -> None:
    """White 1, yellow 2, red 3: red removes all three red ships and places a red door.

    The whirlpools in the north-east share only a corner with the gap, so the two white ships there do not compete; the
    whirlpool in the west does not touch it at all, so its yellow ship does not either.
    """
    table = Table(
        """
              -3    -2    -1    0
         0    .     .     .     ^A1
         1    .     .     .     ww
         2    .     .     rw    ww
         3    .     .     .     rr
         4    .     .     wr    rr
        """,
        'active = "yellow"',
        players=4,
    )
    table.play("tile ldl", "survey (-2,3)2W")
    assert table.happened(GapFormed) == [GapFormed(("(-1,3)",))]
    assert table.happened(GapWon) == [GapWon(RED, "(-1,3)", 3, ("(0,3)", "(-1,4)", "(0,4)"))]
    assert table.happened(DoorPlaced) == [DoorPlaced(RED, "(-1,3)", "")]
    assert table.explorers() == dict.fromkeys(["(0,1)", "(0,2)", "(-1,2)"], "w") | dict.fromkeys(
        ["(-3,3)", "(-2,3)", "(-2,4)"], "y"
    )
    assert rivals(table.state, [sq("(-1,3)")]) == [0, 1, 0, 2], "red has none there any more"
    assert table.supply(RED) == (7, 7)
    assert table.doors == [3, 3, 2, 3]


@rule("OVW-42")
def test_all_six_ships_that_claimed_the_gap_leave_the_board() -> None:
    """The rulebook's picture of black's door: also the ships further away in those regions return, but no others."""
    table = Table(
        """
              -2    -1    0     1
         0    .     .     ^A0   .
         1    .     wb    rb    .
         2    rb    rb    .     .
         3    .     ww    .     .
        """
    ).play("tile dll", "survey (1,3)3W")
    (won,) = table.happened(GapWon)
    assert (won.seat, won.explorers) == (BLACK, 6)
    assert {*won.squares} == {"(0,1)", "(-1,2)", "(-2,2)", "(1,2)", "(1,3)", "(0,3)"}
    assert table.explorers() == {"(-1,1)": "b", "(-1,3)": "w"}, "one only at a corner; and white's in a region of it"
    assert table.supply(BLACK) == (7, 6)
    (gap,) = table.state.gaps
    assert (gap.owner, gap.entrance) == (BLACK, Entrance.DOOR)


# Who competes


@rule("OVW-42")
def test_whoever_has_most_must_place_a_door_and_is_not_asked() -> None:
    """White wins by two camels to one; the explorers return first, then the door is placed."""
    table = Table(ring(north="mW", south="fB"), NO_CAMELS).play(*CLOSE)
    assert table.happened(GapWon) == [GapWon(WHITE, "(0,-2)", 2, ("(1,-4)", "(1,-3)"))]
    ended = [type(event) for event in table.events if isinstance(event, GapWon | DoorPlaced)]
    assert ended == [GapWon, DoorPlaced]
    assert table.doors == [3, 2]
    assert table.explorers() == {"(0,-1)": "B"}, "the others stay"
    assert (table.phase, table.state.active) == (Phase.DRAW, WHITE)


@rule("OVW-42")
def test_explorers_in_all_regions_around_the_gap_are_counted_together() -> None:
    """Black has two in one region, white two in another and one in a third."""
    table = Table(
        """
              -1    0     1     2
        -4    .     f.    mB    .
        -3    .     .     mB    .
        -2    .     .     fW    fW
        -1    .     mW    .     .
         0    .     ^A1   .     .
        """,
        NO_CAMELS,
    ).play(*CLOSE)
    assert table.happened(GapWon) == [GapWon(WHITE, "(0,-2)", 3, ("(1,-2)", "(2,-2)", "(0,-1)"))]


@rule("OVW-42")
def test_a_region_that_surrounds_the_gap_on_several_sides_counts_once() -> None:
    """White's two camels are in a region on three sides of the gap, black's three in one on the fourth."""
    table = Table(
        """
              -2    -1    0     1
        -3    .     .     mW    m.
        -2    .     .     .     mW
        -1    .     fB    m.    m.
         0    .     .     ^A0   .
        """
    ).play("tile ddl", "survey (-2,-2)1L")
    assert [(won.seat, won.explorers) for won in table.happened(GapWon)] == [(BLACK, 3)]
    assert table.explorers() == {"(0,-3)": "W", "(1,-2)": "W", "(-2,-1)": "B"}


@rule("OVW-42")
def test_a_region_at_a_corner_does_not_compete() -> None:
    """White's three camels stand north-east of the gap; black's one is south of it."""
    board = """
              -1    0     1     2
        -4    .     f.    fW    fW
        -3    .     .     fW    .
        -2    .     .     m.    .
        -1    .     fB    .     .
         0    .     ^A1   .     .
        """
    table = Table(board, NO_CAMELS).play(*CLOSE)
    assert table.happened(GapWon) == [GapWon(BLACK, "(0,-2)", 1, ("(0,-1)",))]
    edge = Table(board.replace("m.", "f."), NO_CAMELS).play(*CLOSE)
    assert [(won.seat, won.explorers) for won in edge.happened(GapWon)] == [(WHITE, 3)], "an edge is enough"


# Coasts


COASTS = """
              0     1     2
        -2    {0}    .     .
        -1    {0}    .     .
         0    ^A0   .     ^B0{1}
         1    {2}    r.    .
        """
"""The square (1,0) lies between the flat edges of two coasts: forest and whirlpool, forest and reef."""


@rule("OVW-42")
@pytest.mark.parametrize(
    ("forest", "holder", "whirlpool", "winner", "back"),
    [
        ("fW", "", "wr", WHITE, {"(0,-2)", "(0,-1)"}),
        ("f.", "", "wr", RED, {"(0,1)"}),
        ("f.", "R", "w.", RED, {"(2,0)"}),
        ("f.", "r", "w.", RED, {"(2,0)"}),
        ("f.", "r", "ww", None, set()),
        ("f.", "R", "ww", None, set()),
        ("f.", "r", "wr", RED, {"(2,0)", "(0,1)"}),
    ],
)
def test_across_a_flat_edge_both_halves_compete(
    forest: str, holder: str, whirlpool: str, winner: int | None, back: set[str]
) -> None:
    """Also explorers in a region that touches the gap with nothing but the half of a coast."""
    table = Table(COASTS.format(forest, holder, whirlpool), NO_CAMELS, players=3)
    table.play("tile ldd", "survey (1,-2)1L")
    if winner is None:
        assert table.legal() == ["winner white", "winner red"]
    else:
        (won,) = table.happened(GapWon)
        assert (won.seat, {*won.squares}) == (winner, back)


@rule("OVW-42")
@pytest.mark.parametrize(("holder", "winner"), [("W", WHITE), ("w", None)])
def test_across_a_toothed_edge_only_that_half_competes(holder: str, winner: int | None) -> None:
    """The coast in the north turns its land to the gap: a camel on it competes, a ship on its water half does not."""
    table = Table(
        f"""
              -1    0     1     2
        -2    .     vA1{holder} .     .
        -1    m.    .     .     .
         0    .     ^A0   .     .
         1    .     .     .     m.
        """,
        NO_CAMELS,
    ).play("tile ldl", "survey (2,-1)2L")
    if winner is None:
        assert not table.happened(GapWon)
        assert table.explorers() == {"(0,-2)": "w"}
    else:
        assert table.happened(GapWon) == [GapWon(winner, "(0,-1)", 1, ("(0,-2)",))]


@rule("OVW-42")
@pytest.mark.parametrize(("holder", "strength"), [("W", 2), ("w", 1)])
def test_an_explorer_on_a_coast_counts_in_the_region_of_its_own_half(holder: str, strength: int) -> None:
    """The coast at (2,-2) continues the forest that touches the gap from the east; its water does not touch the gap."""
    table = Table(
        f"""
              -1    0     1     2
        -4    .     f.    m.    .
        -3    .     .     m.    .
        -2    .     .     fW    <A0{holder}
        -1    .     m.    .     .
         0    .     ^A1   .     .
        """,
        NO_CAMELS,
    ).play(*CLOSE)
    assert [won.explorers for won in table.happened(GapWon)] == [strength]


# Ties


@rule("OVW-42")
def test_the_active_player_chooses_among_tied_players_even_when_not_tied() -> None:
    board = ring(north="mW", east="mR", south="fR")
    table = Table(board, NO_CAMELS, players=3).play(*CLOSE)
    assert table.state.actors() == (BLACK,)
    assert table.legal() == ["winner white", "winner red"]
    table.refuses("winner black", "OVW-42")
    table.play("winner red")
    assert table.happened(GapWon) == [GapWon(RED, "(0,-2)", 2, ("(1,-2)", "(0,-1)"))]
    assert table.explorers() == {"(1,-4)": "W", "(1,-3)": "W"}
    assert table.doors == [3, 3, 2]
    assert table.state.actors() == (CHANCE,)


@rule("OVW-42")
@pytest.mark.parametrize("winner", [BLACK, WHITE])
def test_the_active_player_may_choose_oneself_or_force_a_tied_opponent(winner: int) -> None:
    """Black puts three camels around the gap, white has three there."""
    table = Table(ring(north="mW", east="mW")).play(*CLOSE)
    assert table.legal() == ["winner black", "winner white"]
    table.play(f"winner {'black' if winner == BLACK else 'white'}")
    assert [won.seat for won in table.happened(GapWon)] == [winner]
    assert {*table.explorers().values()} == {"W" if winner == BLACK else "B"}, "those who lost the tie stay"
    assert table.doors[winner] == 2


@rule("OVW-42")
def test_a_third_player_with_fewer_explorers_is_not_among_the_tied() -> None:
    table = Table(ring(north="mW", east="mR", south="fR"), "supplies.black = {camels = 1}", players=3)
    table.play(*CLOSE, "put (-1,-2)")
    assert table.legal() == ["winner white", "winner red"]


@rule("OVW-42")
def test_all_four_may_be_tied() -> None:
    board = """
              -1    0     1     2
        -4    .     f.    m.    .
        -3    .     .     m.    .
        -2    .     .     fW    fY
        -1    .     mR    .     .
         0    .     ^A0   .     .
        """
    table = Table(board, "supplies.black = {camels = 1}", players=4).play(*CLOSE, "put (-1,-2)")
    assert table.legal() == ["winner black", "winner white", "winner red", "winner yellow"]


# Several gaps, and nobody at all


TWO_GAPS = """
              -2    -1    0     1     2
        -4    .     m.    .     .     .
        -3    m.    .     .     .     mW
        -2    .     m.    .     mW    .
        -1    .     .     .     .     .
         0    .     .     ^A0   .     .
        """
"""Black's tile has a forest between the gaps (-1,-3) and (1,-3), and a mountain at the second, where white is."""


@rule("OVW-42")
def test_the_active_player_picks_the_next_gap_and_explorers_are_counted_anew() -> None:
    """With the first gap black takes two camels back, and so loses the second by one to two."""
    table = Table(TWO_GAPS).play("tile ldd", "survey (0,-4)1L")
    assert table.state.actors() == (BLACK,)
    assert table.legal() == ["gap (-1,-3)", "gap (1,-3)"]
    table.refuses("gap (0,0)", "OVW-42")
    table.play("gap (-1,-3)")
    assert table.happened(GapWon) == [
        GapWon(BLACK, "(-1,-3)", 2, ("(0,-4)", "(0,-3)")),
        GapWon(WHITE, "(1,-3)", 2, ("(2,-3)", "(1,-2)")),
    ]
    assert table.explorers() == {"(1,-4)": "B"}
    assert table.doors == [2, 2]


@rule("OVW-42")
def test_in_the_other_order_the_same_gaps_have_other_winners() -> None:
    """Black wins the second by three to two; then nobody is left at the first."""
    table = Table(TWO_GAPS).play("tile ldd", "survey (0,-4)1L", "gap (1,-3)")
    assert [(won.seat, won.gap, won.explorers) for won in table.happened(GapWon)] == [(BLACK, "(1,-3)", 3)]
    assert table.happened(GapStaysEmpty) == [GapStaysEmpty("(-1,-3)")]
    assert table.doors == [2, 3]
    assert table.explorers() == {"(2,-3)": "W", "(1,-2)": "W"}


@rule("OVW-42")
def test_of_three_gaps_the_active_player_picks_twice_and_no_gap_is_left_out() -> None:
    table = Table(
        """
              -2    -1    0     1     2     3
        -4    m.    .     .     .     .     .
        -3    f.    mW    .     .     m.    f.
        -2    m.    .     .     .     fW    m.
        -1    f.    mW    .     mW    m.    .
         0    .     .     ^A0   .     .     .
        """,
        NO_CAMELS,
    ).play("tile ddl", "survey (0,-3)1L")
    assert table.legal() == ["gap (-1,-2)", "gap (1,-2)", "gap (0,-1)"]
    table.play("gap (0,-1)")
    assert table.legal() == ["gap (-1,-2)", "gap (1,-2)"]
    table.refuses("gap (0,-1)", "OVW-42")
    table.play("gap (1,-2)")
    won = [(event.gap, event.explorers) for event in table.happened(GapWon)]
    assert won == [("(0,-1)", 2), ("(1,-2)", 1), ("(-1,-2)", 1)]
    assert table.doors == [3, 0]
    assert table.phase == Phase.DRAW


@rule("OVW-42")
def test_a_gap_without_explorers_around_it_stays_closed_and_empty() -> None:
    table = Table(ring(), NO_CAMELS).play(*CLOSE)
    assert table.happened(GapStaysEmpty) == [GapStaysEmpty("(0,-2)")]
    assert not table.happened(GapWon)
    (gap,) = table.state.gaps
    assert (gap.owner, gap.entrance, gap.left) == (NOBODY, Entrance.NONE, ())
    assert table.doors == [3, 3]
    assert not table.state.board.is_empty(sq("(0,-2)"))
    table.play("tile lld", "survey (1,-5)0L")
    assert len(table.happened(GapFormed)) == 1, "it is not resolved again"


@rule("OVW-42")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_those_compete_for_a_gap_whom_a_person_would_count(seed: int) -> None:
    """The tiles around a gap stay as they are, so that its contest can be looked at again at any time."""
    counted = 0
    for game in range(3):
        s, rng = new_game(seed % 3 + 2, ports=seed % 2 == 0), Random(seed * 3 + game)
        while s.actors():
            (actor,) = s.actors()
            choices = [action for action, _ in s.outcomes()] if actor == CHANCE else s.legal(actor)
            s.apply(actor, rng.choice(choices))
            table = plain.table_of(s)
            for gap in s.gaps if s.phase == Phase.DRAW else ():
                around = frozenset().union(*plain.regions_around(table, frozenset(map(place_of, gap.squares))))
                here = [owner for at, owner in s.explorers.items() if (*place_of(at // 2), "LW"[at % 2]) in around]
                assert rivals(s, gap.squares) == [here.count(seat) for seat in range(s.terms.seats)]
                counted += len(here)
    assert counted
