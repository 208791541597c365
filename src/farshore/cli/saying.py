"""Sentences that a game need not have."""

from __future__ import annotations

from farshore.core.words import has_word, say


def say_or(key: str, otherwise: str) -> str:
    """Say a sentence, or something else if there is none."""
    return say(key) if has_word(key) else otherwise
