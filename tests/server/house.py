"""A real server in this process, and people who use it by real HTTP and WebSockets."""

from __future__ import annotations

import itertools
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from uvicorn import Config
from websockets.sync.client import ClientConnection, connect

from farshore.server.app import create_app
from farshore.server.served_time import TimeSource
from farshore.server.settings import Settings
from farshore.server.web.serving import TableServer
from tests.server.kept import Kept
from tests.server.known_handlers import remember_handlers

PATIENCE = 120.0  # seconds to wait for what must happen
GRACE = 20  # seconds in which a closing server ends what it is doing; what is cut off would leave sockets open
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For httpx, which would read all the world's certificates anew for every browser: here nobody asks for one."""
Json = Any
_keys = itertools.count()
remember_handlers()


class House:
    """A server that runs until the end of a ``with``."""

    def __init__(
        self,
        kept: Kept | Path,
        time_source: TimeSource | None = None,
        at_port: int = 0,
        *,
        is_first: bool = False,  # whether it finds nothing at its place, and must make everything itself
        **settings: Any,
    ) -> None:
        self.kept = kept if isinstance(kept, Kept) else Kept(kept)
        if not is_first:
            self.kept.begin()
        usual = {
            "changes": 0.0,
            "looks": 0.0,
            "files": 0.0,
            "work": 0.0,
            "openings": 0.0,
            "newcomers": 0.0,
            "logged": 0.0,
            "connections_each": 800,  # everyone in a test comes from one address
            "thinkers": 1,
            "budget": PATIENCE,  # a busy machine is no reason for a bot to play something else
        }
        place = {"data": self.kept.folder, "database": self.kept.database}
        self.settings = Settings(**{**usual, **place, **settings})
        self._socket = socket.create_server(("127.0.0.1", at_port))
        self.place = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self._server = TableServer(create_app(self.settings, time_source), self.settings, GRACE)
        self._server.has_process = False
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]})
        self._people: list[Person] = []

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for person in self._people:
            person.close()
        self.end()

    def stop(self) -> None:
        """Let the server end, as a signal would."""
        self._server.should_exit = True

    def end(self) -> None:
        """Let the server end, and wait until nobody is answered any more."""
        self.stop()
        self._thread.join(PATIENCE)
        self._socket.close()
        assert not self._thread.is_alive(), "the server did not end"

    @property
    def config(self) -> Config:
        """How it is served, to be changed before it is."""
        return self._server.config

    @property
    def listener(self) -> socket.socket:
        """By what it is called; connections take after it."""
        return self._socket

    @property
    def thread(self) -> int | None:
        """The thread of the server's event loop."""
        return self._thread.ident

    def person(self, name: str = "") -> Person:
        """Return a new browser; with a name, one that the server knows by it."""
        person = Person(self.place)
        self._people.append(person)
        if name:
            person.post("/api/me", {"name": name})
        return person

    def watcher(self, host: Person, table: str, name: str = "") -> Person:
        """Return a new browser of somebody whom a host lets watch."""
        watcher = self.person(name)
        assert watcher.post("/api/watch", {"token": host.watch_token(table)}) == {"table": table}
        return watcher


class Person:
    """A browser."""

    def __init__(self, place: str, cookies: httpx.Cookies | None = None) -> None:
        self.place = place
        self.http = httpx.Client(base_url=f"http://{place}", cookies=cookies, timeout=PATIENCE, verify=UNUSED)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def cookie(self) -> tuple[str, str]:
        """What the server knows this browser by: the name of its cookie, and the token in it."""
        return next((name, value) for name, value in self.http.cookies.items() if name.startswith("farshore-"))

    def close(self) -> None:
        """Close the browser."""
        self.http.close()

    def get(self, path: str, status: int = 200) -> Json:
        """Ask for something."""
        return _answer(self.http.get(path), status)

    def post(self, path: str, content: Json, status: int | None = None) -> Json:
        """Ask for a change."""
        return _answer(self.http.post(path, json=content), status)

    def open(self, game: str, *seats: str, **options: Any) -> Json:
        """Open a table: each seat a kind, with a name or bot after a colon (``bot:random``)."""
        asks = [_seat(seat) for seat in seats]
        return self.post("/api/tables", {"game": game, "seats": asks, "options": options}, 201)

    def open_asking(self, game: str, *seats: str, **asked: Any) -> Json:
        """Open a table with something else that was asked for, such as ``delay``."""
        return self.post("/api/tables", {"game": game, "seats": [_seat(seat) for seat in seats], **asked}, 201)

    def watch_token(self, table: str) -> str:
        """Return what the link ends with by which others may watch a table of one's own."""
        address: str = self.get(f"/api/tables/{table}/watch-link")["address"]
        return address.partition("#")[2]

    def state(self, table: str, since: int = 0) -> Json:
        """Return a snapshot."""
        return self.get(f"/api/tables/{table}/state?since={since}")

    def act(
        self, table: str, seat: int, action: Json, seq: int | None = None, key: str = "", status: int | None = None
    ) -> Json:
        """Do an action, by default on what is the case now."""
        seq = self.state(table)["seq"] if seq is None else seq
        wish = {"seat": seat, "action": action, "seq": seq, "key": key or new_key()}
        return self.post(f"/api/tables/{table}/actions", wish, status)

    def undo(self, table: str, seat: int, seq: int | None = None, key: str = "", status: int | None = None) -> Json:
        """Take back a step."""
        seq = self.state(table)["seq"] if seq is None else seq
        return self.post(f"/api/tables/{table}/undo", {"seat": seat, "seq": seq, "key": key or new_key()}, status)

    def play_on(self, table: str, rng: Random, until: Callable[[Json], bool] = lambda _: False) -> Json:
        """Play at random on all own seats until something is so or the game is over; return the last snapshot."""
        state = self.state(table)
        while not state["over"] and not until(state):
            if acting := [seat for seat in state["seats"] if seat["offers"]]:
                seat = rng.choice(acting)
                state = self.act(table, seat["seat"], rng.choice(seat["offers"])["action"], state["seq"])["snapshot"]
            else:
                time.sleep(0.05)  # others think; whoever asks more often takes the processor from them
                state = self.state(table, state["seq"])
        return state

    @contextmanager
    def live(self, table: str, since: int = 0, origin: str | None = None) -> Iterator[ClientConnection]:
        """Open a socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        uri = f"ws://{self.place}/api/tables/{table}/live?since={since}"
        headers = {"Cookie": cookies} if cookies else {}
        with connect(uri, additional_headers=headers, origin=origin, open_timeout=PATIENCE) as socket:  # type: ignore[arg-type]
            yield socket


def new_key() -> str:
    """Return a key that was not used before."""
    return f"key-{next(_keys)}"


def received(socket: ClientConnection) -> Json:
    """Return the next message that is not a heartbeat."""
    while (message := msgspec.json.decode(socket.recv(PATIENCE))).get("type") == "beat":
        pass
    return message


def to_the_end(line: socket.socket) -> bytes:
    """Return what is said on a connection until the other side closes it."""
    heard = b""
    try:
        while more := line.recv(65_536):
            heard += more
    except ConnectionError:
        pass
    return heard


def eventually(is_so: Callable[[], Json], every: float = 0.05) -> Json:
    """Wait until something is so, looking every so many seconds, and return it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := is_so():
            return found
        time.sleep(every)
    raise AssertionError("it never came about")


def until_refused(ask: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Ask for something until it is refused as too often, however slow the machine is; return all answers."""
    answers: list[httpx.Response] = []

    def is_refused() -> bool:
        answers.append(ask())
        return answers[-1].status_code == 429

    eventually(is_refused, every=0)
    return answers


def _seat(text: str) -> Json:
    kind, _, name = text.partition(":")
    return {"kind": kind, "bot": name} if kind == "bot" else {"kind": kind, "name": name}


def _answer(response: httpx.Response, status: int | None) -> Json:
    if status is None:
        assert response.status_code < 300, (response.status_code, response.text)
    else:
        assert response.status_code == status, (response.status_code, response.text)
    return response.json() if response.content else None
