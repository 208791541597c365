"""Numbers as a language writes them."""

from __future__ import annotations

from babel.numbers import format_decimal

from farshore.core.words import SPOKEN, spoken


def decimal(number: float, places: int = 1, language: str = SPOKEN) -> str:
    """Write a number as the reader's language does: “1,234.5” or „1.234,5“."""
    return format_decimal(number, format="#,##0" + "." * bool(places) + "0" * places, locale=language or spoken())
