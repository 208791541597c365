"""What goes wrong with what is kept."""

from __future__ import annotations

from pathlib import Path

from farshore.core.errors import FarshoreError


class NewerData(FarshoreError):
    """The data folder was written by a newer Farshore."""

    def __init__(self, folder: Path) -> None:
        super().__init__("server-newer-data", folder=str(folder))


class BadData(FarshoreError):
    """The data folder holds something that is not, or no longer, a database of ours."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__("server-bad-data", folder=str(folder), reason=reason)


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


class TableFull(FarshoreError):
    """A table whose log is longer than any game is."""

    def __init__(self) -> None:
        super().__init__("server-table-full")


class DataGone(NotSaved):
    """The database is no longer where it was: whatever is written to it now is lost."""

    key_of_why = "server-data-gone"


class BrokenTable(FarshoreError):
    """A table whose log cannot have been played. Why is not said: it may be somebody's secret."""

    def __init__(self) -> None:
        super().__init__("server-broken-table")
