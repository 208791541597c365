"""The repository in SQL."""

from __future__ import annotations

from sqlalchemy import select

from farshore.server.storage.clearing import ClearingInSql
from farshore.server.storage.counting import CountsInSql
from farshore.server.storage.kept_logs import LogsInSql
from farshore.server.storage.kept_reviews import ReviewsInSql
from farshore.server.storage.kept_summaries import SummariesInSql
from farshore.server.storage.kept_tables import TablesInSql
from farshore.server.storage.news import Kind


class SqlRepository(LogsInSql, TablesInSql, SummariesInSql, ReviewsInSql, CountsInSql, ClearingInSql):
    """Everything in one database; see ``models`` for its tables."""

    async def open(self) -> None:
        """Open the database and bring it up to date."""
        await self.database.open()

    async def close(self) -> None:
        """Close the database."""
        await self.database.close()

    async def announce(self, kind: Kind, about: str) -> None:
        """Commit nothing else."""
        if self.news.is_shared:
            async with self.database.writing() as session:
                await self.news.announce(session, kind, about)

    async def answer(self) -> None:
        """Ask for nothing."""
        async with self.database.reading() as session:
            await session.execute(select(1))
