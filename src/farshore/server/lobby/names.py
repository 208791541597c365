"""Names of people, as they are shown."""

from __future__ import annotations

import unicodedata

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
