"""Hints as the server gives them: in the reader's language, each with a rule that the game has."""

from __future__ import annotations

import pytest

from farshore.core.hints import GENERAL, hints_of
from farshore.core.registry import games
from farshore.core.words import languages
from tests.server.house import House


@pytest.mark.parametrize("name", list(games()))
def test_hints_are_told_in_every_language(house: House, name: str) -> None:
    reader = house.person()
    rules = {rule["number"] for info in reader.get("/api/games") if info["name"] == name for rule in info["rules"]}
    hints = hints_of(games()[name])
    said = {language: reader.get(f"/api/hints/{name}?language={language}") for language in languages()}
    for answer in said.values():
        assert {hint["name"]: hint["rule"] for hint in answer["hints"]} == hints.rules
        assert set(hints.rules.values()) <= rules
        firsts = answer["first_times"]
        assert [first["name"] for first in firsts] == [*(each.name for each in hints.occasions), *GENERAL]
        assert all((first["rule"] in rules) == bool(first["event"]) for first in firsts)
        assert all(each["text"].endswith((".", "!")) for each in (*answer["hints"], *firsts))
    for at in range(len(hints.rules)):
        assert len({answer["hints"][at]["text"] for answer in said.values()}) == len(said), "each in words of its own"


def test_a_game_that_is_not_there_has_none(house: House) -> None:
    answer = house.person().http.get("/api/hints/chess")
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown-game")
