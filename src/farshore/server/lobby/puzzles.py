"""Positions in which one is to find the move: those that come with a game, and the turning points of one's own games.

One's own are what reviews of games that are over say. They are put before whoever had the choice as it was then: in a
world dealt for that seat, so that nothing is told that it could not know.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final, Literal, NamedTuple

import msgspec

from farshore.bots.gate import deal
from farshore.bots.puzzles.checking import theme_of
from farshore.bots.puzzles.puzzle import Puzzle, UnknownPuzzle, puzzle_of, puzzles_of
from farshore.bots.review.findings import Review, TurningPoint, digest
from farshore.core.contract import Game
from farshore.core.eras import taken_up
from farshore.core.registry import game as installed_game
from farshore.server.lobby.teaching import Teaching
from farshore.server.storage.cache import TableCache
from farshore.server.table.deed import Deed
from farshore.server.table.errors import NotYourSeat
from farshore.server.table.live_table import LiveTable
from farshore.server.table.puzzling import PuzzleStep, puzzling_of
from farshore.server.table.seating import Guest
from farshore.server.unbroken import in_thread

MOST_GAMES: Final = 20
"""Of one's own that puzzles are taken from: the latest."""

State = Literal["new", "tried", "solved"]


class OwnPuzzle(NamedTuple):
    """A turning point of a game that somebody has played."""

    table: str
    point: TurningPoint

    @property
    def name(self) -> str:
        """What it is called: by the table and the step."""
        return f"{self.table}.{self.point.step}"


class Puzzles:
    """Finds and opens them."""

    def __init__(self, tables: TableCache, teaching: Teaching) -> None:
        self.tables = tables
        self.repository = tables.repository
        self.teaching = teaching

    async def states(self, guest: Guest | None, game_name: str) -> dict[str, State]:
        """Return how somebody stands with the puzzles of a game that they have begun."""
        begun = {} if guest is None else await self.repository.puzzles_of(guest.id, game_name)
        return {name: "solved" if is_solved else "tried" for name, is_solved in begun.items()}

    async def own(self, guest: Guest | None, game_name: str) -> list[OwnPuzzle]:
        """Return what somebody's own games bring, the latest first: where they might have done better."""
        if guest is None:
            return []
        found = []
        for game in await self.repository.reviews_of(guest.id, game_name, MOST_GAMES):
            try:
                review = msgspec.json.decode(game.review, type=Review)
            except msgspec.MsgspecError:  # of another version
                continue
            found += [OwnPuzzle(game.table, point) for point in review.turning if point.seat in game.seats]
        return [one for one in found if one.point.kind == "choice" and len(one.point.answers) > 1]

    def check(self, game_name: str, name: str) -> None:
        """Raise what ``open`` would raise of a puzzle that comes with a game, before anything is done."""
        installed_game(game_name)
        if "." not in name:
            puzzle_of(game_name, name)

    async def open(self, host: Guest, game_name: str, name: str) -> LiveTable:
        """Open a puzzle. Raises ``UnknownGame`` or ``UnknownPuzzle``."""
        game = installed_game(game_name)
        if name in puzzles_of(game_name):
            return await self.teaching.pose(host, game, puzzle_of(game_name, name))
        own = next((one for one in await self.own(host, game_name) if one.name == name), None)
        if own is None:
            raise UnknownPuzzle(game_name, name)
        game, puzzle = await self._made(own)
        return await self.teaching.pose(host, game, puzzle)

    async def step(self, table: LiveTable, guest: str, step: PuzzleStep, key: str) -> Deed:
        """Try again, or see the best move, at a table that is held. Asked again by the same key, return what was done.

        Raises ``NoPuzzle``, ``NotYourSeat`` or ``CannotUndo``.
        """
        puzzling, chronicle = puzzling_of(table), table.chronicle
        if (done := table.done(guest, key)) is not None:
            return done
        if not table.is_played_by(guest, puzzling.puzzle.seat):
            raise NotYourSeat
        if step == "show" and not puzzling.is_at_the_beginning(chronicle):
            back = partial(puzzling.step, chronicle, "again", guest, f"{key}-back")
            await self.tables.change(table, back, guest, is_long=True)
        change = partial(puzzling.step, chronicle, step, guest, key)
        return await self.tables.change(table, change, guest, is_long=step == "again")

    async def _made(self, own: OwnPuzzle) -> tuple[Game, Puzzle]:
        """Make a puzzle of a turning point. Raises ``UnknownPuzzle`` if the game is not the one that was reviewed."""
        async with self.tables.at(own.table) as table:
            game, record, before = table.game, table.match.record, own.point.step - 1
            is_same = table.match.over and await self._is_of(own, digest(record, game))
            if not is_same or before < taken_up(record, game).after:  # older rules have played it
                raise UnknownPuzzle(game.name, own.name)
            return game, await in_thread(_puzzle, table, own)

    async def _is_of(self, own: OwnPuzzle, game: str) -> bool:
        """Tell whether the review that it comes from is of a game with these steps."""
        text = await self.repository.review(own.table)
        return text is not None and msgspec.json.decode(text, type=Review).of == game


def _puzzle(table: LiveTable, own: OwnPuzzle) -> Puzzle:
    """Put a choice once more before whoever had it, as far as they knew."""
    game, point = table.game, own.point
    world = deal(table.chronicle.state_after(point.step - 1), point.seat, Random(own.name))
    answers = tuple(sorted(point.answers, key=lambda answer: answer.behind))
    return Puzzle(
        id=own.name,
        seat=point.seat,
        level=0,
        theme=theme_of(game, world, point.seat, answers),
        answers=answers,
        position=game.write_position(world),
    )
