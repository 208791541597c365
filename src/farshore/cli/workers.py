"""``farshore serve --workers``: several processes that serve at one port, looked after by one that only does that.

They share one listening socket: whoever has time takes the next connection, and what waits there when a process is
killed is taken by another. A process that ends is started anew. If this one is killed, its processes end, too.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

import msgspec

from farshore.server.logs import written_logs
from farshore.server.settings import Settings

LONGEST: Final = 30.0  # seconds until a process is started anew that never works
LOOK: Final = 0.05  # seconds between two looks whether a server has started
READY: Final = b"ready"


Target = Callable[[Settings, socket.socket, Connection], None]
"""What a process does, with a socket that listens and a pipe to the one that looks after it."""


class Worker:
    """A process that serves, and the one after it."""

    def __init__(self, settings: Settings, listener: socket.socket, target: Target) -> None:
        self.target = target
        self.settings = settings
        self.listener = listener
        self.failures = 0  # in a row, to become ready
        self.due = 0.0  # when it is to be started
        self.is_ready = False
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def start(self) -> None:
        """Start the process."""
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        task = (self.settings, self.listener, theirs)
        self.process = context.Process(target=self.target, args=task, name="farshore-worker")
        self.process.start()
        theirs.close()

    def hear(self) -> None:
        """Take in that it is ready, or that it has ended."""
        assert self.pipe is not None
        with suppress(EOFError, OSError):
            self.is_ready = self.pipe.recv_bytes() == READY
            return
        self.end()

    def end(self) -> None:
        """Wait for the end of a process that ends, and know when to start another."""
        if self.process is None or self.pipe is None:
            return
        self.process.join()
        self.pipe.close()
        self.failures = 0 if self.is_ready else self.failures + 1
        self.due = time.monotonic() + (min(LONGEST, 2.0 ** (self.failures - 1)) if self.failures else 0.0)
        self.is_ready = False
        self.process = self.pipe = None

    def signal(self) -> None:
        """Tell it to end."""
        if self.process is not None and self.process.is_alive():
            self.process.terminate()


class Workers:
    """All of them."""

    def __init__(self, settings: Settings, listener: socket.socket, target: Target | None = None) -> None:
        """Be so many as the settings say; ``target``: what each does instead of serving tables."""
        each = -(-settings.thinkers // settings.workers)  # the bots' processes are shared out
        own = msgspec.structs.replace(settings, thinkers=each)
        self.all = [Worker(own, listener, target or work) for _ in range(settings.workers)]

    def run(self, ready: Callable[[], None]) -> bool:
        """Serve until somebody interrupts it; tell whether it ever began. ``ready``: called when all are there."""
        has_begun = False
        try:
            for worker in self.all:
                worker.start()
            while not has_begun:
                self._look()
                if any(worker.failures for worker in self.all):
                    break
                has_begun = all(worker.is_ready for worker in self.all)
            if has_begun:
                ready()
            while has_begun:
                self._look()
                for worker in self.all:
                    if worker.process is None and worker.due <= time.monotonic():
                        worker.start()
        except KeyboardInterrupt:  # that is how it is stopped
            pass
        self._stop()
        return has_begun

    def _look(self) -> None:
        """Wait until something happens, or is due."""
        pipes = {worker.pipe: worker for worker in self.all if worker.pipe is not None}
        waiting = [worker.due - time.monotonic() for worker in self.all if worker.process is None]
        for pipe in wait(list(pipes), max(0.0, min(waiting)) if waiting else None):
            pipes[pipe].hear()  # type: ignore[index]

    def _stop(self) -> None:
        """End all; who cannot wait interrupts again."""
        while any(worker.process is not None for worker in self.all):
            try:
                for worker in self.all:
                    worker.signal()
                for worker in self.all:
                    worker.end()
            except KeyboardInterrupt:
                continue


def work(settings: Settings, listener: socket.socket, parent: Connection) -> None:
    """Serve until told to end, or until there is nobody left to tell: what a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is meant for the parent, which then ends this
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):  # told to end, also while all this is imported
        from farshore.server.app import create_app  # noqa: PLC0415 - late: the parent needs none of it
        from farshore.server.web.serving import TableServer  # noqa: PLC0415 - as above

        with written_logs(settings.log, settings.log_level):
            server = TableServer(create_app(settings), settings)
            server.is_worker = True
            threading.Thread(target=follow, args=(server, parent), daemon=True).start()
            server.run(sockets=[listener])
            if not server.started:
                sys.exit(1)


def follow(server: object, parent: Connection) -> None:
    """Say that it has begun, and end it if the parent does."""
    while not getattr(server, "started", False):
        if getattr(server, "should_exit", False):
            return
        time.sleep(LOOK)
    with suppress(EOFError, OSError):
        parent.send_bytes(READY)
        parent.recv_bytes()
    os.kill(os.getpid(), signal.SIGTERM)
