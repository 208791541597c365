"""``farshore serve --workers``: processes that are killed one after the other, and people who go on at another."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from socket import create_connection

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from farshore import Record
from tests.children import is_running, running
from tests.cli.command import farshore, one_line
from tests.effort import in_depth
from tests.server.conftest import kept_by
from tests.server.house import PATIENCE, Json, Person, eventually, received
from tests.server.kept import POSTGRES, Kept, needs_postgres


def test_a_folder_has_one_process(tmp_path: Path) -> None:
    said = one_line(farshore("serve", "--port", 0, "--workers", 2, "--data", tmp_path, code=1))
    assert "2 processes need a PostgreSQL database" in said


def test_a_process_that_is_told_to_end_while_it_begins_says_nothing() -> None:
    told = """
import os, signal, sys
from farshore.cli.workers import work

class WhileItIsImported:
    def find_spec(self, name, *_):
        if name == "farshore.server.app":
            os.kill(os.getpid(), signal.SIGTERM)

sys.meta_path.insert(0, WhileItIsImported())
work(None, None, None)
"""
    command = [sys.executable, "-c", told]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)  # noqa: S603 - ours
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.fixture
def kept(request: pytest.FixtureRequest) -> Kept:
    return kept_by(POSTGRES, "workers", request)


@contextmanager
def serving(kept: Kept) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run two processes; give their parent, and where they are."""
    command = ["-m", "farshore.cli.main", "serve", "--port", "0", "--workers", "2", "--set", "thinkers=1"]
    limits = [f"{name}=0" for name in ("changes", "looks", "work")]
    command += [part for wish in [f"database={kept.database}", *limits] for part in ("--set", wish)]
    with running(*command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        found = re.search(r"http://([\d.:]+)/", process.stdout.readline())
        assert found
        yield process, found[1]


def workers_of(parent: int) -> set[int]:
    """Return the processes that serve."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return {int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


class Player:
    """Somebody who asks until they are answered, as the page does."""

    def __init__(self, place: str) -> None:
        self.person = Person(place)
        self.rng = Random(1)
        self.done: list[tuple[Json, int]] = []  # wishes that were acknowledged, and the count after each

    def ask(self, path: str, content: Json = None) -> Json:
        """Ask for something, again and again while nobody answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                return self.person.get(path) if content is None else self.person.post(path, content)
            except httpx.TransportError:
                continue
        raise AssertionError("nobody answered")

    def act(self, table: str) -> None:
        """Do something as soon as it is one's turn."""
        path = f"/api/tables/{table}"
        state = eventually(lambda: (now := self.ask(f"{path}/state"))["seats"][0]["offers"] and now)
        action = self.rng.choice(state["seats"][0]["offers"])["action"]
        wish = {"seat": 0, "action": action, "seq": state["seq"], "key": f"wish-{len(self.done)}"}
        self.done.append((wish, self.ask(f"{path}/actions", wish)["seq"]))


@needs_postgres
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="whose children are whose is read there")
def test_a_process_is_killed_and_people_go_on_at_another(kept: Kept) -> None:
    with serving(kept) as (parent, place):
        ann = Player(place)
        with ann.person:
            table = _played_through_a_kill(ann, parent.pid)
            _check_nothing_is_lost(ann, table)
        served = workers_of(parent.pid)
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(PATIENCE) == 0
        assert not any(map(is_running, served))


def _played_through_a_kill(ann: Player, parent: int) -> str:
    """Play against bots while the process is killed that serves a socket; return the table."""
    ann.ask("/api/me", {"name": "Ann"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table: str = ann.ask("/api/tables", {"game": "overworld", "seats": seats})["id"]
    first = workers_of(parent)
    assert len(first) == 2
    for _ in range(5):
        ann.act(table)
    with ann.person.live(table) as socket:
        seen: int = received(socket)["seq"]
        (killed,) = [worker for worker in first if serves(worker, socket.local_address[1])]
        os.kill(killed, signal.SIGKILL)
        ann.act(table)
        seen = _heard_to_the_end(socket, seen)
    with ann.person.live(table, seen) as socket:  # at the other one
        while seen < ann.done[-1][1]:
            seen = received(socket)["seq"]
    for _ in range(5):
        ann.act(table)
    eventually(lambda: len(workers_of(parent) - {killed}) == 2)
    return table


def _heard_to_the_end(socket: ClientConnection, seen: int) -> int:
    """Listen until a socket breaks; return up to where it has told."""
    try:
        while True:
            seen = received(socket)["seq"]
    except (WebSocketException, OSError):
        return seen


def serves(process: int, port: int) -> bool:
    """Tell whether a process has the other end of a connection from a port."""
    rows = [row.split() for row in Path(f"/proc/{process}/net/tcp").read_text().splitlines()[1:]]
    ends = {f"socket:[{row[9]}]" for row in rows if int(row[2].partition(":")[2], 16) == port}
    return any(str(open_.readlink()) in ends for open_ in Path(f"/proc/{process}/fd").iterdir())


def _check_nothing_is_lost(ann: Player, table: str) -> None:
    eventually(lambda: ann.ask(f"/api/tables/{table}/state")["actors"] in ([], [0]))
    for wish, seq in ann.done:
        assert ann.ask(f"/api/tables/{table}/actions", wish)["seq"] == seq
    record = Record.read(ann.person.http.get(f"/api/tables/{table}/record?seat=0").text)
    assert sum(step.seat == 0 for step in record.steps) == len(ann.done)


@contextmanager
def light_workers(*how: str) -> Iterator[subprocess.Popen[str]]:
    with running("-m", "tests.server.light_workers", *how, stdout=subprocess.PIPE) as parent:
        yield parent


def said_by(parent: subprocess.Popen[str]) -> str:
    assert parent.stdout is not None
    return parent.stdout.readline().strip()


def answered(port: int) -> int:
    """Return the process that answers."""
    with create_connection(("127.0.0.1", port), PATIENCE) as line:
        return int(line.recv(100) or 0)  # nothing: it was killed before it could say it


@in_depth
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="as above")
def test_a_process_that_is_killed_is_replaced_and_all_end_together() -> None:
    with light_workers() as parent:
        port = int(said_by(parent))
        first = {answered(port)}
        for worker in workers_of(parent.pid):  # whichever answered is among them
            os.kill(worker, signal.SIGKILL)
            first.add(worker)
        eventually(lambda: answered(port) not in {0, *first})
        last = answered(port)
        parent.send_signal(signal.SIGTERM)
        assert said_by(parent) == "ended"
        assert parent.wait(PATIENCE) == 0
        assert not is_running(last)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_processes_end_with_whoever_looks_after_them() -> None:
    with light_workers() as parent:
        served = answered(int(said_by(parent)))
        parent.kill()
        eventually(lambda: not is_running(served))


@in_depth
def test_processes_that_cannot_begin_are_not_started_again_and_again() -> None:
    with light_workers("fails") as parent:
        assert said_by(parent) == "never begun"
        assert parent.wait(PATIENCE) == 0
