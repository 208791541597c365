"""The tables in memory: read when somebody needs them, changed one thing at a time, on disk before anyone is told."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import msgspec
from sqlalchemy.exc import IntegrityError

from farshore.core.contract import Action, Game, Seat
from farshore.core.words import FALLBACK, Phrase
from farshore.server.chronicle import Deed
from farshore.server.errors import Refusal
from farshore.server.live_table import LiveTable, Place
from farshore.server.messages import ActionAsk, Done, UndoAsk
from farshore.server.snapshot import snapshot
from farshore.server.storage.database import Database, to_the_end
from farshore.server.storage.log import append, read_table


class Matches:
    """Every table that is being looked at or played at."""

    def __init__(self, database: Database, kept: int) -> None:
        self.database = database
        self.kept = kept  # how many may stay in memory although nobody watches them
        self.listeners: list[Callable[[LiveTable], None]] = []  # told of every change, when it is on disk
        self._places: OrderedDict[str, Place] = OrderedDict()  # the least lately used first

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Hold a table: nothing changes meanwhile. Raises ``Refusal`` if there is none."""
        place = self.place(table_id)
        place.users += 1
        try:
            async with place.lock:
                if place.table is None:
                    place.table = await to_the_end(self._read(table_id))
                if place.table is None:
                    raise Refusal(404, Phrase("server-no-table"))
                yield place.table
        finally:
            place.users -= 1
            self._forget(table_id, place)

    @contextmanager
    def watching(self, table_id: str) -> Iterator[asyncio.Event]:
        """Give an event that is set whenever a table has changed."""
        place, changed = self.place(table_id), asyncio.Event()
        place.watchers.add(changed)
        try:
            yield changed
        finally:
            place.watchers.discard(changed)
            self._forget(table_id, place)

    def place(self, table_id: str) -> Place:
        """Return where a table is kept in memory."""
        place = self._places.setdefault(table_id, Place())
        self._places.move_to_end(table_id)
        return place

    def add(self, table: LiveTable) -> None:
        """Keep a table that was just opened, and is on disk."""
        self.place(table.id).table = table
        self.tell(table)

    def tell(self, table: LiveTable) -> None:
        """Tell everyone who watches, and the bots, that a table has changed."""
        self.place(table.id).tell()
        for listener in self.listeners:
            listener(table)

    async def act(self, table_id: str, guest: str, ask: ActionAsk | UndoAsk, language: str = FALLBACK) -> Done:
        """Do what somebody asks for; asked again by the same key, say again that it is done."""
        async with self.at(table_id) as table:
            known = table.knowledge(table.seats_of(guest))
            deed = table.done(guest, ask.key)
            if deed is None:
                self._check(table, guest, ask, language)
                if isinstance(ask, ActionAsk):
                    action = read_action(table.game, ask.action)
                    deed = await self._do(table, lambda: table.chronicle.play(ask.seat, action, guest, ask.key))
                else:
                    deed = await self._do(table, lambda: table.chronicle.undo(ask.seat, guest, ask.key))
            return Done(seq=known.number_of(deed))

    async def act_for_bot(self, table_id: str, seat: Seat, action: str, seen: int) -> bool:
        """Do what a bot chose when there were ``seen`` deeds; tell whether it still made sense."""
        async with self.at(table_id) as table:
            if seat not in table.actors() or not table.chronicle.is_current(seat, table.chronicle.deeds[seen:]):
                return False
            await self._do(table, lambda: table.chronicle.play(seat, action))
            return True

    async def _do(self, table: LiveTable, change: Callable[[], Deed]) -> Deed:
        """Change a match: first in memory, where only the holder sees it, then on disk, then everyone is told."""
        size = table.chronicle.size
        deed = change()  # refused: nothing has changed
        try:
            await to_the_end(self._append(table, deed, size + 1))
        except BaseException as error:
            self.place(table.id).table = None  # whether it was saved or not: the next one reads what is there
            if isinstance(error, IntegrityError):  # another server has written to this log
                raise Refusal(409, Phrase("server-written-elsewhere")) from error
            raise
        table.remember(deed)
        self.tell(table)
        return deed

    async def _read(self, table_id: str) -> LiveTable | None:
        async with self.database.reading() as session:
            return await read_table(session, table_id)

    async def _append(self, table: LiveTable, deed: Deed, first: int) -> None:
        async with self.database.writing() as session:
            await append(session, table, deed.entries, first)

    def _check(self, table: LiveTable, guest: str, ask: ActionAsk | UndoAsk, language: str) -> None:
        """Refuse what is not the asker's business, what comes too early, and what is based on an old page."""
        check_seat(table, guest, ask.seat)
        known = table.knowledge(table.seats_of(guest))
        is_current = table.chronicle.is_current(ask.seat, known.deeds_since(ask.seq))
        if ask.seq > known.seq or not is_current:
            since = min(ask.seq, known.seq)
            raise Refusal(409, Phrase("server-stale"), snapshot(table, guest, since, language))
        if table.status == "waiting":
            raise Refusal(409, Phrase("server-waiting"))

    def _forget(self, table_id: str, place: Place) -> None:
        """Let go of what is not there, and of what nobody has used for long."""
        if place.table is None and not place.users and not place.watchers:
            self._places.pop(table_id, None)
        idle = len(self._places) - self.kept
        if idle > 0:
            for other in [key for key, kept in self._places.items() if not kept.users and not kept.watchers][:idle]:
                del self._places[other]


def check_seat(table: LiveTable, guest: str | None, seat: Seat) -> None:
    """Raise ``Refusal`` unless a seat is the asker's."""
    if seat not in table.seats_of(guest):
        raise Refusal(403, Phrase("server-not-your-seat"))


def read_action(game: Game, raw: dict[str, object]) -> Action:
    """Read an action as a page sends it: its type and fields. Raises ``Refusal``."""
    kinds = {kind.__name__: kind for kind in game.action_types}
    kind = kinds.get(str(raw.get("type")))
    if kind is None:
        raise Refusal(422, Phrase("server-no-action", action=str(raw.get("type", ""))))
    try:
        return msgspec.convert(raw, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Refusal(422, Phrase("server-bad-action", action=kind.__name__, reason=str(error))) from error
