"""What whoever runs a server can ask it, and what it writes down: much, and nobody's secrets."""

from __future__ import annotations

import io
import logging
import re
import shutil
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from farshore.server.logs import written_logs
from farshore.server.storage.database import FILE
from farshore.server.web.routes.operation import is_from_here
from tests.server.house import House, Person, eventually, received

WORD = "sesame"
PASSWORD = "correct horse"  # noqa: S105 - of nobody
HOOK = "https://127.0.0.1/hooked-up"
AWAY = "203.0.113."
"""What the addresses begin with from where a proxy says that people come."""


def test_a_server_says_that_it_lives_and_whether_it_is_ready(tmp_path: Path) -> None:
    with House(tmp_path / "tables") as house:
        ann = house.person()
        assert ann.get("/health") == {"status": "alive"}
        assert ann.get("/ready") == {"status": "ready"}
        shutil.move(tmp_path / "tables", tmp_path / "gone")
        assert ann.get("/ready", 503) == {"status": "no database"}
        assert ann.get("/health") == {"status": "alive"}
        shutil.move(tmp_path / "gone", tmp_path / "tables")
        assert ann.get("/ready") == {"status": "ready"}


def measured(text: str, name: str) -> float:
    """Return a number that is measured."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, (name, text)
    return float(found[1])


def test_what_it_does_is_measured_and_nobody_is_named(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.person("Ann Nosuchname")
        table = ann.open("explorers", "me", "bot:random")["id"]
        ann.play_on(table, Random(1), lambda state: state["seq"] > 10)
        ann.get("/api/tables/NoSuchTable/state", 404)
        ann.get("/api/what-somebody-typed", 404)
        with ann.live(table) as socket:
            received(socket)
            text = ann.http.get("/metrics").text
            assert (measured(text, "farshore_watchers"), measured(text, "farshore_sockets")) == (1, 1)
        assert measured(text, "farshore_tables") == 1
        assert measured(text, 'farshore_changes_total{game="explorers"}') > 5
        acting = '{method="POST",route="/api/tables/{table_id}/actions",status="200"}'
        assert measured(text, f"farshore_request_seconds_count{acting}") > 0
        assert measured(text, 'farshore_database_seconds_count{kind="log"}') > 0
        assert measured(text, "farshore_bots_waiting") >= 0
        for secret in ("Nosuchname", table, "NoSuchTable", "typed"):
            assert secret not in text


def test_what_is_measured_is_for_this_machine_or_for_who_knows_the_token(tmp_path: Path) -> None:
    with House(tmp_path, metrics_token=WORD, proxies=("127.0.0.1",)) as house:
        ask = house.person().http.get
        assert ask("/metrics").status_code == 200
        away = {"X-Forwarded-For": "203.0.113.7"}
        assert ask("/metrics", headers=away).status_code == 404
        assert ask("/metrics", headers=away | {"Authorization": "Bearer guessed"}).status_code == 404
        assert ask("/metrics", headers=away | {"Authorization": f"Bearer {WORD}"}).status_code == 200
    with House(tmp_path) as house:  # a proxy on this machine that nobody has named
        assert house.person().http.get("/metrics", headers={"X-Real-IP": "127.0.0.1"}).status_code == 404
        assert house.person().http.get("/metrics", headers=away | {"Authorization": "Bearer None"}).status_code == 404


@pytest.mark.parametrize(
    ("address", "is_here"),
    [("::1", True), ("::ffff:127.0.0.1", True), ("::ffff:203.0.113.7", False), ("2001:db8::1", False), ("::2", False)],
)
def test_by_ipv6_too_what_is_measured_is_for_this_machine(address: str, is_here: bool) -> None:
    assert is_from_here({"client": (address, 50_000), "headers": []}) == is_here
    assert not is_from_here({"client": (address, 50_000), "headers": [(b"x-forwarded-for", b"::1")]}), "by a proxy"


def test_nobodys_secrets_are_written_down(tmp_path: Path) -> None:
    """A whole game with all that goes wrong beside it, at the level that tells most."""
    plain, json = io.StringIO(), io.StringIO()
    names = ["Annalivia", "Benvenuto", "Trespasser"]
    logs = written_logs("plain", "info", plain), written_logs("json", "info", json)
    with logs[0], logs[1], House(tmp_path, metrics_token=WORD, proxies=("127.0.0.1",)) as house:
        ann, ben, eve = (house.person() for _ in names)
        for number, (person, name) in enumerate(zip((ann, ben, eve), names, strict=True)):
            person.http.headers["X-Forwarded-For"] = f"{AWAY}{number}"
            person.post("/api/me", {"name": name})
        opened = ann.open("explorers", "me", "open", "bot:random")
        table, invitation = opened["id"], opened["seats"][1]["invitation"].removeprefix("/join#")
        ben.post("/api/join/look", {"token": invitation})
        ben.post("/api/join", {"token": invitation})
        threads = [threading.Thread(target=person.play_on, args=(table, Random(1))) for person in (ann, ben)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        eve.http.post(
            f"/api/tables/{table}/actions", json={"seat": 0, "action": {"type": "Trespasser"}, "seq": 0, "key": "k"}
        )
        eve.http.post("/api/me", content='{"name": "Trespasser', headers={"Content-Type": "application/json"})
        eve.http.get("/Trespasser?name=Trespasser", headers={"Authorization": "Bearer Trespasser"})
        eve.http.request("TRESPASSER", "/api/me")
        shown = _shown(ann, eve, table)
        logging.getLogger("farshore.server").error("failed", exc_info=_error("Trespasser"))
        cookies = [value for person in (ann, ben, eve) for value in person.http.cookies.values()]
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        (header,) = database.execute("SELECT header FROM tables").fetchone()
    for lines in (plain.getvalue(), json.getvalue()):
        assert lines.count("/api/tables/{table_id}/actions") > 50, "every request is there, by its kind"
        assert "ValueError" in lines, "and where something failed"
    assert all(msgspec.json.decode(line)["level"] for line in json.getvalue().splitlines())
    assert len(cookies) == 3
    for secret in (*names, *cookies, *shown, AWAY, invitation, msgspec.json.decode(header)["seed"], WORD):
        assert secret.lower() not in (plain.getvalue() + json.getvalue()).lower()


def _shown(ann: Person, eve: Person, table: str) -> list[str]:
    """Let somebody have all that lets people in or reaches them, and another try it; return what was shown."""
    login = ann.post("/api/me/account", {"password": PASSWORD}, 201)["login"]
    eve.post("/api/sign-in", {"login": login, "password": f"{PASSWORD} guessed"}, 403)
    sign_in = ann.post("/api/me/sign-in-link", {}, 201)["address"].partition("#")[2]
    eve.post("/api/sign-in/look", {"token": sign_in}, 200)
    watch = ann.watch_token(table)
    eve.post("/api/watch", {"token": watch}, 200)
    bot = ann.post("/api/me/bots", {"name": "Annalivia's"}, 201)["token"]
    for headers in ({"Authorization": f"Bearer {bot}"}, {"Authorization": f"Bearer {bot}x"}):
        eve.http.get(f"/api/tables/{table}/state", headers=headers)
        headers["X-Forwarded-For"] = f"{AWAY}9"
        with suppress(InvalidStatus), connect(f"ws://{ann.place}/api/tables/{table}/live", additional_headers=headers):
            pass  # from an address that a proxy tells of, too
    ann.post("/api/me/notices/hook", {"address": HOOK}, 201)
    (way,) = ann.get("/api/me/notices")["ways"]
    ann.post(f"/api/me/notices/{way['id']}/test", {}, 422)
    with ann.live(table) as socket:
        received(socket)
    return [login, PASSWORD, sign_in, watch, bot, HOOK.partition("//")[2]]


def _error(secret: str) -> BaseException:
    """Return an error that quotes a secret, as its cause does."""
    error = ValueError(secret)
    error.__cause__ = KeyError(secret)
    return error


def test_a_server_that_ends_finishes_what_it_was_asked_and_tells_pages_to_come_back(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house:
        ann = house.person("Ann")
        table = ann.open("entdecker", "me", "here:Ben")["id"]
        state = ann.state(table)
        with ann.live(table) as socket:
            received(socket)
            house.stop()
            with pytest.raises(ConnectionClosed) as closed:
                received(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012, "the server starts anew: connect again"
    with House(tmp_path) as again:
        with httpx.Client(base_url=f"http://{again.place}", cookies=ann.http.cookies) as page:
            found = eventually(lambda: page.get(f"/api/tables/{table}/state").json())
        assert found["seq"] == state["seq"]
