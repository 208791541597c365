"""Games, guests, and how tables come about."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from farshore.core.contract import Seat
from farshore.core.words import say
from farshore.server.lobby.belongings import rename
from farshore.server.lobby.errors import NoName, NotYourTable
from farshore.server.lobby.leaving import change_seats, forget
from farshore.server.lobby.seats import SeatWish
from farshore.server.unbroken import in_thread
from farshore.server.web.catalog import catalog, preview
from farshore.server.web.dependencies import (
    Asker,
    HttpRequest,
    Spoken,
    TableId,
    TheCompany,
    TheGuests,
    TheLobby,
    TheSettings,
    TheTables,
    TheTeaching,
)
from farshore.server.web.hints import said_hints
from farshore.server.web.language import known_language
from farshore.server.web.me import me_message
from farshore.server.web.messages.catalogue import GameInfo, Preview, PreviewAsk
from farshore.server.web.messages.people import LanguageAsk, Me, MeAsk
from farshore.server.web.messages.reading import GameHints, ReadRulebook
from farshore.server.web.messages.tables import (
    Invitation,
    InvitationAsk,
    InvitationLink,
    Invitations,
    JoinAsk,
    SeatingAsk,
    Table,
    TableAsk,
)
from farshore.server.web.qr import qr_code
from farshore.server.web.reach import base_for_others
from farshore.server.web.rulebook import read_aloud
from farshore.server.web.session import cookies, id_of, known, renamed
from farshore.server.web.snapshot import table_message


@get("/api/games")
async def read_games(spoken: Spoken) -> list[GameInfo]:
    """Return what can be played."""
    return catalog(spoken)


@get("/api/rulebooks/{game:str}")
async def read_rulebook(game: FromPath[str], spoken: Spoken) -> ReadRulebook:
    """Return a game's rulebook to read."""
    return await in_thread(read_aloud, game, spoken)


@get("/api/hints/{game:str}")
async def read_hints(game: FromPath[str], spoken: Spoken) -> GameHints:
    """Return what the things of a game are for, and what is explained when it first happens."""
    return said_hints(game, spoken)


@post("/api/preview", status_code=200)
async def read_preview(data: JSONBody[PreviewAsk]) -> Preview:
    """Return how a game would begin."""
    return await in_thread(preview, data)


@get("/api/me")
async def read_me(
    request: HttpRequest, guest: Asker, company: TheCompany, teaching: TheTeaching, spoken: Spoken
) -> Response[Me]:
    """Return who the asker is, and their tables."""
    kept = [] if guest is None else renamed(request)
    return Response(await me_message(guest, company, teaching, spoken), cookies=kept)


@post("/api/me", status_code=200)
async def name_me(
    request: HttpRequest,
    data: JSONBody[MeAsk],
    guest: Asker,
    guests: TheGuests,
    company: TheCompany,
    teaching: TheTeaching,
    tables: TheTables,
    spoken: Spoken,
) -> Response[Me]:
    """Give the asker a name, also where they sit, and a stranger a cookie."""
    if guest is None and not data.name.strip():
        raise NoName
    if guest is None:
        named, token = await guests.welcome(None, data.name, spoken)
    else:
        named, token = await guests.rename(guest, data.name), None
        await rename(tables, guest, named)
    return Response(await me_message(named, company, teaching, spoken), cookies=cookies(request, token))


@post("/api/me/language", status_code=200)
async def speak_to_me(
    data: JSONBody[LanguageAsk],
    guest: Asker,
    guests: TheGuests,
    company: TheCompany,
    teaching: TheTeaching,
    spoken: Spoken,
) -> Me:
    """Keep in which language the asker wants to be spoken to; of a stranger, nothing is kept."""
    language = known_language(data.language, spoken)
    if guest is not None:
        guest = await guests.speak_to(guest, language)
    return await me_message(guest, company, teaching, language)


@post("/api/tables", status_code=201)
async def open_table(
    request: HttpRequest, data: JSONBody[TableAsk], guest: Asker, guests: TheGuests, lobby: TheLobby, spoken: Spoken
) -> Response[Table]:
    """Open a table."""
    wishes = [SeatWish(ask.kind, ask.name, ask.bot) for ask in data.seats]
    await lobby.check(data.game, data.options, wishes, data.time)
    host, token = await guests.welcome(guest, data.name, spoken)
    agreed = (data.coach, data.listed, data.delay, data.time)
    table = await lobby.open(host, data.game, data.options, wishes, *agreed)
    return Response(table_message(table, host.id, spoken), cookies=cookies(request, token))


@post("/api/join/look", status_code=200)
async def look_at_invitation(
    data: JSONBody[InvitationAsk], guest: Asker, lobby: TheLobby, spoken: Spoken
) -> Invitation:
    """Say what the bearer of a link is invited to, and leave it as it is."""
    seat = await lobby.invitation(data.token)
    is_theirs = guest is not None and seat.guest == guest.id
    return Invitation(
        game=seat.game,
        host_name=seat.host_name or say("server-nameless", spoken),
        taken=not seat.is_open,
        off=seat.is_off,
        coach=seat.is_coached,
        time=seat.time,
        table=seat.table if is_theirs else "",
    )


@post("/api/join", status_code=200)
async def join(
    request: HttpRequest,
    data: JSONBody[JoinAsk],
    guest: Asker,
    guests: TheGuests,
    lobby: TheLobby,
    tables: TheTables,
    spoken: Spoken,
) -> Response[Table]:
    """Take an open seat."""
    await lobby.check_free(data.token, guest)
    joiner, token = await guests.welcome(guest, data.name, spoken)
    table_id = await lobby.join(joiner, data.token)
    async with tables.at(table_id) as table:
        return Response(table_message(table, joiner.id, spoken), cookies=cookies(request, token))


@post("/api/tables/{table_id:str}/again", status_code=201)
async def play_again(table_id: TableId, guest: Asker, lobby: TheLobby, spoken: Spoken) -> Table:
    """Open a table like this one."""
    return table_message(await lobby.rematch(known(guest), table_id), id_of(guest), spoken)


@get("/api/tables/{table_id:str}/invitations")
async def read_invitations(
    request: HttpRequest, table_id: TableId, guest: Asker, tables: TheTables, settings: TheSettings
) -> Invitations:
    """Return the links to the open seats, as others can use them."""
    base, is_here_only = base_for_others(settings, request)
    async with tables.at(table_id) as table:
        if known(guest).id != table.host:
            raise NotYourTable
        seats = table_message(table, id_of(guest)).seats
    places = [(seat.seat, f"{base}{seat.invitation}") for seat in seats if seat.invitation]
    return Invitations(
        links=await in_thread(_drawn, places),
        here_only=is_here_only,
        command=f"{settings.command} --host 0.0.0.0",
    )


@post("/api/tables/{table_id:str}/seating", status_code=200)
async def change_seating(
    table_id: TableId, data: JSONBody[SeatingAsk], guest: Asker, tables: TheTables, spoken: Spoken
) -> Table:
    """Change who plays: the answer says who does then."""
    await change_seats(tables, known(guest), table_id, data.change, data.seat)
    async with tables.looked_at(table_id, id_of(guest)) as table:
        return table_message(table, id_of(guest), spoken)


@post("/api/tables/{table_id:str}/forget", status_code=200)
async def forget_table(
    table_id: TableId, guest: Asker, company: TheCompany, teaching: TheTeaching, tables: TheTables, spoken: Spoken
) -> Me:
    """Take a table from the asker's list; the answer is what is left of it."""
    await forget(tables, known(guest), table_id)
    return await me_message(guest, company, teaching, spoken)


def _drawn(places: Sequence[tuple[Seat, str]]) -> list[InvitationLink]:
    """Draw the codes of some addresses, which takes milliseconds for each."""
    return [InvitationLink(seat=seat, address=address, code=qr_code(address)) for seat, address in places]


HANDLERS = [
    read_games,
    read_rulebook,
    read_hints,
    read_preview,
    read_me,
    name_me,
    speak_to_me,
    open_table,
    look_at_invitation,
    join,
    play_again,
    read_invitations,
    change_seating,
    forget_table,
]
