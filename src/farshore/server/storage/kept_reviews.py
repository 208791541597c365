"""Reviews of games in SQL, and the puzzles that somebody has begun."""

from __future__ import annotations

import time

from sqlalchemy import func, select

from farshore.server.storage.models import ReviewRow, SeatRow, TableRow
from farshore.server.storage.putting import put
from farshore.server.storage.repository import ReviewedGame
from farshore.server.storage.sql_part import SqlPart, forgotten


class ReviewsInSql(SqlPart):
    """What keeps how games were played."""

    async def keep_review(self, table_id: str, review: str) -> None:
        """Add a row, or change it."""
        async with self.database.writing() as session:
            await put(session, ReviewRow, table=table_id, review=review, made=time.time())

    async def review(self, table_id: str) -> str | None:
        """Look for a row."""
        async with self.database.reading() as session:
            return await session.scalar(select(ReviewRow.review).where(ReviewRow.table == table_id))

    async def reviews_of(self, guest: str, game: str, most: int) -> list[ReviewedGame]:
        """Look for rows of games that are over."""
        async with self.database.reading() as session:
            rows = await session.execute(
                select(ReviewRow.table, ReviewRow.review, SeatRow.seat)
                .join(TableRow, TableRow.id == ReviewRow.table)
                .join(SeatRow, SeatRow.table == ReviewRow.table)
                .where(SeatRow.guest == guest, TableRow.game == game, TableRow.status == "over")
                .where(TableRow.puzzle == "", TableRow.id.not_in(forgotten(guest)))
                .order_by(ReviewRow.made.desc(), SeatRow.seat)
                .limit(most)
            )
        found: dict[str, ReviewedGame] = {}
        for table, review, seat in rows:
            seats = found[table].seats if table in found else ()
            found[table] = ReviewedGame(table=table, seats=(*seats, seat), review=review)
        return list(found.values())

    async def puzzles_of(self, guest: str, game: str) -> dict[str, bool]:
        """Look for tables."""
        begun = (
            select(TableRow.puzzle, func.max(TableRow.passed))
            .where(TableRow.host == guest, TableRow.game == game, TableRow.puzzle != "")
            .group_by(TableRow.puzzle)
        )
        async with self.database.reading() as session:
            return {puzzle: bool(passed) for puzzle, passed in await session.execute(begun)}
