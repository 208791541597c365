"""A table outlives a change of the rules: it goes on from its checkpoint, and its past is what was told."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from farshore import Record, game
from farshore.core import registry
from farshore.core.contract import Game
from farshore.core.eras import unproven
from farshore.core.errors import BadRecord
from farshore.core.replay import verify
from farshore.server.storage.database import FILE
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.deed import LogCheckpoint
from farshore.server.table.knowledge import Knowledge
from farshore.server.table.outliving import closing_checkpoint, due_checkpoint, read_chronicle
from tests.make_witnesses import RUNNING, WITNESSES, told_to
from tests.new_rules import NEW_GAMES, NEW_LAGOON
from tests.server.chronicles import begun, log_of
from tests.server.house import House, Json, Person
from tests.server.test_witnesses import GAMES, is_part_of, own_key, people_of, play_on
from tests.toys import LAGOON

TABLES = [("entdecker", 3), ("explorers", 3), ("overworld", 3)]


def play(chronicle: Chronicle, rng: Random, decisions: int) -> None:
    """Play at random, sometimes taking a step back, and keep checkpoints as a table does."""
    for _ in range(decisions):
        if chronicle.match.over:
            return
        seat = rng.choice(chronicle.match.actors())
        chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))
        due_checkpoint(chronicle)
        if rng.random() < 0.3 and chronicle.undoable(seat) is not None:
            chronicle.undo(seat)
            due_checkpoint(chronicle)


def opened(
    chronicle: Chronicle, rules: Game | None = None, checkpoints: list[LogCheckpoint] | None = None
) -> Chronicle:
    """Read a table again, as after a restart."""
    stood = chronicle.checkpoints if checkpoints is None else checkpoints
    record = chronicle.match.record
    return read_chronicle(rules or chronicle.game, record.header, log_of(chronicle), stood, record.end)


def known_of(chronicle: Chronicle) -> Json:
    """Return all that anybody may know of a table, and what they may do."""
    seats = range(len(chronicle.match.names))
    names = [f"<{seat}>" for seat in seats]
    knowledge = [Knowledge(chronicle, (seat,)) for seat in seats] + [Knowledge(chronicle, ())]
    return {
        "lines": [known.lines_since(0, names) for known in knowledge],
        "numbers": [known.numbers() for known in knowledge],
        "views": [chronicle.match.view(seat) for seat in (*seats, None)],
        "legal": [chronicle.match.legal(seat) for seat in seats],
        "undo": [(deed := chronicle.undoable(seat)) and deed.first for seat in seats],
        "record": [known.record(seat).text() for seat, known in zip((*seats, None), knowledge, strict=True)],
        "steps": [len(known.past()) for known in knowledge],
    }


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_from_a_checkpoint_a_table_is_what_it_is_from_its_beginning(name: str, seats: int) -> None:
    chronicle, rng = begun(name, seats, b"the same", **RUNNING[name].options), Random(name)
    for _ in range(5):
        play(chronicle, rng, 17)
        whole = known_of(opened(chronicle, checkpoints=[]))
        assert known_of(opened(chronicle)) == whole
        closing_checkpoint(chronicle)
        assert known_of(opened(chronicle)) == whole, "also if somebody could take something back when it was laid aside"
    assert chronicle.checkpoints
    assert len(chronicle.checkpoints) <= 2


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_by_new_rules_it_goes_on_from_where_it_was_laid_aside(name: str, seats: int) -> None:
    chronicle, rng = begun(name, seats, b"new", **RUNNING[name].options), Random(name)
    for _ in range(3):
        play(chronicle, rng, 15)
        closing_checkpoint(chronicle)
        before, new = known_of(chronicle), opened(chronicle, NEW_GAMES[name])
        after = known_of(new)
        for same in ("lines", "numbers", "steps"):
            assert after[same] == before[same], same
        assert new.match.position() == chronicle.match.position()
        assert new.stopped is None
        assert after["undo"] == [None] * seats, "nothing that older rules have played is taken back"
        size = new.size
        play(new, Random(1), 30)
        assert new.size > size
        twin = opened(new)
        assert known_of(twin) == known_of(new)
        play(twin, Random(2), 10**6)
        record = Knowledge(twin, ()).record(None)
        verify(Record.read(record.text()), NEW_GAMES[name])
        assert unproven(record, NEW_GAMES[name]) > 0


def test_the_past_is_shown_by_its_lines_and_by_the_next_board_that_is_known() -> None:
    chronicle = begun("entdecker", 2, b"past")
    play(chronicle, Random(1), 30)
    closing_checkpoint(chronicle)
    new = opened(chronicle, NEW_GAMES["entdecker"])
    play(new, Random(2), 10)
    known = Knowledge(new, (0,))
    past = known.past()
    old, later = past[3], past[-1]
    boundary, is_exact = known.view_after(old, 0)
    assert not is_exact
    assert boundary == NEW_GAMES["entdecker"].read_position(chronicle.match.position()).view(0)
    assert known.lines_of(old, ["a", "b"]) == Knowledge(chronicle, (0,)).lines_of(
        chronicle.deeds[old_index(chronicle, old.first)], ["a", "b"]
    )
    view, is_exact = known.view_after(later, 0)
    assert is_exact
    assert view == new.match.view(0)
    with pytest.raises(PermissionError):
        known.view_after(old, 1)


def old_index(chronicle: Chronicle, first: int) -> int:
    return [deed.first for deed in chronicle.deeds].index(first)


def test_a_game_that_is_over_keeps_its_result() -> None:
    chronicle = begun(LAGOON, 3, b"over")
    play(chronicle, Random(4), 1000)
    new = opened(chronicle, NEW_LAGOON)
    assert new.match.over
    assert new.match.scores == chronicle.match.scores
    assert known_of(new)["lines"] == known_of(chronicle)["lines"]
    record = Knowledge(new, ()).record(None)
    assert record.end == chronicle.match.record.end
    verify(Record.read(record.text()), NEW_LAGOON)
    verify(Record.read(record.text()), LAGOON)


def test_without_a_checkpoint_it_goes_as_far_as_the_new_rules_let_it() -> None:
    """The log of a crashed server, opened by an update that forbids what was done since."""
    chronicle = begun(LAGOON, 2, b"crash")
    chronicle.play(0, "dive 0 1")
    chronicle.play(1, "dive 0 2")
    log = log_of(chronicle)
    odd = [*log, msgspec.structs.replace(log[-1], action="dive 0 2", key=None)]
    header = chronicle.match.record.header
    stopped = read_chronicle(NEW_LAGOON, header, odd)
    assert stopped.stopped is not None
    assert "version 1 of the rules" in str(stopped.stopped)
    assert stopped.size == len(log)
    assert closing_checkpoint(stopped) is None
    assert due_checkpoint(stopped) is None
    with pytest.raises(BadRecord):
        read_chronicle(LAGOON, header, odd)
    other_chance = [
        msgspec.structs.replace(log[0], action="deal 0 3" if "3" not in log[0].action else "deal 0 1"),
        *log[1:],
    ]
    assert read_chronicle(NEW_LAGOON, header, other_chance).stopped is not None


def test_a_checkpoint_that_cannot_be_read_costs_nothing() -> None:
    chronicle = begun("explorers", 2, b"spoilt")
    play(chronicle, Random(3), 40)
    (quiet,) = chronicle.checkpoints
    spoilt = msgspec.structs.replace(quiet, position=quiet.position.replace("players = 2", "players = 9"))
    assert known_of(opened(chronicle, checkpoints=[spoilt])) == known_of(chronicle)


def test_a_checkpoint_of_the_future_is_not_guessed() -> None:
    chronicle = begun(NEW_LAGOON, 2, b"future")
    closing_checkpoint(chronicle)
    with pytest.raises(BadRecord, match="version 2 of the rules; this program plays version 1"):
        opened(chronicle, LAGOON)


@contextmanager
def new_rules() -> Iterator[None]:
    """Install the changed games for a while."""
    installed = {name: game(name) for name in NEW_GAMES}
    registry._loaded.update(NEW_GAMES)  # noqa: SLF001 - what an update does to the next start
    try:
        yield
    finally:
        registry._loaded.update(installed)  # noqa: SLF001


class Updated:
    """A witness that this version has opened, or not, before an update came."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        told = msgspec.json.decode((WITNESSES / "0001" / "told.json").read_bytes())
        self.cookies, self.tables = told["cookies"], told["tables"]
        shutil.copy(WITNESSES / "0001" / FILE, folder / FILE)

    def look(self, house: House, *kinds: str) -> dict[str, Person]:
        """See that everyone is told at every table what they were told."""
        people = people_of(house, self.cookies, self.tables)
        for name, table in self.tables.items():
            if name.endswith(kinds):
                for who, told in table["told"].items():
                    now = told_to(people[who], table["id"])
                    same = {key: told[key] for key in ("seq", "over", "winners", "scores", "steps", "lines")}
                    assert is_part_of(same, now), (name, who)
        return people


def test_every_table_of_a_database_survives_a_change_of_the_rules(tmp_path: Path) -> None:
    updated = Updated(tmp_path)
    with House(tmp_path) as house:
        updated.look(house, "over", "playing", "waiting")
    with new_rules(), House(tmp_path) as house:
        people = updated.look(house, "over", "playing", "waiting")
        for name in GAMES:
            table = updated.tables[f"{name}-playing"]
            players = [people[who] for who in table["told"] if who]
            seat = next(seat for seat in players[0].state(table["id"])["actors"])
            players[seat].undo(table["id"], seat, key=own_key(), status=409)
            replay = players[0].get(f"/api/tables/{table['id']}/replay?step=1")
            assert not replay["exact"]
            assert replay["lines"]
            play_on(table["id"], players, Random(name), 12)
            last = players[0].get(f"/api/tables/{table['id']}/replay")["steps"]
            assert players[0].get(f"/api/tables/{table['id']}/replay?step={last}")["exact"]
    with new_rules(), House(tmp_path) as house:
        people = people_of(house, updated.cookies, updated.tables)
        table = updated.tables["overworld-playing"]
        players = [people[who] for who in table["told"] if who]
        play_on(table["id"], players, Random(5))
        record = Record.read(players[0].http.get(f"/api/tables/{table['id']}/record").text)
        verify(record, NEW_GAMES["overworld"])
        assert unproven(record, NEW_GAMES["overworld"]) > 50


def test_tables_that_no_version_has_opened_since_are_shown_as_far_as_they_go(tmp_path: Path) -> None:
    """An update that jumps over the version that would have kept checkpoints."""
    updated = Updated(tmp_path)
    with new_rules(), House(tmp_path) as house:
        people = people_of(house, updated.cookies, {})  # who would watch would open them all
        table = updated.tables["entdecker-over"]["id"]
        state = people["Ann"].state(table)
        assert "version 1 of the rules" in state["waiting"]
        assert state["actors"] == []
        assert state["lines"]
        assert not state["seats"][0]["offers"]
        problem = people["Ann"].act(table, 0, {"type": "Pass"}, state["seq"], own_key(), 409)
        assert problem["error"] == "only-to-look-at"
    with House(tmp_path) as house:  # and nothing was spoilt: the old version still has all of it
        updated.look(house, "over", "playing", "waiting")


def test_a_table_killed_in_the_middle_goes_on_by_new_rules(tmp_path: Path) -> None:
    """The file as it is while a server runs is what ``kill -9`` leaves: no closing checkpoint."""
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    with House(tmp_path) as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "me", "here:Ben")["id"]
        play_on(table, [ann], Random(6), 60)
        before, cookies = ann.state(table), dict(ann.http.cookies)
        with sqlite3.connect(tmp_path / FILE) as connection:
            (kinds,) = zip(*connection.execute("SELECT kind FROM checkpoints"), strict=True)
            assert kinds == ("quiet",)
        connection.execute("VACUUM INTO ?", (str(crashed / FILE),))
        connection.close()
    with new_rules(), House(crashed) as house:
        ann = house.person()
        ann.http.cookies.update(cookies)
        after = ann.state(table)
        for same in ("seq", "lines", "actors", "scores"):
            assert after[same] == before[same]
        play_on(table, [ann], Random(7), 5)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_was_done_by_older_rules_cannot_be_taken_back(name: str, seats: int) -> None:
    """A table that never had a checkpoint, as an earlier version left it, in the middle of a turn."""
    chronicle, rng = begun(name, seats, b"open", **RUNNING[name].options), Random(name)
    while True:
        seat = chronicle.match.actors()[0]
        chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))
        if chronicle.undoable(seat) is not None:
            break
    new = opened(chronicle, NEW_GAMES[name], [])
    assert new.stopped is None
    assert [new.undoable(other) for other in range(seats)] == [None] * seats
    play(new, rng, 30)
    again = opened(new)
    assert again.size == new.size
    assert known_of(again) == known_of(new)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_undo_after_a_clean_end_costs_nothing_when_the_rules_change_after_a_crash(name: str, seats: int) -> None:
    chronicle, rng = begun(name, seats, b"closing", **RUNNING[name].options), Random(name)
    while True:
        play(chronicle, rng, 1)
        seat = chronicle.match.actors()[0]
        chronicle.play(seat, rng.choice(chronicle.match.legal(seat)))
        if chronicle.undoable(seat) is not None:
            break
    closing_checkpoint(chronicle)
    later = opened(chronicle)
    later.undo(seat)
    new = opened(later, NEW_GAMES[name], chronicle.checkpoints)
    assert new.stopped is None
    assert new.size == later.size
    assert len(new.past()) == len(later.past())


def test_why_a_table_stands_still_is_not_said_to_anyone() -> None:
    """The step that the new rules forbid may be a secret of the running turn."""
    chronicle = begun(LAGOON, 2, b"crash")
    chronicle.play(0, "dive 0 1")
    log = log_of(chronicle)
    odd = [*log, msgspec.structs.replace(log[-1], seat=1, action="dive 0 9", key=None)]
    stopped = read_chronicle(NEW_LAGOON, chronicle.match.record.header, odd)
    assert str(stopped.stopped) == (
        "This game was begun by version 1 of the rules and cannot go on by version 2. "
        "It can only be looked at, as far as it goes."
    )
