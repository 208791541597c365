"""Points: regions, and all parts together (OVW-60, OVW-62)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from farshore.core.contract import CHANCE
from farshore.games.overworld.grid import place_of
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.scoring import Score, region_points
from tests.overworld import plain
from tests.overworld.corridors import corridors, gap
from tests.overworld.table import Table, fresh, new_game, rule

BLACK, WHITE, RED = range(3)
OVER = 'phase = "over"\n'


def regions(table: Table) -> list[int]:
    """Return the points for regions, by seat."""
    return [score.regions for score in table.scores()]


# What regions are worth


@rule("OVW-60")
def test_a_region_is_worth_two_points_to_whoever_has_most_explorers_in_it() -> None:
    table = Table(
        """
              0     1     2     3
        -1    fB    fB    fW    f.
         0    ^A0   .     .     .
        """
    )
    assert regions(table) == [2, 0]


@rule("OVW-60")
def test_neither_its_size_nor_how_many_explorers_hold_it_changes_its_worth() -> None:
    """Black holds a forest of five with three camels, white a mountain of one square with one."""
    table = Table(
        """
              0     1     2     3     4
        -1    fB    fB    fB    f.    mW
         0    ^A0   .     .     .     .
        """
    )
    assert regions(table) == [2, 2]


@rule("OVW-60")
@pytest.mark.parametrize(
    ("forest", "points"),
    [
        ("fB fW f. f. f.", [2, 2, 0, 0]),
        ("fB fB fW fW fR", [2, 2, 0, 0]),
        ("fB fW fR f. f.", [2, 2, 2, 0]),
        ("fB fW fR fY f.", [2, 2, 2, 2]),
        ("fB fW fR fY fY", [0, 0, 0, 2]),
        ("f. f. f. f. f.", [0, 0, 0, 0]),
    ],
)
def test_on_a_tie_each_tied_player_scores_and_an_empty_region_nobody(forest: str, points: list[int]) -> None:
    assert regions(Table(f"0 1 2 3 4\n-1 {forest}\n0 ^A0 . . . .", players=4)) == points


@rule("OVW-60")
def test_each_region_of_each_kind_is_scored_by_itself() -> None:
    """Black holds a mountain, a forest and a whirlpool; white another forest, and the reef by two ships to one."""
    table = Table(
        """
              0     1     2     3
        -2    fW    .     .     .
        -1    mB    fB    fB    .
         0    ^A0   .     .     .
         1    wb    rb    .     .
         2    rw    rw    .     .
        """
    )
    assert regions(table) == [2 + 2 + 2, 2 + 2]


@rule("OVW-60")
@pytest.mark.parametrize(("holder", "points"), [("B", [2, 2, 2]), ("b", [0, 2, 2]), ("", [0, 2, 2])])
def test_an_explorer_on_a_coast_counts_in_the_region_of_its_half(holder: str, points: list[int]) -> None:
    """The coast at (1,0) continues the forest of one white camel and the whirlpool of two red ships."""
    table = Table(
        f"""
              0     1     2
        -1    m.    fW    .
         0    ^A1   ^A0{holder} .
         1    .     wr    wr
        """,
        players=3,
    )
    assert regions(table) == points


@rule("OVW-60")
@pytest.mark.parametrize(("holder", "points"), [("B", [2, 0]), ("b", [2, 0]), ("", [0, 0])])
def test_the_half_of_a_coast_can_be_a_region_by_itself(holder: str, points: list[int]) -> None:
    assert regions(Table(f"0 1\n-1 m. m.\n0 ^A1 ^A0{holder}\n1 . r.")) == points


@rule("OVW-60")
def test_before_the_first_turn_there_are_no_points() -> None:
    assert regions(fresh(players=4)) == [0, 0, 0, 0]


@rule("OVW-60")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_the_points_for_regions_are_those_a_person_would_count(seed: int) -> None:
    s, rng = new_game(seed % 3 + 2), Random(seed)
    while s.actors():
        (actor,) = s.actors()
        choices = [action for action, _ in s.outcomes()] if actor == CHANCE else s.legal(actor)
        s.apply(actor, rng.choice(choices))
        points = Counter[int]()
        for region in plain.regions(plain.table_of(s)):
            here = Counter(owner for at, owner in s.explorers.items() if (*place_of(at // 2), "LW"[at % 2]) in region)
            points.update({seat: 2 for seat, count in here.items() if count == max(here.values())})
        assert region_points(s) == [points[seat] for seat in range(s.terms.seats)]
    assert sum(region_points(s))


# All points together


@rule("OVW-62", "OVW-70", "OVW-71")
@pytest.mark.parametrize("ports", [False, True])
@pytest.mark.parametrize("provisions", [False, True])
def test_points_are_those_for_regions_doors_provisions_and_the_port(provisions: bool, ports: bool) -> None:
    """Black: a forest, doors four steps apart, torch and map beside a door, a port at mountains and a coast."""
    items = {"items": "{torch = 1, map = 1}"} if provisions else {}
    third = gap("black", "port") if ports else gap("black", "", left=["camel"])
    gaps = gap("black", "door", **items) + gap("black") + third
    marks = {"(0,-3)": "fB", "(2,-3)": "mW", "(3,-3)": "mW"}
    table = Table(corridors(3, 1, 2, 1, marks=marks), gaps, provisions=provisions, ports=ports)
    mountains = sum(mark == "m" for mark in plain.drawn(corridors(3, 1, 2, 1, marks=marks)).values())
    score = Score(regions=2, doors=2 * 4, provisions=4 * provisions, port=(mountains + 1) * ports)
    assert table.scores() == [score, Score(2, 0, 0, 0)]
    assert table.state.scores() == (sum(score), 2)


@rule("OVW-62")
def test_most_points_win() -> None:
    """White's two doors are worth four points, black's regions six."""
    marks = {"(0,-3)": "fB", "(0,1)": "wb", "(2,-3)": "mB"}
    table = Table(corridors(1, 1, 1, marks=marks), OVER + gap("white") * 2)
    assert table.state.scores() == (6, 4)
    assert table.state.winners() == (BLACK,)


@rule("OVW-62")
def test_a_tie_is_broken_by_door_points() -> None:
    marks = {"(0,-3)": "fB", "(0,1)": "wb"}
    table = Table(corridors(1, 1, 1, marks=marks), OVER + gap("white") * 2)
    assert table.state.scores() == (4, 4)
    assert table.state.winners() == (WHITE,)


@rule("OVW-62")
def test_with_equal_door_points_too_the_victory_is_shared() -> None:
    """White and red have two points each, without doors; black has none."""
    table = Table(corridors(1, 1, marks={"(0,-3)": "fW", "(0,1)": "wr"}), OVER, players=3)
    assert table.state.scores() == (0, 2, 2)
    assert table.state.winners() == (WHITE, RED)


@rule("OVW-62")
def test_of_those_with_most_points_only_and_not_of_all_doors_decide() -> None:
    """Red has the longest tour, but fewer points than black and white."""
    marks = {"(0,-3)": "fB", "(2,-3)": "fW", "(4,-3)": "fB", "(6,-3)": "fW", "(0,1)": "wb", "(2,1)": "ww"}
    table = Table(corridors(1, 1, 1, 1, marks=marks), OVER + gap("red") * 2, players=3)
    assert table.state.scores() == (6, 6, 4)
    assert table.state.winners() == (BLACK, WHITE)


@rule("OVW-62")
def test_nobody_has_won_before_the_end() -> None:
    table = Table(corridors(1, 1, marks={"(0,-3)": "fW"}))
    assert table.phase == Phase.DRAW
    assert table.state.scores() == (0, 2)
    assert table.state.winners() == ()
