"""The example that learns: it learns, and the same seed gives the same curve."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"

pytest.importorskip("torch", reason="torch, which the example learns with, is not installed")


def learnt(folder: Path, *typed: str) -> tuple[list[list[str]], str]:
    """Let the example learn a little; return its curve and what it says at the end."""
    command = [sys.executable, str(EXAMPLE), "explorers", *typed, "--games", "32", "--out", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own
    with (folder / "curve.csv").open() as file:
        return list(csv.reader(file)), done.stdout.splitlines()[-1]


def test_the_same_seed_gives_the_same_curve(tmp_path: Path) -> None:
    first, said = learnt(tmp_path / "first", "--steps", "6144")
    assert (first, said) == learnt(tmp_path / "second", "--steps", "6144")
    assert said.startswith("learnt: ")
    assert len(first) > 1
    assert (tmp_path / "first" / "curve.svg").read_text().startswith("<svg")


def test_with_others_at_the_table(tmp_path: Path) -> None:
    _, said = learnt(tmp_path, "--steps", "2048", "--seats", "2")
    assert said.startswith("against greedy: wins ")
