"""How much a server does for every action: ``python -m benchmarks.web_table``.

A real server in a process of its own; at several tables of each game people click legal actions, chosen at random, as
fast as they are answered. Everyone has a socket open, as the page has, and one more person watches each table. What a
page would ask for is asked for: whoever is not told how things stand by the answer waits for the socket.

The figure that counts is the server's processor time per action: what others do on the machine disturbs it little.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final

from benchmarks.visitors import SEATS, Party, processor_time

TICK: Final = 0.002  # seconds between two looks at the loop


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

    from farshore.server.app import create_app  # noqa: PLC0415 - the clients need none of it
    from farshore.server.settings import Settings  # noqa: PLC0415 - as above
    from farshore.server.web.serving import SteadyServer, server_config  # noqa: PLC0415 - as above

    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    limits: dict[str, Any] = {
        "changes": 0,
        "looks": 0,
        "work": 0,
        "openings": 0,
        "newcomers": 0,
        "running_each": 0,
        "logged": 0,
    }
    limits |= {"logged": 0, "sockets": 1000, "connections_each": 1000, "thinkers": 1}
    settings = Settings(data=folder, database=database or None, **limits)
    watch = LoopWatch(create_app(settings))
    signal.signal(signal.SIGUSR1, lambda *_: print(watch.take(), flush=True))
    # a person whose turn it is not says nothing for long on a machine that is profiled or busy
    config = server_config(watch, settings, goodbye=1)
    config.timeout_keep_alive = 600
    server = SteadyServer(config)
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
