"""Acting at a table: what somebody asks for, or a bot has chosen, is done and on disk."""

from __future__ import annotations

from farshore.core.contract import Seat
from farshore.server.storage.cache import TableCache
from farshore.server.storage.retrying import tried_again
from farshore.server.table.agreeing import Question, Reply, answer_all, ask_all
from farshore.server.table.deed import Deed
from farshore.server.table.live_table import LiveTable
from farshore.server.table.wish import Wish, grant


async def act(tables: TableCache, table: LiveTable, guest: str, wish: Wish) -> Deed:
    """Do at a table that is held what somebody asks for; asked again by the same key, return what was done."""
    return table.done(guest, wish.key) or await tables.change(table, lambda: grant(table, guest, wish))


async def ask(tables: TableCache, table: LiveTable, guest: str, question: Question) -> Deed:
    """Ask all others at a table that is held; asked again by the same key, return what was done."""
    return table.done(guest, question.key) or await tables.change(table, lambda: ask_all(table, guest, question))


async def answer(tables: TableCache, table: LiveTable, guest: str, reply: Reply) -> Deed:
    """Answer what is asked at a table that is held; by the same key, return what was done."""
    return table.done(guest, reply.key) or await tables.change(table, lambda: answer_all(table, guest, reply))


@tried_again
async def act_for_bot(tables: TableCache, table_id: str, seat: Seat, action: str, seen: int) -> bool:
    """Do what a bot chose when there were ``seen`` deeds; tell whether it still made sense."""
    async with tables.at(table_id) as table:
        is_bots = table.sittings[seat].kind == "bot"  # whoever let it play may have come back meanwhile
        if (
            not is_bots
            or table.chronicle.asked is not None
            or seat not in table.actors()
            or not table.chronicle.is_current(seat, table.chronicle.deeds[seen:])
        ):
            return False
        await tables.change(table, lambda: table.chronicle.play(seat, action))
        return True
