"""Watching: a table is private, and whoever its host gives a link to may look on."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final

from farshore.server.lobby.errors import NoSuchInvitation, NotYourTable, TooManyWatch
from farshore.server.storage.cache import TableCache
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import WATCHES, Guest, new_privacy

MOST_ADMITTED: Final = 300
"""Who may look at a table without a seat there, besides those whom everyone may see."""


def watch_token(table: LiveTable, guest: Guest) -> str:
    """Return what the link to watch a table that is held ends with, to its host. Raises ``NotYourTable``."""
    if guest.id != table.host:
        raise NotYourTable
    return f"{table.id}.{table.privacy.watch}"


async def check_watch(tables: TableCache, token: str) -> str:
    """Return the table that a link lets somebody watch. Raises ``NoSuchInvitation``."""
    table_id, _, shown = token.partition(".")
    right = await tables.repository.presence.watch_of(table_id)
    if not compare_digest(shown.encode(), (right or new_privacy().watch).encode()):
        raise NoSuchInvitation
    return table_id


async def watch(tables: TableCache, guest: Guest, table_id: str) -> None:
    """Let somebody watch a table, if they may not look already. Raises ``TooManyWatch``."""
    async with tables.at(table_id) as table:
        if table.may_look(guest.id):
            return
        if len(table.privacy.admitted) >= MOST_ADMITTED:
            raise TooManyWatch(MOST_ADMITTED)
        await tables.repository.presence.admit(table_id, guest.id, WATCHES)
        table.privacy.admitted[guest.id] = WATCHES


async def renew_watch(tables: TableCache, guest: Guest, table_id: str) -> None:
    """Make another link: by the one before, nobody watches any more. Raises ``NotYourTable``."""
    async with tables.at(table_id) as table:
        watch_token(table, guest)
        fresh = new_privacy(table.privacy.is_listed, table.privacy.delay)
        await tables.repository.presence.renew_watch(table_id, fresh.watch)
        fresh.admitted |= {who: seat for who, seat in table.privacy.admitted.items() if seat != WATCHES}
        table.privacy = fresh
        tables.notify(table)  # those who watch are told that there is nothing to see any more
