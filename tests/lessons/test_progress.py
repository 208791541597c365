"""How far somebody is in a scene follows from what was done there, whatever that was."""

from __future__ import annotations

from farshore.core.lesson_progress import Item, asked, may_rivals_act, next_of_rival, progress, speech
from farshore.core.lessons import fits
from farshore.core.registry import game
from tests.lessons.lessons import changed, overworld, read, taught

LESSON = taught()
SCENE = LESSON.scenes[0]
LAND, SEA = Item(0, "survey (0,-1)0L", (1,)), Item(0, "survey (0,1)1W", (1,))
RIVAL = Item(1, "survey (0,1)1W", (0,))


def beat(*items: Item) -> str:
    """Return where somebody is."""
    now = progress(SCENE, 0, items)
    return SCENE.beats[now.beat].name if now.beat < len(SCENE.beats) else "over"


def test_what_was_read_and_done_leads_on() -> None:
    done = [read("hello"), read("edges"), LAND, read("camels"), RIVAL, read("ships")]
    assert [beat(*done[:count]) for count in range(7)] == [
        "hello",
        "edges",
        "lay",
        "camels",
        "rival",
        "ships",
        "over",
    ]


def test_a_move_passes_over_what_was_still_to_be_read() -> None:
    assert beat(LAND) == "camels"
    assert beat(read("hello"), LAND) == "camels"


def test_another_move_stays_with_the_beat_until_it_is_taken_back() -> None:
    now = progress(SCENE, 0, [read("hello"), read("edges"), SEA])
    assert (SCENE.beats[now.beat].name, now.strayed) == ("lay", 2)
    assert "take it back" in speech(LESSON, SCENE, now).reaction
    assert beat(read("hello"), read("edges"), SEA, RIVAL, LAND) == "lay"
    assert not may_rivals_act(SCENE, now)


def test_a_beat_that_goes_on_takes_another_move() -> None:
    lesson = changed('waits = "survey *L"', 'waits = "survey *L", goes_on = true')
    now = progress(lesson.scenes[0], 0, [SEA])
    assert (now.beat, now.passed, now.by_other, now.strayed) == (3, 2, True, None)
    assert "went to sea" in speech(lesson, lesson.scenes[0], now).reaction
    assert "Well laid" in speech(lesson, lesson.scenes[0], progress(lesson.scenes[0], 0, [LAND])).reaction


def test_a_beat_that_was_read_twice_was_read_once() -> None:
    assert beat(read("hello"), read("hello")) == "edges"
    assert beat(read("edges"), read("hello")) == "lay"
    assert beat(read("no-longer-there")) == "hello"


def test_rivals_wait_while_there_is_something_to_read() -> None:
    done = [read("hello"), read("edges"), LAND, read("camels"), RIVAL, read("ships")]
    free = [may_rivals_act(SCENE, progress(SCENE, 0, done[:count])) for count in range(7)]
    assert free == [False, False, True, False, True, False, False]


def test_a_beat_waits_until_the_rivals_have_done_all_they_have_to_do() -> None:
    begun = [LAND, read("camels")]
    assert beat(*begun, Item(1, "survey (0,1)1W", (1,))) == "rival"
    assert beat(*begun, Item(1, "survey (0,1)1W", (1,)), Item(1, "coast (0,5)N A0", (0,))) == "ships"
    assert beat(*begun, Item(1, "survey (0,1)1W", ())) == "ships"


def test_a_game_is_waited_for_until_it_is_over() -> None:
    lesson = overworld()
    last = lesson.scenes[-1]
    begun = [read("ready"), LAND, Item(1, "survey (0,1)1W", (0,))]
    assert last.beats[progress(last, 0, begun).beat].name == "play"
    assert last.beats[progress(last, 0, [LAND]).beat].name == "play"  # whoever begins has read enough
    for ending in (LAND, RIVAL):
        assert last.beats[progress(last, 0, [*begun, ending._replace(after=())]).beat].name == "done"


def test_points_are_explained_until_something_is_read() -> None:
    begun = [read("hello"), read("edges"), LAND]
    assert progress(SCENE, 0, begun).scored_from == 2
    assert progress(SCENE, 0, [*begun, read("camels")]).scored_from == 4
    assert progress(SCENE, 0, [*begun, read("camels"), RIVAL]).scored_from == 4


def test_rivals_do_what_is_written_and_then_what_they_please() -> None:
    overworld_game = game("overworld")
    assert next_of_rival(SCENE, overworld_game, 1, [LAND, read("camels")]) == "survey (0,1)1W"
    assert next_of_rival(SCENE, overworld_game, 1, [LAND, RIVAL]) is None
    assert next_of_rival(SCENE, overworld_game, 2, []) is None


def test_the_moves_asked_for_come_in_the_order_of_their_patterns() -> None:
    lesson = changed('waits = "survey *L"', 'waits = ["survey (0,-1)*", "survey *L"]')
    now = progress(lesson.scenes[0], 0, [read("hello"), read("edges")])
    legal = ["survey (0,-2)1L", "survey (0,-1)0L", "survey (0,1)1W"]
    assert asked(lesson.scenes[0], now, legal) == ["survey (0,-1)0L", "survey (0,-2)1L"]
    assert asked(SCENE, progress(SCENE, 0, [read("ships")]), legal) == []


def test_a_star_stands_for_anything_and_nothing_else_does() -> None:
    assert fits("announce hidden 3", "announce hidden *")
    assert fits("anything at all", "*")
    assert not fits("announce hidden", "announce hidden *")
    assert fits("survey (2,-1)2L", "survey (2,-1)2L")
    assert not fits("survey (2,-1)2L", "survey (2.-1)2L")
