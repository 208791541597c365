"""Files that are written whole or not at all."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from farshore.core.errors import BadFile
from farshore.core.words import Phrase


def check_writable(path: Path) -> None:
    """See before the work, and not after it, that a file can be written. Raises ``BadFile``."""
    with _telling(path):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        if not _is_stream(path):
            new = _beside(path)
            new.touch(exist_ok=False)
            new.unlink()


def write_whole(path: Path, text: str) -> None:
    """Write a file beside ``path`` and let it take its place; a stream is written directly. Raises ``BadFile``."""
    with _telling(path):
        if _is_stream(path):
            path.write_text(text, encoding="utf-8", newline="")
            return
        new = _beside(path)
        try:
            with new.open("x", encoding="utf-8", newline="") as file:
                file.write(text)
            if path.exists():
                shutil.copymode(path, new)
            new.replace(path.resolve())
        finally:
            new.unlink(missing_ok=True)


def cannot_write(path: Path, error: OSError) -> BadFile:
    """Say that a file cannot be written."""
    return BadFile(str(path), "", Phrase("cli-cannot-write", reason=error.strerror or type(error).__name__))


def _beside(path: Path) -> Path:
    """Return a name in the folder where the file itself is, also if a link leads there."""
    there = path.resolve()
    return there.with_name(f".{there.name}.{os.getpid()}")


def _is_stream(path: Path) -> bool:
    """Tell whether it is a pipe or a device, which cannot be replaced."""
    return path.exists() and not path.is_file()


@contextmanager
def _telling(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise cannot_write(path, error) from error
