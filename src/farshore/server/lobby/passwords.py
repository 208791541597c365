"""Passwords: what one may be, and how it is kept (argon2id), in the thread of heavy work and on the asker's account.

One at a time, so that many who try take neither the memory nor the processor from those who play.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from farshore.server.lobby.errors import ShortPassword
from farshore.server.unbroken import in_thread

LEAST: Final = 8
"""Characters of a password."""
HASHER: Final = PasswordHasher(time_cost=1, memory_cost=46 * 1024, parallelism=1)
"""As OWASP recommends it first, in KiB: a small machine that others play on can afford it."""


def clean_password(password: str) -> str:
    """Return a password as it is kept, however a keyboard encodes it. Raises ``ShortPassword``."""
    cleaned = unicodedata.normalize("NFKC", password)
    if len(cleaned) < LEAST:
        raise ShortPassword(LEAST)
    return cleaned


async def kept_password(password: str) -> str:
    """Return what is kept of a password. Raises ``ShortPassword``."""
    return await in_thread(HASHER.hash, clean_password(password))


async def is_password(password: str, kept: str | None) -> bool:
    """Tell whether a password is the one that was kept; of nobody's, no: but finding that out takes as long."""
    return await in_thread(_is_password, unicodedata.normalize("NFKC", password), kept)


def _is_password(password: str, kept: str | None) -> bool:
    try:
        HASHER.verify(_nobodys() if kept is None else kept, password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


@cache
def _nobodys() -> str:
    return HASHER.hash("nobody's")
