"""Who is at which table, as far as this process knows: whoever has it open before them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Attendance:
    """Those who look, by table."""

    def __init__(self) -> None:
        self._there: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def at(self, guest: str | None, table: str) -> Iterator[None]:
        """Note that somebody looks meanwhile."""
        if guest is None:
            yield
            return
        self._there[guest, table] += 1
        try:
            yield
        finally:
            self._there[guest, table] -= 1
            if not self._there[guest, table]:
                del self._there[guest, table]

    def is_there(self, guest: str, table: str) -> bool:
        """Tell whether somebody looks at a table."""
        return (guest, table) in self._there
