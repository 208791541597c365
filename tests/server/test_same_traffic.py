"""Two tables that differ only in what somebody may not know say the very same to them: by every route, to the byte.

The worlds are dealt by the games' own ``determinize``: one table begins as things stand, the other as they might stand
for all that the watcher knows. Whatever the watcher asks, hears or does, and whatever others do that shows nothing,
must look the same at both. Nothing is left out but the tables' own names and the time of day. In Overworld nothing is
hidden.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack
from itertools import product
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection

from farshore import Fate, Match
from farshore.core.contract import CHANCE, Action, Event, Seat
from farshore.server.lobby.guests import Guests
from farshore.server.storage.database import Database
from farshore.server.storage.sql import SqlRepository
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import Sitting
from tests.effort import IS_THOROUGH, tries
from tests.server.chronicles import begun, play_on
from tests.server.house import PATIENCE, House, Json, Person, new_key

HERE = "{table_id}"
NUMBERS = ["0", "1", "5", "99999", "-1"]
GAMES = [
    ("entdecker", 3, {"top_scout": True}),
    ("explorers", 3, {"temples": "expert", "achievements": 3}),
]
TIME = re.compile(r'"(updated|now)":[\d.]+')
"""When a table last changed, and what time it is: all that is told which is never the same twice."""


class Guest(NamedTuple):
    """Somebody who sits at one of the tables; at the other is somebody of the same name."""

    id: str
    browser: Person


class Question(NamedTuple):
    """Something to be asked about a table."""

    method: str
    path: str
    query: dict[str, str]
    body: Json = None


class Worlds:
    """Two tables that differ only in what one seat, the watcher, may not know."""

    def __init__(self, house: House, watcher: Seat, worlds: Sequence[Chronicle]) -> None:
        self.worlds, self.watcher = worlds, watcher
        self.known = [-1, -1]  # up to where the watcher's sockets have told them
        self.guests = [come(house, len(world.match.names)) for world in worlds]
        self.tables = [secrets.token_urlsafe(7) for _ in worlds]
        named = zip(self.tables, self.guests, worlds, strict=True)
        asyncio.run(add_tables(house, [table_of(name, guests, watcher, world) for name, guests, world in named]))

    def without_name(self, text: str, number: int) -> str:
        """Return what was said of one of the tables as it might be said of either."""
        return TIME.sub("", text.replace(self.tables[number], "TABLE"))

    def ask(self, question: Question) -> list[Any]:
        """Ask the same at both tables; return what was answered, head and body."""
        return [self._answer(question, number, self.watcher) for number in range(2)]

    def _answer(self, question: Question, number: int, seat: Seat) -> Any:
        path = question.path.replace(HERE, self.tables[number])
        answer = self.guests[number][seat].browser.http.request(
            question.method, path, params=question.query, json=question.body
        )
        return answer.status_code, *(self.without_name(part, number) for part in (head(answer), answer.text))

    def sockets(self) -> list[AbstractContextManager[ClientConnection]]:
        """Let the watcher look at both tables."""
        named = zip(self.tables, self.guests, strict=True)
        return [guests[self.watcher].browser.live(table) for table, guests in named]

    def heard(self, sockets: Sequence[ClientConnection]) -> list[list[str]]:
        """Return what each socket says until it has said what is the case after everything so far."""
        return [self._heard(number, socket) for number, socket in enumerate(sockets)]

    def _heard(self, number: int, socket: ClientConnection) -> list[str]:
        now, messages = self.state(number)["seq"], list[str]()
        while self.known[number] < now:
            message = str(socket.recv(PATIENCE))
            if (said := msgspec.json.decode(message))["type"] != "beat":
                messages.append(self.without_name(message, number))
                self.known[number] = said["seq"]
        return messages

    def state(self, number: int, seat: Seat | None = None) -> Json:
        """Return how a table stands, to the watcher or another seat."""
        seat = self.watcher if seat is None else seat
        return self.guests[number][seat].browser.state(self.tables[number])

    def quiet(self) -> list[tuple[Seat, Action]]:
        """Return who may do what in both worlds that shows nobody anything new, not even that they are done."""
        one, other = self.worlds
        return [
            (seat, action)
            for seat in set(one.match.actors()) & set(other.match.actors())
            for action in one.match.legal(seat)
            if action in other.match.legal(seat)
            and (actors := after(one, seat, action)) == after(other, seat, action)
            and actors not in {(), (CHANCE,)}
        ]

    def act(self, seat: Seat, action: Action) -> list[Any]:
        """Let a seat do the same at both tables."""
        wish, answers = {"seat": seat, "action": msgspec.to_builtins(action)}, []
        for number, world in enumerate(self.worlds):
            world.play(seat, action)
            body = {**wish, "seq": self.state(number, seat)["seq"], "key": new_key()}
            answers.append(self._answer(Question("post", f"/api/tables/{HERE}/actions", {}, body), number, seat))
        assert {status for status, *_ in answers} == {200}, answers
        return answers


def table_of(name: str, guests: Sequence[Guest], watcher: Seat, chronicle: Chronicle) -> LiveTable:
    """Seat people; whoever watches is not the host."""
    sittings = [Sitting(kind="person", name=f"P{seat}", guest=guest.id) for seat, guest in enumerate(guests)]
    return LiveTable(name, guests[watcher - 1].id, sittings, chronicle)


def come(house: House, seats: int) -> list[Guest]:
    """Let people come into the house, who are always called the same."""
    found = []
    for seat in range(seats):
        guest, token = asyncio.run(welcomed(house, f"P{seat}"))
        browser = house.person()
        browser.http.headers["accept-encoding"] = "identity"  # packed, tables' names may differ in length
        browser.http.cookies.set("farshore", token, domain="127.0.0.1")
        browser.get("/api/me")  # by which the cookie gets its present name
        found.append(Guest(guest, browser))
    return found


async def add_tables(house: House, tables: Sequence[LiveTable]) -> None:
    """Put tables into a house as if they had been played there."""
    repository = SqlRepository(Database(house.kept.where))
    await repository.open()
    try:
        for table in tables:
            await repository.add_table(table)
    finally:
        await repository.close()


async def welcomed(house: House, name: str) -> tuple[str, str]:
    """Make somebody known; return who they are, and what their browser shows."""
    repository = SqlRepository(Database(house.kept.where))
    await repository.open()
    try:
        guest, token = await Guests(repository).welcome(None, name)
        return guest.id, str(token)
    finally:
        await repository.close()


def after(chronicle: Chronicle, seat: Seat, action: Action) -> tuple[Seat, ...]:
    """Return who is to act after an action; nobody, if it shows something of what was hidden."""
    events, state = list[Event](), chronicle.match.state.clone()
    state.listener = events.append
    state.apply(seat, action)
    return () if any(event.reveals for event in events) else state.actors()


def head(answer: httpx.Response) -> str:
    """Return the headers of an answer, but for the time of day, and its length, in which that counts too."""
    return "\n".join(
        f"{name}: {value}" for name, value in answer.headers.multi_items() if name not in {"date", "content-length"}
    )


def dealt(name: str, seats: int, options: dict[str, Any], rng: Random) -> tuple[Seat, list[Chronicle]]:
    """Play at random up to a moment at which somebody does not know something; return them and two such worlds."""
    while True:
        chronicle = begun(name, seats, b"%d" % rng.randrange(10**9), **options)
        play_on(chronicle, rng, rng.randrange(4 * seats, 40 * seats))
        if chronicle.match.over:
            continue
        watcher, match = rng.randrange(seats), chronicle.match
        other = match.state.determinize(watcher, rng)
        documents = [match.game.write_position(state) for state in (match.state, other)]
        if documents[0] != documents[1]:
            seed = b"%d" % rng.randrange(10**9)
            matches = [Match.new(match.game, fate=Fate(seed), start=document) for document in documents]
            return watcher, [Chronicle(match.game, begun.record.header) for begun in matches]


@pytest.fixture(scope="module")
def routes(house: House) -> dict[str, Json]:
    """Everything that can be asked about a table, as the description of the API has it."""
    paths: dict[str, Json] = house.person().get("/api/schema/openapi.json")["paths"]
    return {path: methods for path, methods in paths.items() if HERE in path}


def questions(routes: dict[str, Json], worlds: Worlds) -> Iterator[Question]:
    """Ask by every route: what is looked at from every seat, at many moments; what changes something, with nothing."""
    seats = [str(seat) for seat in range(len(worlds.worlds[0].match.names))]
    now = worlds.state(0)
    offered = [offer["notation"] for seat in now["seats"] for offer in seat["offers"][:3]]
    values = {"seat": seats, "notation": [*offered, "nonsense"]}
    for path, methods in routes.items():
        if "get" in methods:
            asked = [each["name"] for each in methods["get"].get("parameters", []) if each["in"] == "query"]
            yield Question("get", path, {})
            for chosen in product(*(values.get(name, NUMBERS) for name in asked)):
                yield Question("get", path, dict(zip(asked, chosen, strict=True)))
        if "post" in methods:
            yield Question("post", path, {}, {})
    for seat in range(len(seats)):
        for action in worlds.worlds[0].match.legal(seat)[:3]:
            body = {"seat": seat, "action": msgspec.to_builtins(action)}
            yield Question("post", f"/api/tables/{HERE}/why-not", {}, body)
    yield Question("get", "/api/me", {})


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=[name for name, *_ in GAMES])
def test_what_one_may_not_know_changes_no_byte_of_what_one_is_told(
    house: House, routes: dict[str, Json], name: str, seats: int, options: dict[str, Any]
) -> None:
    rng, asked, quiet, wished = Random(f"{name} traffic"), 0, 0, set[int]()
    for _ in range(tries(thorough=20, usual=2)):
        watcher, chronicles = dealt(name, seats, options, rng)
        worlds = Worlds(house, watcher, chronicles)
        with ExitStack() as open_sockets:
            sockets = [open_sockets.enter_context(socket) for socket in worlds.sockets()]
            for _ in range(4):
                one, other = worlds.heard(sockets)
                assert one == other
                asked += compare(worlds, routes, rng)
                if not (able := worlds.quiet()):
                    break
                seat, action = rng.choice(able)
                one, other = worlds.act(seat, action)
                assert one == other or seat != watcher
                quiet += 1
            wished |= {*wish(worlds, sockets)}
    assert asked > 50
    assert wished >= {200, 409}
    assert quiet > 0


def compare(worlds: Worlds, routes: dict[str, Json], rng: Random) -> int:
    """See that the watcher is answered the same at both tables; return how often they asked."""
    chosen = list(questions(routes, worlds))
    if not IS_THOROUGH:
        rng.shuffle(chosen)
        chosen = list({(question.method, question.path): question for question in chosen}.values())
    for question in chosen:
        one, other = worlds.ask(question)
        assert one == other, question
    return len(chosen)


def wish(worlds: Worlds, sockets: Sequence[ClientConnection]) -> Iterator[int]:
    """Let the watcher change what a seat may by itself, at both tables alike; yield how each wish was answered.

    The chronicles that the tables were made of do not follow: nothing else can be done there afterwards.
    """
    seat = worlds.watcher
    wishes: list[tuple[str, Json]] = [
        ("undo", {"seat": seat}),
        ("ask", {"seat": seat, "matter": "back", "to": 0}),
        ("ask", {"seat": seat, "matter": "end"}),
        ("answer", {"seat": seat, "ask": worlds.state(0)["seq"] + 1, "agrees": False}),
        ("undo", {"seat": (seat + 1) % len(worlds.guests[0])}),
    ]
    for path, body in wishes:
        whole = {**body, "seq": worlds.state(0)["seq"], "key": new_key()}
        one, other = worlds.ask(Question("post", f"/api/tables/{HERE}/{path}", {}, whole))
        assert one == other, path
        heard, heard_elsewhere = worlds.heard(sockets)
        assert heard == heard_elsewhere, path
        yield one[0]


def test_nothing_is_hidden_in_overworld() -> None:
    chronicle, rng = begun("overworld", 2, provisions=True), Random(1)
    play_on(chronicle, rng, 40)
    state, write = chronicle.match.state, chronicle.game.write_position
    assert write(state.determinize(0, rng)) == write(state)
