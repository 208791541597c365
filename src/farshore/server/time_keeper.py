"""Who looks at the clocks of all tables: reminds whoever runs out of time, and lets bots take over as was agreed.

What happens is an entry of the table's log like any other, and two processes cannot both write the same one: so a clock
rings once, however many look at it. Whoever was second reads the table anew and finds that there is nothing to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from farshore.core.contract import Seat
from farshore.core.errors import FarshoreError
from farshore.server.lobby.timing import remind, take_over
from farshore.server.served_time import ServedTime
from farshore.server.storage.cache import TableCache
from farshore.server.storage.errors import NotSaved, WrittenElsewhere
from farshore.server.table.clock import Ring
from farshore.server.table.live_table import LiveTable

EVERY: Final = 1.0  # seconds between two looks
ANEW: Final = 600.0  # seconds after which is tried again at a table where something has failed
AT_ONCE: Final = 100  # tables

log = logging.getLogger("farshore.time")


class TimeKeeper:
    """Looks at the clocks from time to time."""

    def __init__(self, tables: TableCache, served: ServedTime) -> None:
        self.tables = tables
        self.served = served
        self.clocks = tables.repository.clocks
        self.reminders: list[Callable[[LiveTable, Seat], Awaitable[None]]] = []
        """Told of whoever has run out of time: once, by the process whose entry was written."""
        self._failed: dict[str, float] = {}  # tables where something has failed, and until when they are left alone
        self._task: asyncio.Task[None] | None = None
        tables.news.on("time", served.follow)

    async def start(self) -> None:
        """Begin, and go on until ``stop``. What passed while no server ran is nobody's time."""
        await self.served.begin()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Look no more; a server that ends properly says until when it ran."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        try:
            if await self.clocks.is_any_running():
                await self.served.heartbeat()
        except NotSaved:
            log.warning("it could not be written down until when clocks ran")

    async def look(self) -> None:
        """Let everything happen that is due by now."""
        is_shared = self.tables.news.is_shared  # then one that is started next must know that another has run
        if self.served.is_due and (is_shared or await self.clocks.is_any_running()):
            await self.served.heartbeat()
        now = self.served.source.steady()
        self._failed = {table_id: until for table_id, until in self._failed.items() if until > now}
        for table_id in await self.clocks.due(self.served.now(), AT_ONCE + len(self._failed)):
            if table_id not in self._failed:
                await self._ring(table_id)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except (NotSaved, OSError):
                log.warning("the clocks could not be looked at; it is tried again in %s seconds", EVERY)
            except Exception:  # whatever it is: clocks go on
                log.exception("looking at the clocks has failed")
            await asyncio.sleep(EVERY)

    async def _ring(self, table_id: str) -> None:
        """Let happen at one table what is due."""
        try:
            async with self.tables.at(table_id) as table:
                while (ring := self._due(table)) is not None:
                    await self._happen(table, ring)
        except WrittenElsewhere:
            return  # another process was quicker
        except NotSaved:
            raise
        except FarshoreError as error:
            log.warning("the clock of table %s stands still for a while: %s", table_id, error.key)
            self._leave_alone(table_id)
        except Exception:  # a mistake at one table must not stop the clocks of all
            log.exception("the clock of table %s stands still for a while", table_id)
            self._leave_alone(table_id)

    def _leave_alone(self, table_id: str) -> None:
        self._failed[table_id] = self.served.source.steady() + ANEW

    def _due(self, table: LiveTable) -> Ring | None:
        return None if table.clock is None else table.clock.ring(self.served.now())

    async def _happen(self, table: LiveTable, ring: Ring) -> None:
        what, seat = ring
        if what == "takeover":
            await take_over(self.tables, table, seat)
            return
        await remind(self.tables, table, seat)
        for reminder in self.reminders:
            await reminder(table, seat)
