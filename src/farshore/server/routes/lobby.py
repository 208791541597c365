"""Games, guests, and how tables come about."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from farshore.server.catalog import catalog, preview
from farshore.server.given import Asked, Asker, Spoken, TheGuests, TheMatches, TheTables, Token
from farshore.server.identity import Guest
from farshore.server.messages import GameInfo, Invitation, JoinAsk, Me, MeAsk, Preview, PreviewAsk, Table, TableAsk
from farshore.server.snapshot import table_message
from farshore.server.tables import Tables


@get("/api/games")
async def read_games(spoken: Spoken) -> list[GameInfo]:
    """Return what can be played."""
    return catalog(spoken)


@post("/api/preview", status_code=200)
async def read_preview(data: JSONBody[PreviewAsk]) -> Preview:
    """Return how a game would begin."""
    return preview(data)


@get("/api/me")
async def read_me(guest: Asker, tables: TheTables, spoken: Spoken) -> Me:
    """Return who the asker is, and their tables."""
    return await _me(guest, tables, spoken)


@post("/api/me", status_code=200)
async def name_me(
    request: Asked, data: JSONBody[MeAsk], guest: Asker, guests: TheGuests, tables: TheTables, spoken: Spoken
) -> Response[Me]:
    """Give the asker a name, and a stranger a cookie."""
    named, cookies = await guests.welcome(guest, data.name, _is_secure(request))
    return Response(await _me(named, tables, spoken), cookies=cookies)


@post("/api/tables", status_code=201)
async def open_table(
    request: Asked, data: JSONBody[TableAsk], guest: Asker, guests: TheGuests, tables: TheTables
) -> Response[Table]:
    """Open a table."""
    tables.check(data)
    host, cookies = await guests.welcome(guest, data.name, _is_secure(request))
    return Response(table_message(await tables.open(host, data), host.id), cookies=cookies)


@get("/api/invitations/{token:str}")
async def read_invitation(token: Token, guest: Asker, tables: TheTables) -> Invitation:
    """Return what the bearer of a link is invited to."""
    return await tables.invitation(token, guest)


@post("/api/join", status_code=200)
async def join(
    request: Asked, data: JSONBody[JoinAsk], guest: Asker, guests: TheGuests, tables: TheTables, matches: TheMatches
) -> Response[Table]:
    """Take an open seat."""
    await tables.check_free(data.token, guest)
    joiner, cookies = await guests.welcome(guest, data.name, _is_secure(request))
    table_id = await tables.join(joiner, data.token)
    async with matches.at(table_id) as table:
        return Response(table_message(table, joiner.id), cookies=cookies)


async def _me(guest: Guest | None, tables: Tables, language: str) -> Me:
    if guest is None:
        return Me(name="", tables=[])
    return Me(name=guest.name, tables=await tables.of(guest, language))


def _is_secure(request: Asked) -> bool:
    """Tell whether the page came by a connection that only the two sides can read."""
    return request.url.scheme == "https"


HANDLERS = [read_games, read_preview, read_me, name_me, open_table, read_invitation, join]
