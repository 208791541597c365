"""Most tests of a file share one server; each has people and tables of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.server.house import House
from tests.server.kept import BOTH, MAYBE_BOTH, POSTGRES, Kept

if TYPE_CHECKING:
    from tests.postgres import Postgres


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL, shared by all workers."""
    from tests.postgres import shared_postgres  # noqa: PLC0415 - most tests need none

    own = tmp_path_factory.getbasetemp()
    with shared_postgres(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) as running:
        yield running


def kept_by(kind: str, name: str, request: pytest.FixtureRequest) -> Kept:
    """Make an empty place for tables."""
    folder = request.getfixturevalue("tmp_path_factory").mktemp(name)
    return Kept(folder, request.getfixturevalue("postgres").new_database() if kind == POSTGRES else None)


@pytest.fixture(params=BOTH)
def kept(request: pytest.FixtureRequest) -> Kept:
    """An empty place for tables, of either kind."""
    return kept_by(request.param, "kept", request)


@pytest.fixture(scope="module", params=MAYBE_BOTH)
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    with House(kept_by(request.param, "house", request)) as house:
        yield house
