"""How the command was called, so that what is printed can be typed."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "farshore"
PLAY: Final = "play"  # in a checkout: serves, and opens the page


def command() -> str:
    """Return what to type for ``farshore``: its path where the name alone would not find it."""
    called = sys.argv[0]
    if Path(called).name != NAME:  # as a module, or from another program
        return NAME
    found = shutil.which(NAME)
    is_found = found is not None and Path(found).resolve() == Path(called).resolve()
    return NAME if is_found else shlex.quote(called)


def play_command() -> str:
    """Return what to type for ``farshore play``."""
    return f"{command()} play"


def resume_command(path: Path) -> str:
    """Return what to type to go on with a saved game."""
    return f"{play_command()} --resume {shlex.quote(str(path))}"


def replay_command(path: Path) -> str:
    """Return what to type to look at a record."""
    return f"{command()} replay {shlex.quote(str(path))}"


def serve_command(*, is_opened: bool) -> str:
    """Return what to type for ``farshore serve``: in a checkout whose ``play`` was called, that."""
    called = Path(sys.argv[0])
    checkout = called.parents[2] if len(called.parents) > 2 else called.parent  # of .venv/bin/farshore
    is_play = is_opened and called.name == NAME and (checkout / PLAY).is_file()
    return f"./{PLAY}" if is_play else f"{command()} serve"
