"""Where a server keeps its tables, and who else may be there."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from farshore.server.folder_lock import FolderLock
from farshore.server.settings import Choices

if TYPE_CHECKING:
    from farshore.server.storage.postgres import DatabaseLock


def server_lock(chosen: Choices, *, is_shared: bool = False) -> FolderLock | DatabaseLock:
    """Return what one server holds, and no other at the same time; servers of a database may hold it together."""
    if chosen.database is None:
        return FolderLock(chosen.data)
    from farshore.server.storage.postgres import DatabaseLock, PostgresHome  # noqa: PLC0415 - late: seldom needed

    return DatabaseLock(PostgresHome(chosen.database), is_shared=is_shared, version=version("farshore"))


def place_of(chosen: Choices) -> str:
    """Return the folder, or the address of the database without its password, for a sentence."""
    if chosen.database is None:
        return str(chosen.data)
    from farshore.server.storage.postgres import PostgresHome  # noqa: PLC0415 - as above

    return str(PostgresHome(chosen.database))
