"""``farshore serve``: the table in the browser."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import signal
import socket
import threading
import time
import webbrowser
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
import typer
from rich.console import Console

from farshore.cli.called import serve_command
from farshore.cli.places import place_of, server_lock
from farshore.cli.screen import screen
from farshore.cli.settings import Folder, SettingsFile, choices, print_sample
from farshore.core.errors import FarshoreError
from farshore.core.words import say
from farshore.server.folder_lock import FolderInUse
from farshore.server.logs import written_logs
from farshore.server.settings import PORT, Choices, Settings

if TYPE_CHECKING:
    import uvicorn

SPARE: Final = 2.5  # times what is granted: then whoever thinks has hung
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


def serve(
    host: Annotated[str | None, typer.Option(help=say("setting-host"), show_default=Choices().host)] = None,
    port: Annotated[int | None, typer.Option(help=say("setting-port"))] = None,
    data: Folder = None,
    allow: Annotated[list[str] | None, typer.Option(help=say("setting-allow"), metavar="NAME")] = None,
    coach: Annotated[float | None, typer.Option(help=say("setting-coach"), metavar="SECONDS")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help=say("setting-proxies"), metavar="ADDRESS")] = None,
    keep_days: Annotated[float | None, typer.Option(help=say("setting-keep-days"))] = None,
    workers: Annotated[int | None, typer.Option(help=say("setting-workers"), metavar="N")] = None,
    review: Annotated[float | None, typer.Option(help=say("setting-review"), metavar="SECONDS")] = None,
    log: Annotated[str | None, typer.Option(help=say("setting-log"), metavar="plain|json")] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help=say("setting-set"), metavar="NAME=VALUE")] = None,
    settings: SettingsFile = None,
    sample_settings: Annotated[bool, typer.Option("--sample-settings", help=say("setting-print-sample"))] = False,
    open_: Annotated[bool, typer.Option("--open", help=say("cli-serve-open"))] = False,
) -> None:
    """Serve until somebody stops it. A second server for the same folder only says where the first one is."""
    if sample_settings:
        print_sample()
        return
    named: dict[str, object] = {"host": host, "port": port, "data": data, "allow": allow, "proxies": proxy}
    named |= {"keep_days": keep_days, "coach": coach, "review": review, "log": log, "workers": workers}
    console, chosen = screen(), choices(settings, named, set_)
    if chosen.workers > 1 and chosen.database is None:
        raise FarshoreError("cli-serve-workers-where", workers=chosen.workers)
    try:
        with (
            written_logs(chosen.log, chosen.log_level),
            server_lock(chosen, is_shared=True) as lock,
            _listening(chosen.host, chosen.port) as listener,
        ):
            address = _address(chosen.host, listener.getsockname()[1])
            lock.say(address)
            _prepare(chosen)
            welcome = Welcome(_settled(chosen, serve_command(is_opened=open_)), console, address, open_)
            if not (_run if chosen.workers == 1 else _run_workers)(welcome, listener):
                raise typer.Exit(1)
            console.print(say("cli-serve-stopped"))
    except FolderInUse as error:
        folder = place_of(chosen)
        console.print(say("cli-serve-running", folder=folder, address=error.address or "0"), soft_wrap=True)
        if not open_ or not error.address:
            raise typer.Exit(1) from error
        webbrowser.open(error.address)


def _settled(chosen: Choices, command: str) -> Settings:
    """Return what was chosen, with what follows from it."""
    granted = [SPARE * (limit.seconds or 0) for limit in (chosen.coach, chosen.review)]
    settled = {**msgspec.structs.asdict(chosen), "budget": max(chosen.budget, *granted)}
    return Settings(**settled, hosts=_hosts(chosen.host, [*chosen.allow]), command=command)


def _prepare(chosen: Choices) -> None:
    """Make the place of the tables ready: what is wrong with it is said in a sentence. Raises ``FarshoreError``."""
    from farshore.server.storage.database import Database  # noqa: PLC0415 - late: as in ``_run``

    async def open_and_close() -> None:
        database = Database(chosen.database or chosen.data)
        await database.open()
        await database.close()

    asyncio.run(open_and_close())


class Welcome(NamedTuple):
    """What is said when the table is there."""

    settings: Settings
    console: Console
    address: str
    is_opened: bool

    def say(self) -> None:
        """Say where the table is."""
        print_line = partial(self.console.print, soft_wrap=True, highlight=False)
        print_line(say("cli-serve-at", address=self.address))
        if others := _others(self.settings, self.address):
            print_line(say("cli-serve-others", address=others))
        print_line(say("cli-serve-kept", folder=place_of(self.settings)))
        if self.settings.workers > 1:
            print_line(say("cli-serve-workers", workers=self.settings.workers))
        if self.is_opened:
            webbrowser.open(self.address)

    def say_after(self, server: uvicorn.Server) -> None:
        """Say it as soon as a server has started."""
        while not server.started:
            if server.should_exit:
                return
            time.sleep(0.05)
        self.say()


def _run(welcome: Welcome, listener: socket.socket) -> bool:
    """Serve in this process until somebody stops it; tell whether it ever began."""
    from farshore.server.app import create_app  # noqa: PLC0415 - late: no other command should wait for all of it
    from farshore.server.web.serving import TableServer  # noqa: PLC0415 - as above

    server = TableServer(create_app(welcome.settings), welcome.settings)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends it as Ctrl-C does
    threading.Thread(target=welcome.say_after, args=(server,), daemon=True).start()
    with suppress(KeyboardInterrupt):  # that is how it is stopped
        server.run(sockets=[listener])
    return server.started


def _run_workers(welcome: Welcome, listener: socket.socket) -> bool:
    """Serve in several processes until somebody stops it; tell whether it ever began."""
    from farshore.cli.workers import Workers  # noqa: PLC0415 - late: seldom needed

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as above
    return Workers(welcome.settings, listener).run(welcome.say)


def _others(settings: Settings, address: str) -> str | None:
    """Return where others find the table that this machine finds at an address."""
    from farshore.server.web.reach import address_for_others  # noqa: PLC0415 - as in ``_run``

    here = urlsplit(address)
    found = address_for_others(settings, here.scheme, here.hostname or "", here.port)
    return found if found != address.rstrip("/") else None


def _listening(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens: at the named port, else at the usual one, else at any. Raises ``FarshoreError``."""
    wanted = [PORT, 0] if port is None else [port]
    for number in wanted:
        try:
            return _bound(host, number)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and number != wanted[-1]:
                continue
            key = "cli-serve-in-use" if error.errno == errno.EADDRINUSE else "cli-serve-cannot"
            raise FarshoreError(key, host=host, port=str(number), reason=error.strerror or str(error)) from error
    raise AssertionError("there is always a port to try")


def _bound(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, place = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(socket.SOMAXCONN)
    except OSError:
        listener.close()
        raise
    return listener


def _address(host: str, port: int) -> str:
    """Return where a browser on this machine finds the table."""
    name = "127.0.0.1" if host in {"0.0.0.0", "::"} else host  # noqa: S104 - looked at, not bound to
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def _hosts(host: str, allowed: list[str]) -> tuple[str, ...]:
    """Return the names the server answers to, so that no other site can pretend to be it.

    One that only this machine reaches is called by one of the local names. Others are called by whatever name people
    know them by, so that only names given with ``--allow`` narrow it down.
    """
    names = tuple(name.lower() for name in allowed)
    if host == "localhost" or _is_loopback(host):
        return (*LOCAL, host.lower(), *names)
    return (*LOCAL, *names) if names else ()


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
