"""Leaving, resigning, letting a bot play, calling a table off, and forgetting what is over."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from farshore.server.storage.database import FILE
from tests.effort import in_depth
from tests.server.house import House, Json, Person, eventually, received
from tests.some import some


def seating(person: Person, table: str, change: str, seat: int | None = None, status: int = 200) -> Json:
    """Ask for a change of who plays."""
    return person.post(f"/api/tables/{table}/seating", {"change": change, "seat": seat}, status)


def mine(person: Person) -> Json:
    """Return the one table of a person's."""
    (found,) = person.get("/api/me")["tables"]
    return found


def token_of(table: Json, seat: int) -> str:
    """Return the token of an open seat."""
    return str(table["seats"][seat]["invitation"]).removeprefix("/join#")


def meet(house: House, game: str, *more: str) -> tuple[Person, Person, str]:
    """Let Ann and Ben sit at a table, with more seats after them."""
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open(game, "me", "open", *more)
    ben.post("/api/join", {"token": token_of(table, 1)})
    return ann, ben, table["id"]


def test_a_seat_that_nobody_takes_becomes_a_bots_and_the_game_begins(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("overworld", "me", "open", "open")
    assert table["ways"] == ["fill", "call-off"]
    with ann.live(table["id"]) as line:
        received(line)
        assert seating(ann, table["id"], "fill", 1)["status"] == "waiting"
        heard = received(line)
        assert [line["text"] for line in heard["lines"]][-1:] == ["A bot takes the seat of White."]
    begun = seating(ann, table["id"], "fill")
    assert begun["status"] == "playing"
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "bot", "bot"]
    late = house.person()
    assert late.post("/api/join/look", {"token": token_of(table, 1)})["taken"]
    assert late.post("/api/join", {"token": token_of(table, 1), "name": "Eve"}, 409)["error"] == "taken"
    state = ann.play_on(table["id"], Random(1), until=lambda state: {"Zora", "Zora 2"} <= names(state))
    assert {"Zora", "Zora 2"} <= names(state)


def names(state: Json) -> set[str]:
    """Return by whom something was done that a snapshot tells of."""
    return {state["table"]["seats"][line["seat"]]["name"] for line in state["lines"] if line["seat"] is not None}


def test_a_table_is_called_off_by_its_host_while_it_waits(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("explorers", "me", "open", "open")
    eve = house.watcher(ann, table["id"], "Eve")
    ben.post("/api/join", {"token": token_of(table, 1)})
    assert ben.get(f"/api/tables/{table['id']}")["ways"] == ["leave"]
    assert eve.get(f"/api/tables/{table['id']}")["ways"] == []
    for person in (ben, eve):
        assert seating(person, table["id"], "call-off", status=409)["error"] == "no-seat-change"
    with ben.live(table["id"]) as line:
        received(line)
        assert seating(ann, table["id"], "call-off")["status"] == "off"
        heard = received(line)
        assert heard["table"]["status"] == "off"
        assert "called off" in heard["waiting"]
        assert heard["actors"] == []
    assert eve.post("/api/join/look", {"token": token_of(table, 2)})["off"]
    assert eve.post("/api/join", {"token": token_of(table, 2)}, 409)["error"] == "is-off"
    assert ann.act(table["id"], 0, {"type": "ChooseTerrain"}, status=409)["error"] == "is-off"
    assert mine(ben)["over"]
    assert mine(ben)["status"] == "off"


def test_a_friend_leaves_before_the_game_and_another_takes_the_seat(house: House) -> None:
    ann, ben, eve = house.person("Ann"), house.person("Ben"), house.person("Eve")
    table = ann.open("explorers", "me", "open", "open")
    spent = token_of(table, 1)
    ben.post("/api/join", {"token": spent})
    left = seating(ben, table["id"], "leave")
    assert [seat["yours"] for seat in left["seats"]] == [False] * 3
    assert ben.get("/api/me")["tables"] == []
    again = ann.get(f"/api/tables/{table['id']}")
    assert [(seat["name"], seat["kind"]) for seat in again["seats"]][1] == ("Orange", "open")
    assert eve.post("/api/join/look", {"token": spent}, 404)["error"] == "no-invitation"
    assert eve.post("/api/join", {"token": token_of(again, 1)})["seats"][1]["name"] == "Eve"
    assert "Ben has left; the seat is free again." in told(ann, table["id"])


def told(person: Person, table: str) -> list[str]:
    """Return the story of a table."""
    return [line["text"] for line in person.state(table)["lines"]]


def test_whoever_resigns_is_played_on_for_and_the_others_game_goes_on(house: House) -> None:
    ann, ben, table = meet(house, "overworld")
    assert ann.get(f"/api/tables/{table}")["ways"] == ["hand", "resign"]
    with ann.live(table) as line:
        received(line)
        seat = seating(ben, table, "resign")["seats"][1]
        assert (seat["kind"], seat["name"], seat["away"], seat["yours"]) == ("bot", "Ben", "resigned", True)
        assert received(line)["lines"][0]["text"] == "Ben resigns. A bot plays on."
    assert seating(ben, table, "return", status=409)["error"] == "no-seat-change"
    assert ben.state(table)["seats"][0]["offers"] == []
    assert (mine(ben)["away"], mine(ben)["your_turn"], mine(ben)["ways"]) == ("resigned", False, ["forget"])
    assert ann.get(f"/api/tables/{table}")["ways"] == ["hand", "call-off"]  # nobody else is left
    assert ann.play_on(table, Random(2))["over"]
    twin = ann.post(f"/api/tables/{table}/again", {}, 201)
    assert [(seat["kind"], seat["yours"]) for seat in twin["seats"]] == [("person", True), ("bot", False)]
    assert [each["id"] for each in ben.get("/api/me")["tables"]] == [table]


def test_a_bot_plays_for_somebody_until_they_come_back(house: House) -> None:
    ann, ben, table = meet(house, "overworld")
    seating(ann, table, "hand")
    assert mine(ann)["ways"] == ["return", "resign"]
    seating(ben, table, "hand")
    eventually(lambda: len(ann.state(table)["lines"]) > 6)  # the bots play by themselves
    state = seating(ann, table, "return")
    assert (state["seats"][0]["kind"], state["seats"][0]["away"], state["seats"][0]["bot"]) == ("person", "", "")
    acting = eventually(lambda: [seat for seat in ann.state(table)["seats"] if seat["offers"]])
    assert ben.act(table, 1, {"type": "PlaceSurvey"}, status=409)["error"] == "bot-plays"
    ann.act(table, 0, acting[0]["offers"][0]["action"])
    assert [line for line in some(told(ann, table)) if "Ann plays" in line or "for Ann" in line] == [
        "A bot plays for Ann for the time being.",
        "Ann plays again.",
    ]
    over = ann.play_on(table, Random(3))
    assert over["over"]
    twin = ann.post(f"/api/tables/{table}/again", {}, 201)
    assert [seat["kind"] for seat in twin["seats"]] == ["person", "person"]


def test_what_a_seat_may_know_stays_known_to_whoever_gave_it_to_a_bot(house: House) -> None:
    """Else their count of the log would go back, and a page that is open would wait for what it has already."""
    ann, _, table = meet(house, "explorers")
    state = ann.play_on(table, Random(4), until=lambda state: not state["seats"][0]["offers"])
    before = state["seq"]
    assert seating(ann, table, "resign")["seq"] == before + 1
    after = ann.state(table, before)
    assert [line["text"] for line in after["lines"]] == ["Ann resigns. A bot plays on."]
    assert [seat["seat"] for seat in after["seats"]] == [0]


def test_alone_with_bots_the_game_is_ended_and_forgotten(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("entdecker", "me", "here:Bo", "bot:random")["id"]
    eve = house.watcher(ann, table, "Eve")
    assert mine(ann)["ways"] == ["hand", "call-off"]
    assert ann.post(f"/api/tables/{table}/forget", {}, 409)["error"] == "no-seat-change"
    assert seating(ann, table, "hand", 1)["seats"][1]["kind"] == "bot"
    assert seating(ann, table, "hand", 2, 409)["error"] == "no-seat-change"
    assert mine(ann)["away"] == ""
    assert mine(ann)["ways"] == ["hand", "return", "call-off"]
    seating(ann, table, "call-off")
    assert mine(ann)["ways"] == ["forget"]
    assert eve.post(f"/api/tables/{table}/forget", {}, 409)["error"] == "no-seat-change"
    assert ann.post(f"/api/tables/{table}/forget", {})["tables"] == []
    assert ann.post(f"/api/tables/{table}/forget", {})["tables"] == []  # a second click
    assert ann.get(f"/api/tables/{table}")["status"] == "off"  # whoever has the link still sees it


def test_forgetting_what_is_over_leaves_the_others_record_alone(house: House) -> None:
    ann, ben, table = meet(house, "overworld")
    seating(ben, table, "hand")
    assert ann.play_on(table, Random(5))["over"]
    assert ann.post(f"/api/tables/{table}/forget", {})["tables"] == []
    assert mine(ben)["id"] == table
    assert ben.http.get(f"/api/tables/{table}/record").status_code == 200


@pytest.mark.parametrize("change", ["hand", "resign", "leave", "return", "fill", "call-off"])
def test_nobody_changes_who_plays_at_anothers_table(house: House, change: str) -> None:
    ann, _, table = meet(house, "explorers")
    stranger, eve = house.person(), house.watcher(ann, table, "Eve")
    assert seating(stranger, table, change, status=404)["error"] == "no-table"
    assert seating(eve, table, change, 1, status=409)["error"] == "no-seat-change"
    assert seating(eve, "nowhere", change, status=404)["error"] == "no-table"


@in_depth
def test_who_plays_is_still_known_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann, ben, table = meet(house, "explorers", "bot:random")
        off = ann.open("overworld", "me", "open")["id"]
        seating(ben, table, "resign")
        ann.play_on(table, Random(6), until=lambda state: state["seq"] > 30)
        seating(ann, table, "hand")
        seating(ann, table, "return")
        seating(ann, off, "call-off")
        ann.play_on(table, Random(7), until=lambda state: state["seq"] > 60)
        before, cookies = ann.state(table), ann.http.cookies
        is_still = {line["text"] for line in before["lines"] if line["event"]["type"] == "SeatChange"}
    assert is_still == {"Ben resigns. A bot plays on.", "A bot plays for Ann for the time being.", "Ann plays again."}
    with House(tmp_path) as house, Person(house.place, cookies) as ann:
        after = ann.state(table)
        assert after["lines"][: len(before["lines"])] == before["lines"]
        assert after["table"]["seats"] == before["table"]["seats"]
        assert ann.get(f"/api/tables/{off}")["status"] == "off"
        replay = ann.get(f"/api/tables/{table}/replay?step=1")
        assert replay["step"] == 1
        assert ann.play_on(table, Random(8))["over"]


def test_tables_from_before_there_was_leaving_are_played_and_left(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.person("Ann")
        table = ann.open("overworld", "me", "bot:random")["id"]
        before, cookies = ann.state(table), httpx.Cookies({"farshore": ann.cookie[1]})  # as it was called then
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "farshore.server.storage:migrations")
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
    engine.dispose()
    with sqlite3.connect(tmp_path / FILE) as old:
        columns = {row[1] for row in old.execute("pragma table_info(seats)")}
    old.close()
    assert "away" not in columns
    with House(tmp_path) as house, Person(house.place, cookies) as ann:
        after = ann.state(table)
        assert after["lines"][: len(before["lines"])] == before["lines"]
        assert seating(ann, table, "hand")["seats"][0]["away"] == "handed"
        seating(ann, table, "call-off")
        assert mine(ann)["status"] == "off"
