"""The examples of achievements in ``docs/games/explorers.md`` are true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from farshore.games.explorers import achievements, grid
from farshore.games.explorers.tile import Object
from farshore.games.explorers.tiles import OBJECT_GLYPHS, TERRAIN_GLYPHS
from farshore.games.explorers.world import World, atlas_of, read_code
from tools import explorers_examples

TESTS = Path(__file__).parent
TEXT = (TESTS.parents[1] / "docs" / "games" / "explorers.md").read_text("utf-8")
SECTION = TEXT.partition(explorers_examples.BEGIN)[2].partition(explorers_examples.END)[0]
EXAMPLE = re.compile(r"### (\w+) .+\n.+ Here, .+: \*\*(.+)\*\*\.\n\n```text\n((?:.+\n)+)```")


class Example(NamedTuple):
    worth: str
    drawing: dict[str, str]  # by square


def read_drawing(text: str) -> dict[str, str]:
    """Read the glyphs of a drawing by the names of their squares."""
    head, *rows = text.splitlines()
    columns = head.split()
    return {
        column + number: glyph
        for number, *glyphs in (row.split() for row in rows)
        for column, glyph in zip(columns, glyphs, strict=True)
    }


def read_map() -> tuple[World, str]:
    """Return the map that the section names, and its start village."""
    found = re.search(r"is `(.+)`, with its start village on (\w+):", SECTION)
    assert found
    return atlas_of("").world(read_code(found[1])), found[2]


WORLD, START = read_map()
EXAMPLES = {found[1]: Example(found[2], read_drawing(found[3])) for found in EXAMPLE.finditer(SECTION)}


def marks_in(drawing: dict[str, str]) -> int:
    marked = "xX@" + OBJECT_GLYPHS.lower()
    return sum(1 << grid.SQUARE[name] for name, glyph in drawing.items() if glyph in marked)


def is_true(name: str, glyph: str) -> bool:
    """Tell whether a glyph shows what the map has on a square."""
    square = grid.SQUARE[name]
    found = WORLD.object_at.get(square)
    if glyph in "xX":
        return found is None and bool(WORLD.land >> square & 1)
    if glyph == "@":
        return name == START
    if glyph.upper() in OBJECT_GLYPHS:
        return found is not None and OBJECT_GLYPHS[found] == glyph.upper()
    if glyph in TERRAIN_GLYPHS:
        return found is None and bool(WORLD.terrain[TERRAIN_GLYPHS.index(glyph)] >> square & 1)
    return glyph.isdecimal() and 1 << square in WORLD.villages


def test_there_is_one_example_of_every_achievement() -> None:
    assert tuple(EXAMPLES) == achievements.NAMES


@pytest.mark.rule("EXP-60", "EXP-61")
@pytest.mark.parametrize("name", achievements.NAMES)
def test_an_example_gives_what_is_said(name: str) -> None:
    worth, drawing = EXAMPLES[name]
    marks = marks_in(drawing)
    if name in achievements.RACES:
        assert worth == "met"
        assert achievements.RACES[name](WORLD, marks)
        assert not achievements.RACES[name](WORLD, 1 << grid.SQUARE[START])
    else:
        assert worth == f"{achievements.AT_THE_END[name](WORLD, marks)} points"


@pytest.mark.parametrize("name", achievements.NAMES)
def test_an_example_shows_the_map_as_it_is(name: str) -> None:
    assert [square for square, glyph in EXAMPLES[name].drawing.items() if not is_true(square, glyph)] == []


@pytest.mark.parametrize("name", achievements.NAMES)
def test_the_marks_of_an_example_could_have_been_made(name: str) -> None:
    """They are connected with the start village, a key was found for every temple, and there are not too many."""
    marks = marks_in(EXAMPLES[name].drawing)
    keys, temples = (marks & WORLD.objects[Object.KEY]).bit_count(), (marks & WORLD.objects[Object.TEMPLE]).bit_count()
    assert grid.spread(1 << grid.SQUARE[START], marks) == marks
    assert keys >= temples
    assert 1 < marks.bit_count() <= 4 * 7 * 2 + 3


def test_the_examples_are_those_that_the_tool_draws() -> None:
    """If not, ``python -m tools.explorers_examples`` draws them anew."""
    assert "".join(explorers_examples.parts()) == SECTION


@pytest.mark.parametrize("example", explorers_examples.EXAMPLES, ids=lambda example: example.name)
def test_the_points_of_an_example_are_what_its_author_expects(example: explorers_examples.Example) -> None:
    drawn = explorers_examples.solve(example)
    assert explorers_examples.points_of(example, drawn.marks) == example.points
    assert drawn.counting & ~drawn.marks == 0
