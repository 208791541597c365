"""Work that is not to be broken off in the middle, even if whoever waits for it is cancelled."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from farshore.server.heavy_work import CALLER

T = TypeVar("T")
P = ParamSpec("P")
SLICE: Final = 0.05
"""Seconds of the processor after which work that is done in slices lets others' have its turn."""


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


async def in_slices(work: Generator[None, None, T]) -> T:
    """Do something that takes very long in other threads, a slice at a time: it may be interrupted where it yields."""
    while (done := await in_thread(_go_on, work)) is None:
        pass
    return done[0]


def _go_on(work: Generator[None, None, T]) -> tuple[T] | None:
    """Do a slice; return what came out, if it was the last."""
    end = time.thread_time() + SLICE
    try:
        while time.thread_time() < end:
            next(work)
    except StopIteration as ended:
        return (ended.value,)
    return None
