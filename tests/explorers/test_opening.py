"""Before play: the box, the sides, the map in all three ways, the start village, the set-up (EXP-1 to EXP-13)."""

from __future__ import annotations

import math
from collections import Counter
from itertools import product
from random import Random

import pytest

from farshore.core.contract import CHANCE
from farshore.core.errors import BadOptions
from farshore.games.explorers import grid
from farshore.games.explorers.cards import CARDS, sides
from farshore.games.explorers.events import (
    AchievementDrawn,
    FirstChosen,
    MarksShown,
    RaceWon,
    RoundScored,
    TempleExplored,
    TileLaid,
    VillageMarked,
)
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.secrets import MarksLost
from farshore.games.explorers.tile import Object
from farshore.games.explorers.world import atlas_of, read_code
from tests.explorers.table import CORNER_TILES, FIRST_CODE, GAME, TEST_TILES, Table, rule

TEMPLE_MAP = "1r0 2r0 6r0 8r0"  # of CORNER_TILES: start g7, key h8, temple i8, scroll f8, apple h6
HORSE_MAP = "3r0 4r0 5r0 6r0"  # of CORNER_TILES: start g7, horses h8, i8, h9
TIED_MAP = "1r0 2r0 3r3 4r2"  # of CORNER_TILES: g7, g10 and j10 are equally near


def set_up(players: int, code: str = FIRST_CODE, **options: object) -> Table:
    """Return a table at the set-up marks."""
    return Table(f"players = {players}\nmap = '{code}'", **options)


# The box


@rule("EXP-1")
@pytest.mark.parametrize(
    ("turns", "village"), [(0, (2, 3)), (1, (3, 5)), (2, (5, 4)), (3, (4, 2))], ids=["r0", "r1", "r2", "r3"]
)
@pytest.mark.parametrize(("quadrant", "corner"), list(zip(range(4), product((0, 8), (0, 8)), strict=True)))
def test_a_tile_lies_on_any_quadrant_in_any_orientation(
    quadrant: int, corner: tuple[int, int], turns: int, village: tuple[int, int]
) -> None:
    """Tile 1 has its village in row 3, column 4 as drawn; quarter-turns are clockwise."""
    code = ["2r0", "3r0", "4r0"]
    code.insert(quadrant, f"1r{turns}")
    world = atlas_of(TEST_TILES).world(read_code(" ".join(code)))
    row, column = village[0] + corner[0], village[1] + corner[1]
    assert world.villages[quadrant] == 1 << 16 * row + column
    for kind in Object:
        drawn = atlas_of(TEST_TILES).pack.tile(1).objects[kind].bit_count()
        assert (world.objects[kind] & grid.QUADRANTS[quadrant]).bit_count() == drawn


@rule("EXP-1")
def test_the_map_is_sixteen_by_sixteen_squares_of_four_quadrants() -> None:
    assert (grid.NAMES[0], grid.NAMES[15], grid.NAMES[16], grid.NAMES[255]) == ("a1", "p1", "a2", "p16")
    world = atlas_of(TEST_TILES).world(read_code(FIRST_CODE))
    assert (world.land | sum(world.villages)).bit_count() == 256
    tiles = atlas_of(TEST_TILES).pack
    for quadrant, (first, tile) in enumerate(zip(("a1", "i1", "a9", "i9"), range(1, 5), strict=True)):
        assert grid.quadrant_of(grid.SQUARE[first]) == quadrant
        assert grid.squares_of(grid.QUADRANTS[quadrant])[0] == grid.SQUARE[first]
        for terrain, mask in enumerate(tiles.tile(tile).terrains):
            assert (world.terrain[terrain] & grid.QUADRANTS[quadrant]).bit_count() == mask.bit_count()


@rule("EXP-1", "EXP-11")
def test_all_players_use_the_same_map_each_with_their_own_marks() -> None:
    """Rulebook (English) B: the first player lays tile 3 on quadrant B upside down; so does everyone."""
    table = Table("players = 4", map="first-player").play("lay A 1r0", "lay B 3r2", "lay C 2r0", "lay D 4r0")
    assert [view.map.code for view in map(table.state.view, range(4))] == ["1r0 3r2 2r0 4r0"] * 4
    start = table.state.view(0).explorers[0].marks
    table.play("terrain P", seat=0)
    table.play(next(move for move in table.legal(0)), seat=0)
    assert len(table.state.view(0).explorers[0].marks) == 2
    assert all(table.state.view(seat).explorers[seat].marks == start for seat in (1, 2, 3))


@rule("EXP-2")
def test_every_square_has_one_terrain_or_is_a_village_and_every_quadrant_one_temple() -> None:
    world = atlas_of(TEST_TILES).world(read_code("8r3 1r1 6r2 5r0"))
    kinds = Counter(sum(mask >> square & 1 for mask in world.terrain) for square in range(256))
    assert kinds == {1: 252, 0: 4}
    assert [village.bit_count() for village in world.villages] == [1] * 4
    assert [temple.bit_count() for temple in world.temples] == [1] * 4
    assert not sum(world.terrain) & sum(world.villages), "villages are no terrain"
    assert all(not objects & sum(world.villages) for objects in world.objects)


@rule("EXP-2")
@pytest.mark.parametrize("card", ["PM|DW", "WM|PD"])
def test_a_village_is_never_marked(card: str) -> None:
    """Beside village d3 both sides of a wild card, a scroll and a horse find all squares but the village."""
    beside = ["f11-j11", "f2-f11", "d2-f2", "g3-h3"]
    for move in ["take PM", "take DW"] if card == "PM|DW" else ["take WM", "take PD"]:
        table = Table(f"players = 1\nturn = 1\ncard = '{card}'\n[blue]\nmarks = {beside}").play(move)
        assert "d3" in table.refuses("mark d3", "EXP-2")
    table = Table(f"players = 1\nturn = 1\ncard = '{card}'\n[blue]\nmarks = {beside}").play("scroll M")
    table.refuses("mark d3", "EXP-2")
    around = ["f11-j11", "f2-f11", "c2-f2", "d5-f5", "d4"]
    horse = Table(f"players = 1\nturn = 1\ncard = 'PM'\n[blue]\nmarks = {around}").play("take M", "mark e4")
    assert {"mark c3", "mark e3"} <= set(horse.legal()), "of any terrain, on both sides of the village"
    horse.refuses("mark d3", "EXP-2")


@rule("EXP-4")
def test_there_are_six_pairs_of_terrains_and_two_wild_cards() -> None:
    pairs = [{*sides(card)} for card in CARDS if "|" not in card]
    assert len(CARDS) == 8
    assert sorted("".join(sorted(pair)) for pair in pairs) == ["DM", "DP", "DW", "MP", "MW", "PW"]
    wild = [{frozenset(side) for side in sides(card)} for card in CARDS if "|" in card]
    assert wild == [{frozenset("PM"), frozenset("DW")}, {frozenset("WM"), frozenset("PD")}]


@rule("EXP-5")
def test_the_frame_has_four_slots_for_keys_and_four_for_scrolls() -> None:
    frame = set_up(2).state.view(0).explorers[0].frame
    assert (frame.key_slots, frame.scroll_slots) == (4, 4)


@rule("EXP-5", "EXP-37", "EXP-38")
@pytest.mark.parametrize(
    ("players", "numbers", "extras"),
    [(4, [12, 10, 8, 6], [3, 2, 1, 0]), (3, [12, 8, 6], [3, 1, 0]), (2, [12, 8], [3, 1]), (1, [12], [3])],
)
@pytest.mark.parametrize("temples", ["basic", "expert"])
def test_players_who_come_one_after_another_take_the_numbers_that_are_not_struck(
    players: int, numbers: list[int], extras: list[int], temples: str
) -> None:
    """Rulebook E: with three players 10 is crossed out, with two 10 and 6."""
    table = set_up(players, TEMPLE_MAP, own_tiles=CORNER_TILES, temples=temples, may_stop=True)
    for seat in range(players):
        table.play("terrain P", "mark h7", "mark h8", "mark i8" if seat == 0 else "stop", seat=seat)
    _give_up_extras(table)
    for later, card in zip(range(1, players), ("PW", "PD", "PM"), strict=False):
        table.play(f"card {card}", "side P")
        for seat in table.state.actors():
            if seat != table.state.active:
                table.play("take P", seat=seat)
            if seat == later:
                table.play("mark i8", seat=seat)
            table.play("stop", seat=seat)
        _give_up_extras(table)
    explored = [event for event in table.events if isinstance(event, TempleExplored)]
    assert [event.seat for event in explored] == [*range(players)]
    assert [event.points for event in explored] == (numbers if temples == "basic" else [8] * players)
    assert [event.extra for event in explored] == ([0] * players if temples == "basic" else extras)


def _give_up_extras(table: Table) -> None:
    if table.phase == Phase.MARKS:
        table.play("terrain P for B", "stop")


@rule("EXP-5")
def test_alone_all_four_numbers_are_free_at_the_start() -> None:
    for players, free in ((1, [12, 10, 8, 6]), (2, [12, 8]), (3, [12, 8, 6]), (4, [12, 10, 8, 6])):
        temples = set_up(players).state.view(0).temples
        assert [[number.points for number in temple.numbers if number.state == "free"] for temple in temples] == [
            free
        ] * 4


# The sides


@rule("EXP-10")
@pytest.mark.parametrize("levels", list(product(("basic", "expert"), repeat=4)), ids="-".join)
def test_each_side_is_basic_or_expert_independently_and_the_same_for_all(levels: tuple[str, ...]) -> None:
    """At the end of round 2 each has an apple in its larder, a gem, a temple and a mark beside two villages."""
    provisions, gems, temples, villages = levels
    marks = ["f11-j11", "f2-f11", "b2-f2", "b1", "c2-c6", "b4", "g5"]
    sides_of = {"provisions": provisions, "gems": gems, "temples": temples, "villages": villages}
    frame = f"marks = {marks}\nlarder = [1, 0, 0]\ntemples = [1, 0, 0, 0]"
    document = f"players = 2\nround = 2\nturn = 7\ncard = 'PW'\nside = 'P'\n[blue]\n{frame}\n[orange]\n{frame}"
    table = Table(document, may_stop=True, **sides_of)
    view = table.state.view(None).sides
    assert (view.provisions, view.gems, view.temples, view.villages) == levels
    table.play("take P", "stop", seat=0).play("stop", seat=1)
    scored = [event for event in table.events if isinstance(event, RoundScored)]
    gem_worth = 1 if gems == "basic" else -2 - 1
    apple_worth = 2 if provisions == "basic" else 1
    assert scored == [RoundScored(seat, apple_worth, gem_worth) for seat in (0, 1)]
    for seat in (0, 1):
        assert table.score(seat).temples == (12 if temples == "basic" else 8)
        beside = [view.neighbours for view in table.state.view(None).explorers[seat].villages]
        assert min(beside) == 0
        expected = sum((0, 3, 5, 7, 10)[count] for count in beside)
        assert table.score(seat).villages == (expected if villages == "basic" else 0)


@rule("EXP-10", "EXP-60")
@pytest.mark.parametrize("count", range(4))
def test_none_to_three_achievements_are_in_play(count: int) -> None:
    table = Table("players = 2", map=FIRST_CODE, achievements=count)
    for _ in range(count):
        assert table.state.actors() == (CHANCE,)
        table.play(next(iter(table.outcomes())))
    assert len(table.state.achievements) == count
    assert table.phase == Phase.MARKS
    assert sum(isinstance(event, AchievementDrawn) for event in table.events) == count


@rule("EXP-10")
@pytest.mark.parametrize(
    "options",
    [
        {"achievements": 4},
        {"achievements": -1},
        {"provisions": "hard"},
        {"chosen_achievements": ["N1", "N2", "N3", "F"]},
        {"chosen_achievements": ["N1", "N1"]},
        {"chosen_achievements": ["X9"]},
    ],
)
def test_other_sides_and_other_achievements_there_are_none(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        GAME.new(2, GAME.read_options(options))


# The map


@rule("EXP-11")
def test_the_first_player_picks_four_tiles_and_orientations() -> None:
    table = Table("players = 3", map="first-player", first_seat="random").play("first green")
    assert table.events == [FirstChosen(2)]
    assert table.state.actors() == (2,)
    assert table.legal() == [f"lay A {tile}r{turns}" for tile in range(1, 9) for turns in range(4)]
    assert table.state.legal(0) == ()
    assert table.state.outcomes() == ()
    table.play("lay A 8r3")
    assert table.legal() == [f"lay B {tile}r{turns}" for tile in range(1, 8) for turns in range(4)]
    assert "quadrant B" in table.refuses("lay B 8r0", "EXP-11")
    table.refuses("lay C 1r0", "EXP-11")
    table.play("lay B 1r0", "lay C 2r1")
    assert table.legal()[0] == "lay D 3r0"
    table.play("lay D 7r2")
    assert table.state.laid == ((8, 3), (1, 0), (2, 1), (7, 2))
    assert table.events[1] == TileLaid("A", 8, 3)
    assert table.phase == Phase.MARKS


@rule("EXP-11")
def test_or_tiles_and_orientations_are_random_each_as_likely() -> None:
    table = Table("players = 2", map="random")
    laid = []
    for quadrant, tile in zip("ABCD", (5, 3, 8, 1), strict=True):
        assert table.state.actors() == (CHANCE,)
        left = [number for number in range(1, 9) if number not in laid]
        assert table.outcomes() == {f"lay {quadrant} {number}r{turns}": 1 for number in left for turns in range(4)}
        table.play(f"lay {quadrant} {tile}r2")
        laid.append(tile)
    assert table.state.view(None).map.code == "5r2 3r2 8r2 1r2"


@rule("EXP-11")
def test_or_they_are_given_as_a_map_code_and_nobody_chooses() -> None:
    table = Table("players = 2", map="3r1 7r0 5r2 1r3")
    assert table.state.laid == ((3, 1), (7, 0), (5, 2), (1, 3))
    assert table.phase == Phase.MARKS
    assert table.state.actors() == (0, 1)


@rule("EXP-11")
@pytest.mark.parametrize(
    "code", ["", "1r0 2r0 3r0", "1r0 2r0 3r0 4r0 5r0", "1r0 1r1 3r0 4r0", "1r4 2r0 3r0 4r0", "9r0"]
)
def test_a_map_code_names_four_different_tiles_with_up_to_three_quarter_turns(code: str) -> None:
    with pytest.raises(BadOptions):
        GAME.new(2, ExplorersOptions(map=code))


# The start village


@rule("EXP-12")
def test_the_start_village_is_the_one_nearest_the_centre_in_a_straight_line() -> None:
    """Square centre to map centre, on many maps, worked out here with plain geometry."""
    rng = Random(12)
    rows_and_columns_differ = 0
    for _ in range(300):
        tiles = rng.sample(range(1, 9), 4)
        code = " ".join(f"{tile}r{rng.randrange(4)}" for tile in tiles)
        world = atlas_of(TEST_TILES).world(read_code(code))
        away, steps = {}, {}
        for village in world.villages:
            (name,) = grid.names_of(village)
            x, y = ord(name[0]) - ord("a") + 0.5 - 8, int(name[1:]) - 0.5 - 8
            away[name], steps[name] = math.hypot(x, y), abs(x) + abs(y)
        nearest = [name for name in away if away[name] == min(away.values())]
        rows_and_columns_differ += nearest != [name for name in steps if steps[name] == min(steps.values())]
        table = Table("players = 2", map=code)
        if len(nearest) > 1:
            assert table.legal() == [f"village {name}" for name in nearest]
        else:
            assert [grid.names_of(explorer.marks) for explorer in table.state.sheets] == [nearest] * 2
    assert rows_and_columns_differ, "so these maps would show it if rows plus columns were counted"


@rule("EXP-12")
def test_on_a_tie_the_first_player_chooses_among_the_nearest() -> None:
    table = Table("players = 3", map=TIED_MAP, own_tiles=CORNER_TILES, first_seat="random").play("first orange")
    assert table.phase == Phase.VILLAGE
    assert table.state.actors() == (1,)
    assert table.legal() == ["village g7", "village g10", "village j10"]
    assert "g7, g10, j10" in table.refuses("village o7", "EXP-12"), "a village, but farther away"
    table.refuses("village g8", "EXP-12")
    table.play("village g10")
    assert VillageMarked("g10") in table.events
    assert [grid.names_of(explorer.marks) for explorer in table.state.sheets] == [["g10"]] * 3
    table.play("terrain P", seat=2)
    assert set(table.legal(2)) == {"mark f10", "mark h10", "mark g9"}, "beside the village chosen, not beside another"


@rule("EXP-12", "EXP-60")
def test_achievements_are_known_before_the_start_village_is_chosen() -> None:
    table = Table("players = 2", map=TIED_MAP, own_tiles=CORNER_TILES, achievements=1)
    assert table.state.actors() == (CHANCE,)
    table.play("achievement R5")
    assert table.phase == Phase.VILLAGE


@rule("EXP-12")
def test_alone_one_chooses_oneself() -> None:
    table = Table("players = 1", map="1r0 2r1 3r3 4r2", own_tiles=CORNER_TILES)
    assert table.legal() == ["village g7", "village j7", "village g10", "village j10"]
    assert grid.names_of(table.play("village j7").sheet().marks) == ["j7"]


# The set-up marks


@rule("EXP-13")
@pytest.mark.parametrize("players", range(1, 5))
def test_all_players_at_the_same_time_mark_three_squares_of_one_terrain(players: int) -> None:
    """Start j11: prairie i11 and j12, water k11, desert j10."""
    table = set_up(players)
    assert table.state.actors() == tuple(range(players))
    for seat in reversed(range(players)):
        assert table.legal(seat) == ["terrain P", "terrain W", "terrain D", "terrain M"]
        table.refuses("mark k11", "EXP-21", seat)
        table.play("terrain P", seat=seat)
        assert table.legal(seat) == ["mark i11", "mark j12"]
        table.refuses("mark k11", "EXP-21", seat)
        table.play("mark j12", seat=seat)
        assert table.legal(seat) == ["mark i11", "mark i12", "mark k12", "mark j13"]
        table.play("mark j13", seat=seat)
        assert table.phase == Phase.MARKS
        table.play("mark i12", seat=seat)
    assert table.phase == Phase.CARD
    assert [event for event in table.events if isinstance(event, MarksShown)] == [
        MarksShown(seat, ("i12", "j12", "j13")) for seat in range(players)
    ]


@rule("EXP-13", "EXP-21")
def test_a_terrain_that_is_not_beside_the_start_village_may_be_chosen_and_marks_nothing() -> None:
    table = set_up(2).play("terrain M", seat=1)
    assert table.events[-1] == MarksLost(1, 3)
    assert table.state.actors() == (0,)
    assert grid.names_of(table.sheet(1).marks) == ["j11"]


@rule("EXP-13", "EXP-33")
def test_provisions_of_the_set_up_fill_the_column_of_round_1() -> None:
    table = set_up(1, TEMPLE_MAP, own_tiles=CORNER_TILES).play("terrain P", "mark h7", "mark h6", "mark g8")
    assert table.sheet().larder == (1, 0, 0)
    assert table.state.round == 0
    marks = "['g8-h8', 'h6-h8', 'h3-h5', 'b3-h3']"
    document = f"players = 1\nmap = '{TEMPLE_MAP}'\nturn = 1\ncard = 'PW'\n[blue]\nmarks = {marks}"
    table = Table(document, own_tiles=CORNER_TILES).play("take W")
    assert table.sheet().larder == (1, 1, 0), "the apple of the set-up, and a carrot"
    table.refuses("mark a3", "EXP-33")


@rule("EXP-13", "EXP-34")
def test_in_the_set_up_expert_provisions_cannot_be_marked() -> None:
    table = set_up(1, TEMPLE_MAP, own_tiles=CORNER_TILES, provisions="expert").play("terrain P", "mark h7")
    table.refuses("mark h6", "EXP-34")
    assert "mark h8" in table.legal()


@rule("EXP-13", "EXP-31")
def test_a_scroll_of_the_set_up_serves_from_turn_1() -> None:
    table = set_up(1, TEMPLE_MAP, own_tiles=CORNER_TILES).play("terrain P", "mark g8", "mark f8")
    assert (table.sheet().scrolls, table.sheet().fresh_scrolls) == (0, 1)
    table.play("mark h8", "card WD")
    assert "scroll P" in table.legal()


@rule("EXP-13", "EXP-37")
@pytest.mark.parametrize("players", range(1, 5))
def test_temples_of_the_set_up_are_ranked_at_its_end(players: int) -> None:
    table = set_up(players, TEMPLE_MAP, own_tiles=CORNER_TILES)
    for seat in range(players - 1, -1, -1):
        assert not any(isinstance(event, TempleExplored) for event in table.events)
        table.play("terrain P", "mark h7", "mark h8", "mark i8", seat=seat)
    explored = [event for event in table.events if isinstance(event, TempleExplored)]
    assert explored == [TempleExplored(seat, "B", 12, 0) for seat in range(players)]
    assert table.phase == Phase.CARD


@rule("EXP-13", "EXP-38")
def test_expert_temples_of_the_set_up_bring_their_extra_marks_before_the_first_card() -> None:
    table = set_up(2, TEMPLE_MAP, own_tiles=CORNER_TILES, temples="expert")
    table.play("terrain P", "mark h7", "mark h8", "mark i8", seat=0)
    table.play("terrain P", "mark g8", "mark f8", "mark h8", seat=1)
    assert table.state.actors() == (0,)
    table.play("terrain D for B", "mark i7", "mark j7", "mark i6")
    assert table.phase == Phase.CARD
    assert MarksShown(0, ("i6", "h7", "i7", "j7", "h8", "i8")) in table.events


@rule("EXP-13", "EXP-32", "EXP-61")
def test_horses_of_the_set_up_are_chained_and_races_checked_at_its_end() -> None:
    """Prairie h7, and h8 with the first horse; it reaches i8, that one h9, the third a desert; then the third mark."""
    table = set_up(2, HORSE_MAP, own_tiles=CORNER_TILES, chosen_achievements=("R3",))
    table.play("terrain P", "mark h7", "mark h8", seat=0)
    assert {"mark i8", "mark h9"} <= set(table.legal(0)), "prairie i8, but also mountain h9"
    table.play("mark i8", "mark h9", "mark i7", seat=0)
    assert table.sheet(0).due == 1
    table.refuses("mark j7", "EXP-21", 0)
    table.play("mark j8", seat=0)
    assert table.state.actors() == (1,)
    assert not any(isinstance(event, RaceWon) for event in table.events)
    table.play("terrain P", "mark h7", "mark h6", "mark g8", seat=1)
    assert [event for event in table.events if isinstance(event, RaceWon)] == [RaceWon(0, "R3", 10)]
    assert MarksShown(0, ("h7", "i7", "h8", "i8", "j8", "h9")) in table.events
