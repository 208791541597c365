"""Make witnesses in ``tests/witnesses``: a database and records as the present version of Farshore writes them.

Run it with ``python -m tests.make_witnesses NAME`` from the project's folder before a change of the rules, the records
or the database; it makes a new folder of that name. Folders that are there already are never made anew: each holds what
some version left on people's disks, and every later one must open it, show its history and play on.

A folder holds ``farshore.sqlite3``, which a real server wrote, ``told.json`` (the cookies of the people in it, and what
each was told at every table), and records as a table gives them out or as the terminal saves them.
"""

from __future__ import annotations

import secrets
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.server.storage.database import FILE
from tests.make_records import EXPERT, SMALL
from tests.server.house import House, Json, Person

WITNESSES = Path(__file__).parent / "witnesses"
PEOPLE = ("Ann", "Ben", "Cleo")
EXPANSIONS = {"provisions": True, "ports": True}


class Wish(NamedTuple):
    """A game, who is asked to sit down, and what is agreed."""

    game: str
    seats: int
    options: dict[str, Any]


FINISHED = {
    "entdecker": Wish("entdecker", 3, {"own_scenario": SMALL, "edition": "digest"}),
    "explorers": Wish("explorers", 2, {**EXPERT, "achievements": 3, "gems": "basic"}),
    "overworld": Wish("overworld", 2, {"ports": True}),
}
RUNNING = {
    "entdecker": Wish("entdecker", 3, {"top_scout": True, "edition": "kosmos", "scenario": "two-seas"}),
    "explorers": Wish("explorers", 3, {"temples": "expert", "first_seat": "random", "may_stop": True}),
    "overworld": Wish("overworld", 3, EXPANSIONS),
}


class Round:
    """People who play at one server, all by one generator."""

    def __init__(self, house: House, rng: Random) -> None:
        self.people = [house.person(name) for name in PEOPLE]
        self.stranger = house.person()
        self.rng = rng

    def sit(self, wish: Wish) -> str:
        """Open a table, and let the others take their seats by their links."""
        table = self.people[0].open(wish.game, "me", *["open"] * (wish.seats - 1), **wish.options)
        for person, seat in zip(self.people[1:], table["seats"][1:], strict=False):
            person.post("/api/join", {"token": seat["invitation"].removeprefix("/join#"), "name": ""})
        return str(table["id"])

    def play(self, table: str, seats: int, least: int) -> None:
        """Play at random, now and then taking a step back, to the end or until it is the middle of everything."""
        while not (state := self.stranger.state(table))["over"]:
            if len(self._entries(table, seats)) >= least and self._is_tense(table, state):
                return
            seat = self.rng.choice(state["actors"])
            person = self.people[seat]
            legal = person.state(table)["seats"][0]["offers"]
            person.act(table, seat, self.rng.choice(legal)["action"])
            if self.rng.random() < 0.2 and person.state(table)["seats"][0]["undo"]:
                person.undo(table, seat)

    def told(self, table: str, seats: int) -> dict[str, Json]:
        """Return what everyone, and a stranger, was told at a table."""
        watchers = {**dict(zip(PEOPLE[:seats], self.people, strict=False)), "": self.stranger}
        return {name: told_to(person, table) for name, person in watchers.items()}

    def _entries(self, table: str, seats: int) -> list[Json]:
        return [line for person in self.people[:seats] for line in person.state(table)["lines"]]

    def _is_tense(self, table: str, state: Json) -> bool:
        """Tell whether there are secrets, and something that can be taken back."""
        if not any(self.people[seat].state(table)["seats"][0]["undo"] for seat in range(len(state["table"]["seats"]))):
            return False
        view = state["seats"][0]["view"]
        match state["table"]["game"]:
            case "entdecker":
                return any(hut["has_token"] and not hut["produce"] for hut in _huts(view))
            case "explorers":
                return 0 < len(state["actors"]) < len(PEOPLE)  # in the middle of a simultaneous turn
        return True


def _huts(view: Json) -> list[Json]:
    return [path["hut"] for path in view["jungle"]["paths"]]


def told_to(person: Person, table: str) -> Json:
    """Return what somebody is told at a table, without words."""
    state = person.state(table)
    shown = {name: state[name] for name in ("seq", "over", "actors", "winners", "scores")}
    legal = [[offer["notation"] for offer in seat["offers"]] for seat in state["seats"]]
    lines = [{name: line[name] for name in ("seq", "event")} for line in state["lines"]]
    return {**shown, "legal": legal, "steps": person.get(f"/api/tables/{table}/replay")["steps"], "lines": lines}


def make_database(folder: Path, rng: Random) -> None:
    """Let people play at a real server, and keep its file."""
    tables: dict[str, Json] = {}
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house:
        play = Round(house, rng)
        for kind, wishes, least in (("over", FINISHED, 10**6), ("playing", RUNNING, 300)):
            for name, wish in wishes.items():
                table = play.sit(wish)
                play.play(table, wish.seats, least)
                tables[f"{name}-{kind}"] = {"id": table, "told": play.told(table, wish.seats)}
                text = play.people[0].http.get(f"/api/tables/{table}/record").text
                (folder / f"{name}-{kind}.jsonl").write_text(text, "utf-8")
        for name, wish in RUNNING.items():
            opened = play.people[0].open(name, "me", "open", "bot:random", **wish.options)
            invitation = opened["seats"][1]["invitation"]
            told = {"Ann": told_to(play.people[0], opened["id"])}
            tables[f"{name}-waiting"] = {"id": opened["id"], "invitation": invitation, "told": told}
        cookies = {name: dict(person.http.cookies) for name, person in zip(PEOPLE, play.people, strict=True)}
        _copy(Path(data) / FILE, folder / FILE)
    (folder / "told.json").write_bytes(msgspec.json.encode({"cookies": cookies, "tables": tables}))


def _copy(source: Path, target: Path) -> None:
    """Copy a database into one small file, without the journal beside it."""
    connection = sqlite3.connect(source)
    connection.execute("VACUUM INTO ?", (str(target),))
    connection.close()


def make_saves(folder: Path, rng: Random) -> None:
    """Write games as the terminal saves them: the table's own copy, its last line cut off as by a crash."""
    own_tiles = (Path(__file__).parent / "explorers" / "tiles.txt").read_text("utf-8")
    for name, wish in {**RUNNING, "own-tiles": Wish("explorers", 2, {"own_tiles": own_tiles})}.items():
        match = Match.new(wish.game, wish.seats, wish.options, Fate(rng.randbytes(32)))
        with (folder / f"{name}-save.jsonl").open("w", encoding="utf-8", newline="\n") as file:
            match.keep(file)
            for _ in range(40):
                seat = rng.choice(match.actors())
                match.play(seat, rng.choice(match.legal(seat)))
        text = (folder / f"{name}-save.jsonl").read_text("utf-8")
        (folder / f"{name}-save.jsonl").write_text(text[:-9], "utf-8")


def make_started(folder: Path, rng: Random) -> None:
    """Write games that begin from positions, as ``play --from`` saves them."""
    for name, wish in RUNNING.items():
        before = Match.new(wish.game, wish.seats, wish.options, Fate(rng.randbytes(32)))
        for _ in range(30):
            seat = rng.choice(before.actors())
            before.play(seat, rng.choice(before.legal(seat)))
        match = Match.new(wish.game, fate=Fate(rng.randbytes(32)), start=before.position())
        for _ in range(10):
            seat = rng.choice(match.actors())
            match.play(seat, rng.choice(match.legal(seat)))
        (folder / f"{name}-started.jsonl").write_text(match.record.text(), "utf-8")


def main() -> None:
    """Make a folder of witnesses."""
    folder = WITNESSES / sys.argv[1]
    folder.mkdir(parents=True)
    rng = Random(sys.argv[1])
    secrets.token_bytes = lambda nbytes=None: rng.randbytes(nbytes or 32)  # so that making them twice makes the same
    make_database(folder, rng)
    make_saves(folder, rng)
    make_started(folder, rng)


if __name__ == "__main__":
    main()
