"""Where the tables of a test are kept: in a folder, by SQLite, or in a database of PostgreSQL."""

from __future__ import annotations

import shutil
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from farshore.server.storage.database import migrate
from farshore.server.storage.homes import FILE, PRIVATE_FILE, PRIVATE_FOLDER
from tests.effort import IS_THOROUGH, in_depth

SQLITE, POSTGRES = "sqlite", "postgresql"
needs_postgres = pytest.mark.skipif(
    sys.platform == "win32" or not (find_spec("pgserver") or shutil.which("initdb")),
    reason="there is no PostgreSQL to test with: neither the wheel pgserver nor initdb on the path",
)
BOTH = [SQLITE, pytest.param(POSTGRES, marks=needs_postgres)]
MAYBE_BOTH = BOTH if IS_THOROUGH else [SQLITE]
POSTGRES_BY_DAY = [pytest.param(SQLITE, marks=in_depth), pytest.param(POSTGRES, marks=needs_postgres)]
"""Of a few tests in a browser, so that pages before PostgreSQL are looked at by day, too."""
at_both_sites = pytest.mark.parametrize("site", MAYBE_BOTH, indirect=True)
"""Of tests in a browser: what several people do together is done on either, when there is time."""


@cache
def _migrated() -> bytes:
    """Return a file of SQLite as a server makes it, before anybody has come."""
    with TemporaryDirectory() as folder:
        engine = create_engine(Kept(Path(folder)).url, poolclass=NullPool)
        with engine.begin() as connection:
            migrate(connection)
        return Path(folder, FILE).read_bytes()


class Kept(NamedTuple):
    """A place for tables."""

    folder: Path
    database: str | None = None  # its address; None: a file in the folder

    def begin(self) -> None:
        """Let the file be there as a server would make it: that takes a server longer than all else."""
        path = self.folder / FILE
        if self.database is None and not path.exists():
            self.folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
            path.touch(PRIVATE_FILE)
            path.write_bytes(_migrated())

    @property
    def where(self) -> Path | str:
        """Return the place as ``Database`` takes it."""
        return self.database or self.folder

    @property
    def url(self) -> str:
        """Return the place as SQLAlchemy takes it."""
        if self.database is not None:
            return self.database.replace("postgresql:", "postgresql+psycopg:")
        return f"sqlite:///{self.folder / FILE}"

    def sql(self, statement: str, **values: Any) -> list[Any]:
        """Read or change what is kept, behind the server's back; return the rows."""
        engine = create_engine(self.url, poolclass=NullPool)
        with engine.begin() as connection:
            done = connection.execute(text(statement), values)
            return list(done) if done.returns_rows else []
