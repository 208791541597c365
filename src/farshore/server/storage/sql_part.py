"""What all parts of the repository in SQL share; each is in a file of its own, named by what it keeps."""

from __future__ import annotations

from sqlalchemy import Select, select

from farshore.server.storage.clocks import Clocks
from farshore.server.storage.database import Database
from farshore.server.storage.models import ForgottenRow, TableRow
from farshore.server.storage.notices import NoticeBook
from farshore.server.storage.people import People
from farshore.server.storage.presence import Presence
from farshore.server.storage.repository import Repository
from farshore.server.storage.results import Results
from farshore.server.storage.talk import TalkBook
from farshore.server.table.seating import Taught


class SqlPart(Repository):
    """A part, and all books that are kept beside the tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = People(database)
        self.presence = Presence(database)
        self.notices = NoticeBook(database)
        self.talk = TalkBook(database)
        self.clocks = Clocks(database)
        self.results = Results(database)
        self.news = database.news


def forgotten(guest: str) -> Select[str]:
    """Return what finds the tables that somebody no longer wants to see."""
    return select(ForgottenRow.table).where(ForgottenRow.guest == guest)


def taught_of(row: TableRow) -> Taught | None:
    """Return what is taught at a table."""
    return Taught(lesson=row.lesson, scene=row.scene) if row.lesson else None
