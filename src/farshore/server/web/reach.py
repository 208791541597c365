"""Where others find the table: the address that goes into an invitation."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any, Final

from litestar import Request

from farshore.server.settings import Settings

ANYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - looked at, not bound to
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address that is nobody's: nothing is sent, only the way there is looked up


def address_for_others(settings: Settings, scheme: str, name: str, port: int | None) -> str | None:
    """Return where others find the table that the asker has called by this name; ``None``: nowhere.

    Whoever calls it by a name that is not this machine's own to itself can give that to others.
    """
    found = name if not is_local(name) else _name_for_others(settings)
    if not found:
        return None
    written = f"[{found}]" if ":" in found else found
    return f"{scheme}://{written}" if port is None else f"{scheme}://{written}:{port}"


def base_for_others(settings: Settings, request: Request[Any, Any, Any]) -> tuple[str, bool]:
    """Return what every address of ours begins with that is given to others, and whether it is of use here only."""
    url = request.url
    others = address_for_others(settings, url.scheme, url.hostname or "", url.port)
    return others or str(request.base_url).rstrip("/"), others is None


def is_local(name: str) -> bool:
    """Tell whether a name means nothing but the machine itself."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name.lower() == "localhost" or name.lower().endswith(".localhost")


def lan_address() -> str | None:
    """Return by which address others in the network find this machine; ``None`` if it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            line.connect(ELSEWHERE)
            found = str(line.getsockname()[0])
    except OSError:
        return None
    return None if is_local(found) or found in ANYWHERE else found


def _name_for_others(settings: Settings) -> str | None:
    if is_local(settings.host):
        return None
    if settings.allow:
        return settings.allow[0]
    return lan_address() if settings.host in ANYWHERE else settings.host
