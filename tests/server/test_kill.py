"""A server that is killed in the middle of everything has lost nothing that it acknowledged."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from queue import Queue
from random import Random

import httpx
import pytest
from websockets.exceptions import WebSocketException

from farshore import Record
from tests.children import running
from tests.effort import tries
from tests.server.house import PATIENCE, Json, Person, eventually, received
from tests.server.kept import Kept

TABLES = tries(4, 2)
ACKNOWLEDGED = tries(30, 12)  # actions, before the server is killed


@contextmanager
def serving(kept: Kept) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run ``farshore serve`` in a process of its own; give it and where it is."""
    command = ["-m", "farshore.cli.main", "serve", "--data", str(kept.folder), "--port", "0"]
    if kept.database is not None:
        command += ["--set", f"database={kept.database}"]
    with running(*command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        found = re.search(r"http://([\d.:]+)/", process.stdout.readline())
        assert found
        yield process, found[1]


def play(person: Person, table: str, seed: int, answers: Queue[Json]) -> list[tuple[Json, Json]]:
    """Play until the server is gone; return every wish that was acknowledged, with the answer."""
    rng, done = Random(seed), list[tuple[Json, Json]]()
    try:
        while True:
            state = person.state(table)
            seat = state["seats"][0]
            if not seat["offers"]:
                time.sleep(0.1)
                continue
            action = rng.choice(seat["offers"])["action"]
            wish = {"seat": seat["seat"], "action": action, "seq": state["seq"], "key": f"{seed}-{len(done)}"}
            done.append((wish, person.post(f"/api/tables/{table}/actions", wish)))
            answers.put(done[-1])
    except httpx.TransportError:
        return done


def watch(person: Person, table: str) -> tuple[list[Json], int]:
    """Listen to a socket until it breaks; return the lines and the count."""
    lines, since = list[Json](), 0
    try:
        with person.live(table) as socket:
            while True:
                message = received(socket)
                lines += message["lines"]
                since = message["seq"]
    except (WebSocketException, OSError):
        return lines, since


def quiet(person: Person, table: str) -> Json:
    """Wait until nobody but this person is to act, so that nothing happens by itself; return how it then stands."""
    return eventually(lambda: (state := person.state(table))["actors"] in ([], [0]) and state)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_every_acknowledged_action_survives_kill_9(kept: Kept) -> None:
    answers = Queue[Json]()
    with ExitStack() as opened:
        # The server ends first, whatever happens: those who play and watch go on until it is gone.
        pool = opened.enter_context(ThreadPoolExecutor(2 * TABLES))
        process, place = opened.enter_context(serving(kept))
        people = [opened.enter_context(Person(place)) for _ in range(TABLES)]
        tables = []
        for number, person in enumerate(people):
            person.post("/api/me", {"name": f"Ann {number}"})
            game = ("entdecker", "explorers")[number % 2]
            tables.append(person.open(game, "me", "bot:random")["id"])
        spectators = [opened.enter_context(Person(place)) for _ in people]
        for host, spectator, table in zip(people, spectators, tables, strict=True):
            spectator.post("/api/watch", {"token": host.watch_token(table)})
        playing = [pool.submit(play, people[seed], tables[seed], seed, answers) for seed in range(TABLES)]
        watching = [pool.submit(watch, *each) for each in zip(spectators, tables, strict=True)]
        for _ in range(ACKNOWLEDGED):
            answers.get(timeout=PATIENCE)
        process.send_signal(signal.SIGKILL)
        done = [future.result(PATIENCE) for future in playing]
        heard = [future.result(PATIENCE) for future in watching]
    assert sum(map(len, done)) >= ACKNOWLEDGED

    with serving(kept) as (_, place):
        for player, watcher, table, wishes, (lines, since) in zip(people, spectators, tables, done, heard, strict=True):
            with Person(place, player.http.cookies) as person, Person(place, watcher.http.cookies) as spectator:
                state = quiet(person, table)
                for wish, answer in wishes:  # each was done, exactly once: asked again, it is answered as it was
                    assert person.post(f"/api/tables/{table}/actions", wish)["seq"] == answer["seq"]
                assert person.state(table) == state
                record = Record.read(person.http.get(f"/api/tables/{table}/record").text)
                mine = [step for step in record.steps if step.seat == 0]
                assert len(wishes) <= len(mine) <= len(wishes) + 1  # the last one may be done without an answer
                with spectator.live(table, since) as socket:  # the page goes on where it was
                    assert lines + received(socket)["lines"] == spectator.state(table)["lines"]
