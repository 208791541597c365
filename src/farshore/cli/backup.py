"""``farshore backup`` and ``farshore restore``: a copy of all tables, made while they are played at, and back."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from farshore.cli.places import place_of
from farshore.cli.screen import screen
from farshore.cli.settings import Folder, SettingsFile, choices
from farshore.core.errors import FarshoreError
from farshore.core.words import say
from farshore.core.words.numbers import decimal
from farshore.server.folder_lock import FolderInUse, FolderLock
from farshore.server.settings import Choices


def backup(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-backup"), metavar="FILE")],
    data: Folder = None,
    settings: SettingsFile = None,
) -> None:
    """Copy everything that is kept into a file. Whoever plays meanwhile notices nothing."""
    from farshore.server.storage.backup import back_up  # noqa: PLC0415 - late: no other command should wait for SQL

    console, folder = screen(), _folder("backup", file, choices(settings, {"data": data}))
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(say("cli-backup-copying"), total=None)
        copied = back_up(folder, file, lambda done, of: progress.update(task, completed=done, total=of))
    said = say("cli-backup-made", path=str(file), tables=copied.tables, megabytes=decimal(copied.size / 1e6))
    console.print(said, soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(help=say("cli-arg-restore"), metavar="FILE")],
    data: Folder = None,
    replace: Annotated[bool, typer.Option("--replace", help=say("cli-restore-replace"))] = False,
    settings: SettingsFile = None,
) -> None:
    """Bring a copy back into a folder that no server uses. What is replaced is kept beside it."""
    from farshore.server.storage.backup import restore as bring_back  # noqa: PLC0415 - as above

    console, folder = screen(), _folder("restore", file, choices(settings, {"data": data}))
    try:
        with file.open("rb"), FolderLock(folder):  # a name that is mistyped makes no folder
            copied, aside = bring_back(file, folder, replace=replace)
    except FolderInUse as error:
        raise FarshoreError("cli-restore-running", folder=str(folder), address=error.address or "0") from error
    console.print(say("cli-restore-done", folder=str(folder), tables=copied.tables), soft_wrap=True)
    if aside is not None:
        console.print(say("cli-restore-aside", path=str(aside)), soft_wrap=True)


COMMANDS: Final = {
    "backup": "pg_dump --format=custom --file={file} {address}",
    "restore": "pg_restore --clean --if-exists --no-owner --single-transaction --dbname={address} {file}",
}
"""PostgreSQL's own programs do it: also while tables are played at, or where no server runs."""


def _folder(wish: str, file: Path, chosen: Choices) -> Path:
    """Return the folder that tables are kept in; of a database say what to type instead. Raises ``FarshoreError``."""
    if chosen.database is None:
        return chosen.data
    typed = COMMANDS[wish].format(file=shlex.quote(str(file)), address=shlex.quote(place_of(chosen)))
    raise FarshoreError(f"cli-{wish}-postgres", typed=typed)
