"""Tables at which somebody practises, or is taught: opened from a position, with a fate that is always the same.

At a practice table its only person may take back any step, whoever has acted since. A lesson is a table for each of its
scenes; which of them somebody is at, is what the latest one says.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Literal, NamedTuple

from farshore.bots.puzzles.puzzle import Puzzle
from farshore.bots.registry import bots_for, usual_bot
from farshore.core.contract import Game, Seat
from farshore.core.errors import BadPosition
from farshore.core.fate import Fate
from farshore.core.lessons import Lesson, lesson_of, lessons_of, shipped_position
from farshore.core.match import Match
from farshore.core.registry import game as installed_game
from farshore.core.words import Phrase
from farshore.server.lobby.errors import TooManyTables
from farshore.server.lobby.limits import Limits
from farshore.server.lobby.lobby import new_id
from farshore.server.lobby.seats import SeatWish, seated
from farshore.server.storage.cache import TableCache
from farshore.server.storage.repository import TableSummary
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.deed import Deed
from farshore.server.table.errors import CalledOff, NotYourSeat, Stale, Stopped
from farshore.server.table.lesson import LessonStep, lesson_at
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import Guest, Taught
from farshore.server.unbroken import in_thread

MOST_A_DAY = 300
"""Tables that somebody may open in a day to practise or to be taught."""
DAY = 24 * 60 * 60.0
SEED = b"practice"
"""What chance brings at a practice table follows from it: the same may be tried again."""

Others = Literal["bots", "me"]
"""Who plays the other seats of a practice table."""


class LessonState(NamedTuple):
    """How somebody stands with a lesson."""

    game: str
    lesson: str
    is_done: bool  # at some time
    table: str  # where it is under way; empty: nowhere


class Lessons(NamedTuple):
    """How somebody stands with all lessons."""

    states: list[LessonState]
    under_way: list[TableSummary]  # the tables at which they are in the middle of one, one for each


class Teaching:
    """Where tables to practise at come about."""

    def __init__(self, tables: TableCache, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.repository = tables.repository

    async def check(self, game_name: str, position: str, shipped: str) -> None:
        """Raise what ``practise`` would raise, before anything is done."""
        await in_thread(_begun, installed_game(game_name), position, shipped)

    async def practise(self, host: Guest, game_name: str, position: str, shipped: str, others: Others) -> LiveTable:
        """Open a position to be tried out. Raises ``UnknownGame``, ``BadPosition`` or ``UnknownPosition``."""
        game = installed_game(game_name)
        match = await in_thread(_begun, game, position, shipped)
        seats = range(len(match.names))
        own = match.actors()[0]
        mine = frozenset(seats) if others == "me" else frozenset([own])
        return await self._open(host, game, match, own, mine, usual_bot(game.name))

    async def pose(self, host: Guest, game: Game, puzzle: Puzzle) -> LiveTable:
        """Open a position in which somebody is to find the move. Raises ``BadPosition``."""
        match = Match.new(game, fate=Fate(SEED), start=puzzle.position)
        own = puzzle.seat
        return await self._open(host, game, match, own, frozenset([own]), usual_bot(game.name), puzzle=puzzle)

    async def start(self, host: Guest, game_name: str, name: str, scene: int | None) -> LiveTable:
        """Go on with a lesson where somebody is, or begin one of its scenes anew. Raises ``UnknownLesson``."""
        game = installed_game(game_name)
        lesson = lesson_of(game, name)
        if scene is None:
            latest = next(iter(await self._tables_of(host, game_name, name)), None)
            if latest is not None and not latest.is_passed:
                async with self.tables.at(latest.id) as table:
                    return table
            scene = 0 if latest is None or _is_last(lesson, latest) else _scene(latest) + 1
        return await self._begin(host, lesson, scene)

    async def lessons_of(self, host: Guest) -> Lessons:
        """Return how somebody stands with every lesson that they have begun."""
        found: dict[tuple[str, str], LessonState] = {}
        tables = await self.repository.lessons_of(host.id)
        for table in tables:
            lesson = _lesson(table)
            if lesson is None or table.taught is None:
                continue
            key, is_last = (table.game, lesson.name), _is_last(lesson, table)
            if key not in found:
                is_over = (table.is_passed and is_last) or table.status == "off"
                found[key] = LessonState(*key, is_done=False, table="" if is_over else table.id)
            if table.was_passed and is_last:
                found[key] = found[key]._replace(is_done=True)
        going = {state.table for state in found.values()}
        return Lessons(list(found.values()), [table for table in tables if table.id in going])

    async def step(self, table: LiveTable, guest: str, step: LessonStep, beat: str, key: str) -> Deed:
        """Go on, or back, in the lesson at a table that is held. Asked again by the same key, return what was done.

        Raises ``NoLesson``, ``CannotUndo``, or ``Stale`` if the lesson is elsewhere than the asker thinks.
        """
        lesson = lesson_at(table)
        if (done := table.done(guest, key)) is not None:
            return done
        if not table.is_played_by(guest, lesson.learner):
            raise NotYourSeat
        if table.chronicle.stopped is not None:
            raise Stopped
        if table.status == "off":
            raise CalledOff
        if lesson.now(table).beat != beat:
            raise Stale
        if step == "skip" and lesson.now(table).strayed:
            await self._change(table, guest, "back", f"{key}-back")
        return await self._change(table, guest, step, key)

    async def _change(self, table: LiveTable, guest: str, step: LessonStep, key: str) -> Deed:
        lesson, is_long = lesson_at(table), step in {"back", "again"}
        return await self.tables.change(
            table, lambda: lesson.step(table.chronicle, step, guest, key), guest, is_long=is_long
        )

    async def _tables_of(self, host: Guest, game: str, lesson: str) -> list[TableSummary]:
        """Return somebody's tables of a lesson, the latest first, without those that were called off."""
        return [
            table
            for table in await self.repository.lessons_of(host.id)
            if table.game == game and table.taught is not None and table.taught.lesson == lesson
            if table.status != "off" and _scene(table) < len(lesson_of(installed_game(game), lesson).scenes)
        ]

    async def _begin(self, host: Guest, lesson: Lesson, number: int) -> LiveTable:
        scene = lesson.scene(number)
        match = await in_thread(lesson.begin, scene)
        own = lesson.learner(scene, match)
        mine = frozenset() if scene.game else frozenset([own])
        taught = Taught(lesson=lesson.name, scene=number)
        return await self._open(host, lesson.game, match, own, mine, scene.bot, taught)

    async def _open(
        self,
        host: Guest,
        game: Game,
        match: Match,
        own: Seat,
        mine: frozenset[Seat],
        bot: str,
        taught: Taught | None = None,
        puzzle: Puzzle | None = None,
    ) -> LiveTable:
        if await self.repository.count_practice(host.id, time.time() - DAY) >= MOST_A_DAY:
            raise TooManyTables(MOST_A_DAY)
        await self.limits.check_opening()
        sittings = seated(game, host, _wishes(game, len(match.names), own, mine, bot))
        chronicle = await in_thread(Chronicle, game, match.record.header, practised=mine)
        table = LiveTable(new_id(), host.id, sittings, chronicle, taught=taught, puzzle=puzzle)
        self.limits.opened(table)
        await self.tables.add(table)
        return table


def _wishes(game: Game, seats: int, own: Seat, mine: frozenset[Seat], bot: str) -> Sequence[SeatWish]:
    """Seat the one who practises, and bots."""
    bot = bot if bot in bots_for(game.name) else usual_bot(game.name)
    return [
        SeatWish("me") if seat == own else SeatWish("here") if seat in mine else SeatWish("bot", bot=bot)
        for seat in range(seats)
    ]


def _begun(game: Game, position: str, shipped: str) -> Match:
    """Begin with a position, at which somebody must be to act. Raises ``BadPosition`` or ``UnknownPosition``."""
    document = position if position.strip() else shipped_position(game, shipped)
    match = Match.new(game, fate=Fate(SEED), start=document)
    if match.over:
        raise BadPosition("", Phrase("server-position-over"))
    return match


def _lesson(table: TableSummary) -> Lesson | None:
    """Return the lesson at a table, if it is still taught."""
    lesson = None if table.taught is None else lessons_of(installed_game(table.game)).get(table.taught.lesson)
    return lesson if lesson is not None and _scene(table) < len(lesson.scenes) else None


def _scene(table: TableSummary) -> int:
    return 0 if table.taught is None else table.taught.scene


def _is_last(lesson: Lesson, table: TableSummary) -> bool:
    return _scene(table) + 1 >= len(lesson.scenes)
