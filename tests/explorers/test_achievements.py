"""The 32 achievements, how they come into play, and the races for eight of them (EXP-60, EXP-61)."""

from __future__ import annotations

import pytest

from farshore.core.errors import BadOptions
from farshore.games.explorers import grid
from farshore.games.explorers.achievements import AT_THE_END, NAMES, RACES
from farshore.games.explorers.events import AchievementDrawn, RaceWon, TempleExplored
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.terms import SEAT_NAMES, terms_of
from farshore.games.explorers.tile import Object
from farshore.games.explorers.world import atlas_of, read_code
from tests.explorers.table import FIRST_CODE, TEST_TILES, WAVES, Table, Waves, finish_turn, in_waves, rule, trail

WORLD = atlas_of(TEST_TILES).world(read_code(FIRST_CODE))
# The villages are d3, m7, f15 and the start village j11; the temples p1, c6, b9, n15.
APPLES, CARROTS, FISH, GEMS, HORSES, KEYS, SCROLLS = (
    tuple(grid.names_of(WORLD.objects[kind]))
    for kind in (Object.APPLE, Object.CARROT, Object.FISH, Object.GEM, Object.HORSE, Object.KEY, Object.SCROLL)
)
TEMPLES = ("n15", "b9", "c6", "p1")
FOUR_AROUND = {
    "d3": ("d2", "d4", "c3", "e3"),
    "m7": ("m6", "m8", "l7", "n7"),
    "f15": ("f14", "f16", "e15", "g15"),
    "j11": ("j10", "j12", "i11", "k11"),
}
TIED_MAP = "1r0 2r0 3r3 4r0"  # g11 and j11 are equally near the centre


def marked(*lines: str) -> int:
    """Return squares and straight lines (``a1-a5``), and the start village."""
    squares = 1 << WORLD.central_villages[0]
    for line in lines:
        one, other = sorted(grid.SQUARE[name] for name in (line.split("-") * 2)[:2])
        squares |= sum(1 << square for square in range(one, other + 1, 1 if other - one < grid.SIZE else grid.SIZE))
    return squares


def worth(name: str, *lines: str) -> int:
    """Return what an achievement is worth with these marks, joined to the start village or not."""
    return AT_THE_END[name](WORLD, marked(*lines))


def won(name: str, *lines: str) -> bool:
    """Tell whether these marks meet a race."""
    return RACES[name](WORLD, marked(*lines))


def final(name: str, *squares: str) -> int:
    """Return what an achievement brings at the end of a game in which these squares, and empty ones, were marked."""
    table = Table(f"players = 1\nphase = 'over'\n[blue]\nmarks = {trail(*squares)}", chosen_achievements=(name,))
    (points,) = table.score().achievements
    assert table.score().total() == sum(table.score()[:4]) + points
    return points


def steps(name: str, squares: tuple[str, ...]) -> list[int]:
    """Return what an achievement brings with none, one, two, … of these squares marked."""
    return [final(name, *squares[:count]) for count in range(len(squares) + 1)]


# Nothing of a kind


@rule("EXP-60")
def test_n1_no_scroll_marked_brings_6() -> None:
    assert final("N1", "i10", "m10") == 6
    assert [final("N1", square) for square in SCROLLS] == [0, 0, 0, 0]


@rule("EXP-60")
def test_n2_no_horse_marked_brings_8() -> None:
    assert final("N2", "i10", "k12") == 8
    assert [final("N2", square) for square in HORSES] == [0, 0, 0, 0]


@rule("EXP-60")
def test_n3_no_gem_marked_brings_16() -> None:
    assert final("N3", "i10", "k12") == 16
    assert [final("N3", square) for square in GEMS] == [0] * 10


# Areas


@rule("EXP-60")
def test_a1_a_mark_in_every_area_of_prairie_brings_10() -> None:
    areas = ("f1", "i1", "d7", "k7", "i11")
    assert worth("A1", *areas) == 10
    assert [worth("A1", *areas[:gap], *areas[gap + 1 :]) for gap in range(5)] == [0] * 5
    assert worth("A1", "f1", "k1", "a9", "m8", "k16", "c13") == 10, "anywhere in an area, and more than once"


@rule("EXP-60")
def test_a2_a_mark_in_every_area_of_water_brings_10() -> None:
    areas = ("e1", "c3", "g3", "i5", "o6", "f9", "n14", "d15")
    assert worth("A2", *areas) == 10
    assert [worth("A2", *areas[:gap], *areas[gap + 1 :]) for gap in range(8)] == [0] * 8


@rule("EXP-60")
def test_a3_a_mark_in_every_area_of_desert_brings_10() -> None:
    areas = ("a1", "g1", "n3", "b6", "i9", "l12", "a13", "g14")
    assert worth("A3", *areas) == 10
    assert [worth("A3", *areas[:gap], *areas[gap + 1 :]) for gap in range(8)] == [0] * 8


@rule("EXP-60")
def test_a4_a_mark_in_every_area_of_mountain_brings_10() -> None:
    areas = ("l1", "a3", "d4", "m4", "d9", "a10", "o10")
    assert worth("A4", *areas) == 10
    assert [worth("A4", *areas[:gap], *areas[gap + 1 :]) for gap in range(7)] == [0] * 7


@rule("EXP-60")
def test_areas_join_across_tiles_but_not_diagonally_and_a_single_square_is_one() -> None:
    prairie = grid.areas(WORLD.terrain[0])
    assert sum(bool(area & marked("d7") & WORLD.land and area & marked("c12") & WORLD.land) for area in prairie) == 1
    assert len(grid.areas(marked("a1", "b2", "c2") & WORLD.land)) == 2


@rule("EXP-60")
def test_an_achievement_of_areas_counts_in_a_whole_game() -> None:
    assert final("A1", "f1", "i1", "d7", "k7", "i11") == 10
    assert final("A1", "i11", "d7", "k7") == 0


# A full row or column


@rule("EXP-60")
def test_f_a_full_row_or_column_of_16_brings_12_once() -> None:
    """Rulebook (English), achievements: this achievement can only be gained once."""
    assert worth("F", "a12-p12") == 12
    assert worth("F", "a12-p12", "a1-a16", "b1-b16") == 12
    assert worth("F", "a1-a16") == worth("F", "p1-p16") == worth("F", "a1-p1") == worth("F", "a16-p16") == 12
    assert worth("F", "a12-o12") == worth("F", "b12-p12") == worth("F", "a1-a15") == 0
    assert worth("F", "b12-p12", "a13") == 0, "sixteen marks, not in one row"


@rule("EXP-60")
def test_f_runs_over_the_start_village_but_not_over_another() -> None:
    assert worth("F", "a11-i11", "k11-p11") == 12
    assert worth("F", "j1-j10", "j12-j16") == 12
    assert worth("F", "d1-d2", "d4-d16") == 0
    assert worth("F", "a7-l7", "n7-p7") == 0


# Objects and other things counted


@rule("EXP-60")
def test_c1_apples_bring_1_3_6_10() -> None:
    assert steps("C1", APPLES[:4]) == [0, 1, 3, 6, 10]
    assert worth("C1", *APPLES[:5]) == worth("C1", *APPLES) == 10
    assert final("C1", *CARROTS[:1], *FISH[:1]) == 0


@rule("EXP-60")
def test_c2_carrots_bring_1_3_6_10() -> None:
    assert steps("C2", CARROTS[:4]) == [0, 1, 3, 6, 10]
    assert worth("C2", *CARROTS) == 10
    assert final("C2", *APPLES[:1], *FISH[:1]) == 0


@rule("EXP-60")
def test_c3_fish_bring_1_3_6_10() -> None:
    assert steps("C3", FISH[:4]) == [0, 1, 3, 6, 10]
    assert worth("C3", *FISH) == 10
    assert final("C3", *APPLES[:1], *CARROTS[:1]) == 0


@rule("EXP-60")
def test_c4_3_5_7_9_gems_bring_2_5_9_14_and_between_steps_the_lower_counts() -> None:
    assert steps("C4", GEMS) == [0, 0, 0, 2, 2, 5, 5, 9, 9, 14, 14]


@rule("EXP-60")
def test_c5_horses_bring_2_4_7_11() -> None:
    assert steps("C5", HORSES) == [0, 2, 4, 7, 11]


@rule("EXP-60")
def test_c6_keys_bring_2_4_7_11_used_or_not() -> None:
    assert steps("C6", KEYS) == [0, 2, 4, 7, 11]
    assert final("C6", "i10", "n15") == 2


@rule("EXP-60")
def test_c7_scrolls_bring_2_4_7_11_used_or_not() -> None:
    assert steps("C7", SCROLLS) == [0, 2, 4, 7, 11]
    document = f"players = 1\nphase = 'over'\n[blue]\nmarks = {trail('k12')}\nscrolls_used = 1"
    assert Table(document, chosen_achievements=("C7",)).score().achievements == (2,)


@rule("EXP-60")
def test_c8_temples_bring_2_5_9_14() -> None:
    assert [final("C8", *KEYS, *TEMPLES[:count]) for count in range(5)] == [0, 2, 5, 9, 14]


@rule("EXP-60")
def test_c9_sets_of_three_different_provisions_bring_2_5_9_14() -> None:
    sets = [(*APPLES[:count], *CARROTS[:count], *FISH[:count]) for count in range(6)]
    assert [final("C9", *squares) for squares in sets[:5]] == [0, 2, 5, 9, 14]
    assert worth("C9", *sets[5]) == 14
    assert final("C9", *APPLES[:2], *CARROTS[:2], *FISH[:1]) == 2
    assert final("C9", *APPLES[:1], *CARROTS[:3], *FISH[:3]) == 2
    assert final("C9", *APPLES[:4], *CARROTS[:4]) == 0


@rule("EXP-60")
def test_c10_villages_with_four_marked_neighbours_bring_4_9_15_22() -> None:
    around = [*FOUR_AROUND.values()]
    squares = [tuple(square for village in around[:count] for square in village) for count in range(5)]
    assert [worth("C10", *marks) for marks in squares] == [0, 4, 9, 15, 22]
    for village in around:
        assert worth("C10", *village) == 4, "the start village too"
        assert worth("C10", *village[:3]) == 0
    assert worth("C10", "l6", "n6", "l8", "n8") == 0, "diagonals are no neighbours"
    assert final("C10", *FOUR_AROUND["j11"], *FOUR_AROUND["m7"]) == 9


@rule("EXP-60")
def test_c11_temples_with_at_least_two_marked_neighbours_bring_2_5_9_14() -> None:
    pairs = [("n14", "o15"), ("b8", "a9"), ("c5", "c7"), ("o1", "p2")]
    squares = [tuple(square for pair in pairs[:count] for square in pair) for count in range(5)]
    assert [worth("C11", *marks) for marks in squares] == [0, 2, 5, 9, 14]
    assert worth("C11", "n14", "o15", "n16", "m15") == 2, "at least two"
    assert worth("C11", "n14", "n15") == 0, "the temple itself is not its neighbour"
    assert worth("C11", "n14", "o15", "n15") == 2, "and may be marked or not"
    assert worth("C11", "m14", "o14", "m16", "o16") == 0, "diagonals are no neighbours"
    assert final("C11", "n14", "o15") == 2


@rule("EXP-60")
def test_c12_marked_map_corners_bring_3_7_12_18() -> None:
    corners = ("a1", "a16", "p16", "p1")
    assert [worth("C12", *corners[:count]) for count in range(5)] == [0, 3, 7, 12, 18]
    assert [worth("C12", corner) for corner in corners] == [3, 3, 3, 3]
    assert worth("C12", "b1", "a2", "h8", "i8", "h9", "i9", "o16") == 0, "of the map, not of a tile"
    assert final("C12", "a1", "a16", "p16", "i10", "p1") == 18


# Lines and squares


@rule("EXP-60")
def test_z1_the_longest_horizontal_line_brings_a_point_per_mark() -> None:
    assert worth("Z1", "b5-f5", "a9-c9") == 5
    assert worth("Z1", "b5-f5", "h5-p5") == 9, "lines are unbroken"
    assert worth("Z1", "a5-p5") == 16
    assert worth("Z1", "a1-a9") == 1, "vertical ones do not count, and a single mark is a line"
    assert worth("Z1", "o5-p5", "a6-b6") == 2, "a line ends at the edge of the map"


@rule("EXP-60")
def test_z1_runs_over_the_start_village_but_not_over_another() -> None:
    assert worth("Z1") == 1
    assert worth("Z1", "h11-i11", "k11-l11") == 5
    assert worth("Z1", "k7-l7", "n7-p7") == 3


@rule("EXP-60")
def test_z2_the_longest_vertical_line_brings_a_point_per_mark() -> None:
    assert worth("Z2", "b5-b9", "e1-e3") == 5
    assert worth("Z2", "b1-b5", "b7-b15") == 9, "lines are unbroken"
    assert worth("Z2", "b1-b16") == 16
    assert worth("Z2", "a5-p5") == 1, "horizontal ones do not count"
    assert worth("Z2", "b15-b16", "c1-c2") == 2, "a line ends at the edge of the map"


@rule("EXP-60")
def test_z2_runs_over_the_start_village_but_not_over_another() -> None:
    assert worth("Z2", "j9-j10", "j12-j14") == 6
    assert worth("Z2", "d1-d2", "d4-d8") == 5


@rule("EXP-60")
def test_z3_the_longest_diagonal_line_counts_in_both_directions() -> None:
    assert worth("Z3", "b2", "c3", "d4", "e5") == 4, "to the south-east"
    assert worth("Z3", "g2", "f3", "e4", "d5", "c6") == 5, "to the south-west"
    assert worth("Z3", "b2", "c3", "d4", "f6") == 3, "lines are unbroken"
    assert worth("Z3", "e5", "f6", "g5") == 2, "it does not turn"
    assert worth("Z3", "b2-h2", "b2-b8") == 2, "c2 and b3 touch at a corner"
    assert worth("Z3", "b2-h2") == 1, "straight lines do not count"
    assert worth("Z3", "p5", "a7") == worth("Z3", "a5", "p5") == 1, "a line ends at the edge of the map"


@rule("EXP-60")
def test_z3_can_be_as_long_as_the_whole_map() -> None:
    south_east = [f"{chr(97 + step)}{step + 1}" for step in range(16)]
    south_west = [f"{chr(112 - step)}{step + 1}" for step in range(16)]
    assert worth("Z3", *south_east) == worth("Z3", *south_west) == 16


@rule("EXP-60")
def test_z3_runs_over_the_start_village_but_not_over_another() -> None:
    assert worth("Z3", "i10", "k12") == 3
    assert worth("Z3", "k10", "i12", "h13") == 4
    assert worth("Z3", "l6", "n8", "o9") == 2


@rule("EXP-60")
def test_q_the_largest_filled_square_brings_its_marks() -> None:
    assert worth("Q") == 1, "a single mark is a square of 1"
    assert worth("Q", "a5-p5") == 1
    assert worth("Q", "a5-b5", "a6-b6") == 4
    assert worth("Q", "a5-d5", "a6-d6", "a7-d7") == 9, "of 3 by 4 marks nine"
    assert worth("Q", "a5-c5", "a6", "c6", "a7-c7") == 1, "a square with a hole is none"
    assert worth("Q", *[f"e{row}-h{row}" for row in (5, 6, 7, 8)]) == 16
    assert worth("Q", "p5", "a6", "p6", "a7") == 1, "nor does it go over the edge"
    assert worth("Q", "a5-b5", "a6-b6", "e5-f5", "e6-f6") == 4, "the largest, not all"


@rule("EXP-60")
def test_q_covers_the_start_village_but_no_other() -> None:
    assert worth("Q", "i10-k10", "i11", "k11", "i12-k12") == 9
    assert worth("Q", "l6-n6", "l7", "n7", "l8-n8") == 1


@rule("EXP-60")
def test_lines_and_squares_count_in_a_whole_game() -> None:
    document = "players = 1\nphase = 'over'\n[blue]\nmarks = ['j11-m11', 'j12-l12', 'j13-l13', 'm12', 'm13-m14']"
    table = Table(document, chosen_achievements=("Z1", "Z2", "Q"))
    assert table.score().achievements == (4, 4, 9)
    assert Table(document, chosen_achievements=("Z3",)).score().achievements == (4,)


# Into play


@rule("EXP-60")
def test_there_are_32_achievements_of_which_8_are_races() -> None:
    assert len(NAMES) == len(set(NAMES)) == 32
    assert len(RACES) == 8


@rule("EXP-60")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_achievements_are_drawn_uniformly_and_none_twice(count: int) -> None:
    table = Table("players = 2", achievements=count, map=FIRST_CODE)
    for drawn, name in enumerate(("C4", "R1", "Q")[:count]):
        left = [f"achievement {other}" for other in NAMES if other not in ("C4", "R1", "Q")[:drawn]]
        assert table.outcomes() == dict.fromkeys(left, 1)
        table.play(f"achievement {name}")
    assert table.state.achievements == ("C4", "R1", "Q")[:count]
    assert [event for event in table.events if isinstance(event, AchievementDrawn)] == [
        AchievementDrawn(name) for name in ("C4", "R1", "Q")[:count]
    ]
    assert table.phase == Phase.MARKS


@rule("EXP-60")
def test_achievements_are_drawn_after_the_map_and_before_the_start_village() -> None:
    table = Table("players = 2", achievements=1, map="first-player")
    for quadrant, tile in zip("ABCD", TIED_MAP.split(), strict=True):
        assert table.phase == Phase.LAY
        table.play(f"lay {quadrant} {tile}")
    assert set(table.outcomes()) == {f"achievement {name}" for name in NAMES}
    table.play("achievement N1")
    assert table.legal() == ["village g11", "village j11"]


@rule("EXP-60")
def test_achievements_may_be_chosen_instead_or_left_out() -> None:
    table = Table("players = 2", chosen_achievements=("R8", "F"), map=FIRST_CODE)
    assert table.phase == Phase.MARKS
    assert table.state.achievements == ("R8", "F")
    plain = Table("players = 2", map=FIRST_CODE)
    assert plain.phase == Phase.MARKS
    assert plain.state.achievements == ()


@rule("EXP-10", "EXP-60")
@pytest.mark.parametrize("chosen", [("F", "F"), ("N1", "N2", "N3", "F"), ("X1",)])
def test_no_more_than_three_different_achievements_that_exist_can_be_chosen(chosen: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        terms_of(2, ExplorersOptions(chosen_achievements=chosen))


# What a race asks for


@rule("EXP-61")
def test_r1_asks_for_5_gems() -> None:
    assert [won("R1", *GEMS[:count]) for count in (0, 4, 5, 6, 10)] == [False, False, True, True, True]


@rule("EXP-61")
def test_r2_asks_for_two_of_each_provision() -> None:
    assert won("R2", *APPLES[:2], *CARROTS[:2], *FISH[:2])
    assert won("R2", *APPLES[:4], *CARROTS[:3], *FISH[:2])
    assert not won("R2", *APPLES[:1], *CARROTS[:2], *FISH[:2])
    assert not won("R2", *APPLES[:2], *CARROTS[:1], *FISH[:2])
    assert not won("R2", *APPLES[:4], *CARROTS[:4], *FISH[:1])


@rule("EXP-61")
def test_r3_asks_for_3_horses() -> None:
    assert [won("R3", *HORSES[:count]) for count in range(5)] == [False, False, False, True, True]


@rule("EXP-61")
def test_r4_asks_for_2_keys_and_2_scrolls() -> None:
    assert won("R4", *KEYS[:2], *SCROLLS[:2])
    assert won("R4", *KEYS, *SCROLLS)
    assert not won("R4", *KEYS[:1], *SCROLLS)
    assert not won("R4", *KEYS, *SCROLLS[:1])


@rule("EXP-61")
def test_r5_asks_for_a_mark_beside_every_village() -> None:
    beside = ("d2", "m6", "f14", "j10")
    assert won("R5", *beside)
    assert won("R5", *[square for village in FOUR_AROUND.values() for square in village])
    for gap in range(4):
        assert not won("R5", *beside[:gap], *beside[gap + 1 :]), "the start village too needs a neighbour"
    assert not won("R5", "d2", "l6", "f14", "j10"), "l6 is only diagonal to m7"


@rule("EXP-61")
def test_r6_asks_for_a_mark_beside_3_villages_and_3_temples_marked() -> None:
    beside = ("d2", "m6", "f14", "j10")
    assert won("R6", *beside[1:], *TEMPLES[:3])
    assert won("R6", *beside[:3], *TEMPLES[1:])
    assert won("R6", *beside, *TEMPLES)
    assert not won("R6", *beside, *TEMPLES[:2])
    assert not won("R6", *beside[:2], *TEMPLES)
    assert not won("R6", *FOUR_AROUND["d3"], *FOUR_AROUND["m7"], *TEMPLES), "three different villages"


@rule("EXP-61")
def test_r7_asks_for_a_mark_on_each_edge_and_a_corner_lies_on_two() -> None:
    edges = ("h1", "p9", "c16", "a4")
    assert won("R7", *edges)
    assert won("R7", "a1", "p16")
    assert won("R7", "p1", "a16")
    assert not won("R7", "a1", "p1")
    assert won("R7", "a1", "p1", "h16")
    for gap in range(4):
        assert not won("R7", *edges[:gap], *edges[gap + 1 :])


@rule("EXP-61")
def test_r8_asks_for_3_marks_in_every_quadrant_the_start_village_included() -> None:
    quadrants = ("h6-h8", "i6-i8", "h9-h11", "j12-j13")
    assert won("R8", *quadrants), "with the start village j11 there are three in D"
    assert not won("R8", *quadrants[:3], "j12")
    for gap in range(3):
        assert not won("R8", *quadrants[:gap], *quadrants[gap + 1 :])
    assert not won("R8", "g8-h8", "i6-i8", "h9-h11", "j12-j13"), "two are too few, wherever the others are"


# How a race is run

BEFORE_FIVE_GEMS = trail("g7", "j14", "o13", "c12", "m11")  # the fifth is m10, on water


def seated(*marks: list[str], more: str = "phase = 'card'", **options: object) -> Table:
    """Return a table in turn 1 with everyone's marks."""
    parts = "\n".join(f"[{SEAT_NAMES[seat]}]\nmarks = {squares}" for seat, squares in enumerate(marks))
    return Table(f"players = {len(marks)}\nround = 1\nturn = 1\n{more}\n{parts}", **options)


def races(table: Table) -> list[RaceWon]:
    """Return the races won, in order."""
    return [event for event in table.events if isinstance(event, RaceWon)]


@rule("EXP-61")
@pytest.mark.parametrize(("waves", "places"), WAVES)
def test_races_bring_10_8_6_4_with_the_sharing_and_striking_of_temples(waves: Waves, places: list[int]) -> None:
    """Three players strike 8, two 8 and 4. Rulebook, achievements: as many numbers are struck as players scored."""
    table = seated(*[BEFORE_FIVE_GEMS] * len(places), chosen_achievements=("R1",))
    in_waves(table, "m10", waves)
    points = [(10, 8, 6, 4)[place] for place in places]
    assert sorted(races(table), key=lambda event: event.seat) == [
        RaceWon(seat, "R1", number) for seat, number in enumerate(points)
    ]
    assert [table.score(seat).achievements for seat in range(len(points))] == [(number,) for number in points]


@rule("EXP-61")
def test_a_race_alone_brings_10() -> None:
    more = "card = 'WP'"
    table = seated(BEFORE_FIVE_GEMS, more=more, chosen_achievements=("R1",)).play("take W", "mark m10")
    assert races(table) == [], "looked at when the turn ends"
    assert table.score().achievements == (0,)
    finish_turn(table)
    assert races(table) == [RaceWon(0, "R1", 10)]


@rule("EXP-61")
def test_a_race_is_won_once() -> None:
    table = in_waves(seated(BEFORE_FIVE_GEMS, BEFORE_FIVE_GEMS, chosen_achievements=("R1",)), "m10", ((0,), (1,)))
    finish_turn(table.play("card PM", "side P"))
    assert len(races(table)) == 2
    assert table.state.races == [2]


@rule("EXP-61")
def test_every_race_has_its_own_numbers_and_other_achievements_have_none() -> None:
    near = trail("j6", "e4", "e9", "g7", "j14", "o13", "c12", "m11", avoid=("i15",))
    table = seated(near, BEFORE_FIVE_GEMS, chosen_achievements=("R1", "C4", "R3"))
    assert table.sheet(0).races == (-1, -1, 10)
    in_waves(table, "m10", ((1,), (0,)))
    assert races(table) == [RaceWon(1, "R1", 10), RaceWon(0, "R1", 6)]
    assert table.state.races == [2, 0, 1]
    assert table.score(0).achievements == (6, 5, 10)


@rule("EXP-61")
def test_races_are_looked_at_after_the_last_batch_of_extra_marks() -> None:
    """Blue has the fifth gem in the turn, orange by the extra marks of a temple: they share the number."""
    orange = trail("i10", "n14", "g7", "j14", "o13", "c12", "m11")
    more = "card = 'PW'\nside = 'W'"
    table = seated(BEFORE_FIVE_GEMS, orange, more=more, temples="expert", chosen_achievements=("R1",))
    table.play("mark m10", "mark l10", "mark k10", seat=0)
    table.play("take W", "mark n15", "mark n16", seat=1)
    assert TempleExplored(1, "D", 8, 3) in table.events
    assert races(table) == [], "not before the extra marks"
    table.play("terrain W for D", "mark m10", "mark o15", "mark o16", seat=1)
    assert races(table) == [RaceWon(0, "R1", 10), RaceWon(1, "R1", 10)]


@rule("EXP-61")
@pytest.mark.parametrize(
    ("name", "before", "card", "side", "last"),
    [
        ("R2", ("l9", "p10", "i8", "k6", "f13", "k9"), "PW", "P", "k8"),
        ("R3", ("e4", "e9", "j5"), "PW", "W", "j6"),
        ("R4", ("i10", "m4", "h10", "j12"), "PW", "P", "k12"),
        ("R5", ("d2", "f14", "m5"), "WM", "M", "m6"),
        ("R6", ("i10", "m4", "e16", "b9", "c6", "d2", "n14"), "PW", "W", "n15"),
        ("R7", ("a4", "h1", "c15", "p9"), "PW", "W", "c16"),
        ("R8", ("h9", "g9", "h8", "h7", "h6", "i7", "i6", "i5"), "PW", "W", "g10"),
    ],
)
def test_every_race_can_be_met_in_play(name: str, before: tuple[str, ...], card: str, side: str, last: str) -> None:
    moment = f"players = 2\nround = 2\nturn = 2\ncard = '{card}'\nside = '{side}'"
    table = Table(f"{moment}\n[blue]\nmarks = {trail(*before)}", chosen_achievements=(name,))
    assert table.sheet().races == (-1,)
    if table.sheet().scrolls:
        table.play(f"take {side}")
    finish_turn(table.play(f"mark {last}"))
    assert races(table) == [RaceWon(0, name, 10)]
