"""The example that learns: it learns, and the same seed gives the same curve.

What needs torch is skipped where it is not installed; ``./check --thorough`` installs it.
"""

from __future__ import annotations

import csv
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.effort import IS_THOROUGH, in_depth

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = "import ppo; ppo.ENVS, ppo.STEPS, ppo.MINIBATCH = 16, 8, 64; ppo.main()"
"""The example as it is, but that it learns from little at once."""

needs_torch = pytest.mark.skipif(
    find_spec("torch") is None and not IS_THOROUGH, reason="torch, which the example learns with, is not installed"
)


def learnt(folder: Path, *typed: str, begun: tuple[str, ...] = ("-c", SMALL)) -> tuple[list[list[str]], list[str]]:
    """Let the example learn; return its curve and what it says of others at the end."""
    command = [sys.executable, *begun, "explorers", "--measure", "2", *typed, "--out", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=EXAMPLES)  # noqa: S603 - our own
    with (folder / "curve.csv").open() as file:
        return list(csv.reader(file)), done.stdout.splitlines()


@needs_torch
def test_the_same_seed_gives_the_same_curve(tmp_path: Path) -> None:
    first, said = learnt(tmp_path / "first", "--steps", "256", "--games", "4")
    again, _ = learnt(tmp_path / "second", "--steps", "256", "--games", "4")
    assert first == again
    assert [row[0] for row in first] == ["decisions", "0", "128", "256"]
    assert said[-1].startswith("random: ")
    assert (tmp_path / "first" / "curve.svg").read_text().startswith("<svg")


@needs_torch
def test_with_others_at_the_table(tmp_path: Path) -> None:
    curve, said = learnt(tmp_path, "--steps", "128", "--seats", "2", "--games", "4")
    assert curve[0] == ["decisions", "against random", "against greedy"]
    assert "against greedy: wins " in said[1]


@in_depth
@needs_torch
def test_the_score_rises(tmp_path: Path) -> None:
    """A minute of learning as it is typed; luck alone moves the mean of 64 games by a point or so."""
    curve, _ = learnt(tmp_path, "--steps", "32768", "--games", "256", begun=("ppo.py",))
    points = [float(row[1]) for row in curve[1:]]
    assert points[-1] > points[0] + 3


def test_it_stays_an_example() -> None:
    """What learns can be read in one sitting."""
    assert len((EXAMPLES / "ppo.py").read_text("utf-8").splitlines()) < 300
