"""A database of every version so far opens: every table shows its whole history and is played on to its end."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from farshore import Record
from farshore.core.replay import verify
from farshore.server.storage.database import FILE
from tests.make_witnesses import WITNESSES, told_to
from tests.server.house import House, Json, Person, new_key

FOLDERS = sorted(path.parent for path in WITNESSES.glob(f"*/{FILE}"))


class Witness(NamedTuple):
    """A database of an older version, served by this one, and what people were told by that one."""

    people: dict[str, Person]
    tables: dict[str, Json]

    def who(self, name: str) -> list[Person]:
        """Return who plays at a table, by seat."""
        return [self.people[who] for who in self.tables[name]["told"] if who]


@pytest.fixture(scope="module", params=FOLDERS, ids=lambda folder: str(folder.name))
def witness(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Witness]:
    told = msgspec.json.decode((request.param / "told.json").read_bytes())
    folder = tmp_path_factory.mktemp("witness")
    shutil.copy(request.param / FILE, folder / FILE)
    with House(folder) as house:
        yield Witness(people_of(house, told["cookies"], told["tables"]), told["tables"])


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
    for who, told in table["told"].items():
        now = told_to(witness.people[who], table["id"])
        assert is_part_of(told, now), who
        last = witness.people[who].get(f"/api/tables/{table['id']}/replay?step={told['steps']}")
        assert last["steps"] == told["steps"]


@pytest.mark.parametrize("game", GAMES)
def test_what_runs_can_be_taken_back_and_is_played_to_its_end(witness: Witness, game: str) -> None:
    table, people = witness.tables[f"{game}-playing"]["id"], witness.who(f"{game}-playing")
    undoing = [person for person in people if person.state(table)["seats"][0]["undo"]]
    assert undoing, "somebody had just done something"
    seat = undoing[0].state(table)["seats"][0]["seat"]
    undoing[0].undo(table, seat, key=own_key())
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
