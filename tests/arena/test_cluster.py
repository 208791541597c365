"""The arena on Ray: two workers of a cluster of one's own play the same games, also when one is killed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from farshore.arena.cluster import on_ray
from farshore.arena.workers import in_turn
from tests.arena.bots import brief

pytest.importorskip("ray", reason="the extra “cluster” is not installed")

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


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    import ray  # noqa: PLC0415 - an extra

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")  # nothing is written into anybody's home
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
        yield
        ray.shutdown()


@pytest.mark.filterwarnings("ignore")  # Ray's own
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
