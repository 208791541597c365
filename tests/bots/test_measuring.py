"""The commands that measure bots, and those that make what they go by: a small run of each."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks import bots_match, levels, solo
from farshore.bots.entdecker.search.beliefs import read_beliefs
from farshore.bots.entdecker.search.guesses import MOMENTS
from farshore.bots.overworld.search.prospects import Prospects
from tests.effort import in_depth
from tools import entdecker_fitting, explorers_tuning, overworld_fitting

Run = Callable[..., list[str]]
"""Runs a command with some words, and returns the lines it says."""


few = pytest.mark.filterwarnings("ignore:invalid value encountered:RuntimeWarning")
"""So few games do not tell how one thing goes with another: some of what is told then is no number."""


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def running(main: Callable[[], int | None], *words: object) -> list[str]:
        monkeypatch.setattr("sys.argv", ["command", *map(str, words)])
        assert not main()
        return capsys.readouterr().out.splitlines()

    return running


def test_a_match_is_told_in_a_line_now_and_then_and_at_the_end(run: Run) -> None:
    lines = run(bots_match.main, "explorers", "random", "random", "--games", 2, "--every", 1)
    assert [line.split(":")[0] for line in lines] == [
        f"random against random, 2 players, {games} games" for games in (1, 2)
    ]


def test_levels_are_a_row_for_each_pair(run: Run) -> None:
    head, _, row = run(levels.main, "entdecker", "--above", 3, "--games", 2)
    assert row.startswith("| cornelis against ines | 2 | ")
    assert row.count("|") == head.count("|")


def test_alone_a_bot_has_points_and_reaches_ranks(run: Run) -> None:
    [row] = run(solo.main, "random", "--games", 2, "--iterations", 1)
    name, games, points, *ranks = (cell.strip() for cell in row.strip("|").split("|"))
    assert (name, games) == ("random, 1 iterations", "2")
    assert float(points.split("±")[0]) > 0
    assert sum(int(share.rstrip("%")) for share in ranks) == 100


@in_depth
@few
def test_the_weights_of_entdecker_are_made_and_read(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entdecker_fitting, "FOLDS", 2)
    lines = run(entdecker_fitting.main, "--games", 2, 2, 2, "--out", tmp_path / "weights.toml")
    assert sum("quarter" in line for line in lines) == 3 * 4
    for seats in (2, 3, 4):
        found = read_beliefs((tmp_path / "weights.toml").read_text("utf-8"), seats)
        assert [moment.left for moment in found] == list(MOMENTS)


def prospects_in(path: Path) -> dict[str, set[str]]:
    """Return by number of seats of which prospects a file says what they are worth."""
    return {seats: set(table) for seats, table in tomllib.loads(path.read_text("utf-8")).items()}


@few
def test_the_weights_of_overworld_are_made_and_read(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overworld_fitting, "HELD_BACK", 2)
    path = tmp_path / "weights.toml"
    lines = run(overworld_fitting.main, "--games", 2, "--rounds", 1, "--width", 1, "--out", path)
    assert sum("quarter" in line for line in lines) == 3 * overworld_fitting.QUARTERS
    assert prospects_in(path) == {seats: set(Prospects._fields) for seats in "234"}


@in_depth
def test_a_round_of_tuning_explorers_tells_effects_and_where_they_lead(run: Run) -> None:
    lines = run(explorers_tuning.main, "--rounds", 1, "--maps", 1, "--courses", 1)
    assert [line.split(":")[0].strip() for line in lines] == ["effects", "points by how far", "round 1"]
