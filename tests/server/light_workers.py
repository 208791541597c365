"""Processes that serve nothing but who they are: as ``farshore serve --workers`` looks after its own, at little cost.

As a program (``python -m tests.server.light_workers``) it says its port, and then what has become of it.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from multiprocessing.connection import Connection
from typing import NamedTuple, NoReturn

from farshore.cli.workers import Workers, follow
from farshore.server.settings import Settings


class Started(NamedTuple):
    """What a server says of itself."""

    started: bool = True
    should_exit: bool = False


def serve(settings: Settings, listener: socket.socket, parent: Connection) -> None:
    """Tell whoever connects which process this is."""
    signal.signal(signal.SIGTERM, _end)
    if settings.command == "fails":
        sys.exit(1)
    threading.Thread(target=follow, args=(Started(), parent), daemon=True).start()
    while True:
        caller, _ = listener.accept()
        with caller:
            caller.sendall(str(os.getpid()).encode())


def _end(*_: object) -> NoReturn:
    sys.exit(0)


def main() -> None:
    """Serve until told to end."""
    settings = Settings(workers=2, command=sys.argv[1] if len(sys.argv) > 1 else "serves")
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        has_begun = Workers(settings, listener, serve).run(lambda: _say(str(port)))
    _say("ended" if has_begun else "never begun")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
