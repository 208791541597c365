"""A game of somebody else's keeps the contract, and is played in the terminal, without a line of ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from farshore.core.conformance import Setting, check_game
from farshore.core.contract import Game
from farshore.core.record import Record
from tests.third_party.installed import atoll, install

__all__ = ["atoll"]


def command(tmp_path: Path, *arguments: str, typed: str = "") -> str:
    """Type a command where the game is installed; return what was printed."""
    path = os.pathsep.join([*install(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "farshore", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": path, "COLUMNS": "100"},
        cwd=tmp_path,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_keeps_the_contract(atoll: Game) -> None:
    check_game(atoll, [Setting(seats, options) for seats in atoll.seats for options in (None, atoll.options_type())])


def test_it_is_listed_with_its_options(tmp_path: Path) -> None:
    text = command(tmp_path, "games")
    assert "Atoll" in text
    assert "rounds" in text


def test_it_is_played_to_its_end_by_typing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    text = command(tmp_path, "play", "atoll", "--seats", "you,random", "--save", str(file), typed="1\n" * 4)
    assert "a b c d e f g h" in text
    assert "Row to" in text
    assert "It is over" in text
    record = Record.read(file.read_text())
    assert record.end is not None
    assert "atoll" in command(tmp_path, "check", str(file)).lower()


def test_its_rules_can_be_read_and_its_refusals_name_them(tmp_path: Path) -> None:
    assert "Whoever comes first picks all coconuts" in " ".join(command(tmp_path, "rules", "atoll", "2").split())
    text = command(tmp_path, "play", "atoll", "--seats", "you,random", typed="row e\nquit\n")
    assert "ATO-2" in text


def test_bots_play_it_by_the_hundred(tmp_path: Path) -> None:
    assert "100" in command(tmp_path, "simulate", "atoll", "--games", "100", "--jobs", "1")
