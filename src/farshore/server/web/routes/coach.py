"""The coach: what had one better do, and how was a game that is over played."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from farshore.bots.review.findings import Review
from farshore.core.errors import IllegalAction
from farshore.core.words import say
from farshore.server.reviews import Work
from farshore.server.table.advised import check_asking, counsel
from farshore.server.table.errors import Stale
from farshore.server.table.reviewed import retold
from farshore.server.table.wish import check_seat
from farshore.server.unbroken import in_thread
from farshore.server.web.dependencies import Asker, Spoken, TableId, TheCall, TheCoach, TheReviews, TheTables
from farshore.server.web.errors import StaleWish
from farshore.server.web.messages.play import AdviceAsk, CoachSays, ReviewNow
from farshore.server.web.session import id_of, known
from farshore.server.web.snapshot import fetch_snapshot


@post("/api/tables/{table_id:str}/advice", status_code=200)
async def ask_coach(table_id: TableId, data: JSONBody[AdviceAsk], call: TheCall, coach: TheCoach) -> CoachSays:
    """Say what a strong player would do now, and why; to a page that is out of date say how things stand."""
    guest, language = known(call.guest).id, call.language
    try:
        advice = await coach.advise(table_id, guest, data.seat, data.seq)
        async with call.tables.at(table_id) as table:
            check_asking(table, guest, data.seat, data.seq)  # it may have moved on between the two
            moves = await in_thread(counsel, table, table.seats_of(guest), data.seat, advice, language)
    except (Stale, IllegalAction) as error:  # what was best a moment ago may no longer be possible
        async with call.tables.at(table_id) as table:
            check_seat(table, guest, data.seat)  # while it was thought they may have lost it
            since = min(data.seq, table.knowledge(table.seats_of(guest)).seq)
            raise StaleWish(await fetch_snapshot(table, guest, since, language)) from error
    return CoachSays(text="" if moves else say("advice-none", language), moves=moves)


@post("/api/tables/{table_id:str}/review", status_code=200)
async def begin_review(
    table_id: TableId, guest: Asker, reviews: TheReviews, tables: TheTables, spoken: Spoken
) -> ReviewNow:
    """Have a game that is over looked through; the answer says how far it is."""
    await reviews.begin(table_id, known(guest).id)
    return await _review(table_id, id_of(guest), reviews, tables, spoken)


@get("/api/tables/{table_id:str}/review")
async def read_review(
    table_id: TableId, guest: Asker, reviews: TheReviews, tables: TheTables, spoken: Spoken
) -> ReviewNow:
    """Return how a game that is over was played, or how far it is looked through."""
    return await _review(table_id, id_of(guest), reviews, tables, spoken)


async def _review(table_id: str, guest: str | None, reviews: TheReviews, tables: TheTables, language: str) -> ReviewNow:
    found = await reviews.read(table_id)
    if isinstance(found, Review):
        async with tables.at(table_id) as table:
            told = await in_thread(retold, table, table.seats_of(guest), found, language)
        return ReviewNow(state="done", done=0, of=0, told=told)
    if isinstance(found, Work):
        return ReviewNow(state="working", done=found.done, of=found.of, told=None)
    return ReviewNow(state="failed" if reviews.has_failed(table_id) else "none", done=0, of=0, told=None)


HANDLERS = [ask_coach, begin_review, read_review]
