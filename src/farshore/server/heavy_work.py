"""Work that takes long, in few threads: each caller in turn, and charged with the processor time that it took.

Who asks is known to everything that is done for them (``CALLER``): so whatever is put into a thread on their behalf,
however deep inside, is on their account, and what it costs need not be guessed from the address they called.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final, NamedTuple, TypeVar

from farshore.server.fair_queue import FairQueue
from farshore.server.rate_limit import RateLimit, site_of

T = TypeVar("T")

THREADS: Final = 1
"""At a time: Python runs one of them at once, and the event loop waits behind every one that wants to run."""
SITE: Final = 2
"""How many callers' share one site has: more would be all of it."""
SWITCH: Final = 0.001
"""Seconds for which a thread may keep the event loop waiting; Python's own 0.005 are felt several times a request."""


class HeavyWork:
    """The threads, and what each caller has used of them."""

    def __init__(self, share: float) -> None:
        sys.setswitchinterval(SWITCH)
        self._queue = FairQueue(THREADS)
        self._used = RateLimit(share, site=SITE)  # seconds of the processor, a second

    def has_time(self, address: str) -> bool:
        """Tell whether more may be done for somebody. To be asked before anything is done: it changes nothing."""
        return not self._used.is_in_debt(address)

    async def do(self, address: str, work: Callable[[], T]) -> T:
        """Do something on somebody's account."""
        async with self._queue.turn(site_of(address) or address):
            result, seconds = await asyncio.to_thread(_timed, work)
            self._used.charge(address, seconds)
        if isinstance(result, BaseException):
            raise result
        return result


class Caller(NamedTuple):
    """On whose account something is done."""

    address: str
    work: HeavyWork
    browser: str = ""  # by what, in two words


CALLER: ContextVar[Caller | None] = ContextVar("caller", default=None)
"""Who asks; ``None``: nobody, as when the server does something by itself."""


def asking_address() -> str:
    """Return from where is asked for what is being done; empty: from nowhere."""
    caller = CALLER.get()
    return "" if caller is None else caller.address


def asking_browser() -> str:
    """Return by which browser is asked for what is being done; empty: nobody knows."""
    caller = CALLER.get()
    return "" if caller is None else caller.browser


def _timed(work: Callable[[], T]) -> tuple[T | BaseException, float]:
    """Do something, and tell how long the processor took, whatever came of it."""
    begun = time.thread_time()
    result: T | BaseException
    try:
        result = work()
    except Exception as error:  # noqa: BLE001 - raised again where somebody waits for it
        result = error
    return result, time.thread_time() - begun
