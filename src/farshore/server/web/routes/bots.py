"""Bots from outside: making them, seating them, and the worlds that are dealt for them."""

from __future__ import annotations

from random import SystemRandom

from litestar import get, post
from litestar.params import FromPath, JSONBody

from farshore.server.lobby.bot_accounts import BotAccounts
from farshore.server.lobby.errors import ForBots, NotToAct
from farshore.server.table.seating import Guest
from farshore.server.table.wish import check_seat
from farshore.server.thinking import dealt_position
from farshore.server.unbroken import in_thread
from farshore.server.web.dependencies import Asker, AsSeat, Spoken, TableId, TheBotAccounts, TheTables
from farshore.server.web.messages.bots import BotAsk, MyBot, MyBots, SeatBotAsk, World
from farshore.server.web.messages.tables import Table
from farshore.server.web.session import known
from farshore.server.web.snapshot import table_message


@get("/api/me/bots")
async def read_bots(guest: Asker, bot_accounts: TheBotAccounts) -> MyBots:
    """Return the asker's bots."""
    return await _bots(known(guest), bot_accounts)


@post("/api/me/bots", status_code=201)
async def make_bot(data: JSONBody[BotAsk], guest: Asker, bot_accounts: TheBotAccounts) -> MyBots:
    """Make a bot; its token is in the answer, and never again."""
    token = await bot_accounts.create(known(guest), data.name)
    return await _bots(known(guest), bot_accounts, token)


@post("/api/me/bots/{bot_id:str}/token", status_code=200)
async def renew_token(bot_id: FromPath[str], guest: Asker, bot_accounts: TheBotAccounts) -> MyBots:
    """Give a bot another token, instead of the one it had."""
    token = await bot_accounts.renew(known(guest), bot_id)
    return await _bots(known(guest), bot_accounts, token)


@post("/api/me/bots/{bot_id:str}/delete", status_code=200)
async def delete_bot(bot_id: FromPath[str], guest: Asker, bot_accounts: TheBotAccounts) -> MyBots:
    """Put an end to a bot."""
    await bot_accounts.delete(known(guest), bot_id)
    return await _bots(known(guest), bot_accounts)


@post("/api/tables/{table_id:str}/seat-bot", status_code=200)
async def seat_bot(
    table_id: TableId,
    data: JSONBody[SeatBotAsk],
    guest: Asker,
    bot_accounts: TheBotAccounts,
    tables: TheTables,
    spoken: Spoken,
) -> Table:
    """Let a bot of the host's take a free seat."""
    await bot_accounts.seat(known(guest), table_id, data.seat, data.bot)
    async with tables.looked_at(table_id, known(guest).id) as table:
        return table_message(table, known(guest).id, spoken)


@get("/api/tables/{table_id:str}/world")
async def read_world(table_id: TableId, guest: Asker, tables: TheTables, seat: AsSeat = None) -> World:
    """Return a world dealt for a bot's seat that is to act: as bots of this server get it, and never the truth."""
    asker = known(guest)
    if not asker.is_bot:
        raise ForBots
    async with tables.at(table_id) as table:
        own = table.seats_of(asker.id)
        acting = [each for each in own if each in table.actors() and seat in {None, each}]
        if seat is not None:
            check_seat(table, asker.id, seat)
        if not acting:
            raise NotToAct
        chosen, game = acting[0], table.game
        position = await in_thread(dealt_position, game, table.match.state.clone(), chosen, SystemRandom())
        seq = table.knowledge(own).seq
    return World(seat=chosen, seq=seq, game=game.name, content=game.content, position=position)


async def _bots(owner: Guest, bot_accounts: BotAccounts, token: str = "") -> MyBots:
    bots = [
        MyBot(id=bot.id, name=bot.name, token_made=session.created, seen=session.seen)
        for bot, session in await bot_accounts.of(owner)
    ]
    return MyBots(bots=bots, token=token)


HANDLERS = [read_bots, make_bot, renew_token, delete_bot, seat_bot, read_world]
