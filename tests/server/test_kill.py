"""A server that is killed in the middle of everything has lost nothing that it acknowledged."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from farshore import Record
from tests.server.house import Json, Person, eventually

TABLES = 4
ACKNOWLEDGED = 30  # actions, before the server is killed


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run ``farshore serve`` in a process of its own; give it and where it is."""
    command = [sys.executable, "-m", "farshore.cli.main", "serve", "--data", str(folder), "--pace", "0"]
    process = subprocess.Popen(  # noqa: S603 - our own command
        [*command, "--port", str(port)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://([\d.:]+)/", process.stdout.readline())
        assert found
        yield process, found[1]
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def play(person: Person, table: str, seed: int, answers: Queue[Json]) -> list[tuple[Json, Json]]:
    """Play until the server is gone; return every wish that was acknowledged, with the answer."""
    rng, done = Random(seed), list[tuple[Json, Json]]()
    try:
        while True:
            state = person.state(table)
            seat = state["seats"][0]
            if not seat["legal"]:
                time.sleep(0.1)
                continue
            action = rng.choice(seat["legal"])["action"]
            wish = {"seat": seat["seat"], "action": action, "seq": state["seq"], "key": f"{seed}-{len(done)}"}
            done.append((wish, person.post(f"/api/tables/{table}/actions", wish)))
            answers.put(done[-1])
    except httpx.TransportError:
        return done


def watch(place: str, table: str, since: int = 0, silence: float = 5) -> tuple[list[Json], int]:
    """Listen to a socket until it breaks, or says nothing new for a while; return the lines and the count."""
    lines: list[Any] = []
    try:
        with connect(f"ws://{place}/api/tables/{table}/live?since={since}") as socket:
            while True:
                message = msgspec.json.decode(socket.recv(silence))
                if message["type"] == "snapshot":
                    lines += message["lines"]
                    since = message["seq"]
    except (ConnectionClosed, TimeoutError):
        return lines, since


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_every_acknowledged_action_survives_kill_9(tmp_path: Path) -> None:
    answers = Queue[Json]()
    with serving(tmp_path) as (process, place), ThreadPoolExecutor(2 * TABLES) as pool:
        people = [Person(place) for _ in range(TABLES)]
        tables = []
        for number, person in enumerate(people):
            person.post("/api/me", {"name": f"Ann {number}"})
            game = ("entdecker", "explorers")[number % 2]
            tables.append(person.open(game, "me", "bot:random")["id"])
        playing = [pool.submit(play, people[seed], tables[seed], seed, answers) for seed in range(TABLES)]
        watching = [pool.submit(watch, place, table) for table in tables]
        for _ in range(ACKNOWLEDGED):
            answers.get(timeout=60)
        process.send_signal(signal.SIGKILL)
        done = [future.result(60) for future in playing]
        heard = [future.result(60) for future in watching]
    assert sum(map(len, done)) >= ACKNOWLEDGED

    with serving(tmp_path, int(place.rpartition(":")[2])) as (_, place):
        for person, table, wishes, (lines, since) in zip(people, tables, done, heard, strict=True):
            person.http.close()
            person.http = httpx.Client(base_url=f"http://{place}", cookies=person.http.cookies, timeout=60)
            eventually(lambda: 0 in person.state(table)["actors"] or person.state(table)["over"])  # noqa: B023 - at once
            before = person.state(table)
            for wish, answer in wishes:  # each was done, exactly once: asked again, it is answered as it was
                assert person.post(f"/api/tables/{table}/actions", wish) == answer
            assert person.state(table) == before
            record = Record.read(person.http.get(f"/api/tables/{table}/record").text)
            mine = [step for step in record.steps if step.seat == 0]
            assert len(wishes) <= len(mine) <= len(wishes) + 1  # the last one may be done without an answer
            more, _ = watch(place, table, since, 0.5)  # the page goes on where it was
            with httpx.Client(base_url=f"http://{place}") as stranger:
                assert lines + more == stranger.get(f"/api/tables/{table}/state").json()["lines"]
            person.http.close()
