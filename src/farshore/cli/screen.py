"""The terminal: where text goes, and how a mistake is told."""

from __future__ import annotations

from importlib.metadata import version

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text


def screen() -> Console:
    """Return the screen as it is now: its width, its colours (none under NO_COLOR or into a file)."""
    return Console(highlight=False, markup=False, emoji=False)


def progress_of_games() -> Progress:
    """Return a bar that counts games while they are played; nothing where nobody looks on."""
    console = screen()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def complain(sentence: str) -> None:
    """Say what went wrong where it does not mix with results."""
    Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True).print(Text(sentence, "red"))


def installed_version() -> str:
    """Return the version of the installed package."""
    return version("farshore")
