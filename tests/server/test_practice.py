"""Practice tables: everything is taken back, whoever acted since, and chance brings the same again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from farshore import Fate, Match, game
from farshore.core.contract import CHANCE
from farshore.core.replay import verify
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.errors import CannotUndo
from farshore.server.table.outliving import closing_checkpoint, read_chronicle, remembered
from tests.server.chronicles import log_of, play_on
from tests.server.house import House, eventually

SMALL = "game = 'overworld'\nplayers = 2\ntile = 'ldd'\nboard = '''\n     0\n 0   ^A0\n'''\n"


def practising(name: str, seats: int, own: frozenset[int]) -> Chronicle:
    """Begin a game at which somebody practises."""
    return Chronicle(game(name), Match.new(name, seats, {}, Fate(b"a")).record.header, practised=own)


@pytest.mark.parametrize(("name", "seats"), [("entdecker", 2), ("explorers", 3), ("overworld", 2)])
def test_all_steps_are_taken_back_to_the_beginning_and_come_again(name: str, seats: int) -> None:
    chronicle = practising(name, seats, frozenset([0]))
    position = chronicle.match.position()
    play_on(chronicle, Random(2), 60)
    steps = list(chronicle.match.record.steps)
    assert any(step.seat == CHANCE for step in steps)
    while chronicle.undoable(0) is not None:
        chronicle.undo(0)
        assert chronicle.undoable(1) is None
    first = next(number for number, step in enumerate(steps) if step.seat == 0)
    assert chronicle.match.record.steps == steps[:first]
    for step in steps[first:]:
        if step.seat != CHANCE:
            chronicle.play(step.seat, step.action)
    assert chronicle.match.record.steps == steps
    assert chronicle.match.position() != position
    verify(chronicle.match.record)


def test_a_game_that_is_over_goes_on_after_a_step_is_taken_back() -> None:
    chronicle = practising("explorers", 2, frozenset([0]))
    play_on(chronicle, Random(5))
    assert chronicle.match.winners
    chronicle.undo(0)
    assert chronicle.match.actors()
    assert chronicle.match.record.end is None
    play_on(chronicle, Random(6))
    assert chronicle.match.winners
    verify(chronicle.match.record)


def test_a_log_with_everything_in_it_is_read_again() -> None:
    chronicle, rng = practising("overworld", 3, frozenset([0, 2])), Random(3)
    for number in range(120):
        if chronicle.match.over:
            break
        play_on(chronicle, rng, 1)
        if number % 7 == 0:
            chronicle.read_beat(0, f"beat-{number}")
        if number % 11 == 10:
            chronicle.undo(2)
        if number % 20 == 19:
            beats = [deed for deed in chronicle.deeds if deed.is_beat and not deed.is_taken_back]
            chronicle.take_all_back(beats[-1], 0)
    log, header = log_of(chronicle), chronicle.match.record.header
    assert {"step", "beat", "rewind"} == {entry.kind for entry in log}
    twin = Chronicle.read(chronicle.game, header, log, chronicle.practised)
    told = remembered(chronicle.game, log)
    held = [deed.first for deed in chronicle.deeds if not deed.is_taken_back]
    assert [deed.first for deed in twin.deeds if not deed.is_taken_back] == held
    assert [deed.first for deed in told if not deed.is_taken_back] == held
    assert twin.match.position() == chronicle.match.position()
    assert twin.match.record.steps == chronicle.match.record.steps
    assert [event for deed in told for event in deed.events] == [e for deed in twin.deeds for e in deed.events]


def test_a_checkpoint_from_before_a_rewind_is_passed_over() -> None:
    chronicle = practising("overworld", 2, frozenset([0]))
    play_on(chronicle, Random(4), 30)
    assert not chronicle.is_quiet  # nothing is ever beyond recall
    checkpoint = closing_checkpoint(chronicle)
    assert checkpoint is not None
    for _ in range(5):
        chronicle.undo(0)
    header, log = chronicle.match.record.header, log_of(chronicle)
    twin = read_chronicle(chronicle.game, header, log, [checkpoint], None, chronicle.practised)
    assert twin.match.position() == chronicle.match.position()
    assert twin.undoable(0) is not None


def test_at_a_real_table_nothing_can_be_taken_back_like_that() -> None:
    chronicle = practising("overworld", 2, frozenset())
    play_on(chronicle, Random(1), 10)
    step = next(deed for deed in chronicle.deeds if deed.is_step)
    with pytest.raises(CannotUndo):
        chronicle.take_all_back(step, 0)


def test_a_position_is_opened_tried_and_taken_back(house: House) -> None:
    ann = house.person()
    table = ann.post("/api/practice", {"name": "Ann", "game": "overworld", "position": SMALL}, 201)
    assert table["practice"]
    assert [(seat["kind"], seat["yours"]) for seat in table["seats"]] == [("person", True), ("bot", False)]
    before = ann.state(table["id"])
    ann.act(table["id"], 0, before["seats"][0]["offers"][0]["action"])
    after = eventually(lambda: (now := ann.state(table["id"]))["actors"] == [0] and now)
    assert after["seats"][0]["view"]["board"] != before["seats"][0]["view"]["board"]
    assert after["seats"][0]["undo"]  # past the bot, and past what chance brought
    back = ann.undo(table["id"], 0)["snapshot"]
    assert back["seats"][0]["view"] == before["seats"][0]["view"]
    assert not back["seats"][0]["undo"]
    assert [line["text"] for line in back["lines"]][-1:] == ["Ann takes back the last action."]
    assert ann.get("/api/me")["tables"] == []  # no game of theirs


def test_all_seats_may_be_played_by_the_one_who_tries(house: House) -> None:
    ann = house.person("Ann")
    table = ann.post("/api/practice", {"game": "overworld", "shipped": "first-gap", "others": "me"}, 201)
    assert all(seat["yours"] for seat in table["seats"])
    ann.act(table["id"], 0, ann.state(table["id"])["seats"][0]["offers"][0]["action"])
    second = ann.state(table["id"])
    assert second["actors"] == [1]
    ann.act(table["id"], 1, second["seats"][1]["offers"][0]["action"])
    ann.undo(table["id"], 0)
    assert ann.state(table["id"])["actors"] == [1]


@pytest.mark.parametrize(
    ("ask", "status", "error"),
    [
        ({"game": "overworld", "position": "nonsense"}, 422, "bad-position"),
        ({"game": "overworld", "position": "players = 9"}, 422, "bad-position-at"),
        ({"game": "overworld", "shipped": "nowhere"}, 404, "position-unknown"),
        ({"game": "overworld"}, 404, "position-unknown"),
        ({"game": "chess", "position": SMALL}, 404, "unknown-game"),
        ({"game": "overworld", "position": "x" * 20_001}, 400, "bad-request"),
        ({"game": "overworld", "position": SMALL, "others": "them"}, 400, "bad-request"),
    ],
)
def test_what_cannot_be_opened_is_answered_clearly(house: House, ask: dict[str, str], status: int, error: str) -> None:
    answer = house.person().http.post("/api/practice", json={"name": "Ann", **ask})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"] == error
    assert answer.json()["text"]
    assert "set-cookie" not in answer.headers


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.person("Ann")
        cookies = ann.http.cookies
        table = ann.post("/api/practice", {"game": "overworld", "shipped": "first-map"}, 201)["id"]
        ann.act(table, 0, ann.state(table)["seats"][0]["offers"][0]["action"])
        before = eventually(lambda: (now := ann.state(table))["actors"] == [0] and now)
    with House(tmp_path) as house:
        ann = house.person()
        ann.http.cookies = cookies
        assert ann.state(table)["seats"][0]["view"] == before["seats"][0]["view"]
        assert ann.undo(table, 0)["snapshot"]["seats"][0]["offers"]
