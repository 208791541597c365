"""How one is reached when it is one's turn, and when not."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from farshore.server.web.messages.wire import Answer, Ask

LONGEST_ADDRESS: Final = 1_000

Address = Annotated[str, Meta(min_length=1, max_length=LONGEST_ADDRESS)]
PushKey = Annotated[str, Meta(min_length=1, max_length=200)]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Signed = Annotated[str, Meta(min_length=1, max_length=100)]


class NoticeWay(Answer, frozen=True, kw_only=True):
    """A way by which the asker is reached."""

    id: str
    kind: Literal["push", "mail", "hook"]
    label: str  # of a browser what it is called, of a mailbox its address, of a hook its host
    here: bool  # it is the browser that asks
    confirmed: bool  # of a mailbox: somebody has said there that it is theirs
    trouble: str  # why the latest message did not arrive; empty: it did
    tried: bool  # messages are sent there: not after too many that did not arrive


class QuietHours(Answer, frozen=True, kw_only=True):
    """When the asker is told nothing: every day between two times."""

    start: int  # minutes since midnight
    end: int
    zone: str  # "Europe/Berlin"


class MyNotices(Answer, frozen=True, kw_only=True):
    """How the asker is reached, and could be."""

    ways: list[NoticeWay]
    quiet: QuietHours | None
    push_key: str  # what a browser must know of this server to be reached by it
    mail: bool  # whoever runs this server has set up mail


class PushAsk(Ask, frozen=True, kw_only=True):
    """What a browser says when its user wants to be told there."""

    address: Address
    p256dh: PushKey
    auth: PushKey


class AddressAsk(Ask, frozen=True, kw_only=True):
    """A mailbox, or a web hook."""

    address: Address


class QuietAsk(Ask, frozen=True, kw_only=True):
    """When the asker wants to be told nothing; without hours: any time is well."""

    start: Minute | None = None
    end: Minute | None = None
    zone: Annotated[str, Meta(max_length=64)] = ""


class ConfirmAsk(Ask, frozen=True, kw_only=True):
    """Somebody who has opened the link that was sent to a mailbox."""

    token: Signed


class MailNow(Answer, frozen=True, kw_only=True):
    """Whether mail is sent to whoever has opened a link in one."""

    sent: bool
