"""Two tables that differ only in what somebody may not know say the very same to them: by every route, to the byte.

The worlds are dealt by the games' own ``determinize``: one table begins as things stand, the other as they might stand
for all that the watcher knows: somebody on a seat, or on two, or who only watches, perhaps some moves later. Whatever
the watcher asks, hears or does, and whatever others do that shows nothing, at both tables or at one of them, must look
the same at both. Nothing is left out but the tables' own names: time passes when the test says so, and clocks run. In
Overworld nothing is hidden.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, suppress
from itertools import product
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection

from farshore import Fate, Match, game
from farshore.core.contract import CHANCE, Action, Codec, Event, Seat
from farshore.server.lobby.guests import Guests
from farshore.server.served_time import TimeSource
from farshore.server.storage import kept_logs
from farshore.server.storage.database import Database
from farshore.server.storage.sql import SqlRepository
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.clock import TableClock
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import WATCHES, Sitting, new_privacy
from farshore.server.table.time_control import TimeControl
from tests.effort import IS_THOROUGH, tries, usually
from tests.server.chronicles import begun, play_on
from tests.server.conftest import kept_by
from tests.server.house import PATIENCE, House, Json, Person, new_key
from tests.server.kept import MAYBE_BOTH

HERE = "{table_id}"
NUMBERS = ["0", "1", "5", "99999", "-1"]
GAMES = [
    ("entdecker", 3, {"top_scout": True}),
    ("explorers", 3, {"temples": "expert", "achievements": 3}),
]
LOOKERS = {
    "entdecker": usually(["seat", "two seats"], "spectator", "late spectator"),
    "explorers": usually(["seat", "two seats", "late spectator"], "spectator"),
}
"""From where somebody looks."""
CONTROL = TimeControl(kind="days", days=3, takeover="automatic", bot="random")
DELAY = 2  # moves


class StoppedTime(TimeSource):
    """A time that goes on when a test says so, for clocks and for what is written down; also as a module ``time``."""

    def __init__(self) -> None:
        self.at = 2_000_000_000.0

    def wall(self) -> float:
        return self.at

    def steady(self) -> float:
        return self.at

    def time(self) -> float:
        return self.at


@pytest.fixture(scope="module")
def stopped() -> Iterator[StoppedTime]:
    stopped = StoppedTime()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(kept_logs, "time", stopped)
        yield stopped


@pytest.fixture(scope="module", params=MAYBE_BOTH)
def house(request: pytest.FixtureRequest, stopped: StoppedTime) -> Iterator[House]:
    with House(kept_by(request.param, "house", request), stopped) as house:
        yield house


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
    """Two tables that differ only in what the watcher, on some seats or on none, may not know."""

    def __init__(
        self, house: House, stopped: StoppedTime, own: Sequence[Seat], worlds: Sequence[Chronicle], delay: int
    ) -> None:
        self.worlds, self.own, self.stopped = worlds, own, stopped
        self.known = [-1, -1]  # up to where the watcher's sockets have told them
        self.watchers, self.guests = list[Guest](), list[list[Guest]]()
        self.tables = [secrets.token_urlsafe(7) for _ in worlds]
        tables = []
        for name, world in zip(self.tables, worlds, strict=True):
            watcher, *others = come(house, 1 + len(world.match.names))
            self.watchers.append(watcher)
            self.guests.append([watcher if seat in own else guest for seat, guest in enumerate(others)])
            tables.append(table_of(name, self.guests[-1], watcher, world, delay, stopped.at))
        asyncio.run(add_tables(house, tables))

    @property
    def seat(self) -> Seat:
        """A seat of the watcher's, if they have one."""
        return self.own[0] if self.own else 0

    def without_name(self, text: str, number: int) -> str:
        """Return what was said of one of the tables as it might be said of either."""
        return text.replace(self.tables[number], "TABLE")

    def ask(self, question: Question) -> list[Any]:
        """Ask the same at both tables; return what was answered, head and body."""
        return [self._answer(question, number, watcher) for number, watcher in enumerate(self.watchers)]

    def _answer(self, question: Question, number: int, guest: Guest) -> Any:
        path = question.path.replace(HERE, self.tables[number])
        answer = guest.browser.http.request(question.method, path, params=question.query, json=question.body)
        return answer.status_code, *(self.without_name(part, number) for part in (head(answer), answer.text))

    def sockets(self) -> list[AbstractContextManager[ClientConnection]]:
        """Let the watcher look at both tables."""
        return [watcher.browser.live(table) for table, watcher in zip(self.tables, self.watchers, strict=True)]

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

    def unheard(self, sockets: Sequence[ClientConnection]) -> list[list[str]]:
        """Return what each socket has said since, but beats, though the watcher's count is the same."""
        return [self._unheard(number, socket) for number, socket in enumerate(sockets)]

    def _unheard(self, number: int, socket: ClientConnection) -> list[str]:
        said = list[str]()
        with suppress(TimeoutError):
            while True:
                said.append(self.without_name(str(socket.recv(0)), number))
        return [message for message in said if msgspec.json.decode(message)["type"] != "beat"]

    def state(self, number: int, seat: Seat | None = None) -> Json:
        """Return how a table stands, to the watcher or another seat."""
        guest = self.watchers[number] if seat is None else self.guests[number][seat]
        return guest.browser.state(self.tables[number])

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

    def act(self, seat: Seat, action: Action, numbers: Sequence[int] = (0, 1)) -> list[Any]:
        """Let a seat do the same at both tables, or at one of them."""
        wish, answers = {"seat": seat, "action": msgspec.to_builtins(action)}, []
        for number in numbers:
            self.worlds[number].play(seat, action)
            body = {**wish, "seq": self.state(number, seat)["seq"], "key": new_key()}
            asked = Question("post", f"/api/tables/{HERE}/actions", {}, body)
            answers.append(self._answer(asked, number, self.guests[number][seat]))
        assert {status for status, *_ in answers} == {200}, answers
        self.stopped.at += 1.5
        return answers


def table_of(
    name: str, guests: Sequence[Guest], watcher: Guest, chronicle: Chronicle, delay: int, now: float
) -> LiveTable:
    """Seat people; whoever watches is not the host."""
    sittings = [Sitting(kind="person", name=f"P{seat}", guest=guest.id) for seat, guest in enumerate(guests)]
    host = next(guest.id for guest in reversed(guests) if guest is not watcher)
    privacy, clock = new_privacy(delay=delay), TableClock.new(CONTROL, len(guests))
    privacy.admitted[watcher.id] = WATCHES
    table = LiveTable(name, host, sittings, chronicle, privacy=privacy, clock=clock)
    table.keep_time(now)
    return table


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
            for guest, seat in table.privacy.admitted.items():
                await repository.presence.admit(table.id, guest, seat)
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


def unseen(chronicle: Chronicle, own: Sequence[Seat]) -> list[tuple[Seat, Action]]:
    """Return what others may do of which somebody on some seats, or on none, learns nothing at all."""
    return [
        (seat, action)
        for seat in chronicle.match.actors()
        if seat not in own and seat != CHANCE
        for action in chronicle.match.legal(seat)
        if is_unseen(chronicle, seat, action, own)
    ]


def unseen_in_both(worlds: Sequence[Chronicle], own: Sequence[Seat]) -> list[tuple[Seat, Action]]:
    """Return what of it may be done in either world."""
    one, other = (unseen(world, own) for world in worlds)
    return [step for step in one if step in other]


def is_unseen(chronicle: Chronicle, seat: Seat, action: Action, own: Sequence[Seat]) -> bool:
    """Tell whether somebody on some seats, or on none, does not even learn that something was done."""
    events, state = list[Event](), chronicle.match.state.clone()
    state.listener = events.append
    state.apply(seat, action)
    watchers: Sequence[Seat | None] = own or (None,)
    is_seen = any(event.seen_by(watcher) is not None for event in events for watcher in watchers)
    is_done_alone = not events and len(chronicle.match.actors()) == 1  # then it is no secret who acts
    return not is_seen and not is_done_alone and state.actors() == chronicle.match.actors()


def head(answer: httpx.Response) -> str:
    """Return the headers of an answer, but for the time of day, and its length, in which that counts too."""
    return "\n".join(
        f"{name}: {value}" for name, value in answer.headers.multi_items() if name not in {"date", "content-length"}
    )


def dealt(
    name: str, seats: int, options: dict[str, Any], rng: Random, looker: str
) -> tuple[tuple[Seat, ...], list[Chronicle]]:
    """Play at random up to a moment at which somebody does not know something; return their seats, and two worlds."""
    while True:
        chronicle = begun(name, seats, b"%d" % rng.randrange(10**9), **options)
        play_on(chronicle, rng, rng.randrange(4 * seats, 40 * seats))
        if chronicle.match.over:
            continue
        some, match = rng.randrange(seats), chronicle.match
        own = {"seat": (some,), "two seats": (0, 1)}.get(looker, ())
        watchers: Sequence[Seat | None] = own or (None,)
        for _ in range(20):
            other = match.state.determinize(own[0] if own else some, rng)
            documents = [match.game.write_position(state) for state in (match.state, other)]
            is_same = all(match.state.view(watcher) == other.view(watcher) for watcher in watchers)
            if is_same and documents[0] != documents[1]:
                seed = b"%d" % rng.randrange(10**9)
                matches = [Match.new(match.game, fate=Fate(seed), start=document) for document in documents]
                worlds = [Chronicle(match.game, begun.record.header) for begun in matches]
                if name == "entdecker" or IS_THOROUGH or unseen_in_both(worlds, own):  # where several act at once
                    return own, worlds


@pytest.fixture(scope="module")
def routes(house: House) -> dict[str, Json]:
    """Everything that can be asked about a table, as the description of the API has it."""
    paths: dict[str, Json] = house.person().get("/api/schema/openapi.json")["paths"]
    return {path: methods for path, methods in paths.items() if HERE in path}


def questions(routes: dict[str, Json], worlds: Worlds, codec: Codec, rng: Random) -> Iterator[Question]:
    """Ask by every route: what is looked at from every seat, at many moments; what changes something, with nothing.

    And why this cannot be done or that, most of which indeed cannot.
    """
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
        if "post" in methods and (worlds.own or not path.endswith("/decline")):  # whoever only watches would be gone
            yield Question("post", path, {}, {})
    for seat in range(len(seats)):
        able = worlds.worlds[0].match.legal(seat)[:3]
        unable = [codec.decode(rng.randrange(codec.size)) for _ in range(tries(thorough=60, usual=6))]
        for action in (*able, *unable):
            body = {"seat": seat, "action": msgspec.to_builtins(action)}
            yield Question("post", f"/api/tables/{HERE}/why-not", {}, body)
    yield Question("get", "/api/me", {})


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=[name for name, *_ in GAMES])
def test_what_one_may_not_know_changes_no_byte_of_what_one_is_told(
    house: House, stopped: StoppedTime, routes: dict[str, Json], name: str, seats: int, options: dict[str, Any]
) -> None:
    rng, asked, quiet, ahead, wished = Random(f"{name} traffic"), 0, 0, 0, set[int]()
    codec = game(name).codec(seats, game(name).read_options(options))
    for looker in LOOKERS[name] * tries(thorough=5, usual=1):
        own, chronicles = dealt(name, seats, options, rng, looker)
        worlds = Worlds(house, stopped, own, chronicles, DELAY if looker == "late spectator" else 0)
        with ExitStack() as open_sockets:
            sockets = [open_sockets.enter_context(socket) for socket in worlds.sockets()]
            for _ in range(tries(thorough=4, usual=2)):
                one, other = worlds.heard(sockets)
                assert one == other
                if able := unseen_in_both(worlds.worlds, own):
                    step = rng.choice(able)
                    worlds.act(*step, numbers=[0])
                    asked += compare(worlds, routes, codec, rng)
                    worlds.act(*step, numbers=[1])
                    ahead += 1
                asked += compare(worlds, routes, codec, rng)
                one, other = worlds.unheard(sockets)
                assert one == other
                if not (able := worlds.quiet()):
                    break
                seat, action = rng.choice(able)
                one, other = worlds.act(seat, action)
                assert one == other or seat not in own
                quiet += 1
            one, other = worlds.heard(sockets)
            assert one == other
            if able := unseen(worlds.worlds[0], own):  # which the other world may not even allow
                worlds.act(*rng.choice(able), numbers=[0])
                asked += compare(worlds, routes, codec, rng)
                one, other = worlds.unheard(sockets)
                assert one == other
            wished |= {*wish(worlds, sockets)}
    assert asked > 50
    assert wished >= {200, 403, 409}
    assert quiet > 0
    assert ahead or name == "entdecker"


def compare(worlds: Worlds, routes: dict[str, Json], codec: Codec, rng: Random) -> int:
    """See that the watcher is answered the same at both tables; return how often they asked."""
    chosen = list(questions(routes, worlds, codec, rng))
    if not IS_THOROUGH:
        rng.shuffle(chosen)
        chosen = list({(each.method, each.path, str(each.body)): each for each in chosen}.values())
    for question in chosen:
        one, other = worlds.ask(question)
        assert one == other, question
    return len(chosen)


def wish(worlds: Worlds, sockets: Sequence[ClientConnection]) -> Iterator[int]:
    """Let the watcher change what a seat may by itself, at both tables alike; yield how each wish was answered.

    The chronicles that the tables were made of do not follow: nothing else can be done there afterwards.
    """
    seat = worlds.seat
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
