"""Rows that are there once, however many processes want to add them at the same moment."""

from __future__ import annotations

from typing import Any

from sqlalchemy import inspect
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from farshore.server.storage.models import Base


async def put(session: AsyncSession, kind: type[Base], /, **values: Any) -> None:
    """Add a row, or change the one that is there."""
    insert = postgresql.insert if session.get_bind().dialect.name == "postgresql" else sqlite.insert
    key = [column.name for column in inspect(kind).primary_key]
    row = insert(kind).values(**values)
    others = {name: value for name, value in values.items() if name not in key}
    if others:
        await session.execute(row.on_conflict_do_update(index_elements=key, set_=others))
    else:
        await session.execute(row.on_conflict_do_nothing(index_elements=key))
