"""Bringing a table in memory up to date that another process has changed: what is new in its log is done here, too."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from farshore.core.errors import FarshoreError
from farshore.server.storage.repository import Repository, StoredLog, StoredTable
from farshore.server.table.live_table import LiveTable
from farshore.server.unbroken import in_thread

AT_ONCE: Final = 8
"""Entries that are done on the event loop, as those are that somebody asks for here; more take long."""


class Behind(IntEnum):
    """How much of a table in memory other processes have changed."""

    NOTHING = 0
    LOG = 1  # and what follows from it
    ALL = 2  # also who sits there, who may look, what is said, …
    ANEW = 3  # what was in the log already, or whether there is such a table


async def caught_up(repository: Repository, table: LiveTable, behind: Behind) -> bool:
    """Bring a table that is held up to date; tell whether that could be done, or it must be read anew.

    Raises ``NotSaved``, and then it must be, too.
    """
    known = table.chronicle.size
    if behind == Behind.ANEW:
        return False
    read = await repository.load_log(table.id, known, table.clock is not None) if behind == Behind.LOG else None
    log: StoredLog | StoredTable | None = read
    if behind == Behind.ALL or (read is not None and _is_more(table, read)):
        log = await repository.load(table.id, known)
    if log is None or table.chronicle.stopped is not None:
        return False
    try:
        if len(log.entries) > AT_ONCE:
            await in_thread(_follow, table, log)
        else:
            _follow(table, log)
    except FarshoreError:  # the log is not the one that was known here
        return False
    return True


def _is_more(table: LiveTable, log: StoredLog) -> bool:
    """Tell whether something beside the log has changed: who sits there, of which may be heard only a moment later.

    Every deed, which begins with the entry that says who might act, has raised the revision once.
    """
    deeds = sum(entry.actors is not None for entry in log.entries)
    return log.revision - table.revision > deeds or any(entry.kind == "seating" for entry in log.entries)


def _follow(table: LiveTable, log: StoredLog | StoredTable) -> None:
    """Do at a table what was done there elsewhere. Raises ``BadRecord``."""
    chronicle = table.chronicle
    done = len(chronicle.deeds)
    chronicle.redo(log.entries, chronicle.size)
    for deed in chronicle.deeds[done:]:
        table.remember(deed)
    table.clock, table.revision = log.clock, log.revision
    if isinstance(log, StoredTable):
        for seat, sitting in enumerate(log.sittings):
            if sitting != table.sittings[seat]:
                table.sit(seat, sitting)
        table.privacy, table.rematch = log.privacy, log.rematch
        table.talked.revision, table.talked.is_open = log.talked.revision, log.talked.is_open
