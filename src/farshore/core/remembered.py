"""What was made of something, kept by all that it was made of: made again only when any of that is another.

The same part of a view is shown after many actions, and at many tables. What is remembered is the very same object each
time, so that whoever writes it down can tell that it is the same (``table/view_json.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar
from weakref import WeakSet

T = TypeVar("T")


class Remembered(Generic[T]):
    """Some things of a kind; when there are too many they are all forgotten, which is seldom."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._made: dict[Hashable, T] = {}
        _ALL.add(self)

    def get(self, of: Hashable, make: Callable[[], T]) -> T:
        """Return what was made of something, or make it now; ``of`` has all that it depends on."""
        found = self._made.get(of)
        if found is None:
            found = make()
            if len(self._made) >= self.most:
                self._made.clear()  # another thread may be here, too: nothing can go wrong but that it is made twice
            self._made[of] = found
        return found

    def known(self, of: Hashable) -> T | None:
        """Return what was made of something, if it is still remembered."""
        return self._made.get(of)

    def forget(self) -> None:
        """Forget all of them."""
        self._made.clear()


_ALL: WeakSet[Remembered[Any]] = WeakSet()


def forget_all() -> None:
    """Forget everything that is remembered of anything: for tests of whether it was remembered rightly."""
    for remembered in _ALL:
        remembered.forget()
