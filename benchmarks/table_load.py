"""How much a server of tables bears: ``python -m benchmarks.table_load``.

A real server in a process of its own, real sockets, nothing but this machine. Three figures:

- **rate**: at many tables people click as fast as they are answered, and one more watches each; actions a second, and
  how long it takes from the click to the message on the screens of the others;
- **memory**: how much larger the server is for every table that is open with two people looking at it;
- **opening**: how long the first look at a long game takes that is not in memory.

``--database ADDRESS`` keeps the tables in PostgreSQL instead of SQLite; ``--workers N``: so many processes serve them.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from rich.progress import track

from benchmarks.visitors import SEATS, Party, Person, family, processor_time
from farshore import Fate, Match
from farshore.core.registry import game as installed_game
from farshore.server.lobby.guests import Guests
from farshore.server.storage.database import Database
from farshore.server.storage.sql import SqlRepository
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.live_table import LiveTable
from farshore.server.table.outliving import due_checkpoint
from farshore.server.table.seating import Sitting

GAMES: Final = ("entdecker", "overworld", "explorers")
ENTRIES: Final = 1_500
"""How long a long game is: entries of its log."""
LONG_GAMES: Final = 9
AT_ONCE: Final = 50  # tables that are opened at a time
LIMITS: Final = ("changes", "looks", "work", "openings", "newcomers", "running_each", "logged")
"""What a server allows one address only so much of; all people here come from one."""
MANY: Final = ("sockets", "connections_each", "connections")
"""What it allows so many of; the same."""


@contextmanager
def serving(folder: Path, database: str = "", workers: int = 1) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """Run ``farshore serve`` without the limits of one address; give its port and its process."""
    command = [sys.executable, "-m", "farshore.cli.main", "serve", "--data", str(folder), "--port", "0"]
    wishes = [f"{name}=0" for name in LIMITS] + [f"{name}=10000" for name in MANY]
    wishes += [f"database={database}", f"workers={workers}"] if database else []
    command += [part for wish in wishes for part in ("--set", wish)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 - our own command
        try:
            assert server.stdout is not None
            found = re.search(r"http://[\d.]+:(\d+)/", server.stdout.readline())
            assert found, "the server says where it is"
            yield int(found[1]), server
        finally:
            server.terminate()


class TimedParty(Party):
    """People at a table who note how long it takes until the others see what one has done."""

    def __init__(self, port: int, game: str, seed: int) -> None:
        super().__init__(port, game, seed)
        self.waits: list[float] = []  # seconds

    async def _click(self, person: Person) -> None:
        others = [other for other in (*self.people, self.watcher) if other is not person]
        known, begun = [other.seq for other in others], time.monotonic()
        await super()._click(person)
        if self.game != "explorers":  # where others are told of nothing until the turn is over
            for other, seq in zip(others, known, strict=True):
                await other.until(lambda news, seq=seq: news.seq > seq)  # type: ignore[misc]
                self.waits.append(other.heard_at - begun)


async def rate(port: int, pid: int, game: str, tables: int, actions: int) -> str:
    """Play a game at several tables at once."""
    parties = [TimedParty(port, game, seed) for seed in range(tables)]
    async with asyncio.TaskGroup() as group:
        for party in parties:
            group.create_task(party.sit_down())
    begun, used = time.monotonic(), sum(map(processor_time, family(pid)))
    async with asyncio.TaskGroup() as group:
        for party in parties:
            group.create_task(party.play(actions // tables))
    took, used = time.monotonic() - begun, sum(map(processor_time, family(pid))) - used
    done, waits = sum(party.actions for party in parties), [wait for party in parties for wait in party.waits]
    for party in parties:
        await party.go()
    seen = "others are told at the end of a turn" if not waits else f"seen by the others after {quantiles(waits)}"
    return (
        f"rate     {game:10} {tables} tables of {SEATS[game]} and a watcher: {done / took:6.0f} actions a second "
        f"({done} in all, {1000 * used / done:.1f} ms of processor each), {seen}"
    )


def quantiles(seconds: Sequence[float]) -> str:
    """Return the middle and the end of what was measured."""
    cuts = statistics.quantiles(seconds, n=100)
    return f"{1000 * cuts[49]:.0f} ms (median), {1000 * cuts[98]:.0f} ms (99 %)"


async def memory(port: int, pid: int, tables: int) -> str:
    """Open tables, each looked at by its two people, and see how the server grows."""
    parties = [Party(port, GAMES[seed % len(GAMES)], seed, seats=2) for seed in range(tables + AT_ONCE)]
    for party in parties[:AT_ONCE]:  # what is made once is not counted
        await party.sit_down(is_watched=False)
    before = resident(pid)
    for first in track(range(AT_ONCE, len(parties), AT_ONCE), "opening tables", transient=True):
        async with asyncio.TaskGroup() as group:
            for party in parties[first : first + AT_ONCE]:
                group.create_task(party.sit_down(is_watched=False))
    grown = resident(pid) - before
    for party in parties:
        await party.go()
    return f"memory   {tables} tables with two people looking at each: {grown / tables / 1000:.0f} kB a table"


def resident(pid: int) -> int:
    """Return how many bytes of memory a process holds, with all that it has started."""
    return sum(
        int(found[1]) * 1024
        for each in family(pid)
        if (found := re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{each}/status").read_text()))
    )


async def add_long_games(where: Path | str) -> tuple[list[str], str]:
    """Put long games on tables of somebody; return the tables and what their browser shows."""
    repository = SqlRepository(Database(where))
    await repository.open()
    try:
        host, token = await Guests(repository).welcome(None, "Ann")
        tables = []
        for number in track(range(LONG_GAMES), "playing long games", transient=True):
            chronicle = long_game(GAMES[number % len(GAMES)], number)
            seats = [Sitting(kind="person", name=f"P{seat}", guest=host.id) for seat in range(4)]
            table = LiveTable(f"long-game-{number}", host.id, seats, chronicle)
            await repository.add_table(table)
            await repository.keep_checkpoint(table)  # as a server does when it lays a table aside
            tables.append(table.id)
        return tables, str(token)
    finally:
        await repository.close()


def long_game(name: str, number: int) -> Chronicle:
    """Return a game of four, played at random, with steps taken back here and there until its log is long."""
    found, rng = installed_game(name), Random(number)
    chronicle = Chronicle(found, Match.new(found, 4, {}, Fate(b"%d" % number)).record.header)
    while chronicle.size < ENTRIES and not chronicle.match.over:
        seat = rng.choice(chronicle.match.actors())
        chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))
        if chronicle.undoable(seat) and rng.random() < 0.6:
            chronicle.undo(seat)
        due_checkpoint(chronicle)  # as a server keeps one with every now and then a deed
    return chronicle


async def opening(port: int, tables: Sequence[str], token: str) -> str:
    """Look at long games that nobody has looked at since the server began."""
    person, waits = Person(port), []
    person.cookie = f"farshore={token}"
    await person.get("/api/me")
    for table in tables:
        begun = time.monotonic()
        status, _ = await person.get(f"/api/tables/{table}/state?since=100000")
        assert status == 200, status
        waits.append(time.monotonic() - begun)
    await person.go()
    middle, most = 1000 * statistics.median(waits), 1000 * max(waits)
    return f"opening  a game of {ENTRIES} entries: {middle:.0f} ms (median of {len(waits)}), {most:.0f} ms at most"


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=12, help="at which is played at a time")
    parser.add_argument("--actions", type=int, default=1_500, help="of each game in all")
    parser.add_argument("--open", type=int, default=1_000, help="tables that are open at a time, for the memory")
    parser.add_argument("--database", default="", metavar="ADDRESS", help="keep it in PostgreSQL instead of SQLite")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve; more than one need a database")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tables, token = asyncio.run(add_long_games(asked.database or Path(folder)))
        with serving(Path(folder), asked.database, asked.workers) as (port, server):
            print(asyncio.run(opening(port, tables, token)), flush=True)
        for game in GAMES:
            with serving(Path(folder), asked.database, asked.workers) as (port, server):
                print(asyncio.run(rate(port, server.pid, game, asked.tables, asked.actions)), flush=True)
        with serving(Path(folder), asked.database, asked.workers) as (port, server):
            print(asyncio.run(memory(port, server.pid, asked.open)), flush=True)


if __name__ == "__main__":
    main()
