"""Accounts: a guest keeps everything when they choose a password, signs in elsewhere, and can be forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
import pytest

from farshore import Record
from farshore.server.lobby import accounts, attempts, passwords
from farshore.server.lobby.accounts import new_login
from farshore.server.lobby.attempts import Attempts
from farshore.server.lobby.errors import TryLater
from farshore.server.rate_limit import SITE
from farshore.server.storage.cache import TableCache
from farshore.server.storage.homes import FILE
from farshore.server.table.seating import Guest
from tests.server.house import House, Json, Person, eventually, received
from tests.server.kept import Kept

SECRET = "correct horse"  # noqa: S105 - of nobody


def account(person: Person, password: str = SECRET) -> str:
    """Choose a password; return what one signs in by."""
    login: str = person.post("/api/me/account", {"password": password}, 201)["login"]
    return login


def sign_in(person: Person, login: str, password: str = SECRET, **more: Json) -> Json:
    return person.post("/api/sign-in", {"login": login, "password": password, **more})


def link_of(person: Person) -> str:
    """Make a link to sign in by; return what it ends with."""
    address: str = person.post("/api/me/sign-in-link", {}, 201)["address"]
    return address.partition("/sign-in#")[2]


def on_disk(folder: Path) -> bytes:
    """Return everything that is on disk."""
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())


def test_a_guest_becomes_an_account_and_is_the_same_in_another_browser(house: House) -> None:
    ann, other = house.person("Ann"), house.person()
    table = ann.open("explorers", "me", "here:Ben")["id"]
    login = account(ann)
    assert login.startswith("ann-")
    assert ann.get("/api/me")["login"] == login
    assert sign_in(other, f" {login.upper()} ") == {"name": "Ann"}
    assert other.get("/api/me")["tables"][0]["id"] == table
    state = other.state(table)
    other.act(table, 0, state["seats"][0]["offers"][0]["action"], state["seq"])
    assert ann.state(table)["seq"] > state["seq"]


def test_neither_password_nor_token_nor_link_is_kept_as_it_is(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.person("Ann")
        account(ann)
        shown = [SECRET, ann.cookie[1], link_of(ann)]
        for secret in shown:
            assert secret.encode() not in on_disk(tmp_path)
    with sqlite3.connect(tmp_path / FILE) as database:
        [(password,)] = database.execute("SELECT password FROM accounts").fetchall()
    database.close()
    assert password.startswith("$argon2id$")


def test_whatever_is_wrong_is_answered_alike(house: House) -> None:
    login, eve = account(house.person("Ann")), house.person()
    wrong = [{"login": login, "password": "incorrect horse"}, {"login": "nobody-1234", "password": SECRET}]
    wrong += [{"login": "", "password": ""}, {"login": "Ann", "password": SECRET}, {"login": login, "password": ""}]
    answers = [eve.http.post("/api/sign-in", json=ask) for ask in wrong]
    assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
    assert answers[0].json()["error"] == "wrong-sign-in"
    assert not eve.http.cookies


def test_a_password_has_a_length_and_is_chosen_once(house: House) -> None:
    ann = house.person("Ann")
    assert ann.post("/api/me/account", {"password": "short"}, 422)["error"] == "short-password"
    account(ann)
    assert ann.post("/api/me/account", {"password": SECRET}, 409)["error"] == "has-account"
    assert house.person().post("/api/me/account", {"password": SECRET}, 401)["error"] == "stranger"


def test_two_of_one_name_sign_in_by_different_ones() -> None:
    logins = {new_login("Ann") for _ in range(50)}
    assert len(logins) > 40
    assert new_login("Žofie Ø.").startswith("zofie-")
    assert new_login("山田").startswith("captain-")
    assert new_login("").startswith("captain-")


def test_whoever_fails_often_waits_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("farshore.server.lobby.attempts.time.monotonic", lambda: now)
    tries, waited = Attempts(3), list[int]()
    for _ in range(12):
        try:
            tries.count("ann-1234")
        except TryLater as error:
            waited.append(int(str(error.params["seconds"])))
            now += waited[-1]
            tries.count("ann-1234")
    assert waited == [1, 2, 4, 8, 16, 32, 64, 128, 256]
    tries.count("ben-1234")
    tries.forgive("ann-1234")
    tries.count("ann-1234")
    for _ in range(20):
        now += attempts.LONGEST
        tries.count("cleo")
    with pytest.raises(TryLater):
        tries.count("cleo")
    now += attempts.FORGIVEN
    tries.count("cleo")


def test_guessing_is_slowed_down_and_the_right_one_waits_too(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        login, eve = account(house.person("Ann")), house.person()

        def guess(name: str = login) -> httpx.Response:
            return eve.http.post("/api/sign-in", json={"login": name, "password": "guess"})

        assert (
            eventually(lambda: (answer := guess()).status_code == 429 and answer, every=0).json()["error"]
            == "try-later"
        )
        assert eve.post("/api/sign-in", {"login": login, "password": SECRET}, 429)
        assert guess("nobody-1234").status_code == 403, "another name"
        eventually(lambda: guess("another-1234").status_code == 429, every=0)


def test_a_new_network_of_ones_site_for_every_guess_does_not_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "FREE_BY_ADDRESS", 1)
    with House(tmp_path, proxies=("127.0.0.1",)) as house:
        eve = house.person()

        def guess(number: int) -> int:
            ask = {"login": f"nobody-{number}", "password": "guess"}
            away = {"X-Forwarded-For": f"2001:db8:1:{number}::1"}
            return eve.http.post("/api/sign-in", json=ask, headers=away).status_code

        answers = [guess(number) for number in range(4 * SITE)]
        assert set(answers[:SITE]) == {403}
        assert 429 in answers[SITE:]


def test_a_link_moves_somebody_to_another_device_once(house: House) -> None:
    ann, phone, eve = house.person("Ann"), house.person(), house.person()
    table = ann.open("explorers", "me")["id"]
    token = link_of(ann)
    assert phone.post("/api/sign-in/look", {"token": token}) == {"name": "Ann"}
    assert not phone.http.cookies
    assert phone.post("/api/sign-in/link", {"token": token}) == {"name": "Ann"}
    assert phone.get("/api/me")["tables"][0]["id"] == table
    for path in ("/api/sign-in/link", "/api/sign-in/look"):
        assert eve.post(path, {"token": token}, 404)["error"] == "no-sign-in"
        assert eve.post(path, {"token": "made-up"}, 404)["error"] == "no-sign-in"
    old, new = link_of(ann), link_of(ann)
    assert eve.post("/api/sign-in/link", {"token": old}, 404)["error"] == "no-sign-in", "a newer one was made"
    assert eve.post("/api/sign-in/link", {"token": new}) == {"name": "Ann"}


def test_a_link_that_is_too_old_signs_nobody_in(kept: Kept) -> None:
    with House(kept) as house:
        token = link_of(house.person("Ann"))
        kept.sql("UPDATE sign_ins SET until = :until", until=time.time() - 1)
        assert house.person().post("/api/sign-in/link", {"token": token}, 404)["error"] == "no-sign-in"


def test_somebody_sees_where_they_are_signed_in_and_signs_out_there(house: House) -> None:
    ann, phone, old = house.person("Ann"), house.person(), house.person()
    phone.http.headers["User-Agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) FxiOS/150.0 Safari/605"
    for other in (phone, old):
        other.post("/api/sign-in/link", {"token": link_of(ann)})
    sessions = ann.get("/api/me/account")["sessions"]
    assert [session["here"] for session in sessions].count(True) == 1
    assert sorted(session["browser"] for session in sessions) == ["", "", "Firefox, iPhone"]
    ended = next(session["id"] for session in sessions if session["browser"])
    assert len(ann.post("/api/me/sign-out", {"session": ended})["sessions"]) == 2
    assert phone.get("/api/me")["name"] == ""
    assert old.get("/api/me")["name"] == "Ann"
    stranger = house.person("Eve")
    stranger.post("/api/me/sign-out", {"session": sessions[0]["id"]})
    assert old.get("/api/me")["name"] == ann.get("/api/me")["name"] == "Ann", "nobody signs another out"


def test_signing_out_takes_the_cookie_and_ends_the_token(house: House) -> None:
    ann = house.person("Ann")
    login, cookie = account(ann), ann.cookie
    assert ann.post("/api/me/sign-out", {})["sessions"] == []
    assert not ann.http.cookies
    ann.http.cookies.set(*cookie, domain="127.0.0.1")
    assert ann.get("/api/me")["name"] == ""
    ann.http.cookies.clear()
    sign_in(ann, login)
    assert ann.get("/api/me")["name"] == "Ann"


def test_signing_out_everywhere_closes_open_pages_and_ends_links(tmp_path: Path) -> None:
    with House(tmp_path, beat=0.2) as house:
        ann, phone = house.person("Ann"), house.person()
        table = ann.open("explorers", "me")["id"]
        phone.post("/api/sign-in/link", {"token": link_of(ann)})
        token = link_of(ann)
        with phone.live(table) as socket:
            received(socket)
            ann.post("/api/me/sign-out", {"everywhere": True})
            assert received(socket)["error"] == "signed-out"
        assert ann.get("/api/me")["name"] == phone.get("/api/me")["name"] == ""
        assert phone.post("/api/sign-in/link", {"token": token}, 404)["error"] == "no-sign-in"


def test_another_password_needs_the_old_one_and_signs_out_elsewhere(house: House) -> None:
    ann, phone = house.person("Ann"), house.person()
    login = account(ann)
    sign_in(phone, login)
    change = {"old": "incorrect horse", "new": "another horse"}
    assert ann.post("/api/me/password", change, 403)["error"] == "wrong-sign-in"
    assert ann.post("/api/me/password", {"old": SECRET, "new": "short"}, 422)["error"] == "short-password"
    assert len(ann.post("/api/me/password", {"old": SECRET, "new": "another horse"})["sessions"]) == 1
    assert phone.get("/api/me")["name"] == ""
    assert phone.post("/api/sign-in", {"login": login, "password": SECRET}, 403)
    sign_in(phone, login, "another horse")


def test_another_name_is_heard_of_where_somebody_sits(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ann")
    table = ann.open("explorers", "me", "open", "here:Cleo")
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    over = ben.open("explorers", "me")["id"]
    ben.play_on(over, Random(1))
    with ann.live(table["id"]) as socket:
        assert [seat["name"] for seat in received(socket)["table"]["seats"]] == ["Ann", "Ann 2", "Cleo"]
        ben.post("/api/me", {"name": "Ben"})
        assert [seat["name"] for seat in received(socket)["table"]["seats"]] == ["Ann", "Ben", "Cleo"]
    ann.post("/api/me", {"name": "Ben"})
    assert [seat["name"] for seat in ben.state(table["id"])["table"]["seats"]] == ["Ben 2", "Ben", "Cleo"]
    assert ben.get("/api/me")["login"] == ""
    assert Record.read(ben.http.get(f"/api/tables/{over}/record").text).header.seats == ["Ben"]


def test_what_was_played_as_a_guest_is_brought_along(house: House) -> None:
    ann, phone = house.person("Ann"), house.person("Annie")
    login, one = account(ann), ann.open("explorers", "me")["id"]
    two = phone.open("explorers", "me")["id"]
    ben = house.person("Ben")
    left = ben.open("explorers", "me", "open", "open")
    phone.post("/api/join", {"token": left["seats"][1]["invitation"].removeprefix("/join#")})
    phone.post(f"/api/tables/{left['id']}/seating", {"change": "leave"})
    sign_in(phone, login, bring=True)
    assert {table["id"] for table in ann.get("/api/me")["tables"]} == {one, two}
    state = phone.state(two)
    phone.act(two, 0, state["seats"][0]["offers"][0]["action"], state["seq"])
    assert "Annie" in str(ben.state(left["id"])["lines"])
    phone.post("/api/me/delete", {"password": SECRET})
    assert "Annie" not in str(ben.state(left["id"])["lines"])


def test_what_belongs_to_an_account_is_not_taken_along(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    login, other, table = account(ann), account(ben), ben.open("explorers", "me")["id"]
    sign_in(ben, login, bring=True)
    assert ben.get("/api/me")["tables"] == []
    sign_in(ben, other)
    assert ben.get("/api/me")["tables"][0]["id"] == table


def test_whoever_is_deleted_leaves_their_games_without_a_name(kept: Kept) -> None:
    with House(kept) as house:
        ann, ben = house.person("Ann"), house.person("Zaphod")
        login = account(ben)
        running, waiting = (ann.open("explorers", "me", "open", *more) for more in ([], ["open"]))
        for table in (running, waiting):
            ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
        hosted, alone = ben.open("explorers", "me", "open")["id"], ben.open("explorers", "me")["id"]
        ben.play_on(alone, Random(1))
        watcher = house.watcher(ben, alone)
        assert ben.post("/api/me/delete", {"password": "incorrect horse"}, 403)["error"] == "wrong-sign-in"
        assert ben.get("/api/me")["name"] == "Zaphod"
        ben.post("/api/me/delete", {"password": SECRET})
        assert ben.get("/api/me")["name"] == ""
        assert ben.post("/api/sign-in", {"login": login, "password": SECRET}, 403)
        seat = ann.state(running["id"])["table"]["seats"][1]
        assert (seat["kind"], seat["away"], seat["name"]) == ("bot", "resigned", "Captain")
        assert ann.state(waiting["id"])["table"]["seats"][1]["kind"] == "open"
        assert "Zaphod" not in ann.http.get(f"/api/tables/{running['id']}/state").text
        assert watcher.state(alone)["over"]
        assert "Zaphod" not in watcher.http.get(f"/api/tables/{alone}/record").text
        assert ann.play_on(running["id"], Random(2), lambda state: state["seq"] > 40)
    for rows in ("guests", "seats", "entries", "sessions"):
        assert "Zaphod" not in str(kept.sql(f"SELECT * FROM {rows}"))  # noqa: S608 - a name of ours
    assert kept.sql("SELECT status FROM tables WHERE id = :table", table=hosted)[0][0] == "off"


def test_whoever_sits_down_while_they_are_deleted_does_not_stay_there(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("overworld", "me", "open")
    token, forget = table["seats"][1]["invitation"].removeprefix("/join#"), accounts.Accounts.delete

    async def sits_down_elsewhere(self: accounts.Accounts, guest: Guest) -> None:
        await asyncio.to_thread(ben.post, "/api/join", {"token": token})
        await forget(self, guest)

    monkeypatch.setattr(accounts.Accounts, "delete", sits_down_elsewhere)
    with Person(house.place, httpx.Cookies(ben.http.cookies)) as other:
        other.post("/api/me/delete", {})
    seat = ann.state(table["id"])["table"]["seats"][1]
    assert (seat["kind"], seat["name"]) == ("bot", "Captain"), "all others would wait for nobody"


def test_a_table_whose_log_is_full_keeps_nobody_from_being_deleted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("overworld", "me", "open")
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    with monkeypatch.context() as full:
        full.setattr(TableCache, "longest_log", property(lambda _: 1, lambda *_: None), raising=False)
        ben.post(f"/api/tables/{table['id']}/seating", {"change": "resign"}, 409)
        ben.post("/api/me/delete", {})
    assert ben.get("/api/me")["name"] == ""
    assert ann.state(table["id"])["table"]["seats"][1]["name"] == "Captain"


def test_a_guest_without_a_password_can_be_deleted_too(house: House) -> None:
    ann = house.person("Ann")
    ann.post("/api/me/delete", {})
    assert ann.get("/api/me")["name"] == ""
    assert not ann.http.cookies


def test_signing_in_again_in_one_browser_is_one_session(house: House) -> None:
    ann = house.person("Ann")
    login, before = account(ann), ann.cookie
    sign_in(ann, login)
    ann.post("/api/sign-in/link", {"token": link_of(ann)})
    assert len(ann.get("/api/me/account")["sessions"]) == 1
    assert ann.cookie != before, "by a token of its own each time"


def test_passwords_are_checked_one_at_a_time_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way, most, threads, check = list[str](), list[int](), set[int | None](), passwords._is_password  # noqa: SLF001

    def watched(password: str, kept: str | None) -> bool:
        under_way.append(password)
        most.append(len(under_way))
        threads.add(threading.get_ident())
        try:
            return check(password, kept)
        finally:
            under_way.remove(password)

    monkeypatch.setattr(passwords, "_is_password", watched)
    with House(tmp_path) as house, ThreadPoolExecutor(4) as pool:
        people = [house.person() for _ in range(4)]
        asks = [{"login": f"nobody-{number}", "password": f"guess {number}"} for number in range(4)]
        list(pool.map(lambda person, ask: person.post("/api/sign-in", ask, 403), people, asks))
        loop = house.thread
    assert most == [1, 1, 1, 1]
    assert loop not in threads
