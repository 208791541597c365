"""An action takes a short way past the framework. Whoever takes the long one is told exactly the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec

from tests.server.house import House, Person, new_key


def _both_ways(person: Person, path: str, body: bytes, **headers: str) -> list[tuple[int, bytes, dict[str, str]]]:
    """Ask twice: once as browsers do, and once without saying how much is sent, which takes the long way."""

    def in_parts() -> Iterator[bytes]:
        yield body

    sent = {"Content-Type": "application/json", **headers}
    answers = [person.http.post(path, content=content, headers=sent) for content in (body, in_parts())]
    return [_told(answer) for answer in answers]


def _told(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    return answer.status_code, answer.content, {key: text for key, text in answer.headers.items() if key != "date"}


def test_both_ways_answer_alike(house: House) -> None:
    ann, eve = house.person("Ann"), house.person("Eve")
    table = ann.open("entdecker", "me", "here:Ben")["id"]
    state, path = ann.state(table), f"/api/tables/{table}/actions"
    offered = state["seats"][0]["offers"]

    def wish(**changes: Any) -> bytes:
        usual = {"seat": 0, "action": offered[0]["action"], "seq": state["seq"], "key": new_key()}
        return msgspec.json.encode({**usual, **changes})

    done = wish()
    asked = [
        (ann, path, done, {}),  # the second time it is the same wish
        (ann, path, wish(action=offered[-1]["action"]), {}),  # on an old page
        (ann, path, wish(seq=state["seq"] + 1, action={"type": "Stop"}), {"Accept-Language": "de"}),
        (ann, path, wish(seat=7), {}),
        (ann, path, wish(seat="x"), {}),
        (ann, path, wish(action={"type": "Nothing"}), {}),
        (ann, path, b"{", {}),
        (ann, path, b"\xff\xfe", {}),
        (ann, path, b"[" * 5_000, {}),
        (ann, path, b"x" * 200_000, {}),
        (ann, path, wish(), {"Origin": "http://elsewhere.example"}),
        (ann, path, wish(), {"Authorization": "Bearer nobody"}),
        (ann, "/api/tables/nowhere/actions", wish(), {}),
        (eve, path, wish(), {}),
        (house.person(), path, wish(), {}),
    ]
    statuses = []
    for person, at, body, headers in asked:
        short, long = _both_ways(person, at, body, **headers)
        assert short == long, body[:80]
        statuses.append(short[0])
    assert {200, 400, 401, 403, 404, 409, 413, 422} == {*statuses}
    assert ann.state(table)["seq"] > state["seq"]
