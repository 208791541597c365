"""Bots at the table: they play to the end, go on after a restart, and cannot stop a game by thinking too long."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from farshore import Fate, Match
from farshore.bots.budget import Limit
from farshore.core import registry
from farshore.core.contract import Seat, State
from farshore.games.entdecker import content as entdecker_content
from farshore.games.entdecker.game import Entdecker
from farshore.server import bots
from farshore.server.lobby.play import act_for_bot
from farshore.server.storage.database import FILE
from farshore.server.thinking import REMEMBERED, BotQuestion, KeptPlayers, NoAnswer, Thinker, Thinkers, dealt_position
from tests.bots.peeking import Secrets, secrets_of
from tests.effort import in_depth, tries
from tests.new_contents import second, tuned_entdecker
from tests.server.house import PATIENCE, House, eventually
from tests.server.peeking import REPORT, reports

PACKAGE = """[farshore.bots]
explorers.sleeper = tests.server.strange_bots:Sleeper
explorers.fool = tests.server.strange_bots:Fool
explorers.rememberer = tests.server.strange_bots:Rememberer
entdecker.dawdler = tests.server.strange_bots:Dawdler
entdecker.rememberer = tests.server.strange_bots:Rememberer
explorers.reporter = tests.server.strange_bots:Reporter
explorers.thorough = tests.server.strange_bots:Thorough
explorers.peeker = tests.server.peeking:Peeker
entdecker.peeker = tests.server.peeking:Peeker
"""


@pytest.fixture
def strange_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install another package with these bots, for this process and for those it starts."""
    info = tmp_path / "path" / "strange_bots-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange_bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text(PACKAGE)
    monkeypatch.syspath_prepend(str(info.parent))


@pytest.mark.parametrize(
    "game", ["overworld", *(pytest.param(game, marks=in_depth) for game in ("entdecker", "explorers"))]
)
def test_bots_alone_play_to_the_end_and_can_be_watched(house: House, game: str) -> None:
    ann = house.person("Ann")
    table = ann.open(game, "bot:random", "bot:random")
    eve = house.watcher(ann, table["id"])
    end = eventually(lambda: (state := eve.state(table["id"]))["over"] and state)
    assert end["winners"]
    assert end["seats"][0]["seat"] is None
    assert ann.get("/api/me")["tables"][0]["over"]


def test_a_person_plays_against_bots_to_the_end(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("explorers", "me", "bot:random", "bot:random")
    end = ann.play_on(table["id"], Random(1))
    assert len(end["scores"]) == 3


def test_bots_do_not_play_before_everyone_is_there(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("entdecker", "bot:random", "open")
    time.sleep(0.3)
    before = ann.state(table["id"])
    assert before["actors"] == []
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    eventually(lambda: ben.state(table["id"])["actors"] == [1])
    assert ben.state(table["id"])["seq"] > before["seq"]


@pytest.mark.usefixtures("strange_bots")
def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.person("Ann")
        table = ann.open("entdecker", "bot:dawdler", "bot:dawdler")["id"]
        before = eventually(lambda: (state := ann.state(table))["seq"] > 10 and state)
        cookies = house.watcher(ann, table).http.cookies
    with House(tmp_path) as house:
        eve = house.person()
        eve.http.cookies.update(cookies)
        after = eventually(lambda: (state := eve.state(table))["seq"] > before["seq"] + 20 and state)
        assert after["lines"][: len(before["lines"])] == before["lines"]


def test_a_mistake_at_a_table_does_not_stop_its_bots_for_good(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mistakes = [ValueError("a secret")] * 2

    async def acting(*args: Any) -> Any:
        if mistakes:
            raise mistakes.pop()
        return await act_for_bot(*args)

    monkeypatch.setattr(bots, "act_for_bot", acting)
    monkeypatch.setattr(bots, "RETRY", 0.01)
    ann = house.person("Ann")
    table = ann.open("explorers", "me", "bot:random")["id"]
    assert eventually(lambda: ann.state(table)["actors"] == [0])
    assert [record.message for record in caplog.records] == [
        f"the bots at table {table} try again in {wait} seconds" for wait in (0.01, 0.02)
    ]


@pytest.mark.usefixtures("strange_bots")
@pytest.mark.parametrize("bot", ["sleeper", pytest.param("fool", marks=in_depth)])
def test_a_bot_that_does_not_choose_plays_at_random(tmp_path: Path, bot: str) -> None:
    with House(tmp_path, budget=0.1) as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "me", f"bot:{bot}")["id"]
        state = ann.play_on(table, Random(1), lambda state: state["seq"] > 12)
        assert any(line["seat"] == 1 for line in state["lines"]) or ann.get(f"/api/tables/{table}/replay")["steps"] > 3


def question(match: Match, bot: str = "random", seat: Seat | None = None, table: str = "t") -> BotQuestion:
    """Ask as the server does."""
    seat = match.actors()[0] if seat is None else seat
    position = dealt_position(match.game, match.state, seat, Random(len(match.record.steps)))
    return BotQuestion(table, match.game.name, match.game.content, position, seat, bot, Limit(seconds=0.1))


@pytest.mark.parametrize("game", ["entdecker", "explorers", "overworld"])
def test_what_a_bot_answers_can_be_done_at_the_table(game: str) -> None:
    match, kept, rng = Match.new(game, 2, fate=Fate(b"a")), KeptPlayers(), Random(1)
    for _ in range(40):
        seat = rng.choice(match.actors())
        match.play(seat, kept.prepared(question(match, seat=seat))().action)


def test_whoever_looks_a_game_through_hears_of_what_was_done() -> None:
    match = Match.new("overworld", 2, fate=Fate(b"a"))
    rng, kept = Random(1), KeptPlayers()
    while len(legal := match.legal(seat := match.actors()[0])) < 30:
        match.play(seat, rng.choice(legal))
    asked = msgspec.structs.replace(question(match, "search"), limit=Limit(iterations=12), wants="advice")
    known = {one.action for one in kept.prepared(asked)().advice}
    done = next(notation for action in legal if (notation := match.game.write_action(action)) not in known)
    assert done in {one.action for one in kept.prepared(msgspec.structs.replace(asked, done=done))().advice}


@pytest.mark.usefixtures("strange_bots")
def test_a_player_is_kept_for_its_table_and_seat() -> None:
    """And one that is lost, or was never there, sits down anew."""
    match, kept = Match.new("explorers", 2, fate=Fate(b"both act")), KeptPlayers()
    for table, seat in (("t", 0), ("t", 1), ("u", 0), ("t", 0), ("t", 0), ("u", 0)):
        kept.prepared(question(match, "rememberer", seat, table))()
    asked = {(table, seat): vars(player)["asked"] for (table, seat, _), player in kept.players.items()}
    assert asked == {("t", 1): [1], ("t", 0): [0, 0, 0], ("u", 0): [0, 0]}
    for number in range(REMEMBERED):
        kept.prepared(question(match, "rememberer", 0, f"table {number}"))()
    assert len(kept.players) == REMEMBERED
    assert not {("t", 0, "rememberer"), ("u", 0, "rememberer")} & set(kept.players)


@pytest.mark.usefixtures("strange_bots")
def test_a_player_is_handed_the_game_with_the_content_of_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = second(Entdecker(), monkeypatch, tmp_path, entdecker_content, tuned_entdecker)
    monkeypatch.setitem(registry._loaded, "entdecker", game)  # noqa: SLF001 - nothing else installs a game
    kept = KeptPlayers()
    for content in ("1", "tuned"):
        match = Match.new(game.with_content(content), 2, fate=Fate(b"a"))
        match.play(match.actors()[0], kept.prepared(question(match, "rememberer", table=content))().action)
    assert {table: vars(player)["game"].content for (table, _, _), player in kept.players.items()} == {
        "1": "1",
        "tuned": "tuned",
    }


@pytest.mark.usefixtures("strange_bots")
def test_a_player_is_looked_for_where_it_was() -> None:
    """While others are asked in between, and a process that is busy is not waited for."""
    match = Match.new("explorers", 2, fate=Fate(b"both act"))

    async def ask_all() -> None:
        thinkers = Thinkers(workers=2, budget=PATIENCE)
        try:
            await asyncio.gather(*(thinkers.ask(question(match, "reporter", 0, table)) for table in ("t", "u")))
            for table in ("t", "u", "u", "t"):
                await thinkers.ask(question(match, "reporter", 0, table))
            with pytest.raises(NoAnswer, match=r"asked 4 times"):
                await thinkers.ask(question(match, "reporter", 0, "t"))
        finally:
            thinkers.stop()

    asyncio.run(ask_all())


@pytest.mark.usefixtures("strange_bots")
def test_a_bot_is_told_how_long_it_may_think() -> None:
    match = Match.new("explorers", 2, fate=Fate(b"both act"))
    for budget, seconds in ((5.0, 2.0), (1.0, 0.5)):
        thinkers = Thinkers(workers=1, budget=budget)
        assert thinkers.limit == Limit(seconds=seconds)
    begun = time.monotonic()
    KeptPlayers().prepared(question(match, "thorough"))()
    assert time.monotonic() - begun >= 0.1


@pytest.mark.usefixtures("strange_bots")
def test_the_clock_begins_when_a_bot_has_sat_down() -> None:
    """What it needs is loaded before: on a busy machine that may take longer than a bot may think."""
    match, kept = Match.new("explorers", 2, fate=Fate(b"both act")), KeptPlayers()
    choose = kept.prepared(question(match, "rememberer", 0))
    (player,) = kept.players.values()
    assert vars(player)["asked"] == []
    choose()
    assert vars(player)["asked"] == [0]


@pytest.mark.usefixtures("strange_bots")
@pytest.mark.parametrize("game", [pytest.param("entdecker", marks=in_depth), "explorers"])
def test_a_peeking_bot_finds_nothing_in_the_process_it_thinks_in(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not by looking at every object there is: neither the truth nor the past nor the seed has ever been there."""
    file = tmp_path / "report"
    monkeypatch.setenv(REPORT, str(file))
    seed = bytes(range(32))
    options = {"top_scout": True} if game == "entdecker" else {}
    match, rng, secrets = Match.new(game, 3, options, Fate(seed)), Random(1), Secrets()
    thinker = Thinker(PATIENCE)
    truths: list[State] = []
    try:
        while len(truths) < tries(6, 3):
            seat = rng.choice(match.actors())
            if seat == 2 and secrets_of(match.state, seat) and rng.random() < 0.5:
                truths.append(match.state.clone())
                match.play(seat, thinker.ask(question(match, "peeker", seat)).action)
            else:
                match.play(seat, rng.choice(match.legal(seat)))
    finally:
        thinker.stop()
    found = reports(file)
    assert len(found) == len(truths)
    known: set[str] = set()
    for report, truth in zip(found, truths, strict=True):
        assert report.seen > 10_000
        assert report.history == []
        assert seed.hex() not in report.seeds
        assert set(report.worlds) - known
        for number, world in enumerate(
            sorted(set(report.worlds) - known)
        ):  # those of earlier choices may still lie about
            secrets.compare(truth, match.game.read_position(world), 2, Random(number))
        known = set(report.worlds)
    assert secrets.asked >= len(truths)
    assert secrets.are_kept()


@pytest.mark.usefixtures("strange_bots")
def test_a_peeking_bot_finds_nothing_at_a_table_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "report"
    monkeypatch.setenv(REPORT, str(file))
    with House(tmp_path / "house", budget=PATIENCE) as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "me", "bot:peeker")["id"]
        ann.play_on(table, Random(1), lambda _: file.exists() and len(reports(file)) > tries(4, 2))
        seed = next(iter(seeds(tmp_path / "house")))
    found = reports(file)
    assert [report.choices for report in found] == list(range(1, len(found) + 1))  # one player, all along
    for report in found:
        assert set(report.tables) == {table}
        assert report.history == []
        assert seed not in report.seeds


def seeds(folder: Path) -> Iterator[str]:
    """Read the seeds of all tables as the server keeps them."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        for (header,) in database.execute("SELECT header FROM tables"):
            yield msgspec.json.decode(header)["seed"]


@pytest.mark.usefixtures("strange_bots")
def test_a_process_that_takes_too_long_is_replaced() -> None:
    match = Match.new("explorers", 2, fate=Fate(b"both act"))
    thinker = Thinker(0.2)
    try:
        with pytest.raises(NoAnswer, match="within"):
            thinker.ask(question(match, "sleeper"))
        thinker.budget = PATIENCE
        with pytest.raises(NoAnswer, match="a strange game"):
            thinker.ask(question(match, "fool"))
        assert match.game.read_action(thinker.ask(question(match)).action) in match.legal(match.actors()[0])
    finally:
        thinker.stop()
