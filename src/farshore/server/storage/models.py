"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """Everything that is kept."""


class FactRow(Base):
    """Something about this server, by its name."""

    __tablename__ = "facts"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


class GuestRow(Base):
    """A person, known wherever they are signed in."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]  # empty: they have given none
    token: Mapped[str] = mapped_column(unique=True)  # the id again; before revision 0008 what is now in ``sessions``
    created: Mapped[float]
    language: Mapped[str] = mapped_column(server_default="")  # in which they are spoken to; empty: not known


class SessionRow(Base):
    """A browser in which somebody is signed in."""

    __tablename__ = "sessions"
    __table_args__ = (Index("sessions_by_guest", "guest"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    token: Mapped[str] = mapped_column(unique=True)  # SHA-256 of what the cookie holds
    created: Mapped[float]
    seen: Mapped[float]  # when something was last asked for, to the hour
    browser: Mapped[str]  # "Firefox, Linux"; empty: not known


class BotRow(Base):
    """A guest that is a program, and whose it is. Its only session is the token that it shows."""

    __tablename__ = "bots"
    __table_args__ = (Index("bots_by_owner", "owner"),)

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    owner: Mapped[str] = mapped_column(ForeignKey("guests.id"))


class AccountRow(Base):
    """By what a person who has chosen a password can sign in anywhere."""

    __tablename__ = "accounts"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    login: Mapped[str] = mapped_column(unique=True)
    password: Mapped[str]  # as argon2id writes it
    unlisted: Mapped[int] = mapped_column(server_default="0")  # 1: they do not want to be on the club's page


class SignInRow(Base):
    """A link by which a person can sign in once, somewhere else."""

    __tablename__ = "sign_ins"

    token: Mapped[str] = mapped_column(primary_key=True)  # SHA-256 of what the link holds
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    until: Mapped[float]


class TableRow(Base):
    """A table: what was agreed. The columns after ``created`` repeat what the log says, to find tables quickly."""

    __tablename__ = "tables"
    __table_args__ = (Index("tables_by_status", "status"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    header: Mapped[str]  # the record's first line, seed included, with seats by colour
    host: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    created: Mapped[float]
    updated: Mapped[float]
    status: Mapped[str]  # "waiting", "playing", "over", "agreed", "off"
    actors: Mapped[str]  # the seats to act, with commas between
    again: Mapped[str]  # the table at which the same people play again; empty: none yet
    result: Mapped[str | None]  # when it is over: the record's last line, by the rules it ended by
    practised: Mapped[str] = mapped_column(server_default="")  # the seats of somebody who practises, with commas
    lesson: Mapped[str] = mapped_column(server_default="")  # the lesson that is taught here; empty: none
    scene: Mapped[int] = mapped_column(server_default="0")  # of the lesson, from 0
    passed: Mapped[int] = mapped_column(server_default="0")  # 1: all of the scene is done, or the puzzle solved
    coached: Mapped[int] = mapped_column(server_default="0")  # 1: it was agreed that the coach may be asked
    puzzle: Mapped[str] = mapped_column(server_default="")  # the puzzle that is solved here; empty: none
    asked: Mapped[str] = mapped_column(server_default="")  # … without its position, as JSON
    listed: Mapped[int] = mapped_column(server_default="0")  # 1: everyone on this server may look, and sit down
    delay: Mapped[int] = mapped_column(server_default="0")  # so many moves later spectators see what happens
    origin: Mapped[str] = mapped_column(server_default="")  # "continued" from a moment, "imported"; empty: begun anew
    watch: Mapped[str] = mapped_column(server_default="")  # what the link to watch it ends with
    talked: Mapped[int] = mapped_column(server_default="0")  # how often the talk here has changed
    revision: Mapped[int] = mapped_column(server_default="0")  # how often its log, or who sits there, was changed
    talk_open: Mapped[int] = mapped_column(server_default="0")  # 1: who watches may read what is said from now on


class SeatRow(Base):
    """Who sits on a seat."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_guest", "guest"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]  # "person", "open", "bot"
    name: Mapped[str]  # that somebody gave; empty: it is called by its colour; "@": a person without a name
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))  # whose seat it is
    bot: Mapped[str]
    outside: Mapped[int] = mapped_column(server_default="0")  # 1: whoever sits there is a program, with a token
    away: Mapped[str] = mapped_column(server_default="")  # why a bot plays on a person's seat: "handed", "resigned"
    invitation: Mapped[str | None] = mapped_column(unique=True)  # of a seat that is, or was, open


class EntryRow(Base):
    """An entry of the log: only ever added. Two writers cannot both add the same one."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table", "guest", "key"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # from 1
    kind: Mapped[str]  # "step", "undo", "seating", "beat", "rewind", "consent"
    seat: Mapped[int]  # -1: chance; -2: nobody's
    action: Mapped[str]  # of a step, in the game's notation; of a beat, its name
    takes_back: Mapped[int]  # of an undo, a rewind or a question whether to go back: the first entry; else 0
    guest: Mapped[str | None]  # who asked for it, of a seat that was freed, who sat there; None: chance or a bot
    key: Mapped[str | None]  # what the asker called it, so that asking twice is the same as once
    at: Mapped[float]
    told: Mapped[str | None]  # but of an undo: what happened, without words; None: written before revision 0002
    actors: Mapped[str | None]  # of the first entry of a deed: who might act before, with commas between


class CheckpointRow(Base):
    """How a table stood after so many entries, as a position: every secret included. Moves along with the log."""

    __tablename__ = "checkpoints"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    after: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # entries
    rules_version: Mapped[int]  # by which it went on
    position: Mapped[str]
    kind: Mapped[str]  # "boundary", "quiet", "closing": see ``table.chronicle``


class ForgottenRow(Base):
    """A table that somebody does not want to see among theirs any more."""

    __tablename__ = "forgotten"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)


class ClockRow(Base):
    """The clock of a table. Of a table without one there is no row."""

    __tablename__ = "clocks"
    __table_args__ = (Index("clocks_by_due", "due"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    agreed: Mapped[str]  # how much time everybody has, as JSON
    state: Mapped[str]  # what everybody has left, as JSON
    since: Mapped[float | None]  # since when a seat's clock runs; None: none does
    due: Mapped[float | None]  # when something is next to happen by itself; None: nothing is


class AdmissionRow(Base):
    """Somebody who may look at a table although they do not sit there."""

    __tablename__ = "admissions"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    seat: Mapped[int]  # to which they are invited; -1: to none, they watch


class ReviewRow(Base):
    """What the coach made of a game that is over: without words, as JSON."""

    __tablename__ = "reviews"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    review: Mapped[str]
    made: Mapped[float]
