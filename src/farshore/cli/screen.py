"""The terminal: where text goes, and how a mistake is told."""

from __future__ import annotations

from importlib.metadata import version

from rich.console import Console
from rich.text import Text


def screen() -> Console:
    """Return the screen as it is now: its width, its colours (none under NO_COLOR or into a file)."""
    return Console(highlight=False, markup=False, emoji=False)


def complain(sentence: str) -> None:
    """Say what went wrong where it does not mix with results."""
    Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True).print(Text(sentence, "red"))


def installed_version() -> str:
    """Return the version of the installed package."""
    return version("farshore")
