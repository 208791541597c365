"""Several servers on one database: each sees what the others do, and nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg
import pytest

import farshore.server.bots as bots_at_tables
from farshore.server.folder_lock import FolderInUse
from farshore.server.lobby.errors import SeatTaken
from farshore.server.lobby.guests import Guests
from farshore.server.lobby.limits import Limits
from farshore.server.lobby.lobby import Lobby
from farshore.server.lobby.play import act_for_bot
from farshore.server.lobby.seats import SeatWish
from farshore.server.settings import Settings
from farshore.server.storage.cache import TableCache
from farshore.server.storage.database import Database
from farshore.server.storage.errors import OtherServers
from farshore.server.storage.postgres import DatabaseLock, PostgresHome
from farshore.server.storage.sql import SqlRepository
from tests.server.conftest import kept_by
from tests.server.house import House, Json, Person, eventually, received
from tests.server.kept import POSTGRES, Kept, needs_postgres
from tests.server.test_leaving import token_of

if TYPE_CHECKING:
    from tests.postgres import Postgres

pytestmark = needs_postgres


@pytest.fixture(scope="module")
def shared(request: pytest.FixtureRequest) -> Kept:
    """A database that several servers use."""
    return kept_by(POSTGRES, "shared", request)


@pytest.fixture(scope="module")
def houses(shared: Kept) -> Iterator[tuple[House, House]]:
    with House(shared) as one, House(shared) as other:
        yield one, other


def at(house: House, person: Person) -> Person:
    """Return the same browser at another process."""
    found = Person(house.place, person.http.cookies)
    house._people.append(found)  # noqa: SLF001 - closed with the others
    return found


def move(person: Person, table: str) -> Json:
    """Do the first thing that may be done."""
    state = person.state(table)
    seat = next(seat for seat in state["seats"] if seat["offers"])
    return person.act(table, seat["seat"], seat["offers"][0]["action"], state["seq"])


def test_a_move_at_one_process_is_seen_at_another(houses: tuple[House, House]) -> None:
    one, other = houses
    ann = one.person("Ann")
    table = ann.open("overworld", "me", "here:Ben")["id"]
    elsewhere = at(other, ann)
    with elsewhere.live(table) as socket:
        seen = received(socket)
        for place, watched in ((ann, elsewhere), (elsewhere, ann)):
            done = move(place, table)
            assert watched.state(table) == place.state(table)  # at once: nobody waits for what was answered
            while seen["seq"] < done["seq"]:
                seen = received(socket)
    assert elsewhere.state(table)["seq"] == seen["seq"]


def test_whoever_has_sat_down_at_one_process_acts_at_another(houses: tuple[House, House]) -> None:
    one, other = houses
    ann, ben = one.person("Ann"), other.person("Ben")
    opened = ann.open("entdecker", "me", "open")
    watching = at(other, ann)
    with watching.live(opened["id"]) as socket:
        assert received(socket)["actors"] == []
        at(one, ben).post("/api/join", {"token": token_of(opened, 1)})
        state = ben.state(opened["id"])
        assert state["actors"]
        assert received(socket)["actors"] == state["actors"]
    assert [seat["name"] for seat in watching.get(f"/api/tables/{opened['id']}")["seats"]] == ["Ann", "Ben"]
    ben.post("/api/me", {"name": "Benjamin"})
    assert at(one, ben).get(f"/api/tables/{opened['id']}")["seats"][1]["name"] == "Benjamin"


def both(*asks: Callable[[], Any]) -> list[Any]:
    """Ask for several things at the same moment."""
    together = Barrier(len(asks))

    def ask(what: Callable[[], Any]) -> Any:
        together.wait()
        return what()

    with ThreadPoolExecutor(len(asks)) as threads:
        return list(threads.map(ask, asks))


def test_of_two_moves_at_two_processes_one_is_made_and_the_other_told_so(houses: tuple[House, House]) -> None:
    ann = houses[0].person("Ann")
    table = ann.open("overworld", "me", "here:Ben")["id"]
    elsewhere = at(houses[1], ann)
    elsewhere.state(table)
    for number in range(6):
        state = ann.state(table)
        seat = next(seat for seat in state["seats"] if seat["offers"])
        wish = {"seat": seat["seat"], "action": seat["offers"][0]["action"], "seq": state["seq"]}
        path = f"/api/tables/{table}/actions"
        answers = both(
            lambda: ann.http.post(path, json={**wish, "key": f"one-{number}"}),  # noqa: B023 - asked at once
            lambda: elsewhere.http.post(path, json={**wish, "key": f"other-{number}"}),  # noqa: B023 - as above
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        refused = next(answer for answer in answers if answer.status_code == 409).json()
        assert refused["snapshot"]["seq"] > state["seq"]
        assert ann.state(table)["seq"] == refused["snapshot"]["seq"]


def test_a_seat_is_taken_once_and_a_game_played_again_at_one_table(houses: tuple[House, House]) -> None:
    one, other = houses
    ann, ben, eve = one.person("Ann"), one.person("Ben"), other.person("Eve")
    opened = ann.open("explorers", "me", "open")
    at(other, ann).state(opened["id"])
    join = {"token": token_of(opened, 1)}
    answers = both(lambda: ben.http.post("/api/join", json=join), lambda: eve.http.post("/api/join", json=join))
    assert sorted(answer.status_code for answer in answers) in ([200, 409], [201, 409])
    sits = [bool(person.get("/api/me")["tables"]) for person in (ben, eve)]
    assert sits == [answer.status_code < 300 for answer in answers]
    alone = ann.open("explorers", "me")["id"]
    ann.play_on(alone, Random(1))
    path = f"/api/tables/{alone}/again"
    twins = both(lambda: ann.post(path, {}), lambda: at(other, ann).post(path, {}))
    assert twins[0]["id"] == twins[1]["id"]


def test_a_bot_chooses_once_wherever_people_play(houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[tuple[str, int, int]] = []

    async def noted(tables: TableCache, table: str, seat: int, action: str, seen: int) -> bool:
        chosen.append((table, seat, seen))
        return await act_for_bot(tables, table, seat, action, seen)

    monkeypatch.setattr(bots_at_tables, "act_for_bot", noted)
    ann = houses[0].person("Ann")
    table = ann.open("entdecker", "me", "bot:random", "bot:random")["id"]  # a game that chance does not end early
    places, rng = (ann, at(houses[1], ann)), Random(2)
    for number in range(12):
        person = places[number % 2]
        state = _on_turn(person, table)
        person.act(table, 0, rng.choice(state["seats"][0]["offers"])["action"], state["seq"])
    eventually(lambda: ann.state(table)["actors"] == [0])
    of_bots = [step for step in _steps(ann, table) if step["seat"] in {1, 2}]
    assert of_bots
    assert len(chosen) == len(set(chosen)) == len(of_bots)


def _on_turn(person: Person, table: str) -> Json:
    """Wait until somebody, on the first seat, is to act; return how it then stands."""
    return eventually(lambda: (now := person.state(table))["seats"][0]["offers"] and now)


def _steps(person: Person, table: str) -> list[Json]:
    lines = [msgspec.json.decode(line) for line in person.http.get(f"/api/tables/{table}/record").text.splitlines()]
    return [line for line in lines if "seat" in line and "action" in line]


def test_who_signs_out_at_one_process_is_signed_out_at_all(houses: tuple[House, House]) -> None:
    ann = houses[0].person("Ann")
    elsewhere = at(houses[1], ann)
    assert elsewhere.get("/api/me")["name"] == "Ann"
    ann.post("/api/me/sign-out", {"everywhere": True})
    assert elsewhere.get("/api/me")["name"] == ""


def test_what_is_said_and_who_may_look_is_known_everywhere(houses: tuple[House, House]) -> None:
    one, other = houses
    ann = one.person("Ann")
    table = ann.open("overworld", "me", "here:Ben")["id"]
    watcher = other.watcher(at(other, ann), table, "Eve")
    with at(other, ann).live(table) as socket:
        received(socket)
        ann.post(f"/api/tables/{table}/talk", {"text": "Ahoy", "since": 0})
        while (heard := received(socket)).get("type") != "talk":
            pass
        assert heard["revision"] == 1
    assert watcher.get(f"/api/tables/{table}")["id"] == table
    ann.post(f"/api/tables/{table}/watch-link", {})
    watcher.get(f"/api/tables/{table}", status=404)


def test_what_was_told_while_the_line_was_cut_is_looked_up(houses: tuple[House, House], postgres: Postgres) -> None:
    one, other = houses
    ann = one.person("Ann")
    table = ann.open("overworld", "me", "here:Ben")["id"]
    elsewhere = at(other, ann)
    with elsewhere.live(table) as socket:
        seen = received(socket)
        with psycopg.connect(postgres.address(), autocommit=True) as connection:
            lines = "application_name LIKE 'farshore news%%' AND datname = %s"  # of this test alone: all share a server
            cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {lines}"  # noqa: S608 - ours
            connection.execute(cut.encode(), (PostgresHome(one.kept.database or "").url.database,))
        done = move(ann, table)
        assert elsewhere.state(table)["seq"] == done["seq"]
        while seen["seq"] < done["seq"]:
            seen = received(socket)


Story = Callable[["Process", "Process"], Any]


class Process:
    """A server without the web around it."""

    def __init__(self, kept: Kept) -> None:
        self.repository = SqlRepository(Database(kept.where))
        self.tables = TableCache(self.repository, 5)
        self.lobby = Lobby(self.tables, Limits(self.tables, Settings()))
        self.guests = Guests(self.repository)

    async def open(self) -> None:
        await self.repository.open()
        await self.repository.news.open()

    async def close(self) -> None:
        await self.repository.news.close()
        await self.repository.close()

    def hear_nothing(self, *kinds: str) -> None:
        """Be as slow as can be: nothing that others tell arrives, or nothing of some kinds."""
        heard = self.repository.news._listeners  # noqa: SLF001 - there is no other way to be slow
        for kind in [kind for kind in heard if not kinds or kind in kinds]:
            del heard[kind]


def run(kept: Kept, story: Story) -> None:
    async def main() -> None:
        one, other = Process(kept), Process(kept)
        await one.open()
        await other.open()
        try:
            await story(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(main())


def test_a_process_that_has_heard_of_nothing_spoils_nothing(shared: Kept) -> None:
    """Whatever it writes that rests on what is no longer so is refused, and done anew on what is."""

    async def story(one: Process, other: Process) -> None:
        other.hear_nothing()
        (ann, _), (ben, _), (eve, _) = [await one.guests.welcome(None, name) for name in ("Ann", "Ben", "Eve")]
        opened = await one.lobby.open(ann, "overworld", {}, [SeatWish("me"), SeatWish("open")])
        token = str(opened.sittings[1].invitation)
        async with other.tables.at(opened.id) as behind:
            assert behind.status == "waiting"
        await one.lobby.join(ben, token)
        with pytest.raises(SeatTaken):
            await other.lobby.join(eve, token)
        bots = [SeatWish("bot", bot="random")] * 2
        played = await one.lobby.open(ann, "overworld", {}, bots)
        async with other.tables.at(played.id) as twin:
            seat, seen = twin.actors()[0], len(twin.chronicle.deeds)
            first, *_ = [twin.game.write_action(action) for action in twin.match.legal(seat)]
        assert await act_for_bot(one.tables, played.id, seat, first, seen)
        assert not await act_for_bot(other.tables, played.id, seat, first, seen)
        async with one.tables.at(played.id) as table, other.tables.at(played.id) as twin:
            assert twin.match.record == table.match.record

    run(shared, story)


def test_a_log_is_not_believed_to_be_all_that_has_changed(shared: Kept) -> None:
    """Of a seat that was taken is perhaps heard only after what was then done: it must not be filled once more."""

    async def story(one: Process, other: Process) -> None:
        (ann, _), (ben, _) = [await one.guests.welcome(None, name) for name in ("Ann", "Ben")]
        opened = await one.lobby.open(ann, "overworld", {}, [SeatWish("me"), SeatWish("open")])
        async with other.tables.at(opened.id) as behind:
            assert behind.status == "waiting"
        other.hear_nothing("table")
        await one.lobby.join(ben, str(opened.sittings[1].invitation))
        async with one.tables.at(opened.id) as table:
            seat = table.actors()[0]
            await one.tables.change(table, lambda: table.chronicle.play(seat, table.match.legal(seat)[0]))
        await other.repository.news.heard_all()
        async with other.tables.at(opened.id) as twin:
            assert twin.sittings == table.sittings
            assert twin.revision == table.revision
            assert twin.chronicle.size == table.chronicle.size

    run(shared, story)


def test_what_one_process_holds_no_other_does_until_it_is_gone(shared: Kept) -> None:
    async def story(one: Process, other: Process) -> None:
        news, others = one.repository.news, other.repository.news
        assert await news.hold("bots a")
        assert not await news.hold("bots a")
        assert not await others.hold("bots a")
        assert await others.hold("bots b")
        await news.let_go("bots a")
        assert await others.hold("bots a")
        await others.close()
        await asyncio.wait_for(_held(news.hold, "bots b"), 60)

    run(shared, story)


async def _held(hold: Callable[[str], Any], what: str) -> None:
    while not await hold(what):  # noqa: ASYNC110 - PostgreSQL lets go of it a moment after the connection is gone
        await asyncio.sleep(0.01)


def test_servers_of_one_version_share_a_database_and_nobody_deletes_beside_them(kept_alone: Kept) -> None:
    home = PostgresHome(kept_alone.database or "")
    with DatabaseLock(home, is_shared=True, version="1"), DatabaseLock(home, is_shared=True, version="1"):
        with pytest.raises(FolderInUse), DatabaseLock(home):
            pass
        with pytest.raises(OtherServers, match="another version"), DatabaseLock(home, is_shared=True, version="2"):
            pass
    with DatabaseLock(home, is_shared=True, version="2"):
        pass
    with DatabaseLock(home), pytest.raises(FolderInUse), DatabaseLock(home, is_shared=True, version="2"):
        pass


@pytest.fixture
def kept_alone(request: pytest.FixtureRequest) -> Kept:
    return kept_by(POSTGRES, "alone", request)
