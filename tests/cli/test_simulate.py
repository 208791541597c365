"""``farshore simulate``: statistics that depend on the seed and on nothing else."""

from __future__ import annotations

import csv
import re
from multiprocessing import active_children
from pathlib import Path

import pytest

from farshore.bots.registry import RANDOM, UnknownBot
from farshore.cli import simulate
from farshore.cli.simulation import Plan, run, sendable
from farshore.core.registry import game as installed_game
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
        assert rows[colour.capitalize()][1:5] == [
            f"{sum(points) / 12:.1f}",
            str(min(points)),
            str(max(points)),
            str(wins),
        ]
    assert output.rstrip().splitlines()[-2].endswith(" s in all")


@pytest.mark.parametrize("arguments", [["--option", "edition=digest"], ["--scenario", "three-seas"]])
def test_options_change_the_games(tmp_path: Path, arguments: list[str]) -> None:
    usual = games(tmp_path / "1.csv", "--games", "2", "--seed", "1")
    assert usual != games(tmp_path / "2.csv", "--games", "2", "--seed", "1", *arguments)


def test_without_a_seed_one_is_drawn_and_told() -> None:
    output = one_line(farshore("simulate", "--games", "1"))
    assert "1 random game of entdecker, 4 players, seed “" in output
    assert output != one_line(farshore("simulate", "--games", "1"))


def test_bots_by_name_are_told_seat_by_seat(tmp_path: Path) -> None:
    scenario = tmp_path / "small.toml"
    scenario.write_text("name = \"small\"\nboard = '''\n ABCDEF\n1......\n2..5...\n3...~..\n4......\n'''\n")
    arguments = ("--games", "4", "--seed", "1", "--bots", "random,greedy", "--scenario", str(scenario))
    output = farshore("simulate", *arguments)
    assert "4 games of entdecker, 2 players, seed “1”" in output
    rows = {line.split(")")[0]: line.split(")")[1].split() for line in output.splitlines() if ")" in line}
    assert [rows["Red (random"][3], rows["White (greedy"][3]] == ["0", "4"]
    alone = games(tmp_path / "1.csv", *arguments)
    assert alone == games(tmp_path / "2.csv", *arguments, "--jobs", "2")


def test_one_bot_named_sits_on_every_seat() -> None:
    output = farshore("simulate", "explorers", "--games", "1", "--bots", "greedy", "--players", "2")
    assert "1 game of explorers, 2 players" in output
    assert output.count("(greedy)") == 2


def test_starting_several_processes_is_said_to_be_part_of_the_time() -> None:
    assert "s in all, starting 2 processes included" in one_line(farshore("simulate", "--games", "2", "--jobs", "2"))


def test_there_are_no_more_processes_than_games() -> None:
    assert "starting 2 processes included" in one_line(farshore("simulate", "--games", "2", "--jobs", "5000"))


def test_a_process_that_is_killed_midway_loses_nothing() -> None:
    plan = Plan("explorers", (RANDOM, RANDOM), installed_game("explorers").read_options({}), "7", 16)
    coming = run(plan, 2)
    played = next(coming)
    for process in active_children():
        if process.name == "farshore-arena":
            process.kill()
    for chunk in coming:
        played += chunk
    assert sorted(played) == [one for chunk in run(plan, 1) for one in chunk]


def test_a_game_that_ends_every_process_ends_the_run() -> None:
    """A program that kills whoever started it, instead of saying that it is ready."""
    bots = ("--bots", "cmd:sh -c 'kill -9 $PPID',random")
    said = one_line(farshore("simulate", "--games", "2", "--jobs", "2", *bots, code=1))
    assert re.search(r"The games (\d) to \1 ended every process in which they were tried\.", said)


def test_what_a_bot_raises_in_another_process_is_raised_here_and_says_where() -> None:
    plan = Plan("explorers", ("nobody", RANDOM), installed_game("explorers").read_options({}), "7", 2)
    with pytest.raises(UnknownBot) as raised:
        list(run(plan, 2))
    assert any("in make_bot" in note for note in raised.value.__notes__)


class Particular(Exception):
    """Cannot be made anew from what it says."""

    def __init__(self, what: str, where: str) -> None:
        super().__init__(f"{what} in {where}")


def test_an_error_that_another_process_could_not_be_told_of_is_named() -> None:
    told = sendable(Particular("rats", "the hold"), "there")
    assert (str(told), told.__notes__) == ("Particular('rats in the hold')", ["there"])
    plain = ValueError("no wind")
    assert sendable(plain, "there") is plain
    assert plain.__notes__ == ["there"]


def test_a_run_that_is_interrupted_leaves_the_old_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "games.csv"
    path.write_text("precious")
    monkeypatch.setattr(simulate, "run", interrupted)
    farshore("simulate", "--csv", path, code=130)
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_new_lines_take_the_place_of_the_old_ones(tmp_path: Path) -> None:
    path, link = tmp_path / "games.csv", tmp_path / "link.csv"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    assert len(games(link, "--games", "2")) == 2
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8").startswith("game,seed,")
    assert path.stat().st_mode & 0o777 == 0o640
    assert sorted(tmp_path.iterdir()) == [path, link]


def test_lines_can_be_written_to_a_device() -> None:
    farshore("simulate", "--games", "1", "--csv", "/dev/null")
    assert Path("/dev/null").is_char_device()
