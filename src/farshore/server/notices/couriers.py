"""Who brings a notice, whichever way it goes."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final, Literal

from farshore.server.notices.errors import BadMailServer, NoMail, NoSuchWay, NotDelivered
from farshore.server.notices.hook import Hooks
from farshore.server.notices.mail import Mails
from farshore.server.notices.network import Outside, named_networks
from farshore.server.notices.notice import Notice
from farshore.server.notices.push import Pushes, new_key
from farshore.server.settings import Settings
from farshore.server.storage.notices import Way
from farshore.server.storage.people import People

PUSH_KEY: Final = "push-key"
LINK_KEY: Final = "link-key"
"""What the database keeps for all processes: made up once, by whoever needs it first."""
SIGNATURE: Final = 32  # characters

Purpose = Literal["confirm", "stop"]


class Couriers:
    """All that can bring a notice from this server. Raises ``BadNetwork`` or ``BadMailServer`` when it is made."""

    def __init__(self, settings: Settings) -> None:
        self.outside = Outside(named_networks(settings.notice_networks))
        self.hooks = Hooks(self.outside)
        self.mails = None if settings.smtp is None else _mails(settings, settings.smtp)
        self._pushes: Pushes | None = None
        self._link_key = b""

    async def open(self, people: People) -> None:
        """Learn the keys of this server."""
        contact = "farshore@localhost" if self.mails is None else self.mails.contact
        self._pushes = Pushes(self.outside, await people.fact(PUSH_KEY, new_key), f"mailto:{contact}")
        self._link_key = (await people.fact(LINK_KEY, new_key)).encode()

    @property
    def pushes(self) -> Pushes:
        """Who sends to browsers, when this server is open."""
        assert self._pushes is not None
        return self._pushes

    async def send(self, way: Way, notice: Notice) -> None:
        """Send a notice. Raises ``NotDelivered``."""
        match way.kind:
            case "push":
                await self.pushes.send(way.address, way.keys, notice)
            case "hook":
                await self.hooks.send(way.address, way.base, notice)
            case "mail" if self.mails is not None:
                await self.mails.send(way.address, way.base, notice, self.link("stop", way.id))
            case "mail":  # it was sent once, and is no longer
                raise NotDelivered("unset")

    async def ask(self, way: Way) -> None:
        """Ask whether a mailbox is of whoever named it. Raises ``NotDelivered`` or ``NoMail``."""
        if self.mails is None:
            raise NoMail
        await self.mails.ask(way.address, way.base, self.link("confirm", way.id), way.language)

    def link(self, purpose: Purpose, way: str) -> str:
        """Return what a link in a mail ends with: nobody else can make one up, and nothing is kept of it."""
        return f"{way}.{self._sign(purpose, way)}"

    def meant(self, purpose: Purpose, token: str) -> str:
        """Return the way that a link is about. Raises ``NoSuchWay``."""
        way, _, shown = token.partition(".")
        if not hmac.compare_digest(shown.encode(), self._sign(purpose, way).encode()):
            raise NoSuchWay
        return way

    def _sign(self, purpose: Purpose, way: str) -> str:
        return hmac.new(self._link_key, f"{purpose} {way}".encode(), sha256).hexdigest()[:SIGNATURE]


def _mails(settings: Settings, server: str) -> Mails:
    """Return who sends mail, whose links begin as the host of this server said. Raises ``BadMailServer``."""
    if settings.address is None:  # else whoever asks would choose what a stranger's mail leads to
        raise BadMailServer
    return Mails(server, settings.mail_from)
