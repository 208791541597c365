"""Names of people, as they are shown."""

from __future__ import annotations

import unicodedata
from itertools import groupby, islice
from typing import Final

from farshore.server.lobby.errors import LongName, NoName

LONGEST_NAME = 24
BLANK: Final = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0xFE00, 0xFE10)))
) | frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xE0100, 0xE01F0))))
"""Signs of which nothing is seen although they count as letters, marks or symbols: fillers, joiners, selectors.

Unicode calls most of them ``Default_Ignorable_Code_Point``; the others are in the categories that begin with C.
"""
MOST_MARKS: Final = 8
"""Marks on one letter, more than scripts need: a hundred would be written over all that stands beside them."""


def clean_name(name: str) -> str:
    """Return a name on one line, without what cannot be seen. Raises ``NoName`` or ``LongName``."""
    cleaned = clean_line(name)
    if not any(sign.isalnum() for sign in cleaned):
        raise NoName
    if len(cleaned) > LONGEST_NAME:
        raise LongName(LONGEST_NAME)
    return cleaned


def clean_line(text: str) -> str:
    """Return what somebody typed on one line, without what cannot be seen; perhaps nothing is left.

    What looks the same is written the same (NFKC), so that two people at a table can be told apart.
    """
    seen = "".join(" " if sign.isspace() else sign for sign in text if not _is_unseen(sign))
    cleaned = " ".join(unicodedata.normalize("NFKC", seen).split())
    runs = groupby((sign for sign in cleaned if not _is_unseen(sign)), _is_mark)
    return "".join(sign for is_mark, run in runs for sign in (islice(run, MOST_MARKS) if is_mark else run))


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in {"Mn", "Me"}


def _is_unseen(sign: str) -> bool:
    return sign in BLANK or (unicodedata.category(sign).startswith("C") and not sign.isspace())
