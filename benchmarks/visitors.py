"""People at tables, for measurements: they speak to a real server as the page does, and cost little themselves."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import httptools
import msgspec

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


class Socket(asyncio.Protocol):
    """A WebSocket, as far as somebody needs one who only listens: one that can do all takes longer than the server."""

    TEXT: Final = 1
    CLOSE: Final = 8
    PING: Final = 9
    PONG: Final = 10
    MASKED: Final = 0x80

    def __init__(self, request: str, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._unread = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None
        self.gone = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}"
        transport.write(f"{self._request}{upgrade}\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        """Read what has come, message by message."""
        self._unread += data
        if not self._is_open:
            head, found, rest = self._unread.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.partition(b"\r\n")[0], bytes(head)
            self._is_open, self._unread = True, rest
        while (frame := self._frame()) is not None:
            kind, content = frame
            if kind == self.TEXT:
                self._hear(content)
            elif kind == self.PING:
                self._say(self.PONG, content)
            elif kind == self.CLOSE:
                self.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Know that it is over."""
        if not self.gone.done():
            self.gone.set_result(None)

    def close(self) -> None:
        """Say goodbye."""
        if self._transport is not None and not self._transport.is_closing():
            self._say(self.CLOSE, struct.pack("!H", 1000))
            self._transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        """Take the next message off what has come, whole as our server sends it; ``None``: it is not all there."""
        unread = self._unread
        if len(unread) < 2:
            return None
        size, start = unread[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(unread) < start:
                return None
            size = int.from_bytes(unread[2:start])
        if len(unread) < start + size:
            return None
        kind, content = unread[0] & 15, bytes(unread[start : start + size])
        del unread[: start + size]
        return kind, content

    def _say(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        mask = bytes(4)  # which changes nothing
        self._transport.write(bytes([0x80 | kind, self.MASKED | len(content)]) + mask + content)


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
        self._socket: Socket | None = None

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
        head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        head += f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        self.news = None
        loop = asyncio.get_running_loop()
        _, self._socket = await loop.create_connection(lambda: Socket(head, self._listen), "127.0.0.1", self.port)
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
        if self._socket is not None:
            self._socket.close()
            await self._socket.gone
            self._socket = None

    def hang_up(self) -> None:
        """Close the connection for requests; the next one opens another."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    async def go(self) -> None:
        """Close everything."""
        await self.leave()
        self.hang_up()

    def _listen(self, message: bytes) -> None:
        self.bytes += len(message)
        if b'"beat"' not in message[:40]:
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
