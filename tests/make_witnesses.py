"""Make witnesses in ``tests/witnesses``: a database and records as the present version of Farshore writes them.

Run it with ``python -m tests.make_witnesses NAME`` from the project's folder before a change of the rules, the records
or the database; it makes a new folder of that name. Folders that are there already are never made anew: each holds what
some version left on people's disks, and every later one must open it, show its history and play on.

A folder holds ``farshore.sqlite3``, which a real server wrote, ``told.json`` (the cookies of the people in it, by what
one of them signs in, what they read elsewhere, and what each was told at every table), and records as a table gives
them out or as the terminal saves them. What a new version keeps for the first time is to be added here.
"""

from __future__ import annotations

import argparse
import secrets
import sqlite3
import tempfile
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.server.storage.database import FILE
from tests.at_random import play_on
from tests.make_records import EXPERT, SMALL
from tests.server.house import House, Json, Person, eventually, new_key

WITNESSES = Path(__file__).parent / "witnesses"
PEOPLE = ("Ann", "Ben", "Cleo")
EXPANSIONS = {"provisions": True, "ports": True}
PASSWORD = "correct horse"  # noqa: S105 - of nobody
DAYS = {"kind": "days", "days": 3, "takeover": "automatic", "bot": "random"}
DELAY = 3  # moves


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
        return self.join(table)

    def join(self, table: Json) -> str:
        """Let the others take the open seats of a table by their links, and the stranger watch."""
        open_seats = [seat for seat in table["seats"] if seat["invitation"]]
        for person, seat in zip(self.people[1:], open_seats, strict=False):
            person.post("/api/join", {"token": seat["invitation"].removeprefix("/join#"), "name": ""})
        self.stranger.post("/api/watch", {"token": self.people[0].watch_token(table["id"])})
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

    def act(self, table: str, people: list[Person], actions: int) -> None:
        """Let people play so many actions at random."""
        for _ in range(actions):
            own = [(person, seat) for person in people for seat in person.state(table)["seats"] if seat["offers"]]
            person, seat = self.rng.choice(own)
            person.act(table, seat["seat"], self.rng.choice(seat["offers"])["action"])

    def act_until(self, table: str, people: list[Person], seat: int) -> None:
        """Let people play at random until a seat is to act."""
        while seat not in people[0].state(table)["actors"]:
            self.act(table, people, 1)

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
    with tempfile.TemporaryDirectory() as data:
        with House(Path(data)) as house:
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
            tables |= make_company(play)
            login = play.people[0].post("/api/me/account", {"password": PASSWORD}, 201)["login"]
            told_all = {
                "cookies": {name: dict(person.http.cookies) for name, person in zip(PEOPLE, play.people, strict=True)},
                "account": {"login": login, "password": PASSWORD},
                "club": play.people[0].get("/api/me/club")["results"],
                "tables": tables,
            }
        _copy(Path(data) / FILE, folder / FILE)  # as a server leaves it that has ended: with how every table stood
    (folder / "told.json").write_bytes(msgspec.json.encode(told_all))


def make_company(play: Round) -> dict[str, Json]:
    """Let people do what they do beside playing: talk, let a bot play, agree, practise, show others their game."""
    ann, ben = both = play.people[:2]
    company = play.join(ann.open_asking("overworld", "me", "open", time=DAYS))
    play.act(company, both, 4)
    _talk(ann, ben, company)
    _hand_over(play, company)
    _go_back(play, company)

    practice = ann.post("/api/practice", {"game": "entdecker", "shipped": "first-journey", "others": "me"}, 201)["id"]
    play.act(practice, [ann], 6)
    ann.undo(practice, 0)
    play.act(practice, [ann], 2)

    here = play.join(ann.open_asking("explorers", "me", "here:Dora", delay=DELAY))
    play.act(here, [ann], 20)
    listed = ann.open_asking("overworld", "me", "open", listed=True, delay=DELAY)["id"]
    readers = {"Ann": ann, "Ben": ben, "": play.stranger}
    talk = {name: talk_of(person, company) for name, person in readers.items()}
    return {
        "overworld-company": {"id": company, "told": play.told(company, 2), "talk": talk},
        "entdecker-practice": {"id": practice, "told": {"Ann": told_to(ann, practice)}},
        "explorers-here": {"id": here, "told": play.told(here, 1)},
        "overworld-listed": {"id": listed, "told": play.told(listed, 1)},
    }


def talk_of(person: Person, table: str) -> list[list[str]]:
    """Return what somebody reads of the talk at a table: who says it, and the text or the sign."""
    said = person.get(f"/api/tables/{table}/talk?since=0")["said"]
    return [[each["name"], each["text"] or each["sign"]] for each in said]


def _talk(ann: Person, ben: Person, table: str) -> None:
    """Talk among those who play, and then so that others may read it."""

    def say(person: Person, text: str = "", sign: str = "") -> None:
        person.post(f"/api/tables/{table}/talk", {"text": text, "sign": sign, "since": 0})

    say(ann, "Good luck!")
    say(ben, sign="thanks")
    ann.post(f"/api/tables/{table}/talk/open", {"open": True})
    say(ben, "Look at F7.")


def _hand_over(play: Round, table: str) -> None:
    """Let a bot play for Ben until it has done something."""
    both = play.people[:2]
    play.act_until(table, both, 1)
    both[1].post(f"/api/tables/{table}/seating", {"change": "hand"})
    eventually(lambda: both[1].state(table)["actors"] == [0])
    both[1].post(f"/api/tables/{table}/seating", {"change": "return"})


def _go_back(play: Round, table: str) -> None:
    """Let both agree to go back, and play on."""
    ann, ben = both = play.people[:2]
    for seat in (1, 0):
        play.act_until(table, both, seat)
    to = ann.get(f"/api/tables/{table}/moments?seat=0")["moments"][0]["seq"]
    asks = {"seat": 0, "matter": "back", "to": to, "seq": ann.state(table)["seq"], "key": new_key()}
    ann.post(f"/api/tables/{table}/ask", asks)
    state = ben.state(table)
    answers = {"seat": 1, "ask": state["ask"]["seq"], "agrees": True, "seq": state["seq"], "key": new_key()}
    ben.post(f"/api/tables/{table}/answer", answers)
    play.act(table, both, 4)


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
            play_on(match, rng, 20)
            match.checkpoint()
            play_on(match, rng, 20)
        text = (folder / f"{name}-save.jsonl").read_text("utf-8")
        (folder / f"{name}-save.jsonl").write_text(text[:-9], "utf-8")


def make_started(folder: Path, rng: Random) -> None:
    """Write games that begin from positions, as ``play --from`` saves them."""
    for name, wish in RUNNING.items():
        before = Match.new(wish.game, wish.seats, wish.options, Fate(rng.randbytes(32)))
        play_on(before, rng, 30)
        match = Match.new(wish.game, fate=Fate(rng.randbytes(32)), start=before.position())
        play_on(match, rng, 10)
        (folder / f"{name}-started.jsonl").write_text(match.record.text(), "utf-8")


def main() -> None:
    """Make a folder of witnesses."""
    parser = argparse.ArgumentParser(description="Make a folder of witnesses of the present version.")
    parser.add_argument("name", help="of the new folder")
    name = parser.parse_args().name
    folder = WITNESSES / name
    folder.mkdir(parents=True)
    rng = Random(name)
    secrets.token_bytes = lambda nbytes=None: rng.randbytes(nbytes or 32)  # so that making them twice makes the same
    make_database(folder, rng)
    make_saves(folder, rng)
    make_started(folder, rng)


if __name__ == "__main__":
    main()
