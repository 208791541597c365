"""A copy of all that is kept, made while the server runs, and brought back where none does.

The file alone is not a copy: while tables are played at, what was written last is in another file beside it. SQLite
copies both as they were at one moment, without holding anyone up.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from farshore.core.errors import FarshoreError
from farshore.server.storage.database import Database
from farshore.server.storage.errors import BadData, NewerData
from farshore.server.storage.homes import FILE, PRIVATE_FILE

PAGES: Final = 1024  # copied at a time; between two, others may write
BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside its file

Progress = Callable[[int, int], None]
"""Told how many pages are copied, and of how many."""


class Copied(msgspec.Struct, frozen=True, kw_only=True):
    """What is in a copy."""

    tables: int
    size: int  # bytes


class NothingKept(FarshoreError):
    """A folder without tables."""

    def __init__(self, folder: Path) -> None:
        super().__init__("server-nothing-kept", folder=str(folder))


class BackupExists(FarshoreError):
    """A file that stands where a copy shall go: it may be the only good one."""

    def __init__(self, path: Path) -> None:
        super().__init__("server-backup-exists", path=str(path))


class BadBackup(FarshoreError):
    """A file that is no copy of ours, or a damaged one."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__("server-bad-backup", path=str(path), reason=reason)


class TablesThere(FarshoreError):
    """A folder that holds tables already."""

    def __init__(self, folder: Path) -> None:
        super().__init__("server-tables-there", folder=str(folder))


def back_up(folder: Path, path: Path, progress: Progress | None = None) -> Copied:
    """Copy what is kept in a folder to a new file, whole or not at all.

    Raises ``NothingKept``, ``BackupExists``, ``BadData`` or ``OSError``.
    """
    if not (folder / FILE).is_file():
        raise NothingKept(folder)
    if path.exists():
        raise BackupExists(path)
    draft = path.with_name(f".{path.name}.part")
    try:
        _copy(folder / FILE, draft, progress)
        copied = _examined(draft)
        draft.rename(path)
    except sqlite3.Error as error:
        raise BadData(folder, str(error)) from error
    finally:
        draft.unlink(missing_ok=True)
    return copied


def restore(path: Path, folder: Path, *, replace: bool = False) -> tuple[Copied, Path | None]:
    """Bring a copy back into a folder that no server uses; return what it holds, and where what was there is now.

    The copy is examined and brought up to date before anything is touched. Raises ``BadBackup``, ``NewerData``,
    ``TablesThere`` or ``OSError``.
    """
    there = folder / FILE
    if there.exists() and not replace:
        raise TablesThere(folder)
    draft = folder / ".restored"
    draft.mkdir(0o700, parents=True, exist_ok=True)
    try:
        copied = _brought_up_to_date(path, draft)
        aside = _laid_aside(folder) if there.exists() else None
        (draft / FILE).rename(there)
    finally:
        for left in draft.iterdir():
            left.unlink()
        draft.rmdir()
    return copied, aside


def _brought_up_to_date(path: Path, draft: Path) -> Copied:
    """Copy a backup into a folder of its own and open it there, as a server would."""
    try:
        _copy(path, draft / FILE, None)
        copied = _examined(draft / FILE)
    except sqlite3.Error as error:
        raise BadBackup(path, str(error)) from error

    async def migrate() -> None:
        database = Database(draft)
        await database.open()
        await database.close()

    try:
        asyncio.run(migrate())
    except NewerData as error:
        raise NewerData(path) from error
    except BadData as error:
        raise BadBackup(path, str(error.params["reason"])) from error
    return copied


def _laid_aside(folder: Path) -> Path:
    """Move what a folder holds to another name in it."""
    aside = folder / time.strftime(f"{FILE}.%Y%m%d-%H%M%S")
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # so that one file is all of it
    (folder / FILE).rename(aside)
    for ending in BESIDE:
        (folder / f"{FILE}{ending}").unlink(missing_ok=True)
    return aside


def _copy(source: Path, target: Path, progress: Progress | None) -> None:
    """Copy a database as it is at one moment. Raises ``sqlite3.Error`` or ``OSError``."""
    with source.open("rb"):  # what cannot be read says so better than SQLite does
        pass
    target.unlink(missing_ok=True)
    target.touch(PRIVATE_FILE)
    told = None if progress is None else lambda _status, left, of: progress(of - left, of)
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new, pages=PAGES, progress=told)


def _examined(path: Path) -> Copied:
    """Look whether a copy is sound. Raises ``sqlite3.Error``."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        connection.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        connection.execute("SELECT version_num FROM alembic_version").fetchone()
        tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    return Copied(tables=tables, size=path.stat().st_size)
