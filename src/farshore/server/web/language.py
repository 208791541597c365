"""Which language to speak: what a request names, else what its guest has chosen, else what its browser wishes.

A browser wishes by ``Accept-Language`` (RFC 9110, 12.5.4): languages with a weight each; who wishes for ``de-CH`` also
understands ``de``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import parse_qs

from farshore.core.words import FALLBACK, known_languages
from farshore.core.words.choosing import known_as
from farshore.server.table.seating import Guest

MOST_WISHES: Final = 1_000
"""Headers that are remembered; browsers send few different ones."""
LONGEST_WISH: Final = 500
"""Characters of a header that are read."""


def known_language(wanted: str | None, wished: str = "") -> str:
    """Return a language that is wanted if there are words in it, else the best one that a header wishes for."""
    return (known_as(wanted) if wanted else None) or wished_language(wished)


@lru_cache(maxsize=MOST_WISHES)
def wished_language(header: str) -> str:
    """Return the language that ``Accept-Language`` wishes for most of those that there are words in, else English."""
    wishes = [_wish(part) for part in header[:LONGEST_WISH].split(",")]
    dearest = sorted(wishes, key=lambda wish: -wish[1])  # of equal ones the first
    refused = {tag for tag, weight in wishes if not weight}
    found = (_best(tag, refused) for tag, weight in dearest if weight)
    return next((language for language in found if language), FALLBACK)


def language_of(scope: Mapping[str, Any]) -> str:
    """Return the language of a request that failed, or was not let through: as it names it or its browser wishes."""
    return known_language(_named(scope), wish_of(scope))


def spoken_to(scope: Mapping[str, Any], guest: Guest | None) -> str:
    """Return the language in which a request is answered."""
    named, chosen = _named(scope), "" if guest is None else guest.language
    return known_language(named if named and known_as(named) else chosen, wish_of(scope))


def wish_of(scope: Mapping[str, Any]) -> str:
    """Return what a request wishes for."""
    return ",".join(value.decode("latin-1") for key, value in scope["headers"] if key == b"accept-language")


def _named(scope: Mapping[str, Any]) -> str:
    """Return the language that the address of a request names."""
    query: bytes = scope.get("query_string", b"")
    return parse_qs(query.decode("latin-1")).get("language", [""])[0] if b"language=" in query else ""


def _wish(part: str) -> tuple[str, float]:
    """Read one language and its weight; what is not one has none."""
    tag, *params = (piece.strip() for piece in part.split(";"))
    weights = [param[2:] for param in params if param.lower().startswith("q=")]
    try:
        weight = float(weights[0]) if weights else 1.0
    except ValueError:
        weight = 0.0
    return tag.lower(), weight if 0 <= weight <= 1 else 0.0


def _best(tag: str, refused: set[str]) -> str | None:
    """Return a language that somebody understands who wishes for one by its tag; ``*``: for any but some."""
    if tag == "*":
        return next((language for name, language in known_languages().items() if name not in refused), None)
    return known_as(tag)
