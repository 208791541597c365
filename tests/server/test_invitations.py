"""The links that a host sends: they must lead others to the table, or say what to type so that they do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farshore.server.settings import Settings
from farshore.server.web import reach
from farshore.server.web.messages.tables import QrCode
from farshore.server.web.qr import qr_code
from tests.server.house import House

ANY = "0.0.0.0"  # noqa: S104 - only looked at


@pytest.mark.parametrize(
    ("settings", "name", "found"),
    [
        (Settings(), "127.0.0.1", None),
        (Settings(), "localhost", None),
        (Settings(), "::1", None),
        (Settings(), "tables.example", "http://tables.example:8420"),  # a proxy on this machine leads here
        (Settings(host=ANY), "localhost", "http://10.0.0.7:8420"),
        (Settings(host="::"), "127.0.0.1", "http://10.0.0.7:8420"),
        (Settings(host=ANY), "192.168.1.5", "http://192.168.1.5:8420"),
        (Settings(host=ANY, allow=("ship.local",)), "localhost", "http://ship.local:8420"),
        (Settings(host="192.168.1.5"), "localhost", "http://192.168.1.5:8420"),
        (Settings(host="fd00::5"), "localhost", "http://[fd00::5]:8420"),
    ],
)
def test_others_are_sent_where_they_find_the_table(
    settings: Settings, name: str, found: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "lan_address", lambda: "10.0.0.7")
    assert reach.address_for_others(settings, "http", name, 8420) == found


def test_a_port_that_goes_without_saying_is_not_said() -> None:
    assert reach.address_for_others(Settings(), "https", "tables.example", None) == "https://tables.example"


def test_the_address_in_the_network_is_one_that_others_can_use() -> None:
    found = reach.lan_address()
    assert found is None or re.fullmatch(r"\d+(\.\d+){3}", found)
    assert found is None or not reach.is_local(found)


def squares(code: QrCode) -> set[tuple[int, int]]:
    """Return what is dark."""
    runs = re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", code.path)
    assert "".join(f"M{x} {y}h{n}v1h-{n}z" for x, y, n in runs) == code.path
    return {(int(x) + step, int(y)) for x, y, length in runs for step in range(int(length))}


def test_the_code_is_a_code_with_its_three_eyes() -> None:
    code = qr_code("http://192.168.1.5:8420/join#" + "x" * 22)
    dark, last = squares(code), code.size - 1
    assert code.size % 4 == 1
    for left, top in ((0, 0), (last - 6, 0), (0, last - 6)):
        ring = {(left + step, top) for step in range(7)} | {(left, top + step) for step in range(7)}
        assert ring <= dark
        assert (left + 3, top + 3) in dark
        assert (left + 1, top + 1) not in dark
    assert squares(qr_code("http://192.168.1.5:8420/join#" + "y" * 22)) != dark


def test_the_host_gets_the_links_and_is_told_that_they_work_here_only(house: House) -> None:
    ann = house.person("Ann")
    table = ann.open("explorers", "me", "open", "open")
    path = f"/api/tables/{table['id']}/invitations"
    found = ann.get(path)
    assert found["here_only"]
    assert found["command"] == "farshore serve --host 0.0.0.0"
    assert [link["seat"] for link in found["links"]] == [1, 2]
    assert found["links"][0]["address"] == f"http://{house.place}{table['seats'][1]['invitation']}"
    assert found["links"][0]["code"]["size"] > 20
    assert house.watcher(ann, table["id"]).get(path, 403)["error"] == "not-your-table"
    assert house.person().get(path, 404)["error"] == "no-table"


def test_a_server_that_others_reach_gives_them_its_address(tmp_path: Path) -> None:
    with House(tmp_path, host=ANY, allow=("ship.local",)) as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "me", "open")
        found = ann.get(f"/api/tables/{table['id']}/invitations")
        port = house.place.rpartition(":")[2]
        assert not found["here_only"]
        assert found["links"][0]["address"] == f"http://ship.local:{port}{table['seats'][1]['invitation']}"
