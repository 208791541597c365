"""At a table: what all others are asked for, and what they answer."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from farshore.server.lobby import play
from farshore.server.table.agreeing import Question, Reply, moments
from farshore.server.table.errors import NotYourSeat
from farshore.server.unbroken import in_thread
from farshore.server.web.dependencies import Asker, AsSeat, Spoken, TableId, TheCall, TheTables
from farshore.server.web.messages.agreeing import Moments, QuestionAsk, ReplyAsk
from farshore.server.web.messages.play import Done
from farshore.server.web.routes.table import done_at
from farshore.server.web.session import known


@get("/api/tables/{table_id:str}/moments")
async def read_moments(
    table_id: TableId, guest: Asker, tables: TheTables, spoken: Spoken, seat: AsSeat = None
) -> Moments:
    """Return to where a seat may ask to go back."""
    asker = known(guest).id
    async with tables.at(table_id) as table:
        own = table.seats_of(asker)
        if not own:
            raise NotYourSeat
        found = await in_thread(moments, table, asker, own[0] if seat is None else seat, spoken)
    return Moments(moments=found)


@post("/api/tables/{table_id:str}/ask", status_code=200)
async def ask(table_id: TableId, data: JSONBody[QuestionAsk], call: TheCall) -> Done:
    """Ask all others to agree to something."""
    question = Question(seat=data.seat, matter=data.matter, to=data.to, seq=data.seq, key=data.key)
    return await done_at(call, table_id, data.seq, lambda table, guest: play.ask(call.tables, table, guest, question))


@post("/api/tables/{table_id:str}/answer", status_code=200)
async def answer(table_id: TableId, data: JSONBody[ReplyAsk], call: TheCall) -> Done:
    """Answer what is asked, or ask no more."""
    reply = Reply(seat=data.seat, ask=data.ask, agrees=data.agrees, seq=data.seq, key=data.key)
    return await done_at(call, table_id, data.seq, lambda table, guest: play.answer(call.tables, table, guest, reply))


HANDLERS = [read_moments, ask, answer]
