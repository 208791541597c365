"""The arena on Ray: workers of a cluster of one's own play the same games, also when one is killed, or all of it.

Ray comes with the thorough run alone (``./check --thorough``), which fails where it is missing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from signal import SIGINT

import pytest

from farshore.arena.cluster import on_ray
from farshore.arena.store import Store
from farshore.arena.workers import at_once, in_turn
from tests.arena.bots import GAME, brief
from tests.children import eventually, running
from tests.effort import in_depth

pytestmark = [in_depth, pytest.mark.filterwarnings("ignore")]  # the warnings are Ray's own

KILLER = """
import os, pathlib, signal, sys
mark = pathlib.Path(sys.argv[1])
try:
    mark.touch(exist_ok=False)
except FileExistsError:
    pass
else:
    os.kill(os.getppid(), signal.SIGKILL)
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "legal":
        legal = [sys.stdin.readline().strip() for _ in range(int(rest))]
    if word in {"farshore", "newgame"}:
        print("ready", flush=True)
    if word == "go":
        print("bestmove", legal[-1], flush=True)
"""
"""A program that, the first time, kills whoever started it."""


@pytest.fixture(autouse=True)
def of_one_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")  # nothing is written into anybody's home
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))


@pytest.fixture
def cluster() -> Iterator[None]:
    import ray  # noqa: PLC0415 - an extra

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_a_cluster_plays_the_same_games_and_loses_none_when_a_worker_is_killed(tmp_path: Path) -> None:
    program, mark = tmp_path / "killer.py", tmp_path / "killed"
    program.write_text(KILLER)
    tournament = brief("random", f"cmd:{sys.executable} {program} {mark}")
    numbers = tournament.numbers(6)
    found = sorted(on_ray("auto")(tournament, numbers), key=lambda one: one.result.number)
    assert mark.exists()
    assert [(one.result, one.record) for one in found] == [
        (one.result, one.record) for one in in_turn(tournament, numbers)
    ]


def test_a_tournament_that_was_broken_off_goes_on_and_is_the_same(tmp_path: Path) -> None:
    """Ctrl-C while a cluster plays, and the same command again: as if processes of this machine had played it all."""
    out, games = tmp_path / "games.sqlite", 150
    tournament = brief("random", "random")
    arguments = ("arena", GAME, "random", "random", "--iterations", "1", "--games", str(games), "--out", str(out))
    command = ("-m", "farshore", *arguments, "--ray", "local")

    def known() -> int:
        with Store(tournament, out) as store:
            return len(store.numbers())

    with running(*command) as process:
        eventually(lambda: out.exists() and known() > 0)
        process.send_signal(SIGINT)
        process.communicate()
        assert process.returncode == 130
    assert 0 < known() < games
    with running(*command) as process:
        process.communicate()
        assert process.returncode == 0
    with Store(tournament, out) as store:
        found = [(result, store.record(result.number)) for result in store.results()]
    played = sorted(at_once(2)(tournament, tournament.numbers(games)), key=lambda one: one.result.number)
    assert found == [(one.result, one.record) for one in played]
