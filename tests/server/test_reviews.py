"""A game that is over is looked through for whoever played it, once, and everybody may read it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from threading import Event

import pytest

from farshore.bots.budget import Limit
from farshore.server.reviews import Reviews
from tests.server.house import PATIENCE, House, Json, Person, eventually
from tests.some import some

BRIEF = Limit(iterations=2)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reviewed")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[House]:
    with House(folder, review=BRIEF) as house:
        yield house


def finished(person: Person, position: str = "short-game") -> str:
    """Play a short game to its end, and return the table."""
    table: str = person.post("/api/practice", {"game": "overworld", "shipped": position, "others": "me"}, 201)["id"]
    person.play_on(table, Random(2))
    return table


def read(person: Person, table: str, language: str = "en") -> Json:
    return person.get(f"/api/tables/{table}/review?language={language}")


def looked_through(person: Person, table: str) -> Json:
    person.post(f"/api/tables/{table}/review", {})
    return eventually(lambda: found["told"] if (found := read(person, table))["state"] == "done" else None)


def held_up(patch: pytest.MonkeyPatch) -> Event:
    """Let no choice be thought about after the first until the event is set."""
    judge, asked, go_on = vars(Reviews)["_judge"], count(), Event()

    async def judging(*about: object) -> object:
        if next(asked):
            await asyncio.to_thread(go_on.wait, PATIENCE)
        return await judge(*about)

    patch.setattr(Reviews, "_judge", judging)
    return go_on


def test_a_game_is_looked_through_with_progress_and_told_in_every_language(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, go_on = house.person("Ann"), held_up(monkeypatch)
    table = finished(ann)
    assert read(ann, table)["state"] == "none"
    begun = ann.post(f"/api/tables/{table}/review", {})
    assert begun["state"] == "working"
    now = eventually(lambda: found if (found := read(ann, table))["done"] else None)
    assert (now["state"], 0 < now["done"] < now["of"]) == ("working", True)
    go_on.set()
    told = looked_through(ann, table)
    steps = ann.get(f"/api/tables/{table}/replay")["steps"]
    scores = ann.state(table)["scores"]
    assert told["curve"][-1] == {"step": steps, "totals": scores}
    assert [moment["step"] for moment in told["curve"]] == sorted(moment["step"] for moment in told["curve"])
    assert len(told["seats"]) == len(scores)
    assert sum(seat["choices"] for seat in told["seats"]) > 0
    for point in some(told["turning"]):
        assert 0 <= point["step"] <= steps
        assert bool(point["better"]) != point["luck"]
        assert point["text"]
        assert len(point["before"]) == len(point["after"]) == len(scores), "what was expected there, and then"
    german = read(ann, table, "de")["told"]
    assert german["curve"] == told["curve"]
    assert [point["points"] for point in german["turning"]] == [point["points"] for point in told["turning"]]


def test_a_turning_point_leads_to_the_moment_before_it(house: House) -> None:
    """There the better move could have been made: it is among what the seat was offered then."""
    ann = house.person("Ann")
    table = finished(ann)
    told = looked_through(ann, table)
    by_choice = [point for point in told["turning"] if not point["luck"]]
    assert by_choice
    for point in by_choice:
        after = ann.get(f"/api/tables/{table}/replay?step={point['step'] + 1}")
        assert any(line["seat"] == point["seat"] for line in after["lines"])
        assert point["places"] or point["better"]


def test_only_who_has_played_may_begin_it_and_all_who_watch_may_read_it(house: House) -> None:
    ann = house.person("Ann")
    table = finished(ann)
    ben = house.watcher(ann, table, "Ben")
    ben.post(f"/api/tables/{table}/review", {}, 403)
    assert read(ben, table)["state"] == "none"
    told = looked_through(ann, table)
    assert read(ben, table)["told"]["seats"] == told["seats"]


def test_a_game_that_goes_on_is_nobodys_to_look_through(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("overworld", "me", "here")["id"]
    assert ann.post(f"/api/tables/{table}/review", {}, 409)["error"] == "review-not-over"
    ann.get(f"/api/tables/{table}/review", 409)


def test_what_came_to_nothing_is_told_and_can_be_begun_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.person("Ann")
    table = finished(ann)
    with monkeypatch.context() as strict:
        strict.setattr("farshore.server.reviews.MOST_MISSED", -1)  # then every game was hardly looked at
        ann.post(f"/api/tables/{table}/review", {})
        eventually(lambda: read(ann, table)["state"] == "failed")
    assert looked_through(ann, table)["seats"]


def test_whoever_has_many_games_looked_through_does_not_let_others_wait_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each address has its turn, however many cookies somebody has."""
    looked: list[str] = []
    is_open = Event()

    async def judge(_: Reviews, table: str, *choice: object) -> None:
        await asyncio.to_thread(is_open.wait)
        if table not in looked:
            looked.append(table)

    monkeypatch.setattr(Reviews, "_judge", judge)
    with House(tmp_path, proxies=("127.0.0.1",)) as house:
        people = [house.person(name) for name in ("Eve", "Eva", "Evi", "Evy", "Ann")]
        people[-1].http.headers["x-forwarded-for"] = "10.1.2.3"
        tables = [finished(person) for person in people]
        for person, table in zip(people, tables, strict=True):
            person.post(f"/api/tables/{table}/review", {})
        is_open.set()
        eventually(lambda: len(looked) == len(tables))
    assert looked.index(tables[-1]) == 1, "right after the one that was being looked through"


def test_it_is_kept(folder: Path, house: House) -> None:
    ann = house.person("Ann")
    table = finished(ann)
    told = looked_through(ann, table)
    with House(folder / ".." / folder.name, review=BRIEF) as again, again.person() as same:
        same.http.cookies.update(ann.http.cookies)
        assert read(same, table)["told"]["seats"] == told["seats"], "another server on the same folder finds it"
