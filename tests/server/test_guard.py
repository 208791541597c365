"""The porter: other sites and names, too much and too often are refused, and every answer keeps a browser careful."""

from __future__ import annotations

import itertools
import sqlite3
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from farshore.server.rate_limit import SITE
from farshore.server.storage.database import FILE
from farshore.server.web.porter import HELD, PIECE
from tests.server.house import PATIENCE, House, until_refused

UNSAFE = ["/api/me", "/api/tables", "/api/join", "/api/preview", "/api/tables/x/actions", "/api/tables/x/undo"]
UNSAFE += ["/api/tables/x/why-not", "/api/tables/x/again"]


@pytest.mark.parametrize("path", UNSAFE)
@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "", "x"])
def test_no_other_site_changes_anything(house: House, path: str, origin: str) -> None:
    answer = house.person().http.post(path, json={"name": "Ann"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["error"] == "origin"
    assert "set-cookie" not in answer.headers


def test_our_own_page_may(house: House) -> None:
    person = house.person()
    for headers in ({"Origin": f"http://{house.place}"}, {"Sec-Fetch-Site": "same-origin"}, {}):
        assert person.http.post("/api/me", json={"name": "Ann"}, headers=headers).status_code == 200
    for site in ("cross-site", "same-site"):
        answer = person.http.post("/api/me", json={"name": "Ann"}, headers={"Sec-Fetch-Site": site})
        assert answer.status_code == 403


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_is_read(house: House, kind: str) -> None:
    answer = house.person().http.post("/api/me", content=b'{"name": "Ann"}', headers={"Content-Type": kind})
    assert answer.status_code == 415
    assert answer.json()["error"] == "not-json"


@pytest.mark.parametrize("path", ["/", "/t/x", "/api/games", "/api/nothing", "/assets/none.js", "/api/tables/x"])
def test_every_answer_keeps_a_browser_careful(house: House, path: str) -> None:
    headers = house.person().http.get(path).headers
    rules = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert rules["default-src"] == "'none'"
    for what in ("script-src", "style-src", "connect-src", "img-src", "font-src"):
        assert rules[what] == "'self'", "without exceptions"
    assert rules["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")


def test_refusals_of_the_gate_keep_a_browser_careful_too(house: House) -> None:
    answer = house.person().http.post("/api/me", json={"name": "x"}, headers={"Origin": "http://evil.example"})
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    ("method", "path"), [("PUT", "/api/me"), ("DELETE", "/api/tables/x"), ("PATCH", "/"), ("POST", "/")]
)
def test_other_methods_are_refused_in_a_sentence(house: House, method: str, path: str) -> None:
    answer = house.person().http.request(method, path, json={})
    assert answer.status_code == 405
    assert answer.json()["error"] == "method"


def test_only_the_names_it_was_given_are_answered_to(tmp_path: Path) -> None:
    with House(tmp_path, hosts=("127.0.0.1", "::1", "tables.example")) as house:
        person = house.person()
        assert person.http.get("/api/me").status_code == 200
        for host in ("tables.example", "tables.example:8420", "TABLES.example", "[::1]:8420"):
            assert person.http.get("/api/me", headers={"Host": host}).status_code == 200
        for host in ("evil.example", "evil.example:8420", "127.0.0.1.evil.example", "x@127.0.0.1.example", "["):
            answer = person.http.get("/api/me", headers={"Host": host})
            assert answer.status_code == 403
            assert answer.json()["error"] == "host"


def test_too_many_changes_are_refused_until_some_time_has_passed(tmp_path: Path) -> None:
    with House(tmp_path, changes=2.0) as house:
        ann, ben = house.person("Ann"), house.person("Ben")
        answers = until_refused(lambda: ann.http.post("/api/me", json={"name": "Ann"}))
        codes = [answer.status_code for answer in answers]
        assert len(codes) > 10
        assert set(codes[:-1]) == {200}
        assert answers[-1].json()["error"] == "too-often"
        assert answers[-1].headers["retry-after"] == "1"
        assert ben.http.post("/api/me", json={"name": "Ben"}).status_code == 200  # another guest at the same address


def test_whoever_takes_no_notice_of_being_refused_is_answered_no_faster_for_it(tmp_path: Path) -> None:
    with House(tmp_path, looks=0.2) as house:
        eve = house.person()
        until_refused(lambda: eve.http.get("/api/me"))
        begun = time.monotonic()
        answers = [eve.http.get("/api/me") for _ in range(6)]
        refused = sum(answer.status_code == 429 for answer in answers)
        assert refused >= 4
        assert time.monotonic() - begun >= refused * HELD * 0.9


def test_dropping_the_cookie_does_not_help(tmp_path: Path) -> None:
    with House(tmp_path, changes=0.1) as house:

        def ask() -> httpx.Response:
            with httpx.Client(timeout=PATIENCE) as fresh:
                return fresh.post(f"http://{house.place}/api/me", json={"name": "Eve"})

        assert len(until_refused(ask)) < 50


def test_too_many_looks_are_refused_but_not_of_the_page_itself(tmp_path: Path) -> None:
    with House(tmp_path, looks=2.0) as house:
        eve = house.person()
        until_refused(lambda: eve.http.get("/api/me"))
        assert eve.http.get("/t/x").status_code in {200, 503}


@pytest.mark.parametrize(("size", "most"), [(100, 6), (100_000, 1)])
def test_a_file_takes_from_its_share_what_it_weighs(tmp_path: Path, size: int, most: int) -> None:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "assets" / "some.js").write_bytes(Random(1).randbytes(size))
    with House(tmp_path / "data", files=1.0, static=tmp_path / "page") as house:
        eve = house.person()
        answers = until_refused(lambda: eve.http.get("/assets/some.js"))
        assert most + 1 <= len(answers) < 2 * most + 3, "six at once, and one a second"


def test_a_look_takes_from_its_share_what_is_sent(tmp_path: Path) -> None:
    with House(tmp_path, looks=0.5) as house:
        eve, plain = house.person(), {"Accept-Encoding": "identity"}
        answers = until_refused(lambda: eve.http.get("/api/rulebooks/explorers", headers=plain))
        assert len(answers[0].content) > 5 * PIECE, "as much as six looks, and there are three at once"
        assert len(answers) <= 3


def test_networks_of_one_site_share_what_some_of_them_may(tmp_path: Path) -> None:
    with House(tmp_path, looks=0.2, sockets=1, proxies=("127.0.0.1",)) as house:
        eve, numbers = house.person(), itertools.count()

        def ask() -> httpx.Response:
            away = {"X-Forwarded-For": f"2001:db8:1:{next(numbers):x}::1"}
            return eve.http.get("/api/me", headers=away)

        assert SITE <= len(until_refused(ask)) <= 2 * SITE, "each has one, and all together eight"
        assert eve.http.get("/api/me", headers={"X-Forwarded-For": "2001:db8:2::1"}).status_code == 200


def test_a_body_that_is_too_large_is_refused_everywhere(house: House) -> None:
    person = house.person()
    for path in ("/api/me", "/api/tables", "/api/preview", "/api/join"):
        assert person.post(path, {"name": "x" * 70_000}, 413)["error"] == "too-large"


def test_another_cookie_that_changes_does_not_help(tmp_path: Path) -> None:
    with House(tmp_path, changes=0.25) as house:
        ann = house.person("Ann")
        (name, token), numbers = ann.cookie, itertools.count()
        ann.http.cookies.clear()

        def ask() -> httpx.Response:
            cookies = f'other={next(numbers)}; {name}="{token}"; farshore={next(numbers)}'
            return ann.http.post("/api/me", json={"name": "Ann"}, headers={"Cookie": cookies})

        assert len(until_refused(ask)) < 6, "from one address come six at once, from one guest a quarter"


@pytest.mark.parametrize("path", ["//api/me", "/api//me", "/api/me/", "/%61pi/me", "/API/me", "/x/../api/me"])
def test_no_other_way_to_write_an_address_gets_past_the_limits(tmp_path: Path, path: str) -> None:
    with House(tmp_path, looks=0.001) as house:
        assert house.person().http.get(f"http://{house.place}{path}").status_code in {200, 404, 429}
        answer = house.person().http.get(f"http://{house.place}{path}")
        assert answer.status_code == 429 or "tables" not in answer.text


@pytest.mark.parametrize(
    "body", [b'{"name": "\xff"}', b"\xff", b'{"name": "\\ud800"}', b"[" * 5000, b'{"name":' + b"[" * 5000, b"", b"null"]
)
def test_a_body_that_is_no_text_is_refused_in_a_sentence(
    house: House, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    person = house.person()
    answer = person.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["text"]
    assert not caplog.records


@pytest.mark.parametrize(
    "deep", ["a." * 1_990 + "a=1", "a=" + "[" * 3_900, '"a".' * 900 + "a=1", "[" + "a." * 900 + "a]"]
)
def test_nesting_is_refused_before_it_is_read(house: House, deep: str) -> None:
    ask = {"game": "entdecker", "seats": 2, "options": {"own_scenario": deep}}
    assert "nested" in house.person().post("/api/preview", ask, 422)["text"]


def test_whoever_asks_for_much_work_is_refused_until_some_time_has_passed(tmp_path: Path) -> None:
    with House(tmp_path, work=0.000_000_1) as house:  # what one has cost takes hours to be paid back
        eve, ask = house.person(), {"game": "entdecker", "seats": 2}
        answers = until_refused(lambda: eve.http.post("/api/preview", json=ask))
        assert [answer.status_code for answer in answers[:-1]] == [200] * (len(answers) - 1)
        assert eve.get("/api/me", 429)["error"] == "too-often", "whatever it is"
        assert eve.http.get("/").status_code in {200, 503}, "but the page itself comes"


def test_the_same_answer_is_compressed_once_and_only_for_whoever_understands_it(house: House) -> None:
    person = house.person()
    plain = person.http.get("/api/games", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    for _ in range(2):
        packed = person.http.get("/api/games", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "Accept-Encoding" in packed.headers["vary"]
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert packed.content == plain.content
    small = person.http.get("/api/me", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in small.headers


def test_what_somebody_typed_is_not_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with House(tmp_path) as house:
        ann = house.person("Ann")
        with sqlite3.connect(tmp_path / FILE) as database:
            database.execute("ALTER TABLE guests RENAME TO gone")
        assert ann.post("/api/me", {"name": "Zaphod"}, 503)["error"] == "not-saved"
        assert ann.http.get("/api/tables/Zaphod/state").status_code == 503
    assert caplog.records
    assert "Zaphod" not in caplog.text
