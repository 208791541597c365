"""The file: games as they come, each once, of one tournament; whatever happens in between."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL

import pytest

from farshore.arena.store import Store
from farshore.arena.table import play
from farshore.arena.tournament import Tournament
from farshore.core.errors import BadFile
from tests.arena.bots import GAME, brief
from tests.children import eventually, running

TOURNAMENT = brief("greedy", "random")
HELD = """
import pathlib, sys
begun, hold = map(pathlib.Path, sys.argv[1:])
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "newgame":
        with begun.open("a") as file:
            file.write(line)
    if word == "legal":
        legal = [sys.stdin.readline().strip() for _ in range(int(rest))]
    if word == "farshore" or (word == "newgame" and not (hold.exists() and len(begun.read_text().splitlines()) > 2)):
        print("ready", flush=True)
    if word == "go":
        print("bestmove", legal[-1], flush=True)
"""
"""A program that, as long as a file is there, is never ready for its third game."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def games_in(tournament: Tournament, path: Path) -> Iterator[tuple[object, str]]:
    """Yield all that does not depend on the time that was measured."""
    with Store(tournament, path) as store:
        yield from ((result, store.record(result.number)) for result in store.results())


def test_a_game_is_kept_once(path: Path) -> None:
    played = play(TOURNAMENT, 0)
    with Store(TOURNAMENT, path) as store:
        assert store.add(played)
        assert not store.add(played)
    with Store(TOURNAMENT, path) as store:
        assert store.numbers() == {0}
        assert store.results() == [played.result]
        assert store.record(0) == played.record
        assert store.games() == ([played.result], [played.seconds])
    assert sorted(path.parent.iterdir()) == [path]


def test_a_file_of_another_tournament_is_refused_with_the_difference(path: Path) -> None:
    with Store(TOURNAMENT, path):
        pass
    before = path.read_bytes()
    with pytest.raises(BadFile, match="another tournament: seed is “1” there, not “2”"):
        Store(brief("greedy", "random", seed="2"), path)
    assert path.read_bytes() == before


def test_a_file_of_something_else_is_refused_and_left_alone(path: Path) -> None:
    path.write_text("precious" * 1000)
    with pytest.raises(BadFile, match="no games of the arena"):
        Store(TOURNAMENT, path)
    assert path.read_text() == "precious" * 1000
    other = path.with_name("other.sqlite")
    database = sqlite3.connect(other)
    database.execute("create table recipes (name)")
    database.close()
    before = other.read_bytes()
    with pytest.raises(BadFile, match="no games of the arena"):
        Store(TOURNAMENT, other)
    assert other.read_bytes() == before


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile):
        Store(TOURNAMENT, tmp_path / "nowhere" / "games.sqlite")


def test_a_run_that_is_killed_goes_on_where_it_was(path: Path) -> None:
    """Killed for good in the middle of its third game; then run to the end, by two processes."""
    program, begun, hold = (path.with_name(name) for name in ("held.py", "begun", "hold"))
    program.write_text(HELD)
    hold.touch()
    held = f"cmd:{sys.executable} {program} {begun} {hold}"
    command = ["-m", "farshore", "arena", GAME, held, "random", "--games", "6", "--iterations", "1", "--out", str(path)]
    with running(*command) as process:
        eventually(lambda: count(path) == 2 and len(begun.read_text().splitlines()) == 3)
        assert process.poll() is None
    tournament = brief(held, "random")
    kept = list(games_in(tournament, path))
    assert len(kept) == 2
    hold.unlink()
    with running(*command, "--jobs", "2", stdout=DEVNULL) as process:
        assert process.wait() == 0
    found = list(games_in(tournament, path))
    assert found[:2] == kept
    played = [play(tournament, number) for number in tournament.numbers(6)]
    assert found == [(one.result, one.record) for one in played]


def count(path: Path) -> int:
    """Return how many games are in a file that may not be there yet."""
    if not path.exists():
        return 0
    database = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=60)
    try:
        (found,) = database.execute("select count(*) from games").fetchone()
    except sqlite3.Error:  # it has only just begun
        return 0
    finally:
        database.close()
    return int(found)
