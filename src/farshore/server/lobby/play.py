"""Acting at a table: what somebody asks for, or a bot has chosen, is done and on disk.

Whatever may take back much is done in a thread: how a game stood long ago is found out by playing it again.
"""

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
    is_long = wish.action is None and bool(table.chronicle.practised)  # then all since is taken back
    done = table.done(guest, wish.key)
    return done or await tables.change(table, lambda: grant(table, guest, wish), guest, is_long=is_long)


async def ask(tables: TableCache, table: LiveTable, guest: str, question: Question) -> Deed:
    """Ask all others at a table that is held; asked again by the same key, return what was done."""
    is_long = question.matter == "back"
    done = table.done(guest, question.key)
    return done or await tables.change(table, lambda: ask_all(table, guest, question), guest, is_long=is_long)


async def answer(tables: TableCache, table: LiveTable, guest: str, reply: Reply) -> Deed:
    """Answer what is asked at a table that is held; by the same key, return what was done."""
    is_long = reply.agrees
    done = table.done(guest, reply.key)
    return done or await tables.change(table, lambda: answer_all(table, guest, reply), guest, is_long=is_long)


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
