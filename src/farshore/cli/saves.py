"""Saved games: where they are kept, and how they are written without ever losing one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from farshore.cli.writing import cannot_write
from farshore.core.match import Match

PRIVATE = 0o600  # a record holds the seed and every secret


def save_folder() -> Path:
    """Return the folder where games are saved unless another place is named."""
    return user_data_path("farshore", appauthor=False) / "saves"


def new_save(game: str) -> Path:
    """Return a path that no saved game has yet."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = save_folder() / f"{game}-{stamp}.jsonl"
    number = 1
    while path.exists():
        number += 1
        path = path.with_name(f"{game}-{stamp}-{number}.jsonl")
    return path


@contextmanager
def saving(match: Match, path: Path) -> Iterator[None]:
    """Write the record so far, and then every step as it happens. Raises ``BadFile``.

    A game that is resumed is written over itself line by line: what was there is never lost. One that an older Farshore
    has saved is first put aside and replaced as a whole, since its lines now say more. At the end stands a checkpoint.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(PRIVATE)
        _renew(path, match.record.text())
        file = path.open("r+", encoding="utf-8", newline="\n")
    except OSError as error:
        raise cannot_write(path, error) from error
    with file:
        match.keep(file)
        file.truncate()
        try:
            yield
        finally:
            match.checkpoint()


def _renew(path: Path, text: str) -> None:
    """Replace a saved game at once and as a whole, unless it begins like this already."""
    old = path.read_bytes()  # it may be cut off in the middle of a character
    if not old or old.startswith(text.encode()):
        return
    beside = path.with_name(f"{path.name}.new")
    with open(beside, "w", encoding="utf-8", newline="\n", opener=_private) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def save_copy(match: Match, path: Path) -> None:
    """Write the record as it stands to another file, which must not exist. Raises ``BadFile``."""
    try:
        with open(path, "x", encoding="utf-8", newline="\n", opener=_private) as file:
            match.checkpoint()
            file.write(match.record.text())
    except OSError as error:
        raise cannot_write(path, error) from error


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE)
