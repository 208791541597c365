"""Going on from a moment of a game that was played, and taking in a record."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from farshore.server.lobby.continuing import read_in
from farshore.server.lobby.seats import SeatWish
from farshore.server.web.dependencies import Asker, HttpRequest, Spoken, TableId, TheContinuing, TheGuests
from farshore.server.web.messages.continuing import LARGEST_RECORD, GoOnAsk, RecordAsk
from farshore.server.web.messages.tables import Table
from farshore.server.web.session import cookies
from farshore.server.web.snapshot import table_message


@post("/api/tables/{table_id:str}/continue", status_code=201)
async def go_on(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[GoOnAsk],
    guest: Asker,
    guests: TheGuests,
    continuing: TheContinuing,
    spoken: Spoken,
) -> Response[Table]:
    """Open a table that begins as this one stood after a step."""
    await continuing.check(guest, table_id, data.step)
    host, token = await guests.welcome(guest, data.name, spoken)
    wishes = [SeatWish(ask.kind, ask.name, ask.bot) for ask in data.seats]
    table = await continuing.go_on(host, table_id, data.step, wishes)
    return Response(table_message(table, host.id, spoken), cookies=cookies(request, token))


@post("/api/records", status_code=201, request_max_body_size=2 * LARGEST_RECORD)
async def bring_in(
    request: HttpRequest,
    data: JSONBody[RecordAsk],
    guest: Asker,
    guests: TheGuests,
    continuing: TheContinuing,
    spoken: Spoken,
) -> Response[Table]:
    """Take in a record, to be looked at and to go on from."""
    await continuing.check_import()
    chronicle = await read_in(data.record)  # before anybody becomes a guest by what cannot be read
    host, token = await guests.welcome(guest, data.name, spoken)
    table = await continuing.bring_in(host, chronicle, len(data.record.encode()))
    return Response(table_message(table, host.id, spoken), cookies=cookies(request, token))


HANDLERS = [go_on, bring_in]
