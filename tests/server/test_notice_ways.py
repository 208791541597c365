"""What people choose about being reached, and where nothing may be sent, through a real server and real receivers."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import httpx
import pytest

from farshore.server.app import create_app
from farshore.server.logs import written_logs
from farshore.server.notices.errors import BadMailServer, BadNetwork, NotDelivered
from farshore.server.notices.network import Outside, named_networks
from farshore.server.settings import Settings
from farshore.server.storage.administration import administration
from tests.server.house import House, Json, Person, eventually, received, until_refused
from tests.server.receivers import Browser, Mailboxes, Receiver, mailboxes, receiver

ME = "/api/me/notices"


@pytest.fixture(scope="module")
def hook() -> Iterator[Receiver]:
    with receiver() as hook:
        yield hook


@pytest.fixture(scope="module")
def post() -> Iterator[Mailboxes]:
    with mailboxes() as post:
        yield post


def mailing(post: Mailboxes) -> Json:
    """Return settings of a server that sends mail."""
    return {
        "smtp": post.address,
        "mail_from": "Farshore <farshore@tables.example>",
        "address": "https://tables.example",
    }


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: Mailboxes) -> Iterator[House]:
    """A server that may send to this machine, and tells soon."""
    with House(
        tmp_path_factory.mktemp("house"),
        notice_delay=0.05,
        notice_networks=("127.0.0.0/8",),
        **mailing(post),
    ) as house:
        yield house


def way(person: Person, kind: str) -> Json:
    (found,) = [way for way in person.get(ME)["ways"] if way["kind"] == kind]
    return found


def mail_to(post: Mailboxes, mailbox: str) -> list[EmailMessage]:
    return [mail for mail in post.mails if mail["To"] == mailbox]


def text_of(mail: EmailMessage) -> str:
    content = mail.get_content()
    assert isinstance(content, str)
    return content


def link_in(mail: EmailMessage, purpose: str) -> str:
    found = re.search(rf"https://tables\.example/mail#{purpose}\.(\S+)", text_of(mail))
    assert found, text_of(mail)
    return found[1]


def test_mail_comes_only_to_who_has_confirmed_it_in_their_language_and_ends_by_one_click(
    house: House, post: Mailboxes
) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    ben.post("/api/me/language", {"language": "de"})
    assert ben.get(ME)["mail"]
    ben.post(f"{ME}/mail", {"address": "ben@home.example"}, 201)
    found = way(ben, "mail")
    assert (found["label"], found["confirmed"]) == ("ben@home.example", False)
    ben.post(f"{ME}/{found['id']}/test", {}, 404)
    (asked,) = mail_to(post, "ben@home.example")
    assert "Ben" not in text_of(asked), "nobody can say something to a stranger by their name"
    assert asked["Subject"] == "Ist das dein Postfach?"
    token = link_in(asked, "confirm")
    house.person().post("/api/mail/confirm", {"token": token[:-1] + "x"}, 404)
    assert house.person().post("/api/mail/confirm", {"token": token}) == {"sent": True}
    assert way(ben, "mail")["confirmed"]

    table = ann.open("entdecker", "me", "open")
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    ann.play_on(table["id"], Random(1), lambda state: 0 not in state["actors"])
    mail = eventually(lambda: mail_to(post, "ben@home.example")[1:])[0]
    assert mail["Subject"] == "Du bist am Zug: Entdecker"
    assert mail["From"] == "Farshore <farshore@tables.example>"
    assert "Am Tisch mit Ann." in text_of(mail)
    assert f"https://tables.example/t/{table['id']}" in text_of(mail)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    button = urlsplit(mail["List-Unsubscribe"].strip("<>"))
    assert button.path.rpartition("/")[2] == link_in(mail, "stop")
    house.person().post("/api/mail/stop/nobodys.token", {}, 404)
    program = house.person().http  # of mail: it brings no cookie, and a form
    answer = program.post(button.path, data={"List-Unsubscribe": "One-Click"})
    assert (answer.status_code, answer.json()) == (200, {"sent": False})
    assert ben.get(ME)["ways"] == []
    assert house.person().post(button.path, {}) == {"sent": False}, "twice is the same"
    house.person().post("/api/mail/confirm", {"token": token}, 404)


@pytest.mark.parametrize(
    "typed", ["ben", "ben@home", "Ben <ben@home.example>", "a@b.example, c@d.example", "b@[127.0.0.1]", "a\n@b.example"]
)
def test_what_is_no_mailbox_is_refused(house: House, typed: str) -> None:
    assert house.person("Ben").post(f"{ME}/mail", {"address": typed}, 422)["error"] == "bad-mailbox"


def test_nobody_is_pestered_with_questions_and_who_cannot_be_asked_is_not_kept(tmp_path: Path, post: Mailboxes) -> None:
    with House(tmp_path, **mailing(post)) as house:
        post.answer = "550 no"
        cy = house.person("Cy")
        problem = cy.post(f"{ME}/mail", {"address": "cy@home.example"}, 422)
        post.answer = "250 OK"
        assert problem["error"] == "undelivered-refused"
        assert cy.get(ME)["ways"] == []
        victim = {"address": "victim@home.example"}
        answers = [house.person("Eve").http.post(f"{ME}/mail", json=victim).status_code for _ in range(3)]
        assert answers == [201, 201, 429], "whoever asks"
        others = [{"address": f"victim-{number}@home.example"} for number in range(3)]
        answers = [house.person("Eve").http.post(f"{ME}/mail", json=other).status_code for other in others]
        assert answers == [201, 429, 429], "whoever is asked"
    assert len(mail_to(post, "victim@home.example")) == 2


def test_where_no_mail_is_set_up_the_page_is_told_so(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ben = house.person("Ben")
        assert ben.get(ME)["mail"] is False
        assert "has not set up mail" in ben.post(f"{ME}/mail", {"address": "ben@home.example"}, 409)["text"]
        problem = ben.post(f"{ME}/hook", {"address": "http://127.0.0.1/x"}, 422)
        assert problem["error"] == "plain-address"
        ben.post(f"{ME}/hook", {"address": "https://127.0.0.1/x"}, 201)
        problem = ben.post(f"{ME}/{way(ben, 'hook')['id']}/test", {}, 422)
        assert problem["error"] == "undelivered-private"
        assert "private network" in way(ben, "hook")["trouble"]


def test_new_cookies_test_no_more_hooks_than_one_person_of_that_address(tmp_path: Path, hook: Receiver) -> None:
    with House(tmp_path, notice_networks=("127.0.0.0/8",)) as house:

        def test() -> httpx.Response:
            eve = house.person("Eve")
            eve.post(f"{ME}/hook", {"address": f"{hook.address}/relayed"}, 201)
            return eve.http.post(f"{ME}/{way(eve, 'hook')['id']}/test", json={})

        answers = until_refused(test)
        assert answers[-1].json()["error"] == "too-many-notices"
        assert 6 <= len(hook.at("/relayed")) == len(answers) - 1 < 12


def test_a_browser_is_told_as_long_as_somebody_is_signed_in_there(house: House, hook: Receiver) -> None:
    ben, browser = house.person("Ben"), Browser()
    key = ben.get(ME)["push_key"]
    ben.post(f"{ME}/push", browser.subscription(f"{hook.address}/browser"), 201)
    ben.post(f"{ME}/push", browser.subscription(f"{hook.address}/browser"), 201)
    found = way(ben, "push")
    assert found["here"]
    ben.post(f"{ME}/{found['id']}/test", {})
    (pushed,) = hook.at("/browser")
    assert browser.read(pushed, key)["title"] == "A greeting from Farshore"
    cy = house.person("Cy")
    cy.post(f"{ME}/push", browser.subscription(f"{hook.address}/browser"), 201)
    assert ben.get(ME)["ways"] == [], "whoever uses this browser now"
    cy.post(f"{ME}/{found['id']}/test", {}, 404)
    ann = house.person("Ann")
    ann.post(f"{ME}/{way(cy, 'push')['id']}/remove", {}, 404)
    cy.post("/api/me/account", {"password": "correct horse"})
    cy.post("/api/me/sign-out", {})
    assert house.kept.sql("SELECT count(*) FROM notice_ways WHERE kind = 'push'")[0][0] == 0
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é"}, {"auth": "!!"}):
        bad = {**browser.subscription(f"{hook.address}/browser"), **wrong}
        assert ann.post(f"{ME}/push", bad, 422)["error"] == "bad-subscription"


def test_whoever_has_a_table_open_is_not_told(house: House, hook: Receiver) -> None:
    """Ben looks, Cy does not: both are to act, for all act at once, and Cy alone hears of it."""
    ann, ben, cy = (house.person(name) for name in ("Ann", "Ben", "Cy"))
    table = ann.open("entdecker", "me", "open", "open", top_scout=True)  # whom all name at once, before anything else
    tokens = [seat["invitation"].removeprefix("/join#") for seat in table["seats"][1:]]
    ben.post(f"{ME}/hook", {"address": f"{hook.address}/looks"}, 201)
    cy.post(f"{ME}/hook", {"address": f"{hook.address}/away"}, 201)
    ben.post("/api/join", {"token": tokens[0]})
    with ben.live(table["id"]) as socket:
        received(socket)
        cy.post("/api/join", {"token": tokens[1]})
        assert eventually(lambda: hook.at("/away"))[0].json["table"] == table["id"]
        assert not hook.at("/looks")
    assert eventually(lambda: hook.at("/looks"))[0].json["message"] == "At the table with Ann and Cy."


def test_whoever_has_left_a_table_open_out_of_sight_is_told(house: House, hook: Receiver) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    table = ann.open("entdecker", "me", "open")
    ben.post("/api/join", {"token": table["seats"][1]["invitation"].removeprefix("/join#")})
    ann.post(f"{ME}/hook", {"address": f"{hook.address}/tab"}, 201)
    with ann.live(f"{table['id']}/live?hidden=true&") as socket:
        assert received(socket)["actors"] == [0]
        assert eventually(lambda: hook.at("/tab"))[0].json["table"] == table["id"]


def test_what_is_kept_can_be_taken_out_but_its_keys_and_goes_with_the_person(tmp_path: Path, hook: Receiver) -> None:
    plain, browser = io.StringIO(), Browser()
    with written_logs("plain", "info", plain), House(tmp_path, notice_networks=("127.0.0.0/8",)) as house:
        ben = house.person("Ben")
        subscription = browser.subscription(f"{hook.address}/kept-secret")
        ben.post(f"{ME}/push", subscription, 201)
        for number in range(3):
            ben.post(f"{ME}/hook", {"address": f"{hook.address}/kept-secret-{number}"}, 201)
        problem = ben.post(f"{ME}/hook", {"address": f"{hook.address}/one-more"}, 409)
        assert "3 of these are enough" in problem["text"]
        ben.post(f"{ME}/quiet", {"start": 60, "end": 60, "zone": "UTC"}, 422)
        ben.post(f"{ME}/quiet", {"start": 60, "end": 90, "zone": "../etc/passwd"}, 422)
        ben.post(f"{ME}/quiet", {"start": 1320, "end": 420, "zone": "Europe/Berlin"})
        assert ben.get(ME)["quiet"] == {"start": 1320, "end": 420, "zone": "Europe/Berlin"}
        assert "kept-secret" not in ben.http.get(ME).text, "a hook's address is as good as a password"
        hook.statuses = [500]
        ben.post(f"{ME}/{way(ben, 'push')['id']}/test", {}, 422)
        ((person,),) = house.kept.sql("SELECT id FROM guests")
        house.person("Cy").post(f"{ME}/hook", {"address": f"{hook.address}/cy"}, 201)
        ((other,),) = house.kept.sql("SELECT id FROM guests WHERE name = 'Cy'")

    async def known() -> Json:
        async with administration(tmp_path) as kept:
            await kept.delete_person(other)
            return await kept.known_of(person)

    kept = asyncio.run(known())
    assert len(kept["notice_ways"]) == 4
    assert len(kept["quiet_hours"]) == 1
    with House(tmp_path) as again:
        cookies, ben = ben.http.cookies, again.person()
        ben.http.cookies.update(cookies)
        assert ben.get(ME)["push_key"], "the same server"
        ((key,),) = again.kept.sql("SELECT value FROM facts WHERE name = 'push-key'")
        for secret in (subscription["auth"], subscription["p256dh"], key):
            assert secret not in f"{kept}{plain.getvalue()}"
        assert "kept-secret" not in plain.getvalue()
        ben.post("/api/me/delete", {})
        assert again.kept.sql("SELECT id FROM notice_ways") == again.kept.sql("SELECT guest FROM quiet_hours") == []


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "[::1]",
        "2130706433",
        "0x7f.1",
        "0.0.0.0",  # noqa: S104 - called, not bound to
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "[fd00::1]",
        "[fe80::1]",
        "[::ffff:127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "224.0.0.1",
    ],
)
def test_nothing_is_sent_into_a_private_network(host: str) -> None:
    with pytest.raises(NotDelivered) as caught:
        asyncio.run(Outside().post(f"https://{host}/x", {}, b"{}"))
    assert caught.value.trouble == "private"


@pytest.mark.parametrize(
    "typed",
    ["", "x", "ftp://a.example/", "https://", "https://a:b@c.example", "https://[", "https://a.example:0/x", "//a"],
)
def test_what_is_no_address_is_refused(typed: str, house: House) -> None:
    assert house.person("Ben").post(f"{ME}/hook", {"address": typed}, 400 if not typed else 422)["text"]


def test_a_name_is_looked_up_once_and_plain_http_goes_into_named_networks_alone(
    hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner of a name could let it lead into a private network right after it was looked at."""
    port, asked = urlsplit(hook.address).port, []

    async def look_up(_loop: object, host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        asked.append(host)
        place = "127.0.0.1" if len(asked) == 1 else "10.0.0.1"
        return [(0, 0, 0, "", (place, port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", look_up)
    inside = Outside(named_networks(["127.0.0.0/8"]))
    assert asyncio.run(inside.post(f"http://rebinding.example:{port}/once", {}, b"{}")) == 201
    assert asked == ["rebinding.example"]
    assert hook.at("/once")[0].headers["host"] == f"rebinding.example:{port}"
    with pytest.raises(NotDelivered, match="private"):
        asyncio.run(inside.post(f"http://rebinding.example:{port}/twice", {}, b"{}"))


@pytest.mark.parametrize(
    ("chosen", "error"),
    [
        ({"notice_networks": ("home",)}, BadNetwork),
        ({"smtp": "smtp://mail.example"}, BadMailServer),
        ({"smtp": "smtp://mail.example", "mail_from": "nobody", "address": "https://a.example"}, BadMailServer),
        ({"smtp": "smtp://mail.example", "mail_from": "a@b.example"}, BadMailServer),
        ({"smtp": "smtp://:x", "mail_from": "a@b.example", "address": "https://a.example"}, BadMailServer),
    ],
)
def test_settings_that_cannot_be_are_refused_before_anything_is_opened(
    chosen: Json, error: type[Exception], tmp_path: Path
) -> None:
    with pytest.raises(error):
        create_app(Settings(data=tmp_path / "nowhere", **chosen))
    assert not (tmp_path / "nowhere").exists()
