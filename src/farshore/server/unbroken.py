"""Work that is not to be broken off in the middle, even if whoever waits for it is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, ParamSpec, TypeVar

from farshore.server.heavy_work import CALLER

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
    """Do something that takes long in another thread, on the account of whoever asks for it.

    What it looks at must be held until it is done.
    """
    todo, caller = partial(work, *args, **kwargs), CALLER.get()
    doing = asyncio.to_thread(todo) if caller is None else caller.work.do(caller.address, todo)
    return await to_the_end(doing)
