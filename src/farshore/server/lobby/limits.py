"""How much may come about: guests, tables, moves and records from one address, tables in all, room on the disk.

Cookies cost nothing, so that a limit by guest alone limits nobody. Where somebody calls from is kept in memory only and
written nowhere: after a restart the tables from before are on their hosts' account.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from farshore.server.heavy_work import asking_address
from farshore.server.lobby.errors import NoRoom, NoRoomForGuests, TooManyHere, TooOften
from farshore.server.rate_limit import SITE, RateLimit, site_of
from farshore.server.settings import Settings
from farshore.server.storage.cache import TableCache
from farshore.server.table.live_table import LiveTable

AT_ONCE: Final = 60
"""Guests, or tables, that may come from one address at once: a class that begins together."""
RENAMES_AT_ONCE: Final = 3
RENAME_SECONDS: Final = 20.0
"""After which somebody may have yet another name: it is written wherever they ever sat."""
LOGGED_AT_ONCE: Final = 20_000_000
"""Bytes that may be added to logs from one address at once: some hundreds of games."""
IMPORTED_AT_ONCE: Final = 2_000_000
"""Bytes of records that may be taken in from one address at once: some dozens of games."""
IMPORTED_SHARE: Final = 0.5
"""Of the room on the disk: what is played here shall find the rest, however many records are brought from elsewhere."""
ENDED: Final = frozenset({"over", "agreed", "off"})
MOST_REMEMBERED: Final = 20_000
"""Tables of which is known where they were opened."""


def log_limit(settings: Settings) -> RateLimit:
    """Return how much may be added to the logs of tables."""
    return RateLimit(settings.logged, _seconds(settings.logged, LOGGED_AT_ONCE))


class Limits:
    """What has come about from where."""

    def __init__(self, tables: TableCache, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self._openings = RateLimit(settings.openings, _seconds(settings.openings))
        self._newcomers = RateLimit(settings.newcomers, _seconds(settings.newcomers))
        self._imports = RateLimit(settings.imports, _seconds(settings.imports, IMPORTED_AT_ONCE))
        self._renames = RateLimit(1 / RENAME_SECONDS, RENAMES_AT_ONCE * RENAME_SECONDS)
        self._origins: OrderedDict[str, str] = OrderedDict()  # by table that is not over: from where, the oldest first

    async def check_newcomer(self) -> None:
        """Let somebody become a guest. Raises ``NoRoomForGuests`` or ``TooOften``."""
        if await self.tables.repository.size() > self.settings.largest_data:
            raise NoRoomForGuests
        if not self._newcomers.take(asking_address()):
            raise TooOften

    def check_rename(self, guest: str) -> None:
        """Let somebody go by another name wherever they sit. Raises ``TooOften``."""
        if not self._renames.take(guest):
            raise TooOften

    async def check_opening(self) -> None:
        """Let somebody open a table. Raises ``TooManyHere``, ``NoRoom`` or ``TooOften``."""
        address, running = asking_address(), self.settings.running_each
        if running:
            self._check_running(address, running)
        repository, most = self.tables.repository, self.settings.running
        if await repository.size() > self.settings.largest_data:
            raise NoRoom
        if most and await repository.count_all_running() >= most:
            raise NoRoom
        if not self._openings.take(address):
            raise TooOften

    def _check_running(self, address: str, most: int) -> None:
        """Let a caller, and their site, have so many tables that are not over. Raises ``TooManyHere``."""
        if sum(origin == address for origin in self._origins.values()) >= most:
            raise TooManyHere(most)
        site = site_of(address)
        if site and sum(site_of(origin) == site for origin in self._origins.values()) >= most * SITE:
            raise TooManyHere(most * SITE)

    async def check_import(self) -> None:
        """Let somebody bring a record. Raises ``NoRoom`` or ``TooOften``.

        A record costs its sender nothing and is over when it comes, so that no limit of running tables counts it.
        """
        if await self.tables.repository.size() > IMPORTED_SHARE * self.settings.largest_data:
            raise NoRoom
        if self._imports.is_in_debt(asking_address()):
            raise TooOften

    def imported(self, size: int) -> None:
        """Note how many bytes were taken in: with the last of them somebody may be in debt."""
        self._imports.charge(asking_address(), size)

    def opened(self, table: LiveTable) -> None:
        """Note where a table was opened."""
        self._origins[table.id] = asking_address() or table.host
        if len(self._origins) > MOST_REMEMBERED:
            self._origins.popitem(last=False)

    def look(self, table: LiveTable) -> None:
        """Look whether a table that has changed is over."""
        self.hear(f"{table.id} {table.status}")

    def hear(self, about: str) -> None:
        """Look whether a table is over that another process has changed."""
        table_id, _, status = about.partition(" ")
        if status in ENDED:
            self.ended(table_id)

    def ended(self, table_id: str) -> None:
        """Know that a table is over, or has never begun."""
        self._origins.pop(table_id, None)

    def account_of(self, table: LiveTable) -> str:
        """Return on whose account a table is when bots think for it."""
        return self._origins.get(table.id, table.host)


def _seconds(rate: float, at_once: int = AT_ONCE) -> float:
    return at_once / rate if rate else 0.0
