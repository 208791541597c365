"""Where games are kept: one SQLite file, each game written in one go as soon as it is over, and never twice."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Self

import msgspec

from farshore.arena.table import Played, Result
from farshore.arena.tournament import Tournament
from farshore.core.errors import BadFile
from farshore.core.words import Phrase, Several

APPLICATION: Final = 0x46415241  # "FARA": in the file's header, so that no other database is taken for one of these
FORMAT: Final = 1
TABLES: Final = """
create table tournament (document text not null);
create table games (
    number integer primary key,  -- a game of the tournament: no two rows are the same one
    result text not null,        -- JSON: the same wherever it is played
    seconds text not null,       -- JSON: by seat, how long each choice took
    record blob not null         -- the record, deflated
);
"""


class Store:
    """The games of a tournament."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        """Open a file, or make one; without a path nothing outlives this. Raises ``BadFile`` if it is another's."""
        self.tournament = tournament
        self._name = "" if path is None else str(path)
        try:
            self._database = sqlite3.connect(":memory:" if path is None else path, isolation_level=None, timeout=60)
        except sqlite3.Error as error:
            raise BadFile(self._name, "", str(error)) from error
        try:
            self._begin()
        except BaseException:
            self._database.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._database.close()

    def _begin(self) -> None:
        try:
            self._database.execute("pragma synchronous = full")  # what is told as kept survives a power cut
            self._database.execute("begin immediate")
            with self._database:
                if not _is_begun(self._database):
                    self._write_tournament()
            known = _tournament(self._database)
        except (sqlite3.Error, msgspec.DecodeError) as error:
            raise BadFile(self._name, "", Phrase("arena-no-store")) from error
        if known != self.tournament:
            raise BadFile(self._name, "", Phrase("arena-other-tournament", differences=_differences(known, self)))

    def _write_tournament(self) -> None:
        for statement in TABLES.split(";"):
            self._database.execute(statement)
        self._database.execute(f"pragma application_id = {APPLICATION}")
        self._database.execute(f"pragma user_version = {FORMAT}")
        document = msgspec.json.encode(self.tournament).decode()
        self._database.execute("insert into tournament values (?)", [document])

    def add(self, played: Played) -> bool:
        """Keep a game; tell whether it is new. Once this returns, nothing but the loss of the file loses it.

        Raises ``BadFile`` if it cannot be written.
        """
        row = (
            played.result.number,
            msgspec.json.encode(played.result).decode(),
            msgspec.json.encode(played.seconds).decode(),
            zlib.compress(played.record.encode()),
        )
        try:
            return self._database.execute("insert or ignore into games values (?, ?, ?, ?)", row).rowcount == 1
        except sqlite3.Error as error:
            raise BadFile(self._name, "", str(error)) from error

    def numbers(self) -> set[int]:
        """Return which games have been played."""
        return {number for (number,) in self._database.execute("select number from games")}

    def results(self) -> list[Result]:
        """Return what came of the games, in the order of their numbers."""
        return [msgspec.json.decode(text, type=Result) for (text,) in self._rows("result")]

    def games(self) -> tuple[list[Result], list[list[list[float]]]]:
        """Return what came of the games, and how long their choices took, by seat: as they are at one moment."""
        rows = list(self._rows("result, seconds"))
        return (
            [msgspec.json.decode(result, type=Result) for result, _ in rows],
            [msgspec.json.decode(seconds, type=list[list[float]]) for _, seconds in rows],
        )

    def record(self, number: int) -> str:
        """Return the record of a game."""
        (found,) = self._database.execute("select record from games where number = ?", [number]).fetchone()
        return zlib.decompress(found).decode()

    def _rows(self, columns: str) -> Iterator[tuple[Any, ...]]:
        return self._database.execute(f"select {columns} from games order by number")  # noqa: S608 - our own names


def _is_begun(database: sqlite3.Connection) -> bool:
    """Tell whether a file is one of these; an empty one is not yet. Raises ``sqlite3.DatabaseError`` at any other."""
    ((application,),) = database.execute("pragma application_id")
    ((version,),) = database.execute("pragma user_version")
    ((tables,),) = database.execute("select count(*) from sqlite_master")
    if (application, version) == (APPLICATION, FORMAT):
        return True
    if application or version or tables:
        raise sqlite3.DatabaseError("a database of something else")
    return False


def _tournament(database: sqlite3.Connection) -> Tournament:
    (document,) = database.execute("select document from tournament").fetchone()
    return msgspec.json.decode(document, type=Tournament)


def _differences(known: Tournament, store: Store) -> Several:
    """Say in what a file's tournament differs from the one that is meant."""
    found, meant = (msgspec.to_builtins(tournament) for tournament in (known, store.tournament))
    fields = [field for field in found if found[field] != meant[field]]
    shown = [(field, *(_shown(one[field]) for one in (found, meant))) for field in fields]
    return Several(Phrase("arena-difference", field=field, found=there, meant=here) for field, there, here in shown)


def _shown(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
