"""Find the move: positions that come with a game, and those of one's own games; tried, judged, shown, solved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from farshore.bots.budget import Limit
from farshore.bots.puzzles.puzzle import Puzzle, puzzles_of
from tests.server.house import House, Json, Person, new_key
from tests.server.test_reviews import finished, looked_through

GAMES = ["entdecker", "explorers", "overworld"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("puzzles")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[House]:
    with House(folder, review=Limit(iterations=2)) as house:
        yield house


def first(name: str) -> Puzzle:
    return next(iter(puzzles_of(name).values()))


def opened(person: Person, puzzle: Puzzle, name: str) -> str:
    table: str = person.post(f"/api/puzzles/{name}/{puzzle.id}", {}, 201)["id"]
    return table


def make(person: Person, table: str, seat: int, notation: str) -> Json:
    """Make a move, and return how one then stands with the puzzle."""
    (own,) = person.state(table)["seats"]
    action = next(offer["action"] for offer in own["offers"] if offer["notation"] == notation)
    return person.act(table, seat, action)["snapshot"]["puzzle"]


def step(person: Person, table: str, what: str) -> Json:
    ask = {"step": what, "seq": person.state(table)["seq"], "key": new_key()}
    return person.post(f"/api/tables/{table}/puzzle", ask)["snapshot"]["puzzle"]


def state_of(person: Person, name: str, puzzle: str) -> str:
    listed = person.get(f"/api/puzzles/{name}")["puzzles"]
    return str(next(each["state"] for each in listed if each["name"] == puzzle))


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_move_is_told_apart_taken_back_and_the_right_one_solves_it(house: House, name: str) -> None:
    ann, puzzle = house.person("Ann"), first(name)
    assert state_of(ann, name, puzzle.id) == "new"
    table = opened(ann, puzzle, name)
    before = ann.state(table)
    assert before["puzzle"]["tried"] is None
    assert not before["table"]["coach"], "one is to find it oneself"
    wrong = next(one for one in puzzle.answers if puzzle.grade(one.action) == "worse")
    now = make(ann, table, puzzle.seat, wrong.action)
    assert (now["tried"]["grade"], now["solved"]) == ("worse", False)
    assert now["tried"]["move"]["behind"] == round(wrong.behind, 1)
    assert any("points less than the best move" in reason for reason in now["tried"]["move"]["reasons"])
    assert state_of(ann, name, puzzle.id) == "tried"
    now = step(ann, table, "again")
    assert (now["tried"], now["tries"], now["shown"]) == (None, 1, None)
    assert ann.state(table)["seats"][0]["view"] == before["seats"][0]["view"]
    now = make(ann, table, puzzle.seat, puzzle.best.action)
    assert (now["tried"]["grade"], now["solved"], now["tries"]) == ("best", True, 2)
    assert any("more than the next best move" in reason for reason in now["tried"]["move"]["reasons"])
    assert state_of(ann, name, puzzle.id) == "solved"
    step(ann, table, "again")
    assert state_of(ann, name, puzzle.id) == "solved"


def test_what_the_search_did_not_look_at_is_not_right_and_what_was_shown_is_not_solved(house: House) -> None:
    ann, puzzle = house.person("Ann"), first("overworld")
    table = opened(ann, puzzle, "overworld")
    offers = [offer["notation"] for offer in ann.state(table)["seats"][0]["offers"]]
    far = next(notation for notation in offers if puzzle.answer(notation) is None)
    now = make(ann, table, puzzle.seat, far)
    assert (now["tried"]["grade"], now["tried"]["move"]["notation"]) == ("far", far)
    now = step(ann, table, "show")
    assert now["tried"] is None
    assert now["shown"]["notation"] == puzzle.best.action
    now = make(ann, table, puzzle.seat, puzzle.best.action)
    assert (now["tried"]["grade"], now["solved"]) == ("best", False)
    assert state_of(ann, "overworld", puzzle.id) == "tried"


def test_the_others_do_not_act_and_nobody_else_is_told(house: House) -> None:
    ann, puzzle = house.person("Ann"), first("overworld")
    table = opened(ann, puzzle, "overworld")
    ben = house.watcher(ann, table, "Ben")
    make(ann, table, puzzle.seat, puzzle.best.action)
    assert ben.state(table)["puzzle"] is None
    assert state_of(ben, "overworld", puzzle.id) == "new"
    refused = ben.http.post(f"/api/tables/{table}/puzzle", json={"step": "show", "seq": 0, "key": new_key()})
    assert refused.status_code == 403
    assert ann.get("/api/me")["tables"] == []


def test_it_is_judged_alike_after_a_restart(tmp_path: Path) -> None:
    puzzle = first("overworld")
    with House(tmp_path) as house:
        ann = house.person("Ann")
        cookies = ann.http.cookies
        table = opened(ann, puzzle, "overworld")
        before = make(ann, table, puzzle.seat, puzzle.best.action)
    with House(tmp_path) as house:
        ann = house.person()
        ann.http.cookies = cookies
        assert ann.state(table)["puzzle"] == before
        assert state_of(ann, "overworld", puzzle.id) == "solved"


def test_the_turning_points_of_ones_own_games_become_positions(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    told = looked_through(ann, finished(ann))
    by_choice = [point for point in told["turning"] if not point["luck"]]
    own = [each for each in ann.get("/api/puzzles/overworld")["puzzles"] if each["own"]]
    assert len(own) == len(by_choice) > 0
    assert "You gave away" in own[0]["text"]
    assert not any(each["own"] for each in ben.get("/api/puzzles/overworld")["puzzles"])
    assert ben.http.post(f"/api/puzzles/overworld/{own[0]['name']}", json={}).status_code == 404
    table = ann.post(f"/api/puzzles/overworld/{own[0]['name']}", {}, 201)["id"]
    now = step(ann, table, "show")
    assert now["shown"]["text"] == by_choice[0]["better"]
    make(ann, table, ann.state(table)["seats"][0]["seat"], now["shown"]["notation"])
    assert ann.state(table)["puzzle"]["tried"]["grade"] == "best"


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("/api/puzzles/overworld/nothing", 404, "puzzle-unknown"),
        ("/api/puzzles/overworld/nowhere.3", 404, "puzzle-unknown"),
        ("/api/puzzles/chess/nothing", 404, "unknown-game"),
        ("/api/tables/nowhere/puzzle", 404, "no-table"),
    ],
)
def test_what_there_is_not_is_answered_clearly(house: House, path: str, status: int, error: str) -> None:
    ask = {"step": "show", "seq": 0, "key": new_key()} if path.endswith("/puzzle") else {}
    answer = house.person("Ann").http.post(path, json=ask)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["text"]


def test_at_another_table_there_is_no_puzzle(house: House) -> None:
    ann = house.person("Ann")
    table = ann.post("/api/practice", {"game": "overworld", "shipped": "first-map"}, 201)["id"]
    ask = {"step": "show", "seq": 0, "key": new_key()}
    assert ann.post(f"/api/tables/{table}/puzzle", ask, 409)["error"] == "no-puzzle"
    assert ann.state(table)["puzzle"] is None


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_list_speaks(house: House, language: str) -> None:
    listed = house.person().get(f"/api/puzzles/overworld?language={language}")["puzzles"]
    assert len(listed) == len(puzzles_of("overworld"))
    assert all(each["text"] and 1 <= each["level"] <= 3 for each in listed)
