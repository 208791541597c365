"""The rulebook to read, as the server gives it: words, figures as views, positions to practise at."""

from __future__ import annotations

import pytest

from farshore.core.registry import games
from farshore.core.rulebook import has_rulebook
from tests.server.house import House
from tests.some import some

NAMES = [game.name for game in games().values() if has_rulebook(game)]


@pytest.mark.parametrize("name", NAMES)
def test_a_rulebook_is_read_with_its_figures(house: House, name: str) -> None:
    reader = house.person()
    book = reader.get(f"/api/rulebooks/{name}")
    assert book["game"] == name
    assert book["aim"].count(". ") >= 2
    assert all(box["text"] for box in book["glance"])
    figures = [part["figure"] for chapter in book["chapters"] for part in chapter["parts"] if part["figure"]]
    assert len(figures) >= 6
    for figure in figures:
        assert figure["caption"]
        assert len(figure["names"]) >= 1
        assert figure["view"]["viewer"] == figure["seat"]
    notes = [note for chapter in book["chapters"] for part in chapter["parts"] for note in part["notes"]]
    assert all(note["title"] and note["value"] not in {note["field"], "True", "true"} for note in notes)
    info = next(game for game in reader.get("/api/games") if game["name"] == name)
    assert info["rulebook"] is True
    assert sorted(rule["number"] for rule in info["rules"]) == sorted(
        number for chapter in book["chapters"] for number in chapter["rules"]
    )


@pytest.mark.parametrize("name", NAMES)
def test_every_chapter_can_be_tried_where_it_says(house: House, name: str) -> None:
    ann = house.person("Ann")
    chapters = ann.get(f"/api/rulebooks/{name}")["chapters"]
    for position in some(sorted({chapter["practice"] for chapter in chapters if chapter["practice"]})):
        table = ann.post("/api/practice", {"game": name, "shipped": position}, 201)
        assert table["practice"] is True
        state = ann.state(table["id"])
        assert any(seat["offers"] for seat in state["seats"]), position


def test_a_game_without_a_rulebook_is_answered_clearly(house: House) -> None:
    answer = house.person().http.get("/api/rulebooks/chess")
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown-game")
