"""Guests: people known by a token, and by a name if they gave one. The token is kept only as a hash."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from hashlib import sha256

import msgspec

from farshore.server.lobby.limits import Limits
from farshore.server.lobby.names import clean_name
from farshore.server.storage.repository import Repository
from farshore.server.table.seating import Guest

TOKEN_BYTES = 32
ID_BYTES = 8
MOST_CACHED = 1000


class Guests:
    """Everyone who ever sat down."""

    def __init__(self, repository: Repository, limits: Limits | None = None) -> None:
        self.repository = repository
        self.limits = limits  # None: as many as come
        self._cache: OrderedDict[str, Guest] = OrderedDict()  # by hashed token, the least lately seen first

    async def who(self, token: str | None) -> Guest | None:
        """Return whose token this is; ``None``: a stranger's."""
        if not token:
            return None
        hashed = _hashed(token)
        guest = self._cache.get(hashed) or await self.repository.guest(hashed)
        if guest is not None:
            self._cache[hashed] = guest
            self._cache.move_to_end(hashed)
            if len(self._cache) > MOST_CACHED:
                self._cache.popitem(last=False)
        return guest

    async def welcome(self, guest: Guest | None, name: str, language: str = "") -> tuple[Guest, str | None]:
        """Give a stranger an identity, with the token to keep, or a guest another name.

        The name may be left empty: a guest keeps the one they have, and a stranger has none. Raises ``NoName``,
        ``LongName`` or ``TooOften``.
        """
        name = clean_name(name) if name.strip() else ""
        if guest is not None:
            return await self._change(guest, msgspec.structs.replace(guest, name=name or guest.name)), None
        if self.limits is not None:
            self.limits.check_newcomer()
        token, guest = secrets.token_urlsafe(TOKEN_BYTES), Guest(secrets.token_urlsafe(ID_BYTES), name, language)
        await self.repository.add_guest(guest, _hashed(token))
        return guest, token

    async def speak_to(self, guest: Guest, language: str) -> Guest:
        """Remember in which language somebody wants to be spoken to."""
        return await self._change(guest, msgspec.structs.replace(guest, language=language))

    async def forget_idle(self, before: float) -> None:
        """Forget those who came before a time and have left nothing behind."""
        if await self.repository.delete_guests(before):
            self._cache.clear()

    async def _change(self, guest: Guest, changed: Guest) -> Guest:
        if changed != guest:
            await self.repository.change_guest(changed)
            self._cache = OrderedDict((key, kept) for key, kept in self._cache.items() if kept.id != guest.id)
        return changed


def _hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
