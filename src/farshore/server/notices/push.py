"""Web Push: a notice for one browser, which alone can read it (RFC 8291), signed with this server's key (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from farshore.server.notices.errors import BadSubscription
from farshore.server.notices.hook import check_answer
from farshore.server.notices.network import Outside
from farshore.server.notices.notice import Notice

DAYS: Final = 3 * 24 * 3600  # for which a push service keeps what it cannot deliver
AUTH_BYTES: Final = 16
TOPIC_LENGTH: Final = 32  # characters, at most


class Keys(msgspec.Struct, frozen=True, kw_only=True):
    """By what a message is encrypted for one browser, as that browser says it."""

    p256dh: str
    auth: str


def new_key() -> str:
    """Make the key with which a server signs, for as long as it lives."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def clean_keys(p256dh: str, auth: str) -> str:
    """Return the keys of a browser as they are kept. Raises ``BadSubscription``."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        is_whole = len(_bytes(auth)) == AUTH_BYTES
    except ValueError as error:
        raise BadSubscription from error
    if not is_whole:
        raise BadSubscription
    return msgspec.json.encode(Keys(p256dh=p256dh, auth=auth)).decode()


class Pushes:
    """Sends to push services."""

    def __init__(self, outside: Outside, key: str, contact: str) -> None:
        self.outside = outside
        self.contact = contact  # where a push service can complain: an address of mail
        self._signer = Vapid02.from_raw(key.encode())
        self._signer.conf = {"no-strict": True}  # a server in a living room has no address that py_vapid would like
        point = self._signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = _text(point)
        """What a browser must know to let this server, and no other, tell it something."""

    async def send(self, address: str, kept_keys: str, notice: Notice) -> None:
        """Send a notice. Raises ``NotDelivered``."""
        keys = msgspec.json.decode(kept_keys, type=Keys)
        shown = {"title": notice.title, "text": notice.text, "path": notice.path, "language": notice.language}
        body = http_ece.encrypt(
            msgspec.json.encode(shown),
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(keys.p256dh),
            auth_secret=_bytes(keys.auth),
            version="aes128gcm",
        )
        place = urlsplit(address)
        claims = {"sub": self.contact, "aud": f"{place.scheme}://{place.netloc}"}
        headers = {
            **self._signer.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAYS),
            "Urgency": "normal",
            "Topic": sha256(notice.path.encode()).hexdigest()[
                :TOPIC_LENGTH
            ],  # a later one takes an earlier one's place
        }
        check_answer(await self.outside.post(address, headers, body))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(f"{text}{'=' * (-len(text) % 4)}".encode())
