"""Records of every version so far open, show their history and are played on: by these rules and by changed ones."""

from __future__ import annotations

import io
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from farshore.cli.replay import moves_of
from farshore.core.contract import Event, Game
from farshore.core.eras import history, unproven
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.record import Header, Record
from farshore.core.registry import game as installed_game
from farshore.core.replay import verify
from farshore.server.storage.database import newest as newest_revision
from farshore.server.storage.homes import FILE
from tests import make_witnesses
from tests.at_random import play_on
from tests.make_records import FOLDER
from tests.make_witnesses import WITNESSES
from tests.new_rules import NEW_GAMES
from tests.reasons import without_reasons

PATHS = {f"{path.parent.name}/{path.stem}": path for path in sorted(WITNESSES.glob("*/*.jsonl"))}
OWN = [name for name in PATHS if not name.endswith("-playing")]  # the others are what one seat may know
GOLDEN = ("top-scout-2", "explorers-expert-2", "overworld-ports-2")


def read(name: str) -> Record:
    return Record.read(PATHS[name].read_text("utf-8"), partial=True)


def renewed(record: Record) -> Record:
    """Return a record as the present version saves it when it has been opened and closed."""
    file = io.StringIO()
    match = Match.resume(record)
    match.keep(file)
    match.checkpoint()
    return Record.read(file.getvalue())


def is_told_again(stored: list[Event], told: list[Event]) -> bool:
    """Tell whether all that was once told is told again; a later version may give reasons, and tell more between."""
    rest = iter([without_reasons(event) for event in told])
    return all(without_reasons(event) in rest for event in stored)


def test_there_are_witnesses_of_every_kind_and_game() -> None:
    assert len(OWN) >= 10
    assert {read(name).header.game for name in OWN} == {*NEW_GAMES}
    assert {read(name).header.format for name in OWN} >= {1}
    assert any(read(name).checkpoints for name in OWN)


def test_the_newest_witnesses_are_of_the_present_database_rules_and_contents() -> None:
    """Else what people have on their disks now would be in none, and the next change could break it unseen."""
    *_, newest = sorted(WITNESSES.iterdir())
    with closing(sqlite3.connect(f"file:{newest / FILE}?mode=ro", uri=True)) as rows:
        [(revision,)] = rows.execute("SELECT version_num FROM alembic_version").fetchall()
        headers = [msgspec.json.decode(text, type=Header) for (text,) in rows.execute("SELECT header FROM tables")]
    written = {"database": revision, **{header.game: (header.rules_version, header.content) for header in headers}}
    games = {name: installed_game(name) for name in NEW_GAMES}
    present = {name: (game.rules_version, game.content) for name, game in games.items()}
    assert written == {"database": newest_revision(), **present}, (
        f"The database, the rules or the contents have changed since tests/witnesses/{newest.name} was made. Go back "
        "to BEFORE the change: let tests/make_witnesses.py write whatever people can leave on their disks and those "
        "witnesses lack, run `python -m tests.make_witnesses NAME` with the next number, and add the folder. Then make "
        "the change, and add the next folder after it."
    )


@pytest.mark.parametrize("name", OWN)
def test_a_witness_opens_and_shows_every_move(name: str) -> None:
    record = read(name)
    match = Match.resume(record)
    moves = list(moves_of(match.record, match.game, None))
    assert sum(len(move.events) for move in moves) == len(match.events_for(None)) > 0
    assert all(move.state is not None for move in moves)
    verify(record)


@pytest.mark.parametrize("name", OWN)
def test_a_witness_is_played_on_to_the_end(name: str) -> None:
    match = play_on(Match.resume(read(name)), Random(name))
    assert match.record.end is not None
    verify(Record.read(match.record.text()))


@pytest.mark.parametrize("name", [name for name in PATHS if name not in OWN])
def test_what_one_seat_took_home_can_be_read(name: str) -> None:
    record = read(name)
    assert record.header.for_seat == 0
    assert len(record.steps) > 30
    assert record.text() == PATHS[name].read_text("utf-8")


@pytest.mark.parametrize("name", OWN)
def test_after_a_change_of_the_rules_a_witness_shows_its_history_and_is_played_on(name: str) -> None:
    record = renewed(read(name))
    new, before = NEW_GAMES[record.header.game], Match.resume(record)
    match = Match.resume(record, new)
    assert match.game.rules_version == 2
    stored = [event for *_, events in history(record, new, len(record.steps)) for event in events]
    assert match.events == stored
    assert is_told_again(stored, before.events)
    assert match.scores == before.scores
    assert unproven(record, new) == len(record.steps)
    for seat in (None, 0):
        told = [event for move in moves_of(record, new, seat) for event in move.events]
        assert told == match.events_for(seat)
    play_on(match, Random(name))
    again = Record.read(match.record.text())
    verify(again, new)
    assert match.events[: len(stored)] == stored


@pytest.mark.parametrize("name", GOLDEN)
def test_a_game_under_way_goes_on_by_new_rules_at_any_moment(name: str) -> None:
    golden = Record.read((FOLDER / f"{name}.jsonl").read_text("utf-8"))
    new, rng = NEW_GAMES[golden.header.game], Random(name)
    for _ in range(4):
        steps = rng.randrange(1, len(golden.steps))
        record = renewed(golden.until(steps))
        match = Match.resume(record, new)
        for seat in (None, 0, 1):
            given = match.record_for(seat)
            assert not given.checkpoints
            told = [event for *_, events in history(given, new, len(given.steps)) for event in events]
            assert told == match.events_for(seat)
        verify(play_on(match, rng).record, new)


@pytest.mark.parametrize("name", NEW_GAMES)
def test_the_new_rules_are_others(name: str) -> None:
    """Else the tests above would show nothing."""
    game, new = installed_game(name), NEW_GAMES[name]
    differences = 0
    for path in FOLDER.glob("*.jsonl"):
        record = Record.read(path.read_text("utf-8"))
        if record.header.game == name:
            for steps in (len(record.steps) // 2, len(record.steps) - 3):
                position = Match.resume(record.until(steps)).position()
                differences += _play(game, position) != _play(new, position)
    assert differences > 0


def _play(game: Game, position: str) -> list[int]:
    """Play on from a position by a generator, and return the result."""
    return list(play_on(Match.new(game, fate=Fate(b"the same"), start=position), Random(1)).scores)


def test_whoever_asks_how_witnesses_are_made_makes_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(make_witnesses, "WITNESSES", tmp_path)
    monkeypatch.setattr("sys.argv", ["make_witnesses", "--help"])
    with pytest.raises(SystemExit):
        make_witnesses.main()
    assert "Make a folder of witnesses" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
