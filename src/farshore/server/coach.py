"""The coach at the table: says what a strong player would do, to whoever may ask.

It thinks where the bots think, in a world dealt for the seat that asks: so it knows what that seat knows. What it
thought is remembered by what the seat sees, and asked again it answers at once, whatever others do unseen.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from farshore.bots.advice import Advice, adviser_name
from farshore.bots.budget import Limit
from farshore.core.contract import Game, Seat, State
from farshore.server.storage.cache import TableCache
from farshore.server.table.advised import check_asking
from farshore.server.table.errors import CoachBusy, Stale
from farshore.server.table.live_table import LiveTable
from farshore.server.thinking import BotQuestion, NoAnswer, Thinkers, dealt_position

REMEMBERED: Final = 500  # positions
MOST_ASKED: Final = 2  # questions of one guest that are thought about at a time

log = logging.getLogger("farshore.coach")


class Situation(NamedTuple):
    """What a seat sees at a table: the same again is the same question."""

    table: str
    seat: Seat
    seen: bytes


class Thought(NamedTuple):
    """What is being thought about."""

    task: asyncio.Task[list[Advice]]
    askers: set[object]  # who wait for it


class Coach:
    """Advises at every table."""

    def __init__(self, tables: TableCache, thinkers: Thinkers, limit: Limit) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.limit = limit
        self._known: OrderedDict[Situation, list[Advice]] = OrderedDict()  # the least lately asked for first
        self._thoughts: dict[Situation, Thought] = {}
        self._asked: Counter[str] = Counter()  # by guest: how many wait
        self._luck = Random()

    async def advise(self, table_id: str, guest: str, seat: Seat, seq: int) -> list[Advice]:
        """Return what is thought of all that a seat might do now, the best first.

        Raises what ``check_asking`` does, ``Stale`` when the position has moved on meanwhile, and ``CoachBusy``.
        """
        with self.tables.watching(table_id) as changed:
            async with self.tables.at(table_id) as table:
                check_asking(table, guest, seat, seq)
                situation = situation_of(table, seat)
                if situation in self._known:
                    self._known.move_to_end(situation)
                    return self._known[situation]
                game, state, done = table.game, table.match.state.clone(), len(table.chronicle.deeds)
            with self._counted(guest):
                thought = self._thoughts.get(situation) or self._begin(situation, game, state)
                return await self._answer(situation, thought, changed, done)

    async def _is_current(self, situation: Situation, done: int) -> bool:
        """Tell whether a seat still has the choice that it had after so many deeds, whatever others did unseen."""
        async with self.tables.at(situation.table) as table:
            since = table.chronicle.deeds[done:]
            return situation.seat in table.actors() and table.chronicle.is_current(situation.seat, since)

    async def stop(self) -> None:
        """Think no more."""
        tasks = [thought.task for thought in self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @contextmanager
    def _counted(self, guest: str) -> Iterator[None]:
        """Let nobody ask for too much at a time. Raises ``CoachBusy``."""
        if self._asked[guest] >= MOST_ASKED:
            raise CoachBusy
        self._asked[guest] += 1
        try:
            yield
        finally:
            self._asked[guest] -= 1
            if not self._asked[guest]:
                del self._asked[guest]

    def _begin(self, situation: Situation, game: Game, state: State) -> Thought:
        """Begin to think about a position, of which this is a copy."""
        thought = self._thoughts[situation] = Thought(asyncio.create_task(self._think(situation, game, state)), set())
        thought.task.add_done_callback(lambda _: self._end(situation, thought))
        return thought

    def _end(self, situation: Situation, thought: Thought) -> None:
        """Remember what was thought."""
        if self._thoughts.get(situation) is thought:
            del self._thoughts[situation]
        if not thought.task.cancelled() and thought.task.exception() is None:
            self._known[situation] = thought.task.result()
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)

    async def _think(self, situation: Situation, game: Game, state: State) -> list[Advice]:
        """Ask the adviser. Raises ``NoAnswer``."""
        seat, legal = situation.seat, state.legal(situation.seat)
        if len(legal) == 1:
            return [Advice(action=game.write_action(legal[0]), value=0.0, behind=0.0, spread=0.0, points=())]
        position = await asyncio.to_thread(dealt_position, game, state, seat, self._luck)
        bot = adviser_name(game.name)
        question = BotQuestion(situation.table, game.name, game.content, position, seat, bot, self.limit, "advice")
        return (await self.thinkers.ask(question)).advice

    async def _answer(self, situation: Situation, thought: Thought, changed: asyncio.Event, done: int) -> list[Advice]:
        """Wait for an answer; when nobody waits for it any more, it is not wanted. Raises ``Stale``, ``CoachBusy``."""
        asker = object()
        thought.askers.add(asker)
        try:
            while not thought.task.done():
                changed.clear()
                if not await self._is_current(situation, done):
                    raise Stale
                await _either(thought.task, changed)
            return await thought.task
        except NoAnswer as error:
            log.warning("the coach at table %s has no answer: %s", situation.table, error)
            raise CoachBusy from error
        finally:
            thought.askers.discard(asker)
            if not thought.askers:
                thought.task.cancel()


def situation_of(table: LiveTable, seat: Seat) -> Situation:
    """Return what a seat sees at a table that is held."""
    return Situation(table.id, seat, sha256(table.chronicle.view_json(seat)).digest())


async def _either(task: asyncio.Task[list[Advice]], changed: asyncio.Event) -> None:
    """Wait until something is thought, or the table has changed."""
    news = asyncio.create_task(changed.wait())
    try:
        await asyncio.wait((task, news), return_when=asyncio.FIRST_COMPLETED)
    finally:
        news.cancel()
