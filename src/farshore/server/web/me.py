"""Who somebody is and where they play, as a message to them."""

from __future__ import annotations

from typing import Any

from farshore.core.registry import games
from farshore.core.words import has_word, say
from farshore.server.lobby.company import Company
from farshore.server.lobby.leaving import ways
from farshore.server.lobby.teaching import Teaching
from farshore.server.storage.repository import TableSummary
from farshore.server.table.names import NAMELESS, called, seat_names
from farshore.server.table.seating import Guest
from farshore.server.web.messages.people import Companion, InvitedTo, Me, MyLesson, MyTable


async def me_message(guest: Guest | None, company: Company, teaching: Teaching, language: str) -> Me:
    """Say who somebody is, and list their tables."""
    if guest is None:
        return Me(name="", login="", language="", tables=[], lessons=[], invitations=[], companions=[])
    lessons = await teaching.lessons_of(guest)
    tables = [*lessons.under_way, *await company.lobby.tables_of(guest)]
    return Me(
        name=guest.name,
        login=await company.lobby.login_of(guest),
        language=guest.language,
        tables=[_listed(table, guest.id, language, company.tables.now()) for table in tables],
        lessons=[
            MyLesson(game=state.game, name=state.lesson, done=state.is_done, table=state.table)
            for state in lessons.states
        ],
        invitations=[invited_to(table, language) for table in await company.invitations(guest)],
        companions=[
            Companion(
                name=called(None, None, one.name or NAMELESS, language),
                games=one.games,
                table=one.table,
                seat=one.seat,
                title=_title(one.game, language),
                updated=one.updated,
            )
            for one in await company.companions(guest)
        ],
    )


def _listed(table: TableSummary, guest: str, language: str, now: float) -> MyTable:
    own = [sitting for sitting in table.sittings if sitting.guest == guest]
    return MyTable(
        id=table.id,
        game=table.game,
        title=_title(table.game, language),
        seats=_names(table, language),
        status=table.status,
        your_turn=table.awaits(guest),
        over=table.status in {"over", "agreed", "off"},
        away=own[0].away if own and all(sitting.away for sitting in own) else "",
        updated=table.updated,
        **_time(table, guest, now),
        ways=ways(table.status, table.host, table.sittings, guest),
        lesson=say(f"{table.game}-lesson-{table.taught.lesson}", language) if table.taught is not None else "",
    )


def _time(table: TableSummary, guest: str, now: float) -> dict[str, Any]:
    """Say what somebody has left at a table, on the seat that runs out first."""
    if table.clock is None:
        return {"time": None, "left": None, "late": False, "paused": False}
    state = table.clock.state
    seats = zip(state.seats, table.sittings, strict=True)
    own = [clock for clock, at in seats if at.guest == guest and at.kind == "person"]
    ends = [clock.ends for clock in own if clock.ends is not None]
    left = max(0.0, min(ends) - now) if ends else None
    is_late = any(clock.late is not None for clock in own)
    return {"time": table.clock.control, "left": left, "late": is_late, "paused": state.is_paused}


def invited_to(table: TableSummary, language: str) -> InvitedTo:
    """Say who waits at a table, and for how many."""
    names = _names(table, language)
    is_open = [sitting.kind == "open" for sitting in table.sittings]
    host = next((name for name, sitting in zip(names, table.sittings, strict=True) if sitting.guest == table.host), "")
    return InvitedTo(
        id=table.id,
        game=table.game,
        title=_title(table.game, language),
        host_name=host or say("server-nameless", language),
        seats=["" if is_free else name for is_free, name in zip(is_open, names, strict=True)],
        open=sum(is_open),
        time=None if table.clock is None else table.clock.control,
        coach=table.is_coached,
        updated=table.updated,
    )


def _title(game: str, language: str) -> str:
    """Say what is played; of a game that is not installed, its name."""
    key = f"game-{game}"
    return say(key, language) if has_word(key) else game


def _names(table: TableSummary, language: str) -> list[str]:
    """Say who sits at a table; of a game that is not installed, who gave a name."""
    game = games().get(table.game)
    if game is None:
        return [called(None, None, sitting.name, language) for sitting in table.sittings]
    return seat_names(game, table.sittings, language)
