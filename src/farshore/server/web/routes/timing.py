"""Time at a table: what time it is there, and what people decide about it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from farshore.server.lobby.timing import manage_time
from farshore.server.web.dependencies import Asker, Spoken, TableId, TheTables
from farshore.server.web.messages.play import Snapshot
from farshore.server.web.messages.timing import ServerTime, TimeAsk
from farshore.server.web.session import known
from farshore.server.web.snapshot import fetch_snapshot


@get("/api/tables/{table_id:str}/time")
async def read_time(table_id: TableId, tables: TheTables) -> ServerTime:
    """Return what time it is, by which the clocks of a table go."""
    return ServerTime(now=tables.now())


@post("/api/tables/{table_id:str}/time", status_code=200)
async def change_time(
    table_id: TableId,
    data: JSONBody[TimeAsk],
    guest: Asker,
    tables: TheTables,
    spoken: Spoken,
) -> Snapshot:
    """Decide something about time: the answer says how the table then stands, without what happened before."""
    asker = known(guest)
    await manage_time(tables, asker, table_id, data.way, data.seat)
    async with tables.looked_at(table_id, asker.id) as table:
        seen = table.knowledge(table.seats_of(asker.id)).seq
        return await fetch_snapshot(table, asker.id, seen, spoken)


HANDLERS = [read_time, change_time]
