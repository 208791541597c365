"""``farshore admin``: look up, take out and delete what a server keeps, and mute people, beside the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias, TypeVar, get_args

import msgspec
import typer
from rich.progress import Progress, TextColumn
from rich.table import Table

from farshore.cli.frame import SpokenCommand, SpokenGroup
from farshore.cli.places import place_of, server_lock
from farshore.cli.screen import screen
from farshore.cli.settings import Folder, SettingsFile, choices
from farshore.core.errors import FarshoreError
from farshore.core.words import say
from farshore.server.folder_lock import FolderInUse, FolderLock
from farshore.server.settings import Choices
from farshore.server.table.seating import Guest, Status

if TYPE_CHECKING:
    from farshore.server.storage.administration import Administration

T = TypeVar("T")
What: TypeAlias = Annotated[Literal["table", "person"], typer.Argument(help=say("cli-admin-what"))]
Which: TypeAlias = Annotated[str, typer.Argument(help=say("cli-admin-which"), metavar="ID")]
ANY_ID: Final = {"ignore_unknown_options": True}
"""An id may begin with a dash, and is no option then."""
Somebody: TypeAlias = Annotated[str, typer.Argument(help=say("cli-admin-somebody"), metavar="PERSON")]
OneTable: TypeAlias = Annotated[str, typer.Option("--table", help=say("cli-admin-only-table"), metavar="ID")]
STATUSES: Final[tuple[str, ...]] = get_args(Status)
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help=say("cli-admin-json"))]

admin = typer.Typer(cls=SpokenGroup, no_args_is_help=True, add_completion=False)


@admin.command(cls=SpokenCommand, help=say("cli-help-admin-people"))
def people(
    name: Annotated[str, typer.Argument(help=say("cli-admin-name"))] = "",
    data: Folder = None,
    settings: SettingsFile = None,
    json: AsJson = False,
) -> None:
    """List people."""
    found = _with(choices(settings, {"data": data}), lambda kept: kept.people(name))
    rows = [(one.id, one.name, _day(one.created), str(one.seats)) for one in found]
    _show(found, rows, json, "id", "name", "came", "seats")


@admin.command(cls=SpokenCommand, help=say("cli-help-admin-tables"))
def tables(
    status: Annotated[str, typer.Option(help=say("cli-admin-status"), metavar="|".join(STATUSES))] = "",
    person: Annotated[str, typer.Option(help=say("cli-admin-person"), metavar="ID")] = "",
    data: Folder = None,
    settings: SettingsFile = None,
    json: AsJson = False,
) -> None:
    """List tables."""
    if status and status not in STATUSES:
        raise FarshoreError("cli-admin-status-unknown", status=status, known=", ".join(STATUSES))
    found = _with(choices(settings, {"data": data}), lambda kept: kept.tables(status, person))
    rows = [(one.id, one.game, one.status, " ".join(one.people), str(one.entries), _day(one.updated)) for one in found]
    _show(found, rows, json, "id", "game", "status", "people", "entries", "touched")


@admin.command(cls=SpokenCommand, help=say("cli-help-admin-reports"))
def reports(data: Folder = None, settings: SettingsFile = None, json: AsJson = False) -> None:
    """List what was reported of the talk at tables."""
    found = _with(choices(settings, {"data": data}), lambda kept: kept.reports())
    rows = [(one.table, str(one.number), one.person, _day(one.at), one.text) for one in found]
    _show(found, rows, json, "table", "number", "person", "said", "text")


@admin.command(cls=SpokenCommand, help=say("cli-help-admin-remove"), context_settings=ANY_ID)
def remove(
    table: Annotated[str, typer.Argument(help=say("cli-admin-talk-table"), metavar="TABLE")],
    number: Annotated[int, typer.Argument(help=say("cli-admin-talk-number"), metavar="NUMBER")],
    data: Folder = None,
    settings: SettingsFile = None,
) -> None:
    """Remove something that was said at a table."""
    _with(choices(settings, {"data": data}), lambda kept: kept.remove_message(table, number))
    screen().print(say("cli-admin-removed"), soft_wrap=True)


@admin.command(cls=SpokenCommand, help=say("cli-help-admin-mute"), context_settings=ANY_ID)
def mute(person: Somebody, table: OneTable = "", data: Folder = None, settings: SettingsFile = None) -> None:
    """Let somebody talk no longer where they sit."""
    tables = _with(choices(settings, {"data": data}), lambda kept: kept.mute(person, table))
    screen().print(say("cli-admin-muted", tables=tables), soft_wrap=True)


@admin.command(cls=SpokenCommand, help=say("cli-help-admin-unmute"), context_settings=ANY_ID)
def unmute(person: Somebody, table: OneTable = "", data: Folder = None, settings: SettingsFile = None) -> None:
    """Let somebody talk again."""
    tables = _with(choices(settings, {"data": data}), lambda kept: kept.unmute(person, table))
    screen().print(say("cli-admin-unmuted", tables=tables), soft_wrap=True)


@admin.command(cls=SpokenCommand, help=say("cli-help-admin-export"), context_settings=ANY_ID)
def export(
    what: What,
    which: Which,
    data: Folder = None,
    settings: SettingsFile = None,
    secrets: Annotated[bool, typer.Option("--secrets", help=say("cli-admin-secrets"))] = False,
) -> None:
    """Print the record of a table, or all that is kept of a person."""

    async def found(kept: Administration) -> str:
        if what == "table":
            return await kept.record(which, with_secrets=secrets)
        return msgspec.json.format(msgspec.json.encode(await kept.known_of(which))).decode() + "\n"

    typer.echo(_with(choices(settings, {"data": data}), found), nl=False)


@admin.command("delete", cls=SpokenCommand, help=say("cli-help-admin-delete"), context_settings=ANY_ID)
def delete(what: What, which: Which, data: Folder = None, settings: SettingsFile = None) -> None:
    """Delete a table, or forget a person, where no server runs."""
    chosen = choices(settings, {"data": data})
    if chosen.database is None:
        _see_something_in(chosen.data)
    try:
        with server_lock(chosen):
            _with(chosen, lambda kept: kept.delete_table(which) if what == "table" else _forget(kept, which))
    except FolderInUse as error:
        raise FarshoreError("cli-restore-running", folder=place_of(chosen), address=error.address or "0") from error
    screen().print(say("cli-admin-deleted", what=what), soft_wrap=True)


@admin.command(cls=SpokenCommand, help=say("cli-help-admin-move"))
def move(data: Folder = None, settings: SettingsFile = None) -> None:
    """Copy everything from the folder into the empty database that the settings name, where no server runs."""
    from farshore.server.storage.moving import move as copied_to  # noqa: PLC0415 - late: as in ``serve``

    chosen, console = choices(settings, {"data": data}), screen()
    if chosen.database is None:
        raise FarshoreError("cli-admin-move-where")
    _see_something_in(chosen.data)
    columns = (TextColumn("{task.description}"), TextColumn("{task.completed:.0f}"))
    try:
        with FolderLock(chosen.data), server_lock(chosen), Progress(*columns, console=console, transient=True) as shown:
            task = shown.add_task(say("cli-backup-copying"), total=None)
            tables = asyncio.run(copied_to(chosen.data, chosen.database, lambda rows: shown.advance(task, rows)))
    except FolderInUse as error:
        raise FarshoreError("cli-restore-running", folder=place_of(chosen), address=error.address or "0") from error
    console.print(say("cli-admin-moved", address=place_of(chosen), tables=tables), soft_wrap=True)


async def _forget(kept: Administration, person: str) -> None:
    """Give up what is somebody's at tables, as they could themselves, so that others play on there; forget them."""
    from farshore.server.lobby.belongings import give_up  # noqa: PLC0415 - late: as in ``serve``
    from farshore.server.served_time import ServedTime, TimeSource  # noqa: PLC0415
    from farshore.server.storage.cache import TableCache  # noqa: PLC0415
    from farshore.server.storage.sql import SqlRepository  # noqa: PLC0415

    people, repository = await kept.with_bots(person), SqlRepository(kept.database)
    served = ServedTime(repository.clocks, TimeSource())
    await served.begin()
    tables = TableCache(repository, kept=1, now=served.now)
    for one in people:
        await give_up(tables, Guest(one, ""))
    await tables.close()
    await kept.delete_person(person)


def _see_something_in(folder: Path) -> None:
    """See that tables are kept there, before a lock makes the folder. Raises ``NothingKept``."""
    from farshore.server.storage.backup import NothingKept  # noqa: PLC0415 - late: as in ``serve``
    from farshore.server.storage.homes import FILE  # noqa: PLC0415 - as above

    if not (folder / FILE).is_file():
        raise NothingKept(folder)


def _with(chosen: Choices, work: Callable[[Administration], Awaitable[T]]) -> T:
    """Do something with what is kept."""
    from farshore.server.storage.administration import administration  # noqa: PLC0415 - late: as in ``serve``

    async def done() -> T:
        async with administration(chosen.database or chosen.data) as kept:
            return await work(kept)

    return asyncio.run(done())


def _show(found: Sequence[Any], rows: Sequence[tuple[str, ...]], is_json: bool, *titles: str) -> None:
    """Print a list: for people, or one JSON object a line."""
    if is_json:
        for one in found:
            typer.echo(msgspec.json.encode(one).decode())
        return
    table = Table(*(say(f"cli-admin-column-{title}") for title in titles), box=None, padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*row)
    screen().print(table)


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()
