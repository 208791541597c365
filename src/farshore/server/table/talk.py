"""What is said at a table: beside the game, and never part of its log or its record."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Sign = Literal["", "well-done", "thanks", "luck", "laugh", "oops", "wait"]
"""What is said by one click, in the words of whoever reads it; empty: it was typed."""

LONGEST_TALK: Final = 300
"""Signs of one message."""


class Talked(msgspec.Struct, kw_only=True):
    """How far the talk at a table has come, and who may read it but those who sit there."""

    revision: int = 0  # grows with whatever is said, removed, reported or decided about it
    is_open: bool = False  # who watches may read what is said from now on
