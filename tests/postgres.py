"""A real PostgreSQL for the tests: one server for all, from the wheel ``pgserver``, and a database for each test.

The first worker that needs it starts it, and stops it when nobody uses it any more; the wheel's own way to start it
gives up after ten seconds, which are not enough on a busy machine.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import IO
from urllib.parse import quote

import psycopg

from tests.children import ALONE, end, eventually, running, start

OTHER_USER = "nobody"  # PostgreSQL refuses to be run by root
QUICK = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off", "listen_addresses": ""}
"""The tests kill our server, not the machine."""
BECOME = """
import os, pwd, sys
if sys.argv[1]:
    found = pwd.getpwnam(sys.argv[1])
    os.setgroups([])
    os.setgid(found.pw_gid)
    os.setuid(found.pw_uid)
os.execv(sys.argv[2], sys.argv[2:])
"""
_numbers = count()


class Postgres:
    """A server that runs."""

    def __init__(self, sockets: str) -> None:
        self.sockets = sockets  # the folder in which it listens
        self.programs = _installed() / "pginstall" / "bin"  # beside the server: pg_dump, pg_restore

    def address(self, database: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://postgres@/{database}?host={quote(self.sockets, safe='')}"

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        name = f"test_{os.getpid()}_{next(_numbers)}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return self.address(name)


@contextmanager
def shared_postgres(shared: Path) -> Iterator[Postgres]:
    """Use the server of all workers, who know a folder in common."""
    place = shared / "postgres"
    with (shared / "postgres.users").open("w") as users:
        with _held(shared / "postgres.lock"):
            own = None if place.exists() else _start()
            if own is not None:
                place.write_text(own.folder)
            fcntl.flock(users, fcntl.LOCK_SH)
        try:
            yield Postgres(place.read_text())
        finally:
            fcntl.flock(users, fcntl.LOCK_UN)
            if own is not None:
                with _held(shared / "postgres.lock"), (shared / "postgres.users").open("w") as others:
                    fcntl.flock(others, fcntl.LOCK_EX)  # the last one is done; who comes now starts another
                    place.unlink()
                    own.stop()


@contextmanager
def _held(path: Path) -> Iterator[IO[str]]:
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file


class _Own:
    """A server that this worker has started, in a folder of its own."""

    def __init__(self, folder: str, process: subprocess.Popen[str]) -> None:
        self.folder = folder
        self._process = process

    def stop(self) -> None:
        """End it, and leave nothing behind."""
        end(self._process)
        shutil.rmtree(self.folder)


def _start() -> _Own:
    """Make a cluster and serve it, as somebody who may."""
    folder = tempfile.mkdtemp(prefix="farshore-postgres-")
    user = OTHER_USER if os.geteuid() == 0 else ""
    programs, data = _programs(folder, user), f"{folder}/data"
    make = ["-D", data, "-U", "postgres", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C"]
    options = [part for name, value in QUICK.items() for part in ("-c", f"{name}={value}")]
    with running(*_becoming(user, programs / "initdb", *make), cwd=folder, stdout=subprocess.DEVNULL) as making:
        assert making.wait() == 0
    with Path(folder, "log").open("w") as said:
        serve = _becoming(user, programs / "postgres", "-D", data, "-k", folder, *options)
        process = start(*serve, cwd=folder, stdout=said, stderr=said)
    eventually(lambda: _answers(folder) or process.poll() is not None)
    assert process.poll() is None, Path(folder, "log").read_text()
    return _Own(folder, process)


def _programs(folder: str, user: str) -> Path:
    """Return where PostgreSQL's programs are: for another user copied, since theirs may not be ours to open."""
    installed = _installed()
    if user:
        for part in (installed / "pginstall", installed.with_name("pgserver.libs")):
            if part.is_dir():
                shutil.copytree(part, Path(folder, "installed") / part.relative_to(installed.parent))
        installed = Path(folder, "installed", installed.name)
        shutil.chown(folder, user)
    return installed / "pginstall" / "bin"


def _installed() -> Path:
    """Return where the wheel is."""
    found = find_spec("pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent


def _becoming(user: str, program: Path, *arguments: str) -> list[str]:
    """Return how a Python, as the tests' children are, becomes another program, and somebody else."""
    return [*ALONE, BECOME, user, str(program), *arguments]


def _answers(folder: str) -> bool:
    try:
        psycopg.connect(Postgres(folder).address()).close()
    except psycopg.OperationalError:
        return False
    return True
