"""Talking at a table: who may write and read, whom somebody does not want to read, and what the host keeps in order."""

from __future__ import annotations

import time
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from farshore.core.contract import Seat
from farshore.core.words import FALLBACK
from farshore.server.lobby.errors import (
    LongTalk,
    NothingSaid,
    NotYourTable,
    Silenced,
    TalksTooFast,
)
from farshore.server.lobby.names import clean_line
from farshore.server.rate_limit import RateLimit
from farshore.server.storage.cache import TableCache
from farshore.server.storage.errors import NoSuchMessage
from farshore.server.storage.talk import Message, TalkBook
from farshore.server.table.delayed import is_delayed_to
from farshore.server.table.live_table import LiveTable
from farshore.server.table.names import NAMELESS, called
from farshore.server.table.seating import Guest
from farshore.server.table.talk import LONGEST_TALK, Sign, Talked
from farshore.server.unbroken import to_the_end

RATE: Final = 0.5
"""Messages a second of one person at one table …"""
BURST: Final = 20.0
"""… and for how many seconds' worth may come at once: ten."""


class Talker(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who may talk at a table."""

    guest: str
    seat: Seat | None  # None: the host, who sits nowhere
    name: str
    is_muted: bool  # the asker does not want to read them
    is_silenced: bool  # the host does not let them talk


class Heard(msgspec.Struct, frozen=True, kw_only=True):
    """The talk at a table, as somebody may know it."""

    talked: Talked
    messages: list[Message]  # those that have changed since a revision
    talkers: list[Talker]


class Talk:
    """The talk at all tables."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables
        self._limit = RateLimit(RATE, BURST)

    @property
    def book(self) -> TalkBook:
        """Where it is kept."""
        return self.tables.repository.talk

    async def listen(self, guest: Guest | None, table: LiveTable, since: int, language: str = FALLBACK) -> Heard:
        """Return what was said at a table that is held, and who may talk there."""
        who = None if guest is None else guest.id
        if not may_read(table, who):
            return Heard(talked=Talked(), messages=[], talkers=[])
        messages = await self.book.said(table.id, since, who, is_watching=not may_talk(table, who))
        muted = set[str]() if who is None else await self.book.muted_by(who)
        silenced = await self.book.silenced(table.id)
        host = "" if table.seats_of(table.host) else await self.book.name(table.host)
        talkers = [
            Talker(
                guest=each,
                seat=seat,
                name=name_of(table, each, host, language),
                is_muted=each in muted,
                is_silenced=each in silenced,
            )
            for each, seat in _talkers(table).items()
        ]
        return Heard(talked=table.talked, messages=messages, talkers=talkers)

    async def say(self, guest: Guest, table: LiveTable, text: str, sign: Sign, language: str) -> None:
        """Say something. Raises ``NotYourTable``, ``Silenced``, ``NothingSaid``, ``LongTalk`` or ``TalksTooFast``."""
        _check_talker(table, guest)
        cleaned = "" if sign else clean_text(text)
        if guest.id in await self.book.silenced(table.id):
            raise Silenced
        if not self._limit.take(f"{table.id} {guest.id}"):
            raise TalksTooFast
        await self._change(table, self.book.say(table.id, guest.id, cleaned, sign, language, time.time()))

    async def mute(self, guest: Guest, table: LiveTable, seat: Seat | None, *, is_muted: bool) -> None:
        """Read somebody no longer, or again. Raises ``NotYourTable`` or ``NoSuchMessage``."""
        if not may_read(table, guest.id):
            raise NotYourTable
        await self.book.mute(guest.id, _at(table, seat, but=guest.id), is_muted=is_muted)

    async def silence(self, guest: Guest, table: LiveTable, seat: Seat | None, *, is_silent: bool) -> None:
        """Let somebody talk no longer, or again, as the host. Raises ``NotYourTable`` or ``NoSuchMessage``."""
        _check_host(table, guest)
        other = _at(table, seat, but=guest.id)
        await self._change(table, self.book.silence(table.id, other, is_silent=is_silent))

    async def open_to_watchers(self, guest: Guest, table: LiveTable, *, is_open: bool) -> None:
        """Let whoever watches read what is said from now on, or nothing, as the host. Raises ``NotYourTable``."""
        _check_host(table, guest)
        if is_open != table.talked.is_open:
            await self._change(table, self.book.open_to_watchers(table.id, is_open=is_open))
            table.talked.is_open = is_open

    async def remove(self, guest: Guest, table: LiveTable, number: int) -> None:
        """Remove a message, as the host or as who has said it. Raises ``NoSuchMessage`` or ``NotYourTable``."""
        author = await self.book.author(table.id, number)
        if guest.id not in {table.host, author}:
            raise NotYourTable
        if author is None:
            raise NoSuchMessage
        await self._change(table, self.book.remove(table.id, number))

    async def report(self, guest: Guest, table: LiveTable, number: int) -> None:
        """Report a message that one can read to the host. Raises ``NoSuchMessage``."""
        is_watching = not may_talk(table, guest.id)
        readable = may_read(table, guest.id) and await self.book.said(
            table.id, number - 1, guest.id, is_watching=is_watching
        )
        if not readable or all(message.number != number for message in readable):
            raise NoSuchMessage
        await self._change(table, self.book.report(table.id, number))

    async def _change(self, table: LiveTable, change: Coroutine[Any, Any, int]) -> None:
        """Make a change, and tell everyone who watches the table that there is one."""
        table.talked.revision = await to_the_end(change)
        self.tables.wake(table.id)


def clean_text(text: str) -> str:
    """Return a message on one line, without what cannot be seen. Raises ``NothingSaid`` or ``LongTalk``."""
    cleaned = clean_line(text)
    if not cleaned:
        raise NothingSaid
    if len(cleaned) > LONGEST_TALK:
        raise LongTalk(LONGEST_TALK)
    return cleaned


def may_talk(table: LiveTable, guest: str | None) -> bool:
    """Tell whether somebody is one of those who talk at a table: they sit there, or are its host."""
    return guest is not None and guest in _talkers(table)


def may_read(table: LiveTable, guest: str | None) -> bool:
    """Tell whether somebody who may look at a table may read what is said there: not while they see it later."""
    return may_talk(table, guest) or (table.talked.is_open and not is_delayed_to(table, guest))


def revision_for(table: LiveTable, guest: str | None) -> int:
    """Return how far the talk has come for somebody: to whoever may not read it, never anywhere."""
    return table.talked.revision if may_read(table, guest) else 0


def name_of(table: LiveTable, guest: str, name: str, language: str = FALLBACK) -> str:
    """Say who talks: as their seat is called, or else by the name that they have given."""
    seats = table.seats_of(guest)
    return table.names(language)[seats[0]] if seats else called(None, None, name or NAMELESS, language)


def _talkers(table: LiveTable) -> dict[str, Seat | None]:
    """Return who talks at a table, and on which seat: of somebody who plays on several, the first."""
    found: dict[str, Seat | None] = {}
    for seat, sitting in enumerate(table.sittings):
        if sitting.guest is not None:
            found.setdefault(sitting.guest, seat)
    found.setdefault(table.host, None)
    return found


def _check_talker(table: LiveTable, guest: Guest) -> None:
    if not may_talk(table, guest.id):
        raise NotYourTable


def _check_host(table: LiveTable, guest: Guest) -> None:
    if guest.id != table.host:
        raise NotYourTable


def _at(table: LiveTable, seat: Seat | None, but: str) -> str:
    """Return another who talks from a seat; ``None``: the host who has none."""
    found = [guest for guest, theirs in _talkers(table).items() if theirs == seat and guest != but]
    if not found:
        raise NoSuchMessage
    return found[0]
