"""Numbers that people type."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 9  # digits; nothing here is counted further, and Python refuses to read thousands of them


def read_number(text: str, most: int) -> int | None:
    """Read a number from 0 to ``most``; ``None`` if it is no number or another one."""
    if not text.isdecimal() or len(text) > LONGEST:
        return None
    number = int(text)
    return number if number <= most else None
