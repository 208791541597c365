"""A talk with a program: lines to it, lines from it, and an end in time, whatever the program does."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from tempfile import TemporaryFile
from threading import Timer
from typing import IO, Final

from farshore.bots.interrupts import heard_later
from farshore.core.errors import FarshoreError

LONGEST_LINE: Final = 1 << 16  # bytes of a line that are read; nothing that counts is as long
LEAVING: Final = 1.0  # seconds between "quit" and being ended
LAST_WORDS: Final = 2000  # bytes of what a program complained about that are kept


class CommandFailed(FarshoreError):
    """A program that cannot be started, gave up, or ended in the middle of a game."""

    def __init__(self, command: str, reason: str) -> None:
        super().__init__("bot-command-failed", command=command, reason=reason)
        self.reason = reason


class CommandLate(FarshoreError):
    """A program that did not answer in time; it has been ended."""

    def __init__(self, command: str, seconds: float) -> None:
        super().__init__("bot-command-late", command=command, seconds=f"{seconds:g}")
        self.seconds = seconds


class Talk:
    """A running program. It leads a process group of its own, which Ctrl-C does not reach and which is ended whole."""

    def __init__(self, command: str, arguments: Sequence[str]) -> None:
        """Start it. Raises ``CommandFailed``."""
        self.command = command
        self._is_late = False
        self._complaints = TemporaryFile()  # noqa: SIM115 - as long as the program runs; ``end`` closes it
        try:
            with heard_later():  # whoever is interrupted before they know of the program could not end it
                self._process = subprocess.Popen(  # noqa: S603 - a program that whoever typed the command has named
                    arguments,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._complaints,
                    start_new_session=True,
                )
                weakref.finalize(
                    self, _leave_nothing, self._process, self._complaints
                )  # … or before they have kept this
        except (OSError, ValueError) as error:
            self._complaints.close()
            raise CommandFailed(command, str(error)) from error

    def ask(self, lines: Iterable[str], is_answer: Callable[[str], bool], within: float) -> list[str]:
        """Say lines, and return what comes back, up to the answer. Raises ``CommandFailed`` or ``CommandLate``."""
        heard: list[str] = []
        with self._deadline(within):
            self._say(lines)
            for line in self._lines():
                if line.partition(" ")[0] == "error":
                    raise CommandFailed(self.command, line.partition(" ")[2])
                heard.append(line)
                if is_answer(line):
                    return heard
        if self._is_late:
            raise CommandLate(self.command, within)
        raise CommandFailed(self.command, self._last_words())

    def end(self) -> None:
        """Say goodbye, and end the program with all that it started. Doing it twice does nothing."""
        if self._complaints.closed:
            return
        with self._deadline(LEAVING):
            self._say(["quit"])
            with contextlib.suppress(OSError):
                _pipe(self._process.stdin).close()
        self._ended()
        _pipe(self._process.stdout).close()
        self._complaints.close()

    def _say(self, lines: Iterable[str]) -> None:
        """Hand lines over; a program that is gone is noticed when it does not answer."""
        with contextlib.suppress(OSError, ValueError):
            pipe = _pipe(self._process.stdin)
            pipe.write("".join(f"{line}\n" for line in lines).encode())
            pipe.flush()

    def _lines(self) -> Iterator[str]:
        """Yield what the program says, until it says no more."""
        pipe = _pipe(self._process.stdout)
        while line := pipe.readline(LONGEST_LINE):
            yield line.decode(errors="replace").strip()

    @contextmanager
    def _deadline(self, seconds: float) -> Iterator[None]:
        """End the program unless this is over in time: then neither writing nor reading waits any longer."""
        timer = Timer(seconds, self._expire)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _expire(self) -> None:
        self._is_late = True
        _kill(self._process)

    def _ended(self) -> int:
        """Let the program end by itself, for a moment; then end what is left of it. Returns its exit status."""
        if self._process.returncode is None:
            with self._deadline(LEAVING):
                if sys.platform == "linux":  # without letting go of its number, by which the rest is ended
                    os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOWAIT)
                else:
                    self._process.wait()
            _kill(self._process)
        return self._process.wait()

    def _last_words(self) -> str:
        """Return how the program ended, with the end of what it complained about."""
        code = self._ended()
        size = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, size - LAST_WORDS))
        said = self._complaints.read().decode(errors="replace").strip()
        return f"exit status {code}" + (f": {said}" if said else "")


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program with all that it started, unless it has ended."""
    if process.returncode is not None:
        return  # its number may by now be another's
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def _leave_nothing(process: subprocess.Popen[bytes], complaints: IO[bytes]) -> None:
    """End a program that nobody talks to any more, and let go of all that belongs to it."""
    _kill(process)
    with contextlib.suppress(OSError), process:
        complaints.close()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # both were asked for
    return pipe
