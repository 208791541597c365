"""Retention, where whoever runs the server wants it: what nobody has touched for long is deleted.

That is tables, and guests who left nothing behind. Usually everything is kept for ever.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from farshore.server.lobby.guests import Guests
from farshore.server.settings import Settings
from farshore.server.storage.cache import TableCache
from farshore.server.storage.errors import NotSaved

DAY: Final = 24 * 60 * 60.0
EVERY: Final = 60 * 60.0  # seconds between two rounds
TIDYING: Final = "retention"
"""What the process holds that deletes."""
AT_ONCE: Final = 100  # tables, so that nobody waits for long to write

log = logging.getLogger("farshore.retention")


class Retention:
    """Deletes, from time to time, what is older than was asked for."""

    def __init__(self, tables: TableCache, guests: Guests, settings: Settings) -> None:
        self.tables = tables
        self.guests = guests
        self.settings = settings
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, and go on until ``stop``: if anything shall ever be deleted."""
        if self.settings.keep_days is not None:
            self._task = asyncio.create_task(self._run(self.settings.keep_days))

    async def stop(self) -> None:
        """Delete no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def tidy(self, days: float) -> int:
        """Delete what is older than so many days now; return how many tables that were."""
        if not await self.tables.news.hold(TIDYING):
            return 0  # another process does it
        try:
            return await self._delete(time.time() - days * DAY)
        finally:
            await self.tables.news.let_go(TIDYING)

    async def _delete(self, before: float) -> int:
        deleted = 0
        while found := await self.tables.repository.old_tables(before, AT_ONCE, self.tables.in_use()):
            await self.tables.repository.delete_tables(found)
            self.tables.forget(found)
            deleted += len(found)
        await self.guests.forget_idle(before)
        return deleted

    async def _run(self, days: float) -> None:
        while True:
            try:
                if deleted := await self.tidy(days):
                    log.warning("%s tables were deleted that nobody had touched for long", deleted)
            except NotSaved:
                log.warning("what is old could not be deleted; it is tried again in %s seconds", EVERY)
            except Exception:  # whatever it is: the next round is made
                log.exception("deleting what is old has failed")
            await asyncio.sleep(EVERY)
