"""Accounts: a guest who has chosen a password can sign in anywhere, and everybody can by a link from where they are.

The server makes up what somebody signs in by (“ann-4821”): were it chosen, “that name is taken” would tell who has an
account here. Whatever is wrong about an attempt is answered alike, and takes as long.
"""

from __future__ import annotations

import secrets
import time
import unicodedata
from typing import Final, NamedTuple

from farshore.server.heavy_work import asking_address
from farshore.server.lobby.attempts import Attempts
from farshore.server.lobby.errors import HasAccount, NoSuchSignIn, WrongSignIn
from farshore.server.lobby.guests import TOKEN_BYTES, Guests, hashed, new_session
from farshore.server.lobby.passwords import clean_password, is_password, kept_password
from farshore.server.rate_limit import SITE, site_of
from farshore.server.storage.people import Duplicate, Session
from farshore.server.table.seating import Guest

LINK_SECONDS: Final = 10 * 60.0
"""For which a link signs somebody in, once."""
LONGEST_SLUG: Final = 16
NOBODY: Final = "captain"
"""What those sign in by whose name has no letter that every keyboard has."""
TRIES: Final = 50
FREE_BY_NAME: Final = 5
FREE_BY_ADDRESS: Final = 20


class SignedInAs(NamedTuple):
    """Who has signed in, and the token that they show from now on."""

    guest: Guest
    token: str


class Accounts:
    """By what people can be known again elsewhere."""

    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.people = guests.people
        self._by_name = Attempts(FREE_BY_NAME)
        self._by_address = Attempts(FREE_BY_ADDRESS)
        self._by_site = Attempts(FREE_BY_ADDRESS * SITE)

    async def create(self, guest: Guest, password: str) -> str:
        """Make a guest an account; return what they sign in by. Raises ``HasAccount`` or ``ShortPassword``."""
        clean_password(password)
        if await self.people.account(guest=guest.id) is not None:
            raise HasAccount
        kept = await kept_password(password)
        for _ in range(TRIES):
            login = new_login(guest.name)
            try:
                await self.people.add_account(guest.id, login, kept)
            except Duplicate:  # somebody is called so; or they have asked twice at the same moment
                if await self.people.account(guest=guest.id) is not None:
                    raise HasAccount from None
                continue
            return login
        raise AssertionError("nobody has so many namesakes")

    async def sign_in(self, login: str, password: str) -> SignedInAs:
        """Sign somebody in. Raises ``WrongSignIn`` or ``TryLater``."""
        login = login.strip().casefold()
        self._count(login)
        account = await self.people.account(login=login)
        if account is not None and account.guest.is_bot:  # whoever had its token once has given it a password
            account = None
        if not await is_password(password, None if account is None else account.password) or account is None:
            raise WrongSignIn
        self._forgive(login)
        return await self._begin(account.guest)

    async def change_password(self, guest: Guest, old: str, new: str, session: Session) -> None:
        """Take another password, and sign out everywhere else.

        Raises ``WrongSignIn``, ``ShortPassword`` or ``TryLater``.
        """
        clean_password(new)
        await self.check_password(guest, old)
        await self.people.change_password(guest.id, await kept_password(new))
        await self.sign_out(guest, but=session.id)

    async def check_password(self, guest: Guest, password: str) -> None:
        """Let go on who knows the password, or has none. Raises ``WrongSignIn`` or ``TryLater``."""
        account = await self.people.account(guest=guest.id)
        if account is None:
            return
        self._count(account.login)
        if not await is_password(password, account.password):
            raise WrongSignIn
        self._forgive(account.login)

    async def link(self, guest: Guest) -> str:
        """Return what a link ends with by which somebody can sign in elsewhere, once and soon; older ones end."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self.people.add_sign_in(hashed(token), guest.id, time.time() + LINK_SECONDS)
        return token

    async def who(self, token: str) -> Guest:
        """Return whom a link signs in. Raises ``NoSuchSignIn``."""
        found = await self.people.sign_in(hashed(token), time.time())
        if found is None:
            raise NoSuchSignIn
        return found

    async def sign_in_by_link(self, token: str) -> SignedInAs:
        """Sign somebody in, and use the link up. Raises ``NoSuchSignIn``."""
        guest = await self.who(token)
        if not await self.people.use_sign_in(hashed(token)):
            raise NoSuchSignIn
        return await self._begin(guest)

    async def sign_out(self, guest: Guest, *, only: str | None = None, but: str | None = None) -> None:
        """Sign somebody out: everywhere, in one place only, or everywhere but in one."""
        await self.people.end_sessions(guest.id, only=only, but=but)
        self.guests.forget(guest.id)

    async def delete(self, guest: Guest) -> None:
        """Forget who somebody was, and sign them out everywhere."""
        await self.people.delete_account(guest.id)
        self.guests.forget(guest.id)

    async def _begin(self, guest: Guest) -> SignedInAs:
        session, token = new_session()
        await self.people.add_session(guest.id, session)
        return SignedInAs(guest, token)

    def _count(self, login: str) -> None:
        address = asking_address()
        self._by_address.count(address)
        if site := site_of(address):
            self._by_site.count(site)
        self._by_name.count(login)

    def _forgive(self, login: str) -> None:
        address = asking_address()
        self._by_address.take_back(address)
        if site := site_of(address):
            self._by_site.take_back(site)
        self._by_name.forgive(login)


def new_login(name: str) -> str:
    """Make up what somebody signs in by: letters of their name that every keyboard has, and a number."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    slug = "".join(sign for sign in plain if sign.isalnum())[:LONGEST_SLUG] or NOBODY
    return f"{slug}-{1000 + secrets.randbelow(9000)}"
