"""What people choose about being reached: their browsers, a mailbox, web hooks, and when not.

Nothing is sent to a mailbox before somebody has opened a link there; that one mail is limited by who asks, by whom it
would reach, and for the whole server, so that nobody can pester others with it.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec

from farshore.server.heavy_work import asking_address
from farshore.server.notices.couriers import Couriers
from farshore.server.notices.delivery import deliver
from farshore.server.notices.errors import NoMail, NoSuchWay, NotDelivered, TooManyNotices, TooManyWays
from farshore.server.notices.mail import clean_mailbox
from farshore.server.notices.notice import trial_notice
from farshore.server.notices.push import clean_keys
from farshore.server.notices.quiet import clean_quiet
from farshore.server.rate_limit import RateLimit
from farshore.server.storage.notices import Kind, NoticeBook, Quiet, Way
from farshore.server.storage.people import Session
from farshore.server.table.seating import Guest

HOUR: Final = 60 * 60.0
DAY: Final = 24 * HOUR
"""For which a link in a mail can be used that says: this is mine."""
MOST: Final[dict[Kind, int]] = {"push": 8, "mail": 1, "hook": 3}
"""Ways of one person."""
ID_BYTES: Final = 12


class Ways:
    """How people are reached."""

    def __init__(self, book: NoticeBook, couriers: Couriers) -> None:
        self.book = book
        self.couriers = couriers
        self._tests = RateLimit(1 / 20, 60)  # of one person: three at once, then one every 20 seconds
        self._tested_from = RateLimit(1 / 10, 60)  # six, and one every 10: whoever comes with new cookies is nobody new
        self._asked_from = RateLimit(5 / HOUR, HOUR)
        self._asked_there = RateLimit(2 / DAY, DAY)
        self._asked = RateLimit(100 / HOUR, HOUR)

    async def of(self, guest: Guest) -> list[Way]:
        """Return how somebody is reached, the oldest way first."""
        return await self.book.ways_of([guest.id])

    async def quiet(self, guest: Guest) -> Quiet | None:
        """Return when somebody is not to be told anything."""
        return (await self.book.quiet_of([guest.id])).get(guest.id)

    async def add_push(
        self, guest: Guest, session: Session, address: str, p256dh: str, auth: str, base: str, language: str
    ) -> None:
        """Reach somebody in the browser that they ask from.

        Raises ``BadAddress``, ``PlainAddress``, ``BadSubscription`` or ``TooManyWays``.
        """
        keys = clean_keys(p256dh, auth)
        way = _new("push", guest, self.couriers.outside.clean(address), base, language)
        await self._keep(msgspec.structs.replace(way, keys=keys, session=session.id))

    async def add_hook(self, guest: Guest, address: str, base: str, language: str) -> None:
        """Reach somebody by a web hook. Raises ``BadAddress``, ``PlainAddress`` or ``TooManyWays``."""
        await self._keep(_new("hook", guest, self.couriers.outside.clean(address), base, language))

    async def add_mailbox(self, guest: Guest, address: str, base: str, language: str) -> None:
        """Ask somebody whether a mailbox is theirs, instead of the one before.

        Raises ``NoMail``, ``BadMailbox``, ``TooManyNotices`` or ``NotDelivered``.
        """
        if self.couriers.mails is None:
            raise NoMail
        way = _new("mail", guest, clean_mailbox(address), base, language, is_on=False)
        if not (
            self._asked_from.take(asking_address())
            and self._asked_there.take(way.address.casefold())
            and self._asked.take("")
        ):
            raise TooManyNotices
        await self.book.add(way)
        try:
            await self.couriers.ask(way)
        except NotDelivered:
            await self.book.remove(way.id)
            raise

    async def confirm(self, token: str) -> None:
        """Begin to send mail to whoever has opened the link that was sent there. Raises ``NoSuchWay``."""
        if not await self.book.confirm(self.couriers.meant("confirm", token), time.time() - DAY):
            raise NoSuchWay

    async def stop_mail(self, token: str) -> None:
        """Send no more mail to whoever opens a link that was sent there; doing it twice is the same."""
        await self.book.remove(self.couriers.meant("stop", token))

    async def remove(self, guest: Guest, way: str) -> None:
        """Reach somebody no longer in one way. Raises ``NoSuchWay``."""
        await self.book.remove((await self._own(guest, way)).id)

    async def test(self, guest: Guest, way: str, language: str) -> None:
        """Tell somebody something now. Raises ``NoSuchWay``, ``TooManyNotices`` or ``NotDelivered``."""
        own = await self._own(guest, way)
        if not own.is_on:
            raise NoSuchWay
        if not (self._tests.take(guest.id) and self._tested_from.take(asking_address())):
            raise TooManyNotices
        await deliver(self.book, self.couriers, own, trial_notice(language))

    async def keep_quiet(self, guest: Guest, start: int | None, end: int | None, zone: str) -> None:
        """Tell somebody nothing between two times of the day; ``None``: any time is well. Raises ``BadQuietHours``."""
        hours = None if start is None or end is None else clean_quiet(start, end, zone)
        await self.book.keep_quiet(guest.id, hours)

    async def _keep(self, way: Way) -> None:
        others = [
            other
            for other in await self.book.ways_of([way.guest])
            if other.kind == way.kind and other.address != way.address
        ]
        if len(others) >= MOST[way.kind]:
            raise TooManyWays(MOST[way.kind])
        await self.book.add(way)

    async def _own(self, guest: Guest, way: str) -> Way:
        found = await self.book.way(way)
        if found is None or found.guest != guest.id:
            raise NoSuchWay
        return found


def _new(kind: Kind, guest: Guest, address: str, base: str, language: str, *, is_on: bool = True) -> Way:
    way, now = secrets.token_urlsafe(ID_BYTES), time.time()
    return Way(
        id=way, guest=guest.id, kind=kind, address=address, base=base, language=language, created=now, is_on=is_on
    )
