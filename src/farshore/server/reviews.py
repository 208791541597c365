"""Games that are over, looked through by the coach: one after the other, where the bots think, and kept."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import Random
from typing import Final, Literal

import msgspec

from farshore.bots.advice import NoAdviser, adviser_name
from farshore.bots.budget import Limit
from farshore.bots.review.choices import Choice, choices, judged
from farshore.bots.review.findings import Judged, NotFinished, Review, digest
from farshore.bots.review.swings import reviewed
from farshore.core.contract import Game
from farshore.core.record import Record
from farshore.server.fair_queue import FairQueue
from farshore.server.heavy_work import asking_address
from farshore.server.lobby.errors import NotYourTable
from farshore.server.storage.cache import TableCache
from farshore.server.storage.errors import NotSaved
from farshore.server.table.errors import CoachBusy
from farshore.server.thinking import BotQuestion, NoAnswer, Thinkers, dealt_position

log = logging.getLogger("farshore.coach")
MOST_MISSED: Final = 0.1
"""The part of the choices that may be left out: of a game that was hardly looked at nothing is kept."""


class Work:
    """A game that is being looked through."""

    def __init__(self, guest: str) -> None:
        self.guest = guest  # who asked for it
        self.done = 0  # choices
        self.of = 0  # … of so many; 0: it is not known yet
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Looks games through for whoever has played them; then everybody may read it."""

    def __init__(self, tables: TableCache, thinkers: Thinkers, limit: Limit) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.limit = limit
        self._works: dict[str, Work] = {}  # by table
        self._elsewhere: dict[str, Work] = {}  # what other processes look through, by table
        self._failed = set[str]()  # tables of which the last attempt came to nothing
        tables.news.on("review", self._hear)
        self._turn = FairQueue(1)  # one game at a time, each address in turn; bots who play come between its choices
        self._luck = Random()

    async def begin(self, table_id: str, guest: str) -> None:
        """Look a game through, unless that is done or under way.

        Raises ``NotYourTable``, ``NotFinished``, ``NoAdviser``, or ``CoachBusy`` while another game is looked through
        for the same guest.
        """
        async with self.tables.at(table_id) as table:
            if guest != table.host and not table.seats_of(guest):
                raise NotYourTable
            if not table.match.over:
                raise NotFinished
            if not adviser_name(table.game.name):
                raise NoAdviser(table.game.name)
            game, live = table.game, table.match.record
            record = Record(live.header, live.steps, live.end, live.checkpoints)  # the table's own may be taken back
        if await self._kept(table_id, game, record) is None and table_id not in self._works:
            if any(work.guest == guest for work in self._works.values()):
                raise CoachBusy
            for other in [other for other, work in self._elsewhere.items() if work.guest == guest]:
                if other != table_id and await self._under_way_elsewhere(other) is not None:
                    raise CoachBusy
            if await self.tables.news.hold(_work(table_id)):  # else it is under way
                self._failed.discard(table_id)
                work = self._works[table_id] = Work(guest)
                work.task = asyncio.create_task(self._make(table_id, game, record, work))

    async def read(self, table_id: str) -> Review | Work | None:
        """Return what was made of a game, or how far it is. Raises ``NotFinished``."""
        async with self.tables.at(table_id) as table:
            if not table.match.over:
                raise NotFinished
            game, record = table.game, table.match.record
        kept = self._works.get(table_id) or await self._kept(table_id, game, record)
        return kept or await self._under_way_elsewhere(table_id)

    async def _under_way_elsewhere(self, table_id: str) -> Work | None:
        """Return how far another process is with a game, if it still is."""
        work = self._elsewhere.get(table_id)
        if work is not None and await self.tables.news.hold(_work(table_id)):
            await self.tables.news.let_go(_work(table_id))
            self._elsewhere.pop(table_id, None)
            return None
        return work

    def _hear(self, about: str) -> None:
        """Know how far another process is with a game."""
        table_id, state, done, of, guest = about.split(" ")
        self._elsewhere.pop(table_id, None)
        self._failed.discard(table_id)
        if state == "failed":
            self._failed.add(table_id)
        if state == "made":
            work = self._elsewhere[table_id] = Work(guest)
            work.done, work.of = int(done), int(of)

    async def _tell(self, table_id: str, state: Literal["made", "failed", "over"], work: Work) -> None:
        """Let other processes know how far this one is."""
        with suppress(NotSaved):
            about = f"{table_id} {state} {work.done} {work.of} {work.guest}"
            await self.tables.repository.announce("review", about)

    def has_failed(self, table_id: str) -> bool:
        """Tell whether looking a game through came to nothing; it can be begun again."""
        return table_id in self._failed

    async def stop(self) -> None:
        """Look nothing through any more; what is under way is begun anew when somebody asks for it again."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _kept(self, table_id: str, game: Game, record: Record) -> Review | None:
        """Return what was kept, if it is of the game as it ended, by these rules."""
        text = await self.tables.repository.review(table_id)
        if text is None:
            return None
        try:
            review = msgspec.json.decode(text, type=Review)
        except msgspec.MsgspecError:  # of another version: it is made anew
            return None
        return review if review.of == digest(record, game) else None

    async def _make(self, table_id: str, game: Game, record: Record, work: Work) -> None:
        try:
            async with self._turn.turn(asking_address()):
                had = await asyncio.to_thread(lambda: list(choices(record, game)))
                work.of = len(had)
                await self._tell(table_id, "made", work)
                found, missed = list[Judged](), 0
                for choice in had:
                    try:
                        found += filter(None, [await self._judge(table_id, game, choice)])
                    except NoAnswer as error:
                        log.warning("step %s at table %s is left out: %s", choice.step, table_id, error)
                        missed += 1
                    work.done += 1
                    await self._tell(table_id, "made", work)
            if missed > MOST_MISSED * len(had):
                log.error("the game at table %s is not looked through: %s choices were missed", table_id, missed)
                self._failed.add(table_id)
                return
            review = await asyncio.to_thread(reviewed, record, game, found)
            await self.tables.repository.keep_review(table_id, msgspec.json.encode(review).decode())
        except Exception:  # nobody waits for this task: what went wrong is told here, or never
            log.exception("the game at table %s cannot be looked through", table_id)
            self._failed.add(table_id)
        finally:
            await self._tell(table_id, "failed" if table_id in self._failed else "over", work)
            del self._works[table_id]
            await self.tables.news.let_go(_work(table_id))

    async def _judge(self, table_id: str, game: Game, choice: Choice) -> Judged | None:
        """Ask the adviser about a choice, in a world dealt for whoever had it; ``None``: it has no opinion.

        Raises ``NoAnswer``.
        """
        seat, bot = choice.seat, adviser_name(game.name)
        position = await asyncio.to_thread(dealt_position, game, choice.state, seat, self._luck)
        question = BotQuestion(
            table_id, game.name, game.content, position, seat, bot, self.limit, "advice", choice.taken
        )
        return judged(choice, (await self.thinkers.ask(question)).advice)


def _work(table_id: str) -> str:
    """Return what a process holds that looks a game through."""
    return f"review {table_id}"
