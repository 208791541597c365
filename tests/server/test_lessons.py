"""Lessons at the table: the coach waits, reacts, goes back, and is found again by whoever left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from farshore.server.lobby import teaching
from farshore.server.storage.models import TableRow
from farshore.server.storage.repository import TableSummary
from farshore.server.storage.sql import SqlRepository
from tests.server.house import House, Json, Person, eventually, new_key


class Pupil:
    """Somebody who takes a lesson."""

    def __init__(self, person: Person, scene: int | None = None, lesson: str = "overworld/first") -> None:
        self.person = person
        self.table: str = person.post(f"/api/lessons/{lesson}", {"scene": scene}, 201)["id"]

    @property
    def state(self) -> Json:
        return self.person.state(self.table)

    @property
    def lesson(self) -> Json:
        return self.state["lesson"]

    def step(self, step: str, status: int | None = None, **other: Any) -> Json:
        now = self.state
        ask = {"step": step, "beat": now["lesson"]["beat"], "seq": now["seq"], "key": new_key(), **other}
        return self.person.post(f"/api/tables/{self.table}/lesson", ask, status)

    def read_until(self, beat: str) -> Json:
        """Read on until a beat; return what is said there."""
        return eventually(lambda: self.lesson if self.lesson["beat"] == beat else self._read())

    def _read(self) -> None:
        if self.lesson["waits"] == "next":
            self.step("next")

    def move(self, notation: str) -> Json:
        (offer,) = [offer for offer in self.state["seats"][0]["offers"] if offer["notation"] == notation]
        return self.person.act(self.table, 0, offer["action"])["snapshot"]["lesson"]


def test_games_say_which_lessons_they_have(house: House) -> None:
    (overworld,) = [game for game in house.person().get("/api/games") if game["name"] == "overworld"]
    first = overworld["lessons"][0]
    assert (first["name"], first["title"]) == ("first", "Your first map")
    assert first["minutes"] > 0
    assert first["text"]


def test_a_scene_from_its_first_word_to_its_last(house: House) -> None:
    ann = Pupil(house.person("Ann"))
    lesson = ann.lesson
    assert (lesson["scene"], lesson["scenes"], lesson["beat"], lesson["number"]) == (0, 6, "hello", 0)
    assert "Pilar" in lesson["text"]
    assert (lesson["at"], lesson["waits"], lesson["back"]) == (["(0,0)"], "next", False)
    asked = ann.read_until("lay")
    assert (asked["waits"], asked["at"], asked["strayed"]) == ("move", ["#hand"], False)
    assert "survey (0,-1)0L" in asked["shows"]
    assert all(move.endswith("L") for move in asked["shows"])
    laid = ann.move("survey (0,-1)0L")
    assert laid["beat"] == "camels"
    assert laid["reaction"].startswith("Well laid")
    assert laid["scored"] == ["+4 for you: you have most explorers in 2 more regions, 2 points each."]
    assert sorted(laid["at"]) == ["(0,-1)", "(0,-2)", "(1,-1)"]
    assert ann.state["actors"] == [1]  # who waits until it was read
    ships = ann.read_until("ships")
    assert ships["scored"] == ["+6 for White, who has most explorers in 3 more regions."]
    assert sorted(ships["at"]) == ["(0,1)", "(0,2)", "(1,1)"]
    ann.read_until("sea")
    ann.move("survey (1,2)1W")
    over = ann.step("next")["snapshot"]["lesson"]
    assert (over["waits"], over["beat"], over["number"]) == ("over", "", over["beats"])


def test_another_move_is_spoken_of_and_taken_back(house: House) -> None:
    ann = Pupil(house.person("Ann"))
    ann.read_until("lay")
    before = ann.state["seats"][0]["view"]
    strayed = ann.move("survey (0,1)1W")
    assert (strayed["beat"], strayed["strayed"], strayed["back"]) == ("lay", True, True)
    assert strayed["reaction"].startswith("You went to sea!")
    assert strayed["shows"] == []
    ann.step("next", 409)
    assert ann.state["actors"] == [1]  # and nobody else goes on meanwhile
    back = ann.step("back")["snapshot"]
    assert (back["lesson"]["beat"], back["lesson"]["strayed"]) == ("lay", False)
    assert back["seats"][0]["view"] == before


def test_one_goes_back_past_what_others_did_and_has_things_done(house: House) -> None:
    ann = Pupil(house.person("Ann"))
    for _ in range(3):
        ann.step("skip")
    assert ann.lesson["beat"] == "lay"
    assert ann.step("skip")["snapshot"]["lesson"]["beat"] == "camels"
    ann.read_until("ships")
    assert ann.step("back")["snapshot"]["lesson"]["beat"] == "camels"  # what White did went with it
    assert ann.state["actors"] == [1]
    assert ann.step("back")["snapshot"]["lesson"]["beat"] == "lay"
    assert ann.state["actors"] == [0]
    ann.move("survey (0,1)1W")
    assert ann.step("skip")["snapshot"]["lesson"]["beat"] == "camels"  # it was taken back, and done as asked
    assert ann.step("again")["snapshot"]["lesson"]["beat"] == "hello"
    assert ann.lesson["back"] is False
    ann.step("back", 409)


def test_the_same_key_twice_is_one_step_and_an_old_page_is_told_how_it_stands(house: House) -> None:
    ann = Pupil(house.person("Ann"))
    ask = {"step": "next", "beat": "hello", "seq": 0, "key": "k"}
    for _ in range(2):
        answer = ann.person.post(f"/api/tables/{ann.table}/lesson", ask)
        assert answer["snapshot"]["lesson"]["beat"] == "edges"
    refused = ann.person.post(f"/api/tables/{ann.table}/lesson", {**ask, "key": "other"}, 409)
    assert refused["error"] == "stale"
    assert refused["snapshot"]["lesson"]["beat"] == "edges"


def test_only_the_pupil_is_taught(house: House) -> None:
    ann = Pupil(house.person("Ann"))
    bob = house.watcher(ann.person, ann.table, "Bob")
    assert bob.state(ann.table)["lesson"] is None
    ask = {"step": "next", "beat": "hello", "seq": 0, "key": "k"}
    bob.post(f"/api/tables/{ann.table}/lesson", ask, 403)
    house.person().post(f"/api/tables/{ann.table}/lesson", ask, 404)
    table = bob.open("overworld", "me", "bot")["id"]
    assert bob.state(table)["lesson"] is None
    assert bob.post(f"/api/tables/{table}/lesson", ask, 409)["error"] == "no-lesson"


def test_whoever_leaves_comes_back_to_where_they_were(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = Pupil(house.person("Ann"))
        cookies = ann.person.http.cookies
        ann.read_until("lay")
        ann.move("survey (0,1)1W")
        before = ann.lesson
    with House(tmp_path) as house:
        person = house.person()
        person.http.cookies = cookies
        again = Pupil(person)
        assert again.table == ann.table
        assert again.lesson == before
        (mine,) = person.get("/api/me")["tables"]
        assert (mine["id"], mine["lesson"]) == (ann.table, "Your first map")
        assert person.get("/api/me")["lessons"] == [
            {"game": "overworld", "name": "first", "done": False, "table": ann.table}
        ]


def test_scene_follows_scene_to_a_real_game_and_then_it_is_done(house: House) -> None:
    ann = Pupil(house.person("Ann"), 4)
    while ann.lesson["waits"] != "over":
        ann.step("skip")
    (mine,) = ann.person.get("/api/me")["tables"]
    assert mine["id"] == ann.table  # it appears once
    last = Pupil(ann.person)
    assert (last.lesson["scene"], last.lesson["real"]) == (5, True)
    assert [table["id"] for table in ann.person.get("/api/me")["tables"]] == [last.table]
    assert not last.person.get(f"/api/tables/{last.table}")["practice"]
    assert last.state["actors"] == [0]
    last.step("next")
    assert last.lesson["waits"] == "end"
    end = eventually(lambda: play(last))
    assert (end["lesson"]["beat"], end["lesson"]["text"][:19]) == ("done", "You know the rules.")
    last.step("next")
    me = ann.person.get("/api/me")
    assert (me["tables"], [lesson["done"] for lesson in me["lessons"]]) == ([], [True])
    assert Pupil(ann.person).lesson["scene"] == 0  # from the beginning, and it stays done
    assert [(lesson["done"], bool(lesson["table"])) for lesson in ann.person.get("/api/me")["lessons"]] == [
        (True, True)
    ]


def play(pupil: Pupil) -> Json:
    """Play the first thing that is offered; return how it stands when it is over."""
    now = pupil.state
    if now["over"]:
        return now
    if offers := now["seats"][0]["offers"]:
        pupil.person.act(pupil.table, 0, offers[0]["action"], now["seq"])
    return None


def test_of_a_scene_that_was_begun_a_hundred_times_little_is_read_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, lessons_of = list[int](), SqlRepository.lessons_of

    async def counted(self: SqlRepository, guest: str) -> list[TableSummary]:
        found = await lessons_of(self, guest)
        read.append(len(found))
        return found

    monkeypatch.setattr(SqlRepository, "lessons_of", counted)
    with House(tmp_path) as house:
        ann = Pupil(house.person("Ann"), 0)
        names = [column.name for column in TableRow.__table__.columns]
        for number in range(100):
            scene, passed, status = number % 2, 0, "playing" if number % 3 else "off"
            if number == 50:
                scene, passed, status = 5, 1, "over"
            changed = {"id": f"'t{number}'", "created": "created - 9", "status": f"'{status}'"}
            changed |= {"scene": str(scene), "passed": str(passed)}
            into, values = ", ".join(names), ", ".join(changed.get(name, name) for name in names)
            insert = f"INSERT INTO tables ({into}) SELECT {values} FROM tables WHERE id = :id"  # noqa: S608
            house.kept.sql(insert, id=ann.table)
        read.clear()
        me = ann.person.get("/api/me")
        assert me["lessons"] == [{"game": "overworld", "name": "first", "done": True, "table": ann.table}]
        assert [table["id"] for table in me["tables"]] == [ann.table]
    assert len(read) == 1
    assert read[0] <= 5, "the latest of each of three scenes, and the latest that were not called off"


def test_lessons_that_are_not_there_are_not_found(house: House) -> None:
    stranger = house.person()
    for path, scene in [("chess/first", None), ("overworld/tenth", None), ("overworld/first", 6)]:
        answer = stranger.http.post(f"/api/lessons/{path}", json={"name": "Ann", "scene": scene})
        assert answer.status_code == 404
        assert answer.json()["text"]
        assert "set-cookie" not in answer.headers


def test_nobody_opens_too_many_in_a_day(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teaching, "MOST_A_DAY", 2)
    ann = house.person("Ann")
    Pupil(ann, 0)
    ann.post("/api/practice", {"game": "overworld", "shipped": "first-gap"}, 201)
    assert ann.post("/api/lessons/overworld/first", {"scene": 0}, 409)["error"] == "too-many"
