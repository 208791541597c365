"""Trying again what another process has forestalled: at the table as that has left it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from farshore.server.storage.errors import WrittenElsewhere

T = TypeVar("T")
P = ParamSpec("P")

TRIES: Final = 5


def tried_again(work: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Let something that holds a table, and changes it, be done anew if another process was quicker.

    Raises ``WrittenElsewhere`` if that happens again and again.
    """

    @wraps(work)
    async def doing(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await work(*args, **kwargs)
            except WrittenElsewhere:
                continue
        return await work(*args, **kwargs)

    return doing
