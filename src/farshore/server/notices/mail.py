"""E-mail, where whoever runs the server has named a server for it. Sent in a thread: it may take its time."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from farshore.core.words import say
from farshore.server.notices.errors import BadMailbox, BadMailServer, NotDelivered
from farshore.server.notices.notice import Notice

SECONDS: Final = 20.0
LONGEST_MAILBOX: Final = 254
PORTS: Final = {"smtp": 587, "smtps": 465}


def clean_mailbox(typed: str) -> str:
    """Return an address for mail as it is kept. Raises ``BadMailbox``."""
    text = typed.strip()
    try:
        found = Address(addr_spec=text)
    except (MessageError, ValueError, IndexError) as error:
        raise BadMailbox from error
    is_plain = found.addr_spec == text and text.isascii() and text.isprintable() and " " not in text
    if not is_plain or "." not in found.domain.strip(".") or "[" in found.domain or len(text) > LONGEST_MAILBOX:
        raise BadMailbox
    return text


class Mails:
    """Sends mail by one server."""

    def __init__(self, server: str, sender: str) -> None:
        self._server, self._sender = _server(server), sender
        self.contact = parseaddr(sender)[1]
        if "@" not in self.contact:
            raise BadMailServer
        self._tls = ssl.create_default_context()

    async def send(self, mailbox: str, base: str, notice: Notice, stop: str) -> None:
        """Send a notice; ``stop`` is what the link ends with by which no more comes. Raises ``NotDelivered``."""
        language = notice.language
        lines = [
            notice.text,
            f"{base}{notice.path}",
            say("notice-mail-stop", language, link=f"{base}/mail#stop.{stop}"),
        ]
        mail = self._mail(mailbox, notice.title, lines)
        mail["List-Unsubscribe"] = f"<{base}/api/mail/stop/{stop}>"  # RFC 8058: a button of the mail program
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._deliver(mail)

    async def ask(self, mailbox: str, base: str, confirm: str, language: str) -> None:
        """Ask whether a mailbox is of whoever named it. Raises ``NotDelivered``."""
        link = f"{base}/mail#confirm.{confirm}"
        text = say("notice-confirm.text", language, server=urlsplit(base).netloc)
        mail = self._mail(mailbox, say("notice-confirm", language), [text, link, say("notice-confirm.not", language)])
        await self._deliver(mail)

    def _mail(self, mailbox: str, subject: str, lines: list[str]) -> EmailMessage:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._sender, mailbox, subject
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self.contact.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"  # RFC 3834: nobody's holiday answers
        mail.set_content("\n\n".join(lines), cte="quoted-printable")
        return mail

    async def _deliver(self, mail: EmailMessage) -> None:
        try:
            await asyncio.to_thread(self._hand_in, mail)
        except smtplib.SMTPRecipientsRefused as error:
            is_passing = all(400 <= code < 500 for code, _ in error.recipients.values())
            raise NotDelivered("mailbox", again=is_passing) from error
        except smtplib.SMTPResponseException as error:
            raise NotDelivered("refused", again=400 <= error.smtp_code < 500) from error
        except smtplib.SMTPServerDisconnected as error:
            raise NotDelivered("unreachable") from error  # perhaps after it had all of it
        except (OSError, smtplib.SMTPException) as error:
            raise NotDelivered("unreachable", again=isinstance(error, ConnectionError)) from error

    def _hand_in(self, mail: EmailMessage) -> None:
        place = self._server
        host, port = place.hostname or "", place.port or PORTS[place.scheme]
        if place.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=self._tls)
        else:
            line = smtplib.SMTP(host, port, timeout=SECONDS)
        with line:
            line.ehlo()
            if place.scheme == "smtp" and (line.has_extn("starttls") or not _is_here(host)):
                line.starttls(context=self._tls)
            if place.username:
                line.login(unquote(place.username), unquote(place.password or ""))
            line.send_message(mail)


def _server(address: str) -> SplitResult:
    """Read where mail is handed in. Raises ``BadMailServer``."""
    try:
        place = urlsplit(address)
        is_one = place.scheme in PORTS and bool(place.hostname) and place.port != 0
    except ValueError as error:
        raise BadMailServer from error
    if not is_one:
        raise BadMailServer
    return place


def _is_here(host: str) -> bool:
    """Tell whether a server for mail is on this machine: there is nobody on the way to read along."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
