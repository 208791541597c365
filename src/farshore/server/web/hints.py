"""A game's hints in somebody's language."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import asdict

from farshore.core.hints import GENERAL, Hints, Occasion, hints_of
from farshore.core.registry import game as installed_game
from farshore.core.words import FALLBACK, say
from farshore.server.web.messages.reading import FirstTime, GameHints, Hint


@lru_cache(maxsize=32)
def said_hints(name: str, language: str = FALLBACK) -> GameHints:
    """Return a game's hints. Raises ``UnknownGame``."""
    hints = hints_of(installed_game(name))
    return GameHints(
        hints=[
            Hint(name=each, text=say(hints.hint_key(each), language), rule=rule) for each, rule in hints.rules.items()
        ],
        first_times=[
            *(_first_time(hints, occasion, language) for occasion in hints.occasions),
            *(_general(each, language) for each in GENERAL),
        ],
    )


def _first_time(hints: Hints, occasion: Occasion, language: str) -> FirstTime:
    return FirstTime(text=say(hints.occasion_key(occasion), language), **asdict(occasion))


def _general(name: str, language: str) -> FirstTime:
    """Say what may happen at any table: the page knows when."""
    return FirstTime(text=say(f"occasion-{name}", language), **asdict(Occasion(name=name, rule="", event="")))
