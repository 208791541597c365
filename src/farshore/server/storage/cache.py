"""The tables in memory: read when somebody needs them, changed one thing at a time, on disk before anyone is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

from farshore.core.contract import Seat
from farshore.core.errors import BadRecord
from farshore.core.registry import game as installed_game
from farshore.server.fair_queue import FairQueue
from farshore.server.heavy_work import asking_address
from farshore.server.rate_limit import RateLimit
from farshore.server.storage.errors import BrokenTable, LoggedTooMuch, NoSuchTable, NotSaved, ShareUsed, TableFull
from farshore.server.storage.following import Behind, caught_up
from farshore.server.storage.repository import Repository
from farshore.server.storage.retrying import tried_again
from farshore.server.table.deed import Deed, Entry
from farshore.server.table.delayed import delayed, is_delayed_to
from farshore.server.table.live_table import LiveTable
from farshore.server.table.outliving import read_chronicle
from farshore.server.unbroken import in_thread, to_the_end

LONGEST_LOG: Final = 20_000
"""Entries of a table's log: no game comes near, but somebody who acts and takes back for days does.

Of several people each has a share of their own, and as much is left to bots and clocks.
"""

ROW: Final = 150
"""Bytes that an entry takes on the disk, beside what it says."""

REST: Final = 2.0
"""Seconds after a change in which all that was made for those who look is kept: then they have it."""

log_of = logging.getLogger("farshore.tables")


class CacheSlot:
    """Where a table is kept in memory: it may have to be read first, and again if a change could not be saved."""

    def __init__(self) -> None:
        self.lock = FairQueue(1)  # whoever only looks, however often, is one caller
        self.table: LiveTable | None = None
        self.behind = Behind.NOTHING
        self.watchers: set[asyncio.Event] = set()  # set when something has changed
        self.users = 0  # who wait for the lock or hold it
        self.resting: asyncio.TimerHandle | None = None  # until the table is to rest


class TableCache:
    """Every table that is being looked at or played at."""

    def __init__(
        self,
        repository: Repository,
        kept: int,
        longest_log: int = LONGEST_LOG,
        now: Callable[[], float] = time.time,
        wall: Callable[[], float] = time.time,
        logged: RateLimit | None = None,
        free_after: float = 0.0,
    ) -> None:
        self.repository = repository
        self.news = repository.news
        self.kept = kept  # how many may stay in memory although nobody watches them
        self.longest_log = longest_log  # entries; a table whose log is as long stays as it is
        self.now = now  # the time that clocks go by
        self.wall = wall  # the time of day
        self.begun = wall()
        self.logged = logged or RateLimit(0.0)  # bytes that were added to logs, by address
        self.free_after = free_after  # seconds for which all wait for somebody without a clock who may lose their seat
        self.listeners: list[Callable[[LiveTable], None]] = []  # told of every change, when it is on disk
        self._slots: OrderedDict[str, CacheSlot] = OrderedDict()  # the least lately used first
        self._laying_aside: set[asyncio.Task[None]] = set()
        self.news.on("log", lambda about: self._hear(about.partition(" ")[0], Behind.LOG))
        self.news.on("table", lambda about: self._hear(about, Behind.ALL))
        self.news.on("anew", lambda about: self._hear(about, Behind.ANEW))
        self.news.missed.append(self._miss)

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Hold a table: nothing changes meanwhile. Raises ``NoSuchTable``; ``BadRecord`` if its log cannot be read."""
        slot = self._slot(table_id)
        slot.users += 1
        try:
            async with slot.lock.turn(asking_address()):
                if slot.table is None or not self._is_current(slot):
                    await to_the_end(self._catch_up(table_id, slot))
                if slot.table is None:
                    raise NoSuchTable
                yield slot.table
        finally:
            slot.users -= 1
            self._forget(table_id, slot)

    @asynccontextmanager
    async def looked_at(self, table_id: str, guest: str | None) -> AsyncIterator[LiveTable]:
        """Hold a table as somebody may see it, who only looks: to spectators it may be as it was some moves ago."""
        async with self.at(table_id) as table:
            yield await in_thread(delayed, table) if is_delayed_to(table, guest) else table

    async def check_look(self, table_id: str, guest: str | None) -> None:
        """Raise ``NoSuchTable`` unless there is such a table and somebody may look at it. Reads no log."""
        slot = self._slots.get(table_id)
        is_seen = slot is not None and slot.table is not None and self._is_current(slot) and slot.table.may_look(guest)
        if not is_seen and not await self.repository.presence.may_look(table_id, guest):
            raise NoSuchTable

    def glance(self, table_id: str, guest: str | None) -> LiveTable | None:
        """Return a table as somebody may see it, if that takes no waiting; ``None``: ask ``check_look``, ``looked_at``.

        Nobody holds it, so that all of it is on disk: as long as whoever glances at it does not wait for anything.
        """
        slot = self._slots.get(table_id)
        if slot is None or slot.table is None or slot.lock.is_full or not self._is_current(slot):
            return None
        if not slot.table.may_look(guest):
            return None
        self._slots.move_to_end(table_id)
        return None if is_delayed_to(slot.table, guest) else slot.table

    def rest(self, table_id: str) -> None:
        """Let a table at which nothing has happened for a while take less room, unless somebody is there."""
        slot = self._slots.get(table_id)
        if slot is not None and slot.table is not None and not slot.users:
            slot.table.rest()

    @contextmanager
    def watching(self, table_id: str, changed: asyncio.Event | None = None) -> Iterator[asyncio.Event]:
        """Give an event that is set whenever a table has changed."""
        slot, changed = self._slot(table_id), changed or asyncio.Event()
        slot.watchers.add(changed)
        try:
            yield changed
        finally:
            slot.watchers.discard(changed)
            self._forget(table_id, slot)

    async def add(self, table: LiveTable, rematch_of: LiveTable | None = None) -> None:
        """Keep a table that was just opened, perhaps to play again at it. Raises ``WrittenElsewhere``."""
        table.keep_time(self.now())
        await self.repository.add_table(table, rematch_of)
        table.frees_at = self.wall() + self.free_after
        self._slot(table.id).table = table
        self.notify(table)

    async def keep_seat(self, table: LiveTable, seat: Seat) -> None:
        """Keep who has just sat down. Raises ``WrittenElsewhere``."""
        table.keep_time(self.now())
        try:
            await self.repository.take_seat(table, seat)
        except BaseException:
            self.drop(table)
            raise
        table.frees_at = table.changed_at + self.free_after
        self.notify(table)

    async def change(
        self, table: LiveTable, change: Callable[[], Deed], guest: str | None = None, *, is_long: bool = False
    ) -> Deed:
        """Change a match: first in memory, where only the holder sees it, then on disk, then everyone is told.

        ``guest``: who wants it, and may want too much; ``None``: a bot or a clock, or somebody who gives up.
        ``is_long``: already in memory it takes long.
        Raises ``TableFull``, ``ShareUsed`` or ``LoggedTooMuch``.
        """
        size = table.chronicle.size
        if size >= self.longest_log:
            raise TableFull
        if guest is not None:
            self._check_share(table, guest)
        deed = await self._in_thread(table, change) if is_long else change()  # refused: nothing has changed
        table.keep_time(self.now(), deed)
        try:
            await to_the_end(self.repository.append(table, deed.entries, size + 1))
        except BaseException:
            self.drop(table)
            raise
        self.logged.charge(asking_address(), sum(map(_bytes_of, deed.entries)))
        table.remember(deed)
        if deed.actors != table.match.actors() or not deed.is_silent_to(()):
            table.frees_at = table.changed_at + self.free_after
        self.notify(table)
        return deed

    async def _in_thread(self, table: LiveTable, change: Callable[[], Deed]) -> Deed:
        try:
            return await in_thread(change)
        except asyncio.CancelledError:
            self.drop(table)  # it is done in memory, and nobody writes it down
            raise

    def _check_share(self, table: LiveTable, guest: str) -> None:
        """Refuse somebody who alone would fill the log, or the disk: the others play on."""
        people = {sitting.guest for sitting in table.sittings if sitting.guest is not None}
        if len(people) > 1 and table.written[guest] >= self.longest_log // (len(people) + 1):
            raise ShareUsed
        if self.logged.is_in_debt(asking_address()):
            raise LoggedTooMuch

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._slots)

    def count_watchers(self) -> int:
        """Return how many watch a table."""
        return sum(len(slot.watchers) for slot in self._slots.values())

    def in_use(self) -> frozenset[str]:
        """Return the tables that somebody holds or watches."""
        return frozenset(key for key, slot in self._slots.items() if slot.users or slot.watchers)

    def forget(self, tables: Iterable[str]) -> None:
        """Let go of tables that were deleted."""
        for table_id in tables:
            if (slot := self._slots.get(table_id)) is not None:
                slot.table = None
                self._forget(table_id, slot)

    async def read_again(self, tables: Iterable[str]) -> None:
        """Read tables anew that were changed on disk, and tell whoever watches them."""
        for table_id in tables:
            if (slot := self._slots.get(table_id)) is None:
                continue
            slot.users += 1
            try:
                async with slot.lock.turn(asking_address()):
                    slot.table = None
            finally:
                slot.users -= 1
            for watcher in slot.watchers:
                watcher.set()
            self._forget(table_id, slot)

    def drop(self, table: LiveTable) -> None:
        """Forget a table that may differ from what is on disk: the next one reads what is there."""
        self._slot(table.id).table = None

    def notify(self, table: LiveTable) -> None:
        """Tell everyone who watches, and the bots, that a table has changed."""
        self.wake(table.id)
        slot = self._slot(table.id)
        if slot.resting is None:
            slot.resting = asyncio.get_running_loop().call_later(REST, self._rested, table.id, slot)
        for listener in self.listeners:
            listener(table)

    def wake(self, table_id: str) -> None:
        """Tell everyone who watches a table that there may be something new to them, which is not about its game."""
        for watcher in self._slot(table_id).watchers:
            watcher.set()

    def _hear(self, table_id: str, behind: Behind) -> None:
        """Know that another process has changed a table: whoever holds it next, or watches it, is to see that."""
        if (slot := self._slots.get(table_id)) is not None:
            slot.behind = max(slot.behind, behind)
            for watcher in slot.watchers:
                watcher.set()

    def _is_current(self, slot: CacheSlot) -> bool:
        """Tell whether no other process has changed a table since it was read, as far as can be known here."""
        return not slot.behind and self.news.is_hearing

    def _miss(self) -> None:
        """Know that anything may have changed."""
        for table_id in list(self._slots):
            self._hear(table_id, Behind.ANEW)

    async def _catch_up(self, table_id: str, slot: CacheSlot) -> None:
        """Bring a table that is held up to date."""
        behind = slot.behind if self.news.is_hearing else Behind.ANEW
        slot.behind = Behind.NOTHING  # at once: what is heard while it is read is looked up again
        try:
            if slot.table is None or not await caught_up(self.repository, slot.table, behind):
                slot.table = None
                slot.table = await tried_again(self._read)(table_id)
            if slot.table is not None:
                await self._find_wait(slot.table)
        except BaseException:
            slot.behind = Behind.ANEW
            raise

    async def _find_wait(self, table: LiveTable) -> None:
        """Find out since when all wait for somebody who may lose their seat by that."""
        if table.clock is None and table.waited_for is not None:
            since = await self.repository.presence.waited_since(table.id, table.match.actors())
            table.frees_at = max(since, self.begun) + self.free_after

    def _rested(self, table_id: str, slot: CacheSlot) -> None:
        slot.resting = None
        self.rest(table_id)

    def _slot(self, table_id: str) -> CacheSlot:
        slot = self._slots.setdefault(table_id, CacheSlot())
        self._slots.move_to_end(table_id)
        return slot

    async def _read(self, table_id: str) -> LiveTable | None:
        """Read a table and its log. Raises ``BadRecord``, ``BrokenTable``, ``UnknownGame`` or ``WrittenElsewhere``."""
        stored = await self.repository.load(table_id)
        if stored is None:
            return None
        game, log = installed_game(stored.game), stored.entries
        try:
            chronicle = await in_thread(
                read_chronicle, game, stored.header, log, stored.checkpoints, stored.end, stored.practised
            )
        except BadRecord as error:
            if error.step is None:
                raise
            log_of.exception("the log of table %s cannot be read", table_id)  # a step may be somebody's secret
            raise BrokenTable from error
        table = LiveTable(
            stored.id,
            stored.host,
            stored.sittings,
            chronicle,
            stored.rematch,
            stored.taught,
            stored.is_coached,
            stored.puzzle,
            stored.privacy,
            stored.clock,
            stored.origin,
            stored.talked,
            stored.revision,
        )
        is_untold = any(entry.told is None and entry.kind == "step" for entry in log)
        if is_untold or chronicle.size != len(log) or chronicle.checkpoints != stored.checkpoints:
            await self._renew(table, len(log))
        return table

    async def _renew(self, table: LiveTable, known: int) -> None:
        try:
            await self.repository.renew(table, known)
        except NotSaved:
            if table.chronicle.size != known:  # else the log is as it was: all of it can be found out again
                raise

    def _forget(self, table_id: str, slot: CacheSlot) -> None:
        """Let go of what is not there, and of what nobody has used for long."""
        if slot.table is None and not slot.users and not slot.watchers:
            self._slots.pop(table_id, None)
        idle = len(self._slots) - self.kept
        if idle > 0:
            for other in [key for key, kept in self._slots.items() if not kept.users and not kept.watchers][:idle]:
                self._lay_aside(self._slots.pop(other).table)

    def _lay_aside(self, table: LiveTable | None) -> None:
        """Keep how a table stands that is no longer in memory, as soon as there is time."""
        if table is not None:
            task = asyncio.create_task(self._keep_checkpoint(table))
            self._laying_aside.add(task)
            task.add_done_callback(self._laying_aside.discard)

    async def close(self) -> None:
        """Keep how every table stands, so that the next server may have other rules."""
        for slot in list(self._slots.values()):
            if slot.resting is not None:
                slot.resting.cancel()
            if slot.table is not None:
                await self._keep_checkpoint(slot.table)
        await asyncio.gather(*self._laying_aside)

    async def _keep_checkpoint(self, table: LiveTable) -> None:
        with suppress(NotSaved):  # the log is on disk all the same
            await self.repository.keep_checkpoint(table)


def _bytes_of(entry: Entry) -> int:
    return ROW + len(entry.action) + len(entry.told or "") + len(entry.key or "")
