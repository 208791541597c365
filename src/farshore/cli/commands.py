"""What may be typed at the table besides a move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from farshore.core.words import say

_NAMES: Final = {
    "": "",
    "?": "help",
    "help": "help",
    "choices": "choices",
    "board": "board",
    "log": "log",
    "hint": "hint",
    "rules": "rules",
    "rule": "rules",
    "save": "save",
    "quit": "quit",
    "exit": "quit",
    "q": "quit",
}


class Command(NamedTuple):
    """A command and what follows it."""

    name: str
    rest: str


def read_command(text: str, pages: Iterable[str]) -> Command | None:
    """Read a line as a command; ``None`` if it is meant as a move."""
    word, _, rest = text.strip().partition(" ")
    word = word.casefold()
    if word in pages:
        return Command(word, rest.strip())
    return Command(_NAMES[word], rest.strip()) if word in _NAMES else None


def help_page(pages: Iterable[str], example: str) -> RenderableType:
    """List everything that may be typed."""
    table = Table.grid(padding=(0, 2, 0, 0))
    rows = [
        (say("cli-help-number"), say("cli-help-number-text")),
        (say("cli-help-notation", example=example), say("cli-help-notation-text")),
        ("choices", say("cli-help-choices-text")),
        ("board", say("cli-help-board-text")),
        *((page, say("cli-help-page", page=page)) for page in pages),
        ("log", say("cli-help-log-text")),
        ("hint", say("cli-help-hint-text")),
        ("rules, rules 31", say("cli-help-rules-text")),
        ("save FILE", say("cli-help-save-text")),
        ("quit", say("cli-help-quit-text")),
    ]
    for typed, meaning in rows:
        table.add_row(Text(f"  {typed}", "bold"), Text(meaning))
    return Group(Text(say("cli-help-commands")), table)
