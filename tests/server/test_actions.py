"""Doing things at a table: once, in order, by whoever may; everything else is refused and changes nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.server.house import House, Json, Person, new_key


class Game:
    """A table of two people, as one of them and a spectator see it."""

    def __init__(self, house: House, game: str = "entdecker") -> None:
        self.ann, self.ben = house.person("Ann"), house.person("Ben")
        table = self.ann.open(game, "me", "open")
        self.id: str = table["id"]
        self.eve = house.watcher(self.ann, self.id, "Eve")
        self.ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
        self.path = f"/api/tables/{self.id}/actions"

    def wish(self, **changes: Any) -> Json:
        """Return what Ann might do now, with some of it changed."""
        state = self.ann.state(self.id)
        action = state["seats"][0]["offers"][0]["action"]
        return {"seat": 0, "action": action, "seq": state["seq"], "key": new_key(), **changes}

    def everything(self) -> Json:
        """Return all that anyone can see."""
        return [person.state(self.id) for person in (self.ann, self.ben, self.eve)]


@pytest.fixture
def game(house: House) -> Game:
    return Game(house)


def test_an_action_is_done_and_everyone_sees_it(game: Game) -> None:
    before = game.ann.state(game.id)
    assert before["actors"] == [0]
    assert before["seats"][0]["prompt"].startswith("Choose where your journey begins")
    assert game.ben.state(game.id)["waiting"] == "It is Ann's move."
    chosen = before["seats"][0]["offers"][0]
    assert chosen["text"].startswith("Start at ")
    done = game.ann.act(game.id, 0, chosen["action"], before["seq"])
    for person in (game.ann, game.ben, game.eve):
        after = person.state(game.id, before["seq"])
        assert after["seq"] == done["seq"] > before["seq"]
        assert after["lines"][0]["text"].startswith("Ann ")
        assert after["lines"][0]["event"]["type"] == "ShipStarted"
        assert (after["lines"][0]["seat"], after["lines"][0]["only"]) == (0, None)


def test_the_same_wish_again_gets_the_same_answer(game: Game) -> None:
    wish = game.wish()
    done = game.ann.post(game.path, wish)
    now = game.everything()
    assert game.ann.post(game.path, wish) == done
    assert game.ann.post(game.path, {**wish, "seq": 0})["seq"] == done["seq"]
    assert game.everything() == now
    rest = game.ann.play_on(game.id, Random(1), lambda state: state["actors"] != [0])
    again = game.ann.post(game.path, wish)
    assert again["seq"] == done["seq"]
    assert again["snapshot"]["seq"] == rest["seq"]
    assert game.ann.state(game.id)["seq"] == rest["seq"]


def test_the_answer_says_how_things_stand(game: Game) -> None:
    wish = game.wish()
    done = game.ann.post(game.path, wish)
    assert done["snapshot"] == game.ann.state(game.id, wish["seq"])
    undone = game.ann.undo(game.id, 0, done["seq"])
    assert undone["snapshot"] == game.ann.state(game.id, done["seq"])


def test_two_of_the_same_wish_at_once_are_one(game: Game) -> None:
    wish, seq = game.wish(), game.ann.state(game.id)["seq"]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: game.ann.post(game.path, wish), range(8)))
    assert all(answer == answers[0] for answer in answers)
    steps = game.ann.get(f"/api/tables/{game.id}/replay")["steps"]
    assert steps == 1
    assert answers[0]["seq"] > seq


def test_of_two_different_wishes_at_once_one_is_stale(game: Game) -> None:
    legal = game.ann.state(game.id)["seats"][0]["offers"]
    wishes = [game.wish(action=choice["action"]) for choice in legal[:6]]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda wish: game.ann.http.post(game.path, json=wish), wishes))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(wishes) - 1)


def test_a_stale_wish_is_refused_with_what_is_the_case_now(game: Game) -> None:
    wish = game.wish()
    game.ann.act(game.id, 0, wish["action"])
    problem = game.ann.post(game.path, {**wish, "key": new_key()}, 409)
    assert problem["error"] == "stale"
    now = game.ann.state(game.id, wish["seq"])
    assert problem["snapshot"] == now
    assert now["lines"]


@pytest.mark.parametrize("seq", [10_000, 999_999])
def test_a_wish_from_the_future_is_stale_too(game: Game, seq: int) -> None:
    now = game.everything()
    assert game.ann.post(game.path, game.wish(seq=seq), 409)["error"] == "stale"
    assert game.everything() == now


def test_nobody_acts_for_another(game: Game) -> None:
    now, wish = game.everything(), game.wish()
    assert game.ben.post(game.path, wish, 403)["error"] == "not-your-seat"
    assert game.eve.post(game.path, wish, 403)["error"] == "not-your-seat"
    assert game.ann.post(game.path, {**wish, "seat": 1}, 403)["error"] == "not-your-seat"
    assert game.ann.post(game.path, {**wish, "seat": 7}, 403)["error"] == "not-your-seat"
    with Person(game.ann.place) as stranger:
        assert stranger.post(game.path, wish, 404)["error"] == "no-table"
    problem = game.ben.post(game.path, {**wish, "seat": 1, "seq": game.ben.state(game.id)["seq"]}, 422)
    assert problem == {"error": "illegal", "text": "It is not Ben's turn.", "rule": ""}
    assert game.everything() == now


def test_a_seat_is_a_seat_of_its_own_table_only(house: House) -> None:
    one, two = Game(house), Game(house)
    now = two.everything()
    assert one.ann.post(two.path, one.wish(), 404)["error"] == "no-table"
    assert two.everything() == now


def test_an_illegal_action_is_refused_with_the_rule(game: Game) -> None:
    now, far = game.everything(), {"type": "PlaceTile", "space": "A1", "tile": "sea"}
    problem = game.ann.post(game.path, game.wish(action=far), 422)
    assert problem["error"] == "illegal"
    assert problem["rule"].startswith("ENT-")
    assert problem["text"].endswith(".")
    why = game.ann.post(f"/api/tables/{game.id}/why-not", {"seat": 0, "action": far})
    assert why == {"rule": problem["rule"], "text": problem["text"]}
    assert game.everything() == now


def test_why_not_of_what_may_be_done_is_nothing(game: Game) -> None:
    wish = game.wish()
    ask = {"seat": 0, "action": wish["action"]}
    assert game.ann.post(f"/api/tables/{game.id}/why-not", ask) == {"rule": "", "text": ""}
    assert game.eve.post(f"/api/tables/{game.id}/why-not", ask, 403)["error"] == "not-your-seat"


def test_chance_does_not_act_by_post(game: Game) -> None:
    now = game.everything()
    roll = {"type": "RollIncome", "face": 3}
    game.ann.post(game.path, game.wish(action=roll), 422)
    game.ann.post(game.path, {**game.wish(action=roll), "seat": -1}, 400)
    assert game.everything() == now


GARBAGE: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b"{}",
    b'{"seat": 0}',
    b'{"seat": "0", "action": {}, "seq": 0, "key": "k"}',
    b'{"seat": 0, "action": [], "seq": 0, "key": "k"}',
    b'{"seat": 0, "action": {"type": "Nothing"}, "seq": 6, "key": "k"}',
    b'{"seat": 0, "action": {"type": ["StartAt"]}, "seq": 6, "key": "k"}',
    b'{"seat": 0, "action": {"type": "StartAt"}, "seq": 6, "key": "k"}',
    b'{"seat": 0, "action": {"type": "StartAt", "space": 7}, "seq": 6, "key": "k"}',
    b'{"seat": 0, "action": {"space": "A1"}, "seq": 6, "key": "k"}',
    b'{"seat": 0, "action": {"type": "Stop"}, "seq": -1, "key": "k"}',
    b'{"seat": 0, "action": {"type": "Stop"}, "seq": 1e400, "key": "k"}',
    b'{"seat": 0, "action": {"type": "Stop"}, "seq": 6, "key": ""}',
    b'{"seat": 0, "action": {"type": "Stop"}, "seq": 6, "key": "' + b"k" * 65 + b'"}',
    b'{"seat": 0, "action": {"type": "Stop"}, "seq": 6, "key": "k", "more": 1}',
    b'{"seat": 0, "action": ' + b"[" * 20_000 + b"]" * 20_000 + b', "seq": 6, "key": "k"}',
    b'{"seat": 0, "action": {"type": ' + b'{"a":' * 5_000 + b"1" + b"}" * 5_000 + b'}, "seq": 6, "key": "k"}',
    b'{"seat": 0, "action": {"type": "\\ud800"}, "seq": 6, "key": "k"}',
    b'{"seat": 0, "action": {"type": "Stop", "n": ' + b"9" * 5_000 + b'}, "seq": 6, "key": "k"}',
]


@pytest.mark.parametrize("body", GARBAGE, ids=range(len(GARBAGE)))
@pytest.mark.parametrize("path", ["actions", "undo", "why-not"])
def test_garbage_is_refused_in_a_sentence(table: Game, body: bytes, path: str) -> None:
    now = table.everything()
    answer = table.ann.http.post(
        f"/api/tables/{table.id}/{path}", content=body, headers={"Content-Type": "application/json"}
    )
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["text"]
    assert len(answer.text) < 30_000
    assert table.everything() == now


@pytest.fixture(scope="module")
def table(house: House) -> Game:
    """A table at which nothing ever happens."""
    return Game(house)


def test_what_is_too_large_is_not_read(table: Game) -> None:
    wish = table.wish(action={"type": "x" * 70_000})
    assert table.ann.post(table.path, wish, 413)["error"] == "too-large"

    def parts() -> Any:
        yield b'{"seat": 0, "action": {"type": "'
        for _ in range(100):
            yield b"x" * 1000
        yield b'"}, "seq": 0, "key": "k"}'

    answer = table.ann.http.post(table.path, content=parts(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize("since", ["-1", "x", "1e9", "99999999999999999999"])
def test_a_count_that_is_none_is_refused(table: Game, since: str) -> None:
    problem = table.ann.get(f"/api/tables/{table.id}/state?since={since}", 400)
    assert problem["error"] == "bad-request"
    assert "since" in problem["text"]


def test_a_count_beyond_the_end_brings_no_lines(table: Game) -> None:
    assert table.ann.state(table.id, 999_999)["lines"] == []


def test_an_unknown_language_is_english(table: Game) -> None:
    for language in ("tlh", "../../etc", "x" * 500, "dexter"):
        answer = table.ann.http.get(f"/api/tables/{table.id}/state", params={"language": language})
        assert answer.json()["waiting"] == "It is Ann's move."


def test_a_table_that_still_waits_is_not_played_at(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("entdecker", "me", "open")
    state = ann.state(table["id"])
    assert state["actors"] == []
    problem = ann.act(table["id"], 0, {"type": "Stop"}, state["seq"], status=409)
    assert problem["error"] == "waiting"
