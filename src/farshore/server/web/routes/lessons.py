"""Practice tables and lessons: how they are opened, and how one goes on and back."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath, JSONBody

from farshore.core.lessons import lesson_of
from farshore.core.registry import game as installed_game
from farshore.server.table.deed import Deed
from farshore.server.table.live_table import LiveTable
from farshore.server.web.dependencies import Asker, HttpRequest, TableId, TheCall, TheGuests, TheTeaching
from farshore.server.web.messages.play import Done
from farshore.server.web.messages.tables import Table
from farshore.server.web.messages.teaching import LessonAsk, LessonStepAsk, PracticeAsk
from farshore.server.web.routes.table import done_at
from farshore.server.web.session import cookies
from farshore.server.web.snapshot import table_message


@post("/api/practice", status_code=201)
async def open_practice(
    request: HttpRequest, data: JSONBody[PracticeAsk], guest: Asker, guests: TheGuests, teaching: TheTeaching
) -> Response[Table]:
    """Open a position at which every move can be tried and taken back."""
    await teaching.check(data.game, data.position, data.shipped)
    host, token = await guests.welcome(guest, data.name)
    table = await teaching.practise(host, data.game, data.position, data.shipped, data.others)
    return Response(table_message(table, host.id), cookies=cookies(request, token))


@post("/api/lessons/{game:str}/{lesson:str}", status_code=201)
async def open_lesson(
    request: HttpRequest,
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonAsk],
    guest: Asker,
    guests: TheGuests,
    teaching: TheTeaching,
) -> Response[Table]:
    """Go on with a lesson, or begin one of its scenes."""
    found = lesson_of(installed_game(game), lesson)
    if data.scene is not None:
        found.scene(data.scene)
    host, token = await guests.welcome(guest, data.name)
    table = await teaching.start(host, game, lesson, data.scene)
    return Response(table_message(table, host.id), cookies=cookies(request, token))


@post("/api/tables/{table_id:str}/lesson", status_code=200)
async def step_lesson(table_id: TableId, data: JSONBody[LessonStepAsk], call: TheCall, teaching: TheTeaching) -> Done:
    """Go on, or back, in the lesson at a table; to a page that is out of date say how things stand now."""

    async def step(table: LiveTable, guest: str) -> Deed:
        return await teaching.step(table, guest, data.step, data.beat, data.key)

    return await done_at(call, table_id, data.seq, step)


HANDLERS = [open_practice, open_lesson, step_lesson]
