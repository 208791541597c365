"""Which browser somebody uses, in two words: enough to tell one's own devices apart, and nothing else is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
"""What ``User-Agent`` says, and what it means: the first that is found counts, for many pretend to be others."""
LONGEST: Final = 500
MOST_SAID: Final = 1_000
"""Headers that are remembered; there are few different ones."""


def browser_of(scope: Any) -> str:
    """Return browser and system, such as “Firefox, Linux”, of those that are known; nothing of what a caller wrote."""
    return _named(next((value for key, value in scope["headers"] if key == b"user-agent"), b"")[:LONGEST])


@lru_cache(maxsize=MOST_SAID)
def _named(header: bytes) -> str:
    said = header.decode("latin-1")
    found = (next((name for sign, name in names if sign in said), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
