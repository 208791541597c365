"""Guests: people known by a token, and by a name if they gave one. The token is kept only as a hash."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec

from farshore.server.heavy_work import asking_browser
from farshore.server.lobby.limits import Limits
from farshore.server.lobby.names import clean_name
from farshore.server.storage.errors import NotSaved
from farshore.server.storage.people import Session, SignedIn
from farshore.server.storage.repository import Repository
from farshore.server.table.seating import Guest

TOKEN_BYTES: Final = 32
ID_BYTES: Final = 8
MOST_CACHED: Final = 1000
FRESH: Final = 5.0  # seconds for which is believed who somebody was, unless something is heard of them
HOUR: Final = 60 * 60.0


class Guests:
    """Everyone who ever sat down."""

    def __init__(self, repository: Repository, limits: Limits | None = None) -> None:
        self.repository = repository
        self.people = repository.people
        self.limits = limits  # None: as many as come
        self._cache: OrderedDict[str, tuple[SignedIn, float]] = OrderedDict()  # by hashed token, with the time
        self._forgotten = 0  # how often
        repository.news.on("guest", self.forget)
        repository.news.missed.append(partial(self.forget, ""))

    async def who(self, token: str | None) -> Guest | None:
        """Return whose token this is; ``None``: a stranger's."""
        found = await self.signed_in(token)
        return None if found is None else found.guest

    async def signed_in(self, token: str | None) -> SignedIn | None:
        """Return whose token this is, and in which browser they are signed in with it."""
        if not token:
            return None
        token, now = hashed(token), time.monotonic()
        found, when = self._cache.get(token, (None, 0.0))
        if found is None or now - when > FRESH:
            forgotten = self._forgotten
            found = await self._read(token)
            if forgotten == self._forgotten:  # else it may have changed since it was read
                self._keep(token, found, now)
        return found

    async def welcome(self, guest: Guest | None, name: str, language: str = "") -> tuple[Guest, str | None]:
        """Give a stranger an identity, with the token to keep, or a guest another name.

        The name may be left empty: a guest keeps the one they have, and a stranger has none. Raises ``NoName``,
        ``LongName`` or ``TooOften``.
        """
        name = clean_name(name) if name.strip() else ""
        if guest is not None:
            return await self._change(guest, msgspec.structs.replace(guest, name=name or guest.name)), None
        if self.limits is not None:
            await self.limits.check_newcomer()
        guest, (session, token) = Guest(secrets.token_urlsafe(ID_BYTES), name, language), new_session()
        await self.people.add_guest(guest, session)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Give a guest another name. Raises ``NoName``, ``LongName`` or ``TooOften``."""
        named = msgspec.structs.replace(guest, name=clean_name(name) if name.strip() else guest.name)
        if named != guest and self.limits is not None:
            self.limits.check_rename(guest.id)
        return await self._change(guest, named)

    async def speak_to(self, guest: Guest, language: str) -> Guest:
        """Remember in which language somebody wants to be spoken to."""
        return await self._change(guest, msgspec.structs.replace(guest, language=language))

    async def forget_idle(self, before: float) -> None:
        """Forget those who came before a time and have left nothing behind."""
        if await self.repository.delete_guests(before):
            self._cache.clear()

    def forget(self, guest: str) -> None:
        """Believe no longer what was known of somebody, or with an empty name of everybody."""
        self._forgotten += 1
        known = self._cache.items() if guest else ()
        self._cache = OrderedDict((key, kept) for key, kept in known if kept[0].guest.id != guest)

    async def _change(self, guest: Guest, changed: Guest) -> Guest:
        if changed != guest:
            await self.people.change_guest(changed)
            self.forget(guest.id)
        return changed

    async def _read(self, token: str) -> SignedIn | None:
        found, now = await self.people.signed_in(token), time.time()
        if found is not None and now - found.session.seen > HOUR:
            with suppress(NotSaved):  # it matters little
                await self.people.see(found.session.id, now)
        return found

    def _keep(self, token: str, found: SignedIn | None, now: float) -> None:
        if found is None:
            self._cache.pop(token, None)
            return
        self._cache[token] = found, now
        self._cache.move_to_end(token)
        if len(self._cache) > MOST_CACHED:
            self._cache.popitem(last=False)


def new_session(prefix: str = "") -> tuple[Session, str]:
    """Sign somebody in where they ask from: return what is kept of it, and the token to show from now on."""
    token, now = prefix + secrets.token_urlsafe(TOKEN_BYTES), time.time()
    kept = Session(
        id=secrets.token_urlsafe(ID_BYTES), token=hashed(token), created=now, seen=now, browser=asking_browser()
    )
    return kept, token


def hashed(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
