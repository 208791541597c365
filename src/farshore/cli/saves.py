"""Saved games: where they are kept, and how they are written without ever losing one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from farshore.core.errors import BadFile
from farshore.core.match import Match
from farshore.core.words import Phrase


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

    A game that is resumed is written over itself line by line: what was there is never lost.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        file = path.open("r+", encoding="utf-8", newline="\n")
    except OSError as error:
        raise cannot_write(path, error) from error
    with file:
        match.keep(file)
        file.truncate()
        yield


def save_copy(match: Match, path: Path) -> None:
    """Write the record as it stands to another file, which must not exist. Raises ``BadFile``."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(match.record.text())
    except OSError as error:
        raise cannot_write(path, error) from error


def cannot_write(path: Path, error: OSError) -> BadFile:
    """Say that a file cannot be written."""
    return BadFile(str(path), "", Phrase("cli-cannot-write", reason=error.strerror or type(error).__name__))
