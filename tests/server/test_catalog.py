"""What can be played is described from the games' own types and words."""

from __future__ import annotations

from typing import Any

import pytest

from farshore.core.registry import games
from farshore.server.web.catalog import catalog, game_info
from tests.server.house import House, Json
from tests.some import some


@pytest.fixture(scope="module")
def described(house: House) -> dict[str, Json]:
    return {game["name"]: game for game in house.person().get("/api/games")}


def option(game: Json, field: str) -> Json:
    return next(option for option in game["options"] if option["field"] == field)


def test_every_game_is_there_with_all_its_rules_and_options(described: dict[str, Json]) -> None:
    assert described.keys() == games().keys()
    for name, game in games().items():
        info = described[name]
        assert info["seats"] == list(game.seats)
        assert [rule["number"] for rule in info["rules"]] == list(game.rules)
        assert all(rule["title"] and rule["text"] and rule["section"] for rule in info["rules"])
        assert [option["field"] for option in info["options"]] == list(game.options_type.__struct_fields__)
        assert all(option["title"] and option["text"] for option in info["options"])
        assert [colour["name"] for colour in info["colours"]] == list(game.seat_names)
        assert "random" in [bot["name"] for bot in info["bots"]]
        assert all(bot["title"] and bot["text"] for bot in info["bots"])


def test_a_choice_has_its_values_in_words_the_usual_order_first(described: dict[str, Json]) -> None:
    edition = option(described["entdecker"], "edition")
    assert (edition["type"], edition["default"], edition["free"]) == ("choice", "mayfair", False)
    assert [choice["value"] for choice in edition["choices"]] == ["mayfair", "kosmos", "digest"]
    assert edition["choices"][0]["title"] == "Mayfair, the English edition"


def test_what_the_edition_decides_can_be_left_open(described: dict[str, Json]) -> None:
    for field, kind in (("strength", "choice"), ("pirate_spares", "choice"), ("fort_cost", "int")):
        found = option(described["entdecker"], field)
        assert (found["type"], found["default"]) == (kind, None)
        assert found["choices"][0] == {"value": None, "title": "as the edition says", "text": ""}
    assert [choice["value"] for choice in option(described["entdecker"], "pirate_spares")["choices"]] == [
        None,
        True,
        False,
    ]


def test_numbers_have_bounds(described: dict[str, Json]) -> None:
    number = option(described["explorers"], "achievements")
    assert (number["type"], number["default"], number["min"], number["max"]) == ("int", 0, 0, 3)
    assert number["choices"] == []


def test_names_are_offered_and_may_be_typed(described: dict[str, Json]) -> None:
    scenario = option(described["entdecker"], "scenario")
    assert (scenario["type"], scenario["free"]) == ("choice", True)
    assert [choice["value"] for choice in scenario["choices"]] == ["first", "two-seas", "north-south", "three-seas"]
    assert option(described["entdecker"], "own_scenario")["type"] == "text"


def test_a_list_offers_what_may_be_in_it(described: dict[str, Json]) -> None:
    chosen = option(described["explorers"], "chosen_achievements")
    assert (chosen["type"], chosen["default"]) == ("list", [])
    assert len(chosen["choices"]) == 32
    assert chosen["choices"][0]["title"] == "Unread"
    assert chosen["choices"][0]["text"].endswith(".")


def test_yes_and_no_are_explained(described: dict[str, Json]) -> None:
    flag = option(described["explorers"], "may_stop")
    assert (flag["type"], flag["default"]) == ("bool", False)
    assert [choice["value"] for choice in flag["choices"]] == [True, False]
    assert flag["choices"][0]["title"] == "players may stop early"


@pytest.mark.parametrize("name", sorted(games()))
def test_every_value_that_is_offered_can_be_played(house: House, name: str) -> None:
    person = house.person()
    info = game_info(games()[name])
    for option in info.options:
        for choice in option.choices:
            value = [choice.value] if option.type == "list" else choice.value
            ask: dict[str, Any] = {"game": name, "seats": 4, "options": {option.field: value}}
            assert person.post("/api/preview", ask)["view"]["viewer"] is None


def test_a_preview_that_cannot_be_is_refused_with_the_reason(house: House) -> None:
    person = house.person()
    assert person.post("/api/preview", {"game": "chess", "seats": 2}, 404)["error"] == "unknown-game"
    assert "2 to 4 players" in person.post("/api/preview", {"game": "entdecker", "seats": 9}, 422)["text"]
    ask = {"game": "entdecker", "seats": 2, "options": {"own_scenario": "nonsense ["}}
    assert person.post("/api/preview", ask, 422)["text"]
    ask = {"game": "explorers", "seats": 2, "options": {"map": "9r9"}}
    assert "map code" in person.post("/api/preview", ask, 422)["text"]


def test_a_page_is_told_what_it_must_know_of_a_game_before_it_sees_one(described: dict[str, Json]) -> None:
    about = {name: game["about"] for name, game in described.items()}
    assert {name: found["usual_seats"] for name, found in about.items()} == {
        "entdecker": 3,
        "explorers": 3,
        "overworld": 2,
    }
    assert [name for name, found in about.items() if not found["keeps_secrets"]] == ["overworld"]
    assert about["overworld"]["parts"][1] == {"name": "doors", "title": "Tour of the doors"}
    for name, found in about.items():
        fields = {option["field"] for option in described[name]["options"]}
        assert found["first_options"]
        assert set(found["first_options"]) <= fields


@pytest.mark.parametrize(
    ("game", "wish", "wanted"),
    [
        ("entdecker", "majority", {"ENT-72", "ENT-91"}),
        ("entdecker", "tie", {"ENT-72", "ENT-92"}),
        ("entdecker", "winning", {"ENT-92"}),
        ("entdecker", "first player", {"ENT-12"}),
        ("explorers", "tie", {"EXP-50"}),
        ("explorers", "winning", {"EXP-50"}),
        ("explorers", "majority", {"EXP-50"}),
        ("explorers", "solo", {"EXP-70", "EXP-72"}),
        ("overworld", "majority", {"OVW-42", "OVW-60"}),
        ("overworld", "tie", {"OVW-60", "OVW-62"}),
        ("overworld", "winning", {"OVW-62"}),
        ("overworld", "game end", {"OVW-50"}),
    ],
)
def test_a_rule_is_found_by_the_words_people_use(game: str, wish: str, wanted: set[str]) -> None:
    """The page looks through number, title, text and these words."""
    (info,) = (each for each in catalog() if each.name == game)
    found = {
        rule.number
        for rule in info.rules
        if all(word in f"{rule.title} {rule.also} {rule.text}".lower() for word in wish.split())
    }
    assert wanted <= found
    assert len(found) <= len(info.rules) / 3, "what finds everything finds nothing"


def test_words_to_find_a_rule_by_are_not_said_twice() -> None:
    for rule in some(rule for info in catalog() for rule in info.rules if rule.also):
        words = [word.strip() for word in rule.also.split(",")]
        assert all(words), rule.number
        assert len(words) == len(set(words)), rule.number
