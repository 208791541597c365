"""The example that learns: it learns, and the same seed gives the same curve."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = "import ppo; ppo.ENVS, ppo.STEPS, ppo.MINIBATCH = 16, 8, 64; ppo.main()"
"""The example as it is, but that it learns from little at once."""

pytest.importorskip("torch", reason="torch, which the example learns with, is not installed")


def learnt(folder: Path, *typed: str) -> tuple[list[list[str]], list[str]]:
    """Let the example learn a little; return its curve and what it says of others at the end."""
    command = [sys.executable, "-c", SMALL, "explorers", *typed, "--games", "4", "--measure", "2", "--out", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=EXAMPLES)  # noqa: S603 - our own
    with (folder / "curve.csv").open() as file:
        return list(csv.reader(file)), done.stdout.splitlines()


def test_the_same_seed_gives_the_same_curve(tmp_path: Path) -> None:
    first, said = learnt(tmp_path / "first", "--steps", "256")
    again, _ = learnt(tmp_path / "second", "--steps", "256")
    assert first == again
    assert [row[0] for row in first] == ["decisions", "0", "128", "256"]
    assert said[-1].startswith("random: ")
    assert (tmp_path / "first" / "curve.svg").read_text().startswith("<svg")


def test_with_others_at_the_table(tmp_path: Path) -> None:
    curve, said = learnt(tmp_path, "--steps", "128", "--seats", "2")
    assert curve[0] == ["decisions", "against random", "against greedy"]
    assert "against greedy: wins " in said[1]
