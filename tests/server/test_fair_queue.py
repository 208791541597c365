"""Whoever sends much waits behind their own; what takes long is charged to whoever asked for it."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path

import pytest

from farshore.core.registry import game as installed_game
from farshore.server.bots import Bots
from farshore.server.fair_queue import FairQueue
from farshore.server.heavy_work import CALLER, Caller, HeavyWork
from farshore.server.lobby.guests import Guests
from farshore.server.lobby.lobby import Lobby
from farshore.server.lobby.seats import SeatWish
from farshore.server.rate_limit import RateLimit
from farshore.server.storage.cache import TableCache
from farshore.server.thinking import BotQuestion, BotReply, Thinker, Thinkers
from farshore.server.unbroken import in_thread
from tests.server.kept import Kept
from tests.server.test_storage import SEATS, run


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


def test_a_strangers_many_looks_at_a_table_do_not_hold_up_a_move(kept: Kept) -> None:
    """Each address has its turn there, however many connections somebody has."""
    done: list[str] = []

    async def story(tables: TableCache, lobby: Lobby, guests: Guests) -> None:
        ann, _ = await guests.welcome(None, "Ann")
        table = await lobby.open(ann, "explorers", {}, SEATS)
        work = HeavyWork(share=0.0)

        async def come(address: str) -> None:
            CALLER.set(Caller(address, work))  # of this task alone
            async with tables.at(table.id):
                await asyncio.sleep(0)
                done.append(address)

        async with tables.at(table.id):
            coming = [asyncio.create_task(come(address)) for address in ["eve"] * 60 + ["ann", "eve", "ann"]]
            await asyncio.sleep(0)
        await asyncio.gather(*coming)

    run(kept, story)
    assert done[:4] == ["eve", "ann", "eve", "ann"]
    assert len(done) == 63


def test_bots_think_for_each_account_in_turn_however_many_tables_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart, too, when nobody has asked: then a table is on its host's account."""
    owners: dict[str, str] = {}
    asked: list[str] = []
    kept = Kept(tmp_path)
    kept.begin()

    async def story(tables: TableCache, lobby: Lobby, guests: Guests) -> None:
        thinkers = Thinkers(workers=1, budget=60.0)
        bots = Bots(tables, thinkers, lobby.limits)
        enough = asyncio.Event()
        loop = asyncio.get_running_loop()

        def ask(_: Thinker, question: BotQuestion) -> BotReply:
            while thinkers.count_waiting() < len(owners) - 1:  # until all others wait
                time.sleep(0.001)
            asked.append(owners[question.table])
            if len(asked) == 24:
                loop.call_soon_threadsafe(enough.set)
            world = installed_game(question.game).read_position(question.position)
            return BotReply(action=installed_game(question.game).write_action(world.legal(question.seat)[0]))

        monkeypatch.setattr(Thinker, "ask", ask)
        for name, count in (("Eve", 5), ("Ann", 1)):
            guest, _ = await guests.welcome(None, name)
            for _ in range(count):
                owners[(await lobby.open(guest, "overworld", {}, [SeatWish("bot"), SeatWish("bot")])).id] = name
        lobby.limits._origins.clear()  # noqa: SLF001 - as after a restart
        await bots.resume()
        await enough.wait()
        owners.clear()  # whoever thinks waits for nobody any more
        await bots.stop()
        thinkers.stop()

    run(kept, story)
    turns = asked[6:24]  # when all have come
    assert all(earlier != later for earlier, later in pairwise(turns)), "and not once in six"


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
