"""Which language to speak."""

from __future__ import annotations

from functools import cache

from farshore.core.words import FALLBACK, languages


def known_language(wanted: str | None) -> str:
    """Return a language that somebody wants if there are words in it, else English."""
    return wanted if wanted is not None and wanted in _known() else FALLBACK


@cache
def _known() -> frozenset[str]:
    return frozenset(languages())
