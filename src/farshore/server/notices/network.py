"""The way out to addresses that people have typed: to the open internet alone, by TLS, and not for long.

A name is looked up here, and the connection goes to the very address that was looked at: whoever owns the name cannot
change their mind in between. Nothing is followed elsewhere, and hardly anything is read of what is answered.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Iterable, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore
import httpx

from farshore.server.notices.errors import BadAddress, BadNetwork, NotDelivered, PlainAddress

CONNECTING: Final = 5.0  # seconds
ALTOGETHER: Final = 15.0  # seconds
LONGEST_ANSWER: Final = 4096  # bytes that are read, so that the other side can finish
HOST: Final = re.compile(rb"[a-z0-9._:-]+")
"""A name, or an address of either kind, as it goes over the line."""
NAT64: Final = IPv6Network("64:ff9b::/96")

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


def named_networks(names: Iterable[str]) -> tuple[Network, ...]:
    """Read the networks that whoever runs the server lets notices into. Raises ``BadNetwork``."""
    found: list[Network] = []
    for name in names:
        try:
            found.append(ip_network(name, strict=False))
        except ValueError as error:
            raise BadNetwork(name) from error
    return tuple(found)


class Outside:
    """Sends to addresses that people have typed."""

    def __init__(self, inside: Iterable[Network] = ()) -> None:
        self.inside = tuple(inside)  # networks of one's own that may be reached all the same, also by plain HTTP

    def clean(self, typed: str) -> str:
        """Return an address as it is kept. Raises ``BadAddress`` or ``PlainAddress``."""
        try:
            url = httpx.URL(typed.strip())
            port = url.port
        except (httpx.InvalidURL, ValueError, UnicodeError) as error:
            raise BadAddress from error
        if url.scheme not in {"http", "https"} or not HOST.fullmatch(url.raw_host) or url.userinfo or port == 0:
            raise BadAddress
        if url.scheme == "http" and not self.inside:
            raise PlainAddress
        return str(url.copy_with(fragment=None))

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send something; return the status of the answer. Raises ``NotDelivered``."""
        is_sent = False

        async def sent(event: str, _info: Mapping[str, Any]) -> None:
            nonlocal is_sent
            is_sent |= event.endswith("send_request_headers.started")

        try:
            async with asyncio.timeout(ALTOGETHER), self._pool(address, await asyncio.to_thread(_trust)) as pool:
                url, timeout = httpx.URL(address), {"connect": CONNECTING}
                target = httpcore.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path)
                named = {"Host": url.netloc.decode("ascii"), "User-Agent": "farshore", "Connection": "close", **headers}
                extensions = {"timeout": timeout, "trace": sent}
                async with pool.stream(
                    "POST", target, headers=list(named.items()), content=body, extensions=extensions
                ) as answer:
                    await _hear_out(answer)
                    return answer.status
        except (TimeoutError, httpcore.TimeoutException) as error:
            raise NotDelivered("late", again=not is_sent) from error
        except (OSError, httpcore.NetworkError, httpcore.ProtocolError, UnicodeError) as error:
            raise NotDelivered("unreachable", again=not is_sent) from error

    def _pool(self, address: str, trust: ssl.SSLContext) -> httpcore.AsyncConnectionPool:
        is_plain = urlsplit(address).scheme == "http"
        network = CheckedNetwork(self.inside, is_plain)
        return httpcore.AsyncConnectionPool(ssl_context=trust, max_connections=1, network_backend=network)


@cache
def _trust() -> ssl.SSLContext:
    """Return whose certificates are believed: all the world's, which take a while to read."""
    return ssl.create_default_context()


class CheckedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to nothing but addresses that may be reached."""

    def __init__(self, inside: tuple[Network, ...], is_plain: bool) -> None:
        self.inside = inside
        self.is_plain = is_plain  # without TLS: into one's own networks alone
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - as httpcore calls it
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Look a name up, and connect to the first of its addresses that may be reached and answers."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [ip_address(str(place[0]).partition("%")[0]) for *_, place in found]
        allowed = list(dict.fromkeys(address for address in addresses if self._may_reach(address)))
        if not allowed:
            raise NotDelivered("private")
        for number, address in enumerate(allowed, 1):
            try:
                return await self._network.connect_tcp(str(address), port, timeout, local_address, socket_options)
            except (OSError, httpcore.ConnectError, httpcore.ConnectTimeout):
                if number == len(allowed):
                    raise
        raise AssertionError("one of them was the last")

    def _may_reach(self, address: Address) -> bool:
        meant = carried(address)
        if any(meant.version == network.version and meant in network for network in self.inside):
            return True
        return not self.is_plain and meant.is_global and not meant.is_multicast


def carried(address: Address) -> Address:
    """Return the address of IPv4 to which one of IPv6 leads in the end, or else itself."""
    if isinstance(address, IPv4Address):
        return address
    teredo = address.teredo
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None) or address


async def _hear_out(answer: httpcore.Response) -> None:
    """Read a little of an answer: nobody looks at it, but some servers want to be heard."""
    heard = 0
    async for part in answer.aiter_stream():
        heard += len(part)
        if heard > LONGEST_ANSWER:
            return
