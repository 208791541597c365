"""Temples: keys, the numbers of a column, sharing and striking, and the expert game's extra marks (EXP-37, EXP-38)."""

from __future__ import annotations

import pytest

from farshore.core.contract import Event
from farshore.games.explorers import grid
from farshore.games.explorers.events import MarksShown, TempleExplored
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.secrets import MarksLost
from farshore.games.explorers.terms import SEAT_NAMES
from tests.explorers.table import WAVES, Table, Waves, finish_turn, in_waves, rule, trail
from tests.some import some

# On the map of these tests the temples are p1 (B, mountain), c6 (A, desert), b9 (C, prairie) and n15 (D, water); the
# keys are i10, b1, m4 and e16, the start village j11.
BEFORE_D = trail("i10", "n14")
BEFORE_D_NO_KEY = trail("n14")


def seated(*marks: list[str], more: str = "", card: str = "", side: str = "", **options: object) -> Table:
    """Return a table with everyone's marks: before a card is turned, or with a side of it chosen by blue."""
    said = f"card = '{card}'\nside = '{side}'" if side else f"card = '{card}'" if card else "phase = 'card'"
    parts = "\n".join(f"[{SEAT_NAMES[seat]}]\nmarks = {squares}" for seat, squares in enumerate(marks))
    return Table(f"players = {len(marks)}\nround = 1\nturn = 1\n{said}\n{more}\n{parts}", **options)


def explored(table: Table) -> list[TempleExplored]:
    """Return the temples announced, in order."""
    return [event for event in table.events if isinstance(event, TempleExplored)]


def by_seat(table: Table) -> list[TempleExplored]:
    """Return the temples announced, ordered by seat."""
    return sorted(explored(table), key=lambda event: event.seat)


def seen(table: Table, seat: int | None) -> list[Event]:
    """Return the events that a seat learns of."""
    return [event for event in table.events if event.seen_by(seat) is not None]


# Keys


@rule("EXP-37")
def test_a_temple_cannot_be_marked_without_a_key() -> None:
    table = seated(BEFORE_D_NO_KEY, card="PW").play("take W")
    table.refuses("mark n15", "EXP-37")


@rule("EXP-37")
def test_marking_a_temple_spends_an_unused_key() -> None:
    table = seated(BEFORE_D, card="PW").play("take W")
    assert (table.sheet().keys, table.sheet().keys_found) == (1, 1)
    table.play("mark n15")
    assert (table.sheet().keys, table.sheet().keys_found) == (0, 1)


@rule("EXP-37")
def test_it_does_not_matter_on_which_tile_the_key_lay() -> None:
    table = seated(trail("e16", "n14", avoid=("i10",)), card="PW").play("take W", "mark n15")
    assert table.sheet().temples == (-1, -1, -1, -1), "ranked at the end of the turn"
    assert finish_turn(table).sheet().temples == (-1, -1, -1, 0)


@rule("EXP-37")
def test_a_used_key_opens_no_second_temple() -> None:
    table = seated(trail("i10", "n14", "b6"), card="PM|DW").play("take DW")
    assert {"mark n15", "mark c6"} <= set(table.legal())
    table.play("mark n15")
    table.refuses("mark c6", "EXP-37")
    two_keys = seated(trail("i10", "e16", "n14", "b6"), card="PM|DW").play("take DW", "mark n15", "mark c6")
    assert two_keys.sheet().keys == 0


# Columns


@rule("EXP-5", "EXP-37")
@pytest.mark.parametrize(("waves", "places"), WAVES)
def test_who_comes_later_gets_less_and_who_comes_in_the_same_turn_gets_the_same(
    waves: Waves, places: list[int]
) -> None:
    """Four numbers 12, 10, 8, 6; with three players 10 is struck, with two 10 and 6.

    Rulebook, Places and Objects, temples: Daniel and Jakob (Noah; Alfie and Rémy) mark temple A in the same turn and
    get 12 each, the other two strike 12 and 10. The same is meant by its text for three explorers.
    """
    table = in_waves(seated(*[BEFORE_D] * len(places)), "n15", waves)
    points = [(12, 10, 8, 6)[place] for place in places]
    assert by_seat(table) == [TempleExplored(seat, "D", number, 0) for seat, number in enumerate(points)]
    assert [table.score(seat).temples for seat in range(len(points))] == points
    assert table.state.columns == [0, 0, 0, len(points)]


@rule("EXP-37")
def test_two_of_four_take_12_and_the_others_strike_12_and_10_for_temple_a() -> None:
    """Rulebook, Places and Objects, temples, the example with temple A itself."""
    marks = trail("i10", "b6")
    table = seated(*[marks] * 4, card="WD", side="D").play("mark c6", seat=0).play("take D", "mark c6", seat=1)
    table.play("take W", seat=2).play("take W", seat=3)
    finish_turn(table)
    assert [table.score(seat).temples for seat in range(4)] == [12, 12, 0, 0]
    free = [(12, 10, 8, 6)[place] for place in table.state.terms.places[table.state.columns[0] :]]
    assert free == [8, 6]
    assert table.state.columns == [2, 0, 0, 0]


@rule("EXP-37")
def test_each_quadrant_has_a_column_of_its_own() -> None:
    table = in_waves(seated(BEFORE_D, trail("i10", "b10")), "n15", ((0,),))
    table.play("card PD", "side P").play("mark b9", seat=1)
    assert [table.sheet(seat).temples for seat in (0, 1)] == [(-1, -1, -1, 0), (-1, -1, -1, -1)]
    finish_turn(table)
    assert table.sheet(1).temples == (-1, -1, 0, -1), "the highest number, although D's was taken before"
    assert table.state.columns == [0, 0, 1, 1]


@rule("EXP-37")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_temple_is_ranked_when_all_are_done_whoever_marked_it_first(order: tuple[int, int]) -> None:
    table = seated(BEFORE_D, BEFORE_D, card="PW", side="W").play("take W", seat=1)
    for seat in order:
        assert table.state.columns == [0, 0, 0, 0]
        table.play("mark n15", seat=seat)
    assert explored(table) == []
    finish_turn(table)
    assert explored(table) == [TempleExplored(0, "D", 12, 0), TempleExplored(1, "D", 12, 0)]


@rule("EXP-37")
def test_several_temples_of_one_turn_each_take_the_highest_number_of_their_column() -> None:
    marks = trail("i10", "e16", "n14", "b6")
    table = seated(marks, marks, card="PM|DW", side="DW").play("mark n15", "mark c6", seat=0).play("take PM", seat=1)
    finish_turn(table)
    assert explored(table) == [TempleExplored(0, "A", 12, 0), TempleExplored(0, "D", 12, 0)]
    assert table.score().temples == 24


@rule("EXP-37")
def test_in_the_basic_game_a_temple_brings_no_extra_marks() -> None:
    table = finish_turn(seated(BEFORE_D, card="PW").play("take W", "mark n15"))
    assert table.phase == Phase.CARD
    assert table.state.turn_number == 1


# The expert game, its places and extra marks


@rule("EXP-5", "EXP-38")
@pytest.mark.parametrize(("waves", "places"), WAVES)
def test_an_expert_temple_is_worth_8_and_extra_marks_by_place(waves: Waves, places: list[int]) -> None:
    """3, 2, 1, 0 for four players, 3, 1, 0 for three, 3, 1 for two."""
    table = in_waves(seated(*[BEFORE_D] * len(places), temples="expert"), "n15", waves)
    extras = [(3, 2, 1, 0)[place] for place in places]
    assert by_seat(table) == [TempleExplored(seat, "D", 8, extra) for seat, extra in enumerate(extras)]
    assert [table.score(seat).temples for seat in range(len(places))] == [8] * len(places)


@rule("EXP-38")
def test_extra_marks_go_on_one_terrain_of_choice_at_the_end_of_the_turn() -> None:
    table = seated(BEFORE_D, card="WP", temples="expert").play("take W", "mark n15", "mark n16", "mark o15")
    assert table.state.moment == Moment.EXTRA
    assert table.legal() == [f"terrain {terrain} for D" for terrain in "PWDM"]
    table.refuses("mark o16", "EXP-21")
    table.play("terrain W for D")
    assert table.sheet().due == 3
    water = table.state.world.terrain[1]
    assert all(some(water >> grid.SQUARE[move.removeprefix("mark ")] & 1 for move in table.legal()))
    table.play("mark o16", "mark p16", "mark k10")
    assert table.phase == Phase.CARD


@rule("EXP-38")
def test_extra_marks_come_when_everyone_has_finished_the_turn() -> None:
    table = seated(BEFORE_D, BEFORE_D, card="PW", side="W", temples="expert")
    table.play("mark n15", "mark n16", "mark o15", seat=0)
    assert table.state.actors() == (1,)
    assert list(table.state.legal(0)) == []
    table.play("take P", "mark i11", "mark i12", "mark i13", seat=1)
    assert table.state.actors() == (0,)
    assert table.legal(0) == [f"terrain {terrain} for D" for terrain in "PWDM"]


@rule("EXP-25", "EXP-38")
def test_extra_marks_are_compulsory() -> None:
    """Rulebook (French), advanced scoring: these marks must be used at the end of the turn."""
    table = seated(BEFORE_D, card="WP", temples="expert").play("take W", "mark n15", "mark n16", "mark o15")
    table.play("terrain P for D")
    table.refuses("stop", "EXP-25")
    assert all(some(move.startswith("mark ") for move in table.legal()))


PRAIRIE = ["i11", "i12", "j12", "k12", "i13", "j13", "i14", "i15", "j15", "k15", "i16", "j16", "k16"]


@rule("EXP-25", "EXP-38")
@pytest.mark.parametrize("left", [0, 2])
def test_extra_marks_that_cannot_be_placed_are_lost(left: int) -> None:
    """Of the only prairie within reach none or two squares are left."""
    marks = BEFORE_D + PRAIRIE[: len(PRAIRIE) - left]
    table = seated(marks, card="WP", temples="expert").play("take W", "mark n15", "mark n16", "mark o15")
    table.play("terrain P for D", *[f"mark {square}" for square in ("j16", "k16")[:left]])
    assert [event.marks for event in table.events if isinstance(event, MarksLost)] == [3 - left]
    assert table.phase == Phase.CARD


@rule("EXP-38")
def test_the_last_of_four_has_nothing_to_choose() -> None:
    table = in_waves(seated(*[BEFORE_D] * 4, temples="expert"), "n15", ((0,), (1,), (2,)))
    table.play("card WM|PD", "side WM")
    assert table.state.active == 3
    table.play("mark n15", seat=3)
    for seat in (0, 1, 2):
        table.play("take PD", seat=seat)
    finish_without_extras(table)
    assert explored(table)[-1] == TempleExplored(3, "D", 8, 0)
    assert table.phase == Phase.CARD


def finish_without_extras(table: Table) -> None:
    """Finish the turn; nobody may have an extra mark."""
    while table.phase == Phase.MARKS:
        assert table.state.moment == Moment.CARD
        table.play(next(move for move in table.legal() if move != "mark n15"))


# The expert game with two temples in a turn, and more batches


@rule("EXP-38")
@pytest.mark.parametrize("order", ["AC", "CA"])
def test_each_temple_has_its_own_terrain_in_the_players_order(order: str) -> None:
    """Orange was first at temple C, so blue gets 3 marks for A and only 1 for C."""
    blue, orange = trail("i10", "e16", "b6", "b10"), trail("i10", "b9")
    table = seated(blue, orange, card="WM|PD", side="PD", temples="expert")
    table.play("mark c6", "mark b9", seat=0).play("take WM", seat=1)
    while table.state.moment == Moment.CARD:
        finish_one(table)
    assert table.state.actors() == (0,)
    assert explored(table) == [TempleExplored(0, "A", 8, 3), TempleExplored(0, "C", 8, 1)]
    assert table.legal() == [f"terrain {terrain} for {quadrant}" for quadrant in "AC" for terrain in "PWDM"]
    first, second = order[0], order[1]
    table.play(f"terrain M for {first}")
    assert table.sheet().due == {"A": 3, "C": 1}[first]
    while table.sheet().due:
        finish_one(table)
    assert table.legal() == [f"terrain {terrain} for {second}" for terrain in "PWDM"], "another terrain if one likes"
    table.play(f"terrain P for {second}")
    assert table.sheet().due == {"A": 3, "C": 1}[second]
    finish_turn(table)
    assert table.phase == Phase.CARD


def finish_one(table: Table) -> None:
    """Let the next seat make a move on a square without an object."""
    objects = grid.names_of(sum(table.state.world.objects))
    table.play(next(move for move in table.legal() if move.split()[-1] not in objects))


@rule("EXP-38")
def test_a_temple_reached_by_extra_marks_is_of_a_second_batch_and_shares_nothing() -> None:
    table = seated(BEFORE_D, trail("i10", "e16", "n14", "b10"), card="PW", side="W", temples="expert")
    table.play("mark n15", "mark n16", "mark o15", seat=0)
    table.play("take P", "mark b9", "mark c9", "mark c8", seat=1)
    assert explored(table) == [TempleExplored(1, "C", 8, 3), TempleExplored(0, "D", 8, 3)]
    assert table.state.actors() == (0, 1)
    table.play("terrain W for C", "mark n15", "mark n16", "mark o15", seat=1)
    assert len(explored(table)) == 2, "blue is not done with the batch"
    table.play("terrain W for D", "mark o16", "mark p16", "mark k10", seat=0)
    assert explored(table)[2:] == [TempleExplored(1, "D", 8, 1)], "the second number, although in the same turn"
    assert table.state.actors() == (1,)
    table.play("terrain W for D", "mark o16")
    assert table.phase == Phase.CARD
    assert [table.sheet(seat).temples[3] for seat in (0, 1)] == [0, 2]
    assert [table.score(seat).temples for seat in (0, 1)] == [8, 16]


@rule("EXP-38")
def test_a_number_is_shared_within_a_second_batch_and_a_third_may_follow() -> None:
    """Blue comes from temple A, orange from C; both reach D, and blue from there B, by extra marks."""
    blue = trail("i10", "m4", "e16", "b6", "n14", "o1")
    orange = trail("i10", "e16", "b10", "n14")
    table = seated(blue, orange, card="PD", side="D", temples="expert")
    table.play("mark c6", seat=0).play("take P", "mark b9", seat=1)
    while table.state.moment == Moment.CARD:
        finish_one(table)
    for seat, quadrant in ((0, "A"), (1, "C")):
        table.play(f"terrain W for {quadrant}", "mark n15", seat=seat)
        table.play("mark n16", "mark o15", seat=seat)
    assert explored(table)[2:] == [TempleExplored(0, "D", 8, 3), TempleExplored(1, "D", 8, 3)]
    assert table.state.columns == [1, 0, 1, 2]
    assert table.state.actors() == (0, 1)
    table.play("terrain M for D", "mark p1", seat=0)
    finish_others(table)
    assert explored(table)[4:] == [TempleExplored(0, "B", 8, 3)]
    assert table.state.batches == 3
    assert table.state.actors() == (0,)
    assert finish_turn(table).phase == Phase.CARD


def finish_others(table: Table) -> None:
    """Finish the running batch."""
    batches = table.state.batches
    while table.state.batches == batches:
        finish_one(table)


@rule("EXP-38")
def test_after_a_batch_only_the_temples_explored_are_announced() -> None:
    table = seated(BEFORE_D, BEFORE_D, card="PW", side="W", temples="expert")
    table.play("take P", "mark i11", "mark i12", "mark i13", seat=1)
    table.play("mark n15", "mark n16", "mark o15", seat=0)
    assert seen(table, None) == [TempleExplored(0, "D", 8, 3)]
    assert table.state.shown[0].marks != table.sheet(0).marks
    table.play("terrain W for D", "mark o16", "mark p16", "mark k10", seat=0)
    assert seen(table, None) == [
        TempleExplored(0, "D", 8, 3),
        MarksShown(0, ("k10", "n15", "o15", "n16", "o16", "p16")),
        MarksShown(1, ("i11", "i12", "i13")),
    ]


@rule("EXP-32", "EXP-38")
def test_extra_marks_take_objects_by_the_usual_rules() -> None:
    table = seated(trail("i10", "n14", "j5"), card="DW|PM", temples="expert")
    table.play("take DW", "mark n15", "mark n16", "mark o15", "terrain W for D", "mark j6")
    assert table.sheet().horses == 1
    assert "mark o14" in table.legal(), "a mountain: a horse's mark may be of any terrain"
    table.play("mark o14", "mark k6")
    assert table.sheet().larder == (0, 1, 0)
    assert table.sheet().due == 1


@rule("EXP-10", "EXP-38")
def test_expert_temples_change_nothing_about_keys() -> None:
    seated(BEFORE_D_NO_KEY, card="PW", temples="expert").play("take W").refuses("mark n15", "EXP-37")
