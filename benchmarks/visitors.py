"""People at tables, for measurements: they speak to a real server as the page does, and cost little themselves."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import httptools
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = {"entdecker": 3, "explorers": 3, "overworld": 3}
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
JSON: Final = "application/json"


class Offer(msgspec.Struct):
    """Something a seat may do; the action stays as it came."""

    action: msgspec.Raw


class Side(msgspec.Struct):
    """One seat's side of a snapshot."""

    seat: int | None
    offers: list[Offer]


class News(msgspec.Struct):
    """As much of a snapshot as a person needs to click on."""

    seq: int
    over: bool
    seats: list[Side]


class Answer(msgspec.Struct):
    """What the server says to an action."""

    seq: int = 0
    snapshot: News | None = None


class Response:
    """What httptools finds in an answer."""

    def __init__(self) -> None:
        self.body = b""
        self.cookie = ""
        self.is_complete = False

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep the cookie."""
        if name.lower() == b"set-cookie":
            self.cookie = value.decode().partition(";")[0]

    def on_body(self, body: bytes) -> None:
        """Keep the content."""
        self.body += body

    def on_message_complete(self) -> None:
        """Know that it is all there."""
        self.is_complete = True


class Person:
    """A browser: one connection for requests, and a socket at one table at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.bytes = 0
        self.news: News | None = None
        self.heard = asyncio.Event()
        self.heard_at = 0.0  # when the socket last said something, by ``monotonic``
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    @property
    def seq(self) -> int:
        """Up to where this person knows what happened."""
        return -1 if self.news is None else self.news.seq

    async def get(self, path: str) -> tuple[int, bytes]:
        """Ask for something; return the status and the answer."""
        return await self._ask(f"GET {path}", b"")

    async def post(self, path: str, content: object) -> tuple[int, bytes]:
        """Ask for a change; return the status and the answer."""
        return await self._ask(f"POST {path}", msgspec.json.encode(content))

    async def _ask(self, what: str, body: bytes) -> tuple[int, bytes]:
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = f"{what} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: {JSON}\r\n"
        head += f"Content-Length: {len(body)}\r\nCookie: {self.cookie}\r\n\r\n"
        self._writer.write(head.encode() + body)
        response = Response()
        parser = httptools.HttpResponseParser(response)
        while not response.is_complete:
            if not (part := await self._reader.read(1 << 16)):
                raise ConnectionResetError("the server is gone")
            parser.feed_data(part)
        self.cookie = response.cookie or self.cookie
        self.bytes += len(response.body)
        return parser.get_status_code(), response.body

    async def watch(self, table: str) -> None:
        """Open a socket at a table, and leave the last one."""
        await self.leave()
        uri = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.news = None
        self._socket = await connect(uri, additional_headers=headers, compression=None, max_size=None)
        self._listening = asyncio.create_task(self._listen(self._socket))
        await self.until(lambda news: news.seq >= 0)

    async def until(self, is_so: Callable[[News], bool]) -> News:
        """Wait for news."""
        while self.news is None or not is_so(self.news):
            self.heard.clear()
            await asyncio.wait_for(self.heard.wait(), 60)
        return self.news

    def hear(self, news: News) -> None:
        """Take in what is new."""
        if self.news is None or news.seq >= self.news.seq:
            self.news = news
        self.heard.set()

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None and self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
            await self._socket.close()

    def hang_up(self) -> None:
        """Close the connection for requests; the next one opens another."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def go(self) -> None:
        """Close everything."""
        await self.leave()
        self.hang_up()

    async def _listen(self, socket: ClientConnection) -> None:
        async for message in socket:
            self.bytes += len(message)
            if '"beat"' not in str(message[:40]):
                self.heard_at = monotonic()
                self.hear(msgspec.json.decode(message, type=News))


class Party:
    """Some people at a table and one who watches."""

    def __init__(self, port: int, game: str, seed: int, seats: int = 0) -> None:
        self.game = game
        self.rng = Random(seed)
        self.people = [Person(port) for _ in range(seats or SEATS[game])]
        self.watcher = Person(port)
        self.actions = 0
        self._table = ""
        self._keys = 0

    async def sit_down(self, *, is_watched: bool = True) -> None:
        """Open a table, and let everyone join."""
        host, *others = self.people
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        _, body = await host.post("/api/tables", {"name": "Ann", "game": self.game, "seats": seats, "listed": True})
        table = msgspec.json.decode(body)
        self._table = table["id"]
        for seat, person in enumerate(others, 1):
            token = table["seats"][seat]["invitation"].removeprefix("/join#")
            await person.post("/api/join", {"token": token, "name": f"Ben {seat}"})
        for person in (*self.people, self.watcher) if is_watched else self.people:
            await person.watch(self._table)

    async def play(self, actions: int) -> None:
        """Play so many actions; at the end of a game begin another one."""
        end = self.actions + actions
        while self.actions < end:
            acting = [person for person in self.people if person.news and person.news.seats[0].offers]
            if acting:
                await self._click(self.rng.choice(acting))
            elif any(person.news and person.news.over for person in self.people):
                await self.sit_down()
            else:
                await self._wait()

    async def go(self) -> None:
        """Leave."""
        for person in (*self.people, self.watcher):
            await person.go()

    async def _click(self, person: Person) -> None:
        news = person.news
        assert news is not None
        side = news.seats[0]
        self._keys += 1
        wish = {
            "seat": side.seat,
            "action": self.rng.choice(side.offers).action,
            "seq": news.seq,
            "key": f"{self._keys}",
        }
        status, body = await person.post(f"/api/tables/{self._table}/actions", wish)
        answer = msgspec.json.decode(body, type=Answer)
        if answer.snapshot is not None:
            person.hear(answer.snapshot)
        if status == 200:
            self.actions += 1
            await person.until(lambda news: news.seq >= answer.seq)

    async def _wait(self) -> None:
        """Wait until anybody hears anything."""
        waits: list[asyncio.Task[Any]] = []
        for person in self.people:
            person.heard.clear()
            waits.append(asyncio.create_task(person.heard.wait()))
        if not any(person.news and person.news.seats[0].offers for person in self.people):
            await asyncio.wait(waits, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()


def family(pid: int) -> list[int]:
    """Return a process and all that it has started, and so on."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:  # it has ended
        return []
    return [pid, *(each for child in children for each in family(int(child)))]


def processor_time(pid: int) -> float:
    """Return how many seconds of processor a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
