"""Bots at the table: whenever one is to act, it thinks elsewhere, and what it chose is done as a person's action is.

They act at once: a page shows what they did at the pace that a person likes. They go on after a restart, and at tables
that nobody watches. One that fails, or takes too long, plays at random.
"""

from __future__ import annotations

import asyncio
import logging
from random import Random

from farshore.core.errors import FarshoreError
from farshore.server.lobby.limits import Limits
from farshore.server.lobby.play import act_for_bot
from farshore.server.storage.cache import TableCache
from farshore.server.storage.errors import NoSuchTable, NotSaved
from farshore.server.table.live_table import LiveTable
from farshore.server.thinking import NoAnswer, Question, Thinkers, dealt_position

RETRY = 5.0  # seconds, when the disk or the database fails

log = logging.getLogger("farshore.bots")


class Bots:
    """Plays for every bot at every table, one task per table."""

    def __init__(self, tables: TableCache, thinkers: Thinkers, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._rng = Random()

    def __len__(self) -> int:
        """Return at how many tables a bot is to act."""
        return len(self._tasks)

    async def resume(self) -> None:
        """Go on wherever a bot is to act, as after a restart."""
        for table_id in await self.tables.repository.tables_with_bots_to_act():
            self._begin(table_id)

    def wake(self, table: LiveTable) -> None:
        """Look whether a bot is to act at a table that has changed."""
        task = self._tasks.get(table.id)
        if (task is None or task.done()) and table.bot_to_act() is not None:
            self._begin(table.id)

    async def stop(self) -> None:
        """Stop playing."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, table_id: str) -> None:
        task = asyncio.create_task(self._play(table_id))
        self._tasks[table_id] = task
        task.add_done_callback(lambda done: self._end(table_id, done))

    def _end(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def _play(self, table_id: str) -> None:
        """Play at a table until a person is to act or the game is over."""
        is_more = True
        while is_more:
            try:
                is_more = await self._move(table_id)
                if is_more:  # else end at once: whatever then changes at the table must find that nobody plays here
                    await asyncio.sleep(0)  # who watches is told of this step by itself, also if the next one is forced
            except (NotSaved, OSError) as error:
                log.warning("the bots at table %s try again in %s seconds: %r", table_id, RETRY, error)
                await asyncio.sleep(RETRY)
            except NoSuchTable:
                return  # it was deleted
            except FarshoreError as error:
                log.warning("the bots at table %s have stopped: %s", table_id, error.key)  # no more: it may be a secret
                return

    async def _move(self, table_id: str) -> bool:
        """Let one bot choose and act; tell whether there may be more to do."""
        async with self.tables.at(table_id) as table:
            seat = table.bot_to_act()
            if seat is None:
                return False
            seen = len(table.chronicle.deeds)
            bot, game, state = table.sittings[seat].bot, table.game, table.match.state.clone()
            legal, account = table.match.legal(seat), self.limits.account_of(table)
            scripted = None if table.coaching is None else table.coaching.scripted(table.chronicle, seat)
            any_action = game.write_action(self._rng.choice(legal))
        try:
            if scripted is not None:
                action = scripted
            elif len(legal) > 1:
                position = await asyncio.to_thread(dealt_position, game, state, seat, self._rng)
                question = Question(table_id, game.name, game.content, position, seat, bot, self.thinkers.limit)
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
