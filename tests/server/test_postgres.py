"""What is peculiar to PostgreSQL: who is let in, what is said of it, and how it is copied and brought back."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import psycopg
import pytest

from farshore.server.storage.errors import NoDatabase
from farshore.server.storage.homes import FILE
from farshore.server.storage.postgres import DatabaseLock, PostgresHome
from tests.cli.command import farshore, one_line
from tests.make_witnesses import WITNESSES
from tests.server.house import House, eventually
from tests.server.kept import Kept, needs_postgres

if TYPE_CHECKING:
    from tests.postgres import Postgres

pytestmark = needs_postgres
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture
def kept(postgres: Postgres, tmp_path: Path) -> Kept:
    return Kept(tmp_path, postgres.new_database())


def test_a_database_that_is_not_there_or_not_ours_is_said_not_to_be(postgres: Postgres, kept: Kept) -> None:
    nowhere = f"database={postgres.address('nowhere')}"
    said = one_line(farshore("serve", "--port", 0, "--set", nowhere, code=1))
    assert "The database postgresql://postgres@/nowhere cannot be opened: " in said
    assert "does not exist" in said
    kept.sql("CREATE TABLE tables (surprise INTEGER)")
    said = one_line(farshore("serve", "--port", 0, "--set", f"database={kept.database}", code=1))
    assert 'cannot be opened: relation "tables" already exists' in said
    assert "“database” must be the address of" in one_line(farshore("serve", "--set", "database=tables", code=1))


def test_a_role_and_a_database_are_made_as_the_page_for_hosts_says(postgres: Postgres, tmp_path: Path) -> None:
    commands = re.findall(r"^create(?:user|db) .*$", HOSTING.read_text(encoding="utf-8"), re.MULTILINE)
    assert [command.split()[0] for command in commands] == ["createuser", "createdb"]
    environment = {"PGHOST": postgres.sockets, "PGUSER": "postgres"}
    try:
        for program, *arguments in map(shlex.split, commands):
            subprocess.run(  # noqa: S603 - our own
                [postgres.programs / program, *arguments],
                input="sesame\nsesame\n",  # without a terminal, what is asked for is read from here
                text=True,
                start_new_session=True,
                check=True,
                env=environment,
            )
        address = postgres.address("farshore").replace("postgres@", "farshore:sesame@")
        with House(Kept(tmp_path, address)) as house:
            assert house.person("Ann").get("/ready") == {"status": "ready"}
        with psycopg.connect(postgres.address("farshore")) as connection:
            owners = connection.execute("SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'")
            assert owners.fetchall() == [("farshore",)]
            (kept,) = (
                connection.execute("SELECT rolpassword FROM pg_authid WHERE rolname = 'farshore'").fetchone() or ()
            )
            assert kept.startswith("SCRAM-SHA-256$"), "by which it is let in where a password is asked for"
    finally:
        with psycopg.connect(postgres.address(), autocommit=True) as connection:
            connection.execute("DROP DATABASE IF EXISTS farshore WITH (FORCE)")
            connection.execute("DROP ROLE IF EXISTS farshore")


def test_a_password_is_never_said() -> None:
    home = PostgresHome("postgresql://farshore:sesame@localhost:1/farshore?connect_timeout=1")
    assert str(home) == "postgresql://farshore:***@localhost:1/farshore"
    with pytest.raises(NoDatabase) as caught, DatabaseLock(home):
        pass
    assert "sesame" not in str(caught.value)


def test_nobody_serves_a_database_beside_whoever_holds_it_alone(kept: Kept) -> None:
    assert kept.database is not None
    with DatabaseLock(PostgresHome(kept.database)) as lock:
        lock.say("http://127.0.0.1:8420/")
        said = one_line(farshore("serve", "--port", 0, "--set", f"database={kept.database}", code=1))
        assert "are already open" in said
        here = "application_name LIKE 'farshore%' AND datname = current_database()"
        ((name,),) = kept.sql(f"SELECT application_name FROM pg_stat_activity WHERE {here}")  # noqa: S608 - ours
        assert name == "farshore http://127.0.0.1:8420/"
    with DatabaseLock(PostgresHome(kept.database)):
        pass


def test_it_goes_on_when_postgresql_has_dropped_every_connection(postgres: Postgres, kept: Kept) -> None:
    """As when PostgreSQL was started anew: at most what is asked in that moment is refused, and can be asked again."""
    with House(kept) as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "me", "here:Ben")["id"]
        ann.play_on(table, Random(1), lambda state: state["seq"] > 5)
        with psycopg.connect(postgres.address(), autocommit=True) as connection:
            drop = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
            connection.execute(drop, (PostgresHome(kept.database or "").url.database,))
        state = ann.state(table)
        wish = {"seat": 0, "action": state["seats"][0]["offers"][0]["action"], "seq": state["seq"], "key": "again"}
        path = f"/api/tables/{table}/actions"
        eventually(lambda: ann.http.post(path, json=wish).status_code == 200)
        assert ann.state(table)["seq"] > state["seq"]
        assert ann.get("/ready") == {"status": "ready"}


def test_a_text_that_postgresql_cannot_hold_is_no_failure(kept: Kept) -> None:
    with House(kept) as house:
        ann = house.person("Ann")
        assert ann.http.post("/api/join/look", json={"token": "\0"}).status_code in {400, 404}
        assert ann.http.get("/api/tables/a%00b/state").status_code == 404
        table = ann.open("explorers", "me", "here:Ben")["id"]
        state = ann.state(table)
        ann.act(table, 0, state["seats"][0]["offers"][0]["action"], key="\0")


def test_it_is_copied_and_brought_back_as_the_command_says(postgres: Postgres, kept: Kept, tmp_path: Path) -> None:
    with House(kept) as house:
        ann = house.person("Ann")
        table = ann.open("explorers", "me", "here:Ben")["id"]
        ann.play_on(table, Random(1), lambda state: state["seq"] > 20)
        before, cookies = ann.state(table), dict(ann.http.cookies)
        _type("backup", tmp_path / "copy", kept.database, postgres)  # while it is played at
        ann.play_on(table, Random(2), lambda state: state["seq"] > 30)
    elsewhere = Kept(tmp_path, postgres.new_database())
    _type("restore", tmp_path / "copy", elsewhere.database, postgres)
    with House(elsewhere) as house:
        ann = house.person()
        ann.http.cookies.update(cookies)
        assert ann.state(table) == before
        ann.play_on(table, Random(3), lambda state: state["seq"] > before["seq"] + 5)


def test_everything_moves_from_a_folder_into_a_database(kept: Kept, tmp_path: Path) -> None:
    """What the oldest version kept, brought up to date by a server of SQLite, is played on in PostgreSQL."""
    settings = tmp_path / "settings.toml"
    settings.write_text(f"data = '{tmp_path}'\ndatabase = \"{kept.database}\"\n")
    assert "Name the database" in one_line(farshore("admin", "move", "--data", tmp_path, code=1))
    assert "No tables are kept" in one_line(farshore("admin", "move", "--settings", settings, code=1))
    shutil.copy(min(WITNESSES.iterdir()) / FILE, tmp_path / FILE)
    assert "another version of Farshore" in one_line(farshore("admin", "move", "--settings", settings, code=1))
    with House(Kept(tmp_path)) as house:
        tables = [table for (table,) in house.kept.sql("SELECT id FROM tables")]
    assert f"{len(tables)} tables are now in postgresql:" in one_line(farshore("admin", "move", "--settings", settings))
    for rows in ("guests", "tables", "seats", "entries", "checkpoints"):
        everything = f"SELECT * FROM {rows}"  # noqa: S608 - our own words
        assert sorted(kept.sql(everything), key=str) == sorted(Kept(tmp_path).sql(everything), key=str)
    assert "already. Name an empty database" in one_line(farshore("admin", "move", "--settings", settings, code=1))
    with House(kept) as house:
        assert house.person().get("/ready") == {"status": "ready"}
    here, there = (["--data", tmp_path], ["--settings", settings])
    whole = ["admin", "export", "table", tables[0], "--secrets"]
    assert farshore(*whole, *there).startswith(farshore(*whole, *here).splitlines()[0])


def _type(command: str, file: Path, database: str | None, postgres: Postgres) -> None:
    """Ask the command what to type, and type it; the tests' own server listens at an unusual place."""
    settings = file.with_suffix(".toml")
    settings.write_text(f'database = "{database}"\n')
    said = one_line(farshore(command, file, "--settings", settings, code=1))
    found = re.search(r"type: (.*)$", said, re.IGNORECASE)
    assert found, said
    program, *arguments = shlex.split(found[1])
    environment = {"PGHOST": postgres.sockets}
    subprocess.run([postgres.programs / program, *arguments], check=True, env=environment)  # noqa: S603 - our own
