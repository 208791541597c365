"""Taking back, looking back, and taking the record home: by HTTP, each as far as the asker may."""

from __future__ import annotations

from random import Random

import pytest

from farshore import Record
from farshore.core.replay import verify
from farshore.server.table.curve import MOST_POINTS, Curve
from farshore.server.table.deed import Deed
from farshore.server.table.knowledge import Knowledge
from tests.effort import in_depth
from tests.server.chronicles import begun, play_on
from tests.server.house import House, Json, Person, new_key
from tests.some import some


def chosen(state: Json) -> Json:
    """Return the first action that is legal."""
    return state["seats"][0]["offers"][0]["action"]


def test_a_step_is_taken_back_and_everyone_is_told(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("entdecker", "me", "here:Ben")["id"]
    eve = house.watcher(ann, table)
    before = ann.state(table)
    assert not before["seats"][0]["undo"]
    done = ann.act(table, 0, chosen(before), before["seq"])
    after = ann.state(table)
    assert after["seats"][0]["undo"]
    assert not after["seats"][1]["undo"]
    wish = {"seat": 0, "seq": done["seq"], "key": new_key()}
    undone = ann.post(f"/api/tables/{table}/undo", wish)
    assert undone["seq"] == done["seq"] + 1
    assert ann.post(f"/api/tables/{table}/undo", wish) == undone  # asked twice, done once
    now = ann.state(table, before["seq"])
    for field in ("actors", "scores", "seats"):
        assert now[field] == before[field]
    for person in (ann, eve):
        lines = person.state(table, done["seq"])["lines"]
        assert [line["text"] for line in lines] == ["Ann takes back the last action."]
        assert lines[0]["event"] == {
            "type": "TakenBack",
            "seat": 0,
            "seq": done["seq"],
            "since": False,
            "agreed": False,
        }
    assert ann.get(f"/api/tables/{table}/replay")["steps"] == 0


def test_what_cannot_be_taken_back_stays(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("entdecker", "me", "here:Ben")["id"]
    eve = house.watcher(ann, table, "Eve")
    now = ann.state(table)
    assert ann.undo(table, 0, status=409)["error"] == "cannot-undo"
    assert ann.undo(table, 1, status=409)["error"] == "cannot-undo"
    assert ann.undo(table, 2, status=403)["error"] == "not-your-seat"
    assert eve.undo(table, 0, status=403)["error"] == "not-your-seat"
    assert ann.state(table) == now
    ann.act(table, 0, chosen(now), now["seq"])
    acted = ann.state(table)
    problem = ann.undo(table, 0, now["seq"], status=409)
    assert problem["error"] == "stale"
    assert problem["snapshot"]["seq"] == acted["seq"]
    assert ann.state(table) == acted


@pytest.fixture(scope="module")
def over(house: House) -> tuple[str, Person, Person]:
    """A game of two people at one screen that is over, who played it, and somebody who watches."""
    ann = house.person("Ann")
    table = ann.open("explorers", "me", "here:Ben")["id"]
    ann.play_on(table, Random(2))
    return table, ann, house.watcher(ann, table)


def test_a_game_that_is_over_can_be_looked_at_from_every_seat(over: tuple[str, Person, Person]) -> None:
    table, _, eve = over
    end = eve.state(table)
    steps = eve.get(f"/api/tables/{table}/replay")["steps"]
    last = eve.get(f"/api/tables/{table}/replay?step={steps}")
    assert last["view"] == end["seats"][0]["view"]
    for seat in (0, 1):
        assert eve.get(f"/api/tables/{table}/replay?step={steps - 1}&seat={seat}")["view"]["viewer"] == seat
    assert eve.get(f"/api/tables/{table}/replay?step={steps + 1}", 404)["error"] == "no-step"
    assert eve.get(f"/api/tables/{table}/replay?step=0&seat=2", 403)["error"] == "not-your-seat"
    assert eve.get(f"/api/tables/{table}/replay?step=-1", 400)["error"] == "bad-request"
    assert eve.get(f"/api/tables/{table}/replay?step=0&seat=x", 400)["error"] == "bad-request"


def test_every_step_of_ones_own_can_be_looked_at_again(over: tuple[str, Person, Person]) -> None:
    table, ann, _ = over
    steps = ann.get(f"/api/tables/{table}/replay")["steps"]
    told = [ann.get(f"/api/tables/{table}/replay?step={step}")["lines"] for step in range(0, steps + 1, 9)]
    assert told[0] == []
    story = ann.state(table)["lines"]
    assert all(line in story for lines in told for line in lines)
    for line in some(story[:: len(story) // 5]):
        moment = ann.get(f"/api/tables/{table}/replay?at={line['seq']}")
        assert moment["seq"] == line["seq"]  # every line has a moment of its own, also those before the first step
        assert moment == ann.get(f"/api/tables/{table}/replay?step={moment['step']}")
    assert ann.get(f"/api/tables/{table}/replay?at=-1", 400)["error"] == "bad-request"


def test_the_record_of_a_game_that_is_over_proves_it(over: tuple[str, Person, Person]) -> None:
    table, _, eve = over
    answer = eve.http.get(f"/api/tables/{table}/record")
    assert f'filename="explorers-{table}.jsonl"' in answer.headers["content-disposition"]
    record = Record.read(answer.text)
    assert record.end is not None
    assert record.end.seed is not None
    assert record.header.seats == ["Ann", "Ben"]
    verify(record)


def test_a_record_of_a_running_game_hides_what_the_asker_may_not_know(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("entdecker", "me", "here:Ben", top_scout=True)["id"]
    eve = house.watcher(ann, table, "Eve")
    state = ann.state(table)
    secret = state["seats"][0]["offers"][-1]
    ann.act(table, 0, secret["action"], state["seq"])
    path = f"/api/tables/{table}/record"
    assert secret["notation"] in ann.http.get(path).text
    assert secret["notation"] in ann.http.get(f"{path}?seat=0").text
    assert secret["notation"] not in ann.http.get(f"{path}?seat=1").text
    assert secret["notation"] not in eve.http.get(path).text
    assert eve.get(f"{path}?seat=0", 403)["error"] == "not-your-seat"
    assert Record.read(ann.http.get(path).text).header.seed is None


@in_depth
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("overworld", ["me", "bot:random"]),
        ("explorers", ["me"]),
        pytest.param("entdecker", ["me", "here:Bo"], marks=in_depth),
    ],
)
def test_the_curve_goes_from_the_beginning_to_the_result(house: House, game: str, seats: list[str]) -> None:
    ann = house.person("Ann")
    table = ann.open(game, *seats)["id"]
    eve = house.watcher(ann, table, "Eve")
    before = ann.get(f"/api/tables/{table}/curve")["points"]
    assert before[0]["step"] == 0
    assert len(before[0]["totals"]) == len(seats)
    state = ann.play_on(table, Random(11))
    steps = ann.get(f"/api/tables/{table}/replay")["steps"]
    points = ann.get(f"/api/tables/{table}/curve")["points"]
    assert [point["step"] for point in points] == sorted({point["step"] for point in points})
    assert (points[0]["step"], points[-1]["step"]) == (0, steps)
    assert points[-1]["totals"] == state["scores"]
    assert 5 < len(points) <= MOST_POINTS + 2
    seen = eve.get(f"/api/tables/{table}/curve")["points"]  # by a spectator, who may count fewer steps
    assert seen[-1]["totals"] == state["scores"]


@pytest.mark.parametrize("game", ["overworld", "explorers"])
def test_what_the_curve_has_looked_at_once_it_does_not_look_at_again(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    totals_after = Knowledge.totals_after

    def noted(known: Knowledge, deed: Deed | None) -> tuple[int, ...] | None:
        looked.append(1)
        return totals_after(known, deed)

    monkeypatch.setattr(Knowledge, "totals_after", noted)
    chronicle, rng, curves = begun(game, 2), Random(5), {seats: Curve() for seats in ((), (0,), (0, 1))}
    for number in range(12):
        play_on(chronicle, rng, 2)
        if number % 3 == 2:
            seat = chronicle.deeds[-1].seat
            if chronicle.undoable(seat) is not None:
                chronicle.undo(seat)
        for seats, curve in curves.items():
            known = Knowledge(chronicle, seats)
            anew, points = Curve().points(known), curve.points(known)
            assert points == anew
            looked.clear()
            assert curve.points(known) == anew
            assert not looked
    looked.clear()
    assert len(Curve().points(Knowledge(chronicle, ()))) == len(looked) > 5
    chronicle.play(seat := chronicle.match.actors()[0], chronicle.match.legal(seat)[0])
    looked.clear()
    curves[()].points(Knowledge(chronicle, ()))
    assert len(looked) <= 2, "only what is new"
