"""Telling people that it is their turn: a look, from time to time, at who is to act and is not there.

What is to be told follows from the tables as they are kept, so that a restart forgets nothing, and several processes
may look at once: who tells is decided by a write. A notice is sent once or not at all: what certainly did not arrive
is tried again a few times, and what may have arrived is not.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from contextlib import suppress
from typing import Final

from farshore.server.notices.attendance import Attendance
from farshore.server.notices.couriers import Couriers
from farshore.server.notices.delivery import deliver
from farshore.server.notices.errors import NotDelivered
from farshore.server.notices.notice import notice_about
from farshore.server.notices.quiet import is_quiet
from farshore.server.rate_limit import RateLimit
from farshore.server.settings import Settings
from farshore.server.storage.errors import NotSaved
from farshore.server.storage.notices import Awaited, NoticeBook, Noticed, Occasion, State, Told, Way

HOUR: Final = 60 * 60.0
EVERY: Final = 5.0  # seconds between two looks
AGAIN: Final = (1, 5, 30)  # delays after which is tried again what did not arrive
MOST_AT_ONCE: Final = 16
TOGETHER: Final = 200  # of those who are to act, so that reading what is known of them holds nobody up
GOODBYE: Final = 5.0  # seconds for what is being sent when the server ends
OCCASIONS: Final[tuple[Occasion, ...]] = ("turn", "reminder")

log = logging.getLogger("farshore.notices")


class Notices:
    """Tells people once a turn, by the way they chose last; those who are at the table, or in quiet hours, not."""

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
        """Return how many notices are under way."""
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
                turn, ways = await self.book.turn(each), await self._ways([guest])
                told = await self.book.told([way.id for way in ways])
                if ways and not _in_this_turn(ways, each, told, "reminder", turn):
                    await self.book.begin(ways[0].id, table_id, "reminder", turn, time.time())

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
        ways = await self._ways(guests)
        told = await self.book.told([way.id for way in ways])
        for each in awaited:
            if (each.guest, each.table) not in there and not is_quiet(quiet.get(each.guest), now):
                await self._tell([way for way in ways if way.guest == each.guest], each, told, now)

    async def _ways(self, guests: Collection[str]) -> list[Way]:
        """Return by which ways some people are told, in the order in which they are tried: whatever they chose last."""
        return [way for way in reversed(await self.book.ways_of(guests)) if way.is_tried]

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

    async def _tell(self, ways: list[Way], each: Awaited, told: Told, now: float) -> None:
        """Send whatever is due to somebody about a table: by one way, and by the next if it did not arrive."""
        for occasion in OCCASIONS:
            is_over = occasion == "turn" and now >= each.updated + self.delay  # the time in which they may know it
            if not is_over and not any((way.id, each.table, occasion) in told for way in ways):
                continue
            turn = await self._turn(each)
            tried = _in_this_turn(ways, each, told, occasion, turn)
            if not tried and not is_over:
                continue
            way = next((way for way in ways if way.id in tried and tried[way.id].state != "failed"), None)
            if way is None:
                way = next((way for way in ways if way.id not in tried), None)
                if way is None or not await self.book.begin(way.id, each.table, occasion, turn, now):
                    continue
                tried[way.id] = Noticed(turn, "due", now, 0)
            if tried[way.id].state == "due" and tried[way.id].due <= now:
                is_last = len(tried) == len(ways)
                await self._begin_to_send(way, each, occasion, tried[way.id], now, is_last)

    async def _turn(self, each: Awaited) -> int:
        if each not in self._turns:
            self._turns[each] = await self.book.turn(each)
        return self._turns[each]

    async def _begin_to_send(
        self, way: Way, each: Awaited, occasion: Occasion, noticed: Noticed, now: float, is_last: bool
    ) -> None:
        if len(self._sending) >= MOST_AT_ONCE or not (self._each.take(way.guest) and self._all.take("")):
            return  # it stays due
        if await self.book.claim(way.id, each.table, occasion, noticed.turn, now):
            task = asyncio.create_task(self._send(way, each, occasion, noticed.tries, is_last))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, way: Way, each: Awaited, occasion: Occasion, tries: int, is_last: bool) -> None:
        with suppress(NotSaved):  # then it is not sent again: that is better than twice
            person, (game, sittings) = await self.book.person(each.guest), await self.book.seated(each.table)
            language = (person.language if person is not None else "") or way.language
            notice = notice_about(occasion, each.table, game, sittings, each.guest, language)
            try:
                await deliver(self.book, self.couriers, way, notice)
            except NotDelivered as error:
                log.info("a notice by %s did not arrive: %s", way.kind, error.trouble)
                is_tried_again = error.again and tries < len(AGAIN) and is_last
                due = time.time() + (self.delay * AGAIN[tries] if is_tried_again else 0.0)
                state: State = "due" if is_tried_again else "sent" if error.may_have_arrived else "failed"
                await self.book.settle(way.id, each.table, occasion, state, due)
            else:
                await self.book.settle(way.id, each.table, occasion, "sent", time.time())


def _in_this_turn(ways: list[Way], each: Awaited, told: Told, occasion: Occasion, turn: int) -> dict[str, Noticed]:
    """Return by which ways somebody was told of a turn, or was to be."""
    found = {way.id: told.get((way.id, each.table, occasion)) for way in ways}
    return {way: noticed for way, noticed in found.items() if noticed is not None and noticed.turn == turn}
