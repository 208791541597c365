"""Bots at the table: whenever one is to act, it thinks elsewhere, and what it chose is done as a person's action is.

They act at once: a page shows what they did at the pace that a person likes. They go on after a restart, and at tables
that nobody watches. One that fails, or takes too long, plays at random.
"""

from __future__ import annotations

import asyncio
import logging
import time
from random import Random

from farshore.core.errors import FarshoreError
from farshore.server.lobby.limits import Limits
from farshore.server.lobby.play import act_for_bot
from farshore.server.storage.cache import TableCache
from farshore.server.storage.errors import NoSuchTable, NotSaved
from farshore.server.table.live_table import LiveTable
from farshore.server.thinking import BotQuestion, NoAnswer, Thinkers, dealt_position

RETRY = 5.0  # seconds, when the disk or the database fails
LONGEST_RETRY = 3600.0  # … when anything else does, again and again
STANDBY = 1.0  # seconds after which is looked again whether another process still plays at a table
ROUND = 2.0  # seconds between two looks for tables that a process has left which is no more

log = logging.getLogger("farshore.bots")


class Bots:
    """Plays for every bot at every table, one task per table."""

    def __init__(self, tables: TableCache, thinkers: Thinkers, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.thinkers = thinkers
        self.news = tables.news
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # tables that have changed since somebody last looked who is about to end
        self._left: dict[str, int] = {}  # tables that were taken over, as they were then: some bots hold still
        self._round: asyncio.Task[None] | None = None
        self._rng = Random()
        self._is_over = False

    def __len__(self) -> int:
        """Return at how many tables a bot is to act."""
        return len(self._tasks)

    async def resume(self) -> None:
        """Go on wherever a bot is to act, as after a restart, and from then on wherever other processes leave one."""
        await self._take_over(0.0)
        if self.news.is_shared:
            self._round = asyncio.create_task(self._go_round())

    def wake(self, table: LiveTable) -> None:
        """Look whether a bot is to act at a table that has changed."""
        task = self._tasks.get(table.id)
        if task is not None and not task.done():
            self._again.add(table.id)
        elif table.bot_to_act() is not None:
            self._begin(table.id)

    async def stop(self) -> None:
        """Stop playing."""
        self._is_over = True
        tasks = [*self._tasks.values(), *([] if self._round is None else [self._round])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_round(self) -> None:
        """Look from time to time for tables at which a bot is to act and nobody plays for it."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self._take_over(ROUND)
            except (NotSaved, OSError) as error:
                log.warning("tables without bots are looked for again in %s seconds: %r", ROUND, error)
            except Exception:  # whatever it is: what other processes leave is to be found
                log.exception("looking for tables without bots has failed")

    async def _take_over(self, idle: float) -> None:
        """Play at tables at which a bot was to act some seconds ago, unless another process does."""
        found = await self.tables.repository.tables_with_bots_to_act(time.time() - idle)
        self._left = {table_id: revision for table_id, revision in self._left.items() if table_id in found}
        for table_id, revision in found.items():
            if table_id in self._tasks or self._left.get(table_id) == revision:
                continue
            if await self.news.hold(_turn(table_id)):
                self._left[table_id] = revision
                self._begin(table_id, is_held=True)

    def _begin(self, table_id: str, *, is_held: bool = False) -> None:
        self._again.discard(table_id)
        task = asyncio.create_task(self._play_alone(table_id, is_held=is_held))
        self._tasks[table_id] = task
        task.add_done_callback(lambda done: self._end(table_id, done))

    def _end(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]
            if table_id in self._again and not self._is_over:
                self._begin(table_id)

    async def _play_alone(self, table_id: str, *, is_held: bool) -> None:
        """Play at a table that no other process plays at, or wait until there is nothing to do there."""
        try:
            while not is_held and not (is_held := await self.news.hold(_turn(table_id))):
                await asyncio.sleep(STANDBY)
                async with self.tables.at(table_id) as table:
                    if table.bot_to_act() is None:
                        return
            await self._play(table_id)
        except FarshoreError as error:  # nobody can look at it, and so nobody is waiting
            log.warning("the bots at table %s have stopped: %s", table_id, error.key)
        finally:
            if is_held:
                await self.news.let_go(_turn(table_id))

    async def _play(self, table_id: str) -> None:
        """Play at a table until a person is to act or the game is over."""
        is_more, patience = True, RETRY
        while is_more:
            try:
                is_more = await self._move(table_id)
                if is_more:
                    await asyncio.sleep(0)  # who watches is told of this step by itself, also if the next one is forced
            except (NotSaved, OSError) as error:
                log.warning("the bots at table %s try again in %s seconds: %r", table_id, RETRY, error)
                await asyncio.sleep(RETRY)
            except NoSuchTable:
                return  # it was deleted
            except FarshoreError as error:
                log.warning("the bots at table %s have stopped: %s", table_id, error.key)  # no more: it may be a secret
                return
            except Exception:  # a mistake of ours or of a game's: whoever waits there is not to wait for a restart
                log.exception("the bots at table %s try again in %s seconds", table_id, patience)
                await asyncio.sleep(patience)
                patience = min(2 * patience, LONGEST_RETRY)

    async def _move(self, table_id: str) -> bool:
        """Let one bot choose and act; tell whether there may be more to do."""
        async with self.tables.at(table_id) as table:
            self._again.discard(table_id)
            seat = table.bot_to_act()
            if seat is None:
                return False
            seen = len(table.chronicle.deeds)
            bot, game, state = table.sittings[seat].bot, table.game, table.match.state.clone()
            legal, account = table.match.legal(seat), self.limits.account_of(table)
            scripted = None if table.lesson is None else table.lesson.scripted(table.chronicle, seat)
            any_action = game.write_action(self._rng.choice(legal))
        try:
            if scripted is not None:
                action = scripted
            elif len(legal) > 1:
                position = await asyncio.to_thread(dealt_position, game, state, seat, self._rng)
                question = BotQuestion(table_id, game.name, game.content, position, seat, bot, self.thinkers.limit)
                action = (await self.thinkers.ask(question, account)).action
            else:
                action = any_action
        except NoAnswer as error:
            log.warning("%s at table %s plays at random: %s", bot, table_id, error)
            action = any_action
        except Exception:  # a world that cannot be dealt or written must not stop the table
            log.exception("%s at table %s plays at random", bot, table_id)
            action = any_action
        try:
            await act_for_bot(self.tables, table_id, seat, action, seen)
        except NotSaved:
            raise
        except FarshoreError as error:
            log.warning("%s at table %s plays at random: %s", bot, table_id, error)
            await act_for_bot(self.tables, table_id, seat, any_action, seen)
        return True


def _turn(table_id: str) -> str:
    """Return what a process holds that plays for the bots at a table."""
    return f"bots {table_id}"
