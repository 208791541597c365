"""``farshore arena``: from the bots' names to a table, a file and a page."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from signal import SIGINT
from subprocess import PIPE

import pytest

from farshore.arena.store import Store
from farshore.arena.table import Result
from farshore.arena.tally import Tally
from farshore.cli import arena
from farshore.cli.arena_page import standing_line
from farshore.core.words import known_languages
from tests.arena.bots import EAGER, brief
from tests.children import eventually, is_running, running
from tests.cli.command import farshore, one_line

BRIEF = ("--iterations", "1")
DEAF = """
import os, pathlib, sys, time
with pathlib.Path(sys.argv[1]).open("a") as file:
    file.write(f"{os.getpid()}\\n")
time.sleep(1000)
"""


def test_a_tournament_is_played_told_and_kept(tmp_path: Path) -> None:
    out, page = tmp_path / "games.sqlite", tmp_path / "page.html"
    arguments = ("arena", "explorers", "greedy", "random", *BRIEF, "--out", out)
    output = farshore(*arguments, "--games", "1", "--report", page)
    assert "2 games, 2 players, 1 iteration a choice, seed “1”." in output
    assert re.search(r"greedy +\+\d+ \[.+\] +[\d.]+ ± [\d.]+ +100.0 % \[34.2, 100.0\] ", output)
    assert re.search(r"greedy +random +100.0 % \[34.2, 100.0\] +50 % +[\d.]+ ± [\d.]+ +2", output)
    assert "Blue" in output
    assert "illegal" not in output
    assert f"All games are in {out}" in output
    assert page.read_text("utf-8").startswith("<!doctype html>")
    with Store(brief("greedy", "random"), out) as store:
        before = store.games()[1]
    farshore(*arguments, "--games", "4", "--jobs", "2")
    with Store(brief("greedy", "random"), out) as store:
        assert store.numbers() == set(range(4))
        assert store.games()[1][:2] == before, "what was played is not played again"


def result(number: int, *winners: int) -> Result:
    return Result(number=number, seating=(0, 1), scores=(1, 1), winners=winners, decisions=9)


def test_while_it_is_played_a_tournament_says_how_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    two, three = brief("greedy", "random"), brief("greedy", "random", "gentle")
    assert standing_line(Tally(two)) == "greedy"
    assert standing_line(Tally(two, [result(0, 0), result(1, 0, 1)])).startswith("greedy 75.0 % [")
    tally = Tally(three, [result(0, 1)])
    tally.add(result(1))
    assert (tally.games, tally.share(0).value, tally.share(1).value) == (2, 0.0, 1.0), "one that nobody could play"
    assert standing_line(tally) == "random 100 %  greedy 0 %  gentle 0 %"
    told: list[int] = []

    def telling(tally: Tally) -> str:
        told.append(tally.games)
        return standing_line(tally)

    monkeypatch.setattr(arena, "standing_line", telling)
    farshore("arena", "explorers", "random", "random", *BRIEF, "--games", "2")
    assert told == [0, 1, 2], "after every game"


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.sqlite"
    with Store(brief("random", "random"), out):
        pass
    output = one_line(farshore("arena", "explorers", "random", "greedy", *BRIEF, "--out", out, code=1))
    assert 'another tournament: bots is “["random","random"]” there, not “["random","greedy"]”' in output


def test_a_program_plays_and_one_that_fails_is_told() -> None:
    output = one_line(
        farshore("arena", "explorers", EAGER, "cmd:sh -c 'echo help >&2; exit 3'", *BRIEF, "--games", "2")
    )
    assert "Game 1: cmd:sh -c 'echo help >&2; exit 3' gave up: exit status 3: help" in output
    assert re.search(r"exit 3' 0 0 2 ", output)


def test_three_bots_at_a_table_and_a_gauntlet_of_four_seats() -> None:
    bots = ("random", "random", "gentle")
    together = one_line(farshore("arena", "explorers", *bots, *BRIEF, "--seats", "3", "--games", "3"))
    assert "random random (2), gentle" in together
    assert "3 games, 3 players" in together
    gauntlet = one_line(farshore("arena", "explorers", *bots[:2], *BRIEF, "--seats", "4", "--games", "1", "--gauntlet"))
    assert "random random (2) × 3" in gauntlet
    assert "25 %" in gauntlet


def test_a_test_that_is_decided_stops_the_tournament(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("farshore.arena.sprt.LEAST", 2)
    out = tmp_path / "games.sqlite"
    arguments = ("arena", "explorers", "greedy", "random", *BRIEF, "--sprt", "0:200", "--out", out)
    output = one_line(farshore(*arguments, "--games", "50"))
    assert "greedy is stronger: the test takes 200 Elo points rather than 0 (after 2 tables" in output
    with Store(brief("greedy", "random", gauntlet=True), out) as store:
        assert store.numbers() == {0, 1, 2, 3}
    monkeypatch.setattr(arena, "at_once", lambda _: lambda _, waiting: (1 / 0 for _ in waiting))
    assert "is stronger" in one_line(farshore(*arguments, "--games", "50")), "nothing is left to play"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_the_programs_too(jobs: str, tmp_path: Path) -> None:
    """One that would never be ready, and takes no notice of anything."""
    program, begun = tmp_path / "deaf.py", tmp_path / "begun"
    program.write_text(DEAF)
    bot = f"cmd:{sys.executable} {program} {begun}"
    command = ("-m", "farshore", "arena", "explorers", "random", bot, "--games", "2", "--jobs", jobs)
    with running(*command, stderr=PIPE) as process:
        eventually(lambda: begun.exists() and len(begun.read_text().splitlines()) == int(jobs))
        process.send_signal(SIGINT)
        assert process.communicate()[1] == "Interrupted.\n"
        assert process.returncode == 130
    eventually(lambda: not any(map(is_running, map(int, begun.read_text().split()))))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["random"], "at least two bots"),
        (["random", "nobody"], "has no bot “nobody”"),
        (["random", "greedy", "--seats", "9"], "9"),
        (["random", "greedy", "--seconds", "0"], "more than 0 seconds"),
        (["random", "greedy", "--sprt", "30"], "not of the form 0:30"),
        (["random", "greedy", "--sprt", "30:0"], "the lower one first"),
        (["random", "greedy", "gentle", "--sprt", "0:30"], "exactly two"),
        (["random", "greedy", "--report", "/nowhere/page.html"], "/nowhere/page.html"),
    ],
)
def test_what_was_typed_wrongly_is_said_at_once(arguments: list[str], said: str) -> None:
    code = 2 if "--sprt" in arguments or "--seconds" in arguments else 1
    assert said in one_line(farshore("arena", "explorers", *arguments, code=code))


def test_it_speaks_every_language() -> None:
    arguments = ("arena", "explorers", "random", "random", *BRIEF, "--games", "2")
    said = {farshore("--language", language, *arguments).splitlines()[0] for language in known_languages()}
    assert len(said) == 4
