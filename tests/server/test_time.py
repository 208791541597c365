"""Time at real tables: kept on disk, still while no server runs, rung once, taken over, given back, paused, freed."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from farshore.server import time_keeper
from farshore.server.lobby.timing import remind
from farshore.server.served_time import ServedTime
from farshore.server.storage.cache import TableCache
from farshore.server.storage.clocks import Clocks
from farshore.server.storage.database import Database
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seat_change import read_change
from tests.server.house import House, Json, Person, eventually, received
from tests.server.kept import Kept, needs_postgres
from tests.server.moved_time import DAY, HOUR, MovedTime
from tests.server.test_leaving import seating, token_of

if TYPE_CHECKING:
    from tests.postgres import Postgres

MINUTE = 60.0
DAYS = {"kind": "days", "days": 3, "takeover": "automatic", "bot": "random"}
LIVE = {"kind": "live", "bank": 600, "increment": 10, "takeover": "vote"}


@pytest.fixture
def moved() -> MovedTime:
    return MovedTime()


class Group:
    """People at a table with clocks."""

    def __init__(self, house: House, time: Json, *names: str, game: str = "overworld") -> None:
        self.people = [house.person(name) for name in names]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in names[1:])]
        opened = self.people[0].post("/api/tables", {"game": game, "seats": seats, "time": time}, 201)
        self.id: str = opened["id"]
        for seat, person in enumerate(self.people[1:], 1):
            person.post("/api/join", {"token": token_of(opened, seat)})
        self.acting: int = self.people[0].state(self.id)["actors"][0]

    @property
    def late(self) -> Person:
        """Whoever is to act first, and lets time pass."""
        return self.people[self.acting]

    @property
    def others(self) -> list[Person]:
        return [person for person in self.people if person is not self.late]

    def time(self, person: Person | None = None) -> Json:
        return (person or self.people[0]).state(self.id)["time"]

    def seat(self) -> Json:
        """Return the clock of whoever is to act first."""
        return self.time()["seats"][self.acting]

    def lines(self) -> list[str]:
        return [line["text"] for line in self.people[0].state(self.id)["lines"]]

    def wish(self, person: Person, way: str, seat: int | None = None, status: int = 200) -> Json:
        return person.post(f"/api/tables/{self.id}/time", {"way": way, "seat": seat}, status)

    def until_late(self) -> None:
        eventually(lambda: self.seat()["late"])


def left_of(person: Person) -> float:
    """Return what somebody has left at their only table."""
    (table,) = person.get("/api/me")["tables"]
    return float(table["left"])


def test_the_clock_survives_a_restart_and_stands_still_while_no_server_runs(kept: Kept, moved: MovedTime) -> None:
    with House(kept, moved) as house:
        group = Group(house, DAYS, "Ann", "Ben")
        moved.pass_by(DAY)
        cookies = group.late.http.cookies
        assert 2 * DAY - 60 < left_of(group.late) <= 2 * DAY
    moved.sleep(30 * DAY)
    with House(kept, moved) as house, Person(house.place, cookies) as late:
        assert 2 * DAY - 60 < left_of(late) <= 2 * DAY + 5
        moved.pass_by(2 * DAY + HOUR)
        eventually(lambda: late.get("/api/me")["tables"][0]["late"])


def test_a_machine_that_slept_is_as_good_as_one_that_was_off(kept: Kept, moved: MovedTime) -> None:
    with House(kept, moved) as house:
        group = Group(house, DAYS, "Ann", "Ben")
        eventually(lambda: kept.sql("SELECT since FROM clocks WHERE since IS NOT NULL"))
        moved.sleep(2 * DAY)
        eventually(lambda: left_of(group.late) > 3 * DAY - 60)


def test_a_crash_costs_nobody_anything(kept: Kept, moved: MovedTime) -> None:
    async def crash_and_begin_again() -> tuple[float, float, float]:
        database = Database(kept.where)
        await database.open()
        try:
            one, two = (ServedTime(Clocks(database), moved) for _ in range(2))
            await one.begin()
            begun = one.now()
            moved.pass_by(DAY)
            await one.heartbeat()
            moved.pass_by(4)  # of which nobody was told
            moved.sleep(30 * DAY)
            await two.begin()
            after = two.now()
            await one.heartbeat()  # it was not gone, only slow
            return begun, after, one.now()
        finally:
            await database.close()

    begun, after, still = asyncio.run(crash_and_begin_again())
    assert DAY <= after - begun < DAY + 4, "it goes on where it was last known to be"
    assert 0 <= still - after < 4, "all servers have the same time"


def test_whoever_runs_out_is_reminded_then_a_bot_plays_until_they_come_back(kept: Kept, moved: MovedTime) -> None:
    with House(kept, moved) as house:
        group = Group(house, DAYS, "Ann", "Ben")
        moved.pass_by(3 * DAY - HOUR)
        assert not group.seat()["late"]
        moved.pass_by(2 * HOUR)
        group.until_late()
        name = ("Ann", "Ben")[group.acting]
        assert group.lines()[-1] == f"The time of {name} is up."
        assert group.late.get("/api/me")["tables"][0]["late"]
        moved.pass_by(DAY)
        eventually(lambda: group.late.state(group.id)["table"]["seats"][group.acting]["kind"] == "bot")
        assert f"The time of {name} was up. A bot plays until they come back." in group.lines()
        table = group.late.state(group.id)["table"]
        assert (table["seats"][group.acting]["bot"], "return" in table["ways"]) == ("random", True)
        eventually(lambda: group.acting not in group.late.state(group.id)["actors"])  # the bot has played
        back = seating(group.late, group.id, "return")
        assert back["seats"][group.acting]["kind"] == "person"
        assert group.lines()[-1] == f"{name} plays again."


def test_a_mistake_at_one_table_stops_its_clock_for_a_while_and_no_others(
    tmp_path: Path, moved: MovedTime, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mistaken = set[str]()

    async def reminding(tables: TableCache, table: LiveTable, seat: int) -> None:
        if table.id in mistaken:
            raise ValueError("a secret")
        await remind(tables, table, seat)

    monkeypatch.setattr(time_keeper, "remind", reminding)
    with House(tmp_path, moved) as house:
        one, other = (Group(house, {**DAYS, "takeover": "never"}, "Ann", "Ben") for _ in range(2))
        mistaken.add(one.id)
        moved.pass_by(3 * DAY + HOUR)
        other.until_late()
        eventually(lambda: failures(caplog))
        assert not one.seat()["late"]
        mistaken.clear()
        moved.pass_by(HOUR)
        one.until_late()
    assert failures(caplog) == [f"the clock of table {one.id} stands still for a while"]


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what whoever looks at the clocks has written down."""
    return [record.message for record in caplog.records if record.name == "farshore.time"]


@needs_postgres
def test_a_clock_rings_once_however_many_servers_look_at_it(
    postgres: Postgres, tmp_path: Path, moved: MovedTime
) -> None:
    kept = Kept(tmp_path, postgres.new_database())
    with House(kept, moved) as house, House(kept, moved):
        group = Group(house, DAYS, "Ann", "Ben")
        moved.pass_by(3 * DAY + HOUR)
        eventually(lambda: len(_told(kept, group.id)) == 1)  # whichever of them was first
        moved.pass_by(DAY)
        eventually(lambda: len(_told(kept, group.id)) == 2)
        moved.pass_by(DAY)
        eventually(lambda: kept.sql("SELECT due FROM clocks WHERE due > 0"))
        assert [_what(told) for told in _told(kept, group.id)] == ["late", "takeover"]


def _told(kept: Kept, table: str) -> list[str]:
    wanted = "SELECT told FROM entries WHERE kind = 'seating' AND \"table\" = :table ORDER BY seq"
    return [str(told) for (told,) in kept.sql(wanted, table=table)]


def _what(told: str) -> str:
    return read_change(told).change


@pytest.fixture(scope="module")
def shared() -> MovedTime:
    return MovedTime()


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, shared: MovedTime) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("timed"), shared) as house:
        yield house


def test_more_than_half_of_the_others_vote_for_a_bot(timed: House, shared: MovedTime) -> None:
    group = Group(timed, LIVE, "Ann", "Ben", "Cy", "Dee")
    one, two, three = group.others
    assert group.wish(one, "takeover", group.acting, 409)["error"] == "no-seat-change"
    shared.pass_by(601)
    group.until_late()
    assert group.time(one)["takeover"] == [group.acting]
    assert group.wish(one, "takeover", group.acting, 409)["error"] == "no-seat-change", "the grace is not over"
    shared.pass_by(121)
    assert group.wish(group.late, "takeover", group.acting, 409)
    voted = group.wish(one, "takeover", group.acting)["time"]
    assert (voted["seats"][group.acting]["votes"], voted["seats"][group.acting]["needed"]) == (1, 2)
    assert voted["takeover"] == []
    assert group.wish(one, "takeover", group.acting, 409)
    assert group.wish(three, "takeover", group.acting)["table"]["seats"][group.acting]["away"] == "handed"
    assert group.wish(two, "takeover", group.acting, 409)
    seating(group.late, group.id, "return")


def test_who_has_voted_decides_when_those_have_left_whom_it_waited_for(timed: House, shared: MovedTime) -> None:
    group = Group(timed, LIVE, "Ann", "Ben", "Cy")
    one, two = group.others
    shared.pass_by(601)
    group.until_late()
    shared.pass_by(121)
    group.wish(one, "takeover", group.acting)
    assert group.time(one)["takeover"] == []
    seating(two, group.id, "resign")
    assert group.time(one)["takeover"] == [group.acting], "or all would wait for whoever is late, for ever"
    assert (group.seat()["votes"], group.seat()["needed"]) == (1, 1)
    assert group.wish(one, "takeover", group.acting)["table"]["seats"][group.acting]["away"] == "handed"


def test_the_vote_of_who_has_left_counts_no_more(timed: House, shared: MovedTime) -> None:
    group = Group(timed, LIVE, "Ann", "Ben", "Cy", "Dee")
    one, two, _ = group.others
    shared.pass_by(601)
    group.until_late()
    shared.pass_by(121)
    group.wish(one, "takeover", group.acting)
    seating(one, group.id, "resign")
    assert (group.seat()["votes"], group.seat()["needed"]) == (0, 2)
    assert group.wish(two, "takeover", group.acting)["time"]["seats"][group.acting]["votes"] == 1


def test_the_host_lets_a_bot_take_over_if_that_was_agreed(timed: House, shared: MovedTime) -> None:
    group = Group(timed, {**LIVE, "takeover": "host"}, "Ann", "Ben", "Cy")
    shared.pass_by(601)
    group.until_late()
    shared.pass_by(121)
    host, others = group.people[0], group.people[1:]
    if group.late is host:  # of the host's own seat, the others decide
        for person in others:
            group.wish(person, "takeover", group.acting)
    else:
        bystander = next(person for person in others if person is not group.late)
        assert group.time(bystander)["takeover"] == []
        assert group.wish(bystander, "takeover", group.acting, 409)
        group.wish(host, "takeover", group.acting)
    assert host.state(group.id)["table"]["seats"][group.acting]["away"] == "handed"


def test_a_pause_is_agreed_on_by_all_and_ended_by_anybody(timed: House, shared: MovedTime) -> None:
    group = Group(timed, LIVE, "Ann", "Ben")
    ann, ben = group.people
    watcher = timed.watcher(ann, group.id)
    assert group.time(watcher)["ways"] == []
    assert group.wish(watcher, "pause", status=409)["error"] == "no-seat-change"
    asked = group.wish(ann, "pause")["time"]
    assert (asked["paused"], asked["asked"], asked["ways"]) == (False, [0], ["decline"])
    assert group.time(ben)["ways"] == ["pause", "decline"]
    group.wish(ben, "decline")
    assert group.time()["asked"] == []
    group.wish(ben, "pause")
    with ben.live(group.id) as line:
        received(line)
        assert group.wish(ann, "pause")["time"]["paused"]
        assert eventually(lambda: received(line)["time"]["paused"])
    shared.pass_by(HOUR)
    assert group.seat()["left"] > 500
    assert group.late.get("/api/me")["tables"][0]["paused"]
    offer = group.late.state(group.id)["seats"][0]["offers"][0]
    group.late.act(group.id, group.acting, offer["action"])  # whoever likes may still move
    assert not group.wish(ben, "resume")["time"]["paused"]
    assert group.lines()[-1] == "Ben ends the pause. The clocks run again."


def test_the_host_frees_the_seat_of_whoever_is_gone_for_somebody_else(timed: House, shared: MovedTime) -> None:
    with _ben_is_late(timed, shared) as group:
        ann, ben = group.people
        assert group.time()["free"] == [1]
        assert group.wish(ben, "free", 0, 409)
        early = group.wish(ann, "free", 1, 409)
        assert (early["error"], early["text"].rpartition("in ")[2]) == ("freed-too-soon", "2 minutes."), "of the grace"
        shared.pass_by(121)
        freed = group.wish(ann, "free", 1)["table"]
        assert (freed["status"], freed["seats"][1]["kind"]) == ("waiting", "open")
        assert ann.state(group.id)["time"]["seats"][0]["ends"] is None, "nobody loses time while a seat is free"
        ben.get(f"/api/tables/{group.id}/state", 404)
        cy = timed.person("Cy")
        assert cy.post("/api/join/look", {"token": token_of(freed, 1)})["time"]["bank"] == 600
        cy.post("/api/join", {"token": token_of(freed, 1)})
        state = cy.state(group.id)
        assert (state["table"]["status"], state["actors"]) == ("playing", [1])
        assert state["time"]["seats"][1]["left"] == 600
        assert state["seats"][0]["offers"]
        assert any("Ben" in line for line in group.lines())
        ben.post("/api/me/delete", {})
        assert not any("Ben" in line for line in group.lines()), "also where they sit no more"
        ann.post("/api/me/delete", {})
        assert [seat["name"] for seat in cy.state(group.id)["table"]["seats"]] == ["Captain", "Cy"]


def test_who_lets_a_bot_play_leaves_a_table_that_waits_again(timed: House, shared: MovedTime) -> None:
    group = Group(timed, LIVE, "Ann", "Ben", "Cy", game="explorers")
    ann, ben, _ = group.people
    seating(ben, group.id, "hand")
    shared.pass_by(601)
    eventually(lambda: group.time()["seats"][2]["late"])
    shared.pass_by(121)
    assert group.wish(ann, "free", 2)["table"]["status"] == "waiting"
    assert ben.get(f"/api/tables/{group.id}")["ways"] == ["leave"]
    seating(ben, group.id, "leave")
    assert [seat["kind"] for seat in ann.state(group.id)["table"]["seats"]] == ["person", "open", "open"]


def test_the_host_frees_a_seat_that_a_bot_took_over_when_another_grace_is_over(timed: House, shared: MovedTime) -> None:
    with _ben_is_late(timed, shared, takeover="host") as group:
        ann, ben = group.people
        shared.pass_by(121)
        group.wish(ann, "takeover", 1)
        assert group.time()["free"] == [1]
        early = group.wish(ann, "free", 1, 409)
        assert early["error"] == "freed-too-soon", "whoever comes back finds their seat"
        seating(ben, group.id, "return")
        assert group.time()["free"] == []
        assert group.wish(ann, "free", 1, 409)["error"] == "no-seat-change"
        seating(ben, group.id, "hand")
        shared.pass_by(HOUR)
        assert group.time()["free"] == [], "nobody waits for whoever lets a bot play"
    with _ben_is_late(timed, shared, takeover="host") as group:
        ann, _ = group.people
        shared.pass_by(121)
        group.wish(ann, "takeover", 1)
        shared.pass_by(121)
        freed = group.wish(ann, "free", 1)["table"]
        assert (freed["status"], freed["seats"][1]["kind"], freed["seats"][1]["away"]) == ("waiting", "open", "")
        cy = timed.person("Cy")
        cy.post("/api/join", {"token": token_of(freed, 1)})
        assert cy.state(group.id)["time"]["seats"][1]["frees"] is None
        assert ann.state(group.id)["table"]["seats"][1]["name"] == "Cy"


@contextmanager
def _ben_is_late(house: House, moved: MovedTime, takeover: str = "never") -> Iterator[Group]:
    group = Group(house, {**LIVE, "takeover": takeover}, "Ann", "Ben")
    ann, ben = group.people
    while (state := ann.state(group.id))["actors"] != [1]:
        ann.act(group.id, 0, state["seats"][0]["offers"][0]["action"])
    group.acting = 1
    moved.pass_by(601)
    group.until_late()
    yield group
    ann.close()
    ben.close()


def test_without_clocks_the_host_may_free_a_seat_that_all_have_waited_for_an_hour(kept: Kept, moved: MovedTime) -> None:
    with House(kept, moved) as house:
        group = Group(house, None, "Ann", "Ben")
        ann, ben = group.people
        assert group.time(ben) is None
        if group.acting == 0:
            assert group.time() is None
            assert group.wish(ann, "free", 1, 409)
            while (state := ann.state(group.id))["actors"] != [1]:
                ann.act(group.id, 0, state["seats"][0]["offers"][0]["action"])
        assert group.time()["free"] == [1]
        moment = group.time()["frees_at"]
        assert moment == pytest.approx(moved.wall() + HOUR, abs=MINUTE)
        moved.pass_by(HOUR - 600)
        assert group.time()["frees_at"] == moment, "it comes nearer as long as nothing happens"
        early = group.wish(ann, "free", 1, 409)
        assert (early["error"], early["text"].rpartition("in ")[2]) == ("freed-too-soon", "10 minutes.")
        assert ben.state(group.id)["seats"][0]["offers"], "whoever sits there still does"
        moved.pass_by(600)
        assert group.wish(ann, "free", 1)["table"]["status"] == "waiting"
        assert seating(ann, group.id, "fill", 1)["status"] == "playing"


def test_whoever_takes_a_seat_is_waited_for_from_then_on(kept: Kept, moved: MovedTime) -> None:
    """The host, who sits nowhere, sees that also at a table that was read while nobody could act."""
    with House(kept, moved) as house:
        ann = house.person("Ann")
        opened = ann.open("overworld", "open", "open")
        cookies = ann.http.cookies
    with House(kept, moved) as house, Person(house.place, cookies) as ann:
        assert ann.state(opened["id"])["time"] is None
        for seat, name in enumerate(("Ben", "Cy")):
            house.person(name).post("/api/join", {"token": token_of(opened, seat)})
        assert ann.state(opened["id"])["time"]["frees_at"] == pytest.approx(moved.wall() + HOUR, abs=MINUTE)


def test_a_host_who_sees_a_table_some_moves_later_sees_from_when_on_a_seat_may_be_freed(house: House) -> None:
    ann = house.person("Ann")
    opened = ann.open_asking("overworld", "open", "open", delay=2)
    people = [house.person(name) for name in ("Ben", "Cy")]
    for seat, person in enumerate(people):
        person.post("/api/join", {"token": token_of(opened, seat)})
    for _ in range(3):
        [seat] = people[0].state(opened["id"])["actors"]
        act_first(people[seat], opened["id"], seat)
    shown = ann.state(opened["id"])["time"]
    assert shown["free"]
    assert shown["frees_at"] == pytest.approx(time.time() + HOUR, abs=MINUTE)


def test_a_host_who_sees_a_table_some_moves_later_decides_by_how_it_is_now(timed: House, shared: MovedTime) -> None:
    ann, control = timed.person("Ann"), {**LIVE, "takeover": "host"}
    opened = ann.open_asking("overworld", "open", "open", delay=5, time=control)
    people = [timed.person(name) for name in ("Ben", "Cy")]
    for seat, person in enumerate(people):
        person.post("/api/join", {"token": token_of(opened, seat)})
    watcher = timed.watcher(ann, opened["id"])
    begun = people[0].state(opened["id"])["actors"][0]
    while (acting := people[0].state(opened["id"])["actors"][0]) == begun:
        act_first(people[acting], opened["id"], acting)
    assert ann.state(opened["id"])["actors"] == [begun], "as it was some moves ago"
    shared.pass_by(601)
    eventually(lambda: people[0].state(opened["id"])["time"]["seats"][acting]["late"])
    assert watcher.state(opened["id"])["time"] is None
    shown = ann.state(opened["id"])["time"]
    assert (shown["takeover"], shown["free"]) == ([acting], [acting])
    shared.pass_by(121)
    wish = {"way": "takeover", "seat": acting}
    taken = ann.post(f"/api/tables/{opened['id']}/time", wish)
    assert taken["table"]["seats"][acting]["away"] == "handed"


def test_whoever_has_lost_a_seat_is_shown_no_more_by_what_they_did_there(kept: Kept, moved: MovedTime) -> None:
    """At a table that spectators see some moves later, what was done and is asked for again would show it as it is."""
    with House(kept, moved) as house:
        ann, ben = house.person("Ann"), house.person("Ben")
        opened = ann.open_asking("overworld", "me", "open", listed=True, delay=20)
        table = opened["id"]
        ben.post("/api/join", {"token": token_of(opened, 1)})
        wish: Json = None
        while wish is None or ann.state(table)["actors"] != [1]:
            actor = ann.state(table)["actors"][0]
            state = (ann, ben)[actor].state(table)
            done = {"seat": actor, "seq": state["seq"], "key": f"{state['seq']}"}
            done["action"] = state["seats"][0]["offers"][0]["action"]
            (ann, ben)[actor].post(f"/api/tables/{table}/actions", done)
            wish = done if actor == 1 else wish
        assert ben.post(f"/api/tables/{table}/actions", wish)["snapshot"]["lines"], "as long as they sit there"
        moved.pass_by(HOUR)
        ann.post(f"/api/tables/{table}/time", {"way": "free", "seat": 1})
        seating(ann, table, "fill", 1)
        assert ben.state(table)["seats"][0]["seat"] is None
        assert ben.post(f"/api/tables/{table}/actions", wish, 403)["error"] == "not-your-seat"


def test_without_clocks_nobody_is_freed_while_another_person_is_to_act_or_was_lately(
    kept: Kept, moved: MovedTime
) -> None:
    """In a simultaneous turn the host ends their own first, and all others theirs, which nobody sees but by that."""
    with House(kept, moved) as house:
        group = Group(house, None, "Ann", "Ben", "Cy", game="explorers")
        ann, ben, cy = group.people
        while len(actors := ann.state(group.id)["actors"]) < 3:
            act_first(group.people[actors[0]], group.id, actors[0])
        kept.sql("UPDATE tables SET updated = updated - 9999")  # it began long ago
        kept.sql("UPDATE entries SET at = at - 9999")
        for seat, person in ((0, ann), (2, cy)):
            assert group.time() is None, "others are to act"
            assert group.wish(ann, "free", 1, 409)["error"] == "no-seat-change"
            while seat in ann.state(group.id)["actors"]:
                act_first(person, group.id, seat)
        assert group.time()["free"] == [1]
        assert group.wish(ann, "free", 1, 409)["error"] == "freed-too-soon"
        moved.pass_by(HOUR)
        freed = group.wish(ann, "free", 1)["table"]
        dee = house.person("Dee")
        dee.post("/api/join", {"token": token_of(freed, 1)})
        assert [seat["seat"] for seat in dee.state(group.id)["seats"]] == [1]
        ben.get(f"/api/tables/{group.id}/state", 404)


def test_hours_in_which_no_server_ran_are_not_waited_for_anybody(kept: Kept, moved: MovedTime) -> None:
    with House(kept, moved) as house:
        group = Group(house, None, "Ann", "Ben")
        ann = group.people[0]
        while (state := ann.state(group.id))["actors"] != [1]:
            ann.act(group.id, 0, state["seats"][0]["offers"][0]["action"])
        cookies = ann.http.cookies
    moved.sleep(DAY)
    with House(kept, moved, free_after=60.0) as house, Person(house.place, cookies) as ann:
        path, free = f"/api/tables/{group.id}/time", {"way": "free", "seat": 1}
        assert ann.state(group.id)["time"]["frees_at"] == pytest.approx(moved.wall() + 60, abs=59)
        assert ann.post(path, free, 409)["error"] == "freed-too-soon"
        moved.pass_by(61)
        assert ann.post(path, free, 200)["table"]["status"] == "waiting"


def act_first(person: Person, table: str, seat: int) -> None:
    """Let somebody do the first thing that they may."""
    person.act(table, seat, person.state(table)["seats"][0]["offers"][0]["action"])


def test_what_was_agreed_is_shown_wherever_somebody_decides_to_play(timed: House) -> None:
    ann, eve = timed.person("Ann"), timed.person("Eve")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.post("/api/tables", {"game": "explorers", "seats": seats, "time": DAYS, "listed": True}, 201)
    (mine,) = ann.get("/api/me")["tables"]
    listed = next(each for each in eve.get("/api/lobby")["tables"] if each["id"] == table["id"])
    invited = eve.post("/api/join/look", {"token": token_of(table, 1)})
    shown = ann.state(table["id"])["time"]["control"]
    assert mine["time"]["days"] == listed["time"]["days"] == invited["time"]["days"] == shown["days"] == 3
    assert (mine["left"], mine["late"]) == (None, False), "no clock runs before everybody is there"


@pytest.mark.parametrize(
    "wrong",
    [{"kind": "live", "bank": 1}, {"kind": "days", "days": 0}, {"kind": "days", "bot": "nobody"}, {"kind": "sand"}],
)
def test_what_nobody_could_play_by_is_refused(timed: House, wrong: Json) -> None:
    ann = timed.person("Ann")
    asked = {"game": "overworld", "seats": [{"kind": "me"}, {"kind": "open"}], "time": wrong}
    assert ann.http.post("/api/tables", json=asked).status_code in {400, 422}
    assert ann.get("/api/me")["tables"] == []


def test_many_who_decide_at_once_free_a_seat_once(timed: House, shared: MovedTime) -> None:
    with _ben_is_late(timed, shared) as group:
        ann = group.people[0]
        shared.pass_by(121)
        answers: list[int] = []

        def free() -> None:
            with Person(timed.place, ann.http.cookies) as tab:
                answer = tab.http.post(f"/api/tables/{group.id}/time", json={"way": "free", "seat": 1})
                answers.append(answer.status_code)

        tabs = [threading.Thread(target=free) for _ in range(4)]
        for tab in tabs:
            tab.start()
        for tab in tabs:
            tab.join()
        assert sorted(answers) == [200, 409, 409, 409]
