"""The tables of the database that notices are about: who is reached how, when not, and what was sent.

A change here needs a migration, as in ``models``.
"""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from farshore.server.storage.models import Base


class WayRow(Base):
    """A way by which somebody wants to be reached."""

    __tablename__ = "notice_ways"
    __table_args__ = (Index("notice_ways_by_guest", "guest"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    kind: Mapped[str]  # "push", "mail", "hook"
    address: Mapped[str]  # of a push service, a mailbox or a hook
    keys: Mapped[str]  # of a browser, as JSON: by which alone it reads what is pushed; else empty
    session: Mapped[str]  # of a browser: the session with which it ends; else empty
    base: Mapped[str]  # what links begin with that are sent there
    language: Mapped[str]  # in which they asked for it
    created: Mapped[float]
    is_on: Mapped[int]  # 0: a mailbox of which nobody has said that it is theirs
    failures: Mapped[int]  # in a row
    trouble: Mapped[str]  # why the latest failed; empty: it did not


class NoticeRow(Base):
    """The latest that somebody was to be told about a table in one way. Who changes its turn sends it, nobody else."""

    __tablename__ = "notices"

    way: Mapped[str] = mapped_column(ForeignKey("notice_ways.id", ondelete="CASCADE"), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)  # "turn", "reminder"
    turn: Mapped[int]  # which turn of theirs it is about: see ``table.turns``
    state: Mapped[str]  # "due", "sending", "sent", "failed"
    due: Mapped[float]
    tries: Mapped[int]


class QuietRow(Base):
    """The hours in which somebody does not want to be told anything."""

    __tablename__ = "quiet_hours"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    start: Mapped[int]  # minutes since midnight
    end: Mapped[int]
    zone: Mapped[str]  # "Europe/Berlin"


class AttendanceRow(Base):
    """Somebody who is to act, and was at the table lately: until when they are not told so."""

    __tablename__ = "attendances"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    until: Mapped[float]
