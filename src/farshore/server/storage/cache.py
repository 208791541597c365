"""The tables in memory: read when somebody needs them, changed one thing at a time, on disk before anyone is told."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from farshore.core.registry import game as installed_game
from farshore.server.storage.database import to_the_end
from farshore.server.storage.errors import NoSuchTable
from farshore.server.storage.repository import Repository
from farshore.server.table.chronicle import Chronicle, Deed
from farshore.server.table.live_table import LiveTable


class CacheSlot:
    """Where a table is kept in memory: it may have to be read first, and again if a change could not be saved."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: LiveTable | None = None
        self.watchers: set[asyncio.Event] = set()  # set when something has changed
        self.users = 0  # who wait for the lock or hold it


class TableCache:
    """Every table that is being looked at or played at."""

    def __init__(self, repository: Repository, kept: int) -> None:
        self.repository = repository
        self.kept = kept  # how many may stay in memory although nobody watches them
        self.listeners: list[Callable[[LiveTable], None]] = []  # told of every change, when it is on disk
        self._slots: OrderedDict[str, CacheSlot] = OrderedDict()  # the least lately used first

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Hold a table: nothing changes meanwhile. Raises ``NoSuchTable``; ``BadRecord`` if its log cannot be read."""
        slot = self._slot(table_id)
        slot.users += 1
        try:
            async with slot.lock:
                if slot.table is None:
                    slot.table = await to_the_end(self._read(table_id))
                if slot.table is None:
                    raise NoSuchTable
                yield slot.table
        finally:
            slot.users -= 1
            self._forget(table_id, slot)

    @contextmanager
    def watching(self, table_id: str) -> Iterator[asyncio.Event]:
        """Give an event that is set whenever a table has changed."""
        slot, changed = self._slot(table_id), asyncio.Event()
        slot.watchers.add(changed)
        try:
            yield changed
        finally:
            slot.watchers.discard(changed)
            self._forget(table_id, slot)

    async def add(self, table: LiveTable) -> None:
        """Keep a table that was just opened."""
        await self.repository.add_table(table)
        self._slot(table.id).table = table
        self.notify(table)

    async def change(self, table: LiveTable, change: Callable[[], Deed]) -> Deed:
        """Change a match: first in memory, where only the holder sees it, then on disk, then everyone is told."""
        size = table.chronicle.size
        deed = change()  # refused: nothing has changed
        try:
            await to_the_end(self.repository.append(table, deed.entries, size + 1))
        except BaseException:
            self.drop(table)
            raise
        table.remember(deed)
        self.notify(table)
        return deed

    def drop(self, table: LiveTable) -> None:
        """Forget a table that may differ from what is on disk: the next one reads what is there."""
        self._slot(table.id).table = None

    def notify(self, table: LiveTable) -> None:
        """Tell everyone who watches, and the bots, that a table has changed."""
        for watcher in self._slot(table.id).watchers:
            watcher.set()
        for listener in self.listeners:
            listener(table)

    def _slot(self, table_id: str) -> CacheSlot:
        slot = self._slots.setdefault(table_id, CacheSlot())
        self._slots.move_to_end(table_id)
        return slot

    async def _read(self, table_id: str) -> LiveTable | None:
        """Read a table and play its log. Raises ``BadRecord`` or ``UnknownGame`` if that is no longer possible."""
        stored = await self.repository.load(table_id)
        if stored is None:
            return None
        chronicle = Chronicle.read(installed_game(stored.game), stored.header, stored.entries)
        return LiveTable(stored.id, stored.host, stored.sittings, chronicle, stored.rematch)

    def _forget(self, table_id: str, slot: CacheSlot) -> None:
        """Let go of what is not there, and of what nobody has used for long."""
        if slot.table is None and not slot.users and not slot.watchers:
            self._slots.pop(table_id, None)
        idle = len(self._slots) - self.kept
        if idle > 0:
            for other in [key for key, kept in self._slots.items() if not kept.users and not kept.watchers][:idle]:
                del self._slots[other]
