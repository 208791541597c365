"""The terrain tiles: those that come with Farshore keep the layout rules, and a bad pack is told where it is bad."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import wraps
from importlib.resources import files
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farshore.core.errors import BadFile
from farshore.core.words import add_catalogue
from farshore.games.explorers.layout import faults
from farshore.games.explorers.tile import CLOCKWISE, Object, Terrain, Tile, areas, beside, squares, steps, turned
from farshore.games.explorers.tiles import CONTENTS, Pack, draw_tile, installed_pack, pack_folder, read_pack
from tests.some import some

add_catalogue(files("farshore.games.explorers") / "words")

PACKS = {f"{box}-{name}": installed_pack(name, box) for box in CONTENTS for name in pack_folder(box)}
TILES = {
    f"{name}-{tile.number}r{tile.turns}": tile
    for name, pack in PACKS.items()
    for orientations in pack.tiles
    for tile in orientations
}


def each_tile(fact: Callable[[Tile], None]) -> Callable[[], None]:
    """Let one test prove a fact of every tile: a test for each of them would cost more than the looking."""

    @wraps(fact)
    def proved() -> None:
        for name, tile in TILES.items():
            try:
                fact(tile)
            except AssertionError as wrong:
                wrong.add_note(f"tile {name}")
                raise

    del proved.__wrapped__  # or pytest would look for a fixture called tile
    return proved


# A sound tile 1, to be spoilt. Its heading is line 1; terrain begins in column 3, objects in column 13.
SOUND = """\
tile 1
  ...\"\"\"\"\"  -----C--
  ...\"\"\"\"\"  K---H--S
  ~~~~\"\"\"~  --------
  ~~~^~~~~  ---G----
  ..1^~~~~  ----F-T-
  ...^^~~~  A----G--
  ...^^^^~  ---A----
  ...^^^^^  --------
"""
OTHERS = "\n".join(draw_tile(installed_pack().tile(number)) for number in range(2, 9))


def spoilt(*changes: tuple[int, str]) -> str:
    """Return a pack with some lines of tile 1 replaced."""
    lines = SOUND.splitlines()
    for line, text in changes:
        lines[line - 1] = text
    return "\n".join(lines) + "\n" + OTHERS


def complaint(text: str) -> str:
    """Return what is said about a bad pack."""
    with pytest.raises(BadFile) as raised:
        read_pack(text, "mine", "mine.txt")
    return str(raised.value)


def only(mask: int) -> int:
    """Return the one square of a mask."""
    (square,) = squares(mask)
    return square


# The layout rules, on every tile in every orientation.


@pytest.mark.rule("EXP-1")
@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_a_pack_has_eight_tiles_each_in_four_orientations(pack: Pack) -> None:
    assert [[(tile.number, tile.turns) for tile in orientations] for orientations in pack.tiles] == [
        [(number, turns) for turns in range(4)] for number in range(1, 9)
    ]
    assert pack.tile(3, 2) is pack.tiles[2][2]


@pytest.mark.rule("EXP-2")
@each_tile
def test_every_square_is_one_terrain_or_the_one_village(tile: Tile) -> None:
    assert tile.village.bit_count() == 1
    covered = [square for mask in (tile.village, *tile.terrains) for square in squares(mask)]
    assert sorted(covered) == list(range(64))


@pytest.mark.rule("EXP-3")
@each_tile
def test_objects_lie_on_terrain_and_never_two_on_a_square(tile: Tile) -> None:
    lying = [square for mask in tile.objects for square in squares(mask)]
    assert len(lying) == len(set(lying))
    assert only(tile.village) not in lying


@pytest.mark.rule("EXP-2", "EXP-3")
@each_tile
def test_a_tile_has_one_temple_one_key_one_scroll_and_one_horse(tile: Tile) -> None:
    single = (Object.TEMPLE, Object.KEY, Object.SCROLL, Object.HORSE)
    assert [tile.objects[kind].bit_count() for kind in single] == [1, 1, 1, 1]


@pytest.mark.rule("EXP-3")
@each_tile
def test_odd_tiles_have_two_gems_and_even_ones_three(tile: Tile) -> None:
    assert tile.objects[Object.GEM].bit_count() == (2 if tile.number in {1, 3, 5, 7} else 3)


@pytest.mark.rule("EXP-3")
@each_tile
def test_the_number_of_a_tile_says_which_provision_it_has_twice(tile: Tile) -> None:
    twice = {1: "A", 4: "A", 7: "A", 2: "C", 5: "C", 8: "C", 3: "F", 6: "F"}[tile.number]
    counts = [tile.objects[kind].bit_count() for kind in (Object.APPLE, Object.CARROT, Object.FISH)]
    assert counts == {"A": [2, 1, 1], "C": [1, 2, 1], "F": [1, 1, 2]}[twice]


@pytest.mark.rule("EXP-3")
@each_tile
def test_each_terrain_has_12_to_20_squares(tile: Tile) -> None:
    assert all(some(12 <= mask.bit_count() <= 20 for mask in tile.terrains))


@pytest.mark.rule("EXP-3")
@each_tile
def test_a_tile_has_6_to_10_areas_of_at_least_3_squares(tile: Tile) -> None:
    sizes = [area.bit_count() for mask in tile.terrains for area in areas(mask)]
    assert 6 <= len(sizes) <= 10
    assert min(sizes) >= 3


@pytest.mark.rule("EXP-3")
@each_tile
def test_the_village_is_not_on_the_rim(tile: Tile) -> None:
    row, column = divmod(only(tile.village), 8)
    assert 1 <= row <= 6
    assert 1 <= column <= 6


@pytest.mark.rule("EXP-3")
@each_tile
def test_the_village_is_beside_at_least_two_terrains_and_no_object_is_next_to_it(tile: Tile) -> None:
    near = [square for square in range(64) if steps(square, only(tile.village)) == 1]
    assert len({terrain for terrain in Terrain for square in near if tile.terrains[terrain] >> square & 1}) >= 2
    assert not any(mask >> square & 1 for mask in tile.objects for square in near)


@pytest.mark.rule("EXP-3")
@each_tile
def test_temple_and_village_and_key_and_temple_are_at_least_4_steps_apart(tile: Tile) -> None:
    temple = only(tile.objects[Object.TEMPLE])
    assert steps(temple, only(tile.village)) >= 4
    assert steps(temple, only(tile.objects[Object.KEY])) >= 4


@pytest.mark.rule("EXP-3")
@each_tile
def test_equal_objects_are_at_least_3_steps_apart(tile: Tile) -> None:
    assert all(some(steps(*pair) >= 3 for mask in tile.objects for pair in combinations(squares(mask), 2)))


@pytest.mark.rule("EXP-3")
@each_tile
def test_all_terrain_of_a_tile_is_connected_and_fills_its_rim(tile: Tile) -> None:
    """Tiles side by side then touch along eight pairs of terrain squares, so every map is connected."""
    land = sum(tile.terrains)
    assert len(list(areas(land))) == 1
    assert all(land >> square & 1 for square in range(64) if {*divmod(square, 8)} & {0, 7})


@pytest.mark.rule("EXP-1", "EXP-3")
def test_every_square_is_reachable_on_300_random_maps() -> None:
    rng = Random(1)
    for _ in range(300):
        pack = rng.choice([*PACKS.values()])
        quadrants = [pack.tile(number, rng.randrange(4)) for number in rng.sample(range(1, 9), 4)]
        land = {
            (quadrant // 2 * 8 + square // 8, quadrant % 2 * 8 + square % 8)
            for quadrant, tile in enumerate(quadrants)
            for square in squares(sum(tile.terrains))
        }
        assert len(land) == 252
        assert reached(land) == land


def reached(land: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Return what can be reached from one corner of the map."""
    seen = {(0, 0)}
    edge = [(0, 0)]
    while edge:
        row, column = edge.pop()
        near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & land - seen
        seen |= near
        edge += near
    return seen


# Masks and orientations.


def test_a_quarter_turn_brings_the_north_west_corner_to_the_north_east() -> None:
    assert turned(1 << 0, 1) == 1 << 7
    assert turned(1 << 1, 1) == 1 << 15  # b1 comes to lie on h2
    assert turned(1 << 0, 2) == 1 << 63
    assert turned(1 << 0, 3) == 1 << 56
    assert sorted(CLOCKWISE) == list(range(64))


@pytest.mark.rule("EXP-1")
def test_a_tile_turned_by_one_reads_from_its_west_rim() -> None:
    """The first row of the turned drawing is the first column of the drawing, read from the south."""
    for number in range(1, 9):
        rows = draw_tile(installed_pack().tile(number)).splitlines()[1:]
        turned_rows = draw_tile(installed_pack().tile(number, 1)).splitlines()[1:]
        for left in (2, 12):
            drawing = [row[left : left + 8] for row in rows]
            assert [row[left : left + 8] for row in turned_rows] == [
                "".join(c)[::-1] for c in zip(*drawing, strict=True)
            ]


@each_tile
def test_four_quarter_turns_change_nothing(tile: Tile) -> None:
    assert tile.turned(1).turned(3) == tile
    assert tile.turned(2).turned(2) == tile.turned(4) == tile


def test_neighbours_do_not_run_over_the_rim() -> None:
    for square in range(64):
        assert set(squares(beside(1 << square))) == {other for other in range(64) if steps(square, other) == 1}


def test_a_drawn_pack_reads_as_it_was() -> None:
    pack = installed_pack()
    drawn = "\r\n".join(draw_tile(tile[0]) for tile in reversed(pack.tiles))
    assert read_pack(drawn, pack.name, "drawn.txt") == pack


# Bad packs. The first complaint names the file, the tile, line and column.


def test_the_tile_to_be_spoilt_is_sound() -> None:
    assert read_pack(spoilt(), "mine", "mine.txt").tile(1).village == 1 << 34


def test_a_bad_pack_is_told_file_tile_line_column_and_reason() -> None:
    said = complaint(spoilt((4, '  ~~~~""x~  --------')))
    assert "mine.txt" in said
    assert "tile 1" in said
    assert 'line 4, column 9: “x” is not a terrain. There are: " ~ . ^ and 1 for the village.' in said


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", "line 1, column 1", "tile 1 is missing."),
        (SOUND, "line 10, column 1", "tile 2 is missing."),
        (SOUND + SOUND + OTHERS, "line 10, column 1", "tile 1 is already drawn, from line 1 on."),
        ("tile 9\n" + OTHERS, "line 1, column 6", "tiles are numbered 1 to 8, so “9” cannot be one."),
        ("tile\n" + OTHERS, "line 1, column 5", "tiles are numbered 1 to 8, so “” cannot be one."),
        ("# my pack\n\nhello\n" + OTHERS, "line 3, column 1", "a tile begins with a line such as “tile 1”."),
        (spoilt((9, "")), "line 1, column 1", "a tile has 8 rows, not 7."),
        ("tile 1\n  ........  --------\n" + OTHERS, "line 1, column 1", "a tile has 8 rows, not 1 row."),
        (OTHERS + "\ntile 1\n", "line 71, column 1", "a tile has 8 rows, not 0."),
        (SOUND + "  ........  --------\n" + OTHERS, "line 10, column 1", "a tile has no more than 8 rows."),
        (spoilt((3, '  ..."""""')), "line 3, column 11", "a row is two drawings with a blank between them"),
        (spoilt((3, '  ..."""""  K---H--S  --------')), "line 3, column 23", "a row is two drawings"),
        (spoilt((3, '  ...""""  K---H--S')), "line 3, column 10", "a drawing is 8 squares wide, not 7."),
        (spoilt((3, '  ..."""""  K---H--S-')), "line 3, column 21", "a drawing is 8 squares wide, not 9."),
        (spoilt((3, '  ..."""""  K---Q--S')), "line 3, column 17", "“Q” is not an object."),
        (spoilt((6, "  ..2^~~~~  ----F-T-")), "line 6, column 5", "“2” is not a terrain."),
    ],
)
def test_a_pack_that_cannot_be_read_is_told_why(text: str, place: str, reason: str) -> None:
    assert f"{place}: {reason}" in complaint(text)


@pytest.mark.rule("EXP-3")
@pytest.mark.parametrize(
    ("changes", "place", "reason"),
    [
        ([(6, "  ...^~~~~  ----F-T-")], "line 1, column 1", "the village 1 is missing."),
        ([(8, "  .1.^^^^~  ---A----")], "line 8, column 4", "a tile has only one village."),
        (
            [(6, "  1..^~~~~  ----F-T-"), (7, "  ...^^~~~  --A--G--")],
            "line 6, column 3",
            "a village must not be on the rim of its tile.",
        ),
        (
            [(6, "  ...^~~~~  ----F-T-"), (8, "  .1.^^^^~  ---A----")],
            "line 8, column 4",
            "a village must be beside at least 2 different terrains.",
        ),
        ([(6, "  ..1^~~~~  -F----T-")], "line 6, column 14", "no object may be next to a village."),
        ([(6, "  ..1^~~~~  --F---T-")], "line 6, column 15", "a village has no object on it."),
        (
            [(9, '  ...^^"""  --------')],
            "line 1, column 1",
            "each terrain must have 12 to 20 squares, but mountain has 10.",
        ),
        (
            [(9, "  ~~~^^^^^  --------"), (8, "  ~~~^^^^~  ---A----"), (7, "  ~~~^^~~~  A----G--")],
            "line 1, column 1",
            "each terrain must have 12 to 20 squares, but water has 29.",
        ),
        (
            [(2, '  ^^."""""  -----C--')],
            "line 2, column 3",
            "an area must have at least 3 squares, but this mountain has 2.",
        ),
        (
            [(5, "  ~~~~~~~~  ---G----"), (8, "  ...^^^^^  ---A----")],
            "line 1, column 1",
            "a tile must have 6 to 10 areas, not 5.",
        ),
        ([(3, '  ..."""""  ----H--S')], "line 1, column 1", "tile 1 must have 1 × key, not 0."),
        ([(9, "  ...^^^^^  -------C")], "line 9, column 20", "tile 1 must have 1 × carrot, not 2."),
        ([(4, '  ~~~~"""~  -----G--')], "line 7, column 18", "tile 1 must have 2 × gem, not 3."),
        (
            [(6, "  ..1^~~~~  ----FT--")],
            "line 6, column 18",
            "a temple must be at least 4 steps from the village, not 3.",
        ),
        (
            [(3, '  ..."""""  ----H--S'), (4, '  ~~~~"""~  -----K--')],
            "line 4, column 18",
            "a key must be at least 4 steps from the temple, not 3.",
        ),
        (
            [(7, "  ...^^~~~  A-------"), (4, '  ~~~~"""~  ----G---')],
            "line 5, column 16",
            "equal objects (gem) must be at least 3 steps apart, not 2.",
        ),
    ],
    ids=lambda value: re.sub(r"\W+", "-", value) if isinstance(value, str) else "",
)
def test_a_tile_that_breaks_a_layout_rule_is_told_where(
    changes: list[tuple[int, str]], place: str, reason: str
) -> None:
    assert f"{place}: {reason}" in complaint(spoilt(*changes))


@pytest.mark.rule("EXP-3")
def test_villages_that_cut_squares_off_are_found() -> None:
    tile = read_pack(spoilt(), "mine", "mine.txt").tile(1)
    wall = 0b11 << 8 | 0b100  # a2, b2 and c1 shut in a1 and b1
    walled = Tile(1, 0, wall, tuple(mask & ~wall for mask in tile.terrains), tile.objects)
    assert "explorers-tile-cut-off" in {fault.reason.key for fault in faults(walled)}
    assert "explorers-tile-cut-off" not in {fault.reason.key for fault in faults(tile)}


@given(place=st.integers(0, len(SOUND)), cut=st.integers(0, 12), put=st.text(max_size=6))
def test_a_pack_with_any_slip_of_the_pen_is_read_or_refused_with_line_and_column(
    place: int, cut: int, put: str
) -> None:
    text = SOUND[:place] + put + SOUND[place + cut :] + OTHERS
    said = "line 0, column 0: nothing"
    try:
        read_pack(text, "mine", "mine.txt")
    except BadFile as bad:
        said = str(bad)
    assert re.search(r"line \d+, column \d+: .", said)
