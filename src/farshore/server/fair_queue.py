"""Waiting in turn: of those who wait, each caller is let in once before any of them is a second time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Lets so many in at a time. Whoever sends a thousand waits behind their own, not before everybody else."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._latest: str | None = None  # who was let in last
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by caller, the next one first

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(map(len, self._waiting.values()))

    @property
    def is_full(self) -> bool:
        """Whether somebody who came now would wait."""
        return not self._free

    @asynccontextmanager
    async def turn(self, caller: str) -> AsyncIterator[None]:
        """Wait for a place, and keep it meanwhile."""
        await self.enter(caller)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, caller: str) -> None:
        """Wait for a place, which must be given back with ``leave``."""
        if self._free:
            self._free -= 1
            self._latest = caller
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(caller, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # let in at the very moment of giving up
                self.leave()
            raise

    def leave(self) -> None:
        """Give a place back: to whoever is next, unless they have given up."""
        while self._waiting:
            caller = next((each for each in self._waiting if each != self._latest), self._latest)
            assert caller is not None
            turns = self._waiting[caller]
            turn = turns.popleft()
            self._waiting.move_to_end(caller)
            if not turns:
                del self._waiting[caller]
            if not turn.done():
                self._latest = caller
                turn.set_result(None)
                return
        self._free += 1
