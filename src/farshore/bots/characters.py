"""The characters people play against: four for each game, from gentle to strong, each with a style of their own.

A character is data, in ``bots/<game>/characters.toml``: a bot, what it believes (the weights that differ from its
own), and habits. Its name and a sentence about it are ``bot-<name>`` and ``bot-<name>.text`` in the catalogues, its
face is drawn by the page. ``python -m benchmarks.levels`` measures that each level beats the one below.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

import msgspec

from farshore.bots.habits import Habits

LEVELS: Final = range(1, 5)
USUAL_LEVEL: Final = 2
"""Of whom one plays against unless one chooses."""


class Character(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody to play against."""

    level: int  # from 1, gentle, to 4, strong
    bot: str  # who judges; where a game does not have it (yet), greedy does
    settings: dict[str, Any] = {}  # of the bot
    beliefs: dict[str, Any] = {}  # weights of the bot, as far as they are not its own
    habits: Habits = Habits()

    def settings_for(self, game_name: str) -> dict[str, Any]:
        """Return what to set on the bot."""
        if not self.beliefs:
            return self.settings
        weights = import_module(f"farshore.bots.{game_name}.worth").Weights
        return {**self.settings, "weights": weights(**{name: _frozen(value) for name, value in self.beliefs.items()})}


@cache
def characters_of(game_name: str) -> dict[str, Character]:
    """Return the characters of a game by name, the gentlest first; none of a game that is not ours."""
    file = files("farshore.bots") / game_name / "characters.toml"
    if not file.is_file():
        return {}
    found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Character])
    return dict(sorted(found.items(), key=lambda item: item[1].level))


def _frozen(value: Any) -> Any:
    """Return a value as weights hold it: they are compared and hashed."""
    return tuple(value) if isinstance(value, list) else value
