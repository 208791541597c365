"""A database of every version so far opens: every table shows its whole history and is played on to its end."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from farshore import Record
from farshore.core.replay import verify
from farshore.server.storage.database import FILE
from farshore.server.storage.moving import move
from tests.effort import IS_THOROUGH, in_depth
from tests.make_witnesses import DELAY, WITNESSES, talk_of, told_to
from tests.server.conftest import kept_by
from tests.server.house import House, Json, Person, eventually, new_key
from tests.server.kept import POSTGRES, SQLITE, needs_postgres
from tests.server.moved_time import DAY, MovedTime
from tests.some import some

FOLDERS = sorted(path.parent for path in WITNESSES.glob(f"*/{FILE}"))
MOVED = pytest.param((FOLDERS[-1], POSTGRES), id=f"{FOLDERS[-1].name}-moved", marks=[in_depth, needs_postgres])
"""The newest, as whoever runs the server has moved it to PostgreSQL: older ones are first brought up to date."""
ALL = [*(pytest.param((folder, SQLITE), id=folder.name) for folder in FOLDERS), MOVED]
LATER = [*(pytest.param((folder, SQLITE), id=folder.name) for folder in FOLDERS if folder.name >= "0003"), MOVED]
"""Since people have had accounts, clocks, talk and all else beside playing."""


class Witness(NamedTuple):
    """A database of an older version, served by this one, and what people were told by that one."""

    folder: Path
    house: House
    moved: MovedTime
    people: dict[str, Person]
    told: dict[str, Json]

    @property
    def tables(self) -> dict[str, Json]:
        """The tables, by what is played there and how far it has come."""
        found: dict[str, Json] = self.told["tables"]
        return found

    def who(self, name: str) -> list[Person]:
        """Return who plays at a table, by seat."""
        return [self.people[who] for who in self.tables[name]["told"] if who]


@pytest.fixture(scope="module", params=ALL)
def witness(request: pytest.FixtureRequest) -> Iterator[Witness]:
    source, kind = request.param
    told = msgspec.json.decode((source / "told.json").read_bytes())
    kept = kept_by(kind, "witness", request)
    shutil.copy(source / FILE, kept.folder / FILE)
    if kept.database is not None:
        assert asyncio.run(move(kept.folder, kept.database, lambda _: None)) == len(told["tables"])
    moved = MovedTime()
    with House(kept, moved, is_first=True) as house:
        yield Witness(source, house, moved, people_of(house, told["cookies"], told["tables"]), told)


def people_of(house: House, cookies: dict[str, dict[str, str]], tables: dict[str, Json]) -> dict[str, Person]:
    """Return the people of a witness, and a spectator (without a name) of all tables."""
    people = {name: house.person() for name in ("", *cookies)}
    for name, cookie in cookies.items():
        people[name].http.cookies.update(cookie)
    for table in tables.values():
        people[""].post("/api/watch", {"token": people["Ann"].watch_token(table["id"])})
    return people


def own_key() -> str:
    """Return a key that nobody has used when the witnesses were made."""
    return f"now-{new_key()}"


def play_on(table: str, people: list[Person], rng: Random, actions: int = 10**6) -> None:
    """Play at random with all people of a table, to its end or for so many actions."""
    person = people[0]
    state = person.state(table, 10**6)
    while actions and not state["over"]:
        if acting := [seat for seat in state["seats"] if seat["offers"]]:
            seat = rng.choice(acting)
            action = rng.choice(seat["offers"])["action"]
            state = person.act(table, seat["seat"], action, state["seq"], own_key())["snapshot"]
            actions -= 1
        else:
            person = rng.choice([people[seat] for seat in state["actors"] if seat < len(people)] or people)
            state = person.state(table, 10**6)


def is_part_of(old: Json, new: Json) -> bool:
    """Tell whether all that was said is still said; a later version may say more, between the lines too."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(key in new and is_part_of(old[key], new[key]) for key in old)
    if isinstance(old, list) and any(isinstance(item, dict) for item in old):
        rest = iter(new)
        return all(any(is_part_of(item, found) for found in rest) for item in old)
    if isinstance(old, list):
        return isinstance(new, list) and len(old) == len(new) and all(map(is_part_of, old, new))
    return bool(old == new)


GAMES = ("entdecker", "explorers", "overworld")


@pytest.mark.parametrize("name", [f"{game}-{kind}" for game in GAMES for kind in ("over", "playing", "waiting")])
def test_everyone_is_told_what_they_were_told(witness: Witness, name: str) -> None:
    table = witness.tables[name]
    for who, told in some(table["told"].items()):
        now = told_to(witness.people[who], table["id"])
        assert is_part_of(told, now), who
        last = witness.people[who].get(f"/api/tables/{table['id']}/replay?step={told['steps']}")
        assert last["steps"] == told["steps"]


@pytest.mark.parametrize("game", GAMES)
def test_what_runs_can_be_taken_back_and_is_played_to_its_end(witness: Witness, game: str) -> None:
    """Usually the newest alone to its very end: older ones are by then what it is."""
    table, people = witness.tables[f"{game}-playing"]["id"], witness.who(f"{game}-playing")
    undoing = [person for person in people if person.state(table)["seats"][0]["undo"]]
    assert undoing, "somebody had just done something"
    seat = undoing[0].state(table)["seats"][0]["seat"]
    undoing[0].undo(table, seat, key=own_key())
    if witness.folder != FOLDERS[-1] and not IS_THOROUGH:
        play_on(table, people, Random(game), 20)
        return
    play_on(table, people, Random(game))
    verify(Record.read(people[0].http.get(f"/api/tables/{table}/record").text))


@pytest.mark.parametrize("game", GAMES)
def test_who_was_invited_takes_the_seat_and_plays(witness: Witness, game: str) -> None:
    waiting = witness.tables[f"{game}-waiting"]
    token = waiting["invitation"].removeprefix("/join").removeprefix("/").removeprefix("#")  # before, in the path
    witness.people["Ben"].post("/api/join", {"token": token, "name": ""})
    play_on(waiting["id"], [witness.people["Ann"], witness.people["Ben"]], Random(game), 20)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_over_is_proved_and_played_again(witness: Witness, game: str) -> None:
    table = witness.tables[f"{game}-over"]["id"]
    ann = witness.people["Ann"]
    assert verify(Record.read(ann.http.get(f"/api/tables/{table}/record").text)).winners()
    assert ann.post(f"/api/tables/{table}/again", {}, 201)["id"] != table


later = pytest.mark.parametrize("witness", LATER, indirect=True)


@later
@pytest.mark.parametrize("name", ["overworld-company", "entdecker-practice", "explorers-here", "overworld-listed"])
def test_what_came_about_beside_playing_is_still_told(witness: Witness, name: str) -> None:
    table = witness.tables[name]
    for who, told in some(table["told"].items()):
        assert is_part_of(told, told_to(witness.people[who], table["id"])), who


@later
def test_all_that_this_version_wrote_is_in_its_file(witness: Witness) -> None:
    """Else the tests below would show nothing."""
    with closing(sqlite3.connect(f"file:{witness.folder / FILE}?mode=ro", uri=True)) as rows:
        kinds = {kind for (kind,) in rows.execute("SELECT DISTINCT kind FROM entries")}
        assert kinds >= {"step", "undo", "seating", "consent", "rewind"}
        assert {kind for (kind,) in rows.execute("SELECT DISTINCT kind FROM checkpoints")} >= {"closing"}
        for name in ("accounts", "sessions", "clocks", "talk", "admissions"):
            assert rows.execute(f"SELECT count(*) FROM {name}").fetchone()[0], name  # noqa: S608 - our own words


@later
def test_whoever_has_an_account_signs_in_and_finds_everything(witness: Witness) -> None:
    ann, other = witness.people["Ann"], witness.house.person()
    assert other.post("/api/sign-in", witness.told["account"]) == {"name": "Ann"}
    assert other.get("/api/me")["tables"] == ann.get("/api/me")["tables"] != []
    results = [without_names(result) for result in other.get("/api/me/club")["results"]]
    assert len(witness.told["club"]) >= len(GAMES)
    assert all(any(is_part_of(without_names(old), new) for new in results) for old in witness.told["club"])


def without_names(result: Json) -> Json:
    """Return a result of the club but for who is named, which everybody may choose anew."""
    return {
        **result,
        "seats": [{key: value for key, value in seat.items() if key != "name"} for seat in result["seats"]],
    }


@later
def test_what_was_said_is_read_by_whoever_might_read_it(witness: Witness) -> None:
    table = witness.tables["overworld-company"]
    for who, said in some(table["talk"].items()):
        assert talk_of(witness.people[who], table["id"]) == said, who
    witness.people["Ben"].post(f"/api/tables/{table['id']}/talk", {"text": "Still here?", "since": 0})
    assert talk_of(witness.people["Ann"], table["id"])[-1] == ["Ben", "Still here?"]


@later
def test_whom_a_bot_played_for_and_what_all_agreed_on_is_in_the_story(witness: Witness) -> None:
    lines = [line["text"] for line in witness.people["Ben"].state(witness.tables["overworld-company"]["id"])["lines"]]
    story = [
        "A bot plays for Ben for the time being.",
        "Ben plays again.",
        "Ann asks everybody to go back.",
        "All agree with Ann: the game goes on from an earlier moment. Chance will bring the same again.",
    ]
    assert [line for line in lines if line in story] == story


@later
def test_whoever_practises_takes_all_back_and_plays_on(witness: Witness) -> None:
    table, ann = witness.tables["entdecker-practice"]["id"], witness.people["Ann"]
    assert ann.get(f"/api/tables/{table}")["practice"]
    seats = [seat["seat"] for seat in ann.state(table)["seats"] if seat["undo"]]
    ann.undo(table, seats[0], key=own_key())
    play_on(table, [ann], Random(1), 10)


@later
def test_who_watches_still_sees_it_later(witness: Witness) -> None:
    ann, stranger = witness.people["Ann"], witness.people[""]
    here = witness.tables["explorers-here"]["id"]
    listed = witness.tables["overworld-listed"]["id"]
    assert listed in [table["id"] for table in stranger.get("/api/lobby")["tables"]]
    witness.people["Ben"].post(f"/api/tables/{listed}/sit", {"name": ""})
    for table, people in ((here, [ann]), (listed, [ann, witness.people["Ben"]])):
        play_on(table, people, Random(table), 10)
        assert ann.get(f"/api/tables/{table}")["delay"] == DELAY
        assert stranger.state(table)["seq"] < ann.state(table)["seq"]


@later
def test_the_clock_runs_on_from_where_it_stood_and_the_game_is_played_to_its_end(witness: Witness) -> None:
    table, people = witness.tables["overworld-company"]["id"], witness.who("overworld-company")
    (seat,) = people[0].state(table)["actors"]
    clock = people[0].state(table)["time"]["seats"][seat]
    left = clock["ends"] - people[0].get(f"/api/tables/{table}/time")["now"]
    assert 2.9 * DAY < left <= 3 * DAY, "it stood still while no server ran"
    witness.moved.pass_by(3 * DAY)
    eventually(lambda: people[0].state(table)["time"]["seats"][seat]["late"])
    play_on(table, people, Random(2))
    verify(Record.read(people[0].http.get(f"/api/tables/{table}/record").text))
