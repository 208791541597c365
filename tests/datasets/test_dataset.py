"""Datasets: every row says what the game says, nothing is lost or there twice, and other games are refused."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from signal import SIGINT
from subprocess import PIPE
from typing import Any

import msgspec
import numpy as np
import pyarrow.dataset
import pyarrow.parquet
import pytest
from rich.progress import Progress, TaskID

from farshore.arena.table import play
from farshore.arena.tournament import Tournament, new_tournament
from farshore.bots.budget import Limit
from farshore.cli import dataset as command
from farshore.core.errors import BadFile
from farshore.core.record import Record
from farshore.core.registry import game as installed_game
from farshore.datasets import folder as folders
from farshore.datasets.columns import Contents
from farshore.datasets.folder import Dataset, NoNumbers
from farshore.envs.setting import setting_of
from tests.children import eventually, running
from tests.cli.command import farshore, one_line
from tests.third_party.installed import atoll

__all__ = ["atoll"]

LIMIT = Limit(iterations=1)
EVERYTHING = Contents(positions=True, observations=True)


def random_games(game: str, seats: int, seed: str = "1") -> Tournament:
    return new_tournament(game, ("random",), seats=seats, limit=LIMIT, seed=seed, form="alike")


def fill(folder: Path, tournament: Tournament, games: int, contents: Contents, most: int = 1000) -> None:
    """Play what is missing, at most so many games."""
    with Dataset(folder, tournament, games, contents) as made:
        made.complete()
        for number in made.missing()[:most]:
            made.add(play(tournament, number))


def rows(folder: Path) -> list[dict[str, Any]]:
    found = pyarrow.dataset.dataset(folder).to_table().to_pylist()
    return sorted(found, key=lambda row: (row["game"], row["decision"]))


@pytest.mark.parametrize(("game", "seats"), [("entdecker", 3), ("explorers", 1), ("explorers", 2), ("overworld", 2)])
def test_every_row_says_what_the_game_says(game: str, seats: int, tmp_path: Path) -> None:
    tournament, setting = random_games(game, seats), setting_of(game, seats)
    fill(tmp_path, tournament, 1, EVERYTHING)
    played = play(tournament, 0)
    decisions = [step for step in Record.read(played.record).steps if step.seat >= 0]
    found = rows(tmp_path)
    assert [(row["seat"], row["action"]) for row in found] == [(step.seat, step.action) for step in decisions]
    best = max(played.result.scores)
    for row in found:
        seat, state = row["seat"], installed_game(game).read_position(row["position"])
        legal = setting.numbering.numbered(state.legal(seat))
        assert row["legal"] == sorted(legal)
        assert legal[row["code"]] == setting.game.read_action(row["action"])
        seen = setting.observe(state, seat)
        assert np.array_equal(np.frombuffer(row["board"], np.int8).reshape(setting.layout.shape), seen["board"])
        assert row["facts"] == seen["facts"].tolist()
        assert row["points"] == played.result.scores[seat]
        assert row["won"] == pytest.approx(played.result.share(seat))
        assert row["lead"] <= 0 or row["points"] == best
        assert row["bot"] == "random"


def test_a_dataset_goes_on_grows_and_gets_other_columns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "GAMES_A_FILE", 2)
    tournament, plain = random_games("explorers", 1), Contents(positions=False)
    fill(tmp_path / "whole", tournament, 5, plain)
    fill(tmp_path / "parts", tournament, 3, plain, most=1)
    assert not list((tmp_path / "parts").glob("*.parquet")), "half a file is none"
    fill(tmp_path / "parts", tournament, 3, plain)
    assert {row["game"] for row in rows(tmp_path / "parts")} == {0, 1, 2}
    fill(tmp_path / "parts", tournament, 5, plain)
    assert rows(tmp_path / "parts") == rows(tmp_path / "whole")
    files = [sorted(path.name for path in (tmp_path / name).glob("*.parquet")) for name in ("parts", "whole")]
    assert files[0] == files[1] == [f"games-{a:06}-{b:06}.parquet" for a, b in ((0, 1), (2, 3), (4, 4))]
    fill(tmp_path / "parts", tournament, 1, Contents(positions=True), most=0)
    with_positions = rows(tmp_path / "parts")
    assert all(row.pop("position") for row in with_positions)
    assert with_positions == rows(tmp_path / "whole"), "the same games, without playing them again"


@pytest.mark.usefixtures("atoll")
def test_another_tournament_and_a_game_without_numbers_are_refused(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    fill(mine, random_games("explorers", 1), 1, Contents())
    before = rows(mine)
    with pytest.raises(BadFile, match="seed"):
        fill(mine, random_games("explorers", 1, seed="2"), 1, Contents())
    assert rows(mine) == before
    (seats, *_) = installed_game("atoll").seats
    with pytest.raises(NoNumbers, match="atoll"):
        fill(tmp_path / "atoll", random_games("atoll", seats), 1, Contents())
    assert not (tmp_path / "atoll").exists()


def test_a_game_that_a_bot_loses_by_a_fault_is_left_out(tmp_path: Path) -> None:
    tournament = random_games("explorers", 2)
    played = play(tournament, 0)
    broken = msgspec.structs.replace(played, result=msgspec.structs.replace(played.result, winners=()))
    with Dataset(tmp_path, tournament, 2, Contents()) as made:
        made.add(broken)
        made.add(play(tournament, 1))
    assert {row["game"] for row in rows(tmp_path)} == {1}


def test_the_command_writes_one_and_says_what_is_there(tmp_path: Path) -> None:
    typed = ("dataset", "explorers", tmp_path, "--bots", "greedy,random", "--games", "2", "--no-positions")
    said = one_line(farshore(*typed))
    found = rows(tmp_path)
    assert f"{tmp_path} has {len(found):,} decisions of 2 games." in said
    assert {row["bot"] for row in found} == {"greedy", "random"}
    assert "position" not in found[0]
    assert one_line(farshore(*typed)) == said
    meanings = pyarrow.parquet.read_schema(next(tmp_path.glob("*.parquet")))
    assert meanings.field("lead").metadata[b"meaning"].startswith(b"by how many points")


def test_a_file_is_written_some_games_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "GAMES_AT_ONCE", 2)
    tournament = random_games("explorers", 1)
    fill(tmp_path, tournament, 5, Contents(positions=False))
    (file,) = tmp_path.glob("*.parquet")
    written = pyarrow.parquet.ParquetFile(file).metadata
    assert written.num_row_groups == 3
    assert [row["game"] for row in rows(tmp_path)] == sorted(row["game"] for row in rows(tmp_path))
    assert written.num_rows == len(rows(tmp_path))


def test_the_command_shows_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[float, float | None]] = []

    class Watched(Progress):
        def advance(self, task_id: TaskID, advance: float = 1) -> None:
            super().advance(task_id, advance)
            seen.append((self.tasks[task_id].completed, self.tasks[task_id].total))

    monkeypatch.setattr(command, "progress_of_games", Watched)
    typed = ("dataset", "explorers", tmp_path, "--bots", "random", "--seats", "1")
    farshore(*typed, "--games", "2")
    assert seen == [(1, 2), (2, 2)]
    farshore(*typed, "--games", "3")
    assert seen[2:] == [(3, 3)], "what is there counts"


def test_a_command_that_was_stopped_goes_on(tmp_path: Path) -> None:
    typed = ["dataset", "explorers", str(tmp_path / "parts"), "--bots", "random", "--seats", "1", "--games", "99999"]
    kept = tmp_path / "parts" / folders.KEPT
    with running("-m", "farshore", *typed, stderr=PIPE) as process:
        eventually(lambda: kept.exists() and played_in(kept) > 0)
        process.send_signal(SIGINT)
        assert process.communicate()[1] == "Interrupted.\n"
        assert process.returncode == 130
    before = played_in(kept)
    assert len(list(kept.parent.glob("*.parquet"))) == before // 100
    assert not list(kept.parent.glob(".*")), "a file is there whole or not at all"
    said = one_line(farshore(*typed[:-1], before + 2))
    assert f"decisions of {before + 2} games." in said
    fill(tmp_path / "whole", random_games("explorers", 1), before + 2, Contents())
    assert rows(tmp_path / "parts") == rows(tmp_path / "whole")


def played_in(file: Path) -> int:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as kept, suppress(sqlite3.OperationalError):
        return int(kept.execute("SELECT count(*) FROM games").fetchone()[0])
    return 0
