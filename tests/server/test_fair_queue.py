"""Whoever sends much waits behind their own; what takes long is charged to whoever asked for it."""

from __future__ import annotations

import asyncio
import time

import pytest

from farshore.server.fair_queue import FairQueue
from farshore.server.heavy_work import CALLER, Caller, HeavyWork
from farshore.server.rate_limit import RateLimit
from farshore.server.unbroken import in_thread


def test_each_caller_has_one_turn_after_the_other() -> None:
    async def order() -> list[str]:
        queue, done = FairQueue(1), list[str]()

        async def come(caller: str) -> None:
            async with queue.turn(caller):
                done.append(caller)

        await queue.enter("first")
        coming = [asyncio.create_task(come(caller)) for caller in ["eve"] * 5 + ["ann", "ben", "ann"]]
        await asyncio.sleep(0)
        queue.leave()
        await asyncio.gather(*coming)
        return done

    assert asyncio.run(order()) == ["eve", "ann", "ben", "eve", "ann", "eve", "eve", "eve"]


def test_whoever_gives_up_keeps_no_place() -> None:
    async def attempt() -> None:
        queue = FairQueue(1)
        await queue.enter("ann")
        waiting, leaving = (asyncio.create_task(queue.enter("ben")) for _ in range(2))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        queue.leave()  # to the one who still waits, who gives up at that very moment
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        await asyncio.wait_for(queue.enter("cem"), 60)

    asyncio.run(attempt())


def test_what_takes_long_is_charged_to_whoever_asked_even_when_it_fails() -> None:
    async def attempt() -> list[bool]:
        work = HeavyWork(share=0.000_001)
        CALLER.set(Caller("eve", work))
        before = work.has_time("eve")
        with pytest.raises(ZeroDivisionError):
            await in_thread(_busy)
        return [before, work.has_time("eve"), work.has_time("ann")]

    assert asyncio.run(attempt()) == [True, False, True]


def test_only_so_much_is_done_at_a_time() -> None:
    async def most() -> int:
        work, now, seen = HeavyWork(share=0.0), 0, list[int]()

        def busy() -> None:
            nonlocal now
            now += 1
            seen.append(now)
            time.sleep(0.01)
            now -= 1

        await asyncio.gather(*(work.do(f"caller {number}", busy) for number in range(12)))
        return max(seen)

    assert asyncio.run(most()) == 1


def test_a_debt_is_paid_by_time_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limit = RateLimit(rate=1.0, burst=6.0)
    limit.charge("eve", 10.0)
    assert limit.is_in_debt("eve")
    assert not limit.take("eve")
    now += 3.9
    assert limit.is_in_debt("eve")
    now += 1.2
    assert not limit.is_in_debt("eve")
    assert limit.take("eve")
    assert not limit.take("eve")


def _busy() -> None:
    end = time.thread_time() + 0.002
    while time.thread_time() < end:
        pass
    raise ZeroDivisionError
