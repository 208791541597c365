"""Shortages, stacks formed anew (ENT-62), and the chances of backs, faces and events, exact by enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement, permutations

import pytest

from farshore.games.entdecker.actions import FindEvents, ShowBack, ShowFace
from farshore.games.entdecker.content import EVENT_NAMES
from farshore.games.entdecker.events import SpaceFilled, StacksFormed, TileDiscarded, TileDrawn, TileEvent
from farshore.games.entdecker.explore import Face
from farshore.games.entdecker.faces import MINE
from farshore.games.entdecker.fill import Search
from farshore.games.entdecker.opening import Backs
from farshore.games.entdecker.phase import Phase
from farshore.games.entdecker.stacks import EMPTY, QUESTION_MARK, UNSEEN
from farshore.games.entdecker.state import EntdeckerState
from tests.entdecker.table import Table, rule

SMALL = """
 ABCDEF
1......
2......
3......
4......
"""
CROSS = """
 ABCDEF
1......
2..~...
3.~.~..
4..~...
"""
"""C3 is surrounded by sea: it takes a tile of pattern 1."""
NO_MARKS = "marked = [0, 0, 0, 0, 0, 0]"
SHORT = "open = [0, 9, 9, 9, 9, 9]"
"""No open tile of pattern 1."""


def fill_cross(stacks: str) -> Table:
    """Return a table where C3 is to be filled, from these stacks."""
    return Table(CROSS, more=f"[turn]\nphase = 'fill'\n[stacks]\n{stacks}")


def buying(stacks: str, start: str = "start S:C", gold: int = 9) -> Table:
    """Return a table where red has announced an open tile."""
    return Table(SMALL, more=f"gold = [{gold}, 9]\n[stacks]\n{stacks}").play(start, "open 1")


# A fill


@rule("ENT-62", "ENT-60")
def test_a_fill_takes_an_open_tile_while_there_is_one() -> None:
    table = fill_cross(f"open = [1, 0, 0, 0, 0, 0]\ndiscards = {{ 1 = 1 }}\nplain = [3, 0, 0, 0, 0, 0]\n{NO_MARKS}")
    stacks = table.state.stacks
    assert (stacks.open[1], stacks.discards[5], stacks.plain[1], stacks.spares) == (0, 1, 3, 0)


@rule("ENT-62")
@pytest.mark.parametrize("discard", ["1", "1 mine", "1 storm"])
@pytest.mark.parametrize("plain", [0, 3])
def test_with_no_open_tile_left_a_fill_takes_one_of_the_discards(discard: str, plain: int) -> None:
    table = fill_cross(f"{SHORT}\ndiscards = {{ '{discard}' = 2, 3 = 1 }}\nplain = [{plain}, 3, 0, 0, 0, 0]")
    stacks = table.state.stacks
    assert table.tile("C3") == 0
    assert sum(stacks.discards) == 2
    assert sum(stacks.discards[5:10]) == 1
    assert stacks.plain[1] == plain
    assert sum(stacks.marked) == sum(stacks.events) > 0, "nothing is searched"
    assert table.state.seat == 1, "nothing is mixed: the turn is over"


@rule("ENT-62")
def test_with_no_discard_of_the_kind_a_fill_takes_a_hidden_plain_tile_before_an_event_tile() -> None:
    stacks = f"{SHORT}\ndiscards = {{ 3 = 1 }}\nplain = [2, 1, 0, 0, 0, 0]\nmarked = [4, 0, 0, 0, 0, 0]"
    table = fill_cross(stacks)
    assert table.state.stacks.plain == [0, 1, 1, 0, 0, 0, 0]
    assert table.state.stacks.marked[1] == 4
    assert table.phase == Phase.BACKS, "the rest is mixed, and new backs are shown"


@rule("ENT-62")
@pytest.mark.parametrize(("first", "second"), list(combinations_with_replacement(range(4), 2)))
def test_with_no_plain_tile_left_a_fill_takes_an_event_tile_mines_first_storms_last(first: int, second: int) -> None:
    names = EVENT_NAMES[first], EVENT_NAMES[second]
    events = Counter(names)
    listed = ", ".join(f"{name} = {count}" for name, count in events.items())
    stacks = f"{SHORT}\nplain = [0, 4, 0, 0, 0, 0]\nmarked = [2, 0, 0, 0, 0, 0]\nevents = {{ {listed} }}"
    table = fill_cross(stacks)
    assert table.phase == Phase.SEARCH
    found = " ".join(str(events[name]) for name in EVENT_NAMES)
    assert table.outcomes() == {f"events 1 {found}": 1}
    table.play(f"events 1 {found}")
    assert [tile for tile, count in enumerate(table.state.stacks.paired) if count] == [5 + second + 1]
    assert table.tile("C3") == 0
    assert not any(isinstance(event, TileEvent) for event in table.events), "shown and ignored"
    assert table.gold == [7, 7]


@rule("ENT-62")
def test_a_search_pairs_only_the_pattern_sought() -> None:
    marked = "marked = [1, 2, 0, 0, 0, 0]\nevents = { mine = 1, storm = 2 }"
    table = fill_cross(f"{SHORT}\nplain = [0, 4, 0, 0, 0, 0]\n{marked}")
    assert table.outcomes() == {"events 1 1 0 0 0": 1, "events 1 0 0 0 1": 2}
    table.play("events 1 0 0 0 1")
    stacks = table.state.stacks
    assert stacks.marked == [0, 0, 2, 0, 0, 0, 0]
    assert stacks.events == [0, 1, 0, 0, 1]
    assert not any(stacks.paired), "the only one has been laid"


@rule("ENT-62")
def test_events_found_by_an_earlier_search_need_no_second_one() -> None:
    stacks = f"{SHORT}\nplain = [0, 4, 0, 0, 0, 0]\n{NO_MARKS}\npaired = {{ '1 storm' = 1, '1 natives' = 1 }}"
    table = fill_cross(stacks)
    assert table.tile("C3") == 0
    assert [tile for tile, count in enumerate(table.state.stacks.paired) if count] == [5 + 4]


@rule("ENT-62")
def test_if_a_fill_finds_none_anywhere_a_spare_one_is_taken() -> None:
    stacks = f"{SHORT}\nplain = [0, 4, 0, 0, 0, 0]\n{NO_MARKS}\nspares = 3"
    table = fill_cross(stacks)
    assert table.tile("C3") == 0
    assert table.state.stacks.spares == 4
    assert table.state.stacks.hidden_left() == 4
    assert table.phase == Phase.START, "nothing was searched out, nothing is mixed"


@rule("ENT-62", "ENT-60")
def test_the_stacks_are_formed_again_when_all_fills_are_done() -> None:
    board = CROSS.replace("2..~...", "2..~.~.").replace("1......", "1...~..")
    plain = f"{SHORT}\nplain = [4, 5, 0, 0, 0, 0]\n{NO_MARKS}\nsizes = ['4', '0', '3', '2', '0', '0']"
    turn = "[turn]\nphase = 'shown'\nship = 'S:F'\nhand = '1'\nannounced = 1\ndraws = 0"
    table = Table(board, more=f"{turn}\n[stacks]\n{plain}").play("place 1 F4")
    told = [event for event in table.events if isinstance(event, SpaceFilled | StacksFormed)]
    assert told == [SpaceFilled("D2", "1"), SpaceFilled("C3", "1"), StacksFormed(3, 7)], "into three stacks, as before"
    assert table.state.stacks.sizes == [3, 2, 2]
    assert table.outcomes() == {"back 1 plain": 7}
    table.play("back 1 plain", "back 2 plain", "back 3 plain")
    assert table.state.seat == 1


@rule("ENT-62")
def test_a_search_between_two_fills_forgets_neither() -> None:
    """C3 takes the last open tile; then for E3, beyond the strait, the Hidden Stacks are searched (ENT-61)."""
    board = """
     ABCDEFGH
    1........
    2.┌┬┬┬┬┐.
    3~..╎..┤.
    4.└┴┴┴┴┘.
    5........
    """
    stacks = (
        "plain = [3, 0, 0, 0, 0, 0]\nmarked = [0, 0, 0, 0, 1, 0]\nevents = { storm = 1 }\nopen = [1, 0, 0, 0, 1, 1]"
    )
    turn = "[turn]\nphase = 'shown'\nship = 'A3'\nlanded = false\nhand = '5'\nannounced = 1\ndraws = 0\nfresh = []"
    table = Table(board, more=f"{turn}\n[stacks]\n{stacks}").play("place 5r0 B3", "stop", "events 5 0 0 0 1")
    spaces = [event.space for event in table.events if isinstance(event, SpaceFilled)]
    assert spaces == ["C3", "E3", "F3"]
    assert table.state.stacks.spares == 0


# A bought tile


@rule("ENT-62", "ENT-30")
def test_a_bought_tile_whose_open_stack_is_empty_comes_from_the_discards() -> None:
    table = buying("open = [0, 1, 0, 0, 0, 0]\ndiscards = { '1 storm' = 1 }")
    assert table.legal() == ["take 1", "take 2", "take 3", "take 4", "take 5"]
    table.play("take 1")
    assert TileDrawn(0, 0, 1, "storm") in table.events, "the event is shown"
    assert not any(table.state.stacks.discards)
    table.play("place 1 C4")
    assert not any(isinstance(event, TileEvent) for event in table.events), "and ignored"
    assert table.phase == Phase.START, "nothing was searched: nothing is mixed"


@rule("ENT-62")
def test_a_bought_tile_may_come_from_the_hidden_stacks_which_are_mixed_once_it_is_placed() -> None:
    stacks = (
        f"open = [0, 1, 0, 0, 0, 0]\nplain = [3, 2, 0, 0, 0, 0]\n{NO_MARKS}\nsizes = ['3', '0', '0', '2', '0', '0']"
    )
    table = buying(stacks).play("take 1")
    assert table.phase == Phase.PLACE, "not while the tile is in hand"
    assert table.state.stacks.in_disorder
    assert not any(isinstance(event, StacksFormed) for event in table.events)
    table.play("place 1 C4")
    assert StacksFormed(2, 4) in table.events
    assert table.state.stacks.sizes == [2, 2]
    assert table.play("back 1 plain", "back 2 plain").state.seat == 1


@rule("ENT-62")
def test_after_the_stacks_are_mixed_the_journey_goes_on() -> None:
    stacks = f"open = [0, 2, 0, 0, 0, 0]\nplain = [2, 0, 0, 0, 0, 0]\n{NO_MARKS}"
    table = Table(SMALL, more=f"gold = [9, 9]\n[stacks]\n{stacks}").play("start S:C", "open 2", "take 1", "place 1 C4")
    assert table.phase == Phase.BACKS
    table.play("back 1 plain")
    assert table.legal() == ["take 1", "take 2", "stop"]


@rule("ENT-62")
def test_a_bought_event_tile_is_the_first_in_order_and_its_event_is_ignored() -> None:
    marked = "marked = [2, 0, 0, 0, 0, 0]\nevents = { storm = 1, pirate = 1 }"
    table = buying(f"open = [0, 1, 0, 0, 0, 0]\nplain = [0, 2, 0, 0, 0, 0]\n{marked}", gold=9).play("take 1")
    assert table.outcomes() == {"events 1 0 1 0 1": 1}
    table.play("events 1 0 1 0 1")
    assert TileDrawn(0, 0, 1, "pirate") in table.events
    table.play("place 1 C4")
    assert table.gold[0] == 5
    assert not any(isinstance(event, TileEvent) for event in table.events)
    assert table.state.stacks.paired[5 + 4] == 1, "the storm is still hidden"


@rule("ENT-62", "ENT-30")
def test_on_a_journey_only_a_pattern_that_can_be_placed_is_searched_for() -> None:
    """From S:A only patterns 1 to 3 fit; the Hidden Stacks have only 4 and 5."""
    stacks = f"open = [0, 0, 0, 0, 1, 1]\nplain = [0, 0, 0, 4, 4, 0]\n{NO_MARKS}"
    table = buying(stacks, start="start S:A")
    assert table.legal() == ["take 5", "take 6"], "of those on the table; 4 is not searched for"
    table.refuses("take 4", "ENT-30")
    table.play("take 5")
    assert TileDiscarded(0, 5) in table.events


@rule("ENT-62")
def test_on_a_journey_no_spare_is_taken() -> None:
    table = buying(f"open = [0, 1, 0, 0, 0, 0]\nplain = [0, 2, 0, 0, 0, 0]\n{NO_MARKS}")
    assert table.legal() == ["take 2"]
    table.refuses("take 1", "ENT-30")


# New stacks of the discards


@rule("ENT-62")
def test_when_all_hidden_stacks_are_empty_the_discards_are_mixed_into_two_new_ones() -> None:
    """Rulebook (Mayfair) 11: take all of the discarded tiles, mix them, and form 2 new Hidden Stacks."""
    stacks = f"plain = [1, 0, 0, 0, 0, 0]\n{NO_MARKS}\ndiscards = {{ 2 = 2, '3 mine' = 1 }}"
    table = Table(SMALL, more=f"[stacks]\n{stacks}").play("start S:C", "hidden 4", "draw 1", "face 1")
    assert table.phase == Phase.PLACE
    assert table.state.stacks.sizes == [0] * 6, "not while a tile is in hand"
    table.play("place 1 C4")
    assert StacksFormed(2, 3) in table.events
    assert table.state.stacks.sizes == [2, 1]
    assert not any(table.state.stacks.discards)
    assert table.outcomes() == {"back 1 plain": 2, "back 1 ?": 1}
    table.play("back 1 ?")
    assert table.outcomes() == {"back 2 plain": 2}
    table.play("back 2 plain")
    assert table.legal() == ["draw 1", "draw 2", "stop"], "the journey goes on with the new ones"


@rule("ENT-62", "ENT-50", "ENT-51", "ENT-52", "ENT-53")
@pytest.mark.parametrize("event", EVENT_NAMES)
def test_the_events_of_new_stacks_work_again(event: str) -> None:
    stacks = f"plain = [1, 0, 0, 0, 0, 0]\n{NO_MARKS}\ndiscards = {{ '3 {event}' = 1 }}"
    table = Table(SMALL, more=f"[stacks]\n{stacks}").play("start S:C", "hidden 2", "draw 1", "face 1", "place 1 C4")
    table.play("back 1 ?", "draw 1")
    assert table.outcomes() == {f"face 3 {event}": 1}
    table.play(f"face 3 {event}", "place 3r0 C3")
    happened = [told.event for told in table.events if isinstance(told, TileEvent)]
    assert happened == [event]
    assert table.gold[0] == {"mine": 8, "pirate": 3}.get(event, 5)


@rule("ENT-62", "ENT-31")
def test_a_discard_is_mixed_in_as_soon_as_there_is_one() -> None:
    stacks = f"plain = [0, 0, 0, 0, 1, 0]\n{NO_MARKS}\ndiscards = {{ 1 = 1 }}"
    table = Table(SMALL, more=f"[stacks]\n{stacks}").play("start S:A", "hidden 2", "draw 1", "face 5")
    assert TileDiscarded(0, 5) in table.events
    assert StacksFormed(2, 2) in table.events, "the tile just discarded is mixed in too"
    alone = Table(SMALL, more=f"[stacks]\nplain = [0, 0, 0, 0, 1, 0]\n{NO_MARKS}").play("start S:A", "hidden 1")
    alone.play("draw 1", "face 5")
    assert StacksFormed(1, 1) in alone.events
    assert alone.state.stacks.sizes == [1, 0]


@rule("ENT-62")
def test_as_long_as_one_hidden_stack_is_left_the_discards_lie() -> None:
    stacks = f"plain = [2, 0, 0, 0, 0, 0]\n{NO_MARKS}\ndiscards = {{ 2 = 2 }}\nsizes = ['1', '1', '0', '0', '0', '0']"
    table = Table(SMALL, more=f"[stacks]\n{stacks}").play("start S:C", "hidden 2", "draw 1", "face 1", "place 1 C4")
    assert table.legal_with("draw") == ["draw 2"]
    assert table.state.stacks.discards[10] == 2


@rule("ENT-62")
def test_a_search_that_takes_the_last_hidden_tile_brings_the_discards_back() -> None:
    table = fill_cross(f"{SHORT}\nplain = [1, 0, 0, 0, 0, 0]\n{NO_MARKS}\ndiscards = {{ 4 = 3 }}")
    assert table.phase == Phase.BACKS
    assert table.state.stacks.sizes == [2, 1]
    assert table.play("back 1 plain", "back 2 plain").state.seat == 1


@rule("ENT-62")
def test_with_neither_hidden_tiles_nor_discards_nothing_is_formed() -> None:
    table = Table(SMALL, more=f"[stacks]\nplain = [1, 0, 0, 0, 0, 0]\n{NO_MARKS}").play("start S:C", "hidden 1")
    table.play("draw 1", "face 1", "place 1 C4")
    assert not any(isinstance(event, StacksFormed) for event in table.events)
    assert table.state.seat == 1


# Chances, compared with every way the tiles can lie

Tile = tuple[int, str]  # the pattern, and the event or ""
Seen = tuple[str, ...]
PATTERNS_PLAIN = (1, 2)
PATTERNS_MARKED = (2, 2, 3, 3)
EVENTS = ("mine", "natives", "storm", "storm")
SIZES = (4, 2)


def hidden_state() -> EntdeckerState:
    """Return a table with six hidden tiles in two stacks, whose backs are not yet shown."""
    plain = [PATTERNS_PLAIN.count(pattern) for pattern in range(1, 7)]
    marked = [PATTERNS_MARKED.count(pattern) for pattern in range(1, 7)]
    sizes = [f"{size} unseen" for size in SIZES]
    stacks = f"plain = {plain}\nmarked = {marked}\nopen = [9, 9, 0, 9, 9, 9]\nsizes = {sizes}"
    text = f"[turn]\nphase = 'backs'\n[stacks]\n{stacks}\nevents = {{ mine = 1, natives = 1, storm = 2 }}"
    return Table(SMALL, more=text).state


def chosen_stack(backs: list[bool | None]) -> int:
    """The player prefers question marks, then the first stack."""
    return backs.index(True) if True in backs else backs.index(False)


def seen_in_reality(stacks: list[list[Tile]]) -> Iterator[str]:
    """Tell what the players see when all tiles of these stacks are drawn."""
    left = [list(stack) for stack in stacks]
    yield from (f"back {bool(stack[0][1])}" for stack in left if stack)
    while any(left):
        number = chosen_stack([bool(stack[0][1]) if stack else None for stack in left])
        stack = left[number]
        yield f"{stack.pop(0)}"
        if stack:
            yield f"back {bool(stack[0][1])}"


def drawn_to_the_end(s: EntdeckerState, seen: Seen, chance: Fraction) -> Iterator[tuple[Seen, Fraction]]:
    """Tell the same of the engine: every course of events, with its chance."""
    if UNSEEN in s.stacks.backs:
        outcomes = Backs().outcomes(s)
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            assert isinstance(action, ShowBack)
            world = s.clone()
            Backs().apply(world, action)
            yield from drawn_to_the_end(
                world, (*seen, f"back {action.question_mark}"), chance * Fraction(weight, total)
            )
    elif any(s.stacks.sizes):
        backs = [None if back == EMPTY else back == QUESTION_MARK for back in s.stacks.backs]
        s.stack = chosen_stack(backs)
        outcomes = Face().outcomes(s)
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            assert isinstance(action, ShowFace)
            world = s.clone()
            Face().apply(world, action)
            face = f"{(action.pattern, action.event)}"
            yield from drawn_to_the_end(world, (*seen, face), chance * Fraction(weight, total))
    else:
        yield seen, chance


def every_deal() -> Iterator[list[Tile]]:
    """Tell every way in which the events are dealt onto the question marks."""
    for events in permutations(EVENTS):
        yield [*((pattern, "") for pattern in PATTERNS_PLAIN), *zip(PATTERNS_MARKED, events, strict=True)]


def as_chances(counts: Counter[Seen]) -> dict[Seen, Fraction]:
    total = counts.total()
    return {seen: Fraction(count, total) for seen, count in counts.items()}


def merged(courses: Iterator[tuple[Seen, Fraction]]) -> dict[Seen, Fraction]:
    chances: dict[Seen, Fraction] = {}
    for seen, chance in courses:
        chances[seen] = chances.get(seen, Fraction(0)) + chance
    return chances


@rule("ENT-10", "ENT-30", "ENT-5")
def test_backs_and_faces_come_exactly_as_often_as_from_well_mixed_stacks() -> None:
    counts: Counter[Seen] = Counter()
    for deal in every_deal():
        for order in permutations(deal):
            counts[tuple(seen_in_reality([list(order[: SIZES[0]]), list(order[SIZES[0] :])]))] += 1
    assert merged(drawn_to_the_end(hidden_state(), (), Fraction(1))) == as_chances(counts)


@rule("ENT-62", "ENT-5")
def test_after_a_search_backs_and_faces_still_come_exactly_as_often() -> None:
    """Pattern 3 is sought: the events on both are seen, the first in order is taken, and the rest is mixed."""
    counts: Counter[Seen] = Counter()
    for deal in every_deal():
        threes = sorted(tile for tile in deal if tile[0] == 3)
        rest = list(deal)
        rest.remove(min(threes, key=lambda tile: EVENT_NAMES.index(tile[1])))
        found = str(sorted(event for _, event in threes))
        for order in permutations(rest):
            counts[found, *seen_in_reality([list(order[:3]), list(order[3:])])] += 1

    def courses() -> Iterator[tuple[Seen, Fraction]]:
        s = hidden_state()
        s.stacks.open[3] = 0
        s.sought, s.phase, s.then = 3, Phase.SEARCH, Phase.FILL
        outcomes = Search().outcomes(s)
        total = sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            assert isinstance(action, FindEvents)
            world = s.clone()
            Search().apply(world, action)
            world.stacks.take_open(3)
            assert world.stacks.settle(world.terms)
            found = str(["mine"] * action.mine + ["natives"] * action.natives + ["storm"] * action.storm)
            yield from drawn_to_the_end(world, (found,), Fraction(weight, total))

    assert merged(courses()) == as_chances(counts)


@rule("ENT-62", "ENT-5")
@pytest.mark.parametrize("marked", range(1, 5))
@pytest.mark.parametrize("events", [(4, 0, 0, 0), (1, 1, 1, 1), (2, 1, 0, 1), (0, 3, 1, 1), (2, 2, 1, 0)])
def test_events_lie_on_a_patterns_question_marks_exactly_as_often_as_dealt(
    marked: int, events: tuple[int, int, int, int]
) -> None:
    pool = [event for event, count in enumerate(events) for _ in range(count)]
    s = hidden_state()
    s.stacks.marked = [0, 0, 0, marked, len(pool) - marked, 0, 0]
    s.stacks.events = [0, *events]
    counts = Counter(tuple(deal[:marked].count(event) for event in range(4)) for deal in permutations(pool))
    weights = dict(s.stacks.pairings(3))
    total = sum(weights.values())
    assert {found: Fraction(weight, total) for found, weight in weights.items()} == {
        found: Fraction(count, counts.total()) for found, count in counts.items()
    }


@rule("ENT-62", "ENT-10")
def test_new_stacks_of_discards_are_mixed_exactly_as_well() -> None:
    tiles: list[Tile] = [(1, ""), (2, ""), (2, "mine"), (4, "storm")]
    counts: Counter[Seen] = Counter()
    for order in permutations(tiles):
        counts[tuple(seen_in_reality([list(order[:2]), list(order[2:])]))] += 1
    s = hidden_state()
    stacks = s.stacks
    stacks.plain, stacks.marked, stacks.events = [0] * 7, [0] * 7, [0] * 5
    stacks.sizes, stacks.backs = [0, 0], [EMPTY, EMPTY]
    for pattern, event in tiles:
        stacks.discards[5 * pattern + (EVENT_NAMES.index(event) + MINE if event else 0)] += 1
    assert stacks.settle(s.terms)
    assert merged(drawn_to_the_end(s, (), Fraction(1))) == as_chances(counts)
