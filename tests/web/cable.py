"""A cable between a browser and the server, which can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit


class Cable:
    """Passes everything on to a server, until it is cut; or swallows all answers, as a line that breaks too early."""

    def __init__(self, place: str) -> None:
        self._server = urlsplit(place).hostname, urlsplit(place).port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.place = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.is_cut = False
        self.is_deaf = False  # what the server says is lost
        self._ends: set[socket.socket] = set()

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _close(self._listener)
        self.cut()

    def cut(self) -> None:
        """Break every connection, and refuse new ones."""
        self.is_cut = True
        for end in list(self._ends):
            _close(end)

    def mend(self) -> None:
        """Let everything through again."""
        self.is_cut = self.is_deaf = False

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listener.accept()
            except OSError:
                return  # closed
            server = socket.create_connection(self._server)
            self._ends |= {browser, server}
            if self.is_cut:  # looked at last: whoever cuts it meanwhile finds both ends to close
                _close(browser)
                _close(server)
                continue
            for source, sink in ((browser, server), (server, browser)):
                threading.Thread(target=self._pass, args=(source, sink, source is server), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket, is_answer: bool) -> None:
        try:
            while said := source.recv(65536):
                if not (is_answer and self.is_deaf):
                    sink.sendall(said)
        except OSError:
            pass  # cut
        finally:
            for end in (source, sink):
                _close(end)
                self._ends.discard(end)


def _close(end: socket.socket) -> None:
    with suppress(OSError):  # the other side was quicker
        end.shutdown(socket.SHUT_RDWR)  # wakes whoever reads from it
    end.close()
