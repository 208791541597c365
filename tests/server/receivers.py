"""Where messages arrive: a web hook, a push service with a browser behind it, a mail server; all real, all here."""

from __future__ import annotations

import threading
from asyncio import Server
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

HERE = "127.0.0.1"
AUTH = b"sixteen bytes !!"


class Posted(NamedTuple):
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """What it says, if it is JSON."""
        return msgspec.json.decode(self.body)


class Receiver:
    """A web server that keeps whatever is posted to it, and answers as it is told."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.address = f"http://{HERE}:{server.server_address[1]}"
        self.posted: list[Posted] = []
        self.statuses: list[int] = []  # of the next answers; then 201
        self.location = ""  # to which an answer leads

    def at(self, path: str) -> list[Posted]:
        """Return what was posted to a path."""
        return [post for post in self.posted if post.path == path]


@contextmanager
def receiver() -> Iterator[Receiver]:
    """Receive requests meanwhile."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            kept.posted.append(Posted(self.path, {key.lower(): value for key, value in self.headers.items()}, body))
            self.send_response(kept.statuses.pop(0) if kept.statuses else 201)
            if kept.location:
                self.send_header("Location", kept.location)
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"ok")

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer((HERE, 0), Handler) as server:
        kept = Receiver(server)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield kept
        finally:
            server.shutdown()
            thread.join()


class Browser:
    """What a browser knows alone: the key to what is pushed to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())

    def subscription(self, address: str) -> dict[str, str]:
        """Return what it tells its page, and the page tells the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"address": address, "p256dh": _text(point), "auth": _text(AUTH)}

    def read(self, post: Posted, server_key: str) -> Any:
        """Read a message as a browser would, after its push service has looked at who signed it."""
        signed = post.headers["authorization"]
        assert f"k={server_key}" in signed
        assert Vapid02.verify(signed)
        assert post.headers["content-encoding"] == "aes128gcm"
        assert int(post.headers["ttl"]) > 3600
        text = http_ece.decrypt(post.body, private_key=self._key, auth_secret=AUTH, version="aes128gcm")
        return msgspec.json.decode(text)


class Mailboxes:
    """Every mail that came."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answer = "250 OK"
        self.address = ""

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Envelope) -> str:  # noqa: N802 - as it is called
        """Take a mail in."""
        if self.answer.startswith("2"):
            mail = message_from_bytes(envelope.original_content or b"", policy=policy.default)
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
        return self.answer


class Counter(Controller):
    """A mail server at any free port."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call] # it has no types


@contextmanager
def mailboxes() -> Iterator[Mailboxes]:
    """Take mail in meanwhile."""
    kept = Mailboxes()
    controller = Counter(kept, hostname=HERE, port=0)
    controller.start()
    try:
        kept.address = f"smtp://{HERE}:{controller.port}"
        yield kept
    finally:
        controller.stop()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
