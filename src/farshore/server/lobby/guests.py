"""Guests: people known by a name and a token. The token is kept only as a hash."""

from __future__ import annotations

import secrets
from hashlib import sha256

from farshore.server.lobby.names import clean_name
from farshore.server.storage.repository import Repository
from farshore.server.table.seating import Guest

TOKEN_BYTES = 32
ID_BYTES = 8


class Guests:
    """Everyone who ever gave a name."""

    def __init__(self, repository: Repository) -> None:
        self.repository = repository

    async def who(self, token: str | None) -> Guest | None:
        """Return whose token this is; ``None``: a stranger's."""
        return await self.repository.guest(_hashed(token)) if token else None

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
            return renamed, None
        token, guest = secrets.token_urlsafe(TOKEN_BYTES), Guest(secrets.token_urlsafe(ID_BYTES), name)
        await self.repository.add_guest(guest, _hashed(token))
        return guest, token


def _hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
