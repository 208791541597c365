"""Villages, the sum of all parts, the winner, and the score while playing (EXP-39, EXP-40, EXP-50)."""

from __future__ import annotations

import pytest

from farshore.games.explorers.events import GameEnded, RoundScored
from farshore.games.explorers.scoring import Score
from farshore.games.explorers.terms import SEAT_NAMES
from tests.explorers.table import Table, finish_turn, rule, trail

# On the map of these tests the villages are d3, m7, f15 and the start village j11.
AROUND = {
    "d3": ("d2", "d4", "c3", "e3"),
    "m7": ("m6", "m8", "l7", "n7"),
    "f15": ("f14", "e15", "g15", "f16"),
    "j11": ("j10", "j12", "i11", "k11"),
}
EVERY_NEIGHBOUR = tuple(square for squares in AROUND.values() for square in squares)


def over(*parts: str, **options: object) -> Table:
    """Return a game that is over; every part says something of the next explorer."""
    explorers = "\n".join(f"[{SEAT_NAMES[seat]}]\n{part}" for seat, part in enumerate(parts))
    return Table(f"players = {len(parts)}\nphase = 'over'\n{explorers}", **options)


def around(**counts: int) -> str:
    """Return marks with so many neighbours of each village marked, and no more."""
    wanted = [square for village, count in counts.items() for square in AROUND[village][:count]]
    others = tuple(square for square in EVERY_NEIGHBOUR if square not in wanted)
    return f"marks = {trail(*wanted, avoid=others)}"


# Villages, basic


@rule("EXP-39")
@pytest.mark.parametrize(("count", "points"), [(1, 3), (2, 5), (3, 7), (4, 10)])
def test_the_start_village_scores_3_5_7_or_10_for_1_to_4_marked_neighbours(count: int, points: int) -> None:
    assert over(around(j11=count)).score().villages == points


@rule("EXP-39")
@pytest.mark.parametrize("village", ["d3", "m7", "f15"])
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 3), (2, 5), (3, 7), (4, 10)])
def test_every_other_village_scores_alike(village: str, count: int, points: int) -> None:
    table = over(around(**{"j11": 1, village: count}))
    assert table.score().villages == 3 + points


@rule("EXP-39")
def test_each_of_the_four_villages_scores_on_its_own() -> None:
    assert over(around(j11=1, d3=2, m7=3, f15=4)).score().villages == 3 + 5 + 7 + 10
    assert over(around(j11=4, d3=4, m7=4, f15=4)).score().villages == 40


@rule("EXP-39")
def test_a_start_village_with_no_marked_neighbour_scores_nothing() -> None:
    assert over("marks = []").score().villages == 0


@rule("EXP-39", "EXP-40")
@pytest.mark.parametrize(("level", "points"), [("basic", 3), ("expert", 0)])
def test_marks_diagonal_to_a_village_do_not_count(level: str, points: int) -> None:
    """Rulebook, Places and Objects, village: Xs diagonal to the village are not counted."""
    table = over(f"marks = {trail('l6', 'n8', 'j10', avoid=EVERY_NEIGHBOUR[:12])}", villages=level)
    assert table.score().villages == points


# Villages, expert


@rule("EXP-40")
@pytest.mark.parametrize(("least", "points"), [(0, 0), (1, 12), (2, 18), (3, 26), (4, 40)])
@pytest.mark.parametrize("village", ["d3", "m7", "f15"])
def test_in_the_expert_game_only_the_village_with_fewest_marked_neighbours_scores(
    village: str, least: int, points: int
) -> None:
    counts = {"j11": 4, "d3": 4, "m7": 4, "f15": 4, village: least}
    assert over(around(**counts), villages="expert").score().villages == points


@rule("EXP-40")
@pytest.mark.parametrize(("least", "points"), [(1, 12), (2, 18), (3, 26)])
def test_in_the_expert_game_the_start_village_may_be_the_one_with_fewest(least: int, points: int) -> None:
    assert over(around(j11=least, d3=4, m7=4, f15=4), villages="expert").score().villages == points


@rule("EXP-40")
def test_in_the_expert_game_several_villages_with_fewest_score_once() -> None:
    assert over(around(j11=2, d3=2, m7=2, f15=2), villages="expert").score().villages == 18


# The sum


@rule("EXP-50")
def test_provisions_gems_temples_villages_and_achievements_are_added_up() -> None:
    """Unused keys (m4) and scrolls (k12) score nothing."""
    marks = trail("l9", "m10", "i10", "n15", "m4", "k12", avoid=("m6", "m8", "l7", "n7"))
    more = "provision_points = 2\ngem_points = 3"
    table = over(f"marks = {marks}\n{more}", chosen_achievements=("C4", "C8", "C6"))
    assert table.score() == Score(2, 3, 12, 5, (0, 2, 4))
    assert table.sheet().keys == 1
    assert table.sheet().scrolls == 1
    assert table.state.scores() == (2 + 3 + 12 + 5 + 0 + 2 + 4,)


@rule("EXP-50")
def test_points_may_be_negative() -> None:
    table = over("marks = []\ngem_points = -24", gems="expert")
    assert table.state.scores() == (-24,)
    assert table.state.winners() == (0,)


@rule("EXP-50")
@pytest.mark.parametrize("wins", [0, 1])
def test_the_game_is_over_after_the_fourth_round_and_most_points_win(wins: int) -> None:
    marks = [trail("j12"), trail("j12")]
    marks[wins] = trail("j12", "j10")
    parts = "".join(f"[{SEAT_NAMES[seat]}]\nmarks = {squares}\n" for seat, squares in enumerate(marks))
    table = Table(f"players = 2\nround = 4\nturn = 7\ncard = 'PM'\nside = 'M'\n{parts}")
    assert table.state.winners() == ()
    table.play("take P", "mark j13", "mark i13", "mark i14", seat=0)  # orange, who chose, reaches no mountain
    scores = (5, 3) if wins == 0 else (3, 5)
    assert table.state.actors() == ()
    assert table.events[-3:] == [RoundScored(0, 0, 0), RoundScored(1, 0, 0), GameEnded(scores, (wins,))]
    assert table.state.scores() == scores
    assert table.state.winners() == (wins,)


@rule("EXP-50")
@pytest.mark.parametrize("wins", [0, 1, 2])
def test_most_points_win(wins: int) -> None:
    parts = [around(j11=1)] * 3
    parts[wins] = around(j11=2)
    table = over(*parts)
    assert sorted(table.state.scores()) == [3, 3, 5]
    assert table.state.winners() == (wins,)


@rule("EXP-50")
@pytest.mark.parametrize("wins", [0, 1])
def test_in_a_tie_fewer_scrolls_used_win(wins: int) -> None:
    marks = f"marks = {trail('k12', 'h10', avoid=AROUND['d3'])}"
    used = [2, 2]
    used[wins] = 1
    table = over(*[f"{marks}\nscrolls_used = {count}" for count in used])
    assert table.state.scores()[0] == table.state.scores()[1]
    assert table.state.winners() == (wins,)


@rule("EXP-50")
def test_scrolls_found_and_not_used_do_not_matter_in_a_tie() -> None:
    """Fewer scrolls used, not fewer found (the English text speaks of scrolls marked, the others of those struck)."""
    table = over(f"marks = {trail('k12', avoid=('j12', 'j10', 'i11'))}", around(j11=1))
    assert table.state.scores() == (3, 3)
    assert table.sheet(0).scrolls_found == 1
    assert table.sheet(1).scrolls_found == 0
    assert table.state.winners() == (0, 1)


@rule("EXP-50")
def test_more_points_win_even_with_more_scrolls_used() -> None:
    more = f"marks = {trail('k12', 'j12', 'j10')}\nscrolls_used = 1"
    table = over(around(j11=1), more)
    assert table.state.winners() == (1,)


@rule("EXP-50")
def test_a_tie_that_scrolls_do_not_break_is_shared() -> None:
    marks = f"marks = {trail('k12', 'j12')}"
    table = over(f"{marks}\nscrolls_used = 1", *[marks] * 3)
    assert len(set(table.state.scores())) == 1
    assert table.state.winners() == (1, 2, 3)


# While playing


@rule("EXP-50")
@pytest.mark.parametrize("number", [1, 2])
def test_while_playing_a_round_that_has_not_ended_counts_nothing(number: int) -> None:
    marks = trail("l9", "m10")
    table = Table(f"players = 1\nround = {number}\nturn = 7\ncard = 'PM'\n[blue]\nmarks = {marks}\nlarder = [1, 0, 0]")
    assert (table.score().provisions, table.score().gems) == (0, 0)
    finish_turn(table)
    assert (table.score().provisions, table.score().gems) == (2, 1)


@rule("EXP-50")
def test_while_playing_villages_and_achievements_count_as_if_the_game_ended_now() -> None:
    table = Table(
        f"players = 1\nround = 2\ncard = 'PM'\n[blue]\nmarks = {trail('k11')}", chosen_achievements=("N1", "Z1")
    )
    assert (table.score().villages, table.score().achievements) == (3, (6, 2))
    table.play("take P", "mark j12", "mark k12")
    assert (table.score().villages, table.score().achievements) == (5, (0, 2)), "a scroll is marked"
    table.play("mark i12")
    assert table.score().achievements == (0, 3)


@rule("EXP-40", "EXP-50")
def test_while_playing_expert_villages_and_temples_count_too() -> None:
    table = Table(
        f"players = 1\nround = 2\ncard = 'PM'\n[blue]\nmarks = {trail('i10', 'n15', 'd2', 'm6', 'f14')}",
        villages="expert",
        temples="expert",
    )
    assert (table.score().villages, table.score().temples) == (12, 8)


@rule("EXP-50")
def test_before_the_start_village_is_marked_there_are_no_points() -> None:
    assert Table("players = 3\n", achievements=3).state.scores() == (0, 0, 0)
