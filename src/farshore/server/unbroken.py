"""Work that is not to be broken off in the middle, even if whoever waits for it is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Wait for something that is not to be broken off in the middle, even if whoever waits is cancelled."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait((task,))
        raise


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something that takes long in another thread. What it looks at must be held until it is done."""
    return await to_the_end(asyncio.to_thread(work, *args, **kwargs))
