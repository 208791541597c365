"""``farshore serve`` as somebody starts it in a terminal."""

from __future__ import annotations

import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from farshore.cli.serve import _hosts
from tests.children import eventually, running
from tests.cli.command import farshore, one_line


@contextmanager
def serving(*arguments: object) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the command in a process of its own; give it and the address it says."""
    command = ["-m", "farshore.cli.main", "serve", *map(str, arguments)]
    with running(*command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        assert process.stdout is not None
        line = next(line for line in process.stdout if not line.startswith("{"))  # before it, the log
        found = re.search(r"http://\S+/", line)
        assert found, line + process.stdout.read()
        yield process, found[0]


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be interrupted like this")
def test_it_says_where_it_is_serves_and_stops_when_it_is_interrupted(tmp_path: Path) -> None:
    with serving("--port", 0, "--data", tmp_path / "tables") as (process, address):
        assert httpx.get(f"{address}api/me", timeout=60).json() == {
            "name": "",
            "language": "",
            "tables": [],
            "lessons": [],
            "login": "",
            "invitations": [],
            "companions": [],
        }
        assert httpx.get(f"{address}api/me", headers={"Host": "evil.example"}, timeout=60).status_code == 403
        again = one_line(farshore("serve", "--port", 0, "--data", tmp_path / "tables", code=1))
        assert f"already open at {address}" in again
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        rest = process.stdout.read()
        process.wait(120)
        assert "Games are kept in" in rest
        assert "tables" in rest
        assert "The table is closed. Every game is kept." in rest
        assert "Traceback" not in rest
        assert process.returncode == 0
    with serving("--port", 0, "--data", tmp_path / "tables") as (_, address):  # the folder is free again
        assert httpx.get(f"{address}api/games", timeout=60).status_code == 200


@pytest.mark.skipif(sys.platform == "win32", reason="as above")
def test_told_to_end_it_says_so_before_it_does(tmp_path: Path) -> None:
    """A proxy hears that it is no longer ready while it still answers; who asks again waits no longer."""
    options = (
        "--port",
        0,
        "--data",
        tmp_path,
        "--set",
        "drain_seconds=1000",
        "--log",
        "json",
        "--set",
        "log_level=info",
    )
    with serving(*options) as (process, address):
        assert httpx.get(f"{address}ready", timeout=60).json() == {"status": "ready"}
        process.send_signal(signal.SIGTERM)
        eventually(lambda: httpx.get(f"{address}ready", timeout=60).status_code == 503)
        assert httpx.get(f"{address}api/games", timeout=60).status_code == 200
        process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        rest = process.stdout.read()
        assert process.wait(120) == 0
    assert "The table is closed. Every game is kept." in rest
    assert '"text":"the tables are closed"' in rest
    assert '"route":"/ready","status":503' in rest


def test_a_port_that_is_taken_is_said_to_be(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = one_line(farshore("serve", "--port", port, "--data", tmp_path, code=1))
    assert f"Port {port} at 127.0.0.1 is taken" in said
    assert "--port" in said


def test_an_address_that_is_not_ones_own_is_said_not_to_work(tmp_path: Path) -> None:
    said = one_line(farshore("serve", "--host", "192.0.2.1", "--port", 0, "--data", tmp_path, code=1))
    assert "Cannot listen at 192.0.2.1" in said


def test_a_folder_that_cannot_be_made_is_said_not_to_work(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = one_line(farshore("serve", "--port", 0, "--data", tmp_path / "file" / "tables", code=1))
    assert "file" in said
    assert "Traceback" not in said


def test_a_folder_of_a_newer_farshore_is_said_to_be_one(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "farshore.sqlite3") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    assert "newer Farshore" in one_line(farshore("serve", "--port", 0, "--data", tmp_path, code=1))


def test_a_server_of_this_machine_only_answers_to_local_names() -> None:
    assert set(_hosts("127.0.0.1", [])) == {"localhost", "127.0.0.1", "::1"}
    assert "tables.example" in _hosts("127.0.0.1", ["Tables.Example"])
    assert _hosts("0.0.0.0", []) == ()  # noqa: S104 - only looked at
    assert "evil.example" not in _hosts("0.0.0.0", ["tables.example"])  # noqa: S104 - as above
