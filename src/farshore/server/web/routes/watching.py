"""Watching a table: the link that its host gives away, and taking it."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from farshore.server.lobby.watching import check_watch, renew_watch, watch, watch_token
from farshore.server.settings import Settings
from farshore.server.storage.cache import TableCache
from farshore.server.table.seating import Guest
from farshore.server.unbroken import in_thread
from farshore.server.web.dependencies import Asker, HttpRequest, Spoken, TableId, TheGuests, TheSettings, TheTables
from farshore.server.web.messages.tables import WatchAsk, Watched, WatchLink
from farshore.server.web.qr import qr_code
from farshore.server.web.reach import base_for_others
from farshore.server.web.session import cookies, known

WATCH = "/watch#"
"""The page that takes it. What is behind the sign # stays in the browser: no server, no proxy writes it down."""


@get("/api/tables/{table_id:str}/watch-link")
async def read_watch_link(
    request: HttpRequest, table_id: TableId, guest: Asker, tables: TheTables, settings: TheSettings
) -> WatchLink:
    """Return the link by which others may watch, to the host."""
    return await _link(request, settings, tables, table_id, known(guest))


@post("/api/tables/{table_id:str}/watch-link", status_code=200)
async def renew_watch_link(
    request: HttpRequest, table_id: TableId, guest: Asker, tables: TheTables, settings: TheSettings
) -> WatchLink:
    """Make another link: whoever watches by the old one no longer does."""
    await renew_watch(tables, known(guest), table_id)
    return await _link(request, settings, tables, table_id, known(guest))


@post("/api/watch", status_code=200)
async def watch_table(
    request: HttpRequest, data: JSONBody[WatchAsk], guest: Asker, guests: TheGuests, tables: TheTables, spoken: Spoken
) -> Response[Watched]:
    """Let the bearer of a link watch."""
    table_id = await check_watch(tables, data.token)
    watcher, token = await guests.welcome(guest, "", spoken)
    await watch(tables, watcher, table_id)
    return Response(Watched(table=table_id), cookies=cookies(request, token))


async def _link(request: HttpRequest, settings: Settings, tables: TableCache, table_id: str, guest: Guest) -> WatchLink:
    base, is_here_only = base_for_others(settings, request)
    async with tables.at(table_id) as table:
        address = f"{base}{WATCH}{watch_token(table, guest)}"
    return WatchLink(address=address, code=await in_thread(qr_code, address), here_only=is_here_only)


HANDLERS = [read_watch_link, renew_watch_link, watch_table]
