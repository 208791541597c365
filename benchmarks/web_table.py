"""How much a server does for every action: ``python -m benchmarks.web_table``.

A real server in a process of its own; at several tables of each game people click legal actions, chosen at random, as
fast as they are answered. Everyone has a socket open, as the page has, and one more person watches each table. What a
page would ask for is asked for: whoever is not told how things stand by the answer waits for the socket.

The figure that counts is the server's processor time per action: what others do on the machine disturbs it little.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import httptools
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = {"entdecker": 3, "explorers": 3, "overworld": 3}
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
JSON: Final = "application/json"
TICK: Final = 0.002  # seconds between two looks at the loop


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
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def post(self, path: str, content: object) -> tuple[int, bytes]:
        """Ask for a change; return the status and the answer."""
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        body = msgspec.json.encode(content)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: {JSON}\r\n"
        head += f"Content-Length: {len(body)}\r\nCookie: {self.cookie}\r\n\r\n"
        self._writer.write(head.encode() + body)
        response = Response()
        parser = httptools.HttpResponseParser(response)
        while not response.is_complete:
            parser.feed_data(await self._reader.read(1 << 16))
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

    async def go(self) -> None:
        """Close everything."""
        await self.leave()
        if self._writer is not None:
            self._writer.close()

    async def _listen(self, socket: ClientConnection) -> None:
        async for message in socket:
            self.bytes += len(message)
            if '"beat"' not in str(message[:40]):
                self.hear(msgspec.json.decode(message, type=News))


class LoopWatch:
    """An application around another one, that sees how long the event loop is held at a time.

    Counted is the processor time of the loop's thread from one chance of a timer to the next, so that what others do on
    the machine disturbs it little: that is the longest callback, with what else ran in the same round.
    """

    def __init__(self, app: Callable[..., Coroutine[Any, Any, None]]) -> None:
        self.app = app
        self.longest = 0.0
        self._used = 0.0

    async def __call__(self, scope: dict[str, Any], receive: object, send: object) -> None:
        """Begin to watch when the server starts."""
        if scope["type"] == "lifespan":
            self._tick()
        await self.app(scope, receive, send)

    def take(self) -> float:
        """Return the longest time, in seconds, since this was last asked."""
        longest, self.longest = self.longest, 0.0
        return longest

    def _tick(self) -> None:
        used = time.thread_time()
        if self._used:
            self.longest = max(self.longest, used - self._used)
        self._used = used
        asyncio.get_running_loop().call_later(TICK, self._tick)


class Party:
    """Some people at a table and one who watches."""

    def __init__(self, port: int, game: str, seed: int) -> None:
        self.game = game
        self.rng = Random(seed)
        self.people = [Person(port) for _ in range(SEATS[game])]
        self.watcher = Person(port)
        self.actions = 0
        self._table = ""
        self._keys = 0

    async def sit_down(self) -> None:
        """Open a table, and let everyone join."""
        host, *others = self.people
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        _, body = await host.post("/api/tables", {"name": "Ann", "game": self.game, "seats": seats, "listed": True})
        table = msgspec.json.decode(body)
        self._table = table["id"]
        for seat, person in enumerate(others, 1):
            token = table["seats"][seat]["invitation"].removeprefix("/join/")
            await person.post("/api/join", {"token": token, "name": f"Ben {seat}"})
        for person in (*self.people, self.watcher):
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


def processor_time(pid: int) -> float:
    """Return how many seconds of processor a process has used, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def measure(port: int, server: subprocess.Popen[str], game: str, tables: int, actions: int) -> None:
    """Play one game at several tables, and print what it took."""
    pid = server.pid
    parties = [Party(port, game, seed) for seed in range(tables)]
    await _all(party.sit_down for party in parties)
    await _all(partial(party.play, actions // tables // 5) for party in parties)  # warm up
    before = sum(party.actions for party in parties)
    heard = sum(person.bytes for party in parties for person in (*party.people, party.watcher))
    longest_hold(server)
    begun, used = time.monotonic(), processor_time(pid)
    await _all(partial(party.play, actions // tables) for party in parties)
    took, used = time.monotonic() - begun, processor_time(pid) - used
    hold = longest_hold(server)
    done = sum(party.actions for party in parties) - before
    heard = sum(person.bytes for party in parties for person in (*party.people, party.watcher)) - heard
    print(
        f"{game:10} {tables} tables, {SEATS[game]} people and a watcher each: {done:6} actions, "
        f"{done / took:6.0f} a second, {1000 * used / done:6.2f} ms of processor each "
        f"({done / used:5.0f} for a second of processor), {heard / done / 1000:5.0f} kB each, "
        f"the loop held for {1000 * hold:5.1f} ms at most",
        flush=True,
    )
    for party in parties:
        await party.go()


def longest_hold(server: subprocess.Popen[str]) -> float:
    """Return for how many seconds the server's event loop was held at most since this was last asked."""
    assert server.stdout is not None
    server.send_signal(signal.SIGUSR1)
    return float(server.stdout.readline())


async def _all(works: Iterable[Callable[[], Coroutine[Any, Any, None]]]) -> None:
    async with asyncio.TaskGroup() as group:
        for work in works:
            group.create_task(work())


def serve(folder: Path, profile: str, database: str) -> None:
    """Serve until the other side is gone: what the server's process does."""
    import cProfile  # noqa: PLC0415 - only for this

    import uvicorn  # noqa: PLC0415 - the clients need none of it

    from farshore.server.app import create_app  # noqa: PLC0415 - as above
    from farshore.server.settings import Settings  # noqa: PLC0415 - as above

    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    limits: dict[str, Any] = {"changes": 0, "looks": 0, "work": 0, "sockets": 1000, "thinkers": 1}
    settings = Settings(data=folder, database=database or None, **limits)
    watch = LoopWatch(create_app(settings))
    signal.signal(signal.SIGUSR1, lambda *_: print(watch.take(), flush=True))
    config = uvicorn.Config(watch, log_config=None, timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    if profile:
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops by it; the profile is still to be written
        profiler = cProfile.Profile(time.thread_time)  # what others do on the machine is not counted
        profiler.runcall(server.run, sockets=[listener])
        profiler.dump_stats(profile)
    else:
        server.run(sockets=[listener])


def main() -> None:
    """Measure every game, one after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=4, help="tables of a game at a time")
    parser.add_argument("--actions", type=int, default=600, help="of each game in all")
    parser.add_argument("--game", action="append", choices=sorted(SEATS), help="only this one; may be repeated")
    parser.add_argument("--profile", default="", metavar="FILE", help="write where the server's time goes (cProfile)")
    parser.add_argument("--database", default="", metavar="ADDRESS", help="keep it in PostgreSQL instead of SQLite")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.profile, asked.database)
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.web_table", "--serve", folder, "--profile", asked.profile]
        command += ["--database", asked.database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 - our own command
            assert server.stdout is not None
            try:
                port = int(server.stdout.readline())
                for game in asked.game or SEATS:
                    asyncio.run(measure(port, server, game, asked.tables, asked.actions))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
