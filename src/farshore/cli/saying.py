"""Sentences that a game need not have."""

from __future__ import annotations

from collections.abc import Mapping

from farshore.core.words import FALLBACK, MissingWord, Param, say_with


def say_or(key: str, otherwise: str, params: Mapping[str, Param] | None = None) -> str:
    """Say a sentence, or something else if there is none."""
    try:
        return say_with(key, FALLBACK, params or {})
    except MissingWord:
        return otherwise
