"""``farshore simulate``: statistics that depend on the seed and on nothing else."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.cli.command import farshore, one_line


def games(path: Path, *arguments: str) -> list[dict[str, str]]:
    farshore("simulate", "--csv", path, *arguments)
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    arguments = ("--games", "9", "--seed", "7", "--players", "2")
    alone = games(tmp_path / "1.csv", *arguments)
    assert alone == games(tmp_path / "2.csv", *arguments, "--jobs", "2")
    assert [line["game"] for line in alone] == [str(number) for number in range(1, 10)]
    assert alone != games(tmp_path / "3.csv", *arguments[:-4], "--seed", "8", "--players", "2")


def test_the_table_agrees_with_the_lines(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    output = farshore("simulate", "entdecker", "--games", "12", "--seed", "1", "--players", "3", "--csv", path)
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert "12 random games of entdecker, 3 players, seed “1”" in output
    rows = {line.split()[0]: line.split() for line in output.splitlines() if line.strip()}
    decisions = [int(line["decisions"]) for line in lines]
    assert rows["decisions"] == ["decisions", f"{sum(decisions) / 12:.1f}", str(min(decisions)), str(max(decisions))]
    assert int(rows["turns"][2]) == min(int(line["turns"]) for line in lines)
    for colour in ("red", "white", "yellow"):
        points = [int(line[colour]) for line in lines]
        wins = sum(colour in line["winners"].split() for line in lines)
        assert rows[colour][1:5] == [f"{sum(points) / 12:.1f}", str(min(points)), str(max(points)), str(wins)]
    assert "games per second" in output


@pytest.mark.parametrize("arguments", [["--option", "edition=digest"], ["--scenario", "three-seas"]])
def test_options_change_the_games(tmp_path: Path, arguments: list[str]) -> None:
    usual = games(tmp_path / "1.csv", "--games", "2", "--seed", "1")
    assert usual != games(tmp_path / "2.csv", "--games", "2", "--seed", "1", *arguments)


def test_without_a_seed_one_is_drawn_and_told() -> None:
    output = one_line(farshore("simulate", "--games", "1"))
    assert "1 random game of entdecker, 4 players, seed “" in output
    assert output != one_line(farshore("simulate", "--games", "1"))
