"""Guests: people known by a name and a token. The token is kept only as a hash."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from hashlib import sha256

from farshore.server.lobby.names import clean_name
from farshore.server.storage.repository import Repository
from farshore.server.table.seating import Guest

TOKEN_BYTES = 32
ID_BYTES = 8
MOST_CACHED = 1000


class Guests:
    """Everyone who ever gave a name."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository
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

    async def welcome(self, guest: Guest | None, name: str) -> tuple[Guest, str | None]:
        """Give a stranger an identity, with the token to keep, or a guest another name.

        A guest may leave the name empty to keep the one they have. Raises ``NoName`` or ``LongName``.
        """
        if guest is not None and not name.strip():
            return guest, None
        name = clean_name(name)
        if guest is not None:
            renamed = Guest(guest.id, name)
            if renamed != guest:
                await self.repository.rename_guest(renamed)
                self._cache = OrderedDict((key, kept) for key, kept in self._cache.items() if kept.id != guest.id)
            return renamed, None
        token, guest = secrets.token_urlsafe(TOKEN_BYTES), Guest(secrets.token_urlsafe(ID_BYTES), name)
        await self.repository.add_guest(guest, _hashed(token))
        return guest, token


def _hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
