"""Cookies: each server has one of its own, since a browser shows those of a host to every port; old ones count."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from farshore.server.storage.homes import FILE
from tests.server.house import House


def me_at(house: House) -> str:
    """Return where a browser that is open elsewhere on the same host asks a server who it is."""
    return f"http://{house.place}/api/me"


def test_two_servers_on_one_host_know_somebody_by_different_cookies(tmp_path: Path) -> None:
    with House(tmp_path / "one") as one, House(tmp_path / "two") as two:
        browser = one.person("Ann")
        assert browser.get(me_at(two))["name"] == ""
        browser.post(me_at(two), {"name": "Anna"})
        assert browser.get(me_at(one))["name"] == "Ann"
        assert browser.get(me_at(two))["name"] == "Anna"
        assert len(browser.http.cookies) == 2


def test_the_name_of_the_cookie_outlives_the_server_and_its_port(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        cookies = dict(house.person("Ann").http.cookies)
    with House(tmp_path) as house:
        ann = house.person()
        ann.http.cookies.update(cookies)
        assert ann.get("/api/me")["name"] == "Ann"


def test_whoever_has_a_cookie_of_the_old_name_is_known_by_it_and_given_another(tmp_path: Path) -> None:
    with House(tmp_path / "one") as one, House(tmp_path / "two") as two:
        ann = one.person("Ann")
        [(name, token)] = ann.http.cookies.items()
        table = ann.open("explorers", "me")["id"]
        browser = one.person()
        browser.http.cookies.set("farshore", token, domain="127.0.0.1")
        assert browser.get(me_at(two))["name"] == "", "it is another server's"
        assert name not in browser.http.cookies
        assert browser.get(me_at(one))["tables"][0]["id"] == table
        assert browser.http.cookies[name] == token
        browser.http.cookies.set("farshore", "somebody else's", domain="127.0.0.1")
        assert browser.get(me_at(one))["name"] == "Ann", "and what becomes of the old one no longer matters"


def test_a_stranger_with_a_cookie_of_nobody_is_given_none(house: House) -> None:
    stranger = house.person()
    stranger.http.cookies.set("farshore", "made-up", domain="127.0.0.1")
    assert "set-cookie" not in stranger.http.get("/api/me").headers


def test_guests_of_the_time_before_are_signed_in_and_their_tokens_are_in_one_place_only(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.person("Ann")
    with sqlite3.connect(tmp_path / FILE) as database:
        [(guest, token)] = database.execute("SELECT id, token FROM guests").fetchall()
        [(owner, kept)] = database.execute("SELECT guest, token FROM sessions").fetchall()
    database.close()
    assert owner == guest == token
    assert len(kept) == 64, "a hash"
