"""Finding others: tables that wait for anybody, sitting down there, and inviting somebody again."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from farshore.server.web.dependencies import (
    Asker,
    HttpRequest,
    Spoken,
    TableId,
    TheCompany,
    TheGuests,
    TheTables,
    TheTeaching,
)
from farshore.server.web.me import invited_to, me_message
from farshore.server.web.messages.people import InviteAsk, Me, OpenTables, SitAsk
from farshore.server.web.messages.tables import Table
from farshore.server.web.session import cookies, known
from farshore.server.web.snapshot import table_message


@get("/api/lobby")
async def read_lobby(guest: Asker, company: TheCompany, spoken: Spoken) -> OpenTables:
    """Return the tables on this server that wait for anybody."""
    return OpenTables(tables=[invited_to(table, spoken) for table in await company.listed(guest)])


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[SitAsk],
    guest: Asker,
    guests: TheGuests,
    company: TheCompany,
    tables: TheTables,
    spoken: Spoken,
) -> Response[Table]:
    """Take a free seat at a table that is listed, or to which the asker is invited."""
    await company.check_sitting(guest, table_id)
    sitter, token = await guests.welcome(guest, data.name, spoken)
    await company.sit(sitter, table_id)
    async with tables.at(table_id) as table:
        return Response(table_message(table, sitter.id, spoken), cookies=cookies(request, token))


@post("/api/tables/{table_id:str}/invite", status_code=201)
async def invite(
    table_id: TableId, data: JSONBody[InviteAsk], guest: Asker, company: TheCompany, spoken: Spoken
) -> Table:
    """Open a table like this one, and invite to it whoever sits on a seat here."""
    return table_message(await company.invite(known(guest), table_id, data.seat), known(guest).id, spoken)


@post("/api/tables/{table_id:str}/decline", status_code=200)
async def decline(table_id: TableId, guest: Asker, company: TheCompany, teaching: TheTeaching, spoken: Spoken) -> Me:
    """Say no to an invitation; the answer is what is left of them."""
    await company.decline(known(guest), table_id)
    return await me_message(guest, company, teaching, spoken)


HANDLERS = [read_lobby, sit, invite, decline]
