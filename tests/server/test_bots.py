"""Bots at the table: they play to the end, go on after a restart, and cannot stop a game by thinking too long."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from farshore import Fate, Match
from farshore.core.contract import Action, Seat, State
from farshore.server.thinking import Mind, NoAnswer, Question, Thinker
from tests.server.house import PATIENCE, House, eventually

PACKAGE = """[farshore.bots]
explorers.sleeper = tests.server.test_bots:Sleeper
explorers.fool = tests.server.test_bots:Fool
"""


class Sleeper:
    """A bot that never comes to a decision."""

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        time.sleep(60)
        return state.legal(seat)[0]


class Fool:
    """A bot that fails."""

    def choose(self, state: State, seat: Seat, rng: Random) -> Action:
        raise ValueError("what a strange game")


@pytest.fixture
def strange_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install another package with these bots, for this process and for those it starts."""
    info = tmp_path / "path" / "strange_bots-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange_bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text(PACKAGE)
    monkeypatch.syspath_prepend(str(info.parent))


@pytest.mark.parametrize("game", ["entdecker", "explorers", "overworld"])
def test_bots_alone_play_to_the_end_and_can_be_watched(house: House, game: str) -> None:
    ann, eve = house.person("Ann"), house.person()
    table = ann.open(game, "bot:random", "bot:random")
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
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join/")})
    eventually(lambda: ben.state(table["id"])["actors"] == [1])
    assert ben.state(table["id"])["seq"] > before["seq"]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path, pace=0.05) as house:
        ann = house.person("Ann")
        table = ann.open("entdecker", "bot:random", "bot:random")["id"]
        before = eventually(lambda: (state := ann.state(table))["seq"] > 10 and state)
    with House(tmp_path) as house:
        eve = house.person()
        after = eventually(lambda: (state := eve.state(table))["seq"] > before["seq"] + 20 and state)
        assert after["lines"][: len(before["lines"])] == before["lines"]


def test_moves_of_bots_can_be_followed(tmp_path: Path) -> None:
    with House(tmp_path, pace=0.2) as house:
        ann = house.person("Ann")
        table = ann.open("entdecker", "bot:random", "bot:random")["id"]
        steps = f"/api/tables/{table}/replay"
        eventually(lambda: ann.get(steps)["steps"] >= 1)
        begun, first = time.monotonic(), ann.get(steps)["steps"]
        eventually(lambda: ann.get(steps)["steps"] >= first + 4)
        assert time.monotonic() - begun > 0.5


@pytest.mark.usefixtures("strange_bots")
@pytest.mark.parametrize("bot", ["sleeper", "fool"])
def test_a_bot_that_does_not_choose_plays_at_random(tmp_path: Path, bot: str) -> None:
    with House(tmp_path, budget=0.1) as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "me", f"bot:{bot}")["id"]
        state = ann.play_on(table, Random(1), lambda state: state["seq"] > 12)
        assert any(line["seat"] == 1 for line in state["lines"]) or ann.get(f"/api/tables/{table}/replay")["steps"] > 3


def question(match: Match, bot: str = "random") -> Question:
    return Question("t", match.record.header, match.record.steps[:], match.actors()[0], bot)


def test_a_mind_that_remembers_knows_what_one_that_does_not_knows() -> None:
    match, mind, rng = Match.new("explorers", 2, fate=Fate(b"a")), Mind(), Random(1)
    for _ in range(30):
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.5:
            remembered = mind.state(question(match))
            assert remembered.view(seat) == Mind().state(question(match)).view(seat) == match.view(seat)
    shorter = Question("t", match.record.header, match.record.steps[:-4], 0, "random")  # steps were taken back
    assert mind.state(shorter).view(None) == Mind().state(shorter).view(None)


@pytest.mark.usefixtures("strange_bots")
def test_a_process_that_takes_too_long_is_replaced() -> None:
    match = Match.new("explorers", 2)
    thinker = Thinker(0.2)
    try:
        with pytest.raises(NoAnswer, match="within"):
            thinker.ask(question(match, "sleeper"))
        thinker.budget = PATIENCE
        with pytest.raises(NoAnswer, match="a strange game"):
            thinker.ask(question(match, "fool"))
        assert match.game.read_action(thinker.ask(question(match))) in match.legal(match.actors()[0])
    finally:
        thinker.stop()
