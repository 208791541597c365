"""At a table: how it stands, what is done, and what was done."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from farshore.core.contract import Seat
from farshore.core.words import Phrase
from farshore.server.errors import Refusal
from farshore.server.given import Asker, AsSeat, Since, Spoken, TableId, TheMatches, TheTables
from farshore.server.identity import Guest
from farshore.server.live_table import LiveTable
from farshore.server.matches import check_seat, read_action
from farshore.server.messages import ActionAsk, Done, Replay, Snapshot, Table, UndoAsk, WhyNot, WhyNotAsk
from farshore.server.snapshot import replay_message, snapshot, table_message


@get("/api/tables/{table_id:str}")
async def read_table(table_id: TableId, guest: Asker, matches: TheMatches) -> Table:
    """Return who sits where."""
    async with matches.at(table_id) as table:
        return table_message(table, _id(guest))


@get("/api/tables/{table_id:str}/state")
async def read_state(
    table_id: TableId, guest: Asker, matches: TheMatches, spoken: Spoken, since: Since = 0
) -> Snapshot:
    """Return how a table stands, and what happened since."""
    async with matches.at(table_id) as table:
        return snapshot(table, _id(guest), since, spoken)


@post("/api/tables/{table_id:str}/actions", status_code=200)
async def act(table_id: TableId, data: JSONBody[ActionAsk], guest: Asker, matches: TheMatches, spoken: Spoken) -> Done:
    """Do an action."""
    return await matches.act(table_id, _known(guest).id, data, spoken)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(table_id: TableId, data: JSONBody[UndoAsk], guest: Asker, matches: TheMatches, spoken: Spoken) -> Done:
    """Take back a step."""
    return await matches.act(table_id, _known(guest).id, data, spoken)


@post("/api/tables/{table_id:str}/why-not", status_code=200)
async def why_not(
    table_id: TableId, data: JSONBody[WhyNotAsk], guest: Asker, matches: TheMatches, spoken: Spoken
) -> WhyNot:
    """Say why an action cannot be done now, and change nothing."""
    async with matches.at(table_id) as table:
        check_seat(table, _known(guest).id, data.seat)
        error = table.match.why_not(data.seat, read_action(table.game, data.action))
        if error is None:
            return WhyNot(rule="", text="")
        return WhyNot(rule=error.rule, text=error.phrase.say(spoken))


@get("/api/tables/{table_id:str}/replay")
async def read_replay(
    table_id: TableId,
    guest: Asker,
    matches: TheMatches,
    spoken: Spoken,
    step: Since = 0,
    seat: AsSeat = None,
) -> Replay:
    """Return how things stood after a step, as the asker may know it."""
    async with matches.at(table_id) as table:
        replay = replay_message(table, _id(guest), step, _watcher(table, guest, seat), spoken)
    if replay is None:
        raise Refusal(404, Phrase("server-no-step", step=step))
    return replay


@get("/api/tables/{table_id:str}/record")
async def read_record(table_id: TableId, guest: Asker, matches: TheMatches, seat: AsSeat = None) -> Response[str]:
    """Return the record, as lines of JSON, as far as the asker may know it."""
    async with matches.at(table_id) as table:
        text = table.knowledge(table.seats_of(_id(guest))).record(_watcher(table, guest, seat)).text()
    name = f'attachment; filename="{table.game.name}-{table_id}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"Content-Disposition": name})


@post("/api/tables/{table_id:str}/again", status_code=201)
async def again(table_id: TableId, guest: Asker, tables: TheTables) -> Table:
    """Open a table like this one."""
    asker = _known(guest)
    return table_message(await tables.again(asker, table_id), asker.id)


def _id(guest: Guest | None) -> str | None:
    return None if guest is None else guest.id


def _known(guest: Guest | None) -> Guest:
    if guest is None:
        raise Refusal(401, Phrase("server-stranger"))
    return guest


def _watcher(table: LiveTable, guest: Guest | None, seat: int | None) -> Seat | None:
    """Return whose eyes are meant: the asker's first seat, or a named one, which must be theirs until the end."""
    own = table.seats_of(_id(guest))
    if seat is None:
        return own[0] if own else None
    if seat not in own and not (table.match.over and seat in range(len(table.sittings))):
        raise Refusal(403, Phrase("server-not-your-seat"))
    return seat


HANDLERS = [read_table, read_state, act, undo, why_not, read_replay, read_record, again]
