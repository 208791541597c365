"""At a table: how it stands, what is done, and what was done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar import Response, get, post
from litestar.params import JSONBody

from farshore.core.contract import Seat
from farshore.server.lobby import play
from farshore.server.storage.retrying import tried_again
from farshore.server.table.deed import Deed
from farshore.server.table.errors import NoSuchStep, NotYourSeat, Stale
from farshore.server.table.foretold import foretold
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import Guest
from farshore.server.table.wish import Wish, check_seat, read_action
from farshore.server.unbroken import in_thread
from farshore.server.web.dependencies import (
    Asker,
    AsSeat,
    At,
    Call,
    Since,
    Spoken,
    TableId,
    TheCall,
    TheTables,
    Written,
)
from farshore.server.web.errors import StaleWish
from farshore.server.web.messages.play import (
    ActionAsk,
    Ahead,
    Curve,
    Done,
    Replay,
    Snapshot,
    UndoAsk,
    WhyNot,
    WhyNotAsk,
)
from farshore.server.web.messages.tables import Table
from farshore.server.web.session import id_of, known
from farshore.server.web.snapshot import fetch_snapshot, replay_message, table_message

LINES = "application/jsonl"


@get("/api/tables/{table_id:str}")
async def read_table(table_id: TableId, guest: Asker, tables: TheTables, spoken: Spoken) -> Table:
    """Return who sits where."""
    async with tables.looked_at(table_id, id_of(guest)) as table:
        return table_message(table, id_of(guest), spoken)


@get("/api/tables/{table_id:str}/state")
async def read_state(table_id: TableId, guest: Asker, tables: TheTables, spoken: Spoken, since: Since = 0) -> Snapshot:
    """Return how a table stands, and what happened since."""
    async with tables.looked_at(table_id, id_of(guest)) as table:
        return await fetch_snapshot(table, id_of(guest), since, spoken)


@post("/api/tables/{table_id:str}/actions", status_code=200)
async def act(table_id: TableId, data: JSONBody[ActionAsk], call: TheCall) -> Done:
    """Do an action."""
    return await do_action(call, table_id, data)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(table_id: TableId, data: JSONBody[UndoAsk], call: TheCall) -> Done:
    """Take back a step."""
    wish = Wish(seat=data.seat, seq=data.seq, key=data.key, action=None)
    return await _grant(call, table_id, wish)


@post("/api/tables/{table_id:str}/why-not", status_code=200)
async def why_not(
    table_id: TableId, data: JSONBody[WhyNotAsk], guest: Asker, tables: TheTables, spoken: Spoken
) -> WhyNot:
    """Say why an action cannot be done now, and change nothing."""
    async with tables.at(table_id) as table:
        check_seat(table, known(guest).id, data.seat)
        error = table.match.why_not(data.seat, read_action(table.game, data.action))
        if error is None:
            return WhyNot(rule="", text="")
        return WhyNot(rule=error.rule, text=error.phrase.say(spoken))


@get("/api/tables/{table_id:str}/foretell")
async def foretell(
    table_id: TableId, guest: Asker, tables: TheTables, spoken: Spoken, notation: Written, seat: AsSeat = None
) -> Ahead:
    """Say what an action that is offered now, as it is written, would do."""
    async with tables.at(table_id) as table:
        own = table.seats_of(id_of(guest))
        chosen = own[0] if seat is None and own else seat
        if chosen not in own:
            raise NotYourSeat
        found = await in_thread(foretold, table, own, chosen, notation, spoken)
    return Ahead(texts=found.texts, gains=found.gains, open=found.is_open)


@get("/api/tables/{table_id:str}/replay")
async def read_replay(
    table_id: TableId,
    guest: Asker,
    tables: TheTables,
    spoken: Spoken,
    step: Since = 0,
    at: At = None,
    seat: AsSeat = None,
) -> Replay:
    """Return how things stood after a step, or at a count of the log, as the asker may know it."""
    async with tables.looked_at(table_id, id_of(guest)) as table:
        watcher = _watcher(table, guest, seat)
        replay = await in_thread(replay_message, table, id_of(guest), step, watcher, spoken, at)
    if replay is None:
        raise NoSuchStep(step)
    return replay


@get("/api/tables/{table_id:str}/curve")
async def read_curve(table_id: TableId, guest: Asker, tables: TheTables) -> Curve:
    """Return how the points went, as far as the asker may know."""
    async with tables.looked_at(table_id, id_of(guest)) as table:
        points = await in_thread(table.curve, table.seats_of(id_of(guest)))
    return Curve(points=points)


@get("/api/tables/{table_id:str}/record", media_type=LINES)
async def read_record(table_id: TableId, guest: Asker, tables: TheTables, seat: AsSeat = None) -> Response[str]:
    """Return the record, as lines of JSON, as far as the asker may know it."""
    async with tables.looked_at(table_id, id_of(guest)) as table:
        known, watcher = table.knowledge(table.seats_of(id_of(guest))), _watcher(table, guest, seat)
        text = await in_thread(lambda: known.record(watcher).text())
    name = f'attachment; filename="{table.game.name}-{table_id}.jsonl"'
    return Response(text, media_type=LINES, headers={"Content-Disposition": name})


async def do_action(call: Call, table_id: str, ask: ActionAsk) -> Done:
    """Do an action that somebody asks for."""
    return await _grant(call, table_id, Wish(seat=ask.seat, seq=ask.seq, key=ask.key, action=ask.action))


async def _grant(call: Call, table_id: str, wish: Wish) -> Done:
    """Do what somebody asks for."""
    return await done_at(call, table_id, wish.seq, lambda table, guest: play.act(call.tables, table, guest, wish))


@tried_again
async def done_at(call: Call, table_id: str, seq: int, do: Callable[[LiveTable, str], Awaitable[Deed]]) -> Done:
    """Do something at a table that is held; to a page that is out of date say how things stand now.

    Raises ``NotYourSeat``: whoever sits nowhere, or no longer, may have to see the table later than it is played.
    """
    guest, language = known(call.guest).id, call.language
    async with call.tables.at(table_id) as table:
        if not table.seats_of(guest):
            raise NotYourSeat
        seen = table.knowledge(table.seats_of(guest))
        try:
            deed = await do(table, guest)
        except Stale as error:
            raise StaleWish(await fetch_snapshot(table, guest, min(seq, seen.seq), language)) from error
        news = await fetch_snapshot(table, guest, min(seq, seen.seq), language)
        return Done(seq=seen.number_of(deed), snapshot=news)


def _watcher(table: LiveTable, guest: Guest | None, seat: int | None) -> Seat | None:
    """Return whose eyes are meant: the asker's first seat, or a named one, which must be theirs until the end."""
    own = table.seats_of(id_of(guest))
    if seat is None:
        return own[0] if own else None
    if seat not in own and not (table.match.over and seat in range(len(table.sittings))):
        raise NotYourSeat
    return seat


HANDLERS = [read_table, read_state, act, undo, why_not, foretell, read_replay, read_curve, read_record]
