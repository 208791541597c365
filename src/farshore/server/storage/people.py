"""People as they are kept: guests, where they are signed in, their accounts, and what this server is called.

Whatever somebody shows to be let in is kept as a hash.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import delete, select, update

from farshore.server.storage.database import Database
from farshore.server.storage.errors import NotSaved, is_conflict
from farshore.server.storage.forgetting import forget_person
from farshore.server.storage.models import AccountRow, BotRow, FactRow, GuestRow, SessionRow, SignInRow
from farshore.server.storage.notice_models import WayRow
from farshore.server.table.seating import Guest

MOST_SESSIONS: Final = 50
"""Browsers in which one person is signed in: the latest."""


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which somebody is signed in."""

    id: str
    token: str  # the hash of what the browser shows
    created: float
    seen: float  # when something was last asked for, to the hour
    browser: str


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """By what somebody can sign in anywhere."""

    guest: Guest
    login: str
    password: str  # its hash


class SignedIn(NamedTuple):
    """Who is signed in, and where."""

    guest: Guest
    session: Session


class Duplicate(Exception):
    """What was to be added is there already; only for whoever adds it."""


class People:
    """The rows of people. Every method raises ``NotSaved`` if the database fails, and then nothing has changed."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def fact(self, name: str, make: Callable[[], str]) -> str:
        """Return something about this server, which is made up once, whoever asks first."""
        found = await self._fact(name)
        if found is None:
            try:
                with _added_once():
                    async with self.database.writing() as rows:
                        rows.add(FactRow(name=name, value=make()))
            except Duplicate:  # another process was quicker
                pass
            found = await self._fact(name)
        assert found is not None
        return found

    async def _fact(self, name: str) -> str | None:
        async with self.database.reading() as rows:
            return await rows.scalar(select(FactRow.value).where(FactRow.name == name))

    async def add_guest(self, guest: Guest, session: Session) -> None:
        """Keep a new guest, who is signed in somewhere."""
        async with self.database.writing() as rows:
            rows.add(
                GuestRow(id=guest.id, name=guest.name, token=guest.id, created=session.created, language=guest.language)
            )
            await rows.flush()
            rows.add(SessionRow(guest=guest.id, **msgspec.structs.asdict(session)))
            if guest.is_bot:
                rows.add(BotRow(guest=guest.id, owner=guest.owner))

    async def change_guest(self, guest: Guest) -> None:
        """Keep a guest's new name or language."""
        async with self.database.writing() as rows:
            changed = update(GuestRow).where(GuestRow.id == guest.id)
            await rows.execute(changed.values(name=guest.name, language=guest.language))
            await self.database.news.announce(rows, "guest", guest.id)

    async def signed_in(self, token: str) -> SignedIn | None:
        """Return who is signed in with a token of this hash."""
        found = select(GuestRow, SessionRow, BotRow.owner).join(GuestRow, GuestRow.id == SessionRow.guest)
        found = found.outerjoin(BotRow, BotRow.guest == GuestRow.id)
        async with self.database.reading() as rows:
            row = (await rows.execute(found.where(SessionRow.token == token))).one_or_none()
        return None if row is None else SignedIn(_guest(row[0], row[2]), _session(row[1]))

    async def bots_of(self, owner: str) -> list[SignedIn]:
        """Return somebody's bots, each with its token, the oldest first."""
        theirs = select(GuestRow, SessionRow).join(SessionRow, SessionRow.guest == GuestRow.id)
        theirs = theirs.join(BotRow, BotRow.guest == GuestRow.id).where(BotRow.owner == owner)
        async with self.database.reading() as rows:
            found = (await rows.execute(theirs.order_by(GuestRow.created, GuestRow.id))).all()
        return [SignedIn(_guest(guest, owner), _session(session)) for guest, session in found]

    async def replace_session(self, guest: str, session: Session) -> None:
        """Sign somebody out everywhere but in one place, which is new."""
        async with self.database.writing() as rows:
            await rows.execute(delete(SessionRow).where(SessionRow.guest == guest))
            rows.add(SessionRow(guest=guest, **msgspec.structs.asdict(session)))
            await self.database.news.announce(rows, "guest", guest)

    async def see(self, session: str, now: float) -> None:
        """Note when somebody last asked for something."""
        async with self.database.writing() as rows:
            await rows.execute(update(SessionRow).where(SessionRow.id == session).values(seen=now))

    async def add_session(self, guest: str, session: Session) -> None:
        """Note that somebody is signed in somewhere else, too; where they were longest ago, they no longer are."""
        async with self.database.writing() as rows:
            rows.add(SessionRow(guest=guest, **msgspec.structs.asdict(session)))
            await rows.flush()
            latest = select(SessionRow.id).where(SessionRow.guest == guest)
            latest = latest.order_by(SessionRow.seen.desc(), SessionRow.created.desc(), SessionRow.id)
            if ended := list(await rows.scalars(latest.offset(MOST_SESSIONS))):
                await rows.execute(delete(SessionRow).where(SessionRow.id.in_(ended)))
                await rows.execute(delete(WayRow).where(WayRow.guest == guest, WayRow.session.in_(ended)))
                await self.database.news.announce(rows, "guest", guest)

    async def sessions_of(self, guest: str) -> list[Session]:
        """Return where somebody is signed in, the latest first."""
        theirs = select(SessionRow).where(SessionRow.guest == guest).order_by(SessionRow.seen.desc(), SessionRow.id)
        async with self.database.reading() as rows:
            return [_session(row) for row in await rows.scalars(theirs)]

    async def present(self, guests: Collection[str]) -> set[str]:
        """Return who of some people can come back: they are signed in somewhere, or can sign in."""
        here = select(SessionRow.guest).where(SessionRow.guest.in_(guests))
        known = select(AccountRow.guest).where(AccountRow.guest.in_(guests))
        async with self.database.reading() as rows:
            return {*await rows.scalars(here), *await rows.scalars(known)}

    async def end_sessions(self, guest: str, *, only: str | None = None, but: str | None = None) -> None:
        """Sign somebody out everywhere, in one place only, or everywhere but in one; then their links end, too.

        A browser is not told anything any more in which they are signed out.
        """
        ended = delete(SessionRow).where(SessionRow.guest == guest)
        unreached = delete(WayRow).where(WayRow.guest == guest, WayRow.kind == "push")
        if only is not None:
            ended = ended.where(SessionRow.id == only)
            unreached = unreached.where(WayRow.session == only)
        if but is not None:
            ended = ended.where(SessionRow.id != but)
            unreached = unreached.where(WayRow.session != but)
        async with self.database.writing() as rows:
            await rows.execute(ended)
            await rows.execute(unreached)
            if only is None:
                await rows.execute(delete(SignInRow).where(SignInRow.guest == guest))
            await self.database.news.announce(rows, "guest", guest)

    async def add_account(self, guest: str, login: str, password: str) -> None:
        """Let somebody sign in anywhere. Raises ``Duplicate`` if they can already, or another has the same login."""
        with _added_once():
            async with self.database.writing() as rows:
                rows.add(AccountRow(guest=guest, login=login, password=password))

    async def change_password(self, guest: str, password: str) -> None:
        """Keep the hash of another password."""
        async with self.database.writing() as rows:
            await rows.execute(update(AccountRow).where(AccountRow.guest == guest).values(password=password))

    async def account(self, *, login: str | None = None, guest: str | None = None) -> Account | None:
        """Return an account by its login, or by whose it is."""
        found = select(GuestRow, AccountRow, BotRow.owner).join(GuestRow, GuestRow.id == AccountRow.guest)
        found = found.outerjoin(BotRow, BotRow.guest == GuestRow.id)
        found = found.where(AccountRow.guest == guest) if login is None else found.where(AccountRow.login == login)
        async with self.database.reading() as rows:
            row = (await rows.execute(found)).one_or_none()
        if row is None:
            return None
        return Account(guest=_guest(row[0], row[2]), login=row[1].login, password=row[1].password)

    async def add_sign_in(self, token: str, guest: str, until: float) -> None:
        """Keep a link by which somebody can sign in until a time, instead of the one before."""
        async with self.database.writing() as rows:
            await rows.execute(delete(SignInRow).where((SignInRow.guest == guest) | (SignInRow.until < time.time())))
            rows.add(SignInRow(token=token, guest=guest, until=until))

    async def sign_in(self, token: str, now: float) -> Guest | None:
        """Return whom a link signs in."""
        found = select(GuestRow).join(SignInRow, SignInRow.guest == GuestRow.id)
        async with self.database.reading() as rows:
            row = await rows.scalar(found.where(SignInRow.token == token, SignInRow.until >= now))
        return None if row is None else _guest(row)

    async def use_sign_in(self, token: str) -> bool:
        """Use a link up; tell whether nobody else has."""
        async with self.database.writing() as rows:
            connection = await rows.connection()
            return (await connection.execute(delete(SignInRow).where(SignInRow.token == token))).rowcount == 1

    async def delete_account(self, guest: str) -> None:
        """Forget who somebody was: what they sat at stays, and nobody can be them any more."""
        async with self.database.writing() as rows:
            await forget_person(rows, guest)
            await self.database.news.announce(rows, "guest", guest)


@contextmanager
def _added_once() -> Iterator[None]:
    """Say that something was there already."""
    try:
        yield
    except NotSaved as error:
        if is_conflict(error.__cause__):
            raise Duplicate from error
        raise


def _guest(row: GuestRow, owner: str | None = None) -> Guest:
    return Guest(row.id, row.name, row.language, owner or "")


def _session(row: SessionRow) -> Session:
    return Session(id=row.id, token=row.token, created=row.created, seen=row.seen, browser=row.browser)
