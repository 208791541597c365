"""Connections: whoever says nothing, stops in the middle or does not read is let go, and nobody has too many."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from farshore.server.app import create_app
from farshore.server.settings import Settings
from farshore.server.web.asgi import caller_at
from farshore.server.web.connections import Connections
from farshore.server.web.serving import LEVEL, LightSocket, server_config
from tests.server.house import PATIENCE, House, Person, eventually

SHORT = 1.5  # seconds for a request: on a busy machine a test takes its time between two lines
HALF = b'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name'
SLOW = [b"", b"GET /api/me HT", b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: ", HALF]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("connections")
    with House(folder, header_seconds=SHORT, body_seconds=SHORT) as house:
        yield house


def connected(house: House, address: str = "127.0.0.1") -> socket.socket:
    host, _, port = house.place.partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE, source_address=(address, 0))


@pytest.mark.parametrize("said", SLOW)
def test_a_request_that_never_comes_is_not_waited_for(
    house: House, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with connected(house) as line:
        line.sendall(said)
        assert _is_closed(line)
    assert not [record for record in caplog.records if record.exc_info], "no traceback for a stranger's silence"


def test_a_second_request_on_the_same_line_is_not_waited_for_either(house: House) -> None:
    with connected(house) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(4).startswith(b"HTTP")
        line.sendall(b"GET /api/me HT")
        assert _is_closed(line)


def test_a_request_that_drips_is_not_waited_for(house: House) -> None:
    with connected(house) as line:
        _drip_until_closed(line)


def test_whoever_does_not_read_is_let_go(house: House) -> None:
    host, _, port = house.place.partition(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # so that it does not take much to fill it
        line.connect((host, int(port)))
        line.sendall(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 50)
        _drip_until_closed(line)


def test_endless_headers_are_refused(house: House) -> None:
    with connected(house) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: " + b"a" * 40_000)
        assert line.recv(100).startswith(b"HTTP/1.1 400 ")


def test_one_address_has_not_all_connections(tmp_path: Path) -> None:
    with House(tmp_path, connections_each=8, connections=12) as house, ExitStack() as lines:
        for _ in range(8):
            lines.enter_context(connected(house, "127.0.0.3"))
        with connected(house, "127.0.0.3") as one_more:
            assert one_more.recv(100).startswith(b"HTTP/1.1 503 ")
        assert _can_look(house), "others are let in meanwhile"
        lines.close()
        assert eventually(lambda: _can_look(house, "127.0.0.3")), "and they again, when the silent ones are gone"


@pytest.mark.parametrize(
    ("named", "address", "is_proxy"),
    [
        ("10.0.0.7", "10.0.0.7", True),
        ("10.0.0.0/8", "10.9.9.9", True),
        ("10.0.0.0/8", "11.0.0.1", False),
        ("::1", "::1", True),
        ("fd00::/16", "fd00:1::5", True),
        ("fd00::1", "fd00::2", False),
        ("a socket", "10.0.0.7", False),
    ],
)
def test_a_proxy_has_the_connections_of_all_who_come_through_it(named: str, address: str, is_proxy: bool) -> None:
    connections = Connections(Settings(proxies=(named,), connections_each=2, connections=100))
    connections.by_caller[caller_at(address)] = 2
    assert connections.is_full(address) is not is_proxy


def test_sockets_from_everywhere_are_not_more_than_there_may_be(tmp_path: Path) -> None:
    with House(tmp_path, all_sockets=2) as house, ExitStack() as open_pages:
        ann = house.person("Ann")
        table = ann.open("overworld", "me", "here:Ben")["id"]
        for _ in range(2):
            open_pages.enter_context(ann.live(table)).recv(PATIENCE)
        with pytest.raises(InvalidStatus), ann.live(table):
            pass
        open_pages.close()
        assert eventually(lambda: _can_watch(ann, table)), "and again, when others have gone"


def test_a_socket_outlives_what_a_request_may_take(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("explorers", "me", "here:Ben")["id"]
    with ann.live(table) as line:
        line.recv(PATIENCE)
        time.sleep(SHORT + 0.3)
        ann.act(table, 0, ann.state(table)["seats"][0]["offers"][0]["action"])
        assert line.recv(PATIENCE)


def test_sockets_compress_lightly(tmp_path: Path) -> None:
    async def settings_of_a_socket() -> list[object]:
        config = server_config(create_app(settings), settings)
        made = LightSocket(config=config, server_state=ServerState(), app_state={})
        return [getattr(extension, "compress_settings", None) for extension in made.conn.available_extensions or ()]

    settings = Settings(data=tmp_path)
    assert asyncio.run(settings_of_a_socket()) == [{"memLevel": 5, "level": LEVEL}]


def test_nobody_says_where_they_come_from_but_a_trusted_proxy(tmp_path: Path) -> None:
    def asked(house: House) -> list[int]:
        http = house.person().http
        headers = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(20)]
        return [http.get("/api/me", headers=header).status_code for header in headers]

    with House(tmp_path / "bare", looks=0.001) as house:
        assert set(asked(house)) == {429}
    with House(tmp_path / "behind", looks=1.0, proxies=("127.0.0.1",)) as house:
        assert set(asked(house)) == {200}


def _can_watch(person: Person, table: str) -> bool:
    try:
        with person.live(table) as line:
            return bool(line.recv(PATIENCE))
    except InvalidStatus:
        return False


def _drip_until_closed(line: socket.socket) -> None:
    end = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < end:
            line.sendall(b"X")
            time.sleep(0.05)
    except OSError:  # reset, broken or aborted: as the system says it
        return
    raise AssertionError("it was never closed")


def _is_closed(line: socket.socket) -> bool:
    """Read to the end of a connection that the other side closes."""
    try:
        while line.recv(65_536):
            pass
    except ConnectionError:
        return True
    return True


def _can_look(house: House, address: str = "127.0.0.1") -> bool:
    with connected(house, address) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        try:
            return line.recv(100).startswith(b"HTTP/1.1 200 ")
        except ConnectionError:
            return False
