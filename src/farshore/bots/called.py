"""Bots as they are typed: ``search``, ``search:plans=12:turns=8``, or a program of one's own, ``cmd:./mybot --fast``.

What can be set is the bot's own. Only ``iterations``, the most that are thought for a choice, can be set on every bot,
so that a bot can meet itself with less time: ``search:iterations=20``.

Only for whoever may start programs on this machine, at a terminal: a server makes bots by their bare name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farshore.bots.bot import Bot
from farshore.bots.command.player import CommandBot
from farshore.bots.habits import Habits, Habitual
from farshore.bots.registry import make_bot
from farshore.core.errors import FarshoreError

COMMAND: Final = "cmd:"
ITERATIONS: Final = "iterations"


class BadCall(FarshoreError):
    """A text that names no bot."""

    def __init__(self, text: str) -> None:
        super().__init__("bot-bad-call", text=text)


def bot_called(game_name: str, text: str, options: Mapping[str, Any] | None = None) -> Bot:
    """Return a new bot; ``options`` are the game's, which a program is told.

    Raises ``UnknownBot``, ``UnknownSetting``, ``BadSetting``, ``BadCall`` or ``CommandFailed``.
    """
    if is_command(text):
        command = text.removeprefix(COMMAND)
        if not command.strip():
            raise BadCall(text)
        return CommandBot(command, options)
    name, *typed = text.split(":")
    settings = dict(_setting(text, setting) for setting in typed)
    iterations = settings.pop(ITERATIONS, None)
    bot = make_bot(game_name, name, **settings)
    if iterations is None:
        return bot
    if type(iterations) is not int or iterations < 1:
        raise BadCall(text)
    return Habitual(bot, Habits(iterations=iterations))


def is_command(text: str) -> bool:
    """Tell whether a bot is a program of its own."""
    return text.startswith(COMMAND)


def _setting(text: str, setting: str) -> tuple[str, Any]:
    """Read ``name=value``; a number, and yes or no, are such."""
    name, equals, value = setting.partition("=")
    if not equals or not name.isidentifier():
        raise BadCall(text)
    if value in {"true", "false"}:
        return name, value == "true"
    for kind in (int, float):
        try:
            return name, kind(value)
        except ValueError:
            continue
    return name, value
