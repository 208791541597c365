"""A server somewhere, asked as any program may: by HTTP and WebSocket, with a bot's token."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from farshore.core.errors import FarshoreError
from farshore.core.words import spoken

PATIENCE: Final = 60.0
"""Seconds that an answer may take."""
PASSING: Final = frozenset({429, 500, 502, 503, 504})
"""What a server, or a proxy before it, says while it is busy or starts anew."""
LARGEST: Final = 8 * 1024 * 1024
"""Bytes of a message: how a table stands is some hundred thousand at most."""


class Unreachable(FarshoreError):
    """A server that does not answer now; it may later."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__("cli-connect-unreachable", place=place, reason=reason)


class Refused(FarshoreError):
    """What a server said no to, in its own words."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__("cli-connect-refused", text=text)
        self.status = status


class NoFarshore(FarshoreError):
    """Something that answers, but is no table."""

    def __init__(self, place: str, status: int) -> None:
        super().__init__("cli-connect-no-farshore", place=place, status=status)


class FarServer:
    """The server at an address, as a bot knows it."""

    def __init__(self, base: str, token: str) -> None:
        self.base = base.rstrip("/")
        self.place = urlsplit(base).netloc
        self._headers = {"Authorization": f"Bearer {token}", "Accept-Language": spoken()}

    def get(self, path: str) -> Any:
        """Ask for something. Raises ``Refused``, ``Unreachable`` or ``NoFarshore``."""
        return self._ask(Request(f"{self.base}{path}", headers=self._headers))  # noqa: S310 - the command has checked it

    def post(self, path: str, content: Any) -> Any:
        """Ask for a change. Raises as ``get`` does."""
        headers = {**self._headers, "Content-Type": "application/json"}
        body = msgspec.json.encode(content)
        return self._ask(Request(f"{self.base}{path}", body, headers, method="POST"))  # noqa: S310 - as above

    @contextmanager
    def live(self, table: str) -> Iterator[ClientConnection]:
        """Open the socket of a table. Raises ``Refused`` or ``Unreachable``."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/live?language={spoken()}"
        headers = {"Authorization": self._headers["Authorization"]}
        try:
            socket = connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=LARGEST)
        except InvalidStatus as error:
            text = _said(bytes(error.response.body or b""))
            if error.response.status_code in PASSING or not text:
                raise Unreachable(self.place, text or str(error)) from error
            raise Refused(error.response.status_code, text) from error
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Unreachable(self.place, str(error)) from error
        with socket:
            yield socket

    def _ask(self, request: Request) -> Any:
        try:
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - as above
                return msgspec.json.decode(answer.read(LARGEST))
        except HTTPError as error:
            with error:
                raise self._refusal(error) from None
        except msgspec.DecodeError:
            raise NoFarshore(self.place, 200) from None
        except (URLError, OSError) as error:
            raise Unreachable(self.place, str(getattr(error, "reason", error))) from None

    def _refusal(self, error: HTTPError) -> FarshoreError:
        """Say why something was refused; what passes by itself is as if nobody had answered."""
        try:
            text = _said(error.read(LARGEST))
        except OSError:
            text = ""
        if error.code in PASSING:
            return Unreachable(self.place, text or str(error))
        return Refused(error.code, text) if text else NoFarshore(self.place, error.code)


def _said(answer: bytes) -> str:
    """Return the sentence of a refusal; empty: it is none of ours."""
    try:
        return str(msgspec.json.decode(answer)["text"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return ""
