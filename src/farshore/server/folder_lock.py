"""One server per data folder: who holds it, and where to find the one that does."""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self

FILE = "server.lock"


class FolderInUse(Exception):
    """Another server uses the folder. ``address`` is where it serves; empty if it has not said so yet."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class FolderLock:
    """Holds a folder. The system lets go of it however the process ends."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._file: IO[str] | None = None

    def __enter__(self) -> Self:
        """Hold the folder. Raises ``FolderInUse`` or ``OSError``."""
        self.path.parent.mkdir(0o700, parents=True, exist_ok=True)
        self._file = self.path.open("a+", encoding="utf-8")
        try:
            _lock(self._file)
        except OSError as error:
            self._file.close()
            raise FolderInUse(_address(self.path)) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def say(self, address: str) -> None:
        """Note where the server is."""
        _address_path(self.path).write_text(address, encoding="utf-8")


def _address_path(lock: Path) -> Path:
    """Return the file that holds the address: where a file is locked, Windows lets nobody read it."""
    return lock.with_name("server.address")


def _address(lock: Path) -> str:
    try:
        return _address_path(lock).read_text(encoding="utf-8").strip()
    except OSError:
        return ""


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
