"""Positions in which one is to find the move: which there are, how one is opened, and how one tries again."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from farshore.bots.counsel import tenths
from farshore.bots.puzzles.puzzle import puzzles_of
from farshore.core.registry import game as installed_game
from farshore.core.words import say
from farshore.server.lobby.puzzles import OwnPuzzle
from farshore.server.table.deed import Deed
from farshore.server.table.live_table import LiveTable
from farshore.server.web.dependencies import Asker, HttpRequest, Spoken, TableId, TheCall, TheGuests, ThePuzzles
from farshore.server.web.messages.play import Done
from farshore.server.web.messages.tables import Table
from farshore.server.web.messages.teaching import PuzzleAsk, PuzzleInfo, PuzzleList, PuzzleStepAsk
from farshore.server.web.routes.table import done_at
from farshore.server.web.session import cookies
from farshore.server.web.snapshot import table_message


@get("/api/puzzles/{game:str}")
async def list_puzzles(game: FromPath[str], guest: Asker, puzzles: ThePuzzles, spoken: Spoken) -> PuzzleList:
    """Return the puzzles of a game, and how the asker stands with them; first those of their own games."""
    name = installed_game(game).name
    states = await puzzles.states(guest, name)

    def info(puzzle: str, own: bool, text: str, level: int = 0) -> PuzzleInfo:
        return PuzzleInfo(name=puzzle, own=own, text=text, level=level, state=states.get(puzzle, "new"))

    def given_away(one: OwnPuzzle) -> str:
        return say("puzzle-given-away", spoken, points=tenths(one.point.points, spoken))

    own = [info(one.name, True, given_away(one)) for one in await puzzles.own(guest, name)]
    shipped = puzzles_of(name).values()
    return PuzzleList(
        puzzles=own + [info(each.id, False, say(f"puzzle-theme-{each.theme}", spoken), each.level) for each in shipped]
    )


@post("/api/puzzles/{game:str}/{puzzle:str}", status_code=201)
async def open_puzzle(
    request: HttpRequest,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PuzzleAsk],
    guest: Asker,
    guests: TheGuests,
    puzzles: ThePuzzles,
) -> Response[Table]:
    """Open a puzzle at a table of its own."""
    puzzles.check(game, puzzle)
    host, token = await guests.welcome(guest, data.name)
    table = await puzzles.open(host, game, puzzle)
    return Response(table_message(table, host.id), cookies=cookies(request, token))


@post("/api/tables/{table_id:str}/puzzle", status_code=200)
async def step_puzzle(table_id: TableId, data: JSONBody[PuzzleStepAsk], call: TheCall, puzzles: ThePuzzles) -> Done:
    """Go back to the beginning of a puzzle, or have its best move shown."""

    async def step(table: LiveTable, guest: str) -> Deed:
        return await puzzles.step(table, guest, data.step, data.key)

    return await done_at(call, table_id, data.seq, step)


HANDLERS = [list_puzzles, open_puzzle, step_puzzle]
