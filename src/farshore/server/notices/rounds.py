"""Telling people that it is their turn: a look, from time to time, at who is to act and is not there.

What is to be told follows from the tables as they are kept, so that a restart forgets nothing, and several processes
may look at once: who tells is decided by a write. A message is sent once or not at all: what certainly did not arrive
is tried again a few times, and what may have arrived is not.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

from farshore.server.notices.attendance import Attendance
from farshore.server.notices.couriers import Couriers
from farshore.server.notices.delivery import deliver
from farshore.server.notices.errors import NotDelivered
from farshore.server.notices.message import message_about
from farshore.server.notices.quiet import is_quiet
from farshore.server.rate_limit import RateLimit
from farshore.server.settings import Settings
from farshore.server.storage.errors import NotSaved
from farshore.server.storage.notices import Awaited, NoticeBook, Noticed, Occasion, Told, Way

HOUR: Final = 60 * 60.0
EVERY: Final = 5.0  # seconds between two looks
AGAIN: Final = (1, 5, 30)  # delays after which is tried again what did not arrive
MOST_AT_ONCE: Final = 16
TOGETHER: Final = 200  # of those who are to act, so that reading what is known of them holds nobody up
GOODBYE: Final = 5.0  # seconds for what is being sent when the server ends
OCCASIONS: Final[tuple[Occasion, ...]] = ("turn", "reminder")

log = logging.getLogger("farshore.notices")


class Notices:
    """Tells people, in the ways they chose, once a turn; those who are at the table, or in quiet hours, not."""

    def __init__(self, book: NoticeBook, couriers: Couriers, attendance: Attendance, settings: Settings) -> None:
        self.book = book
        self.couriers = couriers
        self.attendance = attendance
        self.delay = settings.notice_delay  # seconds for which somebody is taken to know it by themselves
        self._each = RateLimit(settings.notices_each / HOUR, HOUR)
        self._all = RateLimit(settings.notices_all / HOUR, HOUR)
        self._turns: dict[Awaited, int] = {}  # of those who were to act when last looked
        self._attended: dict[tuple[str, str], float] = {}  # until when that was written down
        self._sending: set[asyncio.Task[None]] = set()
        self._round: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """Return how many messages are under way."""
        return len(self._sending)

    def start(self) -> None:
        """Begin, and go on until ``stop``."""
        self._round = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Begin no more; what is under way gets a little time."""
        if self._round is not None:
            self._round.cancel()
            await asyncio.gather(self._round, return_exceptions=True)
        if self._sending:
            await asyncio.wait(self._sending, timeout=GOODBYE)
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def remind(self, table_id: str, guest: str) -> None:
        """Tell somebody, who is to act, that their time is up: once a turn, however often it is asked for."""
        for each in await self.book.awaited():
            if (each.table, each.guest) == (table_id, guest):
                turn = await self.book.turn(each)
                for way in await self.book.ways_of([guest]):
                    if way.is_tried:
                        await self.book.begin(way.id, table_id, "reminder", turn, time.time())

    async def look(self) -> None:
        """Look once, and begin to send what is due."""
        now, awaited = time.time(), await self.book.awaited()
        self._turns = {each: self._turns[each] for each in awaited if each in self._turns}
        await self._note_attendance(awaited, now)
        for first in range(0, len(awaited), TOGETHER):
            await self._look_at(awaited[first : first + TOGETHER], now)

    async def _look_at(self, awaited: list[Awaited], now: float) -> None:
        guests = {each.guest for each in awaited}
        there, quiet = await self.book.attending(guests, now), await self.book.quiet_of(guests)
        ways = [way for way in await self.book.ways_of(guests) if way.is_tried]
        told = await self.book.told([way.id for way in ways])
        for each in awaited:
            if (each.guest, each.table) not in there and not is_quiet(quiet.get(each.guest), now):
                for way in ways:
                    if way.guest == each.guest:
                        await self._tell(way, each, told, now)

    async def sent(self) -> None:
        """Wait until nothing is under way."""
        while self._sending:
            await asyncio.wait(self._sending)

    async def _run(self) -> None:
        every = min(EVERY, self.delay / 4)
        while True:
            try:
                await self.look()
            except NotSaved:
                log.warning("who is to act could not be looked up; it is tried again in %s seconds", EVERY)
                await asyncio.sleep(EVERY)
            except Exception:  # whatever it is: others are to be told all the same
                log.exception("notices have failed")
                await asyncio.sleep(EVERY)
            await asyncio.sleep(every)

    async def _note_attendance(self, awaited: list[Awaited], now: float) -> None:
        """Write down who is at the table, well before it is no longer believed: another process may ask."""
        self._attended = {key: until for key, until in self._attended.items() if until > now}
        present = [
            (each.guest, each.table)
            for each in awaited
            if self.attendance.is_there(each.guest, each.table)
            and self._attended.get((each.guest, each.table), 0.0) < now + self.delay / 2
        ]
        if present:
            await self.book.attend(present, now + self.delay)
            self._attended |= dict.fromkeys(present, now + self.delay)

    async def _tell(self, way: Way, each: Awaited, told: Told, now: float) -> None:
        """Send whatever is due in one way about a table."""
        for occasion in OCCASIONS:
            noticed = told.get((way.id, each.table, occasion))
            is_over = occasion == "turn" and now >= each.updated + self.delay  # the time in which they may know it
            if not is_over and noticed is None:
                continue
            turn = await self._turn(each)
            is_told = noticed is not None and noticed.turn == turn
            if not is_told and is_over and await self.book.begin(way.id, each.table, occasion, turn, now):
                noticed = Noticed(turn, "due", now, 0)
            if noticed is not None and noticed.turn == turn and noticed.state == "due" and noticed.due <= now:
                await self._begin_to_send(way, each, occasion, noticed, now)

    async def _turn(self, each: Awaited) -> int:
        if each not in self._turns:
            self._turns[each] = await self.book.turn(each)
        return self._turns[each]

    async def _begin_to_send(self, way: Way, each: Awaited, occasion: Occasion, noticed: Noticed, now: float) -> None:
        if len(self._sending) >= MOST_AT_ONCE or not (self._each.take(way.guest) and self._all.take("")):
            return  # it stays due
        if await self.book.claim(way.id, each.table, occasion, noticed.turn, now):
            task = asyncio.create_task(self._send(way, each, occasion, noticed.tries))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, way: Way, each: Awaited, occasion: Occasion, tries: int) -> None:
        with suppress(NotSaved):  # then it is not sent again: that is better than twice
            person, (game, sittings) = await self.book.person(each.guest), await self.book.seated(each.table)
            language = (person.language if person is not None else "") or way.language
            message = message_about(occasion, each.table, game, sittings, each.guest, language)
            try:
                await deliver(self.book, self.couriers, way, message)
            except NotDelivered as error:
                log.info("a message by %s did not arrive: %s", way.kind, error.trouble)
                is_tried_again = error.again and tries < len(AGAIN)
                due = time.time() + (self.delay * AGAIN[tries] if is_tried_again else 0.0)
                await self.book.settle(way.id, each.table, occasion, "due" if is_tried_again else "failed", due)
            else:
                await self.book.settle(way.id, each.table, occasion, "sent", time.time())
