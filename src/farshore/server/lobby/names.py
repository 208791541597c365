"""Names of people, as they are shown."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from farshore.core.words import say
from farshore.server.lobby.errors import LongName, NoName

LONGEST_NAME = 24


def clean_name(name: str) -> str:
    """Return a name on one line, without what cannot be seen. Raises ``NoName`` or ``LongName``."""
    seen = "".join(" " if sign.isspace() else sign for sign in name)
    seen = "".join(sign for sign in seen if not unicodedata.category(sign).startswith("C"))
    cleaned = " ".join(seen.split())
    if not any(sign.isalnum() for sign in cleaned):
        raise NoName
    if len(cleaned) > LONGEST_NAME:
        raise LongName(LONGEST_NAME)
    return cleaned


def distinct(name: str, others: Sequence[str]) -> str:
    """Return a name that nobody else at the table has: with a number if need be."""
    found, number = name, 1
    while found in others:
        number += 1
        found = say("server-numbered-name", name=name, number=number)
    return found
