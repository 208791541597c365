"""Every rulebook to read holds: its figures can be drawn, its numbers are right, and every rule has its chapter."""

from __future__ import annotations

import re

import pytest

from farshore.core.contract import Game
from farshore.core.errors import BadFile
from farshore.core.registry import games
from farshore.core.rulebook import Rulebook, has_rulebook, read_rulebook, rulebook_of
from farshore.core.words import Param, catalogue_keys, has_word, languages, say_with
from farshore.core.worked import faults, found

GAMES = [game for game in games().values() if has_rulebook(game)]
NAMES = [game.name for game in GAMES]


def test_every_game_of_ours_has_one() -> None:
    assert NAMES == ["entdecker", "explorers", "overworld"]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_figures_can_be_drawn_and_examples_are_right(game: Game) -> None:
    assert list(faults(rulebook_of(game))) == []


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_there_are_words_for_everything_and_no_others(game: Game) -> None:
    book = rulebook_of(game)
    assert [key for key in book.words() if not has_word(key)] == []
    ours = {key for key in catalogue_keys(game.words) if re.match(rf"{game.name}-rulebook($|[-.])", key)}
    assert ours == set(book.words())


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_the_words_of_a_part_say_all_of_its_numbers_and_no_others(game: Game) -> None:
    book = rulebook_of(game)
    for language in languages():
        for chapter, part in book.parts():
            key = book.part_key(chapter, part)
            numbers: dict[str, Param] = {name: f"<{name}>" for name in part.numbers}
            keys = [key, f"{key}.caption"] if part.figure else [key]
            said = " ".join(say_with(each, language, numbers) for each in keys)  # fails where a number is not given
            assert [name for name in part.numbers if f"<{name}>" not in said] == [], f"{key} in {language}"


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_it_is_a_book_and_not_a_leaflet(game: Game) -> None:
    book = rulebook_of(game)
    figures = [part.figure for _, part in book.parts() if part.figure]
    assert 6 <= len(book.chapters) <= 12
    assert len(figures) >= 6
    assert [chapter.name for chapter in book.chapters if not chapter.practice] == []
    assert len({chapter.practice for chapter in book.chapters}) >= 5
    assert any(part.kind == "example" and part.numbers for _, part in book.parts())
    assert any(part.kind == "note" for _, part in book.parts())


def changed(game: Game, before: str, after: str) -> Rulebook:
    """Return a game's book with something else in it."""
    assert game.rulebook is not None
    text = game.rulebook.read_text("utf-8")
    assert before in text
    return read_rulebook(game, text.replace(before, after, 1))


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("total = { is = 22,", "total = { is = 23,", "chapter villages, part beside: total is 22, not 23"),
        ('"explorers.0.score.villages"', '"explorers.9.score.villages"', "part beside: total is nowhere"),
        ('"blue: mark m9"]', '"blue: mark a1"]', "chapter start, part first-marks: "),
        ('may = ["mark l9"', 'may = ["mark a1"', "chapter marking, part where: mark a1 is not legal"),
        ('{ "mark l11" = "EXP-21"', '{ "mark l11" = "EXP-24"', "forbidden by EXP-21, not by EXP-24"),
        ('{ "mark l11" = "EXP-21"', '{ "mark m12" = "EXP-24"', "mark m12 is legal"),
        ('lit = ["m11"]', 'lit = ["m17"]', "chapter map, part land: there is no place m17"),
    ],
)
def test_a_wrong_example_is_found_by_its_name(before: str, after: str, fault: str) -> None:
    book = changed(games()["explorers"], before, after)
    assert any(fault in each for each in faults(book)), list(faults(book))


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('"EXP-24", "EXP-25"', '"EXP-24"', "EXP-25: no chapter covers this rule"),
        ('"EXP-24", "EXP-25"', '"EXP-24", "EXP-25", "EXP-1"', "marking, EXP-1: the rule is in the chapter map already"),
        ('"EXP-24", "EXP-25"', '"EXP-24", "EXP-99"', "marking, EXP-99: the game has no rule with this number"),
        ('name = "marking"', 'name = "map"', "map: the name is there twice"),
        ('name = "marking"', 'name = "glance"', "glance: the name is there twice"),
        ('name = "marking"', 'name = "Marking"', "Marking: a name has small letters"),
        (
            'position = "rules-start", lit',
            'position = "nowhere", lit',
            "map, land, position: explorers brings no",
        ),
        ('practice = "rules-marks"', 'practice = "nowhere"', "marking, practice: explorers brings no position"),
        (
            "options = { may_stop = true }",
            "options = { may_fly = true }",
            "stop, may_fly: the game has no such option",
        ),
        ('kind = "note", options = { may_stop = true }', 'kind = "note"', "marking, stop: a note, and nothing else"),
        ('{ name = "must" }', '{ name = "must", may = ["mark l9"] }', "marking, must: numbers and moves need a figure"),
        (
            "total = { is = 22, now",
            "total = { is = 22, before = 'turn.round', now",
            "a number is found in one place",
        ),
        (
            'seat = "blue", show = "frame"',
            'seat = "pink", show = "frame"',
            "frame, seat: nobody plays this colour",
        ),
        ('name = "marking"', 'colour = "red"\nname = "marking"', "colour"),
    ],
)
def test_a_book_that_cannot_be_is_refused_with_the_place(before: str, after: str, reason: str) -> None:
    with pytest.raises(BadFile) as refusal:
        changed(games()["explorers"], before, after)
    assert reason in str(refusal.value)
    assert "explorers/rulebook.toml" in str(refusal.value)


def test_numbers_are_found_by_name_place_and_count() -> None:
    view = {"seats": [{"name": "red", "gold": 3}, {"name": "blue", "gold": 5}], "is_over": True}
    assert found(view, "seats.1.gold") == 5
    assert found(view, "seats.name=red.gold") == 3
    assert found(view, "seats.#") == 2
    for nowhere in ("seats.name=green.gold", "seats.0.name", "is_over", "seats.2.gold", "gold"):
        with pytest.raises((LookupError, TypeError)):
            found(view, nowhere)
