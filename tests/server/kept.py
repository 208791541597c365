"""Where the tables of a test are kept: in a folder, by SQLite, or in a database of PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from farshore.server.storage.homes import FILE
from tests.effort import IS_THOROUGH

SQLITE, POSTGRES = "sqlite", "postgresql"
BOTH = [SQLITE, POSTGRES]
MAYBE_BOTH = BOTH if IS_THOROUGH else [SQLITE]


class Kept(NamedTuple):
    """A place for tables."""

    folder: Path
    database: str | None = None  # its address; None: a file in the folder

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
