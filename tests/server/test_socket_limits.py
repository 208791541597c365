"""Sockets that are held open: whoever says too much, does not read or does not go is let go, and soon."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from farshore.core.words import Phrase
from farshore.server.web import written as written_module
from farshore.server.web.light_socket import HEARD_AT_ONCE
from farshore.server.web.shared_deflate import deflated
from tests.server.house import PATIENCE, House, Json, Person, eventually, received, to_the_end
from tests.server.test_operation import measured

KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="
PING: Final = b"\x89\x80\0\0\0\0"
"""The shortest frame that wants an answer."""
PONG: Final = b"\x8a\0"
SMALL: Final = 4096
SHORT: Final = 1.0  # seconds without reading on


@contextmanager
def raw(
    house: House, person: Person, table: str, *headers: str, room: int = 0
) -> Iterator[tuple[socket.socket, bytes]]:
    """Ask for a socket as no browser would; yield the connection and how the answer begins."""
    host, _, port = house.place.partition(":")
    with socket.socket() as line:
        if room:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.settimeout(PATIENCE)
        line.connect((host, int(port)))
        asked = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}"]
        asked += [f"Host: {house.place}", "Cookie: {}={}".format(*person.cookie), *headers]
        line.sendall("\r\n".join([f"GET /api/tables/{table}/live HTTP/1.1", *asked, "\r\n"]).encode())
        yield line, line.recv(12)


def open_sockets(person: Person) -> float:
    return measured(person.http.get("/metrics").text, "farshore_sockets")


def table_of(person: Person) -> str:
    return str(person.open("entdecker", "me", "here:Ben")["id"])


@pytest.mark.parametrize("frame", [PING, b"\x81\x80\0\0\0\0"], ids=["pings", "texts"])
def test_whoever_says_too_much_is_not_listened_to(house: House, frame: bytes) -> None:
    ann = house.person("Ann")
    with raw(house, ann, table_of(ann)) as (line, answer):
        assert answer == b"HTTP/1.1 101"
        with suppress(ConnectionError):
            line.sendall(frame * 40_000)
        assert to_the_end(line).count(PONG) <= HEARD_AT_ONCE / len(PING)
    assert eventually(lambda: not open_sockets(ann))


def test_whoever_says_no_more_than_that_they_are_there_may_stay(house: House) -> None:
    ann = house.person("Ann")
    table = table_of(ann)
    with ann.live(table) as line:
        first = received(line)
        for _ in range(20):
            assert line.ping(b"x" * 20).wait(PATIENCE)
        ann.act(table, 0, first["seats"][0]["offers"][0]["action"], first["seq"])
        assert received(line)["seq"] > first["seq"]


def test_whoever_does_not_read_loses_their_socket(tmp_path: Path) -> None:
    with House(tmp_path, body_seconds=SHORT) as house:
        house.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        ann = house.person("Ann")
        table = table_of(ann)
        with raw(house, ann, table, room=SMALL):
            assert eventually(lambda: open_sockets(ann) == 1)
            end, state = time.monotonic() + PATIENCE, ann.state(table)
            while open_sockets(ann) and time.monotonic() < end:
                action = state["seats"][state["actors"][0]]["offers"][0]["action"]
                state = ann.act(table, state["actors"][0], action, state["seq"])["snapshot"]
            assert not open_sockets(ann)


def test_whoever_no_longer_answers_is_gone_though_they_never_read_the_last_of_it(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    house.config.ws_ping_interval = house.config.ws_ping_timeout = 0.2
    with house:
        ann = house.person("Ann")
        with raw(house, ann, table_of(ann), room=SMALL):
            assert eventually(lambda: open_sockets(ann) == 1)
            assert eventually(lambda: not open_sockets(ann))


def test_a_page_that_is_told_to_go_is_gone_soon_and_few_a_second_are_told(tmp_path: Path) -> None:
    with House(tmp_path, sockets=0) as house, ExitStack() as lines:
        ann, begun = house.person("Ann"), time.monotonic()
        table, origin = table_of(ann), f"Origin: http://{house.place}"
        asked = [lines.enter_context(raw(house, ann, table, origin)) for _ in range(40)]
        told = [line for line, answer in asked if answer == b"HTTP/1.1 101"]
        refused = [line for line, answer in asked if answer == b"HTTP/1.1 429"]
        assert len(told) + len(refused) == len(asked)
        assert 1 <= len(told) <= 5 + time.monotonic() - begun
        sentence = Phrase("server-too-many-sockets").say("en").encode()
        for line in told:  # which never say good-bye themselves
            assert sentence in to_the_end(line)
        for line in refused:
            assert b"too-many-sockets" in to_the_end(line)
        with pytest.raises(ConnectionClosed), ann.live(table, origin=f"http://{house.place}") as page:
            page.recv(PATIENCE)  # after some seconds a page is told again


def test_a_table_is_written_and_compressed_once_for_all_who_are_told_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Json] = []

    def encode(news: Json) -> bytes:
        made.append(news)
        return msgspec.json.encode(news)

    ann = house.person("Ann")
    ask = {"game": "entdecker", "seats": [{"kind": "me"}, {"kind": "here"}], "listed": True}
    table = ann.post("/api/tables", ask, 201)["id"]
    with ExitStack() as pages:
        people = [ann, *(house.person(name) for name in ("", "Ben", "Cy", "", "Dora", "Eve", "Fay"))]
        lines = [pages.enter_context(person.live(table)) for person in people]
        first, *_ = [received(line) for line in lines]
        monkeypatch.setattr(written_module, "_encode", encode)
        deflated.cache_clear()
        ann.act(table, 0, first["seats"][0]["offers"][0]["action"], first["seq"])
        mine, *others = [received(line) for line in lines]
        assert mine["seats"][0]["seat"] == 0
        assert others[0]["seats"][0]["seat"] is None
        assert all(other == others[0] for other in others)
        assert len(made) == 2 * 2, "for Ann, and for all who watch: the mark, and the message"
        assert deflated.cache_info().misses <= 3, "likewise; and a beat"
        assert deflated.cache_info().hits >= len(others) - 1


@pytest.mark.parametrize("offered", [None, [ClientPerMessageDeflateFactory(server_max_window_bits=9)]])
def test_whatever_a_client_can_read_it_is_told_the_same(
    house: House, offered: list[ClientPerMessageDeflateFactory] | None
) -> None:
    ann = house.person("Ann")
    table = table_of(ann)
    address = f"ws://{house.place}/api/tables/{table}/live"
    cookie = {"Cookie": "{}={}".format(*ann.cookie)}
    with connect(address, additional_headers=cookie, compression=None, extensions=offered) as line:
        assert len(line.protocol.extensions) == len(offered or ())
        state = received(line)
        assert state == ann.state(table)
        for _ in range(3):
            ann.act(table, state["actors"][0], state["seats"][state["actors"][0]]["offers"][0]["action"], state["seq"])
            state = received(line)
            assert {**state, "lines": []} == {**ann.state(table), "lines": []}


@pytest.mark.parametrize(
    ("since", "bearer", "status", "error"),
    [("0", "nobodys", 401, "unknown-token"), ("-1", "", 400, "bad-request"), ("x", "", 400, "bad-request")],
)
def test_a_socket_that_is_not_opened_is_told_why(
    house: House, since: str, bearer: str, status: int, error: str
) -> None:
    ann = house.person("Ann")
    address = f"ws://{house.place}/api/tables/{table_of(ann)}/live?language=de&since={since}"
    headers = {"Authorization": f"Bearer {bearer}"} if bearer else {}
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
        pass
    answer = refused.value.response
    assert answer.status_code == status
    assert msgspec.json.decode(answer.body or b"")["error"] == error


def test_a_socket_without_a_database_is_told_so(tmp_path: Path) -> None:
    with House(tmp_path / "data", beat=0.1) as house:
        ann = house.person("Ann")
        table = table_of(ann)
        (tmp_path / "data").rename(tmp_path / "gone")
        stranger = house.person()
        stranger.http.cookies.set(ann.cookie[0], "nobodys")
        with pytest.raises(InvalidStatus) as refused, stranger.live(table):
            pass
        (tmp_path / "gone").rename(tmp_path / "data")
        answer = refused.value.response
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")
        assert msgspec.json.decode(answer.body or b"")["error"] == "data-gone"
