"""Golden records: games of every edition, every side and every kind of end replay as they were once played."""

from __future__ import annotations

import pytest

from farshore.core.match import Match
from farshore.core.record import Record
from farshore.core.registry import game as installed_game
from farshore.core.registry import games
from farshore.core.replay import verify
from tests.make_records import FOLDER, WISHES

RECORDS = sorted(file.stem for file in FOLDER.glob("*.jsonl"))
every_record = pytest.mark.parametrize("name", RECORDS)


def read(name: str) -> Record:
    return Record.read((FOLDER / f"{name}.jsonl").read_text("utf-8"))


@every_record
def test_a_golden_record_replays_to_the_very_same_position_and_score(name: str) -> None:
    record = read(name)
    state = verify(record)
    assert record.end is not None
    assert record.end.seed is not None, "so that every chance step was checked against the committed seed"
    assert list(state.scores()) == record.end.scores
    assert list(state.winners()) == record.end.winners
    position = installed_game(record.header.game).write_position(state)
    assert position == (FOLDER / f"{name}.toml").read_text("utf-8")


@every_record
def test_a_golden_record_is_written_as_it_was_read(name: str) -> None:
    assert read(name).text() == (FOLDER / f"{name}.jsonl").read_text("utf-8")


@every_record
def test_a_golden_record_shows_what_it_was_made_for(name: str) -> None:
    wish = WISHES[name]
    match = Match.resume(read(name))
    assert match.over
    assert match.game.name == wish.game
    assert match.game.box in {wish.content, ""}, "it is played with the data files of its time"
    assert len(match.names) == wish.seats
    assert match.record.header.options == {**(match.record.header.options or {}), **wish.options}
    assert wish.shows(match)


def test_every_wish_has_its_record() -> None:
    assert sorted(WISHES) == RECORDS


@pytest.mark.parametrize("name", games())
def test_every_game_is_on_record_with_every_number_of_players(name: str) -> None:
    headers = [header for record in RECORDS if (header := read(record).header).game == name]
    assert {len(header.seats) for header in headers} == {*games()[name].seats}


@pytest.mark.parametrize("name", games())
def test_every_content_is_on_record(name: str) -> None:
    found = games()[name]
    headers = [header for record in RECORDS if (header := read(record).header).game == name]
    assert {found.with_content(header.content).box for header in headers} == ({*found.contents} or {""})


@pytest.mark.parametrize(
    ("name", "option", "values"),
    [
        ("entdecker", "edition", {"mayfair", "kosmos", "digest"}),
        *[("explorers", side, {"basic", "expert"}) for side in ("provisions", "gems", "temples", "villages")],
        ("explorers", "may_stop", {True, False}),
        ("explorers", "map", {"random", "first-player", "3r1 7r0 5r2 1r3"}),
    ],
)
def test_every_edition_side_and_way_to_a_map_is_on_record(name: str, option: str, values: set[object]) -> None:
    headers = [header for record in RECORDS if (header := read(record).header).game == name]
    assert {(header.options or {})[option] for header in headers} == values
