"""Connections: whoever says nothing, stops in the middle or does not read is let go, and nobody has too many."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from farshore.server.rate_limit import SITE
from farshore.server.settings import Settings
from farshore.server.web.asgi import caller_at
from farshore.server.web.connections import Connections
from tests.server.house import PATIENCE, House, Person, eventually, to_the_end

SHORT = 1.5  # seconds for a request: on a busy machine a test takes its time between two lines
HALF = b'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name'
SLOW = [b"", b"GET /api/me HT", b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Long: ", HALF]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("connections")
    house = House(folder, header_seconds=SHORT, body_seconds=SHORT)
    house.config.timeout_keep_alive = 1
    with house:
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
        line.sendall(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
        _drip_until_closed(line)


def test_whoever_does_not_read_the_last_answer_is_let_go(tmp_path: Path) -> None:
    """It is sent, as far as the server can tell, and then the line is idle: it must not stay open for ever."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "some.js").write_bytes(bytes(60_000))  # too little to hear that nobody reads it
    with House(tmp_path / "data", body_seconds=SHORT, connections=2, static=tmp_path) as house:
        house.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        house.config.timeout_keep_alive = 1
        host, _, port = house.place.partition(":")
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect((host, int(port)))
            line.sendall(b"GET /assets/some.js HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(4, socket.MSG_PEEK).startswith(b"HTTP"), "it is answered, and not read"
            with connected(house):
                assert not _can_look(house)
                assert eventually(lambda: _can_look(house))


@pytest.mark.parametrize(("ahead", "is_answered"), [(9, True), (2_000, False)])
def test_no_more_than_a_few_requests_are_taken_in_ahead(
    house: House, ahead: int, is_answered: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with connected(house) as line:
        line.sendall(b"GET /x HTTP/1.1\r\nHost: x\r\n\r\n" * ahead)
        heard = to_the_end(line)
    assert heard.count(b"HTTP/1.1 ") <= 9
    assert (heard.count(b"HTTP/1.1 ") == ahead) == is_answered
    assert not caplog.records


def test_what_a_stranger_sends_wrongly_is_not_written_down(house: House, caplog: pytest.LogCaptureFixture) -> None:
    for wrong in (b"\0\0\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: tea\r\n\r\n"):
        with connected(house) as line:
            line.sendall(wrong)
            assert _is_closed(line)
    assert not caplog.records


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


def test_one_address_cannot_connect_again_and_again_as_fast_as_it_likes(tmp_path: Path) -> None:
    with House(tmp_path, connections_each=2) as house:
        let_in = 0
        while let_in < 500 and _can_look(house, "127.0.0.5"):
            let_in += 1
        assert 40 <= let_in < 500, "six seconds' worth of eight, and what comes meanwhile"
        assert _can_look(house), "others are let in"


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
    for _ in range(2):
        connections.open.enter(caller_at(address))
    assert connections.is_full(address) is not is_proxy


def test_a_site_has_some_times_as_many_connections_as_one_network_of_it() -> None:
    connections = Connections(Settings(connections_each=2, connections=100))
    for address in (f"2001:db8:1:{network:x}::1" for network in range(2 * SITE)):
        assert not connections.is_full(address)
        connections.open.enter(caller_at(address))
    assert connections.is_full("2001:db8:1:ffff::1")
    assert not connections.is_full("2001:db8:2::1"), "another site"
    assert not connections.is_full("203.0.113.1")
    connections.open.leave(caller_at("2001:db8:1::1"))
    assert not connections.is_full("2001:db8:1:ffff::1")


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
    to_the_end(line)
    return True


def _can_look(house: House, address: str = "127.0.0.1") -> bool:
    with connected(house, address) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return to_the_end(line).startswith(b"HTTP/1.1 200 ")
