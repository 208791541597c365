"""A lesson that no longer holds says so with its name, the scene and the beat; a file that is none says where."""

from __future__ import annotations

import re

import pytest

from farshore.core.errors import BadFile
from farshore.core.lessons import UnknownLesson, UnknownPosition, lesson_of, lessons_of, read_lesson, shipped_position
from farshore.core.registry import game
from farshore.core.rehearsal import BrokenLesson, Rehearsal, seek
from tests.lessons.lessons import SMALL, changed, overworld, taught
from tests.toys import LAGOON


def rehearse(written: str, instead: str) -> None:
    """Play a lesson in which something is otherwise."""
    lesson = changed(written, instead)
    for scene in lesson.scenes:
        list(Rehearsal(lesson, scene).moments())


def test_a_lesson_that_holds_is_played_to_its_end() -> None:
    lesson = taught()
    assert len(list(Rehearsal(lesson, lesson.scenes[0]).moments())) == 6


@pytest.mark.parametrize(
    ("written", "instead", "wrong"),
    [
        ('"first-map"', '"nowhere"', "beat -: overworld brings no position “nowhere”"),
        ("survey *L", "survey *X", "beat lay: no legal move is like survey *X; there are: survey"),
        ('"survey *L"', '["survey *L", "coast *"]', "beat lay: no legal move is like coast"),
        ('name = "edges", at = "(0,0)"', 'name = "edges", at = "(5,5)"', "beat edges: there is no place (5,5)"),
        ('at = "@rival"', 'at = "@asked"', "beat ships: there is nothing to point at: @asked"),
        ("survey (0,1)1W", "survey (9,9)1W", "beat rival: white cannot do survey (9,9)1W; there are: survey"),
        ('["survey (0,1)1W"]', "[]", "beat rival: white has no more moves in the script"),
        ('"rival", waits = "rivals"', '"rival", waits = "end"', "beat rival: nobody plays the game to its end"),
        ('{ name = "camels", at = "@move" }', '{ name = "tile", waits = "rivals" }', "beat rival: nobody else is to"),
        ("minutes = 1", 'minutes = 1\n[[scene]]\nname = "map"\n', "map: the name is there twice"),
        ("rivals.white", 'wants = ["tile lll"]\nrivals.white', "chance was to bring tile lll, but brought tile dld"),
    ],
)
def test_whatever_no_longer_holds_is_said_with_the_beat(written: str, instead: str, wrong: str) -> None:
    with pytest.raises((BrokenLesson, BadFile), match=re.escape(wrong)) as error:
        rehearse(written, instead)
    assert "first" in str(error.value)


@pytest.mark.parametrize(
    ("written", "instead", "wrong"),
    [
        ("minutes = 1", 'minutes = "x"', "overworld/lessons/first.toml, minutes: Expected `int`"),
        ("minutes = 1", "", "missing required field `minutes`"),
        ('name = "map"', 'name = "The Map"', "The Map: a name has small letters"),
        ('name = "edges"', 'name = "hello"', "map, hello: the name is there twice"),
        ('"#hand"', '"#sky"', "map, lay, #sky: there is no such part of the page"),
        ('"@move"', '"@now"', "map, camels, @now: there is no such part of the page"),
        ("rivals.white", "rivals.mauve", "map, mauve: nobody plays this colour"),
        ("rivals.white", "seed = ''\nrivals.white", "map, seed: a seed has 1 to"),
        ('waits = "rivals"', 'wait = "rivals"', "unknown field `wait`"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_the_place(written: str, instead: str, wrong: str) -> None:
    with pytest.raises(BadFile, match=re.escape(wrong)):
        changed(written, instead)


@pytest.mark.parametrize(("square", "is_there"), [("a16", True), ("p1", True), ("q1", False), ("a17", False)])
def test_any_square_of_a_map_can_be_pointed_at(square: str, is_there: bool) -> None:
    """Also one with nothing on it, where nothing can be done."""
    text = SQUARE.replace("a1", square)
    lesson = read_lesson(game("explorers"), "first", text)
    moments = Rehearsal(lesson, lesson.scenes[0]).moments()
    if is_there:
        assert [moment.at for moment in moments] == [(square,)]
    else:
        with pytest.raises(BrokenLesson, match=f"there is no place {square}"):
            list(moments)


def test_a_lesson_without_scenes_or_beats_is_refused() -> None:
    with pytest.raises(BadFile, match="there is nothing in it"):
        taught("minutes = 1\nscene = []")
    with pytest.raises(BadFile, match=r"map: there is nothing in it"):
        taught(SMALL.partition("beat = [")[0])


def test_what_is_not_there_is_not_found() -> None:
    with pytest.raises(UnknownLesson, match="overworld has no lesson “tenth”"):
        lesson_of(game("overworld"), "tenth")
    with pytest.raises(UnknownLesson, match="first 99"):
        overworld().scene(98)
    with pytest.raises(UnknownPosition, match=r"brings no position “\.\./secret”"):
        shipped_position(game("overworld"), "../secret")
    with pytest.raises(UnknownPosition):
        shipped_position(LAGOON, "any")
    assert lessons_of(LAGOON) == {}


def test_a_seed_is_found_with_which_chance_brings_what_is_wanted() -> None:
    """In a game that begins, any tile may come."""
    lesson = changed('position = "first-map"', "seed = '9'\nwants = ['start A0', 'first black', 'tile ldd']", text=ANY)
    scene = lesson.scenes[0]
    found = seek(lesson, scene, 500)
    assert found is not None
    with pytest.raises(BrokenLesson, match="chance was to bring"):
        list(Rehearsal(lesson, scene).moments())
    assert seek(lesson, scene, 1) is None


ANY = """
minutes = 1
[[scene]]
name = "map"
position = "first-map"
beat = [{ name = "hello" }]
"""

SQUARE = """
minutes = 1
[[scene]]
name = "start"
position = "first-start"
beat = [{ name = "hello", at = "a1" }]
"""
