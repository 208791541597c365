"""Numbers that people type, and that they read."""

from __future__ import annotations

from typing import Final

from babel.numbers import format_decimal

from farshore.core.words import spoken

LONGEST: Final = 9  # digits; nothing here is counted further, and Python refuses to read thousands of them


def read_number(text: str, most: int) -> int | None:
    """Read a number from 0 to ``most``; ``None`` if it is no number or another one."""
    if not text.isdecimal() or len(text) > LONGEST:
        return None
    number = int(text)
    return number if number <= most else None


def decimal(number: float, places: int = 1) -> str:
    """Write a number as the reader's language does: “1,234.5” or „1.234,5“."""
    return format_decimal(number, format="#,##0" + "." * bool(places) + "0" * places, locale=spoken())
