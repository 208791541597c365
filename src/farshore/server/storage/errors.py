"""What goes wrong with what is kept."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy.exc import IntegrityError

from farshore.core.errors import FarshoreError

CONFLICT: Final = "23"  # how PostgreSQL numbers what its constraints refuse


class NewerData(FarshoreError):
    """The data folder, or the database, was written by a newer Farshore."""

    def __init__(self, folder: Path | str) -> None:
        super().__init__("server-newer-data", folder=str(folder))


class OtherVersion(FarshoreError):
    """What is kept is as another version keeps it, and whoever looks may not change that."""

    def __init__(self, folder: str) -> None:
        super().__init__("server-other-version", folder=folder)


class OtherServers(FarshoreError):
    """Servers of another version use the database."""

    def __init__(self, address: str) -> None:
        super().__init__("server-other-servers", address=address)


class BadData(FarshoreError):
    """The data folder holds something that is not, or no longer, a database of ours."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__("server-bad-data", folder=str(folder), reason=reason)


class NoDatabase(FarshoreError):
    """A database of PostgreSQL that cannot be opened: it is not there, or does not let us in."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__("server-no-database", address=address, reason=reason)


class NotSaved(FarshoreError):
    """The database failed: what was to be written is not, and what was to be read is not known. It may pass."""

    key_of_why = "server-not-saved"

    def __init__(self) -> None:
        super().__init__(self.key_of_why)


class WrittenElsewhere(FarshoreError):
    """Another server has written to the same log."""

    def __init__(self) -> None:
        super().__init__("server-written-elsewhere")


class NoSuchTable(FarshoreError):
    """A table that there is not."""

    def __init__(self) -> None:
        super().__init__("server-no-table")


class NoSuchMessage(FarshoreError):
    """A message, or somebody who talks, that is not there."""

    def __init__(self) -> None:
        super().__init__("server-talk-gone")


class TableFull(FarshoreError):
    """A table whose log is longer than any game is."""

    def __init__(self) -> None:
        super().__init__("server-table-full")


class ShareUsed(FarshoreError):
    """Somebody who has filled their share of a table's log."""

    def __init__(self) -> None:
        super().__init__("server-share-used")


class LoggedTooMuch(FarshoreError):
    """An address from which more was added to logs than a server can keep for days."""

    def __init__(self) -> None:
        super().__init__("server-logged-too-much")


class DataGone(NotSaved):
    """The database is no longer where it was: whatever is written to it now is lost."""

    key_of_why = "server-data-gone"


class BrokenTable(FarshoreError):
    """A table whose log cannot have been played. Why is not said: it may be somebody's secret."""

    def __init__(self) -> None:
        super().__init__("server-broken-table")


def is_conflict(error: BaseException | None) -> bool:
    """Tell whether a database has refused what was there already, however the error came here."""
    state = getattr(error, "sqlstate", None) or ""  # of PostgreSQL
    return isinstance(error, (IntegrityError, sqlite3.IntegrityError)) or state.startswith(CONFLICT)
