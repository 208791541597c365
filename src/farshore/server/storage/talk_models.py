"""The tables of the database that the talk at tables is about.

A change here needs a migration, as in ``models``.
"""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from farshore.server.storage.models import Base


class TalkRow(Base):
    """Something that somebody said at a table."""

    __tablename__ = "talk"
    __table_args__ = (Index("talk_by_guest", "guest"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # the revision by which it was said
    changed: Mapped[int]  # the revision by which it was last changed
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    text: Mapped[str]  # empty: it is a sign, or was removed
    sign: Mapped[str]  # see ``table.talk``
    language: Mapped[str]  # in which they were spoken to: a compass point may mean another there
    at: Mapped[float]
    is_open: Mapped[int]  # 1: it was said while whoever watched could read it
    is_removed: Mapped[int]
    is_reported: Mapped[int]


class SilenceRow(Base):
    """Somebody whom the host of a table no longer lets talk there."""

    __tablename__ = "talk_silences"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)


class MuteRow(Base):
    """Somebody whom a person does not want to read, at any table."""

    __tablename__ = "talk_mutes"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
