"""What processes that share a database tell each other, and what only one of them does at a time.

Whatever is told is told by the transaction that makes it so: nobody hears of what is not on disk, and what is on disk
is told. ``News`` itself is that of a process that shares its database with nobody: there is nothing to hear.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

Kind = Literal["log", "table", "anew", "guest", "club", "time", "review"]
"""What has changed: the log of a table, what else is kept of one, or so much of it that it must be read anew; a person,
or everybody; who is named in the club; since when clocks go; how far a game is looked through."""


class News:
    """What a process hears, and what it tells."""

    is_shared = False
    """Whether other processes may use the database, too."""
    is_hearing = True
    """Whether all that happens elsewhere is heard of; else it must be looked up."""

    def __init__(self) -> None:
        self._listeners: dict[Kind, list[Callable[[str], None]]] = {}
        self.missed: list[Callable[[], None]] = []  # called when there may have been something that was not heard
        self._held: set[str] = set()

    def on(self, kind: Kind, listener: Callable[[str], None]) -> None:
        """Call somebody whenever another process tells of a change, with what it is about."""
        self._listeners.setdefault(kind, []).append(listener)

    async def open(self) -> None:
        """Begin to hear. Raises ``FarshoreError`` if the database cannot be reached."""

    async def close(self) -> None:
        """Hear no more, and let go of all that is held."""

    async def heard_all(self) -> None:
        """Wait until all is heard that was on disk when this was asked for, or until nothing can be heard."""

    async def announce(self, session: Any, kind: Kind, about: str) -> None:
        """Tell all others of a change, as soon as a session has committed it."""

    def announce_by(self, connection: Any, kind: Kind, about: str) -> None:
        """Tell all others of a change, as soon as the connection of a log has committed it."""

    async def hold(self, what: str) -> bool:
        """Take something upon oneself; tell whether nobody else, here or elsewhere, has. It ends with the process."""
        if what in self._held:
            return False
        self._held.add(what)
        return True

    async def let_go(self, what: str) -> None:
        """Let others take it upon themselves."""
        self._held.discard(what)
