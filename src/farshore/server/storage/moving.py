"""From a file of SQLite into an empty database of PostgreSQL: everything as it is, and all of it or nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from farshore.core.errors import FarshoreError
from farshore.server.storage.administration import administration
from farshore.server.storage.database import Database
from farshore.server.storage.models import Base

AT_ONCE: Final = 1000  # rows

Progress = Callable[[int], None]
"""Told how many rows more are there."""


class NotEmpty(FarshoreError):
    """A database in which something is kept already."""

    def __init__(self, address: str) -> None:
        super().__init__("server-not-empty", address=address)


async def move(folder: Path, address: str, progress: Progress) -> int:
    """Copy everything, and return how many tables that are played at. The file stays as it is.

    Neither may have a server. Raises ``NothingKept``, ``OtherVersion``, ``NoDatabase`` or ``NotEmpty``.
    """
    target = Database(address)
    async with administration(folder) as kept:
        await target.open()
        try:
            async with kept.database.reading() as source, target.writing() as there:
                rows, new = await source.connection(), await there.connection()
                for table in Base.metadata.sorted_tables:
                    if await new.scalar(select(func.count()).select_from(table)):
                        raise NotEmpty(str(target.home))
                    await _copy(table, rows, new, progress)
                return await new.scalar(select(func.count()).select_from(Base.metadata.tables["tables"])) or 0
        finally:
            await target.close()


async def _copy(table: Table, source: AsyncConnection, target: AsyncConnection, progress: Progress) -> None:
    async with source.stream(select(table)) as found:
        async for rows in found.mappings().partitions(AT_ONCE):
            written: list[dict[str, Any]] = [dict(row) for row in rows]
            await target.execute(insert(table), written)
            progress(len(written))
