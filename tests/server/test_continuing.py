"""Going on from a moment, records that are taken in, and spectators who see some moves later."""

from __future__ import annotations

from random import Random

import pytest

from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.core.record import Record
from farshore.core.registry import game as installed_game
from farshore.server.lobby import continuing
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.deed import Entry
from farshore.server.table.knowledge import Knowledge
from tests.server.house import House, Json, Person, received
from tests.server.kept import Kept
from tests.server.test_openapi import PATHS
from tests.test_witnesses import PATHS as WITNESSES

TWO = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
HERE = [{"kind": "me"}, {"kind": "here"}]


def played(game: str = "overworld", steps: int | None = None, seats: int = 2) -> Match:
    """Play at random to the end, or some steps of seats."""
    match, rng = Match.new(game, seats, fate=Fate(b"again")), Random(3)
    while not match.over and (steps is None or sum(step.seat >= 0 for step in match.record.steps) < steps):
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def brought_in(person: Person, match: Match) -> Json:
    return person.post("/api/records", {"record": match.record.text()}, 201)


@pytest.mark.parametrize("game", ["entdecker", "explorers", "overworld"])
def test_a_record_is_taken_in_looked_at_and_gone_on_from(house: House, game: str) -> None:
    match, ann = played(game), house.person("Ann")
    table = brought_in(ann, match)
    assert (table["status"], table["game"]) == ("over", game)
    state = ann.state(table["id"])
    assert tuple(state["scores"]) == match.scores
    again = ann.http.get(f"/api/tables/{table['id']}/record").text
    assert Record.read(again).steps == match.record.steps
    last = ann.get(f"/api/tables/{table['id']}/replay?step=0")["steps"]
    fresh: Json = {}
    for step in (0, last // 2):
        moment = ann.get(f"/api/tables/{table['id']}/replay?step={step}&seat=0")
        fresh = ann.post(f"/api/tables/{table['id']}/continue", {"step": step, "seats": HERE}, 201)
        assert fresh["status"] == "playing"
        assert ann.state(fresh["id"])["seats"][0]["view"] == moment["view"], "as it stood"
    ann.play_on(fresh["id"], Random(1))
    assert (
        ann.post(f"/api/tables/{table['id']}/continue", {"step": last, "seats": HERE}, 422)["error"] == "bad-position"
    )


def test_what_chance_brings_is_new_from_there_on(house: House) -> None:
    ann = house.person("Ann")
    table = brought_in(ann, played("overworld"))["id"]
    ids = [ann.post(f"/api/tables/{table}/continue", {"step": 6, "seats": HERE}, 201)["id"] for _ in range(3)]
    ends = {str(ann.play_on(each, Random(1))["seats"][0]["view"]) for each in ids}
    assert len(ends) == 3


def test_whoever_may_look_goes_on_from_a_game_that_is_over_and_nobody_from_one_that_is_not(house: House) -> None:
    ann, ben, eve = house.person("Ann"), house.person("Ben"), house.person("Eve")
    opened = ann.open("explorers", "me", "open")
    table = opened["id"]
    ask = {"step": 0, "seats": TWO}
    assert ann.post(f"/api/tables/{table}/continue", ask, 409)["error"] == "not-over", "who may come, nobody knows"
    ben.post("/api/join", {"token": opened["seats"][1]["invitation"].removeprefix("/join#")})
    assert ben.post(f"/api/tables/{table}/continue", ask, 409)["error"] == "not-over"
    watcher = house.watcher(ann, table)
    assert watcher.post(f"/api/tables/{table}/continue", ask, 409)["error"] == "not-over"
    assert eve.post(f"/api/tables/{table}/continue", ask, 404)["error"] == "no-table"
    over = brought_in(ann, played("explorers", seats=2))["id"]
    friend = house.watcher(ann, over)
    seated = friend.post(f"/api/tables/{over}/continue", {"step": 3, "seats": TWO}, 201)
    assert [seat["yours"] for seat in seated["seats"]] == [True, False]
    assert friend.post(f"/api/tables/{over}/continue", {"step": 9_999, "seats": TWO}, 404)["error"] == "no-step"
    assert friend.post(f"/api/tables/{over}/continue", {"step": 3, "seats": TWO[:1]}, 422)["text"]


def test_alone_among_bots_one_goes_on_from_what_one_knows(house: House) -> None:
    """What a bot holds in secret is dealt anew, so that nobody looks into its hand by going on from its seat."""
    ann, rng = house.person("Ann"), Random(5)
    table = ann.open("explorers", "me", "bot:random")["id"]
    state = ann.play_on(table, rng, lambda now: now["seq"] > 25)
    assert not state["over"]
    last = ann.get(f"/api/tables/{table}/replay?step=0")["steps"]
    moment = ann.get(f"/api/tables/{table}/replay?step={last}&seat=0")
    fresh = ann.post(f"/api/tables/{table}/continue", {"step": last, "seats": HERE}, 201)["id"]
    assert ann.state(fresh)["seats"][0]["view"] == moment["view"]


def test_whoever_does_not_know_everything_is_dealt_a_world_and_spectators_none() -> None:
    match = played("explorers", 9)
    chronicle = Chronicle(match.game, match.record.header)
    chronicle.redo([Entry(seat=step.seat, action=step.action) for step in match.record.steps])
    dealt = match.game.write_position(match.state.determinize(0, Random(1)))
    last = [deed for deed in chronicle.deeds if deed.is_step][-1]
    assert Knowledge(chronicle, (0,)).position_after(last, Random(1)) == dealt
    assert Knowledge(chronicle, (0, 1)).position_after(last, Random(1)) == match.position()
    with pytest.raises(PermissionError):
        Knowledge(chronicle, ()).position_after(last, Random(1))


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "{}",
        "[" * 5_000,
        '{"line":"game","format":2,"game":"nothing","rules_version":1,"seats":["a","b"]}\n',
        '{"line":"game","format":2,"game":"overworld","rules_version":1,"seats":["a","b"],"seed":"00"}\n',
        played("overworld", 8).record.for_seat(installed_game("overworld"), played("overworld", 8).state, 0).text(),
        played("overworld", 8).record.text().replace('"put', '"puff'),
        played("overworld").record.text().replace('"scores":[', '"scores":[9'),
        played("overworld", 8).record.text() + '{"line":"end","scores":[1,2],"winners":[0]}\n',
        played("overworld", 8).record.text().replace('"rules_version":1', '"rules_version":0', 1),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(house: House, text: str) -> None:
    stranger = house.person()
    answer = stranger.http.post("/api/records", json={"record": text})
    assert answer.status_code == 422
    assert answer.json()["error"] == "bad-import"
    assert "set-cookie" not in answer.headers
    assert "\n" not in answer.json()["text"]


def test_a_record_is_limited_in_size_and_in_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.person("Ann")
    assert ann.post("/api/records", {"record": "x" * 1_000_001}, 400)["text"]
    assert ann.post("/api/records", {"record": "x" * 2_100_000}, 413)["error"] == "too-large"
    text = played("overworld").record.text()
    monkeypatch.setattr(continuing, "LONGEST", 0.0)
    assert "too long" in ann.post("/api/records", {"record": text}, 422)["text"]
    monkeypatch.setattr(continuing, "MOST_STEPS", 5)
    assert "5 steps" in ann.post("/api/records", {"record": text}, 422)["text"]


def test_a_game_that_is_not_over_is_taken_in_to_be_tried_out(kept: Kept) -> None:
    match = played("overworld", 9)
    with House(kept) as house:
        ann = house.person("Ann")
        table = brought_in(ann, match)
        assert (table["status"], table["practice"]) == ("playing", True)
        cookies = ann.http.cookies
        seat = match.actors()[0]
        state = ann.state(table["id"])
        ann.act(table["id"], seat, state["seats"][seat]["offers"][0]["action"])
        ann.undo(table["id"], seat)
    with House(kept) as house, Person(house.place, cookies) as ann:
        assert ann.state(table["id"])["actors"] == list(match.actors())


@pytest.mark.parametrize("name", sorted(name for name in WITNESSES if name.endswith("-over")) or ["none"])
def test_records_of_older_versions_are_taken_in(house: House, name: str) -> None:
    text = WITNESSES[name].read_text("utf-8")
    ann = house.person("Ann")
    table = ann.post("/api/records", {"record": text}, 201)
    assert ann.state(table["id"])["scores"] == Record.read(text).end.scores  # type: ignore[union-attr]


def test_spectators_see_nothing_of_the_last_moves_wherever_they_look(kept: Kept) -> None:
    """What is late by more moves than were made is as it was at the beginning, byte for byte."""
    with House(kept, beat=3600.0) as house:
        ann, rng = house.person("Ann"), Random(2)
        table = ann.open_asking("overworld", "me", "here", delay=100)["id"]
        watcher = house.watcher(ann, table)
        looks = [path for path, methods in PATHS.items() if "{table_id}" in path and "get" in methods]
        looks.remove("/api/tables/{table_id}/time")  # of the day

        def seen() -> dict[str, Json]:
            found = {path: watcher.http.get(path.replace("{table_id}", table)) for path in looks}
            return {path: (answer.status_code, answer.content) for path, answer in found.items()}

        with watcher.live(table) as socket:
            first, before = received(socket), seen()
            ann.play_on(table, rng, lambda now: now["seq"] > 24)
            assert seen() == before
            assert watcher.state(table) == first
            assert watcher.post(f"/api/tables/{table}/continue", {"step": 0, "seats": HERE}, 409)
            ann.play_on(table, rng)
            while not received(socket)["over"]:
                pass
        assert watcher.state(table) != first
        assert watcher.get(f"/api/tables/{table}/replay?step=0")["steps"] > 20


def test_another_link_leaves_spectators_as_far_behind(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open_asking("overworld", "me", "here", delay=100)["id"]
    ann.post(f"/api/tables/{table}/watch-link", {})
    watcher = house.watcher(ann, table)
    before = watcher.state(table)
    ann.play_on(table, Random(2), lambda now: now["seq"] > 24)
    assert watcher.state(table) == before


@pytest.mark.parametrize("game", ["entdecker", "explorers", "overworld"])
def test_spectators_follow_some_moves_behind(house: House, game: str) -> None:
    ann, rng = house.person("Ann"), Random(4)
    late, prompt = (ann.open_asking(game, "me", "here", delay=delay)["id"] for delay in (3, 0))
    behind, beside = house.watcher(ann, late), house.watcher(ann, prompt)
    counts: list[tuple[int, int]] = []
    for _ in range(15):
        state = ann.state(late)
        seat = next(seat for seat in state["seats"] if seat["offers"])
        ann.act(late, seat["seat"], rng.choice(seat["offers"])["action"], state["seq"])
        counts.append((behind.state(late)["seq"], ann.state(late)["seq"]))
    assert all(one <= other for one, other in counts)
    assert counts == sorted(counts)
    assert counts[-1][1] - counts[-1][0] > 0
    lines = behind.state(late)["lines"]
    assert lines == [line for line in lines if line["seq"] <= counts[-1][0]]
    assert beside.get(f"/api/tables/{prompt}")["delay"] == 0
