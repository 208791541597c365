"""The real server in a process of its own, and games put on its tables where they once stood."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import subprocess
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import msgspec

from farshore.core.contract import CHANCE, Seat
from farshore.core.record import Record
from farshore.core.registry import game as installed_game
from farshore.server.lobby.guests import Guests
from farshore.server.storage.database import Database
from farshore.server.storage.sql import SqlRepository
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import Sitting, new_privacy
from tests import children
from tests.make_records import FOLDER
from tests.server.kept import Kept
from web import bundle

T = TypeVar("T")
COMMAND = "from farshore.cli.main import main; main()"
LOG = "server.log"
PATIENCE = 60.0  # seconds in which the server may end by itself


class Owner(NamedTuple):
    """A person who is known to the server."""

    id: str
    name: str
    cookie: str  # what their browser shows


class Site:
    """``farshore serve`` until the end of a ``with``; bots answer at once."""

    def __init__(self, kept: Kept, path: Sequence[str] = ()) -> None:
        self.folder, self.database = kept
        self.path = path  # where else installed packages are
        self.place = ""  # where a browser finds it
        self._process: subprocess.Popen[str] | None = None
        self._repository = SqlRepository(Database(self.database or self.folder / "tables"))
        # Playwright's loop occupies this thread, so that the database is written from another.
        self._writer = ThreadPoolExecutor(1)
        self._runner = asyncio.Runner()

    def __enter__(self) -> Self:
        bundle.build()
        try:
            self.start()
            self._write(self._repository.open())
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._write(self._repository.close())
            self._writer.submit(self._runner.close).result()
            self._writer.shutdown()
        finally:
            self.stop()

    def start(self, port: int = 0) -> None:
        """Start the server, and wait until it says where it is."""
        arguments = ["serve", "--port", str(port), "--data", str(self.folder / "tables")]
        arguments += ["--coach", "0.2", "--review", "0.01", "--set", f"budget={PATIENCE}"]
        if self.database is not None:
            arguments += ["--set", f"database={self.database}"]
        arguments += ["--set", "notice_networks=127.0.0.0/8", "--set", "notice_delay=4"]
        with (self.folder / LOG).open("a") as log:
            path = os.pathsep.join([*self.path, *filter(None, [os.environ.get("PYTHONPATH")])])
            env = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONPATH": path}
            self._process = children.start("-c", COMMAND, *arguments, stdout=subprocess.PIPE, stderr=log, env=env)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://[^/\s]+", said)
        assert found, (said, self.log())
        self.place = found[0]

    def stop(self) -> None:
        """End the server as Ctrl-C does."""
        if self._process is not None:
            process, self._process = self._process, None
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.communicate(timeout=PATIENCE)
            children.end(process)

    def log(self) -> str:
        """Return what the server complained about."""
        return (self.folder / LOG).read_text()

    def owner(self, name: str) -> Owner:
        """Make a person known to the server, and return them."""
        guest, token = self._write(Guests(self._repository).welcome(None, name))
        return Owner(guest.id, guest.name, str(token))

    def put(self, record: Record, decisions: int, owners: Sequence[Owner | None]) -> str:
        """Put a recorded game on a table as it stood after some decisions of its seats; return the table.

        A seat of nobody is a bot's, which waits until somebody acts. Whoever has its address may watch.
        """
        chronicle = played(record, decisions)
        sittings = [
            Sitting(kind="bot", name="", bot="random")
            if owner is None
            else Sitting(kind="person", name=owner.name, guest=owner.id)
            for owner in owners
        ]
        host = next(owner.id for owner in owners if owner is not None)
        table = LiveTable(secrets.token_urlsafe(6), host, sittings, chronicle, privacy=new_privacy(is_listed=True))
        self._write(self._repository.add_table(table))
        return table.id

    def _write(self, work: Coroutine[Any, Any, T]) -> T:
        return self._writer.submit(self._runner.run, work).result()


def played(record: Record, decisions: int) -> Chronicle:
    """Play a record again up to a decision of its seats."""
    assert record.end is not None
    header = msgspec.structs.replace(record.header, seed=record.end.seed)
    chronicle = Chronicle(installed_game(header.game), header)
    for seat, notation in made(record)[:decisions]:
        chronicle.play(seat, notation)
    return chronicle


def made(record: Record) -> list[tuple[Seat, str]]:
    """Return the decisions of a record: what its seats did."""
    return [(step.seat, step.action) for step in record.steps if step.seat != CHANCE]


@cache
def golden(name: str) -> Record:
    """Return one of the golden records."""
    return Record.read((FOLDER / f"{name}.jsonl").read_text("utf-8"))
