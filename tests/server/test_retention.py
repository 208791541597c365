"""Retention: everything is kept for ever, unless whoever runs the server wants it otherwise."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from farshore.server.storage.database import FILE
from tests.server.house import House, eventually

YEARS = 3 * 365 * 24 * 3600.0


def test_what_is_old_is_deleted_only_where_that_is_wished(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ann = house.person("Ann")
        old, new = (ann.open("explorers", "me", "here:Ben")["id"] for _ in range(2))
        house.person("Eve")  # who leaves nothing behind
        cookies = dict(ann.http.cookies)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE tables SET updated = ? WHERE id = ?", (time.time() - YEARS, old))
        connection.execute("UPDATE guests SET created = ?", (time.time() - YEARS,))
    for keep_days, kept in ((None, {old, new}), (4 * 365.0, {old, new}), (30.0, {new})):
        with House(tmp_path, keep_days=keep_days) as house:
            ann = house.person()
            ann.http.cookies.update(cookies)
            eventually(lambda: {mine["id"] for mine in ann.get("/api/me")["tables"]} == kept)  # noqa: B023 - called here
            ann.get(f"/api/tables/{old}/state", 200 if old in kept else 404)
            assert ann.state(new)["seq"] >= 0
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT name FROM guests").fetchall() == [("Ann",)]
        assert connection.execute('SELECT count(*) FROM seats WHERE "table" = ?', (old,)).fetchone() == (0,)
