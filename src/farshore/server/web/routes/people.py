"""Accounts: being known elsewhere, by a password or by a link; signing in and out; being forgotten."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from farshore.server.lobby.accounts import LINK_SECONDS, Accounts
from farshore.server.lobby.belongings import bring, give_up
from farshore.server.storage.cache import TableCache
from farshore.server.storage.people import SignedIn
from farshore.server.table.seating import Guest
from farshore.server.unbroken import in_thread
from farshore.server.web.dependencies import (
    Asker,
    HttpRequest,
    TheAccounts,
    TheBotAccounts,
    TheGuests,
    TheSettings,
    TheTables,
)
from farshore.server.web.messages.people import (
    DeleteAsk,
    LinkSignInAsk,
    MyAccount,
    MySession,
    NewPasswordAsk,
    PasswordAsk,
    SignInAsk,
    SignInLink,
    SignInLookAsk,
    SignOutAsk,
    WhoSignsIn,
)
from farshore.server.web.qr import qr_code
from farshore.server.web.reach import base_for_others
from farshore.server.web.session import cookies, known, no_cookie, signed_in, signed_in_before

SIGN_IN = "/sign-in#"
"""The page that takes a link; see ``routes.watching``."""


@get("/api/me/account")
async def read_account(request: HttpRequest, guests: TheGuests, accounts: TheAccounts) -> MyAccount:
    """Return by what the asker can sign in, and where they are signed in."""
    return await _account(await signed_in(request, guests), accounts)


@post("/api/me/account", status_code=201)
async def become_account(
    request: HttpRequest, data: JSONBody[PasswordAsk], guests: TheGuests, accounts: TheAccounts
) -> MyAccount:
    """Let a guest sign in anywhere from now on, by a password: all that is theirs stays theirs."""
    asker = await signed_in(request, guests)
    await accounts.create(asker.guest, data.password)
    return await _account(asker, accounts)


@post("/api/me/password", status_code=200)
async def change_password(
    request: HttpRequest, data: JSONBody[NewPasswordAsk], guests: TheGuests, accounts: TheAccounts
) -> MyAccount:
    """Take another password; everywhere else the asker is signed out."""
    asker = await signed_in(request, guests)
    await accounts.change_password(asker.guest, data.old, data.new, asker.session)
    return await _account(asker, accounts)


@post("/api/me/sign-in-link", status_code=201)
async def make_sign_in_link(
    request: HttpRequest, guest: Asker, accounts: TheAccounts, settings: TheSettings
) -> SignInLink:
    """Return a link by which the asker can sign in elsewhere, once and soon."""
    base, is_here_only = base_for_others(settings, request)
    address = f"{base}{SIGN_IN}{await accounts.link(known(guest))}"
    code = await in_thread(qr_code, address)
    return SignInLink(address=address, code=code, here_only=is_here_only, minutes=round(LINK_SECONDS / 60))


@post("/api/me/sign-out", status_code=200)
async def sign_out(
    request: HttpRequest, data: JSONBody[SignOutAsk], guests: TheGuests, accounts: TheAccounts
) -> Response[MyAccount]:
    """Sign the asker out here, elsewhere or everywhere; the answer says where they are still signed in."""
    asker = await signed_in(request, guests)
    ended = data.session or asker.session.id
    await accounts.sign_out(asker.guest, only=None if data.everywhere else ended)
    is_gone = data.everywhere or ended == asker.session.id
    left = MyAccount(name="", login="", sessions=[]) if is_gone else await _account(asker, accounts)
    return Response(left, cookies=no_cookie(request) if is_gone else [])


@post("/api/me/delete", status_code=200)
async def delete_me(
    request: HttpRequest,
    data: JSONBody[DeleteAsk],
    guest: Asker,
    accounts: TheAccounts,
    bot_accounts: TheBotAccounts,
    tables: TheTables,
) -> Response[MyAccount]:
    """Forget the asker, and their bots: what they played stays, without their names."""
    await accounts.check_password(known(guest), data.password)
    await bot_accounts.delete_all(known(guest))
    await give_up(tables, known(guest))
    await accounts.delete(known(guest))
    await give_up(tables, known(guest))
    return Response(MyAccount(name="", login="", sessions=[]), cookies=no_cookie(request))


@post("/api/sign-in", status_code=200)
async def sign_in(
    request: HttpRequest, data: JSONBody[SignInAsk], guests: TheGuests, accounts: TheAccounts, tables: TheTables
) -> Response[WhoSignsIn]:
    """Sign the asker in by a password."""
    before = await signed_in_before(request, guests)
    now = await accounts.sign_in(data.login, data.password)
    await _leave_behind(before, now.guest, accounts, tables if data.bring else None)
    return Response(WhoSignsIn(name=now.guest.name), cookies=cookies(request, now.token))


@post("/api/sign-in/link", status_code=200)
async def sign_in_by_link(
    request: HttpRequest, data: JSONBody[LinkSignInAsk], guests: TheGuests, accounts: TheAccounts, tables: TheTables
) -> Response[WhoSignsIn]:
    """Sign the asker in by a link, which is then used up."""
    before = await signed_in_before(request, guests)
    now = await accounts.sign_in_by_link(data.token)
    await _leave_behind(before, now.guest, accounts, tables if data.bring else None)
    return Response(WhoSignsIn(name=now.guest.name), cookies=cookies(request, now.token))


@post("/api/sign-in/look", status_code=200)
async def look_at_sign_in(data: JSONBody[SignInLookAsk], accounts: TheAccounts) -> WhoSignsIn:
    """Say whom a link would sign in, and leave it as it is."""
    return WhoSignsIn(name=(await accounts.who(data.token)).name)


async def _leave_behind(before: SignedIn | None, now: Guest, accounts: Accounts, bringing: TableCache | None) -> None:
    """End the session that somebody had in this browser, if it was theirs; or bring along what a guest had here."""
    if before is not None and before.guest.id == now.id:
        await accounts.sign_out(now, only=before.session.id)
    elif before is not None and bringing is not None:
        await bring(bringing, before.guest, now)
        accounts.guests.forget(before.guest.id)


async def _account(asker: SignedIn, accounts: Accounts) -> MyAccount:
    account = await accounts.people.account(guest=asker.guest.id)
    return MyAccount(
        name=asker.guest.name,
        login="" if account is None else account.login,
        sessions=[
            MySession(
                id=session.id,
                browser=session.browser,
                created=session.created,
                seen=session.seen,
                here=session.id == asker.session.id,
            )
            for session in await accounts.people.sessions_of(asker.guest.id)
        ],
    )


HANDLERS = [
    read_account,
    become_account,
    change_password,
    make_sign_in_link,
    sign_out,
    delete_me,
    sign_in,
    sign_in_by_link,
    look_at_sign_in,
]
