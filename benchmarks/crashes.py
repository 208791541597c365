"""Kill a server again and again in the middle of everything: ``python -m benchmarks.crashes``.

At many tables people click random legal actions, some of them against bots; at a random moment the server is killed as
by a power cut (SIGKILL) and started anew on what it left, and all go on. Every wish that was acknowledged is asked once
more after the next kill, and all of a table at the end: it must be answered as it was; and after every kill the record
of each table must have as many actions of its person as were acknowledged. Counted are actions that were acknowledged
and are lost, actions that were done twice, and tables at which nobody can go on. All three must be 0, or the command
fails.

``--database ADDRESS`` keeps the tables in PostgreSQL instead of SQLite. With ``--workers N`` so many processes serve
them at one port, and each time one of them is killed, while people go on at the others.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from rich.progress import track

from benchmarks.table_load import serving
from benchmarks.visitors import Answer, News, Person, family
from farshore.core.record import Record

GAMES: Final = ("entdecker", "explorers", "overworld")
PATIENCE: Final = 600.0  # seconds in which something must happen at a table, on a machine that is as busy as may be

Wish = dict[str, Any]


class Snapshot(News):
    """How a table stands, with who is to act."""

    actors: list[int]


class Regular:
    """Somebody who plays at one table, whatever becomes of the server."""

    def __init__(self, number: int) -> None:
        self.game = GAMES[number % len(GAMES)]
        self.rng = Random(number)
        self.number = number
        self.cookie = ""
        self.table = ""
        self.wishes: list[tuple[Wish, int]] = []  # that were acknowledged at this table, with the count after each
        self.asked_again = 0  # so many of them were asked once more, and answered as they were
        self.unheard: Wish | None = None  # what was asked for when the server was killed: done or not
        self.asked = 0
        self.ended: list[tuple[str, list[tuple[Wish, int]], int]] = []  # games since the last kill: as the three above
        self.finished = 0  # games

    async def play(self, port: int, enough: asyncio.Event | None) -> None:
        """Play until the server is gone; where another process is left, there until it is enough."""
        while enough is None or not enough.is_set():
            person = Person(port)
            person.cookie = self.cookie
            try:
                await self._ask_again(person)
                while enough is None or not enough.is_set():
                    await self._click(person)
            except OSError:
                if enough is None:
                    return
            finally:
                self.cookie = person.cookie
                await person.go()

    async def _click(self, person: Person) -> None:
        if not self.table:
            await self._open(person)
        now = await self._state(person)
        if now.over:
            self.ended.append((self.table, self.wishes, self.asked_again))
            self.table, self.wishes, self.unheard, self.asked_again = "", [], None, 0
            self.finished += 1
        elif not now.seats[0].offers:
            await asyncio.sleep(0.05)
        else:
            await self._act(person, now)

    async def _open(self, person: Person) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        body = await asked(person, "/api/tables", {"name": f"Ann {self.number}", "game": self.game, "seats": seats})
        self.table = msgspec.json.decode(body)["id"]

    async def _state(self, person: Person) -> Snapshot:
        status, body = await got(person, f"/api/tables/{self.table}/state?since=1000000")
        assert status == 200, (status, body)
        return msgspec.json.decode(body, type=Snapshot)

    async def _act(self, person: Person, now: Snapshot) -> None:
        side = now.seats[0]
        self.asked += 1
        action = self.rng.choice(side.offers).action
        wish = {"seat": side.seat, "action": action, "seq": now.seq, "key": f"wish-{self.asked}"}
        self.unheard = wish
        body = await asked(person, f"/api/tables/{self.table}/actions", wish)
        self._note(wish, body)

    def _note(self, wish: Wish, body: bytes) -> None:
        """Know that a wish is fulfilled."""
        self.wishes.append((wish, msgspec.json.decode(body, type=Answer).seq))
        self.unheard = None

    async def look_back(self, port: int, found: Counter[str], *, at_all: bool = False) -> None:
        """See after a restart that everything that was acknowledged is done, once, and that one can go on."""
        person = Person(port)
        person.cookie = self.cookie
        try:
            for table, wishes, asked_again in self.ended:
                await _compare(person, found, table, wishes, asked_again)
            self.ended.clear()
            if self.table:
                await self._ask_again(person)
                await self._until_able(person, found)
                await _compare(person, found, self.table, self.wishes, 0 if at_all else self.asked_again)
                self.asked_again = len(self.wishes)
        finally:
            await person.go()

    async def _ask_again(self, person: Person) -> None:
        """Ask once more for what was not answered, as the page does: it is done now, if it was not done then."""
        if self.unheard is not None:
            status, body = await got(person, f"/api/tables/{self.table}/actions", self.unheard)
            if status == 200:
                self._note(self.unheard, body)
            self.unheard = None  # else it was not done, and no longer can be

    async def _until_able(self, person: Person, found: Counter[str]) -> None:
        """Wait until nobody else is to act, so that nothing happens by itself; else the table is stuck."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not (now := await self._state(person)).over and now.actors != [0]:  # noqa: ASYNC110 - elsewhere
                    await asyncio.sleep(0.05)
        except TimeoutError:
            found["stuck"] += 1


async def _compare(person: Person, found: Counter[str], table: str, wishes: list[tuple[Wish, int]], first: int) -> None:
    """Ask once more for what was acknowledged at a table, from one wish on, and count what its record holds."""
    for wish, seq in wishes[first:]:
        status, body = await got(person, f"/api/tables/{table}/actions", wish)
        found["lost"] += status != 200 or msgspec.json.decode(body, type=Answer).seq != seq
    status, text = await got(person, f"/api/tables/{table}/record?seat=0")
    assert status == 200, (status, text)
    mine = sum(step.seat == 0 for step in Record.read(text.decode()).steps)
    found["lost"] += max(0, len(wishes) - mine)
    found["doubled"] += max(0, mine - len(wishes))


async def got(person: Person, path: str, content: object = None) -> tuple[int, bytes]:
    """Ask for something, or for a change. Raises ``ConnectionError`` when the server is gone.

    A connection that was idle for too long is closed by the server: then another one is tried.
    """
    try:
        return await (person.get(path) if content is None else person.post(path, content))
    except ConnectionResetError:
        person.hang_up()
        return await (person.get(path) if content is None else person.post(path, content))


async def asked(person: Person, path: str, content: object) -> bytes:
    """Ask for a change that must be made."""
    status, body = await got(person, path, content)
    assert status in {200, 201}, (status, body)
    return body


async def one_life(
    port: int, regulars: list[Regular], seconds: float, found: Counter[str], kill: Any, more: float | None = None
) -> None:
    """Look back at what was before, then play until the server is killed; or a part of it, and some seconds more."""
    enough = None if more is None else asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for regular in regulars:
            group.create_task(regular.look_back(port, found))
    async with asyncio.TaskGroup() as group:
        for regular in regulars:
            group.create_task(regular.play(port, enough))
        await asyncio.sleep(seconds)
        kill()
        if enough is not None:
            await asyncio.sleep(more or 0.0)
            enough.set()


def kill_one(parent: int, rng: Random) -> None:
    """Kill one of the processes that serve."""
    serving = [pid for pid in family(parent)[1:] if f"\nPPid:\t{parent}\n" in Path(f"/proc/{pid}/status").read_text()]
    workers = [pid for pid in serving if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    if workers:
        os.kill(rng.choice(workers), signal.SIGKILL)


def main() -> None:
    """Kill as often as asked, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=50, help="at which is played at a time")
    parser.add_argument("--seconds", type=float, default=3.0, help="that a server lives at most while all play")
    parser.add_argument("--database", default="", metavar="ADDRESS", help="keep it in PostgreSQL instead of SQLite")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve; more than one need a database")
    wished = parser.parse_args()
    regulars, rng, found = [Regular(number) for number in range(wished.tables)], Random(1), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        if wished.workers > 1:
            with serving(Path(folder), wished.database, wished.workers) as (port, server):
                for _ in track(range(wished.kills), "killing processes"):
                    seconds, kill = rng.uniform(0.2, wished.seconds), partial(kill_one, server.pid, rng)
                    asyncio.run(one_life(port, regulars, seconds, found, kill, more=rng.uniform(0, 1)))
        for _ in track(range(0 if wished.workers > 1 else wished.kills), "killing servers"):
            with serving(Path(folder), wished.database) as (port, server):
                seconds = rng.uniform(0.2, wished.seconds)
                asyncio.run(one_life(port, regulars, seconds, found, server.kill))
        with serving(Path(folder), wished.database) as (port, _):
            asyncio.run(last_look(port, regulars, found))
    games, asked_for = sum(regular.finished for regular in regulars), sum(regular.asked for regular in regulars)
    print(
        f"{wished.kills} kills, {wished.tables} tables at a time, {asked_for} actions asked for, {games} games over:"
        f" lost {found['lost']}, doubled {found['doubled']}, tables stuck {found['stuck']}"
    )
    sys.exit(any(found.values()))


async def last_look(port: int, regulars: list[Regular], found: Counter[str]) -> None:
    """See once more that nothing is lost."""
    for regular in regulars:
        await regular.look_back(port, found, at_all=True)


if __name__ == "__main__":
    main()
