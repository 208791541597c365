"""The solo game: how cards fall, what is struck, which rank one reaches (EXP-70 to EXP-72)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from farshore.core.contract import CHANCE
from farshore.games.explorers import grid
from farshore.games.explorers.cards import CARDS, turned
from farshore.games.explorers.events import CardTurned, RaceWon, TempleExplored
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.scoring import rank
from tests.explorers.table import FIRST_CODE, Table, pocket, rule
from tests.some import never_empty

ROUNDS = {1: "round = 1\nturn = 2", 2: "round = 2\nturn = 3", 3: "round = 3\nturn = 7", 4: "round = 4\nturn = 1"}


@never_empty
def rounds_of_a_game(**options: object) -> Iterator[Table]:
    """Play alone, marking nothing; yield the table when each round begins."""
    table = Table("players = 1", map=FIRST_CODE, may_stop=True, **options)
    while table.state.actors():
        if table.state.actors() == (CHANCE,):
            if table.state.turn_number == 0:
                yield table
            table.play(next(iter(table.outcomes())))
        else:
            legal = table.legal()
            table.play("stop" if "stop" in legal else legal[0])


def free_temples(table: Table) -> list[list[int]]:
    """Return the numbers still free, quadrant by quadrant."""
    temples = table.state.view(0).temples
    return [[number.points for number in temple.numbers if number.state == "free"] for temple in temples]


# Cards


@rule("EXP-70")
def test_each_card_falls_in_a_random_orientation() -> None:
    table = Table("players = 1\nturn = 1")
    assert table.outcomes() == {f"card {side}": 1 for card in CARDS for side in (card, turned(card))}
    table.play("card DW|PM")
    assert table.phase == Phase.MARKS, "nobody chooses a side, nor turns the card round"


@rule("EXP-70")
def test_a_card_that_fell_one_way_is_out_both_ways() -> None:
    table = Table("players = 1\nturn = 1", may_stop=True).play("card WP", "take W", "stop")
    assert not {"card WP", "card PW"} & set(table.outcomes())
    assert len(table.outcomes()) == 14


@rule("EXP-70", "EXP-22")
@pytest.mark.parametrize(
    ("card", "near", "far"), [("PW", "P", "W"), ("WP", "W", "P"), ("PM|DW", "PM", "DW"), ("DW|PM", "DW", "PM")]
)
def test_three_marks_of_the_near_side_or_two_of_the_far_one(card: str, near: str, far: str) -> None:
    for side, marks in ((near, 3), (far, 2)):
        table = Table("players = 1\nturn = 1\n[blue]\nmarks = ['e11-m11']").play(f"card {card}")
        assert table.legal() == [f"take {near}", f"take {far}"]
        assert table.play(f"take {side}").sheet().due == marks


@rule("EXP-70")
def test_one_is_never_the_active_player() -> None:
    for table in rounds_of_a_game():
        assert table.state.active == -1
    cards = [event for event in table.events if isinstance(event, CardTurned)]
    assert len(cards) == 28
    assert {event.active for event in cards} == {-1}


@rule("EXP-70", "EXP-31")
def test_a_scroll_may_be_used_alone_too() -> None:
    table = Table("players = 1\nturn = 1\ncard = 'PW'\n[blue]\nmarks = ['h11-j11', 'h10']")
    assert table.legal() == ["take P", "take W", "scroll P", "scroll W", "scroll D", "scroll M"]
    assert table.play("scroll W").sheet().due == 4


# Strikes


@rule("EXP-71")
def test_at_the_start_of_rounds_2_3_and_4_the_highest_number_of_every_temple_not_visited_is_struck() -> None:
    free = [free_temples(table)[:] for table in rounds_of_a_game()]
    assert free == [[[12, 10, 8, 6]] * 4, [[10, 8, 6]] * 4, [[8, 6]] * 4, [[6]] * 4]


@rule("EXP-71", "EXP-37")
@pytest.mark.parametrize(("number", "points", "extra"), [(1, 12, 3), (2, 10, 2), (3, 8, 1), (4, 6, 0)])
@pytest.mark.parametrize("temples", ["basic", "expert"])
def test_a_temple_brings_less_in_every_round(number: int, points: int, extra: int, temples: str) -> None:
    table = pocket("p1", "d5", "d6", "e5", when=ROUNDS[number], temples=temples, may_stop=True)
    table.play("take M", "mark p1", "stop")
    (explored,) = [event for event in table.events if isinstance(event, TempleExplored)]
    assert explored == TempleExplored(0, "B", points if temples == "basic" else 8, 0 if temples == "basic" else extra)


@rule("EXP-71")
def test_a_visited_temple_is_not_struck() -> None:
    """Temple B is explored in the last turn of round 1: it brings 12, and its column stays as it is."""
    table = pocket("p1", "c6", when="round = 1\nturn = 7").play("take M", "mark p1")
    assert TempleExplored(0, "B", 12, 0) in table.events, "the round's last turn comes before the strikes"
    assert table.state.round == 1
    assert table.state.columns == [1, 1, 1, 1]
    numbers = table.state.view(0).temples[1].numbers
    assert [(number.points, number.state) for number in numbers] == [
        (12, "taken"),
        (10, "free"),
        (8, "free"),
        (6, "free"),
    ]
    assert free_temples(table)[0] == [10, 8, 6], "temple A, still not visited"
    assert table.score().temples == 12 + 2 * 12


@rule("EXP-71", "EXP-61")
@pytest.mark.parametrize(("number", "points"), [(1, 10), (2, 8), (3, 6), (4, 4)])
def test_a_race_brings_less_in_every_round(number: int, points: int) -> None:
    """The third horse is marked in some round; in round 3 in its last turn, before the strikes of round 4."""
    table = pocket("e4", "e9", when=ROUNDS[number], chosen_achievements=("R3",), may_stop=True)
    table.play("take M", "mark e4", "stop")
    assert [event for event in table.events if isinstance(event, RaceWon)] == [RaceWon(0, "R3", points)]


@rule("EXP-71", "EXP-61")
def test_of_the_achievements_only_races_not_yet_met_are_struck() -> None:
    """French text: “chaque objectif 10/8/6/4 que vous n'avez pas rempli”. R3 is met in round 1, R7 never."""
    struck = [list(table.state.races) for table in rounds_of_a_game(chosen_achievements=("R7", "N1", "R5"))]
    assert struck == [[0, 0, 0], [1, 0, 1], [2, 0, 2], [3, 0, 3]]
    met = pocket("e4", "e9", when="round = 1\nturn = 7", chosen_achievements=("R3", "N1"), may_stop=True)
    met.play("take M", "mark e4", "stop")
    assert met.state.round == 1
    assert met.state.races == [1, 0]
    assert [number.state for number in met.state.view(0).achievements[0].numbers] == ["taken", "free", "free", "free"]


@rule("EXP-71")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_others_nothing_is_struck_when_a_round_begins(players: int) -> None:
    document = f"players = {players}\nround = 1\nturn = 7\ncard = 'PW'\nside = 'P'"
    table = Table(document, may_stop=True, chosen_achievements=("R7",))
    while table.state.actors() != (CHANCE,):
        table.play("stop" if "stop" in table.legal() else "take P")
    assert table.state.round == 1
    assert (table.state.columns, table.state.races) == ([0] * 4, [0])


# Ranks


@rule("EXP-72")
@pytest.mark.parametrize(
    ("points", "reached"),
    [
        *((-9, 0), (0, 0), (79, 0), (80, 0), (81, 1), (90, 1), (91, 2), (100, 2)),
        *((101, 3), (110, 3), (111, 4), (120, 4), (121, 5), (250, 5)),
    ],
)
def test_a_rank_has_its_bounds_each_raised_by_ten_per_achievement_in_play(points: int, reached: int) -> None:
    """Rulebook: “< 80, 81–90, 91–100, 101–110, 111–120, > 120”; 80 itself is of the lowest."""
    for in_play in range(4):
        assert rank(points + 10 * in_play, in_play) == reached


@rule("EXP-72")
def test_the_result_of_a_solo_game_names_the_rank() -> None:
    """48 points for temples, 40 for villages, 10 for provisions, 40 for ten gems in every round."""
    marks = grid.names_of(pocket().sheet().marks)
    over = f"players = 1\nphase = 'over'\n[blue]\nmarks = {marks}\nprovision_points = 10\ngem_points = 40"
    for chosen, points, reached in (
        ((), 138, 5),
        (("R7",), 148, 5),
        (("N1", "N2"), 138, 4),
        (("N1", "N2", "N3"), 138, 3),
    ):
        table = Table(over, chosen_achievements=chosen)
        view = table.state.view(0)
        assert table.state.scores() == (points,)
        assert view.result is not None
        assert view.result.rank == reached
        assert view.rank_bounds == tuple(bound + 10 * len(chosen) for bound in (80, 90, 100, 110, 120))
    two = Table("players = 2\nphase = 'over'").state.view(0)
    assert (two.rank_bounds, two.result is not None and two.result.rank) == ((), None)
