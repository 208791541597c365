"""Who is told that it is their turn, when, and how often: with real databases, and real servers to which it goes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from farshore.core.contract import Seat
from farshore.server.lobby.guests import Guests
from farshore.server.lobby.limits import Limits
from farshore.server.lobby.lobby import Lobby
from farshore.server.lobby.seats import SeatWish
from farshore.server.notices.attendance import Attendance
from farshore.server.notices.couriers import Couriers
from farshore.server.notices.quiet import is_quiet
from farshore.server.notices.rounds import AGAIN, Notices
from farshore.server.notices.ways import Ways
from farshore.server.settings import Settings
from farshore.server.storage.cache import TableCache
from farshore.server.storage.database import Database
from farshore.server.storage.notices import MOST_FAILURES, Quiet
from farshore.server.storage.sql import SqlRepository
from farshore.server.table.seating import Guest
from farshore.server.table.turns import Logged, turn_of
from tests.server.kept import Kept
from tests.server.receivers import Browser, Receiver, receiver
from tests.server.test_secrets import going_on

DELAY = 0.001
DAY = 24 * 60  # minutes
BASE = "https://tables.example"
SETTINGS = Settings(notice_delay=DELAY, notice_networks=("127.0.0.0/8",))
LATER = msgspec.structs.replace(SETTINGS, notice_delay=3600.0)
FEW = msgspec.structs.replace(SETTINGS, notices_each=2.0)
QUIET = [False, True, True, False]


class Office:
    """Ann and Ben at a table, and one process, or several, that look who is to be told."""

    def __init__(self, repository: SqlRepository, hook: Receiver) -> None:
        self.repository = repository
        self.hook = hook
        self.tables = TableCache(repository, 10)
        self.lobby = Lobby(self.tables, Limits(self.tables, SETTINGS))
        self.attendance = Attendance()
        self.couriers = Couriers(SETTINGS)
        self.ways = Ways(repository.notices, self.couriers)
        self.notices = Notices(repository.notices, self.couriers, self.attendance, SETTINGS)
        self.table = ""
        self.ann = self.ben = Guest("", "")

    async def begin(self, game: str = "entdecker") -> None:
        """Seat Ann and Ben; Ben has a hook."""
        await self.couriers.open(self.repository.people)
        guests = Guests(self.repository)
        self.ann, self.ben = [(await guests.welcome(None, name, "en"))[0] for name in ("Ann", "Ben")]
        table = await self.lobby.open(self.ann, game, {}, [SeatWish("me"), SeatWish("open")])
        await self.lobby.join(self.ben, table.sittings[1].invitation or "")
        self.table = table.id
        await self.ways.add_hook(self.ben, f"{self.hook.address}/ben", BASE, "en")

    async def look(self, *others: Notices) -> int:
        """Let every process look, at the same time, and return how many messages have come in all."""
        await asyncio.sleep(2 * DELAY)
        every = (self.notices, *others)
        await asyncio.gather(*(notices.look() for notices in every))
        for notices in every:
            await notices.sent()
        return len(self.hook.posted)

    async def act(self, seat: Seat, until: Callable[[tuple[Seat, ...]], bool]) -> None:
        """Let a seat do the first thing that it may, until something is so about who may act."""
        is_so = False
        while not is_so:
            async with self.tables.at(self.table) as table:
                action = table.match.legal(seat)[0]
                guest = table.sittings[seat].guest
                await self.tables.change(table, lambda: table.chronicle.play(seat, action, guest))  # noqa: B023
                is_so = until(table.actors())

    async def begin_turn(self, seat: Seat) -> None:
        """Let a seat do the first thing after which it is not done with its turn."""
        async with self.tables.at(self.table) as table:
            action, guest = going_on(table.chronicle, seat)[0], table.sittings[seat].guest
            await self.tables.change(table, lambda: table.chronicle.play(seat, action, guest))

    async def hand_on(self, seat: Seat) -> None:
        """Let a seat finish its turn."""
        await self.act(seat, lambda actors: seat not in actors)

    async def actors(self) -> tuple[Seat, ...]:
        """Return who may act."""
        async with self.tables.at(self.table) as table:
            return table.actors()


def run(kept: Kept | Path, story: Callable[[Office], Awaitable[None]], game: str = "entdecker") -> None:
    """Let something happen at an office."""

    async def main(hook: Receiver) -> None:
        repository = SqlRepository(Database(kept.where if isinstance(kept, Kept) else kept))
        await repository.open()
        office = Office(repository, hook)
        try:
            await office.begin(game)
            await story(office)
        finally:
            await office.notices.stop()
            await repository.close()

    with receiver() as hook:
        asyncio.run(main(hook))


def test_one_message_a_turn_by_the_way_chosen_last_however_many_processes_look(kept: Kept) -> None:
    async def story(office: Office) -> None:
        browser, twin = Browser(), Notices(office.repository.notices, office.couriers, Attendance(), SETTINGS)
        session = (await office.repository.people.sessions_of(office.ben.id))[0]
        address, p256dh, auth = browser.subscription(f"{office.hook.address}/push").values()
        await office.ways.add_push(office.ben, session, address, p256dh, auth, BASE, "de")
        assert await office.look(twin) == 0, "it is Ann's turn, who cannot be reached"
        await office.hand_on(0)
        assert await office.look(twin) == 1
        assert await office.look(twin) == 1
        shown = {"title": "Your turn in Entdecker", "text": "At the table with Ann.", "path": f"/t/{office.table}"}
        (post,) = office.hook.at("/push")
        assert browser.read(post, office.couriers.pushes.public_key) == {**shown, "language": "en"}
        office.hook.statuses = [503]  # now the browser cannot be reached
        await office.hand_on(1)
        await office.hand_on(0)
        assert await office.look(twin) == 2
        assert await office.look(twin) == 3, "so the way before it is tried, at once"
        assert await office.look(twin) == 3
        (post,) = office.hook.at("/ben")
        whole = f"{shown['title']}\n{shown['text']}\n{BASE}{shown['path']}"
        assert post.json == {
            "event": "turn",
            "title": shown["title"],
            "message": shown["text"],
            "content": whole,
            "text": whole,
            "url": f"{BASE}{shown['path']}",
            "game": "entdecker",
            "table": office.table,
            "allowed_mentions": {"parse": []},
        }
        await office.hand_on(1)
        await office.hand_on(0)
        assert await office.look(twin, twin) == 4, "the next turn, by the browser again"
        for notices, guest in ((office.notices, office.ben), (twin, office.ben), (twin, office.ann)):
            await notices.remind(office.table, guest.id)
        assert await office.look(twin) == 5, "one reminder"
        assert [post.json["event"] for post in office.hook.at("/ben")] == ["turn"]
        await office.ways.remove(office.ben, (await office.ways.of(office.ben))[-1].id)
        assert await office.look(twin) == 5, "what the browser was told, the hook is not told again"
        ways = [way.id for way in await office.ways.of(office.ben)]
        assert len(await office.repository.notices.told(ways)) == 2, "the latest of each"
        await office.repository.delete_tables([office.table])
        assert await office.repository.notices.told(ways) == {}

    run(kept, story)


def test_not_while_somebody_is_at_the_table_nor_in_their_quiet_hours(kept: Kept) -> None:
    async def story(office: Office) -> None:
        elsewhere = Notices(office.repository.notices, office.couriers, Attendance(), LATER)
        here = Notices(office.repository.notices, office.couriers, office.attendance, LATER)
        await office.hand_on(0)
        with office.attendance.at(office.ben.id, office.table), office.attendance.at(office.ann.id, office.table):
            await here.look()
            assert await office.look(elsewhere) == 0, "another process is told by a row"
        kept.sql("UPDATE attendances SET until = 0")
        kept.sql("UPDATE tables SET updated = 0")
        minute = _minute(time.time())
        await office.ways.keep_quiet(office.ben, (minute - 60) % DAY, (minute + 60) % DAY, "UTC")
        assert await office.look(elsewhere) == 0
        await office.ways.keep_quiet(office.ben, (minute + 60) % DAY, (minute + 120) % DAY, "UTC")
        assert await office.look() == 1, "they are over, and it is still Ben's turn"
        await office.hand_on(1)
        await office.hand_on(0)
        await office.ways.keep_quiet(office.ben, (minute - 60) % DAY, (minute + 60) % DAY, "UTC")
        assert await office.look() == 1
        await office.hand_on(1)
        await office.ways.keep_quiet(office.ben, None, None, "")
        assert await office.look() == 1, "it is no longer Ben's turn"

    run(kept, story)


def test_what_certainly_did_not_arrive_is_tried_again_a_few_times_and_nothing_else(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        office.hook.statuses = [503] * 99
        await office.hand_on(0)
        for tries in range(1, len(AGAIN) + 4):
            await asyncio.sleep(DELAY * max(AGAIN))
            assert await office.look() == min(tries, len(AGAIN) + 1)
        (way,) = await office.ways.of(office.ben)
        assert (way.trouble, way.failures) == ("refused", len(AGAIN) + 1)
        office.hook.statuses = [307, 400]
        office.hook.location = f"{office.hook.address}/elsewhere"
        before = 0
        for _ in range(2):
            await office.hand_on(1)
            await office.hand_on(0)
            before = await office.look()
            assert await office.look() == before, "whoever says no, or leads elsewhere, is not asked again"
        assert not office.hook.at("/elsewhere")
        office.hook.statuses, office.hook.location = [], ""
        for _ in range(MOST_FAILURES - way.failures):
            await office.repository.notices.note(way.id, "refused")
        await office.hand_on(1)
        await office.hand_on(0)
        assert await office.look() == before, "after too many in a row nothing is sent by itself"
        await office.ways.test(office.ben, way.id, "en")
        (way,) = await office.ways.of(office.ben)
        assert (way.trouble, way.failures) == ("", 0)
        assert await office.look() == before + 2, "until a test has arrived"

    run(tmp_path, story)


def test_a_message_whose_sender_was_killed_is_not_sent_again(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        await office.hand_on(0)
        (way,), book, now = await office.ways.of(office.ben), office.repository.notices, time.time()
        (awaited,) = await book.awaited()
        turn = await book.turn(awaited)
        assert await book.begin(way.id, office.table, "turn", turn, now)
        assert await book.claim(way.id, office.table, "turn", turn, now)
        assert not await book.claim(way.id, office.table, "turn", turn, now)
        assert await office.look() == 0

    run(tmp_path, story)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        (session,), browser = await office.repository.people.sessions_of(office.ben.id), Browser()
        address, p256dh, auth = browser.subscription(f"{office.hook.address}/push").values()
        await office.ways.add_push(office.ben, session, address, p256dh, auth, BASE, "en")
        (hook,) = [way for way in await office.ways.of(office.ben) if way.kind == "hook"]
        await office.ways.remove(office.ben, hook.id)
        office.hook.statuses = [410]
        await office.hand_on(0)
        assert await office.look() == 1
        assert await office.ways.of(office.ben) == []

    run(tmp_path, story)


def test_nobody_gets_more_than_so_many_an_hour(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        few = Notices(office.repository.notices, office.couriers, Attendance(), FEW)
        for _ in range(3):
            await office.hand_on(0)
            await asyncio.sleep(2 * DELAY)
            await few.look()
            await few.sent()
            await office.hand_on(1)
        assert len(office.hook.posted) == 2

    run(tmp_path, story)


def test_who_plays_alone_is_not_told(tmp_path: Path) -> None:
    async def story(office: Office) -> None:
        alone = await office.lobby.open(
            office.ben, "explorers", {}, [SeatWish("me"), SeatWish("here"), SeatWish("bot")]
        )
        assert office.ben.id in {sitting.guest for sitting in alone.sittings}
        assert await office.look() == 0

    run(tmp_path, story)


def test_a_notice_says_nothing_of_what_others_do_unseen(tmp_path: Path) -> None:
    """Ann marks in her hidden turn: neither when Ben is told, nor what, nor which turn it is, depends on it."""

    async def story(office: Office) -> None:
        book = office.repository.notices
        while len(await office.actors()) < 2:
            (seat,) = await office.actors()
            await office.act(seat, lambda _: True)
        (before,) = await book.awaited()
        turn = await book.turn(before)
        await office.begin_turn(0)
        (after,) = await book.awaited()
        assert (after.updated, await book.turn(after)) == (before.updated, turn)
        assert await office.look() == 1
        await office.begin_turn(1)
        (own,) = await book.awaited()
        assert await book.turn(own) == turn, "nor is it another turn because Ben has begun his"
        assert await office.look() == 1

    run(tmp_path, story, "explorers")


def test_a_turn_is_the_same_until_one_has_acted_and_others_have() -> None:
    ann, ben = 0, 1

    def log(*entries: tuple[str, Seat, int, str]) -> list[Logged]:
        return [Logged(seq, *entry) for seq, entry in enumerate(entries, 1)]

    step = log(("step", ben, 0, "1"), ("step", ann, 0, "0"))
    assert turn_of(step, [ben], [ben]) == 1
    assert turn_of(step[:0], [ben], [ben]) == 0
    redone = [*step, Logged(3, "undo", ann, 2, "1"), Logged(4, "step", ann, 0, "0")]
    assert turn_of(redone, [ben], [ben]) == 1, "Ann has taken her step back and done it again"
    assert turn_of([*step, Logged(3, "step", ben, 0, "1")], [ben], [ben]) == 1, "Ben is in the middle of his turn"
    undone = [*step, Logged(3, "step", ben, 0, "1"), Logged(4, "undo", ben, 3, "0")]
    assert turn_of(undone, [ben], [ben]) == 1, "Ben has ended his turn, and thought again"
    both = log(("step", ann, 0, "0,1"), ("step", ben, 0, "1"), ("step", ann, 0, "0,1"))
    assert turn_of(both, [ben], [ben]) == 2, "Ben was the last in the turn of all, and another one has begun"


def test_quiet_hours_are_by_somebodys_own_clock() -> None:
    def at(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()

    night = Quiet(start=22 * 60, end=7 * 60, zone="Europe/Berlin")
    assert [is_quiet(night, at(f"2026-07-01T{hour}")) for hour in ("19:59", "20:00", "04:59", "05:00")] == QUIET
    assert [is_quiet(night, at(f"2026-12-01T{hour}")) for hour in ("20:59", "21:00", "05:59", "06:00")] == QUIET
    lunch = Quiet(start=12 * 60, end=13 * 60, zone="Pacific/Auckland")
    assert [is_quiet(lunch, at(f"2026-06-30T{hour}")) for hour in ("23:59", "00:00", "00:59", "01:00")] == QUIET
    assert not is_quiet(None, 0.0)


def _minute(now: float) -> int:
    local = datetime.fromtimestamp(now, UTC)
    return local.hour * 60 + local.minute
