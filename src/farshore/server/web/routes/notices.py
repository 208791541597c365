"""Being reached when it is one's turn: in this browser, by mail, by a web hook; quiet hours; and the links in mails."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar import get, post
from litestar.params import FromPath, JSONBody

from farshore.core.words import say
from farshore.server.lobby.guests import Guests
from farshore.server.notices.ways import Ways
from farshore.server.settings import Settings
from farshore.server.storage.notices import Way
from farshore.server.storage.people import SignedIn
from farshore.server.web.dependencies import HttpRequest, Spoken, TheGuests, TheSettings, TheWays, Token
from farshore.server.web.messages.notices import (
    AddressAsk,
    ConfirmAsk,
    MailNow,
    MyNotices,
    NoticeWay,
    PushAsk,
    QuietAsk,
    QuietHours,
)
from farshore.server.web.reach import base_for_others
from farshore.server.web.session import signed_in


@get("/api/me/notices")
async def read_notices(request: HttpRequest, guests: TheGuests, ways: TheWays, spoken: Spoken) -> MyNotices:
    """Return how the asker is reached, and could be."""
    return await _notices(await signed_in(request, guests), guests, ways, spoken)


@post("/api/me/notices/push", status_code=201)
async def reach_browser(
    request: HttpRequest,
    data: JSONBody[PushAsk],
    guests: TheGuests,
    ways: TheWays,
    settings: TheSettings,
    spoken: Spoken,
) -> MyNotices:
    """Tell the asker in the browser that asks, as long as they are signed in there."""
    asker, base = await signed_in(request, guests), _base(settings, request)
    await ways.add_push(asker.guest, asker.session, data.address, data.p256dh, data.auth, base, spoken)
    return await _notices(asker, guests, ways, spoken)


@post("/api/me/notices/mail", status_code=201)
async def reach_mailbox(
    request: HttpRequest,
    data: JSONBody[AddressAsk],
    guests: TheGuests,
    ways: TheWays,
    settings: TheSettings,
    spoken: Spoken,
) -> MyNotices:
    """Send a mail that asks whether the mailbox is the asker's; if so, tell them there."""
    asker = await signed_in(request, guests)
    await ways.add_mailbox(asker.guest, data.address, _base(settings, request), spoken)
    return await _notices(asker, guests, ways, spoken)


@post("/api/me/notices/hook", status_code=201)
async def reach_hook(
    request: HttpRequest,
    data: JSONBody[AddressAsk],
    guests: TheGuests,
    ways: TheWays,
    settings: TheSettings,
    spoken: Spoken,
) -> MyNotices:
    """Tell the asker by a web hook."""
    asker = await signed_in(request, guests)
    await ways.add_hook(asker.guest, data.address, _base(settings, request), spoken)
    return await _notices(asker, guests, ways, spoken)


@post("/api/me/notices/quiet", status_code=200)
async def keep_quiet(
    request: HttpRequest, data: JSONBody[QuietAsk], guests: TheGuests, ways: TheWays, spoken: Spoken
) -> MyNotices:
    """Tell the asker nothing between two times of the day."""
    asker = await signed_in(request, guests)
    await ways.keep_quiet(asker.guest, data.start, data.end, data.zone)
    return await _notices(asker, guests, ways, spoken)


@post("/api/me/notices/{way:str}/test", status_code=200)
async def send_test(
    request: HttpRequest, way: FromPath[str], guests: TheGuests, ways: TheWays, spoken: Spoken
) -> MyNotices:
    """Tell the asker something now, to see whether it arrives."""
    asker = await signed_in(request, guests)
    await ways.test(asker.guest, way, spoken)
    return await _notices(asker, guests, ways, spoken)


@post("/api/me/notices/{way:str}/remove", status_code=200)
async def remove_way(
    request: HttpRequest, way: FromPath[str], guests: TheGuests, ways: TheWays, spoken: Spoken
) -> MyNotices:
    """Tell the asker nothing any more in one way."""
    asker = await signed_in(request, guests)
    await ways.remove(asker.guest, way)
    return await _notices(asker, guests, ways, spoken)


@post("/api/mail/confirm", status_code=200)
async def confirm_mailbox(data: JSONBody[ConfirmAsk], ways: TheWays) -> MailNow:
    """Begin to send mail to whoever has opened the link that was sent there."""
    await ways.confirm(data.token)
    return MailNow(sent=True)


@post("/api/mail/stop/{token:str}", status_code=200)
async def stop_mail(token: Token, ways: TheWays) -> MailNow:
    """Send no more mail. The button of a mail program comes here, too, and brings no JSON (RFC 8058)."""
    await ways.stop_mail(token)
    return MailNow(sent=False)


def _base(settings: Settings, request: HttpRequest) -> str:
    """Return what the links begin with that the asker is sent."""
    return settings.address or base_for_others(settings, request)[0]


async def _notices(asker: SignedIn, guests: Guests, ways: Ways, language: str) -> MyNotices:
    quiet = await ways.quiet(asker.guest)
    browsers = {session.id: session.browser for session in await guests.people.sessions_of(asker.guest.id)}
    return MyNotices(
        ways=[
            NoticeWay(
                id=way.id,
                kind=way.kind,
                label=_label(way, browsers),
                here=way.session == asker.session.id,
                confirmed=way.is_on,
                trouble=say(f"server-undelivered-{way.trouble}", language) if way.trouble else "",
                tried=way.is_tried,
            )
            for way in await ways.of(asker.guest)
        ],
        quiet=None if quiet is None else QuietHours(start=quiet.start, end=quiet.end, zone=quiet.zone),
        push_key=ways.couriers.pushes.public_key,
        mail=ways.couriers.mails is not None,
    )


def _label(way: Way, browsers: dict[str, str]) -> str:
    match way.kind:
        case "push":
            return browsers.get(way.session, "")
        case "mail":
            return way.address
        case "hook":  # the rest of it may be as good as a password
            return urlsplit(way.address).netloc


HANDLERS = [
    read_notices,
    reach_browser,
    reach_mailbox,
    reach_hook,
    keep_quiet,
    send_test,
    remove_way,
    confirm_mailbox,
    stop_mail,
]
