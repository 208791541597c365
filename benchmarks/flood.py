"""One stranger without a cookie sends all that the limits let through; how long others wait then.

``python -m benchmarks.flood`` starts a server of its own and speaks to it from two loopback addresses, so that the
stranger's limits are not the victim's: 127.0.0.2 sends, over eight connections and as fast as it is answered, one kind
of request that was once found to freeze everybody, or takes no notice of being refused; 127.0.0.1 has the page of a
table open and looks at it twenty times a second. Nothing leaves this machine, and each flood ends after a few seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import connect

VICTIM, STRANGER = "127.0.0.1", "127.0.0.2"
CONNECTIONS: Final = 8  # of the stranger
AHEAD: Final = 2_000  # requests that are sent before the first is answered
EVERY: Final = 0.05  # seconds between two looks
NESTED: Final = "a." * 1_990 + "a=1"
OVER: Final = 6  # tables whose games are over, far more than are kept in memory
KEPT: Final = 2


class Request(NamedTuple):
    """What is sent, and how."""

    method: str
    path: str
    body: bytes = b""
    headers: str = ""

    def raw(self) -> bytes:
        """Return it as it goes over the wire."""
        content = f"Content-Type: application/json\r\nContent-Length: {len(self.body)}\r\n" if self.body else ""
        return (
            f"{self.method} {self.path} HTTP/1.1\r\nHost: {VICTIM}\r\n{self.headers}{content}\r\n"
        ).encode() + self.body


class Client:
    """One connection, opened again whenever the server has closed it."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self._pair: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: Request) -> tuple[int, bytes, dict[str, str]]:
        """Send a request; return the status, the body and the headers of the answer."""
        if self._pair is None:
            self._pair = await asyncio.open_connection(VICTIM, self.port, local_addr=(self.address, 0))
        reader, writer = self._pair
        try:
            writer.write(request.raw())
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {key.lower(): value.strip() for key, _, value in (line.partition(":") for line in head[1:])}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
        except (asyncio.IncompleteReadError, OSError):
            self.close()
            return 0, b"", {}
        return int(head[0].split()[1]), body, headers

    def close(self) -> None:
        """Let go of the connection."""
        if self._pair is not None:
            self._pair[1].close()
            self._pair = None


async def main_measurement(port: int, seconds: float) -> None:
    """Measure what the victim waits, alone and beside every flood."""
    client = Client(port, VICTIM)
    cookie, table = await _open_table(client)
    look = Request("GET", f"/api/tables/{table}/state", headers=f"Cookie: {cookie}\r\n")
    over = await _finished(client, cookie)
    page = f"ws://{VICTIM}:{port}/api/tables/{table}/live"
    async with connect(page, additional_headers={"Cookie": cookie}):  # which keeps her table in memory, as a page does
        await _report("nobody", port, look, None, seconds)
        for name, flood in _floods(await _largest_file(client), over).items():
            await _report(name, port, look, flood, seconds)
            await asyncio.sleep(seconds)  # so that the stranger may begin anew
    client.close()


class Flood(NamedTuple):
    """What a stranger sends, and how."""

    requests: Iterator[Request]
    patience: float = 0.1  # seconds after a refusal
    send: Callable[..., Coroutine[object, object, None]] | None = None  # None: each when the one before is answered


def _floods(largest: str, over: list[str]) -> dict[str, Flood]:
    preview = {"game": "entdecker", "seats": 2, "options": {"own_scenario": NESTED}}
    gzip = "Accept-Encoding: gzip\r\n"
    me = itertools.repeat(Request("GET", "/api/me"))
    return {
        "own scenario": Flood(itertools.repeat(Request("POST", "/api/preview", msgspec.json.encode(preview)))),
        "description": Flood(itertools.repeat(Request("GET", "/api/schema/openapi.json", headers=gzip))),
        "largest file": Flood(itertools.repeat(Request("GET", largest, headers=gzip))),
        "replay": Flood(itertools.repeat(Request("GET", f"/api/tables/{over[0]}/replay?at=1000000"))),
        "cold tables": Flood(Request("GET", f"/api/tables/{table}/state") for table in itertools.cycle(over)),
        "restless": Flood(me, patience=0),
        "all at once": Flood(me, send=_send_ahead),
    }


async def _report(name: str, port: int, look: Request, flood: Flood | None, seconds: float) -> None:
    """Print what the victim waits beside a flood."""
    answers: Counter[int] = Counter()
    stop = asyncio.Event()
    tasks = []
    if flood is not None:
        send = flood.send or _send
        every = [send(port, flood.requests, answers, stop, flood.patience) for _ in range(CONNECTIONS)]
        tasks = [asyncio.create_task(each) for each in every]
    waits = await _look(port, look, seconds)
    stop.set()
    await asyncio.gather(*tasks)
    cuts = statistics.quantiles(waits * 2, n=100, method="inclusive")
    sent = ", ".join(f"{count} x {status or 'closed'}" for status, count in sorted(answers.items()))
    figures = "  ".join(f"p{number} {cuts[number - 1] * 1000:6.1f}" for number in (50, 95, 99))
    print(f"{name:14} {figures} ms  {len(waits):4} looks; the stranger: {sent or '-'}", flush=True)


async def _send(
    port: int, requests: Iterator[Request], answers: Counter[int], stop: asyncio.Event, patience: float
) -> None:
    """Send one request after another, as fast as they are answered; after a refusal wait for so many seconds."""
    client = Client(port, STRANGER)
    while not stop.is_set():
        status, _, headers = await client.ask(next(requests))
        answers[status] += 1
        if headers.get("connection") == "close":
            client.close()
        if status in {0, 429}:
            await asyncio.sleep(patience)
    client.close()


async def _send_ahead(
    port: int, requests: Iterator[Request], answers: Counter[int], stop: asyncio.Event, patience: float
) -> None:
    """Send many requests at once over one connection after another; count the connections by how many are answered."""
    while not stop.is_set():
        request = next(requests)
        reader, writer = await asyncio.open_connection(VICTIM, port, local_addr=(STRANGER, 0))
        with suppress(OSError):
            writer.write(request.raw() * AHEAD)
            answers[(await reader.read()).count(b"HTTP/1.1 ")] += 1
        writer.close()
        await asyncio.sleep(patience)


async def _look(port: int, look: Request, seconds: float) -> list[float]:
    """Look at the table every so often; return how long each look took."""
    client, waits = Client(port, VICTIM), list[float]()
    end = time.perf_counter() + seconds
    while (begun := time.perf_counter()) < end:
        status, _, _ = await client.ask(look)
        waits.append(time.perf_counter() - begun)
        assert status == 200, status
        await asyncio.sleep(max(0.0, EVERY - waits[-1]))
    client.close()
    return waits


async def _open_table(client: Client, *seats: str, cookie: str = "") -> tuple[str, str]:
    """Open a table; return who one is then, and where."""
    asks = [{"kind": "bot", "bot": "random"} if kind == "bot" else {"kind": kind} for kind in seats or ("me", "here")]
    body = msgspec.json.encode({"game": "explorers", "seats": asks, "listed": True})  # so that strangers may look on
    headers = f"Cookie: {cookie}\r\n" if cookie else ""
    status, content, answer = await client.ask(Request("POST", "/api/tables", body, headers))
    assert status == 201, content
    return cookie or answer["set-cookie"].partition(";")[0], str(msgspec.json.decode(content)["id"])


async def _finished(client: Client, cookie: str) -> list[str]:
    """Let random bots play some games to the end, one by one so that each stays in memory; return their tables."""
    tables = list[str]()
    for _ in range(OVER):
        _, table = await _open_table(client, "bot", "bot", cookie=cookie)
        tables.append(table)
        while not await _is_over(client, table):  # noqa: ASYNC110 - another process plays
            await asyncio.sleep(0.5)
    return tables


async def _is_over(client: Client, table: str) -> bool:
    _, state, _ = await client.ask(Request("GET", f"/api/tables/{table}/state"))
    return bool(msgspec.json.decode(state)["over"])


async def _largest_file(client: Client) -> str:
    """Return the largest file of the page, as its first page names them."""
    _, page, _ = await client.ask(Request("GET", "/"))
    names = {part.split('"')[0] for part in page.decode().split('="')[1:] if part.startswith("/assets/")}
    sizes = {name: len((await client.ask(Request("GET", name)))[1]) for name in names}
    return max(sizes, key=lambda name: sizes[name], default="/")


def serve(folder: Path) -> None:
    """Serve until the other side is gone: what the server's process does."""
    from farshore.server.app import create_app  # noqa: PLC0415 - as above
    from farshore.server.settings import Settings  # noqa: PLC0415 - as above
    from farshore.server.web.serving import TableServer  # noqa: PLC0415 - as above

    listener = socket.create_server((VICTIM, 0))
    print(listener.getsockname()[1], flush=True)
    settings = Settings(data=folder, kept=KEPT)
    TableServer(create_app(settings), settings).run(sockets=[listener])


def main() -> None:
    """Measure every flood, one after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each flood")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve)
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.flood", "--serve", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 - our own command
            assert server.stdout is not None
            try:
                asyncio.run(main_measurement(int(server.stdout.readline()), min(asked.seconds, 60.0)))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
