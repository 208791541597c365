"""The coach at the table: it advises whoever may ask, never against people who have not agreed, and keeps secrets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from farshore.bots.advice import Advice
from farshore.bots.budget import Limit
from farshore.core.contract import Seat
from farshore.server.coach import MOST_ASKED, Coach, situation_of
from farshore.server.lobby.guests import Guests
from farshore.server.lobby.limits import Limits
from farshore.server.lobby.lobby import Lobby
from farshore.server.lobby.seats import SeatWish
from farshore.server.settings import Settings
from farshore.server.storage.cache import TableCache
from farshore.server.storage.database import Database
from farshore.server.storage.sql import SqlRepository
from farshore.server.table.advised import may_ask
from farshore.server.table.errors import CoachBusy, Stale
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import Guest
from farshore.server.thinking import BotQuestion, BotReply, NoAnswer, Thinkers, dealt_position
from tests.server.house import House, Json, Person
from tests.server.test_secrets import going_on, simultaneous, table_of

GAMES = ("entdecker", "explorers", "overworld")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("coached"), coach=Limit(iterations=20)) as house:
        yield house


def ask(person: Person, table: str, seat: int, seq: int, status: int = 200, language: str = "en") -> Json:
    return person.post(f"/api/tables/{table}/advice?language={language}", {"seat": seat, "seq": seq}, status)


def to_act(person: Person, table: str) -> tuple[Json, Json]:
    """Play on until there is a choice; return how things stand, and look from the seat that has it."""
    state = person.play_on(table, Random(3), lambda state: any(len(seat["offers"]) > 1 for seat in state["seats"]))
    return state, next(seat for seat in state["seats"] if len(seat["offers"]) > 1)


@pytest.mark.parametrize("game", GAMES)
def test_alone_against_bots_the_coach_says_what_is_best_and_why(house: House, game: str) -> None:
    ann = house.person("Ann")
    table = ann.open(game, "me", "bot")
    assert table["coach"], "nobody is wronged"
    compared = 0
    while compared < 3:  # wherever there is something to compare
        state, seat = to_act(ann, table["id"])
        offers = {offer["notation"]: offer for offer in seat["offers"]}
        answer = ask(ann, table["id"], seat["seat"], state["seq"])
        moves = answer["moves"]
        assert bool(answer["text"]) != bool(moves), "a word if it has no opinion"
        assert all(offers[move["notation"]]["text"] == move["text"] for move in moves)
        if len(moves) == 2:
            best, second = moves
            assert (best["behind"], len(best["points"])) == (0, 2)
            assert second["reasons"][-1].endswith(("than the best move.", "as the best move."))
            with_next = ("than the next best move.", "as the next best move.")
            assert any(reason.endswith(with_next) for reason in best["reasons"])
            compared += 1
        wanted = moves[0]["notation"] if moves else seat["offers"][0]["notation"]
        ann.act(table["id"], seat["seat"], offers[wanted]["action"])


def test_the_same_position_is_answered_from_memory_in_every_language(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("explorers", "me")["id"]  # alone: nobody else acts between two questions
    state, seat = to_act(ann, table)
    first = ask(ann, table, seat["seat"], state["seq"])
    assert ask(ann, table, seat["seat"], state["seq"]) == first
    german = ask(ann, table, seat["seat"], state["seq"], language="de")
    assert [move["points"] for move in german["moves"]] == [move["points"] for move in first["moves"]]
    assert german != first


def test_with_other_people_it_must_have_been_agreed(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    for agreed in (False, True):
        table = ann.post("/api/tables", {"game": "overworld", "seats": seats, "coach": agreed}, 201)
        token = table["seats"][1]["invitation"].removeprefix("/join#")
        assert ben.post("/api/join/look", {"token": token})["coach"] is agreed, "Ben is told before he takes the seat"
        assert ben.post("/api/join", {"token": token})["coach"] is agreed
        for person, own in ((ann, 0), (ben, 1)):
            state = person.state(table["id"])
            assert state["table"]["coach"] is agreed
            status = 403 if not agreed else 200 if own in state["actors"] else 409
            ask(person, table["id"], own, state["seq"], status)


def test_somebody_who_is_left_alone_may_ask(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("overworld", "me", "open")
    assert not table["coach"], "somebody may still come"
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    ben.post(f"/api/tables/{table['id']}/seating", {"change": "hand"})
    assert not ann.state(table["id"])["table"]["coach"], "Ben may come back"
    ben.post(f"/api/tables/{table['id']}/seating", {"change": "return"})
    ben.post(f"/api/tables/{table['id']}/seating", {"change": "resign"})
    assert ann.state(table["id"])["table"]["coach"]


def test_at_one_screen_it_must_be_agreed_too_and_the_next_game_is_like_this_one(house: House) -> None:
    ann = house.person("Ann")
    seats = [{"kind": "me"}, {"kind": "here"}]
    assert not ann.open("overworld", "me", "here")["coach"]
    table = ann.post("/api/tables", {"game": "overworld", "seats": seats, "coach": True}, 201)
    assert table["coach"]
    ann.play_on(table["id"], Random(1))
    assert ann.post(f"/api/tables/{table['id']}/again", {}, 201)["coach"]


def test_a_practice_table_has_the_coach_and_a_lesson_has_its_own_until_its_real_game(house: House) -> None:
    ann = house.person("Ann")
    practice = ann.post("/api/practice", {"game": "overworld", "shipped": "rules-gap", "others": "me"}, 201)
    assert practice["coach"]
    lesson = ann.post("/api/lessons/overworld/first", {}, 201)
    assert not lesson["coach"]
    state = ann.state(lesson["id"])
    ask(ann, lesson["id"], state["seats"][0]["seat"], state["seq"], 403)
    last = state["lesson"]["scenes"] - 1
    assert ann.post("/api/lessons/overworld/first", {"scene": last}, 201)["coach"], "a real game is played there"


def test_only_who_is_to_act_is_advised_and_only_on_what_is_the_case(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("overworld", "me", "bot")["id"]
    ben = house.watcher(ann, table, "Ben")
    state, seat = to_act(ann, table)
    ask(ben, table, seat["seat"], state["seq"], 403)
    ask(ann, table, 1 - seat["seat"], state["seq"], 403)
    ann.act(table, seat["seat"], seat["offers"][0]["action"])
    stale = ask(ann, table, seat["seat"], state["seq"], 409)
    assert stale["error"] == "stale"
    assert stale["snapshot"]["seq"] > state["seq"], "the page learns how things stand"
    ask(ann, table, seat["seat"], 999_999, 409)


def test_whoever_loses_their_seat_while_it_thinks_is_not_shown_the_table_by_that(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.person("Ann")
    table = ann.open_asking("entdecker", "me", "open", listed=True, delay=20, coach=True)["id"]

    async def lose_seat(*_: object) -> list[Advice]:
        raise Stale

    monkeypatch.setattr(Coach, "advise", lose_seat)
    assert ask(house.person("Ben"), table, 1, 0, 403)["error"] == "not-your-seat"


def test_a_game_without_an_adviser_has_no_coach(house: House) -> None:
    games = {game["name"]: game["coach"] for game in house.person().get("/api/games")}
    assert all(games[game] for game in GAMES)


# -- how it thinks


class FakeThinkers(Thinkers):
    """Answers when it is let."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.questions: list[BotQuestion] = []
        self.dropped = asyncio.Event()
        self.is_asked = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.fails = False

    async def ask(self, question: BotQuestion, account: str = "") -> BotReply:
        self.questions.append(question)
        self.is_asked.set()
        try:
            await self.may_answer.wait()
        except asyncio.CancelledError:
            self.dropped.set()
            raise
        if self.fails:
            raise NoAnswer("it failed")
        return BotReply(advice=[Advice(action="a", value=0.0, behind=0.0, spread=0.0, points=())])


class Room:
    """A coach, and a table at which Ann plays alone."""

    def __init__(self, tables: TableCache, ann: Guest, table: str) -> None:
        self.tables, self.ann, self.table = tables, ann, table
        self.thinkers = FakeThinkers()
        self.coach = Coach(tables, self.thinkers, Limit(iterations=1))

    async def ask(self) -> list[Advice]:
        async with self.tables.at(self.table) as table:
            seat, seq = table.actors()[0], table.knowledge(table.seats_of(self.ann.id)).seq
        return await self.coach.advise(self.table, self.ann.id, seat, seq)

    async def asking(self) -> asyncio.Task[list[Advice]]:
        """Ask, and wait until it is thought about."""
        task = asyncio.create_task(self.ask())
        await self.thinkers.is_asked.wait()
        return task

    async def move(self, seat: Seat | None = None) -> None:
        """Let a seat, or whoever is first to act, do something."""
        async with self.tables.at(self.table) as table:
            seat = table.actors()[0] if seat is None else seat
            action = table.match.legal(seat)[0]
            await self.tables.change(table, lambda: table.chronicle.play(seat, action))


@asynccontextmanager
async def room(folder: Path, game: str = "overworld", actors: int = 1) -> AsyncIterator[Room]:
    """Open a table, and play until Ann has a choice, and so many are to act."""
    repository = SqlRepository(Database(folder))
    await repository.open()
    tables = TableCache(repository, 10)
    ann, _ = await Guests(repository).welcome(None, "Ann")
    table = await Lobby(tables, Limits(tables, Settings())).open(ann, game, {}, [SeatWish("me"), SeatWish("bot")])
    here = Room(tables, ann, table.id)
    while table.actors()[0] != 0 or len(table.match.legal(0)) == 1 or len(table.actors()) < actors:
        await here.move()
    try:
        yield here
    finally:
        await here.coach.stop()
        await tables.close()
        await repository.close()


def test_when_the_position_moves_on_the_question_is_dropped(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path) as here:
            asking = await here.asking()
            await here.move()
            with pytest.raises(Stale):
                await asking
            await here.thinkers.dropped.wait()

    asyncio.run(run())


def test_others_who_act_at_the_same_time_do_not_disturb_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path, "explorers", actors=2) as here:
            asking = await here.asking()
            async with here.tables.at(here.table) as table:
                other = table.match.actors()
            while 1 in other:  # also when everybody sees that the other is done
                await here.move(1)
                async with here.tables.at(here.table) as table:
                    other = table.match.actors()
            assert other == (0,)
            here.thinkers.may_answer.set()
            assert await asking

    asyncio.run(run())


def test_who_asks_the_same_at_the_same_time_is_thought_for_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path) as here:
            asking = [await here.asking() for _ in range(MOST_ASKED)]
            here.thinkers.may_answer.set()
            answers = await asyncio.gather(*asking)
            assert answers[0] == answers[1] == await here.ask()
            assert len(here.thinkers.questions) == 1
            assert here.thinkers.questions[0].wants == "advice"

    asyncio.run(run())


def test_nobody_asks_for_too_much_at_a_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path) as here:
            asking = [asyncio.create_task(here.ask()) for _ in range(MOST_ASKED + 1)]
            done, _ = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
            assert [type(task.exception()) for task in done] == [CoachBusy]
            here.thinkers.may_answer.set()
            assert len(await asyncio.gather(*(task for task in asking if task not in done))) == MOST_ASKED

    asyncio.run(run())


def test_a_coach_that_fails_says_so_and_may_be_asked_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with room(tmp_path) as here:
            here.thinkers.fails = True
            here.thinkers.may_answer.set()
            with pytest.raises(CoachBusy):
                await here.ask()
            here.thinkers.fails = False
            assert await here.ask()

    asyncio.run(run())


def test_what_others_do_unseen_changes_nothing_for_who_asks() -> None:
    """Neither what is remembered nor what is thought about: else an answer, or its delay, would tell of it."""
    asked = set()
    for choices in (0, 1, 2):
        chronicle = simultaneous(2)
        for _ in range(choices):
            chronicle.play(1, going_on(chronicle, 1)[-choices])
        world = dealt_position(chronicle.game, chronicle.match.state, 0, Random(4))
        asked.add((situation_of(table_of(chronicle, "a", "b"), 0), world))
    assert len(asked) == 1


def coached(*guests: str, is_coached: bool = False) -> LiveTable:
    table = table_of(simultaneous(2), *guests)
    table.is_coached = is_coached
    return table


@pytest.mark.parametrize(("guests", "agreed", "may"), [("ab", False, False), ("ab", True, True), ("aa", False, False)])
def test_who_may_ask(guests: str, agreed: bool, may: bool) -> None:
    assert may_ask(coached(*guests, is_coached=agreed)) is may
