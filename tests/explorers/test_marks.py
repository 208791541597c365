"""Marks: where they go, when they are lost, and the keys, scrolls and horses under them (EXP-24, 25, 30 to 32)."""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.contract import CHANCE
from farshore.games.explorers import grid
from farshore.games.explorers.events import MarksShown
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.position import read_position, write_position
from farshore.games.explorers.secrets import Committed, Marked, MarksLost
from farshore.games.explorers.setup import new_state
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import terms_of
from farshore.games.explorers.tile import Object
from farshore.games.explorers.world import atlas_of, read_code
from tests.explorers.table import FIRST_CODE, TEST_TILES, Table, pocket, rule

WORLD = atlas_of(TEST_TILES).world(read_code(FIRST_CODE))
LINE = "['e11-m11']"


def lost(table: Table) -> list[int]:
    """Return how many marks were lost, time by time."""
    return [event.marks for event in table.events if isinstance(event, MarksLost)]


# Where a mark goes


@rule("EXP-24")
def test_a_mark_goes_on_an_unmarked_square_orthogonally_next_to_a_mark() -> None:
    """Beside j11 alone, then with i12 marked: i11, i13 and h12 are next to it, h11 and h13 only at a corner."""
    table = Table("players = 1\nturn = 1\ncard = 'PW'\n[blue]\nmarks = ['j11']").play("take P")
    assert table.legal() == ["mark i11", "mark j12"], "the start village is a mark"
    assert "next to" in table.refuses("mark i12", "EXP-24"), "diagonal"
    table.play("mark j12")
    assert table.legal() == ["mark i11", "mark i12", "mark k12", "mark j13"]
    assert "already" in table.refuses("mark j12", "EXP-24")
    assert "already" in table.refuses("mark j11", "EXP-24")
    table.refuses("mark i14", "EXP-24")


@rule("EXP-24")
def test_the_edges_of_the_map_are_not_joined() -> None:
    """p9 is marked in the east: a9 and a10 lie in the next columns only when counting on."""
    table = Table("players = 1\nturn = 1\ncard = 'PM|DW'\n[blue]\nmarks = ['j11-k11', 'k9-k11', 'k9-p9']").play(
        "take PM"
    )
    assert not {"mark a9", "mark a10"} & set(table.legal())
    table.refuses("mark a10", "EXP-24")
    marks = ["f11-j11", "f2-f11", "d2-f2", "f1"]
    north = Table(f"players = 1\nturn = 1\ncard = 'PM|DW'\n[blue]\nmarks = {marks}").play("take DW")
    assert "mark g1" in north.legal()
    assert not any(move.endswith("16") for move in north.legal()), "nor north and south"


@rule("EXP-24")
def test_the_marks_of_a_turn_need_not_touch_one_another() -> None:
    table = Table(f"players = 1\nturn = 1\ncard = 'DM'\n[blue]\nmarks = {LINE}")
    table.play("take D", "mark j10", "mark l12", "mark i10")
    assert table.phase == Phase.CARD


@rule("EXP-24")
def test_a_square_that_is_not_on_the_map_cannot_be_marked() -> None:
    table = Table(f"players = 1\nturn = 1\ncard = 'DM'\n[blue]\nmarks = {LINE}").play("take D")
    for square in ("q1", "a17", "a0"):
        table.refuses(f"mark {square}", "EXP-24")


def plain_legal(s: ExplorersState, seat: int) -> set[str]:
    """Work out the legal squares square by square, as a person does."""
    explorer = s.sheets[seat]
    marked = set(grid.names_of(explorer.marks))
    found = set()
    for name in set(grid.NAMES) - marked:
        column, row = "abcdefghijklmnop".index(name[0]), int(name[1:])
        beside = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
        names = {f"{'abcdefghijklmnop'[x]}{y}" for x, y in beside if 0 <= x < 16 and 1 <= y <= 16}
        bit = 1 << grid.SQUARE[name]
        if not names & marked or any(bit == village for village in s.world.villages):
            continue
        if not explorer.horses and not explorer.allowed & bit:
            continue
        if _is_barred(s, seat, s.world.object_at.get(grid.SQUARE[name])):
            continue
        found.add(name)
    return found


def _is_barred(s: ExplorersState, seat: int, thing: Object | None) -> bool:
    explorer = s.sheets[seat]
    if thing == Object.TEMPLE:
        return explorer.keys == 0
    if thing is None or thing < Object.APPLE:
        return False
    kind = thing - Object.APPLE
    if s.terms.options.provisions == "expert":
        return s.round != kind + 1 or explorer.larder[kind] == 4
    return explorer.larder[kind] == 1


@rule("EXP-24", "EXP-25", "EXP-32")
@pytest.mark.parametrize("provisions", ["basic", "expert"])
@pytest.mark.parametrize("seed", range(4))
def test_in_random_games_exactly_the_squares_a_person_would_find_are_legal(provisions: str, seed: int) -> None:
    options = ExplorersOptions(temples="expert", provisions="expert" if provisions == "expert" else "basic")
    s, rng, looked = new_state(terms_of(seed % 4 + 1, options)), Random(seed), 0
    while s.actors():
        actor = rng.choice(s.actors())
        if actor == CHANCE:
            s.apply(CHANCE, rng.choice(s.outcomes())[0])
            continue
        legal = s.legal(actor)
        if s.phase == Phase.MARKS and (s.sheets[actor].allowed or s.sheets[actor].horses):
            squares = {getattr(action, "square", None) for action in legal}
            assert squares == plain_legal(s, actor)
            assert squares, "whoever may mark nothing is not asked"
            looked += 1
        s.apply(actor, rng.choice(legal))
    assert looked > 50


# Compulsory, and lost


@rule("EXP-25")
def test_while_a_legal_square_exists_the_marks_are_compulsory() -> None:
    table = Table(f"players = 1\nturn = 1\ncard = 'DM'\n[blue]\nmarks = {LINE}").play("take D")
    for square in ("j10", "j9", "i9"):
        assert "stop" not in table.legal()
        assert "must mark" in table.refuses("stop", "EXP-25")
        table.play(f"mark {square}")
    assert table.phase == Phase.CARD


@rule("EXP-25")
@pytest.mark.parametrize("left", range(4))
def test_what_cannot_be_placed_is_lost(left: int) -> None:
    """Mountains d5, d6 and e5 are left, or fewer."""
    squares = ("d5", "d6", "e5")[:left]
    table = pocket(*squares).play("take M", *(f"mark {square}" for square in squares))
    assert lost(table) == ([3 - left] if left < 3 else [])
    assert table.phase == Phase.CARD


@rule("EXP-25", "EXP-21")
def test_any_choice_is_free_even_one_with_no_legal_square() -> None:
    """Mountains are left, no prairie is."""
    table = pocket("d5", "d6", "e5")
    assert table.legal() == ["take M", "take P"]
    table.play("take P")
    assert lost(table) == [2]
    assert table.phase == Phase.CARD


@rule("EXP-25", "EXP-21")
def test_an_active_player_who_can_mark_nothing_is_done_at_once() -> None:
    table = Table("players = 2\nturn = 1\ncard = 'DM'\n[blue]\nmarks = ['j11']\n[orange]\nmarks = ['j11']")
    table.play("side M")
    assert table.state.actors() == (1,)
    assert table.events[-2:] == [Committed(0, "M", 3, scroll=False, quadrant=""), MarksLost(0, 3)]


@rule("EXP-25", "EXP-32")
def test_nobody_must_pick_the_order_that_places_most() -> None:
    """Mountains e4 (a horse) and d5 and prairie f4 are left; if the horse takes d5, two ordinary marks are lost."""
    table = pocket("e4", "d5", "f4").play("take M", "mark e4")
    assert table.legal() == ["mark f4", "mark d5"]
    wasted = table.play("mark d5")
    assert lost(wasted) == [2]
    better = pocket("e4", "d5", "f4").play("take M", "mark e4", "mark f4", "mark d5")
    assert lost(better) == [1]


@rule("EXP-25", "EXP-37")
def test_a_temple_one_holds_a_key_for_is_a_legal_square_and_can_be_forced() -> None:
    """All four keys are found and three used: of the mountains only the temple p1 is left."""
    table = pocket("p1").play("take M")
    assert table.legal() == ["mark p1"]
    table.refuses("stop", "EXP-25")
    table.play("mark p1")
    assert lost(table) == [2]


@rule("EXP-25", "EXP-30")
def test_without_a_key_the_temple_is_no_legal_square() -> None:
    """The key on m4 and the temple p1 are left, and no key unused: prairie loses everything, mountain must take m4."""
    table = pocket("p1", "m4").play("take M")
    table.refuses("mark p1", "EXP-37")
    assert table.legal() == ["mark m4"]


@rule("EXP-25")
def test_with_the_option_one_may_stop_early_and_give_up_what_is_left() -> None:
    for marks in (["mark j10", "mark j9"], ["mark j10"], []):
        table = Table(f"players = 1\nturn = 1\ncard = 'DM'\n[blue]\nmarks = {LINE}", may_stop=True)
        table.refuses("stop", "EXP-21")
        table.play("take D", *marks)
        assert table.legal()[-1] == "stop"
        table.play("stop")
        assert lost(table) == [3 - len(marks)]
        assert table.phase == Phase.CARD
        assert MarksShown(0, tuple(move.split()[1] for move in reversed(marks))) in table.events


@rule("EXP-21", "EXP-24")
def test_before_a_choice_a_square_that_none_opens_is_refused_for_its_own_reason() -> None:
    table = Table(f"players = 1\nturn = 1\ncard = 'DM'\n[blue]\nmarks = {LINE}")
    assert "already" in table.refuses("mark e11", "EXP-24")
    assert "next to" in table.refuses("mark a1", "EXP-24")
    assert "First make one of the choices" in table.refuses("mark e10", "EXP-21")


@rule("EXP-25", "EXP-32")
def test_to_stop_gives_up_a_horses_mark_too() -> None:
    table = Table(f"players = 1\nturn = 1\ncard = 'MD'\n[blue]\nmarks = {LINE}", may_stop=True)
    table.play("take M", "mark e10", "mark e9")
    assert (table.sheet().horses, table.sheet().due) == (1, 1)
    table.play("stop")
    assert lost(table) == [2]
    assert (table.sheet().horses, table.sheet().due) == (0, 0)
    assert table.phase == Phase.CARD


@rule("EXP-25", "EXP-38")
def test_to_stop_gives_up_one_choice_and_not_the_extra_marks_of_another_temple() -> None:
    """Temples A and D are explored in one turn: three extra marks each, and those of A are given up."""
    table = pocket("c6", "n15", "d5", "d6", "e5", card="PM|DW", temples="expert", may_stop=True)
    table.play("take DW", "mark c6", "mark n15", "terrain M for A")
    table.refuses("terrain M for D", "EXP-21")
    table.play("mark d5", "stop")
    assert lost(table) == [2]
    assert table.legal() == ["terrain P for D", "terrain W for D", "terrain D for D", "terrain M for D"]
    table.play("terrain M for D", "mark d6", "mark e5")
    assert lost(table) == [2, 1]


# Keys


@rule("EXP-30")
def test_a_key_fills_a_slot() -> None:
    table = Table(f"players = 1\nturn = 1\ncard = 'DM'\n[blue]\nmarks = {LINE}").play("take D")
    assert (table.sheet().keys_found, table.sheet().keys) == (0, 0)
    table.play("mark i10")
    assert (table.sheet().keys_found, table.sheet().keys) == (1, 1)
    assert table.events[-1] == Marked(0, "i10", "key")


@rule("EXP-30", "EXP-37")
def test_a_key_is_usable_at_once_in_the_same_turn_too() -> None:
    """Rulebook, key: “including the turn the key is first circled”."""
    table = pocket("p1", "m4").play("take M")
    table.refuses("mark p1", "EXP-37")
    table.play("mark m4")
    assert table.legal() == ["mark p1"]
    table.play("mark p1")
    assert (table.sheet().keys_found, table.sheet().keys) == (4, 0)
    assert lost(table) == [1]


@rule("EXP-30", "EXP-32")
def test_a_key_found_by_a_horse_opens_a_temple_for_the_next_mark() -> None:
    """Mountain horse e4, desert key b1 and mountain temple p1 are left."""
    table = pocket("e4", "b1", "p1").play("take M", "mark e4", "mark b1")
    assert table.legal() == ["mark p1"]


@rule("EXP-30", "EXP-31")
def test_when_its_slots_are_full_an_object_is_lost_and_the_mark_stands() -> None:
    """No map has a fifth key or scroll, so the slots are filled by hand."""
    table = Table(f"players = 1\nturn = 1\ncard = 'DW'\n[blue]\nmarks = {LINE}")
    explorer = table.sheet()
    explorer.keys_found, explorer.scrolls_found, explorer.scrolls_used = 4, 4, 4
    table.play("take D", "mark i10")
    assert (explorer.keys_found, explorer.keys) == (4, 0)
    assert explorer.marks >> grid.SQUARE["i10"] & 1
    water = Table(f"players = 1\nturn = 1\ncard = 'WD'\n[blue]\nmarks = {LINE}").play("take W")
    explorer = water.sheet()
    explorer.scrolls_found = 4
    water.play("mark h10")
    assert (explorer.scrolls_found, explorer.fresh_scrolls, explorer.scrolls) == (4, 0, 0)
    assert explorer.marks >> grid.SQUARE["h10"] & 1


@rule("EXP-30", "EXP-31")
def test_slots_are_filled_once_a_used_key_leaves_its_slot_filled() -> None:
    table = pocket("p1").play("take M", "mark p1")
    assert (table.sheet().keys_found, table.sheet().keys) == (4, 0)
    assert (table.sheet().scrolls_found, table.sheet().scrolls_used) == (4, 4)


# Horses


@rule("EXP-32")
def test_a_horse_lets_one_mark_any_terrain_at_once_and_then_one_goes_on() -> None:
    """Rulebook, horse: “if you still have Xs to place, continue with your turn”."""
    table = Table(f"players = 1\nturn = 1\ncard = 'MD'\n[blue]\nmarks = {LINE}").play("take M", "mark e10")
    table.refuses("mark f10", "EXP-21")
    table.play("mark e9")
    terrains = {_terrain(move) for move in table.legal()}
    assert terrains == set("PWDM")
    assert {"mark d9", "mark f9", "mark e8"} <= set(table.legal()), "also beside the horse itself"
    table.refuses("mark a1", "EXP-24")
    table.refuses("mark e10", "EXP-24")
    table.play("mark f10")
    assert {_terrain(move) for move in table.legal()} == {"M"}, "then the ordinary marks go on"
    table.play("mark e12")
    assert table.phase == Phase.CARD


def _terrain(move: str) -> str:
    (found,) = [
        letter for letter, mask in zip("PWDM", WORLD.terrain, strict=True) if mask >> grid.SQUARE[move.split()[1]] & 1
    ]
    return found


@rule("EXP-32")
def test_the_last_mark_of_a_turn_on_a_horse_brings_its_mark_too() -> None:
    table = Table(f"players = 1\nturn = 1\ncard = 'DM'\n[blue]\nmarks = {LINE}").play("take M", "mark e10", "mark e9")
    assert (table.sheet().due, table.sheet().horses) == (0, 1)
    table.play("mark f9")
    assert table.phase == Phase.CARD


@rule("EXP-32", "EXP-33", "EXP-37")
def test_a_horse_keeps_the_usual_rules() -> None:
    """Beside the marks are the temple b9, for which there is no key, and the apple g12."""
    marks = ["c9", "c9-c11", "c11-m11"]
    table = Table(f"players = 1\nturn = 1\ncard = 'MD'\n[blue]\nmarks = {marks}").play("take M", "mark d9", "mark e9")
    table.refuses("mark b9", "EXP-37")
    assert "mark g12" in table.legal(), "an apple, which may be marked"
    table.play("mark g12", "mark e10")
    assert table.sheet().larder == (1, 0, 0)
    full = pocket("e4").play("take M", "mark e4")
    assert lost(full) == [3], "the provisions left are barred to a horse too"


@rule("EXP-32")
def test_horses_are_chained() -> None:
    """Horses e4 and e9 and three more squares are left: the first horse's mark goes on the second horse."""
    table = pocket("e4", "e9", "j5", "b6", "d5").play("take M", "mark e4", "mark e9")
    assert (table.sheet().horses, table.sheet().due) == (1, 2)
    table.play("mark j5")
    assert (table.sheet().horses, table.sheet().due) == (0, 2)
    assert table.legal() == ["mark d5"]
    table.play("mark d5")
    assert lost(table) == [1]


@rule("EXP-32")
def test_a_horse_takes_the_object_it_marks() -> None:
    table = pocket("e4", "k12", "g7").play("take M", "mark e4", "mark k12")
    assert table.sheet().fresh_scrolls == 1
    gems = table.sheet().gems
    table.play("mark g7")
    assert table.sheet().gems == gems + 1


@rule("EXP-32")
def test_a_horse_is_lost_if_there_is_no_legal_square() -> None:
    table = pocket("e4").play("take M", "mark e4")
    assert lost(table) == [3], "its mark and the two ordinary ones"
    assert table.phase == Phase.CARD


@rule("EXP-32")
def test_a_horse_works_on_a_scroll() -> None:
    frame = "marks = ['e11-m11', 'h10']"
    table = Table(f"players = 2\nturn = 1\ncard = 'PW'\nside = 'P'\n[orange]\n{frame}").play("scroll M", seat=1)
    table.play("mark e10", "mark e9", seat=1)
    assert (table.sheet(1).due, table.sheet(1).horses) == (2, 1)
    table.play("mark f10", "mark e12", "mark d9", seat=1)
    assert 1 not in table.state.actors()


@rule("EXP-32", "EXP-38")
def test_a_horse_works_on_extra_marks() -> None:
    """The temple c6 is explored with desert; its extra marks go on mountain, the first of them on the horse e4."""
    table = pocket("c6", "e4", "d5", "d6", "j10", "f4", card="DM", temples="expert")
    table.play("take D", "mark c6", "mark j10")
    assert table.legal() == ["terrain P for A", "terrain W for A", "terrain D for A", "terrain M for A"]
    table.play("terrain M for A", "mark e4")
    assert (table.sheet().horses, table.sheet().due) == (1, 2)
    table.play("mark f4", "mark d5", "mark d6")
    assert table.phase == Phase.CARD


@rule("EXP-32")
def test_a_position_with_a_horse_to_place_reads_back() -> None:
    table = Table(f"players = 1\nturn = 1\ncard = 'MD'\n[blue]\nmarks = {LINE}").play("take M", "mark e10", "mark e9")
    again = read_position(write_position(table.state))
    assert list(again.legal(0)) == list(table.state.legal(0))
