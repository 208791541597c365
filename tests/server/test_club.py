"""The club: results, ratings, streaks and solo ranks, shown to its own, of whoever wants to be named."""

from __future__ import annotations

import asyncio
import csv
import io

import msgspec
import pytest

from farshore.core.record import End, Header
from farshore.server.lobby.club import ClubNow
from farshore.server.lobby.club_figures import BOT, Figures, SoloBest, figures, places, solo
from farshore.server.storage import results
from farshore.server.storage.database import Database
from farshore.server.storage.results import FinishedGame, Member, Results
from farshore.server.table.seating import Sitting
from farshore.server.web.club import club_csv
from tests.server.house import House, Json, Person
from tests.server.kept import Kept

PASSWORD = "correct horse"  # noqa: S105 - of nobody


def person(guest: str, **more: str) -> Sitting:
    return msgspec.structs.replace(Sitting(kind="person", name=guest, guest=guest), **more)


def game(
    *sittings: Sitting, scores: list[int], name: str = "overworld", winners: list[int] | None = None
) -> FinishedGame:
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return FinishedGame(
        table="t",
        game=name,
        host="ann",
        is_listed=False,
        options={},
        sittings=list(sittings),
        scores=scores,
        winners=best if winners is None else winners,
        ended=1.0,
    )


def test_who_wins_rises_and_streaks_are_counted() -> None:
    ann, ben = person("ann"), person("ben")
    found = figures([game(ann, ben, scores=[9, 5]), game(ben, ann, scores=[3, 7]), game(ann, ben, scores=[1, 7])])
    first, second = found["overworld"]["ann"], found["overworld"]["ben"]
    assert (first.games, first.wins, first.streak, first.best_streak) == (3, 2, 0, 2)
    assert (second.games, second.wins, second.streak, second.best_streak) == (3, 1, 1, 1)
    assert first.rating > 25 > second.rating
    assert first.spread < 1.96 * 25 / 3


def test_games_by_oneself_count_for_nobody_and_bots_by_name() -> None:
    ann, bot = person("ann"), Sitting(kind="bot", name="Zora", bot="zora")
    assert figures([game(ann, ann, scores=[9, 5]), game(ann, scores=[70], name="explorers")]) == {}
    assert set(figures([game(ann, bot, scores=[9, 5])])["overworld"]) == {"ann", f"{BOT}zora"}


def test_whoever_resigns_is_last_whatever_a_bot_then_made_of_it() -> None:
    left = person("ben", kind="bot", away="resigned")
    over = game(person("ann"), left, person("cy"), scores=[5, 90, 7], winners=[1])
    assert places(over) == [2, 3, 1]
    found = figures([over])["overworld"]
    assert found["ben"].wins == 0
    assert found["ben"].rating < 25


def test_the_best_rank_alone_is_kept_and_achievements_raise_what_it_takes() -> None:
    plain = game(person("ann"), scores=[115], name="explorers")
    raised = msgspec.structs.replace(plain, options={"achievements": 3})
    assert solo([plain])["explorers"]["ann"].rank > solo([raised])["explorers"]["ann"].rank
    assert solo([raised, plain, game(person("ann"), scores=[20], name="explorers")])["explorers"]["ann"].points == 115
    no_ranks, unknown = game(person("ann"), scores=[115]), game(person("ann"), scores=[115], name="noughts")
    unreadable = msgspec.structs.replace(plain, options={"achievements": 4})
    assert solo([no_ranks, unknown, unreadable]) == {}


def over(kept: Kept, table: str, scores: list[int], winners: list[int]) -> None:
    """Let a game be over behind the server's back, as it would be when it was played."""
    end = msgspec.json.encode(End(scores, winners)).decode()
    kept.sql("UPDATE tables SET status = 'over', result = :end WHERE id = :table", end=end, table=table)


def met(ann: Person, ben: Person, **asked: Json) -> str:
    opened = ann.open_asking("overworld", "me", "open", **asked)
    ben.post("/api/join", {"token": opened["seats"][1]["invitation"].removeprefix("/join#")})
    return str(opened["id"])


def test_namesakes_keep_their_own_solo_results_in_a_spreadsheet() -> None:
    members = {who: Member(name="Kim", is_listed=True) for who in ("one", "two", "three")}
    alone = {who: SoloBest(rank=rank, points=10 * rank, ended=1.0) for rank, who in enumerate(("two", "three"), 2)}
    now = ClubNow(
        members=members,
        games=[],
        figures={"explorers": {"one": Figures(games=1), "two": Figures(games=2)}},
        solo={"explorers": alone},
    )
    rows = list(csv.DictReader(io.StringIO(club_csv(now, "en"))))
    assert [(row["name"], row["games"], row["solo_rank"], row["solo_points"]) for row in rows] == [
        ("Kim", "1", "", ""),
        ("Kim", "2", "3", "20"),
        ("Kim", "", "4", "30"),
    ]


def test_the_club_is_for_its_own_and_names_whoever_wants_to_be(kept: Kept) -> None:
    with House(kept) as house:
        ann, ben, cy = house.person("Ann"), house.person("=Ben"), house.person("Cy")
        over(kept, met(ann, ben), [31, 20], [0])
        over(kept, met(ben, cy), [31, 20], [0])
        over(kept, ann.open("explorers", "me")["id"], [170], [0])
        assert ann.get("/api/me/club", 403)["error"] == "no-member"
        assert house.person().get("/api/me/club", 401)["error"] == "stranger"
        for each in (ann, ben):
            each.post("/api/me/account", {"password": PASSWORD}, 201)
        page = ann.get("/api/me/club")
        rows = {each["game"]: each for each in page["games"]}
        assert page["listed"] is True
        assert [(each["name"], each["wins"]) for each in rows["overworld"]["people"]] == [("Ann", 1), ("=Ben", 1)]
        assert [(each["name"], each["points"]) for each in rows["explorers"]["solo"]] == [("Ann", 170)]
        assert len(page["results"]) == 2, "not Ben's and Cy's, at which she may not look"
        assert "Cy" not in str(page), "who has no account"
        text = ann.http.get("/api/me/club/csv").text
        table = list(csv.DictReader(io.StringIO(text)))
        assert {row["name"] for row in table} == {"Ann", "'=Ben"}, "which no spreadsheet takes for a formula"
        assert {row["solo_points"] for row in table} == {"", "170"}

        assert ben.post("/api/me/club", {"listed": False}, 200)["listed"] is False
        page = ann.get("/api/me/club")
        assert [each["name"] for each in page["games"][2]["people"]] == ["Ann"]
        assert "=Ben" not in str(page), "nor among the latest results"
        assert "=Ben" not in str(ben.get("/api/me/club"))
        assert ben.post("/api/me/club", {"listed": True}, 200)["listed"] is True
        assert cy.post("/api/me/club", {"listed": False}, 403)["error"] == "no-member"


def test_whoever_is_no_member_does_not_have_the_figures_made_anew(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    read, finished = list[int](), Results.finished

    async def counted(self: Results, most: int) -> list[FinishedGame]:
        read.append(most)
        return await finished(self, most)

    monkeypatch.setattr(Results, "finished", counted)
    with House(kept) as house:
        ann, eve = house.person("Ann"), house.person("Eve")
        ann.post("/api/me/account", {"password": PASSWORD}, 201)
        for _ in range(3):
            ann.get("/api/me/club")
            eve.get("/api/me/club", 403)
        assert len(read) == 1
        eve.post("/api/me/account", {"password": PASSWORD}, 201)
        assert eve.get("/api/me/club")["listed"], "who has become one a moment ago"


def test_games_are_read_in_parts_the_oldest_first(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "AT_ONCE", 3)

    async def story() -> list[list[str]]:
        database = Database(kept.where)
        await database.open()
        try:
            return [[game.table for game in await Results(database).finished(most)] for most in (100, 4)]
        finally:
            await database.close()

    with House(kept) as house:
        ann, ben = house.person("Ann"), house.person("Ben")
        tables = [met(ann, ben) for _ in range(7)]
    for number, table in enumerate(tables):
        over(kept, table, [31, 20], [0])
        kept.sql("UPDATE tables SET updated = :at WHERE id = :table", at=1000.0 + number // 2, table=table)
    whole, latest = asyncio.run(story())
    assert sorted(whole) == sorted(tables)
    assert [tables.index(table) // 2 for table in whole] == [0, 0, 1, 1, 2, 2, 3]
    assert latest == whole[-4:]


def test_practice_imports_and_games_from_a_position_do_not_count(kept: Kept) -> None:
    with House(kept) as house:
        ann = house.person("Ann")
        ann.post("/api/me/account", {"password": PASSWORD}, 201)
        practice = ann.post("/api/practice", {"game": "explorers", "shipped": "rules-turn"})["id"]
        begun = ann.open("overworld", "me", "bot:random")["id"]
        header = msgspec.json.decode(kept.sql("SELECT header FROM tables WHERE id = :id", id=begun)[0][0], type=Header)
        text = msgspec.json.encode(msgspec.structs.replace(header, start="a position")).decode()
        for table in (practice, begun):
            over(kept, table, [31, 20], [0])
        kept.sql("UPDATE tables SET header = :text WHERE id = :id", text=text, id=begun)
        assert ann.get("/api/me/club")["results"] == []
