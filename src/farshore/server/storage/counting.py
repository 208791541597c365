"""How many tables there are in SQL, and which wait for bots."""

from __future__ import annotations

from sqlalchemy import String, cast, func, select

from farshore.server.storage.models import SeatRow, TableRow
from farshore.server.storage.sql_part import SqlPart


class CountsInSql(SqlPart):
    """What counts tables."""

    async def count_running(self, host: str) -> int:
        """Count tables."""
        running = (
            select(func.count())
            .select_from(TableRow)
            .where(TableRow.host == host, TableRow.status.in_(("waiting", "playing")))
            .where(TableRow.practised == "", TableRow.lesson == "")
        )
        async with self.database.reading() as session:
            return await session.scalar(running) or 0

    async def count_all_running(self) -> int:
        """Count tables."""
        running = select(func.count()).select_from(TableRow).where(TableRow.status.in_(("waiting", "playing")))
        async with self.database.reading() as session:
            return await session.scalar(running.where(TableRow.practised == "", TableRow.lesson == "")) or 0

    async def count_practice(self, host: str, since: float) -> int:
        """Count tables."""
        opened = (
            select(func.count())
            .select_from(TableRow)
            .where(TableRow.host == host, TableRow.created >= since)
            .where((TableRow.practised != "") | (TableRow.lesson != ""))
        )
        async with self.database.reading() as session:
            return await session.scalar(opened) or 0

    async def tables_with_bots_to_act(self, before: float) -> dict[str, int]:
        """Look for tables at which a bot is among the actors."""
        is_actor = ("," + TableRow.actors + ",").contains("," + cast(SeatRow.seat, String) + ",")
        found = (
            select(TableRow.id, TableRow.revision)
            .join(SeatRow, SeatRow.table == TableRow.id)
            .where(TableRow.status == "playing", TableRow.updated <= before, SeatRow.kind == "bot", is_actor)
        )
        async with self.database.reading() as session:
            rows = await session.execute(found)
            return {table: revision for table, revision in rows}  # noqa: C416 - rows are no pairs to mypy
