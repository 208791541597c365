"""Guests: people known by a name and a cookie. What the cookie holds is kept only as a hash."""

from __future__ import annotations

import secrets
import time
import unicodedata
from hashlib import sha256
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import select, update

from farshore.core.words import Phrase
from farshore.server.errors import Refusal
from farshore.server.storage.database import Database
from farshore.server.storage.models import GuestRow

COOKIE = "farshore"
YEAR = 365 * 24 * 3600
TOKEN_BYTES = 32
ID_BYTES = 8
LONGEST_NAME = 24


class Guest(msgspec.Struct, frozen=True):
    """A person."""

    id: str
    name: str


class Guests:
    """Everyone who ever gave a name."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
        """Return who is asking; ``None``: a stranger."""
        token = connection.cookies.get(COOKIE)
        if not token:
            return None
        async with self.database.reading() as session:
            row = await session.scalar(select(GuestRow).where(GuestRow.token == _hashed(token)))
        return None if row is None else Guest(row.id, row.name)

    async def welcome(self, guest: Guest | None, name: str, is_secure: bool) -> tuple[Guest, list[Cookie]]:
        """Give a stranger an identity, with the cookie to keep, or a guest another name. Raises ``Refusal``.

        A guest may leave the name empty to keep the one they have.
        """
        if guest is not None and not name.strip():
            return guest, []
        name = clean_name(name)
        if guest is not None:
            if name != guest.name:
                async with self.database.writing() as session:
                    await session.execute(update(GuestRow).where(GuestRow.id == guest.id).values(name=name))
            return Guest(guest.id, name), []
        token, guest = secrets.token_urlsafe(TOKEN_BYTES), Guest(secrets.token_urlsafe(ID_BYTES), name)
        async with self.database.writing() as session:
            session.add(GuestRow(id=guest.id, name=name, token=_hashed(token), created=time.time()))
        cookie = Cookie(
            key=COOKIE, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=is_secure
        )
        return guest, [cookie]


def clean_name(name: str) -> str:
    """Return a name as it is shown: on one line, without what cannot be seen. Raises ``Refusal`` if nothing is left."""
    seen = "".join(" " if sign.isspace() else sign for sign in name)
    seen = "".join(sign for sign in seen if not unicodedata.category(sign).startswith("C"))
    cleaned = " ".join(seen.split())
    if not any(sign.isalnum() for sign in cleaned):
        raise Refusal(422, Phrase("server-no-name"))
    if len(cleaned) > LONGEST_NAME:
        raise Refusal(422, Phrase("server-long-name", most=LONGEST_NAME))
    return cleaned


def _hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
