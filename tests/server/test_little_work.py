"""A table costs little, counted and never timed: what is made once is made once, and the event loop stays free."""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from pkgutil import resolve_name
from random import Random
from typing import Any

import msgspec
import pytest

from farshore.bots.budget import Limit
from farshore.core.contract import Seat, State
from farshore.server.table import outlook as outlooks
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.live_table import LiveTable
from farshore.server.table.outlook import Outlook
from farshore.server.table.rewind import EVERY
from farshore.server.table.seating import Sitting
from farshore.server.web.snapshot import snapshot
from tests.server.chronicles import begun, play_on
from tests.server.house import House, Person, eventually

GAMES = ("entdecker", "explorers", "overworld")
ASKERS = ("g0", "g1", "g2", "somebody who watches")

LONG = {
    "farshore.server.bots.dealt_position",
    "farshore.server.coach.dealt_position",
    "farshore.server.reviews.choices",
    "farshore.server.reviews.dealt_position",
    "farshore.server.reviews.reviewed",
    "farshore.server.web.routes.agreeing.moments",
    "farshore.server.web.routes.bots.dealt_position",
    "farshore.server.web.routes.coach.counsel",
    "farshore.server.web.routes.coach.retold",
    "farshore.server.table.live_table.Curve.points",
    "farshore.server.web.routes.table.foretold",
    "farshore.server.web.routes.table.replay_message",
}
"""What takes long, by where it is called: worlds that are dealt, and whatever walks through a game."""


def live(chronicle: Chronicle) -> LiveTable:
    names = ("Ann", "Ben", "Cem")
    sittings = [Sitting(kind="person", name=name, guest=f"g{seat}") for seat, name in enumerate(names)]
    return LiveTable("t", "g0", sittings, chronicle)


@pytest.mark.parametrize("name", GAMES)
def test_whoever_knows_the_same_is_shown_one_and_the_same_outlook(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle, made = begun(name, 3), list[tuple[Seat, ...]]()
    table = live(chronicle)

    class Counted(Outlook):
        def __init__(self, table: LiveTable, seats: tuple[Seat, ...], language: str) -> None:
            made.append(seats)
            super().__init__(table, seats, language)

    monkeypatch.setattr(outlooks, "Outlook", Counted)
    for _ in range(5):
        play_on(chronicle, Random(3), 2)
        made.clear()
        shown = [[snapshot(table, guest) for guest in (*ASKERS, None, "another", *ASKERS)] for _ in range(2)]
        assert sorted(made) == [(), (0,), (1,), (2,)]
        assert len({id(each.seats) for each in (*shown[0], *shown[1])}) == len(made)
        assert outlooks.outlook(table, (1,)) is outlooks.outlook(table, (1,))


@pytest.mark.parametrize("name", GAMES)
def test_the_views_of_all_who_look_are_built_together_once_a_change(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle, built = begun(name, 3), list[int]()
    table, game = live(chronicle), type(chronicle.game)
    views = game.views

    def counted(self: Any, state: State, watchers: Any) -> Any:
        built.append(len(watchers))
        return views(self, state, watchers)

    def all_ask() -> None:
        for guest in ASKERS * 2:
            snapshot(table, guest)

    all_ask()  # from now on it is known who looks
    monkeypatch.setattr(game, "views", counted)
    for number in range(1, 6):
        play_on(chronicle, Random(number), 1)
        all_ask()
        assert built == [len(ASKERS)] * number


@pytest.mark.parametrize("name", GAMES)
def test_whether_a_step_may_be_taken_back_is_known_without_dealing_a_world(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chronicle, rng, told = begun(name, 3), Random(3), set[bool]()
    table = live(chronicle)

    def refuse(self: State, seat: Seat, luck: Random) -> State:
        raise AssertionError("a world was dealt")

    monkeypatch.setattr(type(chronicle.match.state), "determinize", refuse)
    for _ in range(60):
        if chronicle.match.over:
            break
        play_on(chronicle, rng, 1)
        for guest in ASKERS:
            told |= {seat["undo"] for seat in msgspec.json.decode(msgspec.json.encode(snapshot(table, guest).seats))}
    assert told == {False, True}


@pytest.mark.parametrize("name", GAMES)
def test_the_past_is_played_again_from_nearby(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle, rng, done = begun(name, 3), Random(3), list[Seat]()
    play_on(chronicle, rng, 150)
    steps, kind = len(chronicle.match.record.steps), type(chronicle.match.state)
    assert steps > 2 * EVERY
    apply = kind.apply

    def counted(self: Any, seat: Seat, action: Any) -> None:
        done.append(seat)
        apply(self, seat, action)

    monkeypatch.setattr(kind, "apply", counted)

    def work(step: int) -> int:
        done.clear()
        chronicle.state_after(step)
        return len(done)

    assert work(steps) == steps  # once
    asked = [rng.randrange(steps + 1) for _ in range(60)]
    assert max(map(work, asked)) <= EVERY
    assert work(steps - 10) <= EVERY
    assert [work(step) for step in range(steps - 9, steps + 1)] == [1] * 10  # read onwards


def test_what_takes_long_never_runs_in_the_thread_of_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = defaultdict[str, set[int]](set)
    for place in LONG:
        monkeypatch.setattr(place, _watched(resolve_name(place), ran[place]))
    with House(tmp_path, coach=Limit(iterations=1), review=Limit(iterations=1)) as house:
        ann = house.person("Ann")
        _ask_for_all(house, ann)
        loop = house.thread
    assert {place for place, threads in ran.items() if threads} == LONG
    assert [place for place, threads in ran.items() if loop in threads] == []


def _watched(work: Callable[..., Any], threads: set[int]) -> Callable[..., Any]:
    """Note in which threads something is done."""

    def watched(*args: Any, **kwargs: Any) -> Any:
        threads.add(threading.get_ident())
        return work(*args, **kwargs)

    return watched


def _ask_for_all(house: House, ann: Person) -> None:
    """Ask for everything that takes long: as a bot from outside, against one of the server, of a game that is over."""
    made = ann.post("/api/me/bots", {"name": "Tidewalker"})
    shared = ann.open("overworld", "me", "open")["id"]
    ann.post(f"/api/tables/{shared}/seat-bot", {"seat": 1, "bot": made["bots"][0]["id"]})
    eventually(lambda: _has_acted_up_to(ann, shared, 1))
    with Person(house.place) as program:
        program.http.headers["Authorization"] = f"Bearer {made['token']}"
        program.get(f"/api/tables/{shared}/world")

    alone = ann.open("overworld", "me", "bot:random")["id"]
    state = ann.play_on(alone, Random(1), lambda state: state["seq"] > 20 and len(state["seats"][0]["offers"]) > 1)
    path, notation = f"/api/tables/{alone}", state["seats"][0]["offers"][0]["notation"]
    ann.http.get(f"{path}/foretell", params={"notation": notation}).raise_for_status()
    for question in ("moments", "replay?step=1", "curve"):
        ann.get(f"{path}/{question}")
    ann.post(f"{path}/advice", {"seat": 0, "seq": state["seq"]}, 200)

    over = ann.post("/api/practice", {"game": "overworld", "shipped": "short-game", "others": "me"}, 201)["id"]
    ann.play_on(over, Random(2))
    ann.post(f"/api/tables/{over}/review", {})
    eventually(lambda: ann.get(f"/api/tables/{over}/review")["state"] == "done")


def _has_acted_up_to(person: Person, table: str, seat: Seat) -> bool:
    """Act on one's first seat unless another is to act; tell whether it is."""
    state = person.state(table)
    if offers := state["seats"][0]["offers"]:
        person.act(table, 0, offers[0]["action"])
    return seat in state["actors"]
