"""Lessons to test with: those that are shipped, and small ones of one's own."""

from __future__ import annotations

from farshore.core.lesson_progress import Item
from farshore.core.lessons import Lesson, lesson_of, lessons_of, read_lesson
from farshore.core.registry import game, games

TAUGHT: list[Lesson] = [lesson for each in games().values() for lesson in lessons_of(each).values()]
"""All lessons that are shipped."""

SMALL = """
minutes = 1

[[scene]]
name = "map"
position = "first-map"
rivals.white = ["survey (0,1)1W"]
beat = [
    { name = "hello", at = "(0,0)" },
    { name = "edges", at = "(0,0)" },
    { name = "lay", at = "#hand", waits = "survey *L" },
    { name = "camels", at = "@move" },
    { name = "rival", waits = "rivals" },
    { name = "ships", at = "@rival" },
]
"""
"""The beginning of Overworld's first lesson, and so with words."""


def taught(text: str = SMALL) -> Lesson:
    """Read a lesson of Overworld, with the words of its first one."""
    return read_lesson(game("overworld"), "first", text)


def changed(written: str, instead: str, text: str = SMALL) -> Lesson:
    """Read a lesson in which something is otherwise."""
    assert text.count(written) == 1
    return taught(text.replace(written, instead))


def read(beat: str) -> Item:
    """Return a beat that was read by Black."""
    return Item(0, beat, is_read=True)


def overworld(name: str = "first") -> Lesson:
    """Return a lesson of Overworld that is shipped."""
    return lesson_of(game("overworld"), name)
