"""Talking at a table. Whoever may not look at a table finds none of it; see ``web.privacy``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar import get, post
from litestar.params import JSONBody

from farshore.server.lobby.talking import Talk as Talking
from farshore.server.lobby.talking import Talker, may_talk, name_of
from farshore.server.storage.talk import Message
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import Guest
from farshore.server.web.dependencies import Call, Since, TableId, TheCall, TheTalk
from farshore.server.web.messages.talking import (
    MessageAsk,
    MuteAsk,
    OpenAsk,
    Said,
    SayAsk,
    SilenceAsk,
    Speaker,
    Talk,
)
from farshore.server.web.session import id_of, known


@get("/api/tables/{table_id:str}/talk")
async def read_talk(table_id: TableId, call: TheCall, talk: TheTalk, since: Since = 0) -> Talk:
    """Return what was said since a revision."""
    async with call.tables.at(table_id) as table:
        return await _message(talk, call, table, since)


@post("/api/tables/{table_id:str}/talk", status_code=200)
async def say(table_id: TableId, data: JSONBody[SayAsk], call: TheCall, talk: TheTalk) -> Talk:
    """Say something."""
    return await _done(
        talk,
        call,
        table_id,
        lambda guest, table: talk.say(guest, table, data.text, data.sign, call.language),
        data.since,
    )


@post("/api/tables/{table_id:str}/talk/mute", status_code=200)
async def mute(table_id: TableId, data: JSONBody[MuteAsk], call: TheCall, talk: TheTalk) -> Talk:
    """Read somebody no longer, or again; the answer is all that there is to read."""
    return await _done(
        talk, call, table_id, lambda guest, table: talk.mute(guest, table, data.seat, is_muted=data.muted)
    )


@post("/api/tables/{table_id:str}/talk/silence", status_code=200)
async def silence(table_id: TableId, data: JSONBody[SilenceAsk], call: TheCall, talk: TheTalk) -> Talk:
    """Let somebody talk no longer, or again."""
    return await _done(
        talk, call, table_id, lambda guest, table: talk.silence(guest, table, data.seat, is_silent=data.silenced)
    )


@post("/api/tables/{table_id:str}/talk/remove", status_code=200)
async def remove(table_id: TableId, data: JSONBody[MessageAsk], call: TheCall, talk: TheTalk) -> Talk:
    """Remove a message."""
    return await _done(talk, call, table_id, lambda guest, table: talk.remove(guest, table, data.number), data.since)


@post("/api/tables/{table_id:str}/talk/report", status_code=200)
async def report(table_id: TableId, data: JSONBody[MessageAsk], call: TheCall, talk: TheTalk) -> Talk:
    """Report a message to the host."""
    return await _done(talk, call, table_id, lambda guest, table: talk.report(guest, table, data.number), data.since)


@post("/api/tables/{table_id:str}/talk/open", status_code=200)
async def open_to_watchers(table_id: TableId, data: JSONBody[OpenAsk], call: TheCall, talk: TheTalk) -> Talk:
    """Let whoever watches read what is said from now on, or no longer."""
    return await _done(
        talk, call, table_id, lambda guest, table: talk.open_to_watchers(guest, table, is_open=data.open)
    )


async def _done(
    talk: Talking, call: Call, table_id: str, work: Callable[[Guest, LiveTable], Awaitable[None]], since: int = 0
) -> Talk:
    """Do something, and say what there is to read then."""
    guest = known(call.guest)
    async with call.tables.at(table_id) as table:
        await work(guest, table)
        return await _message(talk, call, table, since)


async def _message(talk: Talking, call: Call, table: LiveTable, since: int) -> Talk:
    asker = id_of(call.guest)
    heard = await talk.listen(call.guest, table, since, call.language)
    is_host = asker is not None and asker == table.host
    return Talk(
        revision=heard.talked.revision,
        said=[_said(table, each, asker, is_host, call.language) for each in heard.messages],
        speakers=[_speaker(each, asker) for each in heard.talkers],
        writes=may_talk(table, asker) and not any(each.is_silenced and each.guest == asker for each in heard.talkers),
        open=heard.talked.is_open,
        host=is_host,
    )


def _said(table: LiveTable, message: Message, asker: str | None, is_host: bool, language: str) -> Said:
    seats = table.seats_of(message.guest)
    return Said(
        number=message.number,
        seat=seats[0] if seats else None,
        name=name_of(table, message.guest, message.name, language),
        yours=message.guest == asker,
        text=message.text,
        sign=message.sign,
        language=message.language,
        at=message.at,
        removed=message.is_removed,
        reported=message.is_reported and is_host,
    )


def _speaker(talker: Talker, asker: str | None) -> Speaker:
    return Speaker(
        seat=talker.seat,
        name=talker.name,
        yours=talker.guest == asker,
        muted=talker.is_muted,
        silenced=talker.is_silenced,
    )


HANDLERS = [read_talk, say, mute, silence, remove, report, open_to_watchers]
